import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { oneLine, printable } from '../../base/errors.ts';
import { allWords, counted, quotedWords } from '../../base/text.ts';
import type { Random } from '../../base/algorithms.ts';
import { modeOf } from '../../base/vocabulary.ts';
import { hashOf, type ControlItem, type Judgement, type JudgedItem, sharedWords } from '../../judging/lists.ts';
import { assignmentField, summaryField, words } from '../../loop/rules/hand-in-fields.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';
import { isFile, openContradictions, type Ledger } from '../../research/rules/ledger.ts';
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

/** Whether critics read a report: not one that rests on the repository alone, where code comes next, which is tested there. */
export const getsCritics = (
  { workflow_type }: Pick<WorkflowState, 'workflow_type'>,
  { sources }: Pick<Ledger, 'sources'>,
): boolean => modeOf(workflow_type) !== 'full-auto' || !sources.every(isFile);

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
  const { section, text, claims, before = '', isCell, isSummary, matters = [], isInference } = shown;
  const open = new Set(openContradictions(ledger).map(({ id }) => id));
  const said = [
    ...claims.flatMap((id) => {
      const claim = ledger.claims.find((one) => one.id === id);
      if (claim === undefined) return [];
      const others = contestedWith(id, ledger);
      const contested = others.length === 0 ? '' : ` (contested with ${others.join(', ')})`;
      // The answer is held against the words of the pages, too: a finding may say more than its quote.
      const { quote, place } = isSummary === true ? printedQuote(claim, ledger) : { quote: '', place: '' };
      const quoted = quote === '' ? '' : `; quoted${place === '' ? '' : ` (${place})`}: ${quote}`;
      return [`${id}: ${verifiedText(claim, ledger)}${contested}${quoted}`];
    }),
    ...matters.map((id) => {
      const dispute = ledger.contradictions.find((one) => one.id === id);
      if (dispute === undefined) {
        const isOpen = ledger.questions.find((one) => one.id === id)?.status === 'open';
        return `${id}, ${isOpen ? 'a question that stayed open' : 'a question'}`;
      }
      return `${id}, ${open.has(id) ? 'contested' : 'resolved'}: ${textOf(withFindings(dispute.statement, ledger))}`;
    }),
  ];
  const beside = said.length === 0 ? '[no finding]' : said.map((one) => `[${oneLine(one)}]`).join(' ');
  const place = before === '' ? '' : `, ${isCell === true ? 'at' : 'after'} ${allWords(before)}`;
  return `${section}${place}: ${isInference === true ? '[inference] ' : ''}${allWords(text)} ${beside}`;
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
  const item = (text: string, before: string, right: string[]): ControlItem => ({
    text: itemText({ section: 'Key Findings', text, before, claims: [one.id] }, ledger),
    within: {},
    right: { carried: right },
  });
  return [item(one.text, other.text, ['wholly']), item(other.text, one.text, ['not', 'in-part'])];
}

const nothing = 'neither cited nor marked as inference';
/** The objection that each ruling on a sentence makes, as the writer and the readers see it. */
const held: Readonly<Record<Ruling['carried'], string>> = {
  wholly: nothing,
  inference: 'an inference that is not marked as one',
  'needs-none': nothing,
  'in-part': 'supported only in part',
  not: 'not supported',
};
const unended = (text: string): string => oneLine(text).replace(/[.\s]+$/, '');

/** Why a sentence does not stand: in the summary something has to be cited, and what is inference has to be marked so. */
function faultOf(
  { carried, lacks }: Ruling,
  { isInference, isSummary, claims, matters }: Sentence,
): string | undefined {
  const hasMark = isInference || claims.length + matters.length > 0;
  const stands =
    carried === 'inference'
      ? isInference
      : carried === 'wholly'
        ? !isSummary || hasMark
        : carried === 'needs-none' && !isSummary;
  return stands ? undefined : `${held[carried]}${lacks ? `: ${unended(lacks)}` : ''}`;
}

/** What a sentence that critics accept rests on. */
const accepted = ['supported by findings', 'marked as inference', 'making no claim'] as const;

