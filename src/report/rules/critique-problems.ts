import { cut, excerpt as shortened } from '../../base/errors.ts';
import type { Claim } from '../../research/rules/ledger.ts';
import type { ReportCritique, ReportDefect, SentenceRuling } from './critique-hand-in.ts';
import { sentencesWith, standsIn, stillStands, type Objection } from './objections.ts';
import type { Sentence } from './source.ts';

/** The input for checking a critique. */
export interface CritiqueContext {
  /** The name of the report's file. */
  file: string;
  question: string;
  sentences: readonly Sentence[];
  /** The sentences of the report that the critic was given, by which it numbers them; undefined where they are lost. */
  asked: readonly Sentence[] | undefined;
  claims: ReadonlyMap<string, Pick<Claim, 'verdict'>>;
  /** The objections of earlier critiques. */
  earlier: readonly Objection[];
}

/** The faults of a critique, as sentences: quoted words that are missing, unknown claims, missing rulings on objections or sentences. */
export function critiqueProblems(
  { defects, rulings, sentences: ruled = [] }: ReportCritique,
  context: CritiqueContext,
): string[] {
  const open = context.earlier.filter(({ isResolved }) => !isResolved);
  const decided = new Set(rulings.map(({ objection }) => objection));
  const missing = open.filter(({ id }) => !decided.has(id)).map(({ id }) => id);
  const now = { sentences: context.sentences };
  return [
    ...defects.flatMap((defect, index) =>
      defectProblems(defect, context).map((said) => `defects #${index + 1}: ${said}`),
    ),
    ...(missing.length === 0
      ? []
      : [`rulings: expected one for each objection of the task; missing: ${missing.join(', ')}`]),
    ...(context.asked === undefined ? [] : rulingProblems(context.asked, ruled)),
    ...rulings.flatMap(({ objection, ruling }, index) => {
      const one = open.find(({ id }) => id === objection);
      if (one === undefined) return [`rulings #${index + 1}: ${objection} is no open objection of the task`];
      if (ruling !== 'stands' || one.kind === 'unanswered' || stillStands(one, now)) return [];
      return [
        `rulings #${index + 1}: ${objection} cannot stand, its sentence is not in ${context.file} any more, or states a claim now: rule it resolved, and raise a defect on the sentence that took its place if that is wrong too`,
      ];
    }),
  ];
}

/**
 * A defect with the kind that code can determine from the sentence and the verdicts: a sentence that states findings is not
 * `uncited`, one outside the summary is not `summary`, and one whose findings no verifier narrowed is not `refuted`.
 */
export function withKnownKind(
  given: ReportDefect,
  { sentences, claims: known }: Pick<CritiqueContext, 'sentences' | 'claims'>,
): ReportDefect {
  const found = sentencesWith(given.excerpt, sentences);
  if (given.kind === 'unanswered' || found.length === 0) return given;
  const isOfSummary = given.kind === 'summary' && found.some(({ isSummary }) => isSummary);
  const isRefuted = given.claims.some((id) => /^(?:contradicted|qualified)$/.test(known.get(id)?.verdict ?? ''));
  if (isOfSummary || (given.kind === 'refuted' && isRefuted)) return given;
  const bound = [...new Set([...given.claims, ...found.flatMap(({ claims }) => claims)])];
  if (given.kind === 'overstated' || given.kind === 'inexact') return given;
  return bound.length === 0
    ? { ...given, kind: 'uncited' }
    : { ...given, kind: 'overstated', claims: bound.slice(0, 12) };
}

function defectProblems({ kind, excerpt, claims }: ReportDefect, context: CritiqueContext): string[] {
  const { file, question, sentences } = context;
  const unknown = claims.filter((id) => !context.claims.has(id));
  const problems = unknown.length === 0 ? [] : [`${unknown.join(', ')} is not in the ledger`];
  const quoted = `“${shortened(excerpt)}”`;
  if (kind === 'unanswered')
    return standsIn(excerpt, question)
      ? problems
      : [...problems, `${quoted} does not stand in the question; quote it verbatim`];
  const found = sentencesWith(excerpt, sentences);
  if (found.length === 0)
    return [...problems, `${quoted} does not stand in ${file}; quote it verbatim, within one section`];
  return problems;
}

/** The most sentences that a critic rules on, which is ten pages. */
const mostRuled = 300;
/** The most characters of an excerpt. */
const longestExcerpt = 600;
/** The most findings that an objection names. */
const mostClaims = 12;

const wanted = 'Say what its findings say, with their conditions, or mark what goes beyond them as inference.';

