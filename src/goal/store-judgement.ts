import { join } from 'node:path';
import { addJudgement, judgementProblems, type JudgementHandIn } from './rules/judgement.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { asWriter } from '../loop/workflow.ts';
import { readAcceptance, writeAcceptance } from './acceptance-file.ts';
import type { CommandCheck } from './rules/checklist.ts';
import type { CommandRun } from './rules/command-run.ts';
import { cut, printable } from '../base/errors.ts';
import { writeAtomic } from '../files/atomic.ts';
import type { ShellRun } from '../programs/shell-command.ts';

/**
 * Stores the hand-in of a judge.
 * @param judge its path in the inbox, such as `9/acceptance-judge-1`.
 * @returns why it was refused, a sentence each; empty when it was stored.
 */
export async function storeJudgement(
  paths: WorkflowPaths,
  now: Date,
  judge: string,
  handIn: JudgementHandIn,
): Promise<string[]> {
  return asWriter(paths, () => {
    const acceptance = readAcceptance(paths);
    if (acceptance === undefined) return ['the workflow has no acceptance checklist'];
    const problems = judgementProblems(acceptance.goal, handIn);
    if (problems.length > 0) return problems;
    const { assertions, ratings } = handIn;
    appendEvent(paths, now, { event: 'judged', judge, assertions: assertions.length, ratings: ratings.length });
    writeAcceptance(paths, { ...acceptance, judgements: addJudgement(acceptance.judgements, handIn, judge, now) });
    return [];
  });
}

const tailCharacters = 1_500;

/**
 * Stores the run of a check with its output, in place of the one before. Nothing is stored when the checklist has changed
 * meanwhile, so that the command is another one.
 */
export async function storeRun(
  paths: WorkflowPaths,
  now: Date,
  { id, command }: CommandCheck,
  startedAt: Date,
  result: ShellRun,
): Promise<void> {
  await asWriter(paths, () => {
    const acceptance = readAcceptance(paths);
    if (acceptance === undefined || Date.parse(acceptance.frozen_at) > startedAt.getTime()) return;
    const log = `acceptance-${id}.log`;
    writeAtomic(join(paths.proofs, log), result.output);
    const run: CommandRun = {
      check: id,
      command,
      end: result.end,
      exit_code: result.exitCode,
      started_at: startedAt.toISOString(),
      seconds: Math.round(result.seconds * 1_000) / 1_000,
      output_sha256: result.outputSha256,
      output_bytes: result.outputBytes,
      tail: lastOf(result.output),
      log: `proofs/${log}`,
    };
    appendEvent(paths, now, {
      event: 'acceptance-run',
      check: id,
      end: run.end,
      exit_code: run.exit_code,
      output_sha256: run.output_sha256,
    });
    writeAcceptance(paths, { ...acceptance, runs: [...acceptance.runs.filter(({ check }) => check !== id), run] });
  });
}

/** The end of an output, without half a character pair at its start. */
function lastOf(output: string): string {
  const text = printable(output).trimEnd();
  const start = Math.max(0, text.length - tailCharacters);
  return cut(text.slice(start).replace(/^[\udc00-\udfff]/, ''), tailCharacters);
}
