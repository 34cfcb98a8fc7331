import { describeFeature } from '../../engine/features/describe.ts';
import { requireFeature } from '../../engine/features/refusal.ts';
import { readFeatures } from '../../store/features/feature-file.ts';
import { chooseWorkflow } from '../../store/list.ts';
import type { Answer, Context } from '../context.ts';

/** One feature in full. */
export async function showFeature(
  { root, sessionId }: Context,
  [id = '', name]: readonly (string | undefined)[],
): Promise<Answer> {
  const list = readFeatures(await chooseWorkflow(root, name, sessionId));
  const feature = requireFeature(list, id);
  const proofs = list.proofs.filter((proof) => proof.feature === feature.id);
  return { text: describeFeature(list, feature), data: { ...feature, proof_records: proofs } };
}