/** How a report stands before its critics. */
export interface Standing {
  /** How many critics have handed in. */
  read: number;
  /** Their objections: sentences, each with the reason, and parts of the question that the report does not answer. */
  sentences: readonly { sentence: Sentence; why: string }[];
  unanswered: readonly { words: string; why: string }[];
  /** The sentences that critics accepted, each by what it rests on; those that nobody judged, or whose list had a control judged wrongly. */
  accepted: readonly (typeof accepted)[number][];
  unjudged: readonly RuledSentence[];
}

/** The report as it stands, held against all rulings: one counts as long as the sentence and what its findings say are the same. */
export function standingOf(
  sentences: readonly RuledSentence[],
  rulings: readonly Judgement<Ruling>[],
  last: Pick<Standing, 'read' | 'unanswered'>,
): Standing {
  const latest = new Map(rulings.map((one) => [one.hash, one.answer]));
  const ruled = sentences.flatMap(({ sentence, item }) => {
    const ruling = latest.get(hashOf(item));
    return ruling === undefined ? [] : [{ sentence, ruling, why: faultOf(ruling, sentence) }];
  });
  return {
    ...last,
    unjudged: sentences.filter(({ item }) => !latest.has(hashOf(item))),
    accepted: ruled.flatMap(({ sentence, ruling, why }) =>
      why === undefined ? accepted[sentence.isInference ? 1 : ruling.carried === 'needs-none' ? 2 : 0] : [],
    ),
    sentences: ruled.flatMap(({ sentence, why }) => (why === undefined ? [] : [{ sentence, why }])),
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

/** The objections of critics, a line each without its full stop. */
export const objectionLines = ({ sentences, unanswered }: Standing): string[] => [
  ...sentences.map(({ sentence: { section, text }, why }) => `${section}: ${quotedWords(text)}: ${why}`),
  ...unanswered.map(({ words: part, why }) => `The question: ${quotedWords(part)} is not answered: ${unended(why)}`),
];

/** The result of the critique, in a sentence without its full stop. */
export function describeStanding(now: Standing): string {
  const { read, unjudged, sentences } = now;
  if (read === 0) return 'No critic has judged this report';
  const open = objectionLines(now).length;
  const counts = accepted.map((kind) => [now.accepted.filter((one) => one === kind).length, kind] as const);
  const kinds = counts.flatMap(([count, kind]) => (count === 0 ? [] : `${count} ${kind}`));
  return [
    `Critics accepted ${now.accepted.length} of ${counted(now.accepted.length + sentences.length, 'sentence')}: ${kinds.join(', ') || 'none'}`,
    ...(open === 0 ? [] : [`${counted(open, 'objection')} not resolved`]),
    ...(unjudged.length === 0 ? [] : [`${counted(unjudged.length, 'sentence')} that nobody has judged`]),
  ].join('; ');
}

/** What is printed behind a sentence that does not stand, or that nobody has judged in the summary. */
export function remarksOf({
  read,
  sentences,
  unjudged,
}: Standing): (of: Pick<Sentence, 'text' | 'claims'>) => string | undefined {
  // Cells of a table may have the same words.
  const keyOf = ({ text, claims }: Pick<Sentence, 'text' | 'claims'>) => [text, ...claims].join(' ');
  const unread = read === 0 ? [] : unjudged.filter(({ sentence }) => sentence.isSummary);
  const said = [...unread.map(({ sentence }) => ({ sentence, why: 'judged by no critic' })), ...sentences];
  const remarks = new Map(said.map(({ sentence, why }) => [keyOf(sentence), why]));
  return (sentence) => remarks.get(keyOf(sentence));
}

/** The result of the critique for the report; what is held against a sentence stands behind it. */
export function critiqueBlocks(now: Standing): Block[] {
  const marked = now.sentences.length === 0 ? '' : ' What they hold against a sentence stands behind it in brackets.';
  const items = objectionLines({ ...now, sentences: [] }).map((line): Block[] => [paragraph(`${line}.`)]);
  return [paragraph(`${describeStanding(now)}.${marked}`), ...(items.length === 0 ? [] : [list(items)])];
}
