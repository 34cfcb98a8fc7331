import { verificationOf, verificationSchema, type AttemptVerification } from './rules/attempt-record.ts';
import { judgeChecks } from './rules/judge-checks.ts';
import { makeProofs, unnamedTests } from './rules/proof.ts';
import { describeMutation } from './rules/mutants.ts';
import { describeRedGreen } from './rules/red-green.ts';
import { lostTests, attribute } from './rules/results/compare-tests.ts';
import type { TestReport, CommandRun, SummarisedRun, VerificationRun } from './rules/results/run-result.ts';
import { toBeShown, whyUntested } from './rules/untested.ts';
import { parseDifference } from './rules/difference.ts';
import { doubtedIn } from './rules/change-judge.ts';
import { excerpt } from '../base/errors.ts';
import { changedPaths, differenceBetween } from '../programs/git/work-tree.ts';
import { runInPlace } from './verification-run.ts';
import { describeNeeds, ignoredIn } from './ignored-work.ts';
import { checkTests } from './check-tests.ts';
import { appendEvent } from '../journal/journal.ts';
import { asWriter } from '../loop/workflow.ts';
import { requireValidAttempt, writeAttempt } from './attempt-file.ts';
import { commandsFor, logFiles, type Attempt, type StepVerdict } from './attempt.ts';
import { compared } from './baseline.ts';
import { changedChecks } from './project-commands.ts';

/** Runs the checks of the work under judgement, unless it was found green before, and stores the result in its record. */
export async function verifyUnlessVerified(attempt: Attempt, now: Date): Promise<StepVerdict> {
  const { paths, feature, record } = attempt;
  if (verificationOf(record)?.outcome === 'green') return { is: 'continue', attempt };
  const verification = await checkWork(attempt, now);
  const { outcome, proofs, reasons } = verification;
  const next: Attempt = { ...attempt, record: { ...record, verification } };
  await asWriter(paths, () => {
    const why = excerpt(reasons.join('; '));
    requireValidAttempt(paths, next.record);
    appendEvent(paths, now, { event: 'feature-checked', feature: feature.id, attempt: record.attempt, outcome, why });
    writeAttempt(paths, next.record);
  });
  switch (outcome) {
    case 'green':
      return { is: 'continue', attempt: next };
    case 'red':
      return { is: 'failed', attempt: next, reasons, proofs };
    case 'baseline_broken': {
      const what = 'The project failed before this feature, and fails the same way with it';
      return { is: 'hindered', attempt: next, kind: 'broken_baseline', what, reasons };
    }
    case 'could_not_run': {
      const what = 'The verification could not be run';
      return { is: 'hindered', attempt: next, kind: 'environment', what, reasons };
    }
  }
}

/** Runs all checks of the work under judgement, in a checkout of its commit, and judges them. Only the logs are kept. */
export async function checkWork(attempt: Attempt, now: Date): Promise<AttemptVerification> {
  const { checkout, record } = attempt;
  if (record.candidate === null) throw new Error('Only handed-in work is verified.');
  const { commit: from } = record.start;
  const { commit: to, tree } = record.candidate;
  const run = await runCommands(attempt, to);
  const difference = await differenceBetween(checkout.root, from, to, checkout.without);
  const ignored = run.verdict === 'passed' ? [] : await ignoredIn(checkout, difference);
  const verification = await judgeWork(attempt, run, { from, to, tree, difference }, now);
  return { ...verification, reasons: [...ignored, ...verification.reasons] };
}

/** Judges work whose commands have run: with its own tests, and by the rules. */
async function judgeWork(
  attempt: Attempt,
  run: VerificationRun<SummarisedRun>,
  { from, to, tree, difference }: { from: string; to: string; tree: string; difference: string },
  now: Date,
): Promise<AttemptVerification> {
  const { paths, checkout, feature, record } = attempt;
  const { root, without, head } = checkout;
  const changed = (await changedPaths(root, from, to, without)).length > 0;
  const before = testsBefore(attempt);
  const lost = lostTests(before, reportsOf(run.commands));
  const definitions = await changedChecks(root, from, to, commandsFor(attempt).run);
  const tests = run.verdict === 'passed' && changed ? await checkTests(attempt, to, run, before) : undefined;
  const { redGreen, mutation } = tests ?? {};
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
    changed,
    isThere: record.hand_in?.outcome === 'nothing',
    needs: attempt.commands.needs.length === 0 ? undefined : describeNeeds(attempt.commands.needs),
  });
  const untested = judged.outcome === 'green' && changed ? whyUntested({ feature, redGreen, run, attributed }) : null;
  const proofs = makeProofs({
    feature: feature.id,
    attempt: record.attempt,
    runs: run.commands,
    head,
    tree,
    attribution: attributed.attribution,
    mutants: mutation && describeMutation(mutation),
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
    concerns: judged.concerns,
    tree,
    red_green,
    proofs: proofs.map((proof) => ({ ...proof })),
    changed,
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

async function runCommands(attempt: Attempt, commit: string): Promise<VerificationRun<SummarisedRun>> {
  const { paths, checkout, commands: frozen, feature, record } = attempt;
  const logFile = logFiles(paths, `${feature.id}-${record.attempt}`);
  const commands = commandsFor(attempt).run;
  return runInPlace({ root: checkout.root, tree: commit }, frozen, { commands, logFile });
}
