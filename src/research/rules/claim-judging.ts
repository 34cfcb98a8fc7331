import * as z from 'zod/mini';
import { allWords, quotedWords } from '../../base/text.ts';
import {
  describeItems,
  judgementsOf,
  type Answer,
  type ControlItem,
  type JudgedItem,
  type JudgeList,
  sharedWords,
} from '../../judging/lists.ts';
import { assignmentField } from '../../loop/rules/hand-in-fields.ts';
import { shuffled, type Random } from '../../base/algorithms.ts';
import { describeSearch, placeOfSource } from './evidence-check.ts';
import { hashOfShown, isCitable, isFinding, shownEvidence, sourcesById, servingOf } from './standing.ts';
import { repeats } from './parties.ts';
import { hashOfPair, sidesToJudge } from './relations.ts';
import {
  judgementFields,
  type ClaimJudgement,
  isDecisive,
  isForUser,
  openQuestions,
  type Claim,
  type Evidence,
  type Ledger,
  type Question,
  type Relation,
  type Source,
} from './ledger.ts';
import { openPartsOf } from './questions.ts';
import { nearestTo } from './passages.ts';
import { isIn, numbersHeldBy, numbersIn, numbersMissing } from './quotes/numbers.ts';
import { verifiedText } from './verification.ts';

export const relations = ['same', 'narrower', 'wider', 'opposed'] as const;

const answerFields = {
  ...judgementFields,
  lacks: z.optional(z.string().check(z.trim(), z.minLength(2), z.maxLength(300))),
  word_of: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
  serves: z.string().check(z.regex(/^(?:Q\d{3,}|none)$/, 'expected the id of a question such as "Q001", or "none"')),
  /** The words of the passage that say it. */
  words: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000))),
  /** How it relates to the findings that are shown as near it; those to which it does not are left out. */
  near: z
    .array(
      z.object({
        to: z.string().check(z.regex(/^C\d{3,}$/, 'expected the id of a finding')),
        is: z.enum([...relations, 'none']),
        /** How both hold, where they seem opposed. */
        how: z.optional(z.string().check(z.trim(), z.minLength(2), z.maxLength(300))),
      }),
    )
    .check(z.maxLength(6)),
};

/** The hand-in of a claim-judge. */
export const claimJudgingHandIn = z.object({
  assignment: assignmentField('i3-s1'),
  answers: z
    .array(
      z.object({ n: z.int(), ...answerFields }).check(
        z.refine(({ page_says, words }) => words !== undefined || page_says === 'no' || page_says === 'cannot_tell', {
          path: ['words'],
          error: 'expected the words of the passage that say it, letter for letter',
        }),
      ),
    )
    .check(z.maxLength(60)),
  questions: z
    .array(
      z.object({
        id: z.string().check(z.regex(/^Q\d{3,}$/, 'expected a question id such as "Q001"')),
        answered: z.enum(['fully', 'partly', 'no']),
        /** The numbers of the items, and the ids of the findings shown, that answer it. */
        by: z
          .array(z.union([z.int(), z.string().check(z.regex(/^C\d{3,}$/, 'expected a number or the id of a finding'))]))
          .check(z.maxLength(30)),
        missing: z.optional(z.string().check(z.trim(), z.minLength(2), z.maxLength(500))),
      }),
    )
    .check(z.maxLength(30)),
});
export type ClaimJudgingHandIn = z.infer<typeof claimJudgingHandIn>;

/** What a judge was shown beside the items of its list. */
export const shownBeside = z.object({
  /** By item key, the findings shown as near it. */
  near: z.record(z.string(), z.array(z.string())),
  /** The open questions, each with the findings that are known to serve it. */
  questions: z.array(z.object({ id: z.string(), text: z.string(), findings: z.array(z.string()) })),
});
export type ShownBeside = z.infer<typeof shownBeside>;

/** The most findings that are shown as near one, lists of an iteration, questions, and findings shown with one that are not central. */
const mostNear = 5;
export const mostLists = 3;
const mostQuestions = 12;
const mostServing = 20;

