import * as z from 'zod/mini';
import { faultsOf, listsOf, type JudgeList } from '../judging/lists.ts';
import { readList, storeList } from '../judging/lists-on-disk.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { counted } from '../base/text.ts';
import type { FiledHandIn } from '../loop/hand-in-kind.ts';
import { type Assignment, assignmentId } from '../loop/rules/agents.ts';
import { type WorkflowState, isWriting } from '../loop/rules/state.ts';
import { readLedger } from './ledger-file.ts';
import { quoteFinder } from './quote-checks.ts';
import {
  describeOnce,
  itemsFor,
  itemsOfSeconds,
  judgingOf,
  judgingTask,
  mostLists,
  shownBeside,
  withFullestAnswers,
  wrongIds,
  type ClaimJudgingHandIn,
  type Judging,
  type PassageOf,
  type ShownBeside,
} from './rules/claim-judging.ts';
import { iterationOf, type Ledger, type Verification } from './rules/ledger.ts';
import type { StoredHandIn } from './rules/merge.ts';
import { claimsToJudge } from './rules/questions.ts';
import { passageAround } from './rules/passages.ts';
import { readSnapshot } from './snapshots.ts';
import { join } from 'node:path';
import { writeAtomic, readJson } from '../files/store.ts';
import {
  neededLists,
  secondsOf,
  votesOf,
  listedFor,
  verifierList,
  verifierPrompt,
  type PageFacts,
  type VerificationHandIn,
  type VerifierList,
} from './rules/verification.ts';

/** The assignments of an iteration's judges of findings, none for fewer unjudged ones than `fewest`; their lists are stored first. Deterministic. */
export function assignJudges(paths: WorkflowPaths, state: WorkflowState, fewest = 1): Assignment[] {
  const ledger = readLedger(paths);
  const passageOf = passagesOf(paths);
  const { items, beside, controls } = itemsFor(ledger, claimsToJudge(ledger), passageOf);
  const idOf = (at: number) => assignmentId(state.iteration, 'claimJudging', at);
  const all = [...items, ...itemsOfSeconds(ledger, passageOf)];
  const numberOf = ({ items: listed }: JudgeList) => listed.filter((item) => 'key' in item).length;
  const lists = listsOf(all, idOf, controls).filter((list) => numberOf(list) >= fewest);
  return lists.slice(0, mostLists).map((list) => {
    storeList(paths, { ...list, beside });
    const number = numberOf(list);
    const task = `Judge ${counted(number, 'finding')} and the questions that they serve`;
    return { id: list.id, agent: 'claim-judge', task };
  });
}

/** The page's own words around a quote. */
function passagesOf(paths: WorkflowPaths): PassageOf {
  const find = quoteFinder(paths);
  return (quote, snapshot) => {
    const [place, text] = [find(quote, snapshot)?.place, readSnapshot(paths, snapshot)];
    return place == null || text === undefined ? undefined : passageAround(text, place);
  };
}

/** A list with what is shown beside its items; undefined when it is lost. */
function readShown(paths: WorkflowPaths, id: string): { list: JudgeList; beside: ShownBeside } | undefined {
  const list = readList(paths, id);
  const beside = z.safeParse(shownBeside, list?.beside).data;
  return list && beside && { list, beside };
}

/** The whole task of a judge; undefined when its list is lost. */
export function taskOfJudge(paths: WorkflowPaths, id: string): string | undefined {
  const shown = readShown(paths, id);
  return shown && judgingTask(id, describeOnce(shown.list), shown.beside);
}

/** The facts that are wrong about a hand-in. */
export function judgingProblems(paths: WorkflowPaths, handIn: ClaimJudgingHandIn): string[] {
  const shown = readShown(paths, handIn.assignment);
  if (shown === undefined) return [];
  const { list, beside } = shown;
  return [...faultsOf(list, handIn.answers), ...wrongIds(list, beside, handIn)];
}

