import { basename } from 'node:path';
import { workflowPaths } from '../../src/files/paths.ts';
import { changeState } from '../../src/loop/workflow.ts';

/** What the writer prints after its first change. */
export const started = 'started';

/** Changes the state of a workflow as fast as it can, until it is killed. */
async function writeForever(root: string, workflow: string): Promise<never> {
  const paths = workflowPaths(root, workflow);
  for (let told = false; ;) {
    await changeState(paths, new Date(), (state) => ({
      state: { ...state, findings_count: state.findings_count + 1, verdict: 'x'.repeat(state.findings_count % 5_000) },
      event: { event: 'released', session: 's1', why: `change ${state.findings_count + 1}` },
    }));
    if (!told) process.stdout.write(`${started}\n`);
    told = true;
  }
}

if (basename(process.argv[1] ?? '') === 'state-writer.cjs') {
  const [, , root = '', workflow = ''] = process.argv;
  void writeForever(root, workflow);
}