/** The passage of a page around a quote; undefined where the page's text is not stored. */
export type PassageOf = (quote: string, snapshot: string) => string | undefined;

/** The parts of an item as a judge reads them. */
interface ShownParts {
  text: string;
  /** The source of the passage. */
  of: string;
  passage: string;
  near: readonly string[];
}
/** An item, from whose parts controls are made. */
interface ShownItem extends JudgedItem {
  parts: ShownParts;
}

/** The items for judges of findings, with what is shown beside them, and what makes the controls of a list of them. */
export function itemsFor(
  ledger: Ledger,
  claims: readonly Claim[],
  passageOf: PassageOf,
): {
  items: ShownItem[];
  beside: ShownBeside;
  controls: (items: readonly ShownItem[], random: Random) => ControlItem[];
} {
  const standing = ledger.claims.filter((claim) => isCitable(claim) && claim.verdict !== 'contradicted');
  const texts = new Map(standing.map((claim) => [claim.id, verifiedText(claim, ledger)]));
  const wordings = standing.flatMap(({ id, evidence }) => {
    const all = new Set([texts.get(id) ?? '', ...evidence.flatMap(({ wording }) => wording ?? [])]);
    return [...all].map((text) => ({ id, text }));
  });
  const near = nearestTo(wordings);
  const beside: ShownBeside = { near: {}, questions: questionsShown(ledger) };
  const named = (id: string) => `${id}: ${allWords(texts.get(id) ?? '')}`;
  const pairs = sidesToJudge(ledger);
  const nearOf = (text: string, id = '') => near({ id, text }, mostNear).map((one) => one.id);
  const items = claims.map((claim): ShownItem => {
    const { id } = claim;
    const text = texts.get(id) ?? claim.text;
    const asked = pairs.flatMap((pair) => (pair.claim === id ? pair.other : []));
    // What was found since may say how two sides hold.
    const shown = [...new Set([...asked, ...nearOf(text, id)])].filter((one) => texts.has(one)).slice(0, mostNear);
    beside.near[id] = shown;
    const parts = {
      text,
      ...passageFor(shownEvidence(claim), sourcesById(ledger), passageOf),
      near: shown.map(named),
    };
    return { key: id, parts, ...itemOf(parts) };
  });
  return { items, beside, controls: (some, random) => controlsOf(some, random, (text) => nearOf(text).map(named)) };
}

/** Quotes that agents brought as a second party's word on a finding and that stand on their page; keys are `<finding> <source>`. */
export function itemsOfSeconds(ledger: Ledger, passageOf: PassageOf): ShownItem[] {
  return ledger.claims.filter(isFinding).flatMap((claim) =>
    claim.evidence
      .filter(({ second, check }) => second?.by === null && check?.verdict === 'not-carrying')
      .map((one) => {
        const shown = passageFor(one, sourcesById(ledger), passageOf);
        const parts = { text: verifiedText(claim, ledger), ...shown, near: [] };
        return { key: `${claim.id} ${one.source}`, parts, ...itemOf(parts) };
      }),
  );
}

/** An item of these parts, with where its words have to stand. */
function itemOf({ text, of, passage, near }: ShownParts): Omit<JudgedItem, 'key'> {
  const lines = [
    `Statement: ${allWords(text)}`,
    `Of: ${of}`,
    `Passage:\n${passage.replace(/^/gm, '> ')}`,
    ...(near.length === 0 ? [] : [`Near:\n${near.map((one) => `- ${one}`).join('\n')}`]),
  ];
  return { text: lines.join('\n'), within: { words: [passage], word_of: [passage, of] } };
}

