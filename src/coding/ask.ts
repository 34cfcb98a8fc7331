import { WorkflowError } from '../base/errors.ts';
import type { NewEscalation } from '../loop/rules/escalation.ts';
import { escalate } from '../loop/escalations.ts';
import { refreshFeatures } from './change-features.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import { notifyPerson } from '../loop/announce.ts';
import type { Attempt } from './attempt.ts';
import { othersToBegin } from './rules/ready.ts';

/** Asks a person about a feature, which waits for the answer, and notifies them. */
export async function ask(paths: WorkflowPaths, now: Date, wanted: Omit<NewEscalation, 'iteration'>): Promise<void> {
  await asWriter(paths, async () => {
    const { iteration } = await readState(paths);
    escalate(paths, now, { ...wanted, iteration });
  });
  // The features that wait for the answer are blocked from now on.
  await refreshFeatures(paths, now);
  await notifyPerson(paths, now, { kind: 'escalation', message: wanted.text });
}

/** A problem that stops every feature: the question for the user, what was tried, and the message for the session. */
export interface Hindrance {
  text: string;
  tried: string[];
  why: string;
  received?: string;
}

/**
 * Asks the user, once for all features, about what keeps a feature from being begun.
 * @throws WorkflowError that says so.
 */
export async function refuseForAll(
  { paths, list, feature }: Pick<Attempt, 'paths' | 'list' | 'feature'>,
  { text, tried, why, received }: Hindrance,
  now: Date,
): Promise<never> {
  const others = othersToBegin(list, feature.id);
  await ask(paths, now, { kind: 'environment', item: feature.id, others, text, tried });
  throw new WorkflowError(`${feature.id} cannot be begun: ${why}`, {
    ...(received !== undefined && { received }),
    fix: 'The user is asked about it, for all features. Run `autonomous-workflow record` and end your turn.',
  });
}
