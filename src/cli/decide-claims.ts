import { keepClaimsApart, mergeClaims } from '../app/decide-claims.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { WorkflowCall } from './command-row.ts';
import type { Answer } from './context.ts';

/** Merges two claims that say the same. */
export async function mergeEvidence(
  paths: WorkflowPaths,
  { now, words: [one = '', other = ''] }: WorkflowCall,
): Promise<Answer> {
  const [claim = '', joined = ''] = await mergeClaims(paths, now, one, other);
  return {
    text: `${joined} is part of ${claim} now, with all its wordings, quotes and sources, for good; \`autonomous-workflow evidence apart ${claim} ${joined}\` undoes it.`,
    data: { claim, joined },
  };
}

/** Keeps two claims apart, or makes two of one again. */
export async function keepEvidenceApart(
  paths: WorkflowPaths,
  { now, words: [one = '', other = ''] }: WorkflowCall,
): Promise<Answer> {
  const { claims, unjudged } = await keepClaimsApart(paths, now, one, other);
  const again =
    unjudged.length === 0
      ? ''
      : ` The verdict does not count for ${unjudged.join(' and ')}, which ${unjudged.length === 1 ? 'has' : 'have'} to be verified.`;
  return {
    text: `${claims.join(' and ')} are two claims, and the sources of one do not count for the other.${again} \`autonomous-workflow evidence merge ${claims.join(' ')}\` undoes it.`,
    data: { claims, unjudged },
  };
}
