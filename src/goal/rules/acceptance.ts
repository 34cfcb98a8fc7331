import * as z from 'zod/mini';
import { excerpt } from '../../base/errors.ts';
import { quotedWords } from '../../base/text.ts';
import { goalSchema, leastOf, levelsOf, type Check, type Goal } from './checklist.ts';
import { storedJudgement, type FileEvidence } from './judgement.ts';

/** One run of a command, recorded by the code that ran it. */
const commandRun = z.object({
  /** The id of its check. */
  check: z.string(),
  end: z.enum(['ended', 'not_started', 'timed_out', 'killed']),
  exit_code: z.nullable(z.int()),
  started_at: z.string(),
  seconds: z.number(),
  output_sha256: z.string(),
  /** The path of the stored output, from the workflow's folder. */
  log: z.string(),
});
export type CommandRun = z.infer<typeof commandRun>;

/** The goal of a workflow, frozen when a person confirmed it, with its results: `acceptance.json`. */
export const acceptanceSchema = z.object({
  schema: z.literal(1),
  frozen_at: z.string(),
  goal: goalSchema,
  /** The last run of each command. */
  runs: z.array(commandRun),
  /** The last answer about each check that an agent judges; those of 0.2 had another form and are asked again. */
  judgements: z.catch(z.array(storedJudgement), []),
});
export type Acceptance = z.infer<typeof acceptanceSchema>;

/** The outcome of a check, in words for a reader. One that could not run counts neither as passed nor as failed. */
export interface Outcome {
  result: 'pass' | 'fail' | 'could_not_run';
  why: string;
}

export interface Evaluation extends Outcome {
  id: string;
  type: Check['type'];
}

/** The results of a checklist, and access to the project's files. */
export interface AcceptanceFacts extends Pick<Acceptance, 'runs' | 'judgements'> {
  /** Whether a file or folder of the project is there. */
  isThere: (path: string) => boolean;
  /** Whether its file contains an excerpt now. */
  stands: (evidence: FileEvidence) => boolean;
  /** Runs and judgements from before do not count; null when all do. */
  notBefore: Date | null;
}

/** Whether a workflow has reached its goal. */
export interface Standing {
  holds: boolean;
  evaluations: Evaluation[];
  /** Instructions, one for each reason why the goal is not reached; empty when it is. */
  problems: string[];
  /** The failing checks; `unknown` has instructions for those without a result. */
  failing: Evaluation[];
  unknown: string[];
}

/**
 * Evaluates the checklist. A workflow completes only when it holds; a missing checklist always holds.
 * @param goal undefined when there is no checklist.
 */
export function standingOf(goal: Goal | undefined, facts: AcceptanceFacts): Standing {
  const evaluations = (goal?.checks ?? []).map((check): Evaluation => {
    const { id, type } = check;
    return { id, type, ...outcomeOf(check, facts) };
  });
  const failing = evaluations.filter(({ result }) => result === 'fail');
  const open = evaluations.filter(({ result }) => result === 'could_not_run');
  const isCommand = ({ type }: Evaluation) => type === 'command' || type === 'not_command';
  const commands = open.filter(isCommand).map(describeOpen);
  const judged = open.filter((one) => !isCommand(one)).map(describeOpen);
  const unknown = [
    ...(commands.length === 0 ? [] : [`Run \`autonomous-workflow acceptance --run\`: ${commands.join('; ')}.`]),
    ...(judged.length === 0 ? [] : [`Start an acceptance-judge: ${judged.join('; ')}.`]),
  ];
  return {
    holds: evaluations.every(({ result }) => result === 'pass'),
    evaluations,
    problems: [...failing.map((one) => `Acceptance check ${describeOpen(one)}.`), ...unknown],
    failing,
    unknown,
  };
}

/** A check that does not pass, on one line. */
export function describeOpen({ id, type, why }: Evaluation): string {
  return excerpt(`${id} (${type}): ${why}`);
}

const open = (why: string): Outcome => ({ result: 'could_not_run', why });
const decided = (passes: boolean, why: string): Outcome => ({ result: passes ? 'pass' : 'fail', why });
const isOlder = (time: string, notBefore: Date | null) =>
  notBefore !== null && !(Date.parse(time) >= notBefore.getTime());

