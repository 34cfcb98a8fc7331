import { nearestWord } from '../../base/text.ts';
import { WorkflowError, exitCodes } from '../../base/errors.ts';
import type { Feature, FeatureList } from './feature.ts';

/**
 * The feature with that id.
 * @throws WorkflowError when there is none.
 */
export function requireFeature({ features }: Pick<FeatureList, 'features'>, id: string): Feature {
  const found =
    features.find((feature) => feature.id === id) ??
    features.find((feature) => feature.id.toLowerCase() === id.toLowerCase());
  if (found !== undefined) return found;
  const ids = features.map((feature) => feature.id);
  const nearest = nearestWord(id, ids);
  throw new WorkflowError('There is no such feature', {
    received: id,
    ...(nearest !== undefined && { expected: `an id of the list, such as ${nearest}` }),
    fix: 'List them with: autonomous-workflow feature',
    exitCode: exitCodes.usage,
  });
}

/** An error about an action that a feature's status forbids. */
export function refuse(what: string, { id, status }: Pick<Feature, 'id' | 'status'>, fix: string): WorkflowError {
  return new WorkflowError(what, { received: `${id}, ${status.replaceAll('_', ' ')}`, fix });
}
