import { readFileSync } from 'node:fs';
import * as changes from '../../src/coding/rules/change-judge.ts';
import { describeItems, judgementsOf, listsOf, type Judgement, type JudgeList } from '../../src/judging/lists.ts';
import * as critique from '../../src/report/rules/critique.ts';
import { claimsToJudge } from '../../src/research/rules/questions.ts';
import * as findings from '../../src/research/rules/claim-judging.ts';
import { emptyLedger, type Ledger, type Question } from '../../src/research/rules/ledger.ts';
import { mergeHandIns } from '../../src/research/rules/merge.ts';
import { claim, judged, stored } from '../support/samples.ts';

/** What a person says of an item, and what a judge does; undefined where it says nothing that counts. */
export interface Outcome {
  item: string;
  is: string;
  said: string | undefined;
}

/** A judge of the product, asked by its own tasks about a labelled set. */
export interface Judge {
  /** Its prompt, in `agents/`. */
  agent: string;
  /** The labels of what it is there to catch. */
  catches: readonly string[];
  lists: readonly { list: JudgeList; task: string }[];
  /** Its replies by the ids of their lists, held against the labels; a list counts for nothing where a control is wrong. */
  read: (replies: ReadonlyMap<string, unknown>) => { outcomes: Outcome[]; failed: number };
}

/** A part of a set that is asked about at once. */
interface Part<Said> {
  lists: { list: JudgeList; task: string; read: (reply: unknown) => Said | undefined }[];
  outcomes: (said: readonly Said[]) => Outcome[];
}

function judgeOf<Said>(agent: string, catches: readonly string[], parts: readonly Part<Said>[]): Judge {
  return {
    ...{ agent, catches, lists: parts.flatMap(({ lists }) => lists) },
    read(replies) {
      const said = parts.map(({ lists }) => lists.map(({ list, read }) => read(replies.get(list.id))));
      const outcomes = parts.flatMap((part, at) => part.outcomes((said[at] ?? []).flatMap((one) => one ?? [])));
      return { outcomes, failed: said.flat().filter((one) => one === undefined).length };
    },
  };
}

const setOf = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`sets/${name}.json`, import.meta.url), 'utf8'));

const question = (at: number, text: string): Question => ({
  ...{ id: `Q${String(at + 1).padStart(3, '0')}`, text, priority: 'medium', status: 'open' },
  ...{ raised_by: 'user', answered_by: null },
});

/**
 * The ledger of researchers who knew nothing of each other, and the ids of their findings in order; each stands on a page of its own
 * unless told, and what serves a question was judged before.
 */
function ledgerOf(
  told: readonly (readonly { text: string; quote?: string; url?: string; serves?: string }[])[],
  questions: Question[] = [],
): { ledger: Ledger; ids: string[] } {
  const all = told.flat();
  const handIns = told.map((own, at) => {
    const claims = own.map(
      ({ text, quote = text, url = `https://site-${all.findIndex((one) => one.text === text)}.example/` }) =>
        claim(text, { quote, source: { url, title: url, kind: 'primary' } }),
    );
    return stored(1, at + 1, { claims });
  });
  const ledger = mergeHandIns({ ...emptyLedger(), questions }, handIns, '2026-01-01');
  const ids = all.map(
    ({ text }) =>
      ledger.claims.find((one) => one.text === text || one.evidence.some(({ wording }) => wording === text))?.id ?? '',
  );
  const known = new Map(all.map(({ serves }, at) => [ids[at], serves]));
  const claims = ledger.claims.map((one) => {
    const serves = known.get(one.id);
    return serves === undefined ? one : { ...one, judged: judged({ serves }) };
  });
  return { ledger: { ...ledger, claims }, ids };
}

/** What nobody has judged, as claim-judges are asked about it in an iteration. */
function claimsPart(
  ledger: Ledger,
  iteration: number,
  outcomes: Part<findings.Judging>['outcomes'],
): Part<findings.Judging> {
  const { items, beside, controls } = findings.itemsFor(ledger, claimsToJudge(ledger), () => undefined);
  const lists = listsOf(items, (at) => `i${iteration}-s${at + 1}`, controls);
  const read = (list: JudgeList) => (reply: unknown) => {
    const handIn = findings.claimJudgingHandIn.safeParse(reply).data;
    return handIn && findings.judgingOf(list.id, ledger, { list, beside }, handIn);
  };
  const taskOf = (list: JudgeList) => findings.judgingTask(list.id, describeItems(list), beside);
  return { lists: lists.map((list) => ({ list, task: taskOf(list), read: read(list) })), outcomes };
}

