import { describeFeatures, describeFeature } from '../coding/rules/describe.ts';
import { countFeatures } from '../coding/rules/judgement.ts';
import { readFeatures } from '../coding/feature-file.ts';
import { chooseWorkflow } from '../loop/list.ts';
import type { Answer, Context } from './context.ts';
import { requireFeature } from '../coding/rules/refusal.ts';

/** The features of a workflow and where each stands. */
export async function listFeatures({ root, sessionId }: Context, name: string | undefined): Promise<Answer> {
  const list = readFeatures(await chooseWorkflow(root, name, sessionId));
  return {
    text: describeFeatures(list),
    data: { counts: countFeatures(list), features: list.features, groups: list.groups },
  };
}

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
