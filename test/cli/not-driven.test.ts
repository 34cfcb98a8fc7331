import { describe, expect, it } from 'vitest';
import type { Project } from '../support/project.ts';
import { begunSession } from '../support/session.ts';

const leaseFile = 'docs/research-x/.runtime/session/lease.json';

/** No process has this number: Linux, macOS and Windows give out smaller ones. */
const nobody = 2 ** 31 - 1;

function leave(project: Project): void {
  project.write(leaseFile, JSON.stringify({ ...(project.readJson(leaseFile) as object), process: nobody }));
}

describe('the status of a workflow in progress', () => {
  it('says first that no session drives it, when its session is gone, and waits for nobody', async () => {
    const { project } = await begunSession();
    const rest = { kind: 'agents', tasks: ['a'], turn: Date.now(), since: Date.now(), until: null };
    project.write('docs/research-x/.runtime/session/rest.json', JSON.stringify(rest));
    leave(project);
    const { exitCode, stdout } = await project.cli('status', 'x');
    expect(stdout).toMatch(
      /^state +Nobody works on it: no session drives it\.$[^]*^needs you +Go on in Claude Code: \/autonomous-workflow:continue-auto x$/m,
    );
    expect(stdout).not.toMatch(/waits/);
    expect(exitCode).toBe(0);
    expect(await project.cliJson('status', 'x')).toMatchObject({ status: 'in_progress', owner_alive: false });
  });
});
