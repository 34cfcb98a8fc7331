import { join } from 'node:path';
import { cut, excerpt, printable } from '../base/errors.ts';
import { writeAtomic } from '../files/atomic.ts';
import { appendEvent } from '../journal/journal.ts';
import { notifyPerson } from '../loop/announce.ts';
import { asWriter } from '../loop/workflow.ts';
import { ask } from './ask.ts';
import { storeAttempt, writeAttempt } from './attempt-file.ts';
import { coderTaskFile, type Attempt, type StepVerdict } from './attempt.ts';
import { changeFeatures } from './change-features.ts';
import { closePlace, leavePlace } from './place.ts';
import { type AttemptRecord, defectsKey, refusing, reopened, verificationOf } from './rules/attempt-record.ts';
import type { CoderHandIn } from './rules/coder-hand-in.ts';
import { type Feature, requireFeature } from './rules/feature.ts';
import { attemptsLeft, beginFeature, failAttempt, nextWay } from './rules/progress.ts';
import { composeQuestions } from './rules/question-task.ts';
import { afterAgent, describeAttempt, startCoder } from './rules/session-steps.ts';
import { divide, keptMessage } from './skip-or-split.ts';
import { writeCoderTask } from './task-file.ts';

/** The longest text of the reasons of one failure. */
const longestWhy = 3_500;
const mostReasons = 500;
const longestQuestion = 4_000;

/** How many coders that end in a row without new work count as a failed attempt, since each costs money. */
const mostIdle = 3;

/** A coder ended, and nothing new is there: another one is started, until that counts as a failed attempt. */
export async function withoutNewWork(attempt: Attempt): Promise<StepVerdict> {
  const { paths, feature, record } = attempt;
  const idle = record.idle + 1;
  if (idle >= mostIdle) {
    const reason = `Nothing new was handed in, ${idle} times one after the other.`;
    return {
      is: 'failed',
      attempt: { ...attempt, record: { ...record, by_coder: true } },
      reasons: [reason],
      proofs: [],
    };
  }
  await storeAttempt(paths, { ...record, idle });
  return {
    is: 'to-agent',
    text: [
      `${feature.id} is not verified: no coder has handed in, and its files are as they were. This counts no attempt.`,
      startCoder(feature.id, coderTaskFile(paths, feature.id)),
    ],
  };
}

/**
 * Sends green work back once if no test is known that failed without it, unless its coder gave a reason. If it returns without one it
 * continues, and is reported as a feature without a test.
 */
export async function requireTest(attempt: Attempt, now: Date): Promise<StepVerdict> {
  const { paths, feature, record } = attempt;
  const { without_test: untested = [], untested: why } = verificationOf(record) ?? {};
  const isExplained = record.hand_in !== null && record.hand_in.why_no_test !== null;
  if (untested.length === 0 || isExplained || record.asked_for_test) return { is: 'continue', attempt };
  const named = untested.join(', ');
  const reason = `No test is known that fails without this feature (${why ?? ''}): ${named}. Write one that does. Where none is possible, as with a start script, hand in why, as \`why_no_test\`.`;
  const { id } = feature;
  const next: AttemptRecord = {
    ...reopened(record),
    asked_for_test: true,
    [defectsKey]: [...record[defectsKey], reason],
  };
  await asWriter(paths, () => {
    appendEvent(paths, now, { event: 'test-asked', feature: id, attempt: record.attempt, untested: [...untested] });
    writeAttempt(paths, next);
  });
  const file = await writeCoderTask({ ...attempt, record: next });
  return {
    is: 'to-agent',
    text: [
      `${id} is green, but no test is known that fails without it (${why ?? ''}): ${named}. A coder is asked for one, once. This counts no attempt.`,
      startCoder(id, file),
    ],
  };
}

type Failed = Extract<StepVerdict, { is: 'failed' }>;