/** The facts about one check. */
export function outcomeOf(check: Check, facts: AcceptanceFacts): Outcome {
  if ('command' in check) {
    const run = facts.runs.findLast((one) => one.check === check.id);
    return commandOutcome(check.type === 'command', run, facts.notBefore);
  }
  if ('path' in check) {
    const isThere = facts.isThere(check.path);
    return decided(isThere === (check.type === 'file'), `${check.path} ${isThere ? 'exists' : 'is missing'}`);
  }
  return judgedOutcome(check, facts);
}

/** Exit codes of shells for a program that does not exist or may not be started; 9009 is that of cmd.exe. */
const notFound: readonly number[] = [126, 127, 9009];

/**
 * The result of a check by its run. A command that was not found, not started, stopped at its time limit or killed could not run, even if
 * the check expects a failure: a missing program does not show that a command fails. A run that started before `notBefore` tested an
 * older state of the project.
 */
function commandOutcome(mustSucceed: boolean, run: CommandRun | undefined, notBefore: Date | null): Outcome {
  if (run === undefined) return open('it has not been run yet');
  const { end, exit_code, seconds, started_at } = run;
  if (isOlder(started_at, notBefore)) return open(`its last run (${started_at}) is older than the work it is to check`);
  const took = `after ${seconds.toFixed(1)} s`;
  if (end === 'not_started') return open('it could not be started');
  if (end === 'timed_out') return open(`it was stopped at its time limit, ${took}`);
  if (end === 'killed' || exit_code === null) return open(`it was killed ${took}`);
  if (notFound.includes(exit_code))
    return open(`a program in it was not found or may not be run (exit code ${exit_code})`);
  return decided((exit_code === 0) === mustSucceed, `exit code ${exit_code} ${took}`);
}

/** In characters, so that a reason stays on one line. */
const longestReason = 250;

/** One excerpt that is missing from its file invalidates an answer. */
function judgedOutcome(check: Extract<Check, { statement: string }>, facts: AcceptanceFacts): Outcome {
  const answer = facts.judgements.findLast((one) => one.check === check.id);
  if (answer === undefined) return open('it has not been judged yet');
  const { judged_at, level, reason, evidence } = answer;
  if (isOlder(judged_at, facts.notBefore))
    return open(`its last judgement (${judged_at}) is older than the work it is about`);
  const gone = evidence.find((one) => !facts.stands(one));
  if (gone !== undefined) return open(`the excerpt given as evidence is not in ${gone.file}:${gone.line}`);
  const why = quotedWords(reason, longestReason);
  if (level === null) return open(`the judge could not decide: ${why}`);
  const [levels, least] = [levelsOf(check), leastOf(check)];
  const rated = check.type === 'quality' ? `rated "${levels[level] ?? ''}", "${levels[least] ?? ''}" is needed: ` : '';
  return decided(level >= least, `${rated}${why}`);
}

const words = { pass: 'pass', fail: 'FAIL', could_not_run: 'open' } as const;

/** The goal with the result of each check, for people: which are open, and why. */
export function describeAcceptance(goal: Goal, { holds, evaluations }: Standing): string {
  const texts = new Map(goal.checks.map((check) => [check.id, textOf(check)]));
  const passed = evaluations.filter(({ result }) => result === 'pass').length;
  return [
    `Objective: ${excerpt(goal.objective)}`,
    ...goal.constraints.map((constraint) => `Constraint: ${excerpt(constraint)}`),
    '',
    holds
      ? 'The acceptance checklist holds.'
      : `The acceptance checklist does not hold: ${passed} of ${evaluations.length} pass.`,
    ...evaluations.map(({ id, result, why }) => excerpt(`${words[result]} ${id}: ${texts.get(id) ?? ''} — ${why}`)),
  ].join('\n');
}

function textOf(check: Check): string {
  if ('command' in check) return `\`${check.command}\` ${check.type === 'command' ? 'succeeds' : 'fails'}`;
  if ('path' in check) return `${check.path} ${check.type === 'file' ? 'exists' : 'does not exist'}`;
  return check.statement;
}