/** The open questions, those of the user first, then urgent ones, each with the findings that serve it already. */
function questionsShown(ledger: Ledger): ShownBeside['questions'] {
  const rank = (one: Question) => (one.raised_by === 'user' ? 0 : isDecisive(one) ? 1 : 2);
  return openQuestions(ledger)
    .filter((one) => !isForUser(one))
    .toSorted((one, other) => rank(one) - rank(other))
    .filter((one, at) => at < mostQuestions || rank(one) === 0)
    .map(({ id, text: whole }) => {
      const parts = openPartsOf(ledger, id);
      const others = parts.map((one) => allWords(one.text)).join('; ');
      const text = parts.length === 0 ? whole : `${whole} (left to others, so not part of this question: ${others})`;
      const serving = servingOf(ledger, id).filter((one, at) => at < mostServing || one.importance === 'central');
      return { id, text, findings: serving.map((claim) => `${claim.id}: ${allWords(verifiedText(claim, ledger))}`) };
    });
}

const describeSource = ({ title, party, url }: Source): string =>
  [quotedWords(title), party, placeOfSource(url)].filter((part) => part !== undefined).join(', ');

function passageFor(
  best: Evidence | undefined,
  sources: ReadonlyMap<string, Source>,
  passageOf: PassageOf,
): Pick<ShownParts, 'passage' | 'of'> {
  const source = best && sources.get(best.source);
  const of = source === undefined ? 'an unknown source' : describeSource(source);
  if (best === undefined) return { passage: '', of };
  if (best.searched !== undefined)
    return { passage: describeSearch(best.searched, placeOfSource(best.url ?? source?.url ?? '')), of };
  const snapshot = best.check?.snapshot;
  const found = snapshot == null ? undefined : passageOf(best.quote, snapshot);
  return { passage: (found ?? best.quote).slice(0, Math.max(longestPassage, best.quote.length)), of };
}

/** The longest passage that a judge is shown, in characters. */
const longestPassage = 1_500;
const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });
/** The fewest words of a sentence that reads like a finding; a sign of a script without blanks is a word here. */
const leastSentence = 5;
const wordIn = /\p{Lo}|[\p{L}\p{M}\p{N}_]+/gu;

/** The share of the words of a statement that a passage may have, so that it certainly does not say it: two sources often say the same. */
const mostSharedWithPassage = 0.5;

/** A statement that no page says, for the control of a list whose items are all of one source, or about one thing. */
const saidNowhere = 'The museum of the town opens at nine on Sundays.';

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();
const sentencesIn = ({ passage }: ShownParts): string[] =>
  Array.from(sentences.segment(passage), ({ segment }) => flat(segment)).filter(
    (one) =>
      /^[\p{Lu}\p{Lo}].*[\p{L}\p{N})\]"”’»」][.!?。！？]$/u.test(one) &&
      (one.match(wordIn)?.length ?? 0) >= leastSentence,
  );

/**
 * Controls that read like the items of a list, made of their passages: a sentence with the passage that says it; and one beside a passage
 * that does not. Lines of code, and some quotes, are no sentences: they are a statement only where there is no other.
 */
function controlsOf(items: readonly ShownItem[], random: Random, nearOf: (text: string) => string[]): ControlItem[] {
  const own = shuffled(items, random).flatMap(({ parts }) => (flat(parts.passage) === '' ? [] : parts));
  const isScrap = (one: ShownParts) => Number(sentencesIn(one).length === 0);
  const all = own.toSorted((one, other) => isScrap(one) - isScrap(other));
  const [first, second = first] = all;
  if (first === undefined || second === undefined) return [];
  const statementOf = (one: ShownParts) => shuffled(sentencesIn(one), random)[0] ?? flat(one.passage);
  const control = (text: string, { of, passage }: ShownParts, right: string[]) => {
    return { ...itemOf({ text, of, passage, near: nearOf(text) }), right: { page_says: right } };
  };
  const other = statementOf(second);
  const beside = all.findLast(({ passage }) => sharedWords(other, passage) < mostSharedWithPassage);
  return [
    control(statementOf(first), first, ['yes']),
    control(beside === undefined ? saidNowhere : other, beside ?? first, ['no', 'cannot_tell']),
  ];
}

