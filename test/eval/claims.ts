import { readdirSync, readFileSync } from 'node:fs';
import { describeItems, listsOf, type JudgeList } from '../../src/judging/lists.ts';
import {
  claimsToJudge,
  controlsFor,
  itemsFor,
  judgingOf,
  judgingTask,
  type ClaimJudgingHandIn,
  type ShownBeside,
} from '../../src/research/rules/claim-judging.ts';
import { emptyLedger, type Ledger } from '../../src/research/rules/ledger.ts';
import { mergeHandIns } from '../../src/research/rules/merge.ts';
import { claim, stored } from '../support/samples.ts';

/** Findings of researchers who knew nothing of each other; `same_as` names earlier ones that say the same, as a person decided. */
export interface ClaimSet {
  question: string;
  claims: { id: string; researcher: string; text: string; quote: string; url: string; same_as: string[] }[];
}

const folder = new URL('claims/', import.meta.url);

/** The labelled sets, by name. */
export function claimSets(): [name: string, set: ClaimSet][] {
  return readdirSync(folder)
    .sort()
    .map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as ClaimSet]);
}

/** A set as the ledger that a judge is asked about, the lists for it, and the ids of its findings by those of the set. */
export function askedOf({ question, claims }: ClaimSet) {
  const researchers = [...new Set(claims.map(({ researcher }) => researcher))];
  const ordered = researchers.flatMap((name) => claims.filter(({ researcher }) => researcher === name));
  const handIns = researchers.map((name, at) => {
    const own = ordered.filter(({ researcher }) => researcher === name);
    return stored(1, at + 1, {
      claims: own.map(({ text, quote, url }) => claim(text, { quote, source: { url, title: url, kind: 'primary' } })),
    });
  });
  const asked = { id: 'Q001', text: question, priority: 'medium', status: 'open', raised_by: 'user' } as const;
  const empty: Ledger = { ...emptyLedger(), questions: [{ ...asked, answered_by: null }] };
  const { ledger } = mergeHandIns(empty, handIns, '2026-01-01');
  const idOf = new Map(ordered.map(({ id }, at) => [id, ledger.observations[at]?.claim ?? '']));
  const { items, beside } = itemsFor(ledger, claimsToJudge(ledger), () => undefined);
  const lists = listsOf(items, (at) => `i2-s${at + 1}`, controlsFor);
  return { ledger, lists, beside, idOf };
}

/** The whole task of a judge, as it is shipped. */
export const taskOf = (list: JudgeList, beside: ShownBeside): string =>
  judgingTask(list.id, describeItems(list), beside);

export interface ClaimScores {
  /** Findings that say what an earlier one says, and those of them beside which a right one was shown. */
  repeats: number;
  shown: number;
  /** Pairs that judges take for the same, and the right ones among them. */
  same: number;
  right: number;
  /** Repeats for which a judge named a right one. */
  found: number;
  /** Lists that count for nothing, because a control is wrong. */
  failed: number;
}

/** What judges' hand-ins are worth, held against the labels. */
export function scoreClaims(set: ClaimSet, handIns: readonly ClaimJudgingHandIn[]): ClaimScores {
  const { ledger, lists, beside, idOf } = askedOf(set);
  const rights = new Map(
    set.claims.flatMap(({ id, same_as }) =>
      same_as.length === 0 ? [] : [[idOf.get(id) ?? '', new Set(same_as.map((one) => idOf.get(one) ?? ''))] as const],
    ),
  );
  const isRight = ([one, two]: readonly [string, string]) =>
    one === two || rights.get(one)?.has(two) === true || rights.get(two)?.has(one) === true;
  const judgings = handIns.map((handIn) => {
    const list = lists.find(({ id }) => id === handIn.assignment);
    return list && judgingOf(`2/${handIn.assignment}`, ledger, list, handIn);
  });
  const pairs = judgings.flatMap((one) =>
    (one?.relations ?? []).flatMap(({ claim: a, other, is }) => (is === 'same' ? [[a, other] as const] : [])),
  );
  const named = new Set(pairs.filter(isRight).flat());
  const shown = [...rights].filter(([id, right]) => {
    const near = [...(beside.near[id] ?? []), ...[...right].filter((one) => beside.near[one]?.includes(id))];
    return near.some((one) => right.has(one));
  });
  return {
    repeats: rights.size,
    shown: shown.length,
    same: pairs.length,
    right: pairs.filter(isRight).length,
    found: [...rights.keys()].filter((id) => named.has(id)).length,
    failed: judgings.filter((one) => one === undefined).length,
  };
}

/** Precision, recall and their harmonic mean. */
export function rates({ repeats, same, right, found }: ClaimScores): { precision: number; recall: number; f1: number } {
  const precision = same === 0 ? 1 : right / same;
  const recall = repeats === 0 ? 1 : found / repeats;
  return { precision, recall, f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}
