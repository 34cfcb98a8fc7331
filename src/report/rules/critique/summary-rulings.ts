import { cut } from '../../../base/errors.ts';
import type { Contradiction } from '../../../research/rules/ledger.ts';
import { idsOf } from '../report-input.ts';
import { isMarkedAsOwn } from '../summary-checks.ts';
import type { ReportCritique, ReportDefect, SummaryRuling } from './hand-in.ts';
import { sentencesWith, type PrintedSentence } from './printed-words.ts';

/** The most sentences of a summary that a critic rules on, which is two pages. */
const mostOfSummary = 40;
/** The most characters of an excerpt. */
const longestExcerpt = 600;
/** The most findings that an objection names. */
const mostClaims = 12;

const wanted = 'Say what its findings say, with their conditions, or say that what goes beyond them is inference.';

/** The sentences of the summary that a critic rules on: those that cite, or say that they are inference. Numbered from 1. */
export function summarySentences(sentences: readonly PrintedSentence[]): PrintedSentence[] {
  const all = sentences.filter(
    ({ isSummary, bindings, text }) => isSummary && (bindings.length > 0 || isMarkedAsOwn(text)),
  );
  return all.slice(0, mostOfSummary);
}

/** A sentence as it is printed; a citation before its full stop leaves a blank. */
export const sentenceText = ({ text }: Pick<PrintedSentence, 'text'>): string => text.replace(/\s+(?=[.,;:])/g, '');

/** The contradictions and questions that a sentence names, each with its statement where it is known. */
export function openMatterOf(
  { bindings }: Pick<PrintedSentence, 'bindings'>,
  contradictions: readonly Contradiction[],
): string[] {
  const stated = idsOf(bindings, 'contradiction').map((id) => {
    const known = contradictions.find((one) => one.id === id);
    return known === undefined ? id : `${id}, contested: ${known.statement}`;
  });
  return [...stated, ...idsOf(bindings, 'question').map((id) => `${id}, an open question`)];
}

/** The faults of the rulings on the summary, as sentences: one for each listed sentence is expected. */
export function summaryProblems(sentences: readonly PrintedSentence[], rulings: readonly SummaryRuling[]): string[] {
  const { length } = summarySentences(sentences);
  const ruled = new Set(rulings.map(({ sentence }) => sentence));
  const missing = Array.from({ length }, (_, at) => at + 1).filter((number) => !ruled.has(number));
  const unknown = [...ruled].filter((number) => number > length);
  return [
    ...(missing.length === 0
      ? []
      : [`summary_sentences: expected one for each numbered sentence of the summary; missing: ${missing.join(', ')}`]),
    ...(unknown.length === 0
      ? []
      : [`summary_sentences: the summary has ${length} numbered sentences; there is no ${unknown.join(', ')}`]),
  ];
}

/** Whether a ruling finds a sentence carried. That it is inference counts only where the sentence says so. */
function isCarried({ carried }: SummaryRuling, sentence: PrintedSentence): boolean {
  return carried === 'wholly' || (carried === 'inference' && isMarkedAsOwn(sentence.text));
}

/** How many numbered sentences of the summary a critic found carried, of how many. */
export function carriedCount(
  sentences: readonly PrintedSentence[],
  rulings: readonly SummaryRuling[],
): { carried: number; of: number } {
  const listed = summarySentences(sentences);
  const carried = listed.filter((sentence, at) => {
    const ruling = rulings.find((one) => one.sentence === at + 1);
    return ruling !== undefined && isCarried(ruling, sentence);
  });
  return { carried: carried.length, of: listed.length };
}

/**
 * The defects of a critique, and one for each sentence of the summary that it finds not carried, where neither a defect nor an
 * objection that stands is about that sentence.
 */
export function defectsWithSummary(
  { defects, rulings, summary_sentences: ruled = [] }: ReportCritique,
  {
    sentences,
    earlier,
  }: { sentences: readonly PrintedSentence[]; earlier: readonly { id: string; excerpt: string }[] },
): ReportDefect[] {
  const standing = earlier.filter(({ id }) =>
    rulings.some(({ objection, ruling }) => objection === id && ruling === 'stands'),
  );
  const isRaised = (sentence: PrintedSentence) =>
    [...defects, ...standing].some(({ excerpt }) => sentencesWith(excerpt, sentences).includes(sentence));
  const raised = summarySentences(sentences).flatMap((sentence, at): ReportDefect[] => {
    const ruling = ruled.find((one) => one.sentence === at + 1);
    if (ruling === undefined || isCarried(ruling, sentence) || isRaised(sentence)) return [];
    const claims = idsOf(sentence.bindings, 'claim').slice(0, mostClaims);
    const statement = ruling.why ?? 'It is inference, and does not say so.';
    const severity = ruling.carried === 'not' ? 'blocker' : 'concern';
    return [{ severity, kind: 'inexact', excerpt: wholeWords(sentence), claims, statement, resolution: wanted }];
  });
  return [...defects, ...raised];
}

/** The beginning of a sentence that may be quoted, without half of a word at its end. */
function wholeWords(sentence: PrintedSentence): string {
  const text = sentenceText(sentence);
  return text.length <= longestExcerpt ? text : cut(text, longestExcerpt).replace(/\s+\S*$/, '');
}
