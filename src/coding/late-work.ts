import { join } from 'node:path';
import { openAttempt } from './rules/feature-status.ts';
import type { Feature } from './rules/feature.ts';
import { excerpt, isWorkflowError } from '../base/errors.ts';
import { hasShapeOf } from '../base/json.ts';
import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import { agentRows, rowOf } from '../loop/agents.ts';
import type { AgentRow } from '../loop/rules/agents.ts';
import { readFeatures } from './feature-file.ts';

const coder = 'autonomous-coder';

/** What is wrong with the feature or the attempt that a hand-in names; undefined where it is right, or its agent's task is not known. */
export function misaddressed(paths: WorkflowPaths, agentId: string, value: unknown): string | undefined {
  const feature = featureOfAgent(paths, agentId);
  const own = rowOf(paths, agentId);
  if (feature === undefined || own === undefined || !hasShapeOf(value, { feature: '' })) return undefined;
  const { id } = feature;
  if (id.toLowerCase() !== value.feature.toLowerCase())
    return `feature: your task is ${id}, not ${excerpt(value.feature)}: if this is about ${id}, write "feature": "${id}".`;
  const open = feature.status === 'in_progress' ? openAttempt(feature) : undefined;
  if (open === undefined || isOfEarlierAttempt(own, feature) || !hasShapeOf(value, { attempt: 0 })) return undefined;
  if (value.attempt === open.number) return undefined;
  return `attempt: your task is attempt ${open.number} of ${id}, not ${value.attempt}: if this is about it, write "attempt": ${open.number}.`;
}

/** Whether an agent was started before the current attempt at its feature. */
export function isOfEarlierAttempt({ started_at }: Pick<AgentRow, 'started_at'>, feature: Feature): boolean {
  const open = openAttempt(feature);
  return open !== undefined && Date.parse(started_at) < Date.parse(open.started_at);
}

/**
 * Why a coder may no longer change files: its feature is over, or another coder has replaced it. Undefined while its work counts, and
 * where its feature is unknown.
 */
export function lateCoder(paths: WorkflowPaths, id: string): string | undefined {
  const agents = agentRows(paths);
  const own = agents.find((one) => one.id === id);
  const feature = featureOfAgent(paths, id);
  if (own === undefined || feature === undefined) return undefined;
  const handIn = 'Change nothing more, and hand in, which is kept.';
  if (feature.status !== 'in_progress')
    return `The work on ${feature.id} is over, so what you change now belongs to no feature. ${handIn}`;
  if (isOfEarlierAttempt(own, feature))
    return `Your attempt at ${feature.id} is over, and another one has begun. ${handIn}`;
  const isReplaced = agents.some(
    ({ agent, about, started_at }) => agent === coder && about === own.about && started_at > own.started_at,
  );
  return own.result === 'silent' && isReplaced ? `Another coder works on ${feature.id} now. ${handIn}` : undefined;
}

/** The feature that an agent works on; undefined when it is unknown. */
export function featureOfAgent(paths: WorkflowPaths, agent: string): Feature | undefined {
  const about = rowOf(paths, agent)?.about.toLowerCase();
  if (about === undefined) return undefined;
  try {
    return readFeatures(paths).features.find(({ id }) => id.toLowerCase() === about);
  } catch (error) {
    // Commands that need the list report what is wrong with it.
    if (isWorkflowError(error)) return undefined;
    throw error;
  }
}

/**
 * The step that keeps a hand-in for a past attempt, or from a replaced coder, with the proofs of its feature, without any other effect; undefined
 * for one that is not late. The caller holds the workflow's lock.
 */
export function lateHandIn(
  paths: WorkflowPaths,
  { agent, agentId }: { agent: string; agentId: string },
  value: unknown,
  now: Date,
): (() => void) | undefined {
  if (!hasShapeOf(value, { feature: '', attempt: 0 })) return undefined;
  const feature = readFeatures(paths).features.find(({ id }) => id.toLowerCase() === value.feature.toLowerCase());
  const attempt = feature?.attempts.find(({ number }) => number === value.attempt);
  if (feature === undefined || attempt === undefined) return undefined;
  const isLate = attempt !== openAttempt(feature) || (agent === coder && lateCoder(paths, agentId) !== undefined);
  if (!isLate) return undefined;
  const file = `proofs/${feature.id}-${attempt.number}-late-${agent}.json`;
  return () => {
    writeAtomic(join(paths.base, file), `${JSON.stringify(value, null, 1)}\n`);
    appendEvent(paths, now, { event: 'hand-in-late', feature: feature.id, attempt: attempt.number, agent, file });
  };
}
