import type { Question } from './ledger.ts';

/** Words of a question about the project itself; “our service” alone may stand in any question of its owner. */
const ofProject =
  /\bour (?:own |present |current |existing )?(?:code|repository|deployments?|backups?|scripts?|tests?|schema|configuration|setup|pipeline|build)\b|\b(?:that|which|what) we (?:already )?(?:have|use|run)\b/i;
/** Words of a question that also asks for what only the web says: a price, a comparison, what others do. */
const ofOthers =
  /\b(?:costs?|charges?|prices?|than|compare[ds]?|versus|vs|others?|common(?:ly)?|usual(?:ly)?|best|alternatives?)\b/i;

/**
 * Who can answer a question: its own addressee, or else the web; the code, if the user asks about it alone and no agent has tried.
 * @param hasAnalyst whether an agent reads the project's code.
 */
export function addresseeOf(
  { addressee, text, own, tried = 0 }: Pick<Question, 'addressee' | 'text'> & { own?: boolean; tried?: number },
  hasAnalyst: boolean,
): NonNullable<Question['addressee']> {
  const isOfCode = hasAnalyst && own === true && tried === 0 && ofProject.test(text) && !ofOthers.test(text);
  return addressee ?? (isOfCode ? 'code' : 'web');
}
