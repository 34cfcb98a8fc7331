import { join } from 'node:path';
import { counted } from '../base/text.ts';
import { isWorkflowError } from '../base/errors.ts';
import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import { agreed, describeItems, faultsOf, judgementsOf, listsOf } from '../judging/lists.ts';
import { readList, storeList } from '../judging/lists-on-disk.ts';
import type { Stored } from '../loop/hand-in-kind.ts';
import { differenceBetween } from '../programs/git/repository.ts';
import { recordInProgress, storeAttempt, writeAttempt } from './attempt-file.ts';
import type { Attempt, StepVerdict } from './attempt.ts';
import { backgroundOf } from './task-file.ts';
import { readProjectText } from './plan.ts';
import {
  composeChangeTask,
  controlsFor,
  describeJudged,
  doubtedFiles,
  isAllowed,
  type ChangeJudgement,
  type DoubtedFile,
  type JudgedChange,
} from './rules/change-judge.ts';
import { verificationOf, type AttemptRecord, type AttemptVerification, afterAgent } from './rules/attempt.ts';

/** Judges who may miss a control before nobody is asked any more. */
const mostMissed = 2;

/**
 * Has a mind judge everything that held before a feature and does not hold as it was: tests that are gone, skipped, or fail as they were,
 * and the definitions of the frozen commands. A change that nobody asked for and that is not the same fails the attempt, and so does one
 * on which no judge could say anything. The reviewer is shown the others.
 */
export async function requireJudgement(attempt: Attempt): Promise<StepVerdict> {
  const { paths, feature, record } = attempt;
  const verification = verificationOf(record);
  if (verification === undefined || verification.doubted.length === 0) return { is: 'continue', attempt };
  const asked = await wordsAsked(attempt);
  const files = await filesIn(attempt, verification, asked);
  const open = files.filter((one) => judgedAs(record, one) === undefined);
  const number = record.judged.length + record.judges_missed;
  const [list] = listsOf(
    open.map(({ item }) => item),
    (at) => `${feature.id}-${record.attempt}-${verification.tree.slice(0, 10)}-${number + at}`,
    controlsFor,
  );
  if (list !== undefined && record.judges_missed < mostMissed) {
    storeList(paths, list);
    const task = join(paths.tasks, `${feature.id}-change.md`);
    const text = composeChangeTask({
      ...{ feature: feature.id, attempt: record.attempt, list: list.id, asked: asked.shown, plan: asked.plan },
      items: describeItems(list),
    });
    writeAtomic(task, text);
    return {
      is: 'to-agent',
      text: [
        `${feature.id} passes its commands, and ${counted(open.length, 'file')} of the tests or commands from before ${open.length === 1 ? 'does' : 'do'} not hold as ${open.length === 1 ? 'it was' : 'they were'}. Start a new agent \`autonomous-workflow:change-judge\` with this prompt and nothing else: \`Your task is ${task}\`. ${afterAgent(feature.id)}`,
      ],
    };
  }
  const refused = files.filter((one) => !isAllowed(one, judgedAs(record, one)?.verdict));
  if (refused.length > 0) {
    const reasons = refused.map((one) => describeJudged(one, judgedAs(record, one)));
    return { is: 'failed', attempt, reasons, proofs: [] };
  }
  const lines = files.map((one) => describeJudged(one, judgedAs(record, one)));
  const concerns = [...new Set([...verification.concerns, ...lines])];
  if (concerns.length === verification.concerns.length) return { is: 'continue', attempt };
  const next: AttemptRecord = { ...record, verification: { ...verification, concerns } };
  await storeAttempt(paths, next);
  return { is: 'continue', attempt: { ...attempt, record: next } };
}

function judgedAs({ judged }: AttemptRecord, { item }: DoubtedFile): JudgedChange | undefined {
  return agreed(judged, item, { quorum: 1, valueOf: ({ verdict }) => verdict });
}

async function filesIn(
  { checkout, record }: Attempt,
  { doubted }: AttemptVerification,
  asked: Asked,
): Promise<DoubtedFile[]> {
  const { root, without } = checkout;
  const whole = await differenceBetween(root, record.start.commit, record.candidate?.commit ?? 'HEAD', without, 5);
  const parts = whole.split(/^(?=diff --git )/m);
  const isAbout = (part: string, file: string) => {
    const names = [`diff --git a/${file} b/${file}`, `rename from ${file}`, `rename to ${file}`];
    const [head = ''] = part.split('\n@@', 1);
    return head.split('\n').some((line) => names.includes(line));
  };
  return doubtedFiles(doubted, (file) => parts.find((part) => isAbout(part, file)) ?? '', asked.all);
}

interface Asked {
  /** The texts that the judge's task quotes. */
  shown: string[];
  /** The same and the plan. */
  all: string[];
  /** The plan's file, from the project's root. */
  plan: string | null;
}

/** Everything that may ask for a change: the feature, the plan, answers and the user's words. */
async function wordsAsked(attempt: Attempt): Promise<Asked> {
  const { paths, feature, list } = attempt;
  const { steering = [], decisions, answers } = await backgroundOf(attempt);
  const shown = [
    `${feature.name}\n${feature.description}`,
    ...decisions,
    ...steering.map(({ text }) => text),
    ...answers.map(({ question, answer }) => `${question}\n${answer}`),
  ];
  const plan = list.source;
  return { shown, plan, all: [...shown, ...(plan === null ? [] : planText(paths, plan))] };
}

function planText({ root }: WorkflowPaths, plan: string): string[] {
  try {
    return [readProjectText(root, plan)];
  } catch (error) {
    // It may have been moved since; the feature has its words.
    if (isWorkflowError(error)) return [];
    throw error;
  }
}

/**
 * Stores what a change-judge said in the attempt in progress. A judge that misses a control is counted only. The caller holds the workflow's
 * lock.
 * @returns a sentence for each fact that is wrong about it; nothing is changed then.
 */
export function storeChangeJudgement(paths: WorkflowPaths, now: Date, handIn: ChangeJudgement): Stored {
  const { feature, attempt, list: name } = handIn;
  const record = recordInProgress(paths, feature, attempt);
  if (typeof record === 'string') return [record];
  const list = name.startsWith(`${record.feature}-${attempt}-`) ? readList(paths, name) : undefined;
  if (list === undefined) return [`list: there is no list ${name}: copy its id from your task`];
  // Words beside another verdict ask for nothing.
  const answers = handIn.answers.map((one) => (one.verdict === 'asked' ? one : { ...one, quote: undefined }));
  const faults = faultsOf(list, answers);
  if (faults.length > 0) return faults;
  const judged = judgementsOf(list, answers);
  return () => {
    const said = judged?.map(({ answer: { verdict } }) => verdict).join(', ');
    const outcome = `change-judge: ${said ?? 'missed a control, so its word does not count'}`;
    appendEvent(paths, now, { event: 'coder-answered', feature: record.feature, attempt, outcome });
    writeAttempt(
      paths,
      judged === undefined
        ? { ...record, judges_missed: record.judges_missed + 1 }
        : { ...record, judged: [...record.judged, ...judged] },
    );
  };
}