/** The items of a list as its judge reads them; a passage that stands before is named. */
export function describeOnce(list: JudgeList): string {
  const first = new Map<string, number>();
  const items = list.items.map((item, at) => {
    const [passage = ''] = /^Passage:(?:\n> .*)+/m.exec(item.text) ?? [];
    const before = first.get(passage);
    if (before === undefined) first.set(passage, at + 1);
    return before === undefined ? item : { ...item, text: item.text.replace(passage, `Passage: as in ${before}`) };
  });
  return describeItems({ ...list, items });
}

/** The task of a claim-judge, with its whole list. */
export function judgingTask(id: string, items: string, { questions }: ShownBeside): string {
  const asked = questions.map(({ id: question, text, findings }) =>
    [`- ${question}: ${allWords(text)}`, ...findings.map((one) => `  - known: ${one}`)].join('\n'),
  );
  return [
    `[${id}] Judge these findings.`,
    `## Questions\n\n${asked.length === 0 ? 'None is open.' : asked.join('\n')}`,
    items,
  ].join('\n\n');
}

/** The facts that are wrong about a hand-in, beside those of its list: findings and questions that were not shown. */
export function wrongIds(list: JudgeList, beside: ShownBeside, { answers, questions }: ClaimJudgingHandIn): string[] {
  const known = new Set(beside.questions.map(({ id }) => id));
  const shown = beside.questions.flatMap(({ findings }) => findings.map((one) => one.split(':')[0] ?? ''));
  const missing = [...known].filter((id) => !questions.some((one) => one.id === id)).join(', ');
  const faults = missing === '' ? [] : [`questions: expected an answer to each, received none to ${missing}`];
  for (const [at, { n, serves, near }] of answers.entries()) {
    const place = `answers #${at + 1}`;
    if (serves !== 'none' && !known.has(serves)) faults.push(`${place} serves: ${serves} is not among the questions`);
    for (const { to } of near)
      if (list.items[n - 1]?.text.includes(`- ${to}: `) !== true)
        faults.push(`${place} near: ${to} is not shown as near item ${n}`);
  }
  for (const [at, { id, answered, by }] of questions.entries()) {
    const place = `questions #${at + 1}`;
    if (!known.has(id)) faults.push(`${place} id: ${id} is not among the questions`);
    if (answered !== 'no' && by.length === 0) faults.push(`${place} by: expected the items or findings that answer it`);
    for (const one of by) {
      if (typeof one === 'number' && list.items[one - 1] === undefined)
        faults.push(`${place} by: there is no item ${one}`);
      if (typeof one === 'string' && !shown.includes(one))
        faults.push(`${place} by: ${one} is not shown with a question`);
    }
  }
  return faults;
}

/** What a judge decided: what is said of each finding, how findings relate, and which questions are answered. */
export interface Judging {
  by: string;
  judged: readonly ({ claim: string } & ClaimJudgement)[];
  relations: readonly Relation[];
  /** Whether a page says of a finding what it was brought for. */
  seconds: readonly { claim: string; source: string; says: 'all' | 'part' | 'nothing'; lacks?: string }[];
  answered: readonly {
    id: string;
    is: 'fully' | 'partly' | 'no';
    claims: readonly string[];
    missing?: string | undefined;
  }[];
}