/** Gives what was found of work that no coder handed in to one, which counts no attempt. */
export async function sendToCoder({ attempt, reasons }: Failed, now: Date): Promise<string[]> {
  const { paths, feature, record } = attempt;
  const next: AttemptRecord = {
    ...refusing(record),
    idle: record.idle + 1,
    [defectsKey]: toFix(reasons, record),
  };
  await asWriter(paths, () => {
    if (record[defectsKey].length === 0)
      appendEvent(paths, now, {
        event: 'first-judged',
        feature: feature.id,
        missing: reasons.length,
        reasons: reasons.map((one) => excerpt(one)),
      });
    writeAttempt(paths, next);
  });
  const file = await writeCoderTask({ ...attempt, record: next });
  return [
    `${feature.id} has to be worked on; its first judgement found:\n${itemized(reasons)}`,
    `This counts no attempt. ${startCoder(feature.id, file)}`,
  ];
}

const itemized = (reasons: readonly string[]): string =>
  reasons.map((reason) => `- ${reason.replaceAll('\n', '\n  ')}`).join('\n');

/** The reasons of this failure and earlier ones, each once: the next coder repairs the new ones and must not reintroduce the old ones. */
function toFix(reasons: readonly string[], record: AttemptRecord): string[] {
  const all = [...reasons.map((reason) => cut(reason, longestWhy)), ...record[defectsKey]];
  return [...new Set(all)].slice(0, mostReasons);
}

/**
 * Ends an attempt as failed. If tries are left, the next one begins at once, on the same work; after the last one its place is closed,
 * and the work is kept.
 * @returns the text for the session, a paragraph each.
 */
export async function endAsFailed({ attempt, reasons, proofs }: Failed, now: Date): Promise<string[]> {
  const { paths, feature, record } = attempt;
  const isLast = attemptsLeft(feature) <= 1;
  const patch = isLast ? await closePlace(paths, record) : null;
  const why = cut(reasons.join('\n'), longestWhy);
  const following: AttemptRecord = {
    ...refusing(record),
    attempt: record.attempt + 1,
    [defectsKey]: toFix(reasons, record),
  };
  // The record is written first: after a crash in between, the attempt that is begun has it.
  if (!isLast) await storeAttempt(paths, following);
  const { list } = await changeFeatures(paths, now, (before, circumstances) => {
    const failed = failAttempt(before, feature.id, { why, patch, proofs }, circumstances);
    return isLast ? failed : beginFeature(failed, feature.id, record.start.commit, circumstances);
  });
  const failed = requireFeature(list, feature.id);
  const text = `${feature.id}: attempt ${record.attempt} failed:\n${itemized(reasons)}`;
  if (!isLast) {
    const file = await writeCoderTask({ ...attempt, list, feature: failed, record: following });
    const goesOn = `It goes on with ${describeAttempt(failed)}, on the work as it is; the task file says what is to be fixed.`;
    return [text, `${goesOn} ${startCoder(feature.id, file)}`];
  }
  const next = nextWay(list, feature.id);
  const detail = `${feature.name}. ${next === undefined ? 'It is given up' : `Its way ${next} is tried`}: ${reasons[0] ?? ''}`;
  await notifyPerson(paths, now, { kind: 'feature', feature: feature.id, passed: false, detail });
  if (next === undefined) await askAbout(attempt, failed, now);
  const end =
    next === undefined
      ? `${feature.id} has failed for good, and the user is asked about it.`
      : `${feature.id} goes on another way, number ${next} of its list.`;
  return [text, ...(patch === null ? [] : [`Its work is kept in ${paths.folder}/${patch}.`]), end];
}

async function askAbout({ paths }: Attempt, feature: Feature, now: Date): Promise<void> {
  const tried = feature.attempts.flatMap(({ number, why, outcome }) =>
    outcome === 'failed' ? [`attempt ${number}: ${excerpt(why ?? '')}`] : [],
  );
  const text = `${feature.id} (${excerpt(feature.name)}) failed ${tried.length} times. What should be different, or should it be left out (autonomous-workflow feature skip ${feature.id})?`;
  await ask(paths, now, { kind: 'needs_human_action', item: feature.id, text, tried });
}

/**
 * Pauses an attempt until a person answers, when the work is not at fault: it does not count as failed, and its work is kept, so that
 * other features can be begun meanwhile.
 * @returns the text for the session, a paragraph each.
 */
