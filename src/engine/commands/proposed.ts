import { parseCommandLine, type Command } from './command-line.ts';
import type { FrozenCommand } from './frozen.ts';

/** A command that a plan proposes, with the confirmed one that it only adds arguments to. */
export interface RunnableProposal {
  line: string;
  confirmed: FrozenCommand;
}

/**
 * Which of the commands that a plan proposes for a feature are run: a confirmed command, whole, with arguments after it
 * (`npm test -- parser` beside `npm test`). A plan may come from anywhere, so nothing else of it is run.
 */
export function runnableProposals(
  proposed: readonly string[],
  frozen: readonly FrozenCommand[],
): { run: RunnableProposal[]; refused: string[] } {
  const known = new Set(frozen.map(({ line }) => line.trim()));
  const run: RunnableProposal[] = [];
  const refused: string[] = [];
  for (const line of proposed.filter((one) => !known.has(one.trim()))) {
    const confirmed = frozen.find((one) => onlyAddsArguments(line, one.line));
    if (confirmed === undefined) refused.push(line);
    else run.push({ line, confirmed });
  }
  return { run, refused };
}

/** Programs to which a further word is a further thing to do: `make test deploy`. */
const taskRunner =
  /(?:^|\/)(?:g?make|just|task|rake|ant|invoke|gradlew?|mvnw?|bazel|nx|turbo|composer|tox|nox|grunt|gulp)$/;
/** Also within quotes: what is started may hand its arguments to a shell of its own. */
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

/** The command of a line that is one command. */
function only(line: string): Command | undefined {
  const parsed = parseCommandLine(line);
  return 'problem' in parsed || parsed.commands.length !== 1 ? undefined : parsed.commands[0];
}
