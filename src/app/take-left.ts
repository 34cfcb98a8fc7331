import type { WorkflowPaths } from '../files/paths.ts';
import { leftHandIns } from '../loop/agents.ts';

/** Takes the hand-ins of agents that did not live to end; see `leftHandIns`. Loads what judges them only where there are any. */
export async function takeLeft(paths: WorkflowPaths, now: Date, silent: readonly string[] = []): Promise<void> {
  const left = leftHandIns(paths, silent);
  if (left.length > 0) await (await import('./take-hand-in.ts')).takeLeftHandIns(paths, left, now);
}
