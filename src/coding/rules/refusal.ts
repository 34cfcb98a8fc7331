import { nearestWord } from '../../base/text.ts';
import { WorkflowError, exitCodes } from '../../base/errors.ts';
import type { Feature, FeatureList } from './feature.ts';
import type { Escalation } from '../../loop/rules/escalation.ts';

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
    fix: 'List them with: autonomous-workflow feature list',
    exitCode: exitCodes.usage,
  });
}

/** An error about an action that a feature's status forbids. */
export function refuse(what: string, { id, status }: Pick<Feature, 'id' | 'status'>, fix: string): WorkflowError {
  return new WorkflowError(what, { received: `${id}, ${status.replaceAll('_', ' ')}`, fix });
}

const credential =
  /\b(?:api[ _-]?key|access[ _-]?token|credentials?|secret[ _-]?key|password)\b.{0,60}\b(?:missing|not set|not found|required|undefined|invalid)\b|\b(?:missing|no|invalid|set the|set your)\b.{0,40}\b(?:api[ _-]?key|access[ _-]?token|credentials?|password)\b|\b40[13]\b.{0,20}\b(?:unauthori[sz]ed|forbidden)\b/i;
const environment =
  /\b(?:ECONNREFUSED|ENOTFOUND|EACCES|ENOSPC|could not connect|connection refused|command not found)\b/i;

/** The kind of the question to a person about a feature without tries left. */
export function failureKind(reasons: readonly string[]): Escalation['kind'] {
  const all = reasons.join('\n');
  if (credential.test(all)) return 'missing_credential';
  return environment.test(all) ? 'environment' : 'needs_human_action';
}
