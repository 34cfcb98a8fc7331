import { describeFeatures } from '../../engine/features/describe.ts';
import { countFeatures } from '../../engine/features/judgement.ts';
import { readFeatures } from '../../store/features/feature-file.ts';
import { chooseWorkflow } from '../../store/list.ts';
import type { Answer, Context } from '../context.ts';

/** The features of a workflow and where each stands. */
export async function listFeatures({ root, sessionId }: Context, name: string | undefined): Promise<Answer> {
  const list = readFeatures(await chooseWorkflow(root, name, sessionId));
  return {
    text: describeFeatures(list),
    data: { counts: countFeatures(list), features: list.features, groups: list.groups },
  };
}
