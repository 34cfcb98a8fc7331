import { cut, excerpt, printable } from '../base/errors.ts';
import { appendEvent } from '../journal/journal.ts';
import { notifyPerson } from '../loop/announce.ts';
import { asWriter } from '../loop/workflow.ts';
import { ask } from './ask.ts';
import { storeAttempt, writeAttempt } from './attempt-file.ts';
import { coderTaskFile, type Attempt, type StepVerdict } from './attempt.ts';
import { changeFeatures } from './change-features.ts';
import { closePlace, leavePlace } from './place.ts';
import { type AttemptRecord, defectsKey, refusing, reopened, verificationOf } from './rules/attempt-record.ts';
import type { Feature } from './rules/feature.ts';
import { attemptsLeft, beginFeature, failAttempt, nextWay } from './rules/progress.ts';
import { requireFeature } from './rules/feature.ts';
import { describeAttempt, startCoder } from './rules/session-steps.ts';
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
