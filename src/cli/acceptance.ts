import { allChecks, secondsOf, type CommandCheck } from '../engine/acceptance/checklist.ts';
import { describeAcceptance } from '../engine/acceptance/describe-acceptance.ts';
import { exitCodes } from '../engine/workflow-error.ts';
import { runShellCommand } from '../programs/shell-command.ts';
import { readStanding } from '../store/acceptance/standing.ts';
import { storeRun } from '../store/acceptance/store-run.ts';
import { noteActivity } from '../store/session/activity.ts';
import { chooseWorkflow } from '../store/list.ts';
import type { WorkflowPaths } from '../store/paths.ts';
import { readState } from '../store/state-file.ts';
import type { Answer, Context } from './context.ts';

/** What a workflow has to reach and how it stands; with `--run`, after its commands were run. */
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

/** One after the other: they share the project. Each is kept as soon as it has ended. */
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
