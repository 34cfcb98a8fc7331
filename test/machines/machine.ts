import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { repairBroken } from '../../src/app/repair.ts';
import { isWorkflowError } from '../../src/base/errors.ts';
import { writeAtomic } from '../../src/files/atomic.ts';
import type { WorkflowPaths } from '../../src/files/paths.ts';
import { writeRecorded } from '../../src/journal/records.ts';
import { asWriter } from '../../src/loop/workflow.ts';
import { shareWorkflow } from '../../src/machines/shared-workflow.ts';
import { beginRun } from '../../src/supervisor/begin-run.ts';
import { releaseWorkflow } from '../../src/loop/ownership.ts';

/** One machine that drives a workflow: a process of its own. Its iterations are a commit and a file each. */
interface Orders {
  root: string;
  workflow: string;
  token: string;
  iterations: number;
  /** How far this machine's clock is ahead: the leases of others look old. */
  ahead: number;
  takeOver: boolean;
  pause: number;
}

const say = (event: string, more: Record<string, unknown> = {}) =>
  process.stdout.write(`${JSON.stringify({ event, ...more })}\n`);

async function drive({ root, workflow, token, iterations, ahead, takeOver, pause }: Orders): Promise<void> {
  const now = () => new Date(Date.now() + ahead);
  const shared = await shareWorkflow(root, { workflow, remote: 'origin' }, (text) => say('news', { text }));
  await shared.join(takeOver, now());
  const request = { root, name: workflow, prompt: undefined, options: {}, takeOver };
  const { paths, session, notices } = await beginRun({ ...request, mode: 'implement' }, new Date());
  for (const text of [...notices, ...(await repairBroken(paths, now()))]) say('repaired', { text });
  say('joined');
  for (let number = 0; number <= iterations; number += 1) {
    if (number > 0) {
      await wait(pause);
      const one = `${token}-${number}`;
      await work(root, paths, one);
      say('worked', { token: one });
    }
    const pushed = await shared.publish(now());
    say(pushed.outcome, { number, ...(pushed.outcome !== 'kept' && { why: pushed.why }) });
    if (pushed.outcome === 'lost') break;
  }
  await releaseWorkflow(paths, new Date(), session.id, 'run');
  const left = await shared.leave(now());
  say('left', left);
}

/** The order is that of an iteration: the hand-in, the code, the commit. */
async function work(root: string, paths: WorkflowPaths, token: string): Promise<void> {
  const name = `inbox/1/${token}.json`;
  const text = `${JSON.stringify({ agent: 'coder', agent_id: token })}\r\n`;
  await asWriter(paths, () => {
    writeRecorded(paths, name, text, () => {
      writeAtomic(join(paths.base, name), text);
    });
  });
  mkdirSync(join(root, 'src'), { recursive: true });
  writeFileSync(join(root, 'src', `${token}.txt`), token);
  execFileSync('git', ['add', '--', 'src'], { cwd: root });
  execFileSync('git', ['commit', '--quiet', '-m', token], { cwd: root });
}

drive(JSON.parse(process.argv[2] ?? '{}') as Orders).catch((error: unknown) => {
  say(isWorkflowError(error) ? 'refused' : 'crashed', {
    why: error instanceof Error ? (error.stack ?? '') : String(error),
  });
});
