import { resolve } from 'node:path';
import { describeAcceptance } from '../goal/rules/acceptance.ts';
import { exitCodes } from '../base/errors.ts';
import { runAcceptance } from '../goal/turn.ts';
import { workflowPaths, type WorkflowPaths } from '../files/paths.ts';
import { readState } from '../loop/state-file.ts';
import type { Answer, Context } from './context.ts';
import type { WorkflowCall } from './command-row.ts';
import { acceptGoal, readAcceptance, readStanding } from '../goal/acceptance-file.ts';

/** The goal of a workflow with the result of each check; `--run` runs its commands first. */
export async function acceptance(paths: WorkflowPaths, { options: { run } }: WorkflowCall): Promise<Answer> {
  await readState(paths);
  if (run !== undefined) await runAcceptance(paths);
  const { acceptance: known, ...standing } = readStanding(paths);
  if (known === undefined) {
    return { text: `The workflow '${paths.name}' has no acceptance checklist.`, data: { goal: null, ...standing } };
  }
  const hint = standing.problems.length === 0 || run !== undefined ? [] : ['', ...standing.problems];
  return {
    text: [describeAcceptance(known.goal, standing), ...hint].join('\n'),
    data: { goal: known.goal, ...standing, runs: known.runs },
    exitCode: run !== undefined && !standing.holds ? exitCodes.refused : 0,
  };
}

/** Freezes the goal of a workflow after a person confirmed it; allowed before the workflow begins. */
export async function align(
  { root, now }: Context,
  [name = '', file]: readonly (string | undefined)[],
): Promise<Answer> {
  const paths = workflowPaths(root, name);
  const text = await acceptGoal(paths, now, file === undefined ? undefined : resolve(file));
  return { text, data: { name: paths.name, goal: readAcceptance(paths)?.goal } };
}
