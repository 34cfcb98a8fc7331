import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { oneLine, printable } from '../../base/errors.ts';
import { allWords, counted, quotedWords } from '../../base/text.ts';
import type { Random } from '../../base/algorithms.ts';
import { hashOf, type ControlItem, type Judgement, type JudgedItem, sharedWords } from '../../judging/lists.ts';
import { assignmentField, summaryField, words } from '../../loop/rules/hand-in-fields.ts';
import { openContradictions, type Ledger } from '../../research/rules/ledger.ts';
import { isSoundClaim } from '../../research/rules/standing.ts';
import { verifiedText } from '../../research/rules/verification.ts';
import { contestedWith, printedQuote, withFindings } from './evidence.ts';
import type { Sentence } from './source.ts';
import { list, paragraph, textOf, type Block } from './tree.ts';

z.config(english());

const ruling = z.object({
  /** Its number in the task. */
  n: z.int().check(z.minimum(1)),
  carried: z.enum(['wholly', 'inference', 'needs-none', 'in-part', 'not']),
  /** What no finding carries, or what the sentence leaves out of them. */
  lacks: z.optional(z.nullable(z.string().check(z.maxLength(1_000)))),
});

/** The hand-in of a report-critic: a ruling on each numbered sentence, and parts of the question that the report does not answer. */
export const reportCritique = z.object({
  assignment: assignmentField('i5-k1'),
  summary: summaryField,
  sentences: z.array(ruling).check(z.maxLength(600)),
  unanswered: z.array(z.object({ words: words(4, 600), why: words(8, 1_000) })).check(z.maxLength(20)),
});
export type ReportCritique = z.infer<typeof reportCritique>;
export type Ruling = Omit<z.infer<typeof ruling>, 'n'>;

/** A sentence that critics rule on, as they read it. */
export interface RuledSentence {
  sentence: Sentence;
  item: JudgedItem;
}

/** The most sentences of a report that critics rule on, which is ten pages. */
const mostRuled = 300;

/** The sentences that critics rule on: all of the text, and the cells that cite or conclude. Code writes of the research itself. */
export function ruledSentences(sentences: readonly Sentence[], ledger: Ledger): RuledSentence[] {
  return sentences
    .filter(
      ({ section, isCell, isInference, claims }) =>
        section !== 'Methodology' && (!isCell || isInference || claims.length > 0),
    )
    .slice(0, mostRuled)
    .map((sentence) => {
      const text = itemText(sentence, ledger);
      return { sentence, item: { key: hashOf({ text }), text, within: {} } };
    });
}

function itemText(shown: Pick<Sentence, 'section' | 'text' | 'claims'> & Partial<Sentence>, ledger: Ledger): string {
  const {
    section,
    text,
    claims,
    before = '',
    isCell = false,
    isSummary = false,
    matters = [],
    isInference = false,
  } = shown;
  const known = new Map(ledger.claims.map((claim) => [claim.id, claim]));
  const disputes = new Map(
    ledger.contradictions.map(({ id, statement }) => [id, textOf(withFindings(statement, ledger))]),
  );
  const open = new Set(openContradictions(ledger).map(({ id }) => id));
  const said = [
    ...claims.flatMap((id) => {
      const claim = known.get(id);
      const others = contestedWith(id, ledger);
      const contested = others.length === 0 ? '' : ` (contested with ${others.join(', ')})`;
      if (claim === undefined) return [];
      // The answer is held against the words of the pages, too: a finding may say more than its quote.
      const { quote } = isSummary ? printedQuote(claim, ledger) : { quote: '' };
      return [`${id}: ${verifiedText(claim, ledger)}${contested}${quote === '' ? '' : `; quoted: ${quote}`}`];
    }),
    ...matters.map((id) =>
      id.startsWith('Q')
        ? `${id}, a question`
        : `${id}, ${open.has(id) ? 'contested' : 'resolved'}: ${disputes.get(id) ?? ''}`,
    ),
  ];
  const beside = said.length === 0 ? '[no finding]' : said.map((one) => `[${oneLine(one)}]`).join(' ');
  const place = before === '' ? '' : `, ${isCell ? 'at' : 'after'} ${allWords(before)}`;
  return `${section}${place}: ${isInference ? '[inference] ' : ''}${allWords(text)} ${beside}`;
}