/** The decisions of a judge; undefined where it got a control wrong. What code knows to be false of an answer does not count. */
export function judgingOf(
  by: string,
  ledger: Ledger,
  { list, beside }: { list: JudgeList; beside: ShownBeside },
  { answers, questions }: ClaimJudgingHandIn,
): Judging | undefined {
  const read = judgementsOf(list, answers as readonly ((typeof answers)[number] & Answer)[]);
  if (read === undefined) return undefined;
  const [pairs, byId] = [sidesToJudge(ledger), new Map(ledger.claims.map((claim) => [claim.id, claim]))];
  const judgings = read.flatMap(({ key, answer: { near, page_says, lacks, kind, about, word_of, serves } }) => {
    const claim = byId.get(key);
    if (claim === undefined) return [];
    // A pair that waits for a vote has no relation where the judge that was shown it names none.
    const asked = pairs.flatMap((pair) =>
      pair.claim === key && beside.near[key]?.includes(pair.other) === true ? pair.other : [],
    );
    const unnamed = asked.filter((to) => !near.some((one) => one.to === to));
    const relations = [...unnamed.map((to) => ({ to, is: 'none' as const, how: undefined })), ...near];
    return [
      {
        judged: {
          ...{ claim: key, of: hashOfShown(claim), by, page_says, kind, about, serves },
          ...(lacks !== undefined && { lacks }),
          ...(word_of !== undefined && { word_of }),
        },
        relations: relations.flatMap(({ to, is, how }): Relation[] => {
          const other = byId.get(to);
          if (other === undefined || other === claim) return [];
          const [one, two] = is === 'wider' ? [other, claim] : [claim, other];
          const isFalse = is === 'same' && contradictInNumbers(verifiedText(one, ledger), verifiedText(two, ledger));
          const counts = isFalse ? 'none' : is === 'wider' ? 'narrower' : is;
          const of = hashOfPair(one, two, ledger, counts);
          return [{ claim: one.id, other: two.id, is: counts, by, of, ...(how !== undefined && { how }) }];
        }),
      },
    ];
  });
  const [sources, isKnown] = [sourcesById(ledger), (id: string) => byId.has(id)];
  const seconds = read.flatMap(({ key, answer: { page_says, lacks, word_of } }): Judging['seconds'][number][] => {
    const [claim = '', source = ''] = key.split(' ');
    const [one, page] = [byId.get(claim), sources.get(source)];
    if (one === undefined || page === undefined) return [];
    const { within } = list.items.find((item) => 'key' in item && item.key === key) ?? {};
    const shown = Object.values(within ?? {}).flat();
    const missing = numbersMissing(verifiedText(one, ledger), shown.flatMap(numbersHeldBy)).join(', ');
    const isCopy = one.evidence.some((own) => {
      const first = sources.get(own.source);
      return first !== undefined && first !== page && repeats(word_of, page, first);
    });
    if (isCopy || page_says === 'no' || page_says === 'cannot_tell') return [{ claim, source, says: 'nothing' }];
    if (page_says === 'yes' && missing === '') return [{ claim, source, says: 'all' }];
    return [{ claim, source, says: 'part', lacks: lacks ?? (missing || 'a part of it') }];
  });
  return {
    by,
    judged: judgings.map(({ judged }) => judged),
    relations: judgings.flatMap((one) => one.relations),
    seconds,
    answered: questions.map(({ id, answered, by: named, missing }) => ({
      id,
      is: answered,
      claims: [...new Set(named.map((one) => (typeof one === 'string' ? one : keyOf(list, one))))].filter(isKnown),
      ...(missing !== undefined && { missing }),
    })),
  };
}

/**
 * Judgings without the answers to questions that another judge outranks: each judge saw some of the findings, so of "partly"
 * answered, whoever saw more of the answer says what is missing.
 */
export function withFullestAnswers(judgings: readonly Judging[]): Judging[] {
  const all = judgings.flatMap(({ answered }) => answered);
  const isLess = ({ id, is, claims }: Judging['answered'][number]) =>
    is === 'partly' && all.some((one) => one.id === id && one.claims.length > claims.length);
  return judgings.map((one) => ({ ...one, answered: one.answered.filter((answer) => !isLess(answer)) }));
}

/** The finding of an item; empty for a control. */
function keyOf({ items }: JudgeList, n: number): string {
  const item = items[n - 1];
  return item !== undefined && 'key' in item ? (item.key.split(' ')[0] ?? '') : '';
}

/** Whether each of two statements has a number that the other lacks: then they are not the same. A number that one leaves out is no difference. */
function contradictInNumbers(one: string, other: string): boolean {
  const [own, theirs] = [numbersIn(one), numbersIn(other)];
  return own.some((number) => !isIn(theirs, number)) && theirs.some((number) => !isIn(own, number));
}
