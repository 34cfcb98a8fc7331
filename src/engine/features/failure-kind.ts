import type { Escalation } from '../steering/escalation.ts';

const credential =
  /\b(?:api[ _-]?key|access[ _-]?token|credentials?|secret[ _-]?key|password)\b.{0,60}\b(?:missing|not set|not found|required|undefined|invalid)\b|\b(?:missing|no|invalid|set the|set your)\b.{0,40}\b(?:api[ _-]?key|access[ _-]?token|credentials?|password)\b|\b40[13]\b.{0,20}\b(?:unauthori[sz]ed|forbidden)\b/i;
const environment =
  /\b(?:ECONNREFUSED|ENOTFOUND|EACCES|ENOSPC|could not connect|connection refused|command not found)\b/i;

/** What a person is asked for when a feature has failed for good. */
export function failureKind(reasons: readonly string[]): Escalation['kind'] {
  const all = reasons.join('\n');
  if (credential.test(all)) return 'missing_credential';
  return environment.test(all) ? 'environment' : 'needs_human_action';
}
