import type { WorkflowPaths } from '../files/paths.ts';
import { describeFeatures, describeFeature } from '../coding/rules/describe.ts';
import { countFeatures } from '../coding/rules/judgement.ts';
import { excerpt } from '../base/errors.ts';
import { readFeatures } from '../coding/feature-file.ts';
import { featuresToBuild } from '../coding/handed-out.ts';
import { readState } from '../loop/state-file.ts';
import type { Answer } from './context.ts';
import type { WorkflowCall } from './command-row.ts';
import { requireFeature } from '../coding/rules/refusal.ts';

/** The features of a workflow and where each stands, or those only that can be built at once now. */
export async function listFeatures(paths: WorkflowPaths, { options: { ready } }: WorkflowCall): Promise<Answer> {
  if (ready !== undefined) {
    const features = featuresToBuild(paths, await readState(paths));
    const lines = features.map(({ id, name: title }) => `${id}  ${excerpt(title)}`);
    return { text: lines.length === 0 ? 'None can be built now.' : lines.join('\n'), data: { features } };
  }
  const list = readFeatures(paths);
  return {
    text: describeFeatures(list),
    data: { counts: countFeatures(list), features: list.features, groups: list.groups },
  };
}

/** One feature in full. */
export function showFeature(paths: WorkflowPaths, { words: [id = ''] }: WorkflowCall): Answer {
  const list = readFeatures(paths);
  const feature = requireFeature(list, id);
  const proofs = list.proofs.filter((proof) => proof.feature === feature.id);
  return { text: describeFeature(list, feature), data: { ...feature, proof_records: proofs } };
}
