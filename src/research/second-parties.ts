import type { WorkflowPaths } from '../files/paths.ts';
import type { FiledHandIn } from '../loop/hand-in-kind.ts';
import type { SecondParty } from './rules/merge.ts';
import type { SnapshotRow } from './rules/pages/page.ts';
import type { VerificationHandIn } from './rules/verification.ts';
import { readSnapshotIndex } from './snapshots.ts';

/** The stored pages by the hash of their text. */
export function storedPages(paths: WorkflowPaths): Map<string, SnapshotRow> {
  return new Map(
    [...readSnapshotIndex(paths).values()].flatMap((row) =>
      row.snapshot === null ? [] : [[row.snapshot, row] as const],
    ),
  );
}

/** The hash of a stored text, from its path or its name. */
export const snapshotOf = (page: string): string => /([0-9a-f]{64})(?:\.txt)?$/.exec(page)?.[1] ?? page;

/** What verifiers found on stored pages of other parties, as quotes for their claims. */
export function secondParties(
  paths: WorkflowPaths,
  handIns: readonly FiledHandIn<VerificationHandIn>[],
): SecondParty[] {
  const found = handIns.flatMap(({ id, iteration, handIn: { also = [] } }) =>
    also.map((one) => ({ ...one, id, iteration })),
  );
  if (found.length === 0) return [];
  const stored = storedPages(paths);
  return found.flatMap(({ id, iteration, claim, page, quote }) => {
    const row = stored.get(snapshotOf(page));
    return row === undefined ? [] : { id, iteration, claim, quote, url: row.url, title: row.title ?? row.url };
  });
}
