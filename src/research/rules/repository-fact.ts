import { distinctiveOf } from './distinctive.ts';
import { mayBeCited } from './failed-quotes.ts';
import type { Claim, Source } from './ledger.ts';
import { stemOf } from './similarity.ts';

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
 * nothing of more than these lines; or it says that words stand nowhere, and code has searched again. What is pieced together, and what
 * is said in words that the lines do not have, is a reading of the file: `MAX_ATTEMPTS = 3` is not “retried three times”.
 */
export function isRepositoryFact(
  { text, evidence }: Pick<Claim, 'text' | 'evidence'>,
  sources: ReadonlyMap<string, Pick<Source, 'kind' | 'url'>>,
): boolean {
  if (!isOfRepository({ evidence }, sources)) return false;
  const cited = evidence.filter(mayBeCited);
  const isWhole = cited.every(({ check }) => check?.sound === true && check.verdict !== 'ellipsis');
  const lines = cited.map(({ source, quote }) => `${quote} ${sources.get(source)?.url ?? ''}`).join(' ');
  return (isWhole && !generalising.test(text) && isInWordsOf(text, lines)) || isAbsenceByCode({ evidence });
}

/** The share of a statement's words that stand in the lines beside it: with fewer, it says what somebody has read into them. */
const leastShared = 0.5;

/** Whether most words that say what a statement is about stand in these lines, also as parts of names. */
function isInWordsOf(text: string, lines: string): boolean {
  const parts = lines.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').match(/[\p{L}\p{N}]+/gu) ?? [];
  const stems = new Set(
    [...parts, ...(lines.match(/[\p{L}\p{N}]+/gu) ?? [])].map((word) => stemOf(word.toLowerCase())),
  );
  const said = [...distinctiveOf(text).content];
  return said.filter((stem) => stems.has(stem)).length >= said.length * leastShared;
}
