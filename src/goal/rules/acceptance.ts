import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { excerpt, cut } from '../../base/errors.ts';
import type { Random } from '../../base/algorithms.ts';
import { quotedWords } from '../../base/text.ts';
import { faultsOf, type ControlItem, type JudgedItem, type JudgeList } from '../../judging/lists.ts';
import { assignmentField, excerptOfFile, innerPath, summaryField, words } from '../../loop/rules/hand-in-fields.ts';
import { parseCommandLine } from '../../base/command-line.ts';
import type { NewEscalation } from '../../loop/rules/escalation.ts';
import type { Feature, FeatureList } from '../../coding/rules/feature.ts';
import { declareRepair, openRepair, repairsOf } from '../../coding/rules/progress.ts';

z.config(english());

const mostChecks = 100;

const id = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'expected an id of small letters, digits and hyphens such as "tests-pass"'));
const statement = words(8, 1_000);

/** One line without invisible characters or direction marks, so that a person sees the same command as the shell. */
const command = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(2_000),
    z.regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+$/u, 'expected one line without invisible characters'),
  );

const commandCheck = z.object({
  type: z.literal('command'),
  id,
  command,
  /** A command that runs longer is stopped and counts as "could not run". */
  time_limit_seconds: z._default(z.int().check(z.minimum(1), z.maximum(7_200)), 600),
});
const fileCheck = z.object({ type: z.literal('file'), id, path: innerPath });
const yesOrNo = ['it does not hold', 'it holds'];
/** A quality has levels of its own, the worst first, of which `least` is the lowest that is enough. */
const judgedCheck = z
  .object({
    type: z.enum(['assertion', 'quality']),
    ...{ id, statement },
    levels: z._default(z.array(words(1, 500)).check(z.minLength(2), z.maxLength(7)), yesOrNo),
    least: z._default(z.int().check(z.minimum(1)), 1),
  })
  .check(
    z.refine(({ levels, least }) => least < levels.length, { path: ['least'], error: 'expected one of the levels' }),
  );

const check = z.discriminatedUnion('type', [commandCheck, fileCheck, judgedCheck]);
export type Check = z.infer<typeof check>;

export const goalSchema = z.object({
  objective: statement,
  constraints: z.array(statement).check(z.maxLength(50)),
  checks: z.array(check).check(
    z.minLength(1),
    z.maxLength(mostChecks),
    z.refine((checks) => new Set(checks.map(({ id }) => id)).size === checks.length, 'expected ids that are distinct'),
  ),
});

export type Goal = z.infer<typeof goalSchema>;

/** The hand-in of an acceptance-judge: a level for each item of its list, with passages of the project's files as evidence. */
export const judgementHandIn = z.object({
  assignment: assignmentField('i9-j1'),
  summary: summaryField,
  answers: z
    .array(
      z
        .object({
          n: z.int().check(z.minimum(1)),
          /** Counted from 0, the worst; null when the files do not decide it. */
          level: z.nullable(z.int().check(z.minimum(0), z.maximum(6))),
          reason: words(8, 2_000),
          evidence: z.array(excerptOfFile).check(z.maxLength(20)),
        })
        .check(
          z.refine(({ level, evidence: list }) => level === null || level === 0 || list.length > 0, {
            path: ['evidence'],
            error: 'expected at least one excerpt, because the level is not the worst one',
          }),
        ),
    )
    .check(z.maxLength(30)),
});
export type JudgementHandIn = z.infer<typeof judgementHandIn>;

/** The checks that an agent judges, as items of its lists. */
export const itemsOf = ({ checks }: Pick<Goal, 'checks'>): JudgedItem[] =>
  checks.flatMap((one) =>
    'statement' in one ? [{ key: one.id, text: itemText(one.statement, one.levels), within: {} }] : [],
  );

const itemText = (statement: string, levels = yesOrNo): string =>
  [statement, '', ...levels.map((level, at) => `- ${at}: ${level}`)].join('\n');

/** The scale of a check, by the key of an item; controls have none. */
const scaleOf = ({ checks }: Pick<Goal, 'checks'>, key: string) =>
  checks.find((one): one is z.infer<typeof judgedCheck> => one.id === key && 'statement' in one);

export interface FileLine {
  file: string;
  text: string;
}

/** Two statements about the project of which code knows the answer: a line that stands in a file, and one that does not. */
export function controlsOf(lines: readonly FileLine[], random: Random): ControlItem[] {
  const line = lines[Math.floor(random() * lines.length)];
  if (line === undefined) return [];
  const gone = line.text.split(/\s+/).toReversed().join(' ');
  const item = (text: string, level: number) => ({
    text: itemText(`${line.file} has this line: ${text}`),
    within: {},
    right: { level: [level] },
  });
  return [item(line.text, 1), item(gone, 0)];
}

