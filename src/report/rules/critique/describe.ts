import { excerpt } from '../../../base/errors.ts';
import { escapeTex } from '../../../base/tex.ts';
import { counted, quotedWords } from '../../../base/text.ts';
import { plainOf } from '../plain-text.ts';
import { startTask } from '../writing/describe.ts';
import type { ObjectionKind } from './hand-in.ts';
import type { CritiqueOutcome, Objection } from './objections.ts';

/** The name of the generated file in the workflow's folder. */
export const critiqueFile = 'critique.tex';

/** The names of the kinds of objections in the report. */
export const kindWords: Readonly<Record<ObjectionKind, string>> = {
  uncited: 'compares, generalises or excludes without a finding',
  overstated: 'says more than the finding beside it',
  inexact: 'is not wholly what its findings say',
  refuted: 'contradicts what a verifier found',
  unanswered: 'is asked and not answered',
  summary: 'stands in the summary, not in the body',
};

/** The result of the critique, in a sentence without its full stop. */
export function describeOutcome({ read, unjudged, raised, resolved, standing, changed }: CritiqueOutcome): string {
  if (read === 0) return `No critic has judged this report: ${unjudged ?? 'none was asked'}`;
  const times = read === 1 ? 'A critic read this report' : `Critics read this report ${counted(read, 'time')}`;
  const found =
    raised === 0
      ? 'and had no objection'
      : [
          `and raised ${counted(raised, 'objection')}`,
          ...(resolved === 0 ? [] : [`${resolved} resolved`]),
          ...(standing.length === 0 ? [] : [`${standing.length} not resolved`]),
          ...(changed.length === 0 ? [] : [`${changed.length} answered by a change that nobody has judged`]),
        ].join(', ');
  return `${times} ${found}${unjudged === undefined ? '' : `; the last time nobody judged it: ${unjudged}`}`;
}

/** Whether the last critic judged the report and no objection is left. */
export function isApproved({ unjudged, standing, changed }: CritiqueOutcome): boolean {
  return unjudged === undefined && standing.length === 0 && changed.length === 0;
}

/** The result of the critique as TeX for the report, with the objections that were not resolved. */
export function formatCritique(outcome: CritiqueOutcome): string {
  const { standing, summary } = outcome;
  const carried =
    summary === undefined
      ? ''
      : ` The last critic found ${summary.carried} of the ${counted(summary.of, 'sentence')} of its summary carried by findings, or said to be inference.`;
  const head = [
    '% Generated from the hand-ins of critics; do not edit.',
    '',
    `${escapeTex(describeOutcome(outcome))}.${carried}`,
  ];
  if (standing.length === 0) return `${head.join('\n')}\n`;
  return [
    ...head,
    // The heading is part of the paragraph, so that a page does not end with it.
    '\\textbf{Objections that were not resolved.}',
    '\\begin{itemize}',
    ...standing.map(({ severity, kind, excerpt: words, claims, said }) => {
      const about = claims.length === 0 ? '' : ` (${claims.join(', ')})`;
      return `  \\item ${quotedTex(words)} ${kindWords[kind]}${about}. ${escapeTex(said)} (${severity})`;
    }),
    '\\end{itemize}',
    '',
  ].join('\n');
}

function quotedTex(words: string): string {
  return `\`\`${escapeTex(plainOf(words).trim())}''`;
}

/** An objection as a line of a task. */
export function objectionLine({ id, severity, kind, excerpt: words, claims, said, resolution }: Objection): string {
  const about = claims.length === 0 ? '' : ` (${claims.join(', ')})`;
  return `${id} (${severity}): ${quotedWords(words)} ${kindWords[kind]}${about}. ${excerpt(said)} Wanted: ${excerpt(resolution)}`;
}

/** The objections as text for a writer. */
export function returnedObjections(objections: readonly Objection[], round: number, mostRounds: number): string {
  return [
    `The report-critic holds ${counted(objections.length, 'objection')} against the report (round ${round} of ${mostRounds}). Resolve each: state a finding that says it, with its citation and claim, word it as the evidence has it, or take it out:`,
    ...objections.map((one) => `- ${objectionLine(one)}`),
  ].join('\n');
}

/** The task with the objections for the session itself, when no writer is left. */
export function returnTask(objections: readonly Objection[], round: number, mostRounds: number): string {
  const end = 'Then run `autonomous-workflow report check --compile` and `autonomous-workflow record`.';
  return `${returnedObjections(objections, round, mostRounds).replaceAll('\n', '\n  ')}\n  ${end}`;
}

/**
 * The task to have the report judged and its findings verified at the same time; without agents to start it only asks for
 * recording the verdicts.
 */
export function judgeTask(
  verifiers: readonly { id: string; agent: string; task: string }[],
  critic: { id: string; agent: string; task: string } | undefined,
): string {
  const reasons = [
    ...(verifiers.length === 0 ? [] : ['The summary or a table states findings that no verifier has judged.']),
    ...(critic === undefined ? [] : ['The report has not been judged as it stands.']),
  ];
  if (reasons.length === 0)
    return 'The findings of the report have been verified: run `autonomous-workflow record` and do what it leaves to you.';
  return startTask(reasons.join(' '), critic === undefined ? verifiers : [...verifiers, critic]);
}
