import { hashOf } from '../files/hash.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { lastCommitOn } from '../programs/git/history.ts';
import { treeOfWorkTree } from '../programs/git/work-tree.ts';
import { commandsFor, type Attempt, type StepVerdict } from './attempt.ts';
import type { RepositoryCheckout } from './place.ts';
import { readFrozenCommands, writeFrozenCommands } from './commands-file.ts';
import { definingParts, type DefiningPart } from './rules/commands/defining-parts.ts';
import {
  changedBesideFrozen,
  changedSinceFrozen,
  describeFrozenAnew,
  fingerprint,
  type FrozenChange,
  madeSince,
} from './rules/commands/frozen.ts';
import { readProject, readProjectAt } from './verification-run.ts';

/** Changes since the freeze in what the frozen commands lead to. */
interface ChangedChecks {
  /** As it was when the attempt began, or was rebased. */
  start: DefiningPart[];
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
  if (changes.length === 0 && all.length === lines.length) return { start: parts, own: [], earlier: [] };
  const before = await readProjectAt(root, record.start.commit, tree, all);
  const start = definingParts(lines, before);
  const own = madeSince(changes, start, parts, hashOf);
  const further = changedBesideFrozen(definingParts(all, before), definingParts(all, files), start, hashOf);
  return { start, own: [...own, ...further], earlier: changes.filter((one) => !own.includes(one)) };
}

/** Freezes anew what others committed onto which an attempt was rebased: only its own changes are its coder's. */
export async function takeCommittedChecks(attempt: Attempt, now: Date): Promise<StepVerdict> {
  const { paths, commands, record } = attempt;
  if (record.candidate === null) return { is: 'continue', attempt };
  const { start, earlier } = await changedChecks(attempt, record.candidate.commit);
  if (earlier.length === 0) return { is: 'continue', attempt };
  const frozen = { ...commands, parts: fingerprint(start, hashOf) };
  await writeFrozenCommands(paths, now, frozen);
  return { is: 'continue', attempt: { ...attempt, commands: frozen } };
}

/**
 * Freezes anew what commits outside of any feature changed of what the frozen commands run: from then on features are proven so, and whether
 * tests are gone shows by their names.
 * @returns a sentence with the changes and their commits; undefined without any.
 */
export async function freezeCommitted(
  paths: WorkflowPaths,
  { root, head, without }: RepositoryCheckout,
  now: Date,
): Promise<string | undefined> {
  const frozen = readFrozenCommands(paths);
  if (frozen === undefined || head === null) return undefined;
  const project = await readProjectAt(root, head, await treeOfWorkTree(root, without), frozen.commands);
  const parts = definingParts(frozen.commands, project);
  const changes = changedSinceFrozen(frozen, parts, hashOf);
  if (changes.length === 0) return undefined;
  await writeFrozenCommands(paths, now, { ...frozen, parts: fingerprint(parts, hashOf) });
  const files = [...new Set(changes.map(({ file }) => file))];
  const commits = await Promise.all(files.map((file) => lastCommitOn(root, file)));
  return describeFrozenAnew(changes, [...new Set(commits.flatMap((one) => one ?? []))]);
}
