import { placeInWords, quoteOutcome } from '../../research/rules/evidence.ts';
import { bareWords, capitalized } from '../../base/text.ts';
import { evidenceWords, pageWords } from '../../research/rules/absence.ts';
import { contestedWords, decidingVote, isContestedByOne, verifiedText } from '../../research/rules/verified-text.ts';
import { whyNotCitable } from '../../research/rules/checks.ts';
import { distrust, markOf, sourcesById } from '../../research/rules/distrust.ts';
import { isCitable } from '../../research/rules/failed-quotes.ts';
import type { Claim, Evidence, Ledger, Source, ClaimVerdict } from '../../research/rules/ledger.ts';
import { withoutMarkdown } from './markdown-marks.ts';
import type { Place } from '../../research/rules/quotes/text.ts';

export type SourceView = Pick<
  Source,
  'id' | 'key' | 'title' | 'url' | 'authors' | 'year' | 'venue' | 'accessed' | 'kind'
>;

/** A quote with the stored text that contains it. */
export interface QuoteView {
  source: string;
  quote: string;
  /** Whether the finding is the absence of these words from the text. */
  isAbsence: boolean;
  /** The result of searching the quote in the stored text, in words. */
  outcome: string;
  isSound: boolean;
  /** The page or line of it in a file, in words; empty for a page of the web. */
  where: string;
  /** The stored text around the quote; null when the text is missing or does not contain the quote. */
  passage: { before: string; words: string; after: string; file: string; isWhole: boolean } | null;
}

export interface ClaimView {
  id: string;
  /** The claim in the verifiers' wording. */
  text: string;
  /** The original wording, if verifiers qualified it; else null. */
  handedInAs: string | null;
  verdict: string;
  /** The words of the deciding verifier; empty without a verdict. */
  reason: string;
  confidence: string;
  mark: string;
  quotes: QuoteView[];
}

/** A stored text and the position of a quote in it. */
export interface FoundPassage {
  text: string;
  place: Place;
  file: string;
}

export type FindPassage = (evidence: Evidence) => FoundPassage | undefined;

const verdicts: Readonly<Record<ClaimVerdict, string>> = {
  supported: 'supported by the page, as a verifier found',
  qualified: 'supported in other words, as a verifier found',
  contradicted: 'refuted by a verifier',
  unverified: 'verifiers could not decide',
};
/** Characters of the stored text shown after a quote, and before it, so that the panel needs no scrolling. */
const mostBehind = 700;
const mostBefore = 160;
const mostLinesBefore = 2;

/** The evidence of the findings that a report names. */
export function claimViews(ledger: Ledger, ids: Iterable<string>, find: FindPassage): Map<string, ClaimView> {
  const sources = sourcesById(ledger);
  const wanted = new Set(ids);
  return new Map(
    ledger.claims
      .filter(({ id }) => wanted.has(id))
      .map((claim) => {
        const mark = markOf(claim, sources);
        const standing = verifiedText(claim, ledger);
        const view: ClaimView = {
          id: claim.id,
          text: withoutMarkdown(standing),
          handedInAs: standing === claim.text ? null : withoutMarkdown(claim.text),
          verdict: verdictOf(claim, ledger),
          reason: decidingVote(claim, ledger)?.reason ?? '',
          confidence: confidenceOf(claim),
          mark: mark === '' ? '' : distrust[mark].short,
          quotes: distinct(claim.evidence.map((one) => quoteView(one, sources.get(one.source), find))),
        };
        return [claim.id, view];
      }),
  );
}

function verdictOf(claim: Claim, ledger: Ledger): string {
  if (isContestedByOne(claim, ledger)) return contestedWords;
  return claim.verdict === undefined ? 'no verifier was asked' : verdicts[claim.verdict];
}

function confidenceOf(claim: Claim): string {
  if (!isCitable(claim)) return `not to be cited: ${whyNotCitable(claim)}`;
  return `${claim.confidence}${claim.confidence_reason === undefined ? '' : ` (${claim.confidence_reason})`}`;
}

/** The quotes without repetitions. */
function distinct(quotes: readonly QuoteView[]): QuoteView[] {
  const byWords = new Map(
    quotes.map((one) => [`${one.source} ${one.passage?.file ?? ''} ${folded(one.passage?.words ?? one.quote)}`, one]),
  );
  return [...byWords.values()];
}

/** Normalised words, for comparing texts in different typography. */
export function folded(text: string): string {
  return bareWords(text).join(' ');
}

function quoteView(evidence: Evidence, source: Source | undefined, find: FindPassage): QuoteView {
  const { check, searched } = evidence;
  const found = find(evidence);
  const outcome = quoteOutcome(check);
  return {
    source: source?.key ?? '',
    quote:
      searched === undefined
        ? withoutMarkdown(pageWords(evidence))
        : capitalized(evidenceWords(evidence, source?.url ?? '')),
    isAbsence: searched !== undefined,
    outcome: check?.detail == null ? outcome : `${outcome}: ${check.detail}`,
    isSound: check?.sound === true,
    where: placeInWords(check),
    passage: found === undefined ? null : passageOf(found),
  };
}

function passageOf({ text, place: { start, end }, file }: FoundPassage): NonNullable<QuoteView['passage']> {
  const before = lead(text.slice(Math.max(0, start - mostBefore), start));
  const to = Math.min(text.length, end + mostBehind);
  return {
    before,
    words: text.slice(start, end),
    after: text.slice(end, to).replace(/[\ud800-\udbff]$/, ''),
    file,
    isWhole: before === text.slice(0, start) && to === text.length,
  };
}

/** The last words before a quote, from the beginning of a word. */
function lead(text: string): string {
  const near = text.split('\n').slice(-mostLinesBefore).join('\n');
  return near.length < mostBefore ? near : near.replace(/^\S*\s/, '').replace(/^[\udc00-\udfff]/, '');
}