/** The facts that are wrong about a judge's answers, a sentence each: items without an answer, levels that do not exist. */
export function judgementProblems(goal: Pick<Goal, 'checks'>, list: JudgeList, { answers }: JudgementHandIn): string[] {
  const levels = answers.flatMap(({ n, level }) => {
    const item = list.items[n - 1];
    const { levels = yesOrNo } = scaleOf(goal, item !== undefined && 'key' in item ? item.key : '') ?? {};
    const most = levels.length - 1;
    return level === null || level <= most ? [] : [`item ${n} has levels 0 to ${most}, not ${level}`];
  });
  return [...faultsOf(list, answers), ...levels];
}

/** The result of a check. One that could not run counts neither as passed nor as failed. */
const outcome = { result: z.enum(['pass', 'fail', 'could_not_run']), why: z.string() };

/** The last result of a check that was run or judged, with the passages of the project's files that it rests on. */
const storedResult = z.object({
  ...{ check: z.string(), at: z.string(), ...outcome },
  evidence: z._default(z.array(excerptOfFile), []),
});
type StoredResult = z.infer<typeof storedResult>;
export type Outcome = Pick<StoredResult, 'result' | 'why'>;

/** The goal of a workflow, frozen when a person confirmed it, with its results: `acceptance.json`. */
export const acceptanceSchema = z.object({
  schema: z.literal(1),
  frozen_at: z.string(),
  goal: goalSchema,
  /** Earlier versions had others: their checks are run and judged again. */
  results: z.catch(z.array(storedResult), []),
});
export type Acceptance = z.infer<typeof acceptanceSchema>;

const open = (why: string): Outcome => ({ result: 'could_not_run', why });
const decided = (passes: boolean, why: string): Outcome => ({ result: passes ? 'pass' : 'fail', why });

/** Exit codes of shells for a program that does not exist or may not be started; 9009 is that of cmd.exe. */
const notFound: readonly number[] = [126, 127, 9009];

/** The outcome of a check by the run of its command. */
export function ofRun({ end, exitCode, seconds }: { end: string; exitCode: number | null; seconds: number }): Outcome {
  const took = `after ${seconds.toFixed(1)} s`;
  if (exitCode === null) return open(`it did not end by itself (${end.replace('_', ' ')}) ${took}`);
  if (notFound.includes(exitCode)) return open(`a program was not found or may not be run (exit code ${exitCode})`);
  return decided(exitCode === 0, `exit code ${exitCode} ${took}`);
}

/** In characters, so that a reason stays on one line. */
const longestReason = 250;

/** The outcome of a check by the level that its judge gave it. */
export function ofJudgement(
  goal: Pick<Goal, 'checks'>,
  id: string,
  { level, reason }: { level: number | null; reason: string },
): Outcome {
  const why = quotedWords(reason, longestReason);
  if (level === null) return open(`the judge could not decide: ${why}`);
  const { type, levels = yesOrNo, least = 1 } = scaleOf(goal, id) ?? {};
  const rated = type === 'quality' ? `rated "${levels[level] ?? ''}", "${levels[least] ?? ''}" is needed: ` : '';
  return decided(level >= least, `${rated}${why}`);
}

export interface Evaluation extends Outcome {
  id: string;
  type: Check['type'];
}

export interface AcceptanceFacts extends Pick<Acceptance, 'results'> {
  isThere: (path: string) => boolean;
  stands: (evidence: z.infer<typeof excerptOfFile>) => boolean;
  /** Results from before do not count; null when all do. */
  notBefore: Date | null;
}

/** The outcome of a check now: a result that is older than the work, or whose evidence is gone, says nothing about it. */
function outcomeOf(check: Check, { results, isThere, stands, notBefore }: AcceptanceFacts): Outcome {
  if (check.type === 'file') {
    const found = isThere(check.path);
    return decided(found, `${check.path} ${found ? 'exists' : 'is missing'}`);
  }
  const last = results.findLast((one) => one.check === check.id);
  if (last === undefined) return open(`it has not been ${check.type === 'command' ? 'run' : 'judged'} yet`);
  if (notBefore !== null && !(Date.parse(last.at) >= notBefore.getTime()))
    return open(`its last result (${last.at}) is older than the work it is about`);
  const gone = last.evidence.find((one) => !stands(one));
  return gone === undefined ? last : open(`the excerpt given as evidence is not in ${gone.file}:${gone.line}`);
}

/**
 * Evaluates the checklist; a missing one always holds. `problems` are instructions, one for each reason why the goal is not reached,
 * and `unknown` those for checks without a result.
 */
