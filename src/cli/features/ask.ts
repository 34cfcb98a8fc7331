import type { NewEscalation } from '../../engine/steering/escalation.ts';
import { noteAsked } from '../../store/session/asked.ts';
import { escalate } from '../../store/steering/escalations.ts';
import { changeFeatures } from '../../store/features/change-features.ts';
import type { WorkflowPaths } from '../../store/paths.ts';
import { readState } from '../../store/state-file.ts';
import { asWriter } from '../../store/workflow.ts';
import { tellElsewhere } from '../tell-elsewhere.ts';

/** Asks a person about a feature, which waits for the answer, and tells them where they are. */
export async function ask(paths: WorkflowPaths, now: Date, wanted: Omit<NewEscalation, 'iteration'>): Promise<void> {
  await asWriter(paths, async () => {
    const { iteration } = await readState(paths);
    escalate(paths, now, { ...wanted, iteration });
    noteAsked(paths, [wanted.text]);
  });
  // What waits for the answer is blocked from now on.
  await changeFeatures(paths, now, (list) => list);
  await tellElsewhere(paths, now, { kind: 'escalation', message: wanted.text });
}
