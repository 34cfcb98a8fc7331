import { join } from 'node:path';
import { cut } from '../base/errors.ts';
import { changedPaths } from '../programs/git/work-tree.ts';
import type { RepositoryCheckout } from './checkout.ts';
import type { AttemptRecord } from './rules/attempt-record.ts';
import type { Bindings } from './rules/feature.ts';

const mostFiles = 200;
const longestPath = 300;
const longestNotes = 4_000;

/**
 * The interface of a passed feature for those that depend on it.
 * @param plan the absolute path of the plan, whose tick is no work.
 */
export async function bindingsOf(
  { root, without }: RepositoryCheckout,
  { start, hand_in }: Pick<AttemptRecord, 'start' | 'hand_in'>,
  commit: string,
  plan: string | undefined,
): Promise<Bindings> {
  const files = (await changedPaths(root, start.commit, commit, without))
    .filter((file) => file.length <= longestPath && join(root, file) !== plan)
    .slice(0, mostFiles);
  const notes = (hand_in?.decisions ?? []).map((one) => `- ${one}`).join('\n');
  return { ...(commit !== start.commit && { commit }), files, notes: cut(notes, longestNotes) };
}
