import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { goalSchema } from '../engine/acceptance/checklist.ts';
import { describeAcceptance } from '../engine/acceptance/describe-acceptance.ts';
import { lineOfPath } from '../engine/json-line.ts';
import { parseJson } from '../engine/parse-json.ts';
import { sentences } from '../engine/sentences.ts';
import { WorkflowError, exitCodes } from '../engine/workflow-error.ts';
import { freezeGoal } from '../store/acceptance/freeze-goal.ts';
import { readStanding } from '../store/acceptance/standing.ts';
import { workflowPaths } from '../store/paths.ts';
import type { Answer, Context } from './context.ts';

/** Freezes what a workflow has to reach, as a person confirmed it; also before the workflow is begun. */
export async function align(
  { root, now }: Context,
  [name = '', file = '']: readonly (string | undefined)[],
): Promise<Answer> {
  const paths = workflowPaths(root, name);
  const goal = readGoal(file);
  await freezeGoal(paths, now, goal);
  const standing = readStanding(paths);
  const text = [
    `Frozen for the workflow '${paths.name}', in ${paths.folder}/acceptance.json.`,
    'Its commands will be run in a shell, exactly as they stand here:',
    '',
    describeAcceptance(goal, standing),
  ].join('\n');
  return { text, data: { name: paths.name, goal } };
}

function readGoal(file: string) {
  const where = resolve(file);
  const refuse = (what: string, received: string) =>
    new WorkflowError(what, {
      where,
      received,
      expected: 'objective, constraints and checks',
      fix: 'Look at the form with: autonomous-workflow schema acceptance',
      exitCode: exitCodes.usage,
    });
  let text: string;
  let value: unknown;
  try {
    text = readFileSync(where, 'utf8');
    value = parseJson(text);
  } catch (error) {
    throw refuse('The acceptance checklist cannot be read', (error as Error).message);
  }
  const result = goalSchema.safeParse(value);
  if (result.success) return result.data;
  const problems = sentences(result.error.issues, value, (path) => lineOfPath(text, path));
  throw refuse('The acceptance checklist is not valid', problems.join('; '));
}
