import { currentConfiguration } from '../configuration/configuration.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readRunRecord, writeRunRecord } from './run-record.ts';
import type { RunEnd } from './rules/describe-run.ts';
import { mergeLimits } from './rules/session-signs.ts';
import type { LimitWindow } from './rules/stream.ts';
import { describeUsedWeek, usedWeek } from './rules/week.ts';

/** Stores the limits that a session reported, for later sessions and runs. */
export function noteLimits(paths: WorkflowPaths, iteration: number, limits: readonly LimitWindow[]): void {
  if (limits.length === 0) return;
  const record = readRunRecord(paths, iteration);
  const heard = limits.map((limit) => ({ ...limit, heardAt: Date.now() }));
  writeRunRecord(paths, { ...record, limits: mergeLimits(record.limits, heard) });
}

/** The end of a run that has used the user's share of the weekly limit; undefined otherwise. */
export async function weekIsUsed(
  paths: WorkflowPaths,
  iteration: number,
): Promise<Pick<RunEnd, 'why' | 'problem' | 'resetsAt'> | undefined> {
  const share = (await currentConfiguration(paths.root)).configuration.stop_at_week_share;
  const week = usedWeek(readRunRecord(paths, iteration).limits, share, Date.now());
  if (week === undefined || share === null) return undefined;
  const resetsAt = week.resetsAt === undefined ? undefined : new Date(week.resetsAt).toISOString();
  return { why: 'week', problem: describeUsedWeek(week, share), resetsAt };
}
