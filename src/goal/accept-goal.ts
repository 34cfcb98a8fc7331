import { goalSchema, type Goal } from './rules/checklist.ts';
import { parseJson } from '../base/json.ts';
import { lineOfPath } from '../base/json-line.ts';
import { formatIssues } from '../base/text.ts';
import { WorkflowError, exitCodes } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readText } from '../files/regular.ts';
import { readStanding } from './project-facts.ts';
import { describeAcceptance, newAcceptance } from './rules/acceptance.ts';
import { asOneChange } from '../journal/document.ts';
import { asWriter } from '../loop/workflow.ts';
import { writeAcceptance } from './acceptance-file.ts';

/**
 * Sets the goal of the workflow in place of an earlier one, whose runs and judgements no longer count. It may be set before the
 * workflow begins.
 */
export async function freezeGoal(paths: WorkflowPaths, now: Date, goal: Goal): Promise<void> {
  await asWriter(paths, () => {
    const event = { event: 'aligned', checks: goal.checks.length, objective: goal.objective } as const;
    asOneChange(paths, now, event, () => writeAcceptance(paths, newAcceptance(goal, now)));
  });
}

/**
 * Freezes the goal in a file, by default `goal.json` of the workflow's folder; returns the frozen goal, for the person who
 * accepted it.
 * @throws WorkflowError when the file is missing or invalid; nothing is changed then.
 */
export async function acceptGoal(paths: WorkflowPaths, now: Date, file = paths.goal): Promise<string> {
  await freezeGoal(paths, now, readGoal(file));
  const { acceptance, ...standing } = readStanding(paths);
  if (acceptance === undefined) return '';
  return [
    `Frozen for the workflow '${paths.name}', in ${paths.folder}/acceptance.json.`,
    'Its commands will be run in a shell, exactly as they stand here:',
    '',
    describeAcceptance(acceptance.goal, standing),
  ].join('\n');
}

function readGoal(where: string): Goal {
  const refuse = (what: string, received: string) =>
    new WorkflowError(what, {
      where,
      received,
      expected: 'objective, constraints and checks',
      fix: 'Print the schema with: autonomous-workflow schema acceptance',
      exitCode: exitCodes.usage,
    });
  let text: string;
  let value: unknown;
  try {
    text = readText(where);
    value = goalWithin(parseJson(text));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw refuse('The acceptance checklist cannot be read', code === 'ENOENT' ? 'no such file' : message);
  }
  const result = goalSchema.safeParse(value);
  if (result.success) return result.data;
  const problems = formatIssues(result.error.issues, value, { locate: (path) => lineOfPath(text, path) });
  throw refuse('The acceptance checklist is not valid', problems.join('; '));
}

/** An `acceptance.json` of another workflow has the goal under a key. */
function goalWithin(value: unknown): unknown {
  const isFrozen = typeof value === 'object' && value !== null && 'frozen_at' in value && 'goal' in value;
  return isFrozen ? value.goal : value;
}
