import { basename } from 'node:path';
import { state as sample } from '../support/samples.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { updateSpend } from '../../src/spend/spend.ts';

/** What the counter prints after it has counted the first time. */
export const started = 'started';

/** Counts what a session has spent as fast as it can, until it is killed. */
async function countForever(root: string, workflow: string, session: string, transcript: string): Promise<never> {
  const paths = workflowPaths(root, workflow);
  for (let told = false; ; told = true) {
    await updateSpend(paths, sample(), session, transcript, new Date());
    if (!told) process.stdout.write(`${started}\n`);
  }
}

if (basename(process.argv[1] ?? '') === 'spend-counter.cjs') {
  const [, , root = '', workflow = '', session = '', transcript = ''] = process.argv;
  void countForever(root, workflow, session, transcript);
}
