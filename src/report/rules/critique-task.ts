import { excerpt, oneLine, printable } from '../../base/errors.ts';
import { allWords, counted, quotedWords } from '../../base/text.ts';
import { openContradictions, type Claim, type Contradiction, type Ledger } from '../../research/rules/ledger.ts';
import { decidingVote, isContestedByOne, verdictWords, verifiedText } from '../../research/rules/verified-text.ts';
import type { ObjectionKind } from './critique-hand-in.ts';
import { ruledSentences } from './critique-problems.ts';
import type { CritiqueOutcome, Objection } from './objections.ts';
import type { Sentence } from './source.ts';
import { paragraph, words, type Block } from './tree.ts';

const longestSide = 160;

/** The names of the kinds of objections in the report. */
const kindWords: Readonly<Record<ObjectionKind, string>> = {
  uncited: 'compares, generalises or excludes without a finding',
  overstated: 'says more than the finding beside it',
  inexact: 'is not wholly what its findings say',
  refuted: 'contradicts what a verifier found',
  unanswered: 'is asked and not answered',
  summary: 'stands in the summary, not in the body',
};

/** The input for a critic's task. */
export interface CritiqueMaterial {
  question: string;
  folder: string;
  /** The file with the report as the critic reads it. */
  report: string;
  sentences: readonly Sentence[];
  ledger: Pick<Ledger, 'claims' | 'looks' | 'contradictions'>;
  earlier: readonly Objection[];
  /** Findings that verifiers judge at the same time. */
  verified?: readonly string[];
}

/**
 * The full task of a critic: the question, the earlier objections to rule on, the sentences with what their findings say, the verdicts on
 * stated findings, and the open contradictions.
 */
export function critiqueTask(material: CritiqueMaterial): string {
  const { question, folder, report, sentences, ledger, earlier, verified = [] } = material;
  const open = earlier.filter(({ isResolved }) => !isResolved);
  const claims = new Map(ledger.claims.map((claim) => [claim.id, claim]));
  const listed = ruledSentences(sentences);
  const stated = new Set(sentences.flatMap((one) => one.claims));
  const judged = ledger.claims.filter(
    (claim) =>
      claim.verdict === 'contradicted' ||
      (stated.has(claim.id) && (claim.verdict === 'qualified' || isContestedByOne(claim, ledger))),
  );
  const disputes = openContradictions(ledger);
  const list = (heading: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [[heading, ...lines].join('\n')];
  return [
    `Judge ${report}. The findings with their quotes and verdicts stand at its end, in full in ${folder}/ledger.json.`,
    [
      'The question:',
      ...printable(question)
        .split('\n')
        .map((line) => `> ${line}`),
    ].join('\n'),
    ...list(
      'Rule on these objections:',
      open.map((one) => `- ${objectionLine(one)}`),
    ),
    ...list(
      'The sentences, each with what its findings say as they were verified. Rule on each by its number, in `sentences`:',
      listed.flatMap((one, at) => [
        ...(one.section === listed[at - 1]?.section ? [] : [`${one.section}:`]),
        `${at + 1}. ${one.isInference ? '[inference] ' : ''}${allWords(one.text)} ${saidBy(one, claims, ledger)}`,
      ]),
    ),
    ...list(
      'What verifiers struck, narrowed or contest:',
      judged.map((claim) => judgedLine(claim, ledger)),
    ),
    ...(verified.length === 0
      ? []
      : [
          `Verifiers check ${verified.join(', ')} against their pages while you read; what they narrow is reworded. Object to how the report states these only where it says more than the finding as it is now.`,
        ]),
    ...list('Open contradictions, which the report prints as contested:', disputes.map(disputeLine)),
  ].join('\n\n');
}

/** The statements of a sentence's findings, each with its id. */
function saidBy(
  { claims: ids, matters }: Sentence,
  claims: ReadonlyMap<string, Claim>,
  ledger: Pick<Ledger, 'looks' | 'contradictions'>,
): string {
  const matter = (id: string) => {
    const known = ledger.contradictions.find((one) => one.id === id);
    return id.startsWith('Q') ? `${id}, an open question` : `${id}, contested: ${known?.statement ?? ''}`;
  };
  const cited = ids.flatMap((id) => claims.get(id) ?? []);
  const said = [...cited.map((claim) => `${claim.id}: ${verifiedText(claim, ledger)}`), ...matters.map(matter)];
  return said.length === 0 ? '[no finding]' : said.map((one) => `[${oneLine(one)}]`).join(' ');
}

function disputeLine({ id, claims = [], statement, sides }: Contradiction): string {
  const about = claims.length === 0 ? '' : ` (${claims.join(', ')})`;
  return `- ${id}${about}: ${excerpt(statement)} ${sides.map((side) => quotedWords(side, longestSide)).join(' against ')}`;
}

function judgedLine(claim: Claim, ledger: Pick<Ledger, 'looks'>): string {
  const { id, text } = claim;
  const vote = decidingVote(claim, ledger);
  const rewording = vote?.rewording == null ? '' : ` Borne out: ${printable(vote.rewording)}`;
  const reason = vote?.reason == null ? '' : ` Reason: ${printable(vote.reason)}`;
  return `- ${id} ${verdictWords(claim, ledger) ?? ''}: ${printable(text)}${rewording}${reason}`;
}

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

/** The result of the critique for the report, with the objections that were not resolved. */
export function critiqueBlocks(outcome: CritiqueOutcome): Block[] {
  const { standing, sentences } = outcome;
  const carried =
    sentences === undefined
      ? ''
      : ` The last critic found ${sentences.carried} of its ${counted(sentences.of, 'sentence')} carried by findings, marked as inference, or in need of none.`;
  const items = standing.map(({ severity, kind, excerpt: quoted, claims, said }): Block[] => {
    const about = claims.length === 0 ? '' : ` (${claims.join(', ')})`;
    return [paragraph(`“${oneLine(quoted)}” ${kindWords[kind]}${about}. ${oneLine(said)} (${severity})`)];
  });
  return [
    paragraph(`${describeOutcome(outcome)}.${carried}`),
    ...(items.length === 0
      ? []
      : [
          paragraph({ type: 'strong', children: [words('Objections that were not resolved.')] }),
          { type: 'list' as const, isOrdered: false, items },
        ]),
  ];
}

/** An objection as a line of a task. */
function objectionLine({ id, severity, kind, excerpt: quoted, claims, said, resolution }: Objection): string {
  const about = claims.length === 0 ? '' : ` (${claims.join(', ')})`;
  return `${id} (${severity}): ${quotedWords(quoted)} ${kindWords[kind]}${about}. ${excerpt(said)} Wanted: ${excerpt(resolution)}`;
}

/** The objections as text for a writer. */
export function returnedObjections(objections: readonly Objection[], round: number, mostRounds: number): string {
  return [
    `The report-critic holds ${counted(objections.length, 'objection')} against the report (round ${round} of ${mostRounds}). Resolve each: state a finding that says it, with its mark, word it as the evidence has it, mark it as inference, or take it out:`,
    ...objections.map((one) => `- ${objectionLine(one)}`),
  ].join('\n');
}