export async function waitForPerson(
  { attempt, kind, what, reasons }: Extract<StepVerdict, { is: 'hindered' }>,
  now: Date,
): Promise<string[]> {
  const { paths, feature, record } = attempt;
  if (record.worktree === null) await storeAttempt(paths, await leavePlace(paths, record));
  // The text names no feature unless its reasons do: what hinders several is one question.
  const text = `${what}: ${cut(printable(reasons.join('; ')).replace(/\s+/g, ' '), longestQuestion)}`;
  await ask(paths, now, { kind, item: feature.id, text, tried: [`attempt ${record.attempt} at ${feature.id}`] });
  const wait = `It is no failed attempt. The user is asked about it, and ${feature.id} waits for the answer.`;
  return [`${what}:`, reasons.join('\n'), wait];
}

/** Limit of agents that are asked before a person is: a lost agent must not delay the feature. */
const mostRounds = 2;

/** Handles a coder that stopped: its question is answered, or its feature divided. Neither counts as a failed attempt. */
export async function answerCoder(attempt: Attempt, now: Date): Promise<StepVerdict> {
  const { paths, feature, record } = attempt;
  const { hand_in, questions, rounds } = record;
  if (hand_in?.outcome === 'split') return { is: 'divided', text: await divided(attempt, hand_in, now) };
  if (hand_in?.outcome === 'premise' || hand_in?.outcome === 'missing') return asksUser(attempt, hand_in);
  if (hand_in?.outcome !== 'question') return { is: 'continue', attempt };
  const open = questions.filter(({ status }) => status === 'open');
  if (open.length > 0 && rounds < mostRounds) {
    const file = join(paths.tasks, `${feature.id}-questions.md`);
    writeAtomic(file, composeQuestions(record, open, coderTaskFile(paths, feature.id)));
    await storeAttempt(paths, { ...record, rounds: rounds + 1 });
    return {
      is: 'to-agent',
      text: [
        `The coder of ${feature.id} asks what its task does not decide. It is no failed attempt.`,
        `Start the agent \`autonomous-workflow:question-answerer\` with this prompt and nothing else: \`Your task is ${file}\`. ${afterAgent(feature.id)}`,
      ],
    };
  }
  const forUser = questions.filter(({ status }) => status !== 'answered');
  if (forUser.length > 0) {
    const known: Attempt = {
      ...attempt,
      record: { ...record, hand_in: null, questions: questions.filter((one) => !forUser.includes(one)) },
    };
    await storeAttempt(paths, known.record);
    const reasons = forUser.map(({ question, why }) => `${question} (${why})`);
    return { is: 'hindered', attempt: known, kind: 'ambiguous_requirement', what: 'A coder needs a decision', reasons };
  }
  const next: Attempt = { ...attempt, record: { ...reopened(record), hand_in: null } };
  await storeAttempt(paths, next.record);
  const file = await writeCoderTask(next);
  return {
    is: 'to-agent',
    text: [`The coder's question is answered, in its task file. ${startCoder(feature.id, file)}`],
  };
}

/** Asks the user what a coder cannot decide; features that lack the same thing share one question. */
async function asksUser(attempt: Attempt, { outcome, what, why, missing }: CoderHandIn): Promise<StepVerdict> {
  const { paths, record } = attempt;
  const next: Attempt = { ...attempt, record: { ...reopened(record), hand_in: null } };
  await storeAttempt(paths, next.record);
  if (outcome === 'premise')
    return {
      is: 'hindered',
      attempt: next,
      kind: 'premise',
      what: 'A premise of the task does not hold',
      reasons: [what, why],
    };
  const kind = missing.some((one) => one.kind === 'credential') ? 'missing_credential' : 'environment';
  const reasons = missing.map((one) => `the ${one.kind} ${one.name}`);
  return { is: 'hindered', attempt: next, kind, what: 'Something is missing', reasons };
}

async function divided({ paths, feature }: Attempt, { parts, why }: CoderHandIn, now: Date): Promise<string[]> {
  const { others, patch } = await divide(paths, feature.id, parts, now);
  return [
    `${feature.id} comes after ${others.join(', ')}, as its coder says (${why}). It is no failed attempt.${keptMessage(paths, patch)}`,
  ];
}
