import { excerpt } from '../../../base/errors.ts';
import { parseCommandLine, type Command } from '../../../base/command-line.ts';
import { describeCommand, type FrozenCommand, type FrozenCommands } from './frozen.ts';

/** A proposed command of a plan, with the confirmed command that it extends by arguments. */
export interface RunnableProposal {
  line: string;
  confirmed: FrozenCommand;
}

/**
 * Selects the commands of a plan that are run for a feature: a confirmed command with additional arguments (`npm test -- parser` for
 * `npm test`). Other commands are refused, since a plan may come from anywhere. A confirmed command itself is in neither list: it is run in
 * any case.
 */
export function runnableProposals(
  proposed: readonly string[],
  { commands }: Pick<FrozenCommands, 'commands'>,
): { run: RunnableProposal[]; refused: string[] } {
  const run: RunnableProposal[] = [];
  const refused: string[] = [];
  for (const line of proposed.map((one) => one.trim())) {
    if (commands.some((one) => asCalled(one.line) === asCalled(line))) continue;
    const confirmed = commands.find((one) => onlyAddsArguments(line, one.line));
    if (confirmed === undefined) refused.push(line);
    else run.push({ line, confirmed });
  }
  return { run, refused };
}

/** `npm run test` is `npm test`. */
const asCalled = (line: string): string => line.trim().replace(/^(npm|pnpm|yarn) run(?:-script)? (?=test$)/, '$1 ');

/** Programs that treat an additional word as an additional task: `make test deploy`. */
const taskRunner =
  /(?:^|\/)(?:g?make|just|task|rake|ant|invoke|gradlew?|mvnw?|bazel|nx|turbo|composer|tox|nox|grunt|gulp)$/;
/** Checked within quotes, too: the program may pass its arguments to a shell. */
const shellCharacter = /[|;<>&()`$\\\n\r]/;

function onlyAddsArguments(line: string, confirmed: string): boolean {
  const [wanted, whole] = [only(line), only(confirmed)];
  if (whole === undefined || wanted?.program !== whole.program) return false;
  if (JSON.stringify(wanted.environment) !== JSON.stringify(whole.environment)) return false;
  if (!whole.arguments.every((word, index) => wanted.arguments[index] === word)) return false;
  const added = wanted.arguments.slice(whole.arguments.length);
  const isTaskRunner = [whole.program, ...whole.arguments].some((word) => taskRunner.test(word));
  return added.every((word) => !shellCharacter.test(word) && (!isTaskRunner || /^-|^\w+=/.test(word)));
}

/** The command of a line that consists of only one. */
function only(line: string): Command | undefined {
  const parsed = parseCommandLine(line);
  return 'problem' in parsed || parsed.commands.length !== 1 ? undefined : parsed.commands[0];
}

/** The fields of a feature that concern its commands. */
interface Planned {
  id: string;
  kind: string;
  verification_commands: readonly string[];
}

const mostLines = 20;

/** The commands that a plan proposes for single features, a line each: those that are run, and those that are not. */
export function describePlanned(frozen: FrozenCommands, features: readonly Planned[]): string[] {
  const lines = features.flatMap(({ id, kind, verification_commands }) => {
    // Commands of a fix are from the acceptance checklist, which is confirmed separately.
    const { run, refused } = runnableProposals(kind === 'fix' ? [] : verification_commands, frozen);
    return [
      ...run.map(
        ({ line, confirmed }) => `${id}, from its plan: ${excerpt(line)} (adds to ${excerpt(confirmed.line)})`,
      ),
      ...refused.map((line) => `${id}, from its plan, not run since nobody confirmed it: ${excerpt(line)}`),
    ];
  });
  const left = lines.length - mostLines;
  return [...lines.slice(0, mostLines), ...(left > 0 ? [`and ${left} more from the plan`] : [])];
}

/** All commands that are run as proof, a line each, with their origin and who confirmed them. */
export function describeProof(frozen: FrozenCommands, features: readonly Planned[]): string[] {
  const by = frozen.confirmed_by === 'user' ? 'confirmed by the user' : 'not confirmed by a person';
  return [...frozen.commands.map((one) => `${describeCommand(one)} (${by})`), ...describePlanned(frozen, features)];
}
