import { resolve } from 'node:path';
import { allChecks, secondsOf, type CommandCheck } from '../goal/rules/checklist.ts';
import { describeAcceptance } from '../goal/rules/describe-acceptance.ts';
import { exitCodes } from '../base/errors.ts';
import { runShellCommand } from '../programs/shell-command.ts';
import { readStanding } from '../goal/project-facts.ts';
import { storeRun } from '../goal/store-judgement.ts';
import { noteActivity } from '../session/activity.ts';
import { chooseWorkflow } from '../loop/list.ts';
import { type WorkflowPaths, workflowPaths } from '../files/paths.ts';
import { readState } from '../loop/state-file.ts';
import type { Answer, Context } from './context.ts';
import { acceptGoal } from '../goal/accept-goal.ts';
import { readAcceptance } from '../goal/acceptance-file.ts';

/** The goal of a workflow and its standing; with `--run`, after its commands were run. */
export async function acceptance(
  { root, sessionId }: Context,
  name: string | undefined,
  { run }: Record<string, unknown>,
): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  await readState(paths);
  if (run === true) await runCommands(paths);
  const { acceptance: known, ...standing } = readStanding(paths);
  if (known === undefined) {
    return { text: `The workflow '${paths.name}' has no acceptance checklist.`, data: { goal: null, ...standing } };
  }
  const hint = standing.problems.length === 0 || run === true ? [] : ['', ...standing.problems];
  return {
    text: [describeAcceptance(known.goal, standing), ...hint].join('\n'),
    data: { goal: known.goal, ...standing, runs: known.runs },
    exitCode: run === true && !standing.holds ? exitCodes.refused : 0,
  };
}

/** Runs the commands one after the other, since they share the project. Each result is stored as soon as it is there. */
async function runCommands(paths: WorkflowPaths): Promise<void> {
  const checks = allChecks(readStanding(paths).acceptance?.goal.checks ?? []);
  for (const check of checks) {
    if (!isCommand(check)) continue;
    noteActivity(paths);
    const startedAt = new Date();
    const limits = { folder: paths.root, seconds: secondsOf(check) };
    await storeRun(paths, new Date(), check, startedAt, await runShellCommand(check.command, limits));
  }
}

function isCommand(check: { type: string }): check is CommandCheck {
  return check.type === 'command' || check.type === 'not_command';
}

/** Freezes the goal of a workflow, as a person confirmed it; also before the workflow begins. */
export async function align(
  { root, now }: Context,
  [name = '', file]: readonly (string | undefined)[],
): Promise<Answer> {
  const paths = workflowPaths(root, name);
  const text = await acceptGoal(paths, now, file === undefined ? undefined : resolve(file));
  return { text, data: { name: paths.name, goal: readAcceptance(paths)?.goal } };
}
