import { excerpt as shortened } from '../../../base/errors.ts';
import type { Claim } from '../../../research/rules/ledger.ts';
import { idsOf } from '../report-input.ts';
import type { ReportCritique, ReportDefect } from './hand-in.ts';
import { stillStands, type Objection } from './objections.ts';
import { sentencesWith, standsIn, type PrintedSentence } from './printed-words.ts';
import { summaryProblems } from './summary-rulings.ts';

/** The input for checking a critique. */
export interface CritiqueContext {
  /** The name of the report's file. */
  file: string;
  question: string;
  sentences: readonly PrintedSentence[];
  /** The sentences of the report that the critic was given, by which it numbers those of the summary; undefined where they are lost. */
  asked: readonly PrintedSentence[] | undefined;
  claims: ReadonlyMap<string, Pick<Claim, 'verdict'>>;
  /** The objections of earlier critiques. */
  earlier: readonly Objection[];
}

/** The faults of a critique, as sentences: quoted words that are missing, unknown claims, missing rulings on objections or on the summary. */
export function critiqueProblems(
  { defects, rulings, summary_sentences = [] }: ReportCritique,
  context: CritiqueContext,
): string[] {
  const open = context.earlier.filter(({ isResolved }) => !isResolved);
  const ruled = new Set(rulings.map(({ objection }) => objection));
  const missing = open.filter(({ id }) => !ruled.has(id)).map(({ id }) => id);
  const now = { sentences: context.sentences, isUnchanged: false };
  return [
    ...defects.flatMap((defect, index) =>
      defectProblems(defect, context).map((said) => `defects #${index + 1}: ${said}`),
    ),
    ...(missing.length === 0
      ? []
      : [`rulings: expected one for each objection of the task; missing: ${missing.join(', ')}`]),
    ...(context.asked === undefined ? [] : summaryProblems(context.asked, summary_sentences)),
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
  const bound = [...new Set([...given.claims, ...found.flatMap(({ bindings }) => idsOf(bindings, 'claim'))])];
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
