import { currentReview, type AttemptRecord } from './attempt-record.ts';
import type { CoderHandIn } from './coder-hand-in.ts';
import { cut } from '../../base/errors.ts';
import { parseDifference } from './difference.ts';

/** Work that had conflicts with work integrated before it, and its state since. */
export type Conflicted = NonNullable<AttemptRecord['conflicted']>;

/** The record of conflicts in these files, including an earlier review that passed the work. */
export function conflictedIn(record: AttemptRecord, files: readonly string[]): Conflicted {
  const review = currentReview(record);
  const { reviewed = null, files: earlier = [] } = record.conflicted ?? {};
  const passed = review === undefined || review.blockers.length > 0 ? null : review;
  return {
    files: [...new Set([...earlier, ...files])],
    resolution: null,
    reviewed: passed === null ? reviewed : { start: record.start.commit, tree: passed.tree, summary: passed.summary },
  };
}

const longestNames = 1_000;

/**
 * The instruction for a coder about work with conflicts.
 * @param isThere whether git's conflict markers are in the files; otherwise the files have the integrated state.
 * @param patch the absolute path of the work alone.
 */
export function describeConflict(
  { conflicts, isThere }: { conflicts: readonly string[]; isThere: boolean },
  patch: string,
): string {
  const named = cut(conflicts.join(', '), longestNames);
  return isThere
    ? `it conflicts with what was integrated before it: both are in the work tree, with git's conflict markers in ${named}. Resolve each so that what was integrated goes on working. Its work alone is in ${patch}`
    : `it conflicts with what was integrated before it (${named}): the work tree has only that. Bring the work back there with: git apply --3way '${patch}'`;
}

/** The reason why an attempt with unresolved conflicts fails. */
export function describeMarks(marks: readonly string[]): string {
  return `marks of conflicts are left in ${cut(marks.join(', '), longestNames)}: each has to be resolved, so that both sides hold`;
}

const mostNotes = 30;

/**
 * The hand-in of a coder in the form to keep. A coder who only resolves conflicts does not describe the feature: the earlier text
 * remains, and the new one is added.
 */
export function keptHandIn(
  handIn: CoderHandIn,
  { hand_in: before, conflicted }: AttemptRecord,
): Pick<AttemptRecord, 'hand_in' | 'conflicted'> {
  if (conflicted === undefined || before?.outcome !== 'done' || handIn.outcome !== 'done')
    return { hand_in: handIn, conflicted };
  const both = (list: 'decisions' | 'unsure') => [...new Set([...before[list], ...handIn[list]])].slice(0, mostNotes);
  const { what, why } = before;
  return {
    hand_in: { ...handIn, what, why, decisions: both('decisions'), unsure: both('unsure') },
    conflicted: { ...conflicted, resolution: handIn.what },
  };
}

/** The files whose changes differ between two patches, regardless of their position in the file. */
export function changedSince(before: string, after: string): string[] {
  const [old, now] = [changesIn(before), changesIn(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter((file) => old.get(file) !== now.get(file)).sort();
}

/** The lines that a patch removes and adds, by file. */
function changesIn(patch: string): Map<string, string> {
  return new Map(
    parseDifference(patch).map(({ path, header, lines }) => {
      const changed = lines.filter(({ kind }) => kind !== 'same').map(({ kind, text }) => `${kind} ${text}`);
      return [path, [...header, ...changed].join('\n')];
    }),
  );
}
