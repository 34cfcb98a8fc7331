import { mayBeCited } from './failed-quotes.ts';
import type { Claim, Source } from './ledger.ts';

/** Words that say more than lines of a file can. */
const generalising =
  /\b(?:all|any|every(?:thing|where|body)?|each|only|always|never|no|none|nothing|nowhere|nobody|not|without|everywhere|throughout|solely|exclusively|entire(?:ly)?|whole|generally|usually|typically|most|mainly|best|better|faster|safer|enough|sufficient(?:ly)?)\b/i;

/** Whether a claim says that words stand nowhere in its sources, and code has searched again: a verifier could do no more. */
export function isAbsenceByCode({ evidence }: Pick<Claim, 'evidence'>): boolean {
  const citable = evidence.filter(mayBeCited);
  return citable.length > 0 && citable.every(({ searched, check }) => searched !== undefined && check?.sound === true);
}

/** Whether all that a claim rests on stands in the repository, of which no page can say more. */
export function isOfRepository(
  { evidence }: Pick<Claim, 'evidence'>,
  sources: ReadonlyMap<string, Pick<Source, 'kind'>>,
): boolean {
  const citable = evidence.filter(mayBeCited);
  return citable.length > 0 && citable.every(({ source }) => sources.get(source)?.kind === 'repository');
}

/**
 * Whether a claim is a fact about the repository that code has verified: its words stand in one piece at a file and line, and it says
 * nothing of more than these lines; or it says that words stand nowhere, and code has searched again. What is pieced together is a
 * reading of the file.
 */
export function isRepositoryFact(
  { text, evidence }: Pick<Claim, 'text' | 'evidence'>,
  sources: ReadonlyMap<string, Pick<Source, 'kind'>>,
): boolean {
  if (!isOfRepository({ evidence }, sources)) return false;
  const checks = evidence.filter(mayBeCited).map(({ check }) => check);
  const isWhole = checks.every((check) => check?.sound === true && check.verdict !== 'ellipsis');
  return (isWhole && !generalising.test(text)) || isAbsenceByCode({ evidence });
}
