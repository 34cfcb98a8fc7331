import * as z from 'zod/mini';
import type { CommandCheck } from './checklist.ts';
import type { Outcome } from './evaluate.ts';

/** One run of a command, recorded by the code that ran it. */
export const commandRun = z.object({
  /** The id of its check. */
  check: z.string(),
  /** The command as it was run. */
  command: z.string(),
  end: z.enum(['ended', 'not_started', 'timed_out', 'killed']),
  exit_code: z.nullable(z.int()),
  started_at: z.string(),
  seconds: z.number(),
  /** SHA-256 and size of the whole output; `tail` is its end, for a reader. */
  output_sha256: z.string(),
  output_bytes: z.int(),
  tail: z.string(),
  /** The path of the stored output, from the workflow's folder. */
  log: z.string(),
});

export type CommandRun = z.infer<typeof commandRun>;

/** Exit codes of shells for a program that does not exist or may not be started; 9009 is that of cmd.exe. */
const notFound = new Set([126, 127, 9009]);

/**
 * The result of a check by its run. A command that was not found, not started, stopped at its time limit or killed could not run,
 * even if the check expects a failure: a missing program does not show that a command fails.
 * @param notBefore a run that started earlier tested an older state of the project and does not count.
 */
export function commandOutcome(check: CommandCheck, run: CommandRun | undefined, notBefore: Date | null): Outcome {
  if (run?.command !== check.command) return { result: 'could_not_run', why: 'it has not been run yet' };
  if (notBefore !== null && !(Date.parse(run.started_at) >= notBefore.getTime())) {
    return { result: 'could_not_run', why: `its last run (${run.started_at}) is older than the work it is to check` };
  }
  const why = describeEnd(run);
  if (run.end !== 'ended' || run.exit_code === null || notFound.has(run.exit_code)) {
    return { result: 'could_not_run', why };
  }
  const succeeded = run.exit_code === 0;
  return { result: succeeded === (check.type === 'command') ? 'pass' : 'fail', why };
}

function describeEnd({ end, exit_code, seconds }: CommandRun): string {
  const took = `after ${seconds.toFixed(1)} s`;
  switch (end) {
    case 'not_started':
      return 'it could not be started';
    case 'timed_out':
      return `it was stopped at its time limit, ${took}`;
    case 'killed':
      return `it was killed ${took}`;
    case 'ended':
      if (exit_code === null) return `it ended without an exit code ${took}`;
      return notFound.has(exit_code)
        ? `a program in it was not found or may not be run (exit code ${exit_code})`
        : `exit code ${exit_code} ${took}`;
  }
}
