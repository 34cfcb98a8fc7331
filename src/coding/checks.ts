import { join } from 'node:path';
import { verificationSchema, type AttemptVerification } from './rules/attempt-record.ts';
import { judgeChecks } from './rules/judge-checks.ts';
import { makeProofs, unnamedTests } from './rules/proof.ts';
import { describeMutation } from './rules/mutants.ts';
import { describeRedGreen } from './rules/red-green.ts';
import { lostTests } from './rules/results/compare-tests.ts';
import type { TestReport } from './rules/results/test-report.ts';
import { attribute } from './rules/results/attribution.ts';
import { toBeShown, whyUntested } from './rules/untested.ts';
import { parseDifference } from './rules/difference.ts';
import { doubtedIn } from './rules/doubted.ts';
import { excerpt } from '../base/errors.ts';
import { changedPaths, differenceBetween, treeOfWorkTree } from '../programs/git/work-tree.ts';
import { ownFolderOnly, runInPlace } from './verification-place.ts';
import { canBeCopied, describeIgnored, describeNeeds, ignoredWork, type IgnoredFile } from './ignored-work.ts';
import type { CommandRun, SummarisedRun, VerificationRun } from './rules/results/run-result.ts';
import { describeStashed } from './sent-back.ts';
import { checkTests } from './check-tests.ts';
import { appendEvent } from '../journal/journal.ts';
import { asWriter } from '../loop/workflow.ts';
import { requireValidAttempt, writeAttempt } from './attempt-file.ts';
import { commandsFor, logFiles, withProgress, type Attempt, type StepVerdict } from './attempt.ts';
import { compared } from './baseline.ts';
import { changedChecks } from './changed-checks.ts';
import { notHandedIn } from './coder-hand-in.ts';
import { describeLeft } from './rules/decided.ts';
import { objectionsLeft } from './scrutiny-file.ts';
import { planInWork } from './tick-plan.ts';

/** Runs the checks of an attempt, unless its present work is verified already, and stores the result in its record. */
export async function verifyUnlessVerified(attempt: Attempt, now: Date): Promise<StepVerdict> {
  const { paths, checkout, feature, record } = attempt;
  const before = record.verification;
  if (before?.outcome === 'green' && before.tree === (await treeOfWorkTree(checkout.root, checkout.without)))
    return { is: 'continue', attempt };
  const verification = await checkUntilUnchanged(attempt, now);
  if ('ignored' in verification) return { is: 'not-judged', text: verification.ignored };
  const { outcome, proofs, tree } = verification;
  const stashed = outcome === 'red' && !verification.changed ? await describeStashed(attempt) : undefined;
  if (stashed !== undefined) return { is: 'not-judged', text: [stashed] };
  // A rebase does not change the reviewed change.
  const review = before === null && record.review !== null ? { ...record.review, tree } : null;
  const next: Attempt = { ...attempt, record: { ...record, verification, review } };
  await asWriter(paths, () => {
    const why = excerpt(verification.reasons.join('; '));
    requireValidAttempt(paths, next.record);
    appendEvent(paths, now, { event: 'feature-checked', feature: feature.id, attempt: record.attempt, outcome, why });
    writeAttempt(paths, next.record);
  });
  if (outcome === 'green') return { is: 'continue', attempt: next };
  const { reasons } = verification;
  switch (outcome) {
    case 'red':
    case 'void':
      return { is: 'failed', attempt: next, reasons, proofs };
    case 'baseline_broken': {
      const what = 'The project failed before this feature, and fails the same way with it';
      return { is: 'hindered', attempt: next, kind: 'broken_baseline', what, reasons };
    }
    case 'could_not_run':
      return {
        is: 'hindered',
        attempt: next,
        kind: 'environment',
        what: 'The verification could not be run',
        reasons,
      };
  }
}

/** Work that passes only with what is not part of the commit. */
export interface IncompleteWork {
  /** The answer to the session. */
  ignored: string[];
}

/** How often work that changes while it is verified is verified again before a failure counts. */
const mostRepeats = 2;

/**
 * Runs the checks, and again if they fail, or find no test, on files that have changed meanwhile: the user may have stashed the work for
 * a moment, and its coder would then be blamed for what is in the work tree. Checks in the project's own folder are not repeated, because
 * the tests themselves may write there.
 */
async function checkUntilUnchanged(attempt: Attempt, now: Date): ReturnType<typeof checkTree> {
  const { checkout, commands } = attempt;
  const isJudgedOnce = commands.needs.includes(ownFolderOnly);
  for (let repeats = 0; ; repeats += 1) {
    const verification = await checkTree(attempt, now);
    if ('ignored' in verification || isWhole(verification)) return verification;
    if (isJudgedOnce || repeats === mostRepeats) return verification;
    if (verification.tree === (await treeOfWorkTree(checkout.root, checkout.without))) return verification;
  }
}

const isWhole = ({ outcome, without_test }: AttemptVerification): boolean =>
  outcome === 'green' && without_test.length === 0;

/** Runs all checks of a feature's work, in a checkout of the tree to be committed, and judges them. Only the logs are kept. */
export async function checkTree(attempt: Attempt, now: Date): Promise<AttemptVerification | IncompleteWork> {
  const { checkout, feature, record } = attempt;
  const { root, without } = checkout;
  const start = record.start.commit;
  const tree = await treeOfWorkTree(root, without);
  const run = await runCommands(attempt, tree);
  const ignored = run.verdict === 'passed' ? [] : await ignoredThatHelp(attempt, tree);
  if (ignored.length > 0) return { ignored: describeIgnored(feature.id, ignored) };
  const difference = await differenceBetween(root, start, tree, without);
  return judgeWork(attempt, run, { from: start, to: tree, difference }, now);
}

