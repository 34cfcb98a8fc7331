import { mutationDoubts, type MutationCheck } from './mutants.ts';
import type { RedGreen } from './red-green.ts';
import type { CommandRun, SummarisedRun, VerificationRun } from './results/run-result.ts';
import type { AttributedRun } from './results/compare-tests.ts';
import type { AttemptVerification, BaselineRun } from './attempt-record.ts';
import type { Feature } from './feature.ts';
import { needsTest, untested, whyUntested } from './untested.ts';

export interface Checks {
  feature: Pick<Feature, 'kind' | 'claimed' | 'verification_commands'>;
  run: Pick<VerificationRun, 'verdict'> & { commands: SummarisedRun[] };
  baseline: { runs: readonly BaselineRun[] };
  attributed: AttributedRun;
  /** Undefined where the run would show nothing. */
  redGreen: RedGreen | undefined;
  mutation: MutationCheck | undefined;
  /** Changes of what the frozen commands lead to that nobody has to judge, in words. */
  definitions: readonly string[];
  /** Whether any file differs from the start of the feature. */
  changed: boolean;
  /** Whether its coder says that nothing is to be done, which its reviewer judges. */
  isThere: boolean;
  /** The sentence about files outside of the commit that the runs used. */
  needs: string | undefined;
}

export type CheckVerdict = Pick<AttemptVerification, 'outcome' | 'reasons' | 'concerns'>;

const mostNamed = 10;

/** The verdict of the checks of a feature's work; it distinguishes faults of the work from those of the environment. */
export function judgeChecks(checks: Checks): CheckVerdict {
  const { run, attributed } = checks;
  const concerns = doubts(checks);
  const judged = (outcome: CheckVerdict['outcome'], reasons: string[]): CheckVerdict => ({
    outcome,
    reasons: [...new Set(reasons)],
    concerns,
  });
  const missing = run.commands.filter((command) => couldNotRun(command, checks));
  if (missing.length > 0 || run.commands.length === 0)
    return judged(
      'could_not_run',
      missing.map(({ summary }) => summary),
    );
  if (run.commands.every(({ verdict }) => verdict === 'passed')) return green(checks, judged);
  const own = [...attributed.regressed, ...attributed.newFailing];
  if (attributed.attribution === 'baseline-broken' && own.length === 0)
    return judged('baseline_broken', failures(run.commands));
  return judged('red', [...regressions(attributed), ...failures(run.commands)]);
}

function green(
  { feature, run, changed, isThere, redGreen }: Checks,
  judged: (outcome: CheckVerdict['outcome'], reasons: string[]) => CheckVerdict,
): CheckVerdict {
  if (!changed && !isThere && needsChange(feature, run))
    return judged('red', ['nothing was changed since the start of the feature, so nothing can have made it']);
  const { unsteady = [] } = redGreen ?? {};
  if (unsteady.length > 0)
    return judged('red', [
      `new tests passed in one run and failed in another on the very same files: ${unsteady.slice(0, mostNamed).join(', ')}. Make what they check the same in every run: no clock, no order, nothing of this machine`,
    ]);
  return judged('green', []);
}

/** Whether something has to be changed: for a feature always, for a fix unless commands of its own judge it. */
function needsChange({ kind, claimed, verification_commands }: Checks['feature'], run: Checks['run']): boolean {
  if (claimed) return false;
  if (kind !== 'fix') return kind === 'feature';
  // Commands of the checklist may have been refused, since it is unreadable or was aligned again.
  const wasRun = (wanted: string) => run.commands.some(({ line }) => line === wanted);
  return verification_commands.length === 0 || !verification_commands.every(wasRun);
}

/** If the baseline kept a time limit, the work is at fault for exceeding it. */
function couldNotRun({ verdict, endKind, line }: CommandRun, { baseline }: Checks): boolean {
  if (verdict !== 'could_not_run') return false;
  const before = baseline.runs.find((one) => one.line === line);
  return !(endKind === 'timed-out' && before !== undefined && before.verdict !== 'could_not_run');
}

function failures(commands: readonly SummarisedRun[]): string[] {
  return commands.filter(({ verdict }) => verdict !== 'passed').map(({ summary }) => summary);
}

function regressions({ regressed }: AttributedRun): string[] {
  if (regressed.length === 0) return [];
  return [`worked before and no longer does: ${regressed.slice(0, mostNamed).join('; ')}`];
}

function doubts(checks: Checks): string[] {
  const { feature, redGreen, mutation, definitions, attributed, needs, run, changed } = checks;
  const still = attributed.stillBroken;
  const isGreen = run.commands.length > 0 && run.commands.every(({ verdict }) => verdict === 'passed');
  const reason = isGreen && changed ? whyUntested(checks) : null;
  return [
    ...(needs === undefined ? [] : [needs]),
    ...(mutation === undefined ? [] : mutationDoubts(mutation)),
    ...definitions,
    ...unreported(redGreen),
    ...(reason === null ? [] : [`${untested}: ${reason}`]),
    ...(redGreen !== undefined &&
    (redGreen.verdict === 'red_green' || !needsTest(feature)) &&
    redGreen.passedBefore.length > 0
      ? [`new tests that passed before anything was written: ${redGreen.passedBefore.slice(0, mostNamed).join(', ')}`]
      : []),
    ...(redGreen !== undefined && redGreen.skipped.length > 0
      ? [`new tests that are skipped: ${redGreen.skipped.slice(0, mostNamed).join(', ')}`]
      : []),
    ...(still.length > 0 ? [`failed before the feature and still does: ${still.slice(0, mostNamed).join(', ')}`] : []),
  ];
}

/** A runner may report a file that cannot be run as a single test with the file's name. */
function unreported(redGreen: RedGreen | undefined): string[] {
  const whole = redGreen?.newTests.filter((name) => redGreen.files.includes(name)) ?? [];
  if (whole.length === 0) return [];
  return [`${whole.slice(0, mostNamed).join(', ')} ended well before any test of it did: see what ends the process`];
}
