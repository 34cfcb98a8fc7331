import { cut } from '../../../base/errors.ts';
import type { Contradiction } from '../../../research/rules/ledger.ts';
import { idsOf } from '../report-input.ts';
import { isMarkedAsOwn } from '../summary-checks.ts';
import type { ReportCritique, ReportDefect, SummaryRuling } from './hand-in.ts';
import { sentencesWith, type PrintedSentence } from './printed-words.ts';

/** The most sentences of a summary that a critic rules on, which is four pages. */
const mostOfSummary = 100;
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

/**
 * The faults of the rulings on the summary, as sentences: one for each listed sentence is expected.
 * @param asked the sentences of the report that the critic was given.
 */
export function summaryProblems(asked: readonly PrintedSentence[], rulings: readonly SummaryRuling[]): string[] {
  const { length } = summarySentences(asked);
  const numbers = rulings.map(({ sentence }) => sentence);
  const ruled = new Set(numbers);
  const missing = Array.from({ length }, (_, at) => at + 1).filter((number) => !ruled.has(number));
  const unknown = [...ruled].filter((number) => number > length);
  const twice = [...new Set(numbers.filter((number, at) => numbers.indexOf(number) < at))];
  const named = (faults: readonly number[], words: string) =>
    faults.length === 0 ? [] : [`summary_sentences: ${words} ${faults.join(', ')}`];
  return [
    ...named(missing, 'expected one for each numbered sentence of the summary; missing:'),
    ...named(unknown, `your task numbers ${length} sentences; there is no`),
    ...named(twice, 'ruled on twice:'),
  ];
}

/** Whether a ruling finds a sentence carried. That it is inference counts only where the sentence says so. */
function isCarried({ carried }: SummaryRuling, sentence: PrintedSentence): boolean {
  return carried === 'wholly' || (carried === 'inference' && isMarkedAsOwn(sentence.text));
}

/** How many numbered sentences of the summary a critic found carried, of how many; undefined where none is listed. */
export function carriedCount(
  asked: readonly PrintedSentence[],
  rulings: readonly SummaryRuling[] = [],
): { carried: number; of: number } | undefined {
  const listed = summarySentences(asked);
  const carried = listed.filter((sentence, at) => {
    const ruling = rulings.find((one) => one.sentence === at + 1);
    return ruling !== undefined && isCarried(ruling, sentence);
  });
  return listed.length === 0 ? undefined : { carried: carried.length, of: listed.length };
}

/** The part of a sentence, by characters, from which an excerpt is about all of it, and not about a word. */
const mostOfSentence = 0.5;

/**
 * The objections to sentences of the summary that a critic finds not carried, where neither a defect of its own nor an objection that
 * stands is about the sentence with that weight.
 * @param asked the sentences of the report that the critic was given.
 * @param known the findings of the ledger.
 */
export function uncarried(
  { defects, rulings, summary_sentences: ruled = [] }: ReportCritique,
  {
    asked,
    earlier,
    known,
  }: {
    asked: readonly PrintedSentence[];
    earlier: readonly (Pick<ReportDefect, 'excerpt' | 'kind' | 'severity'> & { id: string })[];
    known: { has: (claim: string) => boolean };
  },
): ReportDefect[] {
  const standing = earlier.filter(({ id }) =>
    rulings.some(({ objection, ruling }) => objection === id && ruling === 'stands'),
  );
  const raised = [...defects, ...standing].filter(({ kind }) => kind !== 'unanswered');
  const isRaised = (sentence: PrintedSentence, severity: ReportDefect['severity']) =>
    raised.some(
      (one) =>
        (severity === 'concern' || one.severity === 'blocker') &&
        one.excerpt.length >= mostOfSentence * sentence.text.length &&
        sentencesWith(one.excerpt, asked).includes(sentence),
    );
  return summarySentences(asked).flatMap((sentence, at): ReportDefect[] => {
    const ruling = ruled.find((one) => one.sentence === at + 1);
    if (ruling === undefined || isCarried(ruling, sentence)) return [];
    const severity = ruling.carried === 'not' ? 'blocker' : 'concern';
    if (isRaised(sentence, severity)) return [];
    const claims = idsOf(sentence.bindings, 'claim').filter((id) => known.has(id));
    const unsaid =
      ruling.carried === 'inference'
        ? 'It is inference, and does not say so.'
        : 'The critic did not say what is lacking.';
    const statement = ruling.why?.trim() ?? '';
    return [
      {
        severity,
        kind: 'inexact',
        excerpt: wholeWords(sentence),
        claims: claims.slice(0, mostClaims),
        statement: statement === '' ? unsaid : statement,
        resolution: wanted,
      },
    ];
  });
}

/** The beginning of a sentence that may be quoted, without half of a word at its end. */
function wholeWords(sentence: PrintedSentence): string {
  const text = sentenceText(sentence);
  return text.length <= longestExcerpt ? text : cut(text, longestExcerpt).replace(/\s+\S*$/, '');
}
