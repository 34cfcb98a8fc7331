import { parseCommandLine } from './command-line.ts';
import type { FrozenCommand } from './frozen.ts';

/**
 * Which of the commands that a plan proposes for a feature are run: those that start the same program for the same purpose as a
 * command that was confirmed (`npm test -- parser` beside `npm test`). A plan may come from anywhere, so nothing else of it is run.
 */
export function runnableProposals(
  proposed: readonly string[],
  frozen: readonly FrozenCommand[],
): { run: string[]; refused: string[] } {
  const known = new Set(frozen.map(({ line }) => line.trim()));
  const beginnings = new Set(frozen.flatMap(({ line }) => beginningOf(line) ?? []));
  const others = proposed.filter((line) => !known.has(line.trim()));
  const isRunnable = (line: string) => {
    const beginning = beginningOf(line);
    return beginning !== undefined && beginnings.has(beginning);
  };
  return { run: others.filter(isRunnable), refused: others.filter((line) => !isRunnable(line)) };
}

/** The program with its first argument, of a line that is one command. */
function beginningOf(line: string): string | undefined {
  const parsed = parseCommandLine(line);
  if ('problem' in parsed || parsed.commands.length !== 1) return undefined;
  const [command] = parsed.commands;
  if (command === undefined || Object.keys(command.environment).length > 0) return undefined;
  return [command.program, ...command.arguments.slice(0, 1)].join(' ');
}
