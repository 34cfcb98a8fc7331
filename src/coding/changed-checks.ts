import { firstOf } from '../base/text.ts';
import { WorkflowError } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { hashOf } from '../files/hash.ts';
import { lastCommitOn } from '../programs/git/history.ts';
import { treeOfWorkTree } from '../programs/git/work-tree.ts';
import { ask, askedOfUser } from './ask.ts';
import { commandsFor, type Attempt, type StepVerdict } from './attempt.ts';
import type { RepositoryCheckout } from './checkout.ts';
import { definingParts, type DefiningPart } from './rules/commands/defining-parts.ts';
import {
  changedBesideFrozen,
  changedSinceFrozen,
  describeChangedBefore,
  type FrozenChange,
  type FrozenCommands,
  madeSince,
  provesOtherwise,
} from './rules/commands/frozen.ts';
import { othersToBegin } from './rules/ready.ts';
import { readProject, readProjectAt } from './verification-run.ts';

/** Changes since the freeze in what the frozen commands lead to. */
interface ChangedChecks {
  parts: DefiningPart[];
  /** Made by the work of the attempt. */
  own: FrozenChange[];
  /** Committed by somebody before the attempt began, or before it was rebased. */
  earlier: FrozenChange[];
}

/** The changes of the checks in an attempt's work; only its own are its coder's. */
export async function changedChecks(attempt: Attempt, tree: string): Promise<ChangedChecks> {
  const { checkout, commands, record } = attempt;
  const { root } = checkout;
  const lines = commands.commands;
  // A fix of the goal is proven by commands of the goal, too.
  const all = commandsFor(attempt).run;
  const files = await readProject(root, all);
  const parts = definingParts(lines, files);
  const changes = changedSinceFrozen(commands, parts, hashOf);
  if (changes.length === 0 && all.length === lines.length) return { parts, own: [], earlier: [] };
  const before = await readProjectAt(root, record.start.commit, tree, all);
  const start = definingParts(lines, before);
  const own = madeSince(changes, start, parts, hashOf);
  const further = changedBesideFrozen(definingParts(all, before), definingParts(all, files), start, hashOf);
  return { parts, own: [...own, ...further], earlier: changes.filter((one) => !own.includes(one)) };
}

/** Asks the user when others committed a change of the checks onto which an attempt was rebased: nothing shows whose it is. */
export async function requireFrozenChecks(attempt: Attempt): Promise<StepVerdict> {
  const { paths, checkout } = attempt;
  const { earlier } = await changedChecks(attempt, await treeOfWorkTree(checkout.root, checkout.without));
  if (earlier.length === 0) return { is: 'continue', attempt };
  const reasons = [await describe(paths, checkout, earlier)];
  return { is: 'hindered', attempt, kind: 'environment', what: provesOtherwise, reasons };
}

/**
 * A question to the user about commits that changed the checks outside of any feature. They may be the user's or a session's, and git
 * names the same author for both, so only the user can say. Undefined without such a commit.
 */
export async function questionAboutChecks(
  paths: WorkflowPaths,
  checkout: RepositoryCheckout,
  commands: FrozenCommands,
): Promise<string | undefined> {
  const { root, head, without } = checkout;
  if (head === null) return undefined;
  const lines = commands.commands;
  const project = await readProjectAt(root, head, await treeOfWorkTree(root, without), lines);
  const changes = changedSinceFrozen(commands, definingParts(lines, project), hashOf);
  return changes.length === 0 ? undefined : `${provesOtherwise}: ${await describe(paths, checkout, changes)}`;
}

/**
 * Refuses to begin a feature on commits that changed the checks, and asks the user about them, once for all features.
 * @throws WorkflowError where there are such commits.
 */
export async function refuseChangedChecks(
  { paths, checkout, commands, list, feature }: Omit<Attempt, 'record'>,
  now: Date,
): Promise<void> {
  const text = await questionAboutChecks(paths, checkout, commands);
  if (text === undefined) return;
  const others = othersToBegin(list, feature.id);
  const tried = commands.commands.map(({ line }) => line);
  await ask(paths, now, { kind: 'environment', item: feature.id, others, text, tried });
  throw new WorkflowError(`${feature.id} cannot be begun: the commands that prove it were changed`, {
    received: text,
    fix: askedOfUser,
  });
}

async function describe(
  { name }: WorkflowPaths,
  { root }: RepositoryCheckout,
  changes: readonly FrozenChange[],
): Promise<string> {
  const files = [...new Set(changes.map(({ file }) => file))];
  const commits = await Promise.all(files.map((file) => lastCommitOn(root, file)));
  return describeChangedBefore(changes, firstOf([...new Set(commits.flatMap((one) => one ?? []))]), name);
}