/** Judges work whose commands have run: with its own tests, and by the rules. */
async function judgeWork(
  attempt: Attempt,
  run: VerificationRun<SummarisedRun>,
  between: { from: string; to: string; difference: string },
  now: Date,
): Promise<AttemptVerification> {
  const { paths, checkout, feature, record } = attempt;
  const { root, without, head } = checkout;
  const { from, to: tree, difference } = between;
  const plan = planInWork(attempt);
  const changes = await changedPaths(root, from, tree, without);
  const changed = changes.some((path) => join(root, path) !== plan);
  const before = testsBefore(attempt);
  const lost = lostTests(before, reportsOf(run.commands));
  const { own: definitions } = await changedChecks(attempt, tree);
  const tests = run.verdict === 'passed' && changed ? await checkTests(attempt, tree, run, before) : undefined;
  const { redGreen, mutation } = tests ?? {};
  const missing = await notHandedIn(attempt, tree);
  const attributed = attribute(compared(paths, record.baseline), {
    verdict: run.verdict,
    reports: run.commands.map(({ report }) => report),
  });
  // They are reported separately, wherever the feature is described.
  const known = new Set(attempt.commands.failing ?? []);
  const judged = judgeChecks({
    feature,
    run,
    baseline: record.baseline,
    attributed: { ...attributed, stillBroken: attributed.stillBroken.filter((one) => !known.has(one)) },
    definitions: definitions.map(
      ({ file, part, change }) => `${part} in ${file}, to which a frozen command leads, is ${change}`,
    ),
    redGreen,
    mutation,
    notHandedIn: missing,
    changed,
    needs: attempt.commands.needs.length === 0 ? undefined : describeNeeds(attempt.commands.needs),
  });
  const untested = judged.outcome === 'green' && changed ? whyUntested({ feature, redGreen, run, attributed }) : null;
  const decided = record.hand_in?.decisions;
  const left = decided === undefined ? [] : objectionsLeft(paths, record).map((one) => describeLeft(one, decided));
  const proofs = makeProofs({
    feature: feature.id,
    attempt: record.attempt,
    runs: run.commands,
    head,
    tree,
    attribution: attributed.attribution,
    mutants: mutation && describeMutation(mutation),
    notHandedIn: missing,
    untested,
  });
  const sentences = [
    describeRedGreen(redGreen, changed),
    mutation && describeMutation(mutation),
    lost ? undefined : unnamedTests,
  ];
  const red_green = sentences.filter((one) => one !== undefined).join('; ');
  // The schema cuts what is too long for a record: a feature must not fail for a long line.
  return verificationSchema.parse({
    at: now.toISOString(),
    outcome: judged.outcome,
    reasons: judged.reasons,
    concerns: [...judged.concerns, ...left],
    tree,
    red_green,
    proofs: proofs.map((proof) => ({ ...proof })),
    changed,
    not_handed_in: missing,
    untested,
    without_test:
      untested === null || redGreen === undefined
        ? []
        : toBeShown(redGreen, withAdditions(difference), { before, after: reportsOf(run.commands) }),
    doubted:
      judged.outcome === 'green'
        ? doubtedIn({ lost, oldTests: tests?.oldTests ?? [], oldFiles: tests?.oldFiles ?? new Map(), definitions })
        : [],
  });
}

/** The paths to which a difference adds lines. */
function withAdditions(difference: string): string[] {
  const files = parseDifference(difference).filter(({ lines }) => lines.some(({ kind }) => kind === 'added'));
  return files.map(({ path }) => path);
}

function reportsOf(runs: readonly Pick<CommandRun, 'kind' | 'report'>[]): TestReport[] {
  return runs.filter(({ kind }) => kind === 'test').map(({ report }) => report);
}

/** The reports of the tests before the feature. */
function testsBefore({ paths, record: { baseline } }: Attempt): readonly TestReport[] {
  return compared(paths, { ...baseline, runs: baseline.runs.filter(({ kind }) => kind === 'test') }).reports;
}

/** @param copied see `IgnoredFile`; a run with such files is no proof. */
async function runCommands(
  attempt: Attempt,
  tree: string,
  copied: readonly string[] = [],
): Promise<VerificationRun<SummarisedRun>> {
  const { paths, checkout, commands: frozen, feature, record } = attempt;
  const suffix = copied.length === 0 ? '' : '-with-ignored';
  const logFile = logFiles(paths, `${feature.id}-${record.attempt}${suffix}`);
  const commands = commandsFor(attempt).run;
  return withProgress((onProgress) =>
    runInPlace({ root: checkout.root, tree, copied }, frozen, { commands, logFile, onProgress }),
  );
}

/** The files excluded from the commit that make failed work pass; none when they do not cause the failure. */
async function ignoredThatHelp(attempt: Attempt, tree: string): Promise<IgnoredFile[]> {
  const { checkout, commands, feature } = attempt;
  if (commands.needs.includes(ownFolderOnly)) return [];
  const since = Date.parse(feature.attempts[0]?.started_at ?? '');
  const ignored = Number.isNaN(since) ? [] : await ignoredWork(checkout.root, since, checkout.without);
  const paths = ignored.map(({ path }) => path);
  if (ignored.length === 0 || !(await canBeCopied(checkout.root, paths))) return [];
  const again = await runCommands(attempt, tree, paths);
  return again.verdict === 'passed' ? ignored : [];
}
