import { commandKinds, type CommandKind } from '../coding/rules/commands/project-files.ts';
import type { FrozenCommands } from '../coding/rules/commands/frozen.ts';
import { excerpt, exitCodes, WorkflowError } from '../base/errors.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { readFrozenCommands } from '../coding/commands-file.ts';
import { chooseWorkflow } from '../loop/list.ts';
import type { Answer, Context } from './context.ts';
import { checkoutOf } from '../coding/checkout.ts';
import { detect, freezeNow } from '../coding/project-commands.ts';

/** The commands that prove features, frozen or as they would be, with the reason for each. */
export async function showCommands({ root, sessionId }: Context, name: string | undefined): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  const frozen = readFrozenCommands(paths);
  if (frozen !== undefined) return { text: describe(frozen), data: { frozen: true, ...frozen } };
  const { configuration } = await currentConfiguration(root);
  const commands = await detect((await checkoutOf(paths)).root, configuration);
  const lines = commands.map(describeCommand);
  const notice = `Found, and not frozen yet. Freeze them with: autonomous-workflow commands confirm ${paths.name}`;
  return { text: [...lines, notice].join('\n'), data: { frozen: false, commands } };
}

/** Freezes the commands as shown to the user, or as the user sets them. */
export async function confirmCommands(
  { root, sessionId, now }: Context,
  name: string | undefined,
  options: Record<string, unknown>,
): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  const { configuration } = await currentConfiguration(root);
  const repository = (await checkoutOf(paths)).root;
  const said = Array.isArray(options.set) ? (options.set as string[]) : [];
  const commands = await detect(repository, configuration, Object.fromEntries(said.map(readSetting)));
  const frozen = await freezeNow(paths, repository, now, 'user', commands);
  return { text: describe(frozen), data: { frozen: true, ...frozen } };
}

function readSetting(text: string): [CommandKind, string] {
  const [, word, line = ''] = /^(\w+)=([^]*)$/.exec(text) ?? [];
  const kind = commandKinds.find((one) => one === word);
  if (kind !== undefined) return [kind, line];
  throw new WorkflowError('This does not say which command is meant', {
    expected: `one of ${commandKinds.map((one) => `${one}=…`).join(', ')}`,
    received: text,
    fix: 'Example: autonomous-workflow commands confirm --set "test=npm test" --set "lint="',
    exitCode: exitCodes.usage,
  });
}

function describe({ commands, confirmed_by, confirmed_at }: FrozenCommands): string {
  const by = confirmed_by === 'user' ? 'confirmed by the user' : 'confirmed by nobody: they were frozen as found';
  return [...commands.map(describeCommand), `Frozen ${confirmed_at}, ${by}. They prove every feature.`].join('\n');
}

function describeCommand({ kind, line, folder, reason }: Shown): string {
  return `${kind}: ${excerpt(line)}${folder === '.' ? '' : ` (in ${folder})`}: ${excerpt(reason)}`;
}

type Shown = Pick<FrozenCommands['commands'][number], 'line' | 'folder' | 'reason' | 'kind'>;
