import { keepClaimsApart, mergeClaims, splitClaims } from '../app/decide-claims.ts';
import { exitCodes, WorkflowError } from '../base/errors.ts';
import { chooseWorkflow } from '../loop/list.ts';
import type { Options } from './command-row.ts';
import type { Answer, Context } from './context.ts';

/** Two claims say the same. */
export async function mergeEvidence(
  { root, sessionId, now }: Context,
  [one = '', other = '', name]: readonly (string | undefined)[],
): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  const [claim = '', joined = ''] = await mergeClaims(paths, now, one, other);
  return {
    text: `${joined} is part of ${claim} now, with all its wordings, quotes and sources. It stays so; \`autonomous-workflow evidence split ${joined}\` undoes it.`,
    data: { claim, joined },
  };
}

/** Two claims say different things. */
export async function keepEvidenceApart(
  { root, sessionId, now }: Context,
  [one = '', other = '', name]: readonly (string | undefined)[],
): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  const claims = await keepClaimsApart(paths, now, one, other);
  return {
    text: `${claims.join(' and ')} stay two claims, and the sources of one do not count for the other. \`autonomous-workflow evidence merge ${claims.join(' ')}\` undoes it.`,
    data: { claims },
  };
}

/** One claim says two things. */
export async function splitEvidence(
  { root, sessionId, now }: Context,
  [claim = '', name]: readonly (string | undefined)[],
  { quotes = '' }: Options,
): Promise<Answer> {
  if (!/^(?:[1-9]\d*(?:,[1-9]\d*)*)?$/.test(quotes)) {
    throw new WorkflowError('The option --quotes needs numbers of quotes', {
      received: quotes,
      fix: 'Example: autonomous-workflow evidence split C012 --quotes 2,3',
      exitCode: exitCodes.usage,
    });
  }
  const paths = await chooseWorkflow(root, name, sessionId);
  const numbers = quotes === '' ? [] : quotes.split(',').map(Number);
  const [whole = '', part = ''] = await splitClaims(paths, now, claim, numbers);
  return {
    text: `${part} is a claim of its own now, apart from ${whole}. It stays so; \`autonomous-workflow evidence merge ${whole} ${part}\` undoes it.`,
    data: { claim: whole, split: part },
  };
}
