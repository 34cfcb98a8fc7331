import type { TestReport } from './test-report.ts';

/** How one program came to its end. */
export type CommandEnd =
  | { kind: 'exited'; exitCode: number }
  /** The program, or one that it starts (127), is not there or may not be run (126). */
  | { kind: 'not-found'; exitCode: number | null }
  | { kind: 'timed-out' }
  /** From outside: by a person, or by the system for want of memory. */
  | { kind: 'killed'; signal: string }
  | { kind: 'not-started'; reason: string };

export type Verdict = 'passed' | 'failed' | 'could_not_run';

const outsideSignals = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT']);
/** Shells report a program that a signal ended as 128 plus the signal's number. */
const outsideCodes = new Map([
  [129, 'SIGHUP'],
  [130, 'SIGINT'],
  [137, 'SIGKILL'],
  [143, 'SIGTERM'],
]);

/** The meaning of an exit code or a signal. A crash of the program under test (SIGSEGV, SIGABRT) is a failure like any other. */
export function commandEnd(exitCode: number | null, signal: string | null): CommandEnd {
  const outside = signal ?? outsideCodes.get(exitCode ?? 0);
  if (outside !== undefined && outsideSignals.has(outside)) return { kind: 'killed', signal: outside };
  if (signal !== null) return { kind: 'exited', exitCode: 128 };
  if (exitCode === 127 || exitCode === 126) return { kind: 'not-found', exitCode };
  return { kind: 'exited', exitCode: exitCode ?? 1 };
}

/** The verdict that follows from the end of a program. */
export function verdictOf(end: CommandEnd): Verdict {
  if (end.kind !== 'exited') return 'could_not_run';
  return end.exitCode === 0 ? 'passed' : 'failed';
}

/** A run of tests that ran none proves nothing, whatever its exit code says. */
export function ranNoTest(kind: string, { counts }: TestReport): boolean {
  return kind === 'test' && counts !== null && counts.passed + counts.failed === 0;
}

/**
 * The target of make that was not run, because a file or a folder has its name or it has no recipe; undefined when something ran.
 * @param output all of it.
 */
export function targetNotRun(output: string): { said: string; target: string } | undefined {
  const [said, ...others] = output.split('\n').filter((line) => line.trim() !== '');
  const target = /^g?make: (?:['`](.+)' is up to date|Nothing to be done for ['`](.+)')\.$/.exec(said ?? '')?.slice(1);
  return said === undefined || target === undefined || others.length > 0
    ? undefined
    : { said: said.slice(0, -1), target: target[0] ?? target[1] ?? '' };
}

/** The end of a program in words. */
export function describeEnd(end: CommandEnd, timeLimitSeconds: number): string {
  switch (end.kind) {
    case 'exited':
      return `exit code ${end.exitCode}`;
    case 'not-found':
      return end.exitCode === null
        ? 'the program is not installed'
        : `a program is not installed (exit code ${end.exitCode})`;
    case 'timed-out':
      return `not finished after ${timeLimitSeconds} s`;
    case 'killed':
      return `ended from outside (${end.signal})`;
    case 'not-started':
      return end.reason;
  }
}

/** One command of a verification, as it was run. */
export interface CommandRun {
  kind: string;
  line: string;
  folder: string;
  verdict: Verdict;
  /** Null when there is none, because the command could not be run to its end. */
  exitCode: number | null;
  /** The end in words. */
  end: string;
  endKind: CommandEnd['kind'];
  startedAt: string;
  durationMilliseconds: number;
  /** The hash of the log as it is on the disk. */
  outputHash: string;
  /** The place where the whole output is, within a cap. */
  logFile: string;
  report: TestReport;
  /** Its failed tests, where it passes but for those that failed before any feature. */
  knownFailures?: readonly string[];
}

/** A verification: all its commands in their order. A command that does not pass does not keep the others from running. */
export interface VerificationRun<R extends CommandRun = CommandRun> {
  verdict: Verdict;
  commands: R[];
}

/** The worst verdict: something failed, or else something could not be run. No command at all proves nothing. */
export function overallVerdict(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('failed')) return 'failed';
  return verdicts.length === 0 || verdicts.includes('could_not_run') ? 'could_not_run' : 'passed';
}
