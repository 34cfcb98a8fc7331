import { join } from 'node:path';
import { orElse } from '../base/errors.ts';
import { hashOf } from '../files/hash.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readJsonLike, readText, writeAtomic } from '../files/store.ts';
import { hashWithout } from '../programs/git/repository.ts';
import type { Attempt } from './attempt.ts';
import type { CommandToRun } from './commands.ts';
import { hasFeatures, readFeatures } from './feature-file.ts';
import { checkoutOf, projectFolder } from './place.ts';
import type { FrozenCommands } from './rules/commands/frozen.ts';
import { parseTestOutput } from './rules/results/reports.ts';
import { judgedRun, type CommandRun, type TestReport, type VerificationRun } from './rules/results/runs.ts';
import { logFiles, ownFolderOnly, runInOrder, withPlace } from './run-commands.ts';

/** A run as it is stored; its report is read from its log again. */
type Fact = Omit<CommandRun, 'report'>;

const sample: Omit<Fact, 'exitCode'> = {
  ...{ kind: '', line: '', folder: '', verdict: 'passed', end: '', startedAt: '' },
  ...{ durationMilliseconds: 0, outputHash: '', logFile: '', summary: '' },
};

/** A state of the project's files, and the commands that were or are to be run on it. */
interface Subject {
  paths: WorkflowPaths;
  tree: string;
  frozen: FrozenCommands;
  commands?: readonly CommandToRun[];
}

/**
 * Where the fact about each command is stored: under a hash of the command and of all files, but for those of workflows and the plan, in
 * which what passes is ticked.
 */
async function factFiles({ paths, tree, frozen, commands = frozen.commands }: Subject): Promise<string[]> {
  const { root, without } = await checkoutOf(paths);
  const plan = hasFeatures(paths) ? readFeatures(paths).source : null;
  const own = plan === null ? [] : [join(projectFolder(paths, root), plan)];
  const files = await hashWithout(root, tree, [...without, ...own]);
  return commands.map(({ kind, folder, line, time_limit_seconds }) => {
    const of = [files, frozen.confirmed_at, frozen.needs, kind, folder, line, time_limit_seconds];
    return join(paths.runtime, 'coding', 'facts', `${hashOf(JSON.stringify(of))}.json`);
  });
}

/** A fact with its report, if its log is as it was written. */
function readFact(file: string): CommandRun | undefined {
  const fact = readJsonLike<Fact>(file, sample as Fact);
  const text = fact === undefined ? '' : orElse(() => readText(fact.logFile), '');
  return fact?.outputHash === hashOf(text) ? { ...fact, report: parseTestOutput(text) } : undefined;
}

/** A project without tests is not broken. */
export const isGood = ({ verdict, exitCode }: CommandRun): boolean => verdict === 'passed' || exitCode === 0;

/**
 * The stored results of all commands for these files; undefined unless each has been run on them to its end.
 * @param isEnough by default each has to have passed: what failed may have lacked something that is there by now.
 */
export async function knownFacts(subject: Subject, isEnough = isGood): Promise<VerificationRun | undefined> {
  const all = (await factFiles(subject)).map(readFact);
  if (!all.every((one) => one !== undefined)) return undefined;
  const run = judgedRun(all, subject.frozen);
  return run.commands.every(isEnough) ? run : undefined;
}

/** Stores what commands came to on a state of the files, for those that ended by themselves. */
export async function remember(subject: Subject, commands: readonly CommandRun[]): Promise<void> {
  for (const [index, file] of (await factFiles(subject)).entries()) {
    const fact = { ...commands[index], report: undefined };
    if (typeof fact.exitCode === 'number') writeAtomic(file, JSON.stringify(fact), { flush: 'nothing' });
  }
}

/** Runs commands on a state of the files, in a checkout with the dependencies of `root`, unless it is known what they come to. */
export async function factsAt(
  subject: Subject & { root: string; logFile: (kind: string) => string },
  isEnough = isGood,
): Promise<VerificationRun> {
  const { frozen, commands = frozen.commands, logFile } = subject;
  const known = await knownFacts(subject, isEnough);
  if (known !== undefined) return known;
  const runs = await withPlace(subject, frozen, (place) => runInOrder({ ...place, commands, logFile }));
  await remember(subject, runs);
  return judgedRun(runs, frozen);
}

/** The state of the project at an earlier commit; what is not known of it any more is run again, with logs of this name. */
export async function factsBefore(
  { paths, checkout: { root }, commands: frozen }: Pick<Attempt, 'paths' | 'checkout' | 'commands'>,
  tree: string,
  name: string,
) {
  const [subject, any] = [{ paths, tree, frozen }, () => true];
  // In its own folder, the work is there by now.
  if (frozen.needs.includes(ownFolderOnly)) return (await knownFacts(subject, any)) ?? judgedRun([], frozen);
  return factsAt({ ...subject, root, logFile: logFiles(paths, name) }, any);
}

/** The reports of the commands that run tests; lint, types and builds report none. */
export const reportsOf = ({ commands }: Pick<VerificationRun, 'commands'>): TestReport[] =>
  commands.filter(({ kind }) => kind === 'test').map(({ report }) => report);
