import { resolve } from 'node:path';
import { acceptGoal } from '../store/acceptance/accept-goal.ts';
import { readAcceptance } from '../store/acceptance/acceptance-file.ts';
import { workflowPaths } from '../store/paths.ts';
import type { Answer, Context } from './context.ts';

/** Freezes what a workflow has to reach, as a person confirmed it; also before the workflow is begun. */
export async function align(
  { root, now }: Context,
  [name = '', file]: readonly (string | undefined)[],
): Promise<Answer> {
  const paths = workflowPaths(root, name);
  const text = await acceptGoal(paths, now, file === undefined ? undefined : resolve(file));
  return { text, data: { name: paths.name, goal: readAcceptance(paths)?.goal } };
}
