import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Project } from '../support/project.ts';
import { begunSession } from '../support/session.ts';

const folder = 'docs/research-x';

/** A workflow with one recorded iteration, without what is named. */
async function without(...gone: string[]): Promise<Project> {
  const session = await begunSession();
  await session.worksThrough('x', 1);
  for (const file of gone) rmSync(session.project.path(`${folder}/${file}`), { recursive: true });
  return session.project;
}

const everyLedger = ['ledger.json', '.runtime/ledger.json', 'journal.jsonl'];

describe('a ledger that is gone with its copy and the journal', () => {
  it.each([[everyLedger], [['ledger.json', '.runtime', 'journal.jsonl']]])(
    'is missed because the state counts what was recorded, and comes back from the hand-ins (%j)',
    async (gone) => {
      const project = await without(...gone);
      const sources = project.read(`${folder}/sources.bib`);
      const status = await project.cli('status', 'x');
      expect(status.stdout).toMatch(/^needs you +The ledger is gone/m);
      expect(status.exitCode).toBe(4);
      expect((await project.cli('doctor')).stdout).toContain('ledger.json: The ledger is gone');
      const compiled = await project.cli('compile', 'x');
      expect(compiled.stderr).toMatch(/^The ledger is gone[\s\S]*→ .*autonomous-workflow repair x/);
      expect(compiled.exitCode).toBe(4);
      expect(project.read(`${folder}/sources.bib`)).toBe(sources);
      const { stdout } = await project.cli('repair', 'x');
      expect(stdout).toMatch(/^autonomous-workflow restored the ledger of 'x' from the hand-ins in the inbox/m);
      expect(project.state('x')).toMatchObject({ findings_count: 1, sources_cited: 1 });
      expect((await project.cli('doctor')).exitCode).toBe(0);
      await project.cli('compile', 'x');
      expect(project.read(`${folder}/sources.bib`)).toBe(sources);
    },
  );

  it('and with the hand-ins is told as lost, with what it held, and nothing is made of nothing', async () => {
    const project = await without(...everyLedger, 'inbox');
    const sources = project.read(`${folder}/sources.bib`);
    const { stdout, exitCode } = await project.cli('repair', 'x');
    expect(stdout).toMatch(
      /^The ledger of 'x' is lost with its copy, the journal and the hand-ins: 1 finding, 1 source\. → Put /m,
    );
    expect(exitCode).toBe(4);
    expect(project.exists(`${folder}/ledger.json`)).toBe(false);
    expect((await project.cli('status', 'x')).exitCode).toBe(4);
    expect((await project.cli('compile', 'x')).exitCode).toBe(4);
    expect(project.read(`${folder}/sources.bib`)).toBe(sources);
  });

  it('is not missed before anything was recorded, nor in a workflow of the first specification', async () => {
    const begun = await begunSession();
    expect((await begun.project.cli('status', 'x')).exitCode).toBe(0);
    begun.project.write(
      'docs/research-old/old-state.md',
      '---\nworkflow_type: autonomous-research\nname: old\nstatus: in_progress\niteration: 4\nfindings_count: 12\n---\n',
    );
    expect((await begun.project.cli('status', 'old')).exitCode).toBe(0);
  });
});

describe('a sources.bib with entries', () => {
  it('is not emptied by a ledger that holds no source: compile refuses, record keeps it beside', async () => {
    const { project } = await begunSession();
    const entry = '@misc{mine2024, title = {Mine}}\n';
    project.write(`${folder}/sources.bib`, entry);
    const { stderr, exitCode } = await project.cli('compile', 'x');
    expect(stderr).toMatch(/^sources\.bib holds sources that the ledger does not know; it was left as it is /);
    expect(exitCode).toBe(4);
    expect(project.read(`${folder}/sources.bib`)).toBe(entry);
    await project.cli('record', 'x');
    const [kept = ''] = project.files(folder).filter((file) => file.includes('sources.bib.replaced-'));
    expect(project.read(kept)).toBe(entry);
  });
});