/** Findings by researcher, read before where they serve something. */
interface Told {
  question?: string;
  /**
   * `as`: earlier ones with which it is held to have the relation that is asked for, or, where `is` is false, not to have it. `holds`: those of
   * which one says all of the other, and more; a judge may say that or the relation.
   */
  researchers: {
    id: string;
    text: string;
    quote?: string;
    url?: string;
    serves?: string;
    as: string[];
    holds?: string[];
    is?: boolean;
  }[][];
}

/** Which findings have a relation to one another? In a set with a question, no others have it than those with a label. */
function relationJudge(relation: string, sets: readonly Told[]): Judge {
  const pairOf = (...pair: [string, string]) => pair.sort().join(' ');
  const parts = sets.map(({ question: asked, researchers }, at) => {
    const { ledger, ids } = ledgerOf(researchers, asked === undefined ? [] : [question(0, asked)]);
    const told = researchers.flat().map((one, nth) => ({ ...one, own: ids[nth] ?? '' }));
    const pairsWith = (own: string, others: readonly string[]) =>
      told.flatMap((one) => (others.includes(one.id) ? pairOf(own, one.own) : []));
    const labels = told.map((one) => ({ ...one, pairs: pairsWith(one.own, [...one.as, ...(one.holds ?? [])]) }));
    const right = new Set(labels.flatMap(({ pairs }) => pairs));
    const holding = new Set(told.flatMap(({ own, holds = [] }) => pairsWith(own, holds)));
    return claimsPart(ledger, at + 2, (said) => {
      const given = said.flatMap(({ relations }) =>
        relations.map((one) => ({ ...one, pair: pairOf(one.claim, one.other) })),
      );
      const counts = given.filter(({ is, pair }) => is === relation || (is === 'narrower' && holding.has(pair)));
      const named = new Set(counts.map(({ pair }) => pair));
      const read = new Set(said.flatMap((one) => one.judged.map((judgement) => judgement.claim)));
      const ofClaims = labels.flatMap(({ text: item, own, pairs, serves, is: isLabel = pairs.length > 0 }) => {
        const judgement = pairs.some((pair) => named.has(pair)) ? relation : 'none';
        const is = isLabel ? relation : 'none';
        return serves === undefined ? [{ item, is, said: read.has(own) ? judgement : undefined }] : [];
      });
      const wrong = asked === undefined ? [] : [...named].filter((pair) => !right.has(pair));
      return [...ofClaims, ...wrong.map((item) => ({ item, is: 'none', said: relation }))];
    });
  });
  return judgeOf('claim-judge', [relation], parts);
}

/** Findings of researchers who read the same pages: which say the same? */
const claims = () => relationJudge('same', setOf('claims') as Told[]);

/** Pairs of findings: which cannot both hold? A label says why they can. */
function contradictions(): Judge {
  const pairs = setOf('contradictions') as [string, string, string][];
  const first = pairs.map(([text], at) => ({ id: `first ${at}`, text, serves: 'none', as: [] }));
  const second = pairs.map(([, text, label], at) => {
    return { id: `second ${at}`, text, as: [`first ${at}`], is: label === 'opposed' };
  });
  return relationJudge('opposed', [{ researchers: [first, second] }]);
}

/** Questions beside what was found, the last finding new: is each answered? */
function answers(): Judge {
  const parts = (setOf('answers') as [string, string[], string][][]).map((part, number) => {
    const asked = part.map(([text], at) => question(at, text));
    const old = part.flatMap(([, texts], at) =>
      texts.slice(0, -1).map((text) => ({ text, serves: asked[at]?.id ?? '' })),
    );
    const { ledger } = ledgerOf([old, part.map(([, texts]) => ({ text: texts.at(-1) ?? '' }))], asked);
    return claimsPart(ledger, number + 2, (said) =>
      part.map(([item, , is], at) => {
        const one = said.flatMap(({ answered }) => answered).find(({ id }) => id === asked[at]?.id);
        return { item, is, said: one?.claims.length === 0 ? 'no' : one?.is };
      }),
    );
  });
  return judgeOf('claim-judge', ['partly', 'no'], parts);
}

