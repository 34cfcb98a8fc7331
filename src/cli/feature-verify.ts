import { join } from 'node:path';
import {
  currentReview,
  describeBlocker,
  type AttemptRecord,
  type AttemptVerification,
} from '../coding/rules/attempt-record.ts';
import { describeCounts } from '../coding/rules/describe.ts';
import { refuse, requireFeature } from '../coding/rules/refusal.ts';
import { openAttempt } from '../coding/rules/standing.ts';
import { excerpt, exitCodes } from '../base/errors.ts';
import { writePatch, treeOfWorkTree } from '../programs/git/work-tree.ts';
import { noteActivity } from '../session/activity.ts';
import { readAttempt, writeAttempt } from '../coding/attempt-file.ts';
import { changeFeatures } from '../coding/change-features.ts';
import { wereCommandsEdited, writeFrozenCommands } from '../coding/commands-file.ts';
import { decidedBefore } from '../coding/scrutiny-file.ts';
import { appendEvent } from '../journal/journal.ts';
import { chooseWorkflow } from '../loop/list.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { asWriter } from '../loop/workflow.ts';
import type { Answer, Context } from './context.ts';
import { frozenCommands } from '../coding/project-commands.ts';
import { ask } from '../coding/ask.ts';
import { type Attempt, projectIn } from '../coding/attempt.ts';
import { runChecks } from '../coding/checks.ts';
import { failNow } from '../coding/fail.ts';
import { shorten } from '../coding/rebase.ts';
import { checkoutOfAttempt } from '../coding/checkout.ts';
import { keepWork } from '../coding/keep-work.ts';
import { passNow } from '../coding/pass.ts';
import { openAttemptAt } from './feature-start.ts';

/** What a step of an attempt came to. */
export interface Step {
  outcome: 'passed' | 'failed' | 'to-review' | 'asked';
  text: string[];
}

/** Verifies the work on a feature; one that is verified and reviewed passes and is committed. */
export async function verify(
  { root, sessionId, now }: Context,
  [id = '', name]: readonly (string | undefined)[],
): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  noteActivity(paths);
  const { attempt, notices } = await attemptInProgress(paths, id, now);
  const step = await continueAttempt(attempt, now);
  noteActivity(paths);
  return {
    text: [...notices, ...step.text].join('\n\n'),
    data: { feature: attempt.feature.id, attempt: attempt.record.attempt, notices, ...step },
    exitCode: step.outcome === 'failed' || step.outcome === 'asked' ? exitCodes.refused : 0,
  };
}

/** The attempt in progress at a feature; one that its plan says is done needs none to be verified. */
async function attemptInProgress(
  paths: WorkflowPaths,
  id: string,
  now: Date,
): Promise<{ attempt: Attempt; notices: string[] }> {
  const { list, notices } = await changeFeatures(paths, now, (before) => before);
  const feature = requireFeature(list, id);
  const open = openAttempt(feature);
  const record = open === undefined ? undefined : readAttempt(paths, feature.id, open.number);
  if (feature.status === 'in_progress' && record !== undefined) {
    const checkout = await checkoutOfAttempt(paths, record);
    const commands = await frozenCommands(paths, checkout.root, now);
    return { attempt: { paths, checkout, commands, list, feature, record }, notices };
  }
  if (feature.passes) throw refuse('This feature has passed', feature, 'There is nothing left to verify.');
  const begun = await openAttemptAt(paths, id, now);
  return { attempt: begun.attempt, notices: [...notices, ...begun.notices] };
}

/** Takes an attempt as far as it goes without an agent: review settled, checks run, passed or failed. */
export async function continueAttempt(before: Attempt, now: Date): Promise<Step> {
  const { attempt, sentBack, hindrance } = await shorten(before, now);
  if (hindrance !== undefined) return asked(attempt, 'environment', notIntegrated, [hindrance], now);
  if (sentBack !== undefined) return { outcome: 'failed', text: sentBack };
  const { checkout, record } = attempt;
  const reviewed = record.verification === null ? undefined : currentReview(record);
  if (reviewed !== undefined && reviewed.blockers.length > 0) {
    const failed = await failNow(attempt, reviewed.blockers.map(describeBlocker), [], now);
    return { outcome: 'failed', text: failed.text };
  }
  const tree = await treeOfWorkTree(checkout.root, checkout.without);
  if (record.verification?.outcome === 'green' && record.verification.tree === tree) {
    if (reviewed !== undefined) return pass(attempt, record.verification, now);
    return { outcome: 'to-review', text: [reviewTask(attempt, record.verification)] };
  }
  return check(attempt, now);
}