/** The share of words that two findings may have in common, so that one certainly does not carry the other. */
const mostShared = 0.3;

/**
 * Two items of which code knows the answer, made of findings that stand: a finding beside its own words, and the words of another beside
 * it. None where the ledger has no two such findings left.
 * @param used findings that earlier controls of the list were made of: a sentence that comes twice would stand out.
 */
export function controlsFor(ledger: Ledger, random: Random, used = new Set<string>()): ControlItem[] {
  const said = ledger.claims
    .filter(
      (claim) =>
        !used.has(claim.id) &&
        isSoundClaim(claim) &&
        ['supported', 'qualified', undefined].includes(claim.verdict) &&
        contestedWith(claim.id, ledger).length === 0,
    )
    .map((claim) => ({ id: claim.id, text: verifiedText(claim, ledger) }));
  const pairs = said.flatMap((one, at) =>
    said
      .slice(at + 1)
      .flatMap((other) => (sharedWords(one.text, other.text) < mostShared ? [[one, other] as const] : [])),
  );
  const pair = pairs[Math.floor(random() * pairs.length)];
  if (pair === undefined) return [];
  const [one, other] = pair;
  for (const { id } of pair) used.add(id);
  const item = (text: string, right: string[]): ControlItem => ({
    text: itemText({ section: 'Key Findings', text, claims: [one.id] }, ledger),
    within: {},
    right: { carried: right },
  });
  return [item(one.text, ['wholly']), item(other.text, ['not', 'in-part'])];
}

/** Whether a ruling lets a sentence stand: in the summary something has to be cited, and what is inference has to be marked so. */
function isCarried({ carried }: Ruling, { isInference, isSummary, claims, matters }: Sentence): boolean {
  if (carried === 'needs-none') return !isSummary;
  if (carried === 'wholly') return !isSummary || isInference || claims.length + matters.length > 0;
  return carried === 'inference' && isInference;
}

/** How a report stands before its critics. */
export interface Standing {
  /** How many critics have handed in, and how many lists of theirs do not count, because a control was judged wrongly. */
  read: number;
  failed: number;
  /** What they hold against it: sentences, and parts of the question that it does not answer. */
  sentences: readonly { sentence: Sentence; ruling: Ruling }[];
  unanswered: readonly { words: string; why: string }[];
  /** Sentences that a critic ruled on as they stand, and those that nobody has. */
  ruled: number;
  unjudged: readonly RuledSentence[];
}

/** The report as it stands, held against all rulings: one counts as long as the sentence and what its findings say are the same. */
export function standingOf(
  sentences: readonly RuledSentence[],
  rulings: readonly Judgement<Ruling>[],
  last: Pick<Standing, 'read' | 'failed' | 'unanswered'>,
): Standing {
  const latest = new Map(rulings.map((one) => [one.hash, one.answer]));
  const read = sentences.map((one) => ({ ...one, ruling: latest.get(hashOf(one.item)) }));
  const unjudged = read.filter(({ ruling: known }) => known === undefined);
  return {
    ...last,
    ruled: read.length - unjudged.length,
    unjudged,
    sentences: read.flatMap(({ sentence, ruling: known }) =>
      known === undefined || isCarried(known, sentence) ? [] : [{ sentence, ruling: known }],
    ),
  };
}

/** The task of a critic: the numbered sentences. */
export function critiqueTask(
  { folder, name }: { folder: string; name: string },
  question: string,
  items: readonly Pick<JudgedItem, 'text'>[],
): string {
  return [
    `Judge ${folder}/${name}-report.md. The findings with their quotes and verdicts stand at its end, in full in ${folder}/ledger.json.`,
    `The question:\n${printable(question).replace(/^/gm, '> ')}`,
    `The sentences, each with what its findings say as they were verified. Rule on each by its number:\n${items.map(({ text }, at) => `${at + 1}. ${text}`).join('\n')}`,
  ].join('\n\n');
}

