import { appendEvent } from '../journal/journal.ts';
import { asWriter } from '../loop/workflow.ts';
import { writeAttempt } from './attempt-file.ts';
import type { Attempt, StepVerdict } from './attempt.ts';
import { defectsKey, type AttemptRecord } from './rules/attempt-record.ts';
import { startCoder } from './rules/session-steps.ts';
import { writeCoderTask } from './task-file.ts';
import { untickTask } from './tick-plan.ts';
import { sentBack } from './unchanged-work.ts';
import { treeOfWorkTree } from '../programs/git/work-tree.ts';

/**
 * Sends green work back once if it changes code without a test, or with tests that did not fail for want of it, unless its coder gave a
 * reason. If it returns without a better test it continues, and is reported as a feature without a test.
 */
export async function requireTest(attempt: Attempt, now: Date): Promise<StepVerdict> {
  const { paths, feature, record } = attempt;
  const { without_test = [], red_otherwise = [] } = record.verification ?? {};
  const untested = [...without_test, ...red_otherwise];
  const isExplained = record.hand_in !== null && record.hand_in.why_no_test !== null;
  if (untested.length === 0 || isExplained || record.asked_for_test) return { is: 'continue', attempt };
  const named = untested.join(', ');
  const [wanted, said] =
    red_otherwise.length > 0
      ? [
          `Nothing shows that the new tests fail without the feature: before it they failed for something else, ${named}. Rewrite them so that they fail with an assertion, or with what is missing by name, without it.`,
          `its new tests failed before for something else than the missing feature: ${named}. A coder is asked for others`,
        ]
      : [
          `No test is new or changed, so nothing shows ${named}. Write a test that fails without it.`,
          `it brings no test: nothing shows ${named}. A coder is asked for one`,
        ];
  const reason = `${wanted} Where none is possible, as with a start script, hand in why, as \`why_no_test\`.`;
  const asked: AttemptRecord = { ...record, asked_for_test: true, [defectsKey]: [...record[defectsKey], reason] };
  const { root, without } = attempt.checkout;
  const isAsJudged = (await treeOfWorkTree(root, without)) === record.verification?.tree;
  // Only work that passes may have its tick in the plan.
  untickTask(attempt);
  // Work that has changed since is not what was judged: it may be verified again as it is.
  const next: Attempt = { ...attempt, record: isAsJudged ? await sentBack(asked, attempt) : asked };
  await asWriter(paths, () => {
    const { id } = feature;
    appendEvent(paths, now, { event: 'test-asked', feature: id, attempt: record.attempt, untested: [...untested] });
    writeAttempt(paths, next.record);
  });
  const file = await writeCoderTask(next, true);
  return {
    is: 'to-agent',
    text: [`${feature.id} is green, but ${said}, once. This counts no attempt.`, startCoder(feature.id, file)],
  };
}