/** Sentences of a report beside their findings: which does not follow? The label of such a one says what was planted. */
function sentences(): Judge {
  const all = setOf('sentences') as [string, string[], string][];
  const { ledger: told, ids } = ledgerOf([all.flatMap(([, texts]) => texts.map((text) => ({ text })))]);
  const check = { verdict: 'exact', sound: true, snapshot: null, detail: null } as const;
  const claims = told.claims.map((one) => ({ ...one, evidence: one.evidence.map((said) => ({ ...said, check })) }));
  const ledger = { ...told, claims };
  const rest = [...ids];
  const shown = all.map(([marked, texts], paragraph) => {
    const text = marked.replace(/^\[inference\] /, '');
    const place = paragraph % 2 === 0 ? ('Executive Summary' as const) : ('Key Findings' as const);
    const section = texts.length > 0 ? place : ('Analysis & Synthesis' as const);
    const isSummary = section === 'Executive Summary';
    const fixed = { section, paragraph, isSummary, isCell: false, before: '', matters: [], formulas: [] };
    return { ...fixed, text, borrowed: text, isInference: text !== marked, claims: rest.splice(0, texts.length) };
  });
  const ruled = critique.ruledSentences(shown, ledger);
  const items = ruled.map(({ item }) => item);
  const lists = listsOf(
    items,
    (at) => `i5-k${at + 1}`,
    (_, random) => critique.controlsFor(ledger, random),
  );
  const paths = { folder: 'docs/research-x', name: 'x' };
  const part: Part<Judgement<critique.Ruling>[]> = {
    lists: lists.map((list) => ({
      list,
      task: `[${list.id}] ${critique.critiqueTask(paths, 'What holds?', list.items)}`,
      read: (reply) => judgementsOf(list, critique.reportCritique.safeParse(reply).data?.sentences ?? []),
    })),
    outcomes(said) {
      const { unjudged, sentences: refused } = critique.standingOf(ruled, said.flat(), { read: 1, unanswered: [] });
      const [without, not] = [unjudged, refused].map((some) => new Set(some.map(({ sentence }) => sentence.paragraph)));
      return all.map(([text, , planted], at) => ({
        ...{ item: `${planted}: ${text}`, is: planted === '' ? 'true' : 'false' },
        said: without?.has(at) ? undefined : not?.has(at) ? 'false' : 'true',
      }));
    },
  };
  return judgeOf('report-critic', ['false'], [part]);
}

interface ChangedFeature {
  /** Its name and description, answers, and words of the user. */
  asked: string[];
  items: [file: string, fact: 'gone' | 'skipped' | 'fails' | 'defined', what: string, lines: string, verdict: string][];
}

/** What features change in tests and commands: was it asked for? */
function changedTests(): Judge {
  const parts = (setOf('changes') as ChangedFeature[]).map(
    ({ asked, items }, at): Part<Judgement<changes.JudgedChange>[]> => {
      const feature = `F${String(at + 1).padStart(3, '0')}`;
      const doubts = items.map(([file, fact, what]) => ({ file, fact, what, fails: fact === 'fails' }));
      const lines = new Map(items.map(([file, , , changed]) => [file, `--- a/${file}\n+++ b/${file}\n@@\n${changed}`]));
      const files = changes.doubtedFiles(doubts, (file) => lines.get(file) ?? '', asked);
      const lists = listsOf(
        files.map(({ item }) => item),
        (number) => `${feature}-1-${number}`,
        changes.controlsFor,
      );
      const task = (list: JudgeList) =>
        changes.composeChangeTask({ feature, attempt: 1, list: list.id }, asked, null, describeItems(list));
      return {
        lists: lists.map((list) => ({
          ...{ list, task: task(list) },
          read: (reply) => judgementsOf(list, changes.changeJudgement.safeParse(reply).data?.answers ?? []),
        })),
        outcomes: (said) =>
          items.map(([file, , what, , is]) => {
            const one = files.find((changed) => changed.file === file);
            const answer = said.flat().find(({ key }) => key === one?.item.key)?.answer;
            const isFine = one !== undefined && changes.isAllowed(one, answer?.verdict);
            const label = is === 'weaker' ? is : 'allowed';
            return { item: `${file}: ${what}`, is: label, said: answer && (isFine ? 'allowed' : 'weaker') };
          }),
      };
    },
  );
  return judgeOf('change-judge', ['weaker'], parts);
}

/** The judges by the names of their sets. */
export const judges = { claims, sentences, contradictions, answers, changes: changedTests };

/**
 * How far a judge agrees with a person: the share of the items of which both say the same; of what it is to catch, how much of its catch is
 * right and how much it catches; how much it refuses of the rest. What it does not say is right in no respect.
 */
export function scoresOf(outcomes: readonly Outcome[], catches: readonly string[]) {
  const share = (part: readonly unknown[], of: readonly unknown[]) => (of.length === 0 ? 1 : part.length / of.length);
  const isCaught = ({ said = '' }: Outcome) => catches.includes(said);
  const wanted = outcomes.filter(({ is }) => catches.includes(is));
  const others = outcomes.filter(({ is }) => !catches.includes(is));
  const right = wanted.filter(isCaught);
  const [precision, recall] = [share(right, outcomes.filter(isCaught)), share(right, wanted)];
  const f1 = right.length === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  const agreement = share(
    outcomes.filter(({ is, said }) => is === said),
    outcomes,
  );
  const missing = outcomes.filter(({ said }) => said === undefined).length;
  return {
    items: outcomes.length,
    agreement,
    precision,
    recall,
    f1,
    refused: share(others.filter(isCaught), others),
    missing,
  };
}