/** The sentences that a critic rules on, numbered from 1: all of the text, and the cells that cite. Code writes of the research itself. */
export function ruledSentences(sentences: readonly Sentence[]): Sentence[] {
  const judged = sentences.filter(
    ({ section, isCell, claims }) =>
      section !== 'Methodology' && section !== 'Open Questions' && (!isCell || claims.length > 0),
  );
  return judged.slice(0, mostRuled);
}

function rulingProblems(asked: readonly Sentence[], rulings: readonly SentenceRuling[]): string[] {
  const { length } = ruledSentences(asked);
  const numbers = rulings.map(({ sentence }) => sentence);
  const ruled = new Set(numbers);
  const missing = Array.from({ length }, (_, at) => at + 1).filter((number) => !ruled.has(number));
  const unknown = [...ruled].filter((number) => number > length);
  const twice = [...new Set(numbers.filter((number, at) => numbers.indexOf(number) < at))];
  const named = (faults: readonly number[], words: string) =>
    faults.length === 0 ? [] : [`sentences: ${words} ${faults.join(', ')}`];
  return [
    ...named(missing, 'expected one for each numbered sentence; missing:'),
    ...named(unknown, `your task numbers ${length} sentences; there is no`),
    ...named(twice, 'ruled on twice:'),
  ];
}

/** Whether a ruling finds a sentence carried. That it is inference counts only where it is marked so. */
function isCarried({ carried }: SentenceRuling, { isInference, isSummary }: Sentence): boolean {
  if (carried === 'needs-none') return !isSummary;
  return carried === 'wholly' || (carried === 'inference' && isInference);
}

/** How many numbered sentences a critic found carried, of how many; undefined where none is listed. */
export function carriedCount(
  asked: readonly Sentence[],
  rulings: readonly SentenceRuling[] = [],
): { carried: number; of: number } | undefined {
  const listed = ruledSentences(asked);
  const carried = listed.filter((sentence, at) => {
    const ruling = rulings.find((one) => one.sentence === at + 1);
    return ruling !== undefined && isCarried(ruling, sentence);
  });
  return listed.length === 0 ? undefined : { carried: carried.length, of: listed.length };
}

/** The part of a sentence, by characters, from which an excerpt is about all of it, and not about a word. */
const mostOfSentence = 0.5;

/**
 * The objections to sentences that a critic finds not carried, where neither a defect of its own nor an objection that stands is about the
 * sentence with that weight.
 * @param asked the sentences of the report that the critic was given.
 * @param known the findings of the ledger.
 */
export function uncarried(
  { defects, rulings, sentences: ruled = [] }: ReportCritique,
  {
    asked,
    earlier,
    known,
  }: {
    asked: readonly Sentence[];
    earlier: readonly (Pick<ReportDefect, 'excerpt' | 'kind' | 'severity'> & { id: string })[];
    known: { has: (claim: string) => boolean };
  },
): ReportDefect[] {
  const standing = earlier.filter(({ id }) =>
    rulings.some(({ objection, ruling }) => objection === id && ruling === 'stands'),
  );
  const raised = [...defects, ...standing].filter(({ kind }) => kind !== 'unanswered');
  const isRaised = (sentence: Sentence, severity: ReportDefect['severity']) =>
    raised.some(
      (one) =>
        (severity === 'concern' || one.severity === 'blocker') &&
        one.excerpt.length >= mostOfSentence * sentence.text.length &&
        sentencesWith(one.excerpt, asked).includes(sentence),
    );
  return ruledSentences(asked).flatMap((sentence, at): ReportDefect[] => {
    const ruling = ruled.find((one) => one.sentence === at + 1);
    if (ruling === undefined || isCarried(ruling, sentence)) return [];
    const severity = ruling.carried === 'not' ? 'blocker' : 'concern';
    if (isRaised(sentence, severity)) return [];
    const unsaid =
      ruling.carried === 'inference'
        ? 'It is inference, and is not marked so.'
        : 'The critic did not say what is lacking.';
    const statement = ruling.why?.trim() ?? '';
    return [
      {
        severity,
        kind: 'inexact',
        excerpt: wholeWords(sentence.text),
        claims: sentence.claims.filter((id) => known.has(id)).slice(0, mostClaims),
        statement: statement === '' ? unsaid : statement,
        resolution: wanted,
      },
    ];
  });
}

/** The beginning of a sentence that may be quoted, without half of a word at its end. */
const wholeWords = (text: string): string =>
  text.length <= longestExcerpt ? text : cut(text, longestExcerpt).replace(/\s+\S*$/, '');
