import { readOrNothing } from '../files/regular.ts';
import { hashOf } from '../journal/records.ts';
import { differenceBetween } from '../programs/git/work-tree.ts';
import { commandsFor, logFiles, type Attempt } from './attempt.ts';
import { describeLeftOut, variablesLeftOut } from './rules/commands/environment.ts';

/**
 * A sentence about variables that the commands of a failed run did not get. Each terminal has others, so only those are named that the
 * feature's change or the output names, too.
 */
export async function leftOutAndNamed(attempt: Attempt, tree: string): Promise<string[]> {
  const { paths, checkout, commands, feature, record } = attempt;
  const names = variablesLeftOut(commands, process.env, hashOf);
  if (names.length === 0) return [];
  const logFile = logFiles(paths, `${feature.id}-${record.attempt}`);
  const texts = [
    await differenceBetween(checkout.root, record.start.commit, tree, checkout.without),
    ...commandsFor(attempt).run.map(({ kind }) => readOrNothing(logFile(kind))?.toString('utf8') ?? ''),
  ];
  const words = new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []));
  const named = names.filter((name) => words.has(name));
  return named.length === 0 ? [] : [describeLeftOut(named, paths.name)];
}