export function standingOf(goal: Goal | undefined, facts: AcceptanceFacts) {
  const evaluations = (goal?.checks ?? []).map((check): Evaluation => {
    const { result, why } = outcomeOf(check, facts);
    return { id: check.id, type: check.type, result, why };
  });
  const failing = evaluations.filter(({ result }) => result === 'fail');
  const left = evaluations.filter(({ result }) => result === 'could_not_run');
  const asked = (what: string, isOne: (one: Evaluation) => boolean) => {
    const own = left.filter(isOne).map(describeOpen);
    return own.length === 0 ? [] : [`${what}: ${own.join('; ')}.`];
  };
  const unknown = [
    ...asked('Run `autonomous-workflow acceptance --run`', ({ type }) => type === 'command'),
    ...asked('Start an acceptance-judge', ({ type }) => type !== 'command'),
  ];
  return {
    holds: evaluations.every(({ result }) => result === 'pass'),
    evaluations,
    problems: [...failing.map((one) => `Acceptance check ${describeOpen(one)}.`), ...unknown],
    failing,
    unknown,
  };
}

export type Standing = ReturnType<typeof standingOf>;

/** A check that does not pass, on one line. */
export function describeOpen({ id, type, why }: Evaluation): string {
  return excerpt(`${id} (${type}): ${why}`);
}

const marks = { pass: 'pass', fail: 'FAIL', could_not_run: 'open' } as const;

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
    ...evaluations.map(({ id, result, why }) => excerpt(`${marks[result]} ${id}: ${texts.get(id) ?? ''} — ${why}`)),
  ].join('\n');
}

function textOf(check: Check): string {
  if ('statement' in check) return check.statement;
  return check.type === 'command' ? `\`${check.command}\` succeeds` : `${check.path} exists`;
}

const origin = 'acceptance.json';

/** The open feature that fixes failing checks of the acceptance checklist. */
export const openFix = (list: FeatureList): Feature | undefined => openRepair(list, origin);

/** The list with a feature that fixes failing checks, see `declareRepair`, verified by those of their commands that need no shell. */
export function declareFix(
  list: FeatureList,
  goal: Goal,
  failing: readonly Evaluation[],
  answers: readonly { items: readonly string[]; answer: string }[],
): FeatureList {
  const checks = goal.checks.filter(({ id }) => failing.some((one) => one.id === id));
  const ids = checks.map(({ id }) => id);
  const own = answers.filter(({ items }) => repairsOf(list, origin).some(({ id }) => items.includes(id)));
  // Features are verified without a shell.
  const commands = checks.flatMap((one) =>
    one.type === 'command' && !('problem' in parseCommandLine(one.command)) ? [one.command] : [],
  );
  const repair = {
    id: (number: number) => cut(`fix${number}-${ids.join('-')}`, 63),
    name: cut(`Fix failing acceptance checks: ${ids.join(', ')}`, 200),
    description: [
      'Everything else is done, and these checks of the acceptance checklist fail. Make them pass by completing the work, and never by changing a check or the files that it checks.',
      ...failing.map((one) => `- ${describeOpen(one)}`),
      `The objective: ${goal.objective}`,
      ...goal.constraints.map((constraint) => `Constraint: ${constraint}`),
      ...own.map(({ answer }) => `Answer of the user: ${cut(answer, 2_000)}`),
    ].join('\n'),
    verification_commands: [...new Set(commands)],
    origin,
  };
  return declareRepair(list, repair, ({ id }) => own.some(({ items }) => items.includes(id)));
}

/** The question to a person after all these features left a check failing. */
export function askAboutGoal(list: FeatureList, failing: readonly Evaluation[], iteration: number): NewEscalation {
  const fixes = repairsOf(list, origin);
  const named = failing.map(describeOpen).join('; ');
  return {
    kind: 'needs_human_action',
    item: fixes.at(-1)?.id ?? null,
    text: `The acceptance checklist still fails after all attempts: ${named}. Should the work change, or the checklist (/autonomous-workflow:align)?`,
    tried: fixes.map(({ id, status, name }) => `${id} (${status}): ${name}`),
    iteration,
  };
}

/** The steps of a brief in the iteration after which the workflow could be complete; judges are those that have not handed in. */
export function acceptanceSteps(
  judges: readonly { id: string; agent: string; task: string }[],
  isCoding: boolean,
): string {
  return [
    '## Before you end your turn: the acceptance checklist',
    '',
    'The user has set an acceptance checklist, and the workflow is complete only when it holds.',
    '',
    '- When everything else is done, run `autonomous-workflow acceptance --run`. ' +
      (isCoding
        ? 'Do not fix failing checks: they become a feature when your turn has ended.'
        : 'Fix what fails, and run it again.'),
    ...(judges.length === 0 ? [] : ['- Then start this, and wait for it:']),
    ...judges.map(({ id, agent, task }) => `  - agent \`autonomous-workflow:${agent}\`, task: \`[${id}]\` ${task}`),
    '- Never change a check, or the files that it checks, to make it pass. If something cannot be reached, say so and end your turn.',
  ].join('\n');
}
