import type { NewEscalation } from '../loop/rules/escalation.ts';
import { escalate } from '../loop/escalations.ts';
import { refreshFeatures } from './change-features.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import { notifyPerson } from '../loop/announce.ts';

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

/** The advice to a session whose user is asked about something that every feature needs. */
export const askedOfUser =
  'The user is asked about it, for all features. Run `autonomous-workflow record` and end your turn.';