async function check(attempt: Attempt, now: Date): Promise<Step> {
  const { paths, feature, record, commands } = attempt;
  const verification = await runChecks(attempt, now);
  const { outcome, reasons } = verification;
  // What was reviewed and then brought onto what was integrated before it is the same change.
  const { tree } = verification;
  const review = record.verification === null && record.review !== null ? { ...record.review, tree } : null;
  const known: AttemptRecord = { ...record, verification, review };
  await asWriter(paths, () => {
    appendEvent(paths, now, {
      event: 'feature-checked',
      feature: feature.id,
      attempt: record.attempt,
      outcome,
      why: excerpt(reasons.join('; ')),
    });
    writeAttempt(paths, known);
  });
  if (wereCommandsEdited(paths)) await writeFrozenCommands(paths, now, commands);
  const next = { ...attempt, record: known };
  switch (outcome) {
    case 'green':
      // Without a change there is nothing to review, and nothing to commit.
      if (!verification.changed || review !== null) return pass(next, verification, now);
      await writeReviewPatch(next, verification);
      return { outcome: 'to-review', text: [reviewTask(next, verification)] };
    case 'red':
    case 'void':
      return { outcome: 'failed', text: (await failNow(next, reasons, verification.proofs, now)).text };
    case 'baseline_broken':
      return asked(
        next,
        'broken_baseline',
        'The project failed before this feature, and fails the same way with it',
        reasons,
        now,
      );
    case 'could_not_run':
      return asked(next, 'environment', 'The verification could not be run', reasons, now);
  }
}

async function pass(attempt: Attempt, verification: AttemptVerification, now: Date): Promise<Step> {
  const passed = await passNow(attempt, verification, now);
  if (passed.is === 'impossible')
    return asked(attempt, 'environment', 'The work cannot be committed', passed.reasons, now);
  if (passed.is === 'refused')
    return { outcome: 'failed', text: (await failNow(attempt, passed.reasons, [], now)).text };
  // Another feature was integrated first.
  if (passed.is === 'overtaken') return continueAttempt(attempt, now);
  if (passed.is === 'in-the-way') return asked(attempt, 'environment', notIntegrated, [passed.reason], now);
  const { id, name } = attempt.feature;
  const told = `${id} passed: ${excerpt(name)} (commit ${passed.commit.slice(0, 10)}). ${describeCounts(passed.list)}.`;
  return { outcome: 'passed', text: [told, 'Run `autonomous-workflow record` and end your turn.'] };
}

/** Not the coder's failure: the attempt stays and waits for a person; its work is kept, so that others can be begun meanwhile. */
async function asked(
  attempt: Attempt,
  kind: 'broken_baseline' | 'environment',
  what: string,
  reasons: readonly string[],
  now: Date,
): Promise<Step> {
  const { paths, feature, record } = attempt;
  const kept = await keepWork(attempt);
  if (kept !== null) await asWriter(paths, () => writeAttempt(paths, { ...record, kept }));
  // In the same words for every feature: they are joined into one question.
  const text = `${what}: ${excerpt(reasons.map(firstLine).join('; '))}`;
  await ask(paths, now, { kind, item: feature.id, text, tried: [`attempt ${record.attempt} at ${feature.id}`] });
  const told = 'It does not count as a failed attempt. The user is asked about it; the feature waits. End your turn.';
  return { outcome: 'asked', text: [`${what}:`, reasons.join('\n'), told] };
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}

const notIntegrated = 'Its work cannot be integrated';

function patchName({ feature, record }: Attempt): string {
  return `proofs/${feature.id}-${record.attempt}-review.patch`;
}

async function writeReviewPatch(attempt: Attempt, { tree }: AttemptVerification): Promise<void> {
  const { checkout, record, paths } = attempt;
  const file = join(paths.base, patchName(attempt));
  await writePatch(checkout.root, record.start.commit, tree, file, checkout.without);
}

/** What the session gives a reviewer who knows nothing. */
function reviewTask(attempt: Attempt, { concerns, red_green, tree }: AttemptVerification): string {
  const { paths, feature, record } = attempt;
  const task = [
    `Review feature ${feature.id}, attempt ${record.attempt}, tree ${tree.slice(0, shownOfTree)}, of the workflow ${paths.name}.`,
    `What it is to do stands under its id in ${paths.folder}/feature-list.json.`,
    `Its change: ${paths.folder}/${patchName(attempt)}, on top of commit ${record.start.commit.slice(0, 10)}; ${record.worktree === null ? 'the work tree holds it' : `${projectIn(paths, record) ?? ''} holds it`}.`,
    `Its tests: ${red_green}.`,
    ...decidedBefore(paths, attempt.list, feature).map((line) => `Settled before it was begun: ${line}`),
    ...(record.mend.length > 0 ? [`The attempt before failed at: ${excerpt(record.mend.join('; '))}`] : []),
    ...concerns.slice(0, mostConcerns).map((concern) => `Look at this: ${excerpt(concern)}`),
  ];
  return [
    `${feature.id} is green: every command passed in attempt ${record.attempt}. It passes when a reviewer finds nothing in the way.`,
    'Start the agent `autonomous-workflow:code-reviewer` with this task, as it stands, and nothing else:',
    task.map((line) => `> ${line}`).join('\n'),
    `Then run \`autonomous-workflow feature verify ${feature.id}\` again.`,
  ].join('\n\n');
}

const mostConcerns = 10;
const shownOfTree = 12;
