import type { WorkflowPaths } from '../files/paths.ts';
import { runShellCommand } from '../programs/shell-command.ts';
import { noteActivity } from '../session/activity.ts';
import { readStanding } from './project-facts.ts';
import { secondsOf, type CommandCheck } from './rules/checklist.ts';
import { storeRun } from './store-judgement.ts';

/** Runs the commands of the checklist one after the other, since they share the project. Each result is stored at once. */
export async function runAcceptance(paths: WorkflowPaths): Promise<void> {
  const checks = readStanding(paths).acceptance?.goal.checks ?? [];
  for (const check of checks) {
    if (!isCommand(check)) continue;
    noteActivity(paths);
    const startedAt = new Date();
    const limits = { folder: paths.root, seconds: secondsOf(check), environment: process.env };
    await storeRun(paths, new Date(), check, startedAt, await runShellCommand(check.command, limits));
  }
}

function isCommand(check: { type: string }): check is CommandCheck {
  return check.type === 'command' || check.type === 'not_command';
}
