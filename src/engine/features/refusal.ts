import { nearestWord } from '../nearest-word.ts';
import { WorkflowError, exitCodes } from '../workflow-error.ts';
import type { Feature, FeatureList } from './feature.ts';

/**
 * The feature of that id.
 * @throws WorkflowError when there is none.
 */
export function requireFeature({ features }: Pick<FeatureList, 'features'>, id: string): Feature {
  const found = features.find((feature) => feature.id === id) ?? features.find((feature) => sameBut(feature.id, id));
  if (found !== undefined) return found;
  const nearest = nearestWord(
    id,
    features.slice(0, mostCompared).map((feature) => feature.id),
  );
  throw new WorkflowError('There is no such feature', {
    received: id,
    ...(nearest !== undefined && { expected: `an id of the list, such as ${nearest}` }),
    fix: 'Look at them with: autonomous-workflow feature list',
    exitCode: exitCodes.usage,
  });
}

const mostCompared = 2_000;

/** An error about what may not be done to a feature now. */
export function refuse(what: string, { id, status }: Pick<Feature, 'id' | 'status'>, fix: string): WorkflowError {
  return new WorkflowError(what, { received: `${id}, ${status.replaceAll('_', ' ')}`, fix });
}

function sameBut(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
