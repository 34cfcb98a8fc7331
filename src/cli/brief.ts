import type { WorkflowPaths } from '../files/paths.ts';
import { isOverForGood } from '../loop/rules/state.ts';
import { noteActivity } from '../session/activity.ts';
import { readState } from '../loop/state-file.ts';
import { briefOf } from '../app/turn.ts';
import { isWriteRefused } from '../files/store.ts';
import type { Answer, Call } from './command-table.ts';

/** The brief of the iteration in progress; with `--compile` after report and plan are compiled, for `continue-auto`. */
export async function brief(paths: WorkflowPaths, call: Call): Promise<Answer> {
  const { sessionId, options } = call;
  if (options.compile !== undefined) return (await import('./research.ts')).compileAndBrief(paths, call);
  const state = await readState(paths);
  if (state.status !== 'in_progress') {
    const end = `The workflow '${paths.name}' has ended (${state.end_reason ?? state.status}). ${state.end_message ?? ''}`;
    const resume = isOverForGood(state)
      ? ''
      : ` The user can resume it with: /autonomous-workflow:continue-auto ${paths.name}`;
    return { text: `${end}${sessionId === undefined ? resume : ' There is nothing to do; end your turn.'}` };
  }
  try {
    noteActivity(paths);
  } catch (error) {
    // A reader without write permission gets the brief too.
    if (!isWriteRefused(error)) throw error;
  }
  return { text: await briefOf(paths, state) };
}
