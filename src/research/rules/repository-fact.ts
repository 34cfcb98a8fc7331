import { namesSearched } from './absence.ts';
import { distinctiveOf } from './distinctive.ts';
import { mayBeCited } from './failed-quotes.ts';
import type { Claim, Source } from './ledger.ts';
import { stemOf } from './similarity.ts';

/** Words that claim more than lines of a file can show. */
const generalising =
  /\b(?:all|any|every(?:thing|where|body)?|each|only|always|never|no|none|nothing|nowhere|nobody|not|without|everywhere|throughout|solely|exclusively|entire(?:ly)?|whole|generally|usually|typically|most|mainly|best|better|faster|safer|enough|sufficient(?:ly)?)\b/i;

/** Whether a claim says more than lines of a file can show. */
export const isGeneralising = ({ text }: Pick<Claim, 'text'>): boolean => generalising.test(text);

/** The ends of the parts of a statement; one that names no searched word is a conclusion from their absence. */
const partEnd = /[;:](?=\s)|,? \b(?:so that|so|because|since|hence|therefore|which means)\b/i;

/** Whether a claim says only that words are absent, and code has searched for them again. */
function isAbsenceByCode({ text, evidence }: Pick<Claim, 'text' | 'evidence'>): boolean {
  const cited = evidence.filter(mayBeCited);
  const searched = cited.flatMap((one) => (one.check?.sound === true ? (one.searched ?? []) : []));
  return (
    cited.every((one) => one.searched !== undefined) &&
    text.split(partEnd).every((part) => namesSearched(part, searched))
  );
}

/** Whether all evidence of a claim is in the repository, so that web pages cannot add to it. */
export function isOfRepository(
  { evidence }: Pick<Claim, 'evidence'>,
  sources: ReadonlyMap<string, Pick<Source, 'kind'>>,
): boolean {
  const citable = evidence.filter(mayBeCited);
  return citable.length > 0 && citable.every(({ source }) => sources.get(source)?.kind === 'repository');
}

/**
 * Whether code has verified a claim as a fact of the repository: its quote is in one piece at a file and line and has most of its
 * words, without generalising; or it is a verified absence. Fragments and other words are an interpretation: `MAX_ATTEMPTS = 3`
 * does not mean “retried three times”.
 */
export function isRepositoryFact(
  { text, evidence }: Pick<Claim, 'text' | 'evidence'>,
  sources: ReadonlyMap<string, Pick<Source, 'kind' | 'url'>>,
): boolean {
  if (!isOfRepository({ evidence }, sources)) return false;
  const cited = evidence.filter(mayBeCited);
  const isWhole = cited.every(({ check }) => check?.sound === true && check.verdict !== 'ellipsis');
  const lines = cited.map(({ source, quote }) => `${quote} ${sources.get(source)?.url ?? ''}`).join(' ');
  return (isWhole && !isGeneralising({ text }) && isInWordsOf(text, lines)) || isAbsenceByCode({ text, evidence });
}

/** The least share of a statement's words in its lines; below, it is an interpretation. */
const leastShared = 0.5;

/** Whether most content words of a statement are in these lines, also as parts of names. */
function isInWordsOf(text: string, lines: string): boolean {
  const parts = lines.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').match(/[\p{L}\p{N}]+/gu) ?? [];
  const stems = new Set(
    [...parts, ...(lines.match(/[\p{L}\p{N}]+/gu) ?? [])].map((word) => stemOf(word.toLowerCase())),
  );
  const said = [...distinctiveOf(text).content];
  return said.filter((stem) => stems.has(stem)).length >= said.length * leastShared;
}