const without = { objection: 'needs a finding, or the mark of inference', remark: 'no finding is cited' };
/** What is said of a sentence that does not stand: to its writer, and behind it in print. */
const rulingWords: Readonly<Record<Ruling['carried'], { objection: string; remark: string }>> = {
  wholly: without,
  inference: { objection: 'is inference, and is not marked so', remark: 'inference' },
  'needs-none': without,
  'in-part': { objection: 'is supported only in part', remark: 'supported only in part' },
  not: { objection: 'is not supported', remark: 'not supported' },
};
const unended = (text: string): string => oneLine(text).replace(/[.\s]+$/, '');
const withReason = (said: string, { lacks }: Ruling): string => (lacks ? `${said}: ${unended(lacks)}` : said);

/** The objections of critics, a line each without its full stop. */
export const objectionLines = ({ sentences, unanswered }: Standing): string[] => [
  ...sentences.map(
    ({ sentence: { section, text }, ruling: said }) =>
      `${section}: ${quotedWords(text)} ${withReason(rulingWords[said.carried].objection, said)}`,
  ),
  ...unanswered.map(({ words: part, why }) => `The question: ${quotedWords(part)} is not answered: ${unended(why)}`),
];

/** The result of the critique, in a sentence without its full stop. */
export function describeStanding(now: Standing): string {
  const { read, failed, ruled, unjudged } = now;
  const why = failed === 0 ? '' : ` (${counted(failed, 'list')} of rulings did not count: a control was wrong)`;
  if (read === 0) return 'No critic has judged this report';
  const open = objectionLines(now).length;
  return [
    `${read === 1 ? 'A critic' : `Critics, in ${counted(read, 'round')},`} accepted ${ruled - now.sentences.length} of ${counted(ruled, 'sentence')}: supported by findings, marked as inference, or making no claim`,
    ...(open === 0 ? [] : [`${counted(open, 'objection')} not resolved`]),
    ...(unjudged.length === 0 ? [] : [`${counted(unjudged.length, 'sentence')} that nobody has judged${why}`]),
  ].join('; ');
}

/** Whether critics have judged the whole report and hold nothing against it. */
export const isApproved = (now: Standing): boolean =>
  now.read > 0 && now.unjudged.length === 0 && objectionLines(now).length === 0;

/** What is printed behind a sentence that does not stand, or that nobody has judged in the summary. */
export function remarksOf({
  read,
  sentences,
  unjudged,
}: Standing): (sentence: Pick<Sentence, 'text' | 'claims'>) => string | undefined {
  // Cells of a table may have the same words.
  const keyOf = ({ text, claims }: Pick<Sentence, 'text' | 'claims'>) => [text, ...claims].join(' ');
  const unread = read === 0 ? [] : unjudged.filter(({ sentence }) => sentence.isSummary);
  const remarks = new Map([
    ...unread.map(({ sentence }) => [keyOf(sentence), 'judged by no critic'] as const),
    ...sentences.map(
      ({ sentence, ruling: said }) => [keyOf(sentence), withReason(rulingWords[said.carried].remark, said)] as const,
    ),
  ]);
  return (sentence) => remarks.get(keyOf(sentence));
}

/** The result of the critique for the report; what is held against a sentence stands behind it. */
export function critiqueBlocks(now: Standing): Block[] {
  const marked = now.sentences.length === 0 ? '' : ' What they hold against a sentence stands behind it in brackets.';
  const items = objectionLines({ ...now, sentences: [] }).map((line): Block[] => [paragraph(`${line}.`)]);
  return [paragraph(`${describeStanding(now)}.${marked}`), ...(items.length === 0 ? [] : [list(items)])];
}