/** Judges that have answered since the last record. */
export interface Judged {
  /** All their hand-ins. */
  handIns: string[];
  judgings: Judging[];
  /** Assignments without effect: a control is wrong, or the list is lost. */
  failed: string[];
}

/** The decisions of judges that have answered since the last record. */
export function readJudgings(
  paths: WorkflowPaths,
  ledger: Ledger,
  handIns: readonly FiledHandIn<ClaimJudgingHandIn>[],
): Judged {
  const fresh = handIns.filter(({ id }) => !ledger.merged.includes(id));
  const read = fresh.map(({ id, handIn }) => {
    const shown = readShown(paths, handIn.assignment);
    return { handIn, judging: shown && judgingOf(id, ledger, shown, handIn) };
  });
  return {
    handIns: fresh.map(({ id }) => id),
    judgings: withFullestAnswers(read.flatMap(({ judging }) => judging ?? [])),
    failed: read.flatMap(({ handIn, judging }) => (judging === undefined ? [handIn.assignment] : [])),
  };
}

/** The most lists: while others search, and before the write-up. */
const listsOfVerifiers = { searching: 2, writing: 4 } as const;

const fileOf = (paths: WorkflowPaths, assignment: string) => join(paths.verification, `${assignment}.json`);

/** The assignments of an iteration's verifiers, none for fewer claims than `fewest`; their lists are stored first, so that only votes on these count. Deterministic. */
export function assignVerifiers(paths: WorkflowPaths, state: WorkflowState, fewest = 1): Assignment[] {
  const ledger = readLedger(paths);
  const lists = neededLists(ledger)
    .filter(({ length }) => length >= fewest)
    .slice(0, listsOfVerifiers[isWriting(state) ? 'writing' : 'searching'])
    .map((asked) => asked.map((one) => listedFor(ledger, one)));
  return lists.map((claims, at) => {
    const id = assignmentId(state.iteration, 'verification', at);
    writeAtomic(fileOf(paths, id), `${JSON.stringify({ assignment: id, claims }, null, 2)}\n`);
    const what = `Verify ${counted(claims.length, 'claim')} against stored pages`;
    return { id, agent: 'claim-verifier', task: `${what}: ${paths.folder}/verification/${id}.json lists them` };
  });
}

/** The list of a verifier; undefined when it is lost or damaged. */
export function listOfVerifier(paths: WorkflowPaths, assignment: string): VerifierList | undefined {
  return verifierList.safeParse(readJson(fileOf(paths, assignment))).data;
}

/** The whole task of a verifier; undefined when its list is lost. */
export function taskOfVerifier(paths: WorkflowPaths, id: string): string | undefined {
  const list = listOfVerifier(paths, id);
  return list && verifierPrompt(list, paths.folder, (snapshot) => readSnapshot(paths, snapshot));
}

/** The votes of verifiers, earlier ones and those since the last record, and the quotes of other parties that they have brought since. */
export function readVerifications(
  paths: WorkflowPaths,
  { looks = [], merged }: Ledger,
  handIns: readonly FiledHandIn<VerificationHandIn>[],
  facts: PageFacts,
): { verifications: Verification[]; seconds: StoredHandIn[] } {
  const known = new Set(looks.map(({ hand_in }) => hand_in));
  const listed = handIns.flatMap((one) => {
    const list = listOfVerifier(paths, one.handIn.assignment);
    return list === undefined ? [] : [{ ...one, list }];
  });
  const fresh = listed.filter(({ id }) => !known.has(id)).flatMap((one) => votesOf(one.list, one, facts));
  const seconds = listed.flatMap(({ id, handIn, list }): StoredHandIn[] => {
    const brought = merged.includes(id) ? [] : secondsOf(list, handIn, facts);
    const nothingElse = { assignment: handIn.assignment, claims: [], contradictions: [], questions: [] };
    return brought.length === 0 ? [] : [{ id, iteration: iterationOf(id), handIn: nothingElse, seconds: brought }];
  });
  return { verifications: [...looks, ...fresh], seconds };
}
