import { randomUUID } from 'node:crypto';
import { likelyUsd, readMeasured } from '../app/forecast.ts';
import { findEnding } from '../app/ending.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { featuresToBuild, readHandedOut, writeHandedOut } from '../coding/handed-out.ts';
import type { Feature } from '../coding/rules/feature.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import { searchHours } from '../loop/rules/budgets.ts';
import { elapsedHours, isRecorded, type WorkflowState } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import { readRunRecord } from './run-record.ts';

/** The most jobs at a time; the results of more would wait for each other's integration. */
const mostAtOnce = 8;

/**
 * The features that separate jobs may build now: at least two, or none. None in the middle of an iteration, when the budgets
 * leave too little, or while the API is closed.
 */
export async function featuresToHandOut(paths: WorkflowPaths, state: WorkflowState, now: Date): Promise<Feature[]> {
  if (state.finishing !== null || (state.iteration > 0 && !isRecorded(state))) return [];
  if (state.iteration >= state.max_iterations || readHandedOut(paths) !== undefined) return [];
  if (elapsedHours(state, now) >= searchHours(state)) return [];
  if ((readRunRecord(paths, state.iteration).closedUntil ?? 0) > now.getTime()) return [];
  if ((await findEnding(paths, (await currentConfiguration(paths.root)).configuration)) !== null) return [];
  const each = likelyUsd(readMeasured(paths, state), state) ?? 0;
  const left = state.max_cost_usd - (state.cost_usd ?? 0);
  const most = Math.min(mostAtOnce, each > 0 ? Math.floor(left / each) : mostAtOnce);
  const features = most < 2 ? [] : featuresToBuild(paths, state).slice(0, most);
  return features.length < 2 ? [] : features;
}

/**
 * Hands features out to jobs that each build one in a copy of the workflow. The caller holds the lease and keeps it for the
 * longest duration of the jobs: the next driver of the workflow integrates their results.
 * @param asked ids of features; those that cannot be handed out now are left out.
 * @returns the handed-out features; empty when there are fewer than two.
 */
export async function handOut(paths: WorkflowPaths, asked: readonly string[], now: Date): Promise<string[]> {
  const found = await featuresToHandOut(paths, await readState(paths), now);
  const features = found.filter(({ id }) => asked.includes(id));
  if (features.length < 2) return [];
  const ids = features.map(({ id }) => id);
  await asWriter(paths, () => {
    appendEvent(paths, now, { event: 'features-handed-out', features: ids });
    const entries = features.map(({ id, attempts }) => ({ feature: id, attempts: attempts.length }));
    writeHandedOut(paths, { id: randomUUID().slice(0, 8), features: entries, assigned: '' });
  });
  return ids;
}
