import { commandKinds, type CommandKind } from '../coding/rules/commands/project-files.ts';
import { hasFeatures, readFeatures } from '../coding/feature-file.ts';
import { describePlanned } from '../coding/rules/commands/proposals.ts';
import { describeCommand, describeFrozen, type FrozenCommands } from '../coding/rules/commands/frozen.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { exitCodes, WorkflowError } from '../base/errors.ts';
import type { Answer } from './context.ts';
import type { WorkflowCall } from './command-row.ts';
import { confirmCommands as confirm, knownCommands } from '../coding/project-commands.ts';

/** The commands that verify features, frozen or detected, with the reason for each; with an option freezes them. */
export async function projectCommands(paths: WorkflowPaths, call: WorkflowCall): Promise<Answer> {
  if (call.options.confirm !== undefined || call.options.set !== undefined) return confirmCommands(paths, call);
  const known = await knownCommands(paths);
  if (known.frozen !== undefined)
    return {
      text: [describeFrozen(known.frozen), ...planned(paths, known.frozen)].join('\n'),
      data: { frozen: true, ...known.frozen },
    };
  const hint = `Found, and not frozen yet. Freeze them with: autonomous-workflow commands --confirm ${paths.name}`;
  return {
    text: [...known.found.map(describeCommand), hint].join('\n'),
    data: { frozen: false, commands: known.found },
  };
}

/** Further commands that the plan asks for. */
function planned(paths: WorkflowPaths, frozen: FrozenCommands): string[] {
  return hasFeatures(paths) ? describePlanned(frozen, readFeatures(paths).features) : [];
}

/** Freezes the commands that the user was shown, or those that the user sets. */
async function confirmCommands(paths: WorkflowPaths, { now, options }: WorkflowCall): Promise<Answer> {
  const { set } = options as Record<string, unknown>;
  const settings = Array.isArray(set) ? (set as string[]) : [];
  const frozen = await confirm(paths, Object.fromEntries(settings.map(readSetting)), now);
  return { text: describeFrozen(frozen), data: { frozen: true, ...frozen } };
}

function readSetting(text: string): [CommandKind, string] {
  const [, word, line = ''] = /^(\w+)=([^]*)$/.exec(text) ?? [];
  const kind = commandKinds.find((one) => one === word);
  if (kind !== undefined) return [kind, line];
  throw new WorkflowError('This does not say which command is meant', {
    expected: `one of ${commandKinds.map((one) => `${one}=…`).join(', ')}`,
    received: text,
    fix: 'Example: autonomous-workflow commands --set "test=npm test" --set "lint="',
    exitCode: exitCodes.usage,
  });
}
