import type { WorkflowPaths } from '../files/paths.ts';
import { keepClaimsApart, mergeClaims, splitClaims } from '../app/decide-claims.ts';
import { exitCodes, WorkflowError } from '../base/errors.ts';
import type { Answer } from './context.ts';
import type { WorkflowCall } from './command-row.ts';

/** Merges two claims that say the same. */
export async function mergeEvidence(
  paths: WorkflowPaths,
  { now, words: [one = '', other = ''] }: WorkflowCall,
): Promise<Answer> {
  const [claim = '', joined = ''] = await mergeClaims(paths, now, one, other);
  return {
    text: `${joined} is part of ${claim} now, with all its wordings, quotes and sources. This is permanent; \`autonomous-workflow evidence split ${joined}\` undoes it.`,
    data: { claim, joined },
  };
}

/** Marks two claims as different. */
export async function keepEvidenceApart(
  paths: WorkflowPaths,
  { now, words: [one = '', other = ''] }: WorkflowCall,
): Promise<Answer> {
  const claims = await keepClaimsApart(paths, now, one, other);
  return {
    text: `${claims.join(' and ')} stay two claims, and the sources of one do not count for the other. \`autonomous-workflow evidence merge ${claims.join(' ')}\` undoes it.`,
    data: { claims },
  };
}

/** Splits a claim that says two things. */
export async function splitEvidence(
  paths: WorkflowPaths,
  { now, words: [claim = ''], options: { quotes = '' } }: WorkflowCall,
): Promise<Answer> {
  if (!/^(?:[1-9]\d*(?:,[1-9]\d*)*)?$/.test(quotes)) {
    throw new WorkflowError('The option --quotes needs numbers of quotes', {
      received: quotes,
      fix: 'Example: autonomous-workflow evidence split C012 --quotes 2,3',
      exitCode: exitCodes.usage,
    });
  }
  const numbers = quotes === '' ? [] : quotes.split(',').map(Number);
  const {
    claims: [whole = '', part = ''],
    unjudged,
  } = await splitClaims(paths, now, claim, numbers);
  const again =
    unjudged.length === 0
      ? ''
      : ` The verdict does not count for ${unjudged.join(' and ')}, which ${unjudged.length === 1 ? 'has' : 'have'} to be verified.`;
  return {
    text: `${part} is a claim of its own now, apart from ${whole}.${again} This is permanent; \`autonomous-workflow evidence merge ${whole} ${part}\` undoes it.`,
    data: { claim: whole, split: part, unjudged },
  };
}
