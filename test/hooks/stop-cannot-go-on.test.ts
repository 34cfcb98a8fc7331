import { chmodSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, it, vi } from 'vitest';
import { startReceiver } from '../support/http-receiver.ts';
import { pluginRoot } from '../support/project.ts';
import { begunSession, runHook } from '../support/session.ts';

const endOfTurn = JSON.stringify({ session_id: 's1', hook_event_name: 'Stop', background_tasks: [] });

function setWritable(path: string, isWritable: boolean): void {
  const status = lstatSync(path);
  if (status.isDirectory()) for (const name of readdirSync(path)) setWritable(join(path, name), isWritable);
  if (!status.isSymbolicLink()) chmodSync(path, status.isDirectory() ? (isWritable ? 0o755 : 0o555) : 0o644);
}

describe('a workflow that cannot go on', () => {
  it('is told of on the channels of the configuration', async () => {
    const { project } = await begunSession();
    const receiver = await startReceiver();
    const environment = { AUTONOMOUS_WORKFLOW_NOTIFY: receiver.url };
    rmSync(project.path('docs/research-x/log.jsonl'));
    mkdirSync(project.path('docs/research-x/log.jsonl'));
    const { stdout } = await runHook(project, 'verify-state', endOfTurn, { environment });
    expect(stdout).toContain('autonomous-workflow cannot go on: EISDIR');
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 20_000 });
    expect(receiver.received[0]?.body).toContain('x: cannot go on');
    expect(receiver.received[0]?.body).toContain('EISDIR');
  });

  it.skipIf(process.getuid?.() !== 0)('is told of where nothing of the project can be written', async () => {
    const { project } = await begunSession();
    const receiver = await startReceiver();
    chmodSync(dirname(project.root), 0o755);
    setWritable(project.root, false);
    try {
      const { stdout } = await execa(process.execPath, [join(pluginRoot, 'hooks', 'verify-state.cjs')], {
        cwd: project.root,
        input: endOfTurn,
        env: {
          ...project.environment,
          CLAUDE_PROJECT_DIR: project.root,
          AUTONOMOUS_WORKFLOW_NOTIFY: receiver.url,
          // Nothing can be noted there either.
          TMPDIR: project.root,
        },
        extendEnv: false,
        uid: 65_534,
        gid: 65_534,
      });
      expect(stdout).toContain('cannot go on');
      await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 20_000 });
      expect(receiver.received[0]?.body).toContain('cannot go on');
    } finally {
      setWritable(project.root, true);
    }
  });
});
