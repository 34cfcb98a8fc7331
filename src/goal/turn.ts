import { join } from 'node:path';
import { counted } from '../base/text.ts';
import { writeAtomic, namesIn } from '../files/store.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import { describeItems, judgementsOf, listsOf } from '../judging/lists.ts';
import { readList, storeList } from '../judging/lists-on-disk.ts';
import type { HandInKind } from '../loop/hand-in-kind.ts';
import { type Assignment, assignmentId } from '../loop/rules/agents.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { asWriter } from '../loop/workflow.ts';
import { taskFileOf, writeTasks } from '../planning/plan-file.ts';
import { runShellCommand } from '../programs/shell-command.ts';
import { noteActivity } from '../session/activity.ts';
import { readAcceptance, readProjectFile, readStanding, writeAcceptance } from './acceptance-file.ts';
import {
  type CommandRun,
  controlsOf,
  type FileLine,
  itemsOf,
  judgementHandIn,
  type JudgementHandIn,
  judgementProblems,
  secondsOf,
} from './rules/acceptance.ts';

/** The judges of an iteration after which the workflow could be complete, each with its list; empty when there is nothing to judge. */
export function assignJudge(paths: WorkflowPaths, { iteration }: WorkflowState): Assignment[] {
  const goal = readAcceptance(paths)?.goal;
  const items = goal === undefined ? [] : itemsOf(goal);
  if (goal === undefined || items.length === 0) return [];
  const lines = linesIn(paths);
  const lists = listsOf(
    items,
    (at) => assignmentId(iteration, 'judgement', at),
    (_, random) => controlsOf(lines, random),
  );
  const made = lists.map((list) => {
    storeList(paths, list);
    const constraints = goal.constraints.map((one) => `Constraint: ${one}`);
    const inFull = [`The goal: ${goal.objective}`, ...constraints, describeItems(list)].join('\n\n');
    const task = `Judge ${counted(list.items.length, 'statement')} about the project; your task in full: ${taskFileOf(paths)(list.id)}`;
    return { id: list.id, agent: 'acceptance-judge' as const, task, inFull };
  });
  return writeTasks(paths, made, `The project is around ${paths.folder}/, the folder of the workflow.`);
}

/** Lines of files of the project that are words in a certain order, from which controls are made. */
function linesIn({ root, folder }: WorkflowPaths): FileLine[] {
  const files = [...namesIn(root).filter((name) => !name.startsWith('.')), `${folder}/records/acceptance.json`];
  return files.flatMap((file) => {
    const text = readProjectFile(root, file) ?? '';
    const lines = text.split('\n').map((line) => line.trim());
    return lines
      .filter((line) => /^(?=.{20,200}$)[^\p{Cc}]*\S+\s+\S+\s+\S+/u.test(line))
      .slice(0, 200)
      .flatMap((line) => (text.includes(line.split(/\s+/).toReversed().join(' ')) ? [] : [{ file, text: line }]));
  });
}

/** A judgement is stored in the acceptance checklist at once, not merged by `record`. */
export const goalJudgement: HandInKind<JudgementHandIn> = {
  name: 'a judgement of the goal',
  agent: 'acceptance-judge',
  schema: judgementHandIn,
  count: ({ answers }) => answers.length,
  problems: (paths, handIn) => checked(paths, handIn).problems,
  take: storeJudgement,
};

/** The faults of a hand-in, a sentence each, and its subject. */
function checked(paths: WorkflowPaths, handIn: JudgementHandIn) {
  const [acceptance, list] = [readAcceptance(paths), readList(paths, handIn.assignment)];
  const problems =
    acceptance === undefined
      ? ['the workflow has no acceptance checklist']
      : list === undefined
        ? [`there is no list ${handIn.assignment}: copy the id of your task`]
        : judgementProblems(acceptance.goal, list, handIn);
  return { acceptance, list, problems };
}

/**
 * Stores the hand-in of a judge; one that misses a control is noted only.
 * @param judge its path in the inbox, such as `9/acceptance-judge-1`.
 * @returns why it was refused, a sentence each; empty when it was taken.
 */
export async function storeJudgement(
  paths: WorkflowPaths,
  now: Date,
  judge: string,
  handIn: JudgementHandIn,
): Promise<string[]> {
  return asWriter(paths, () => {
    const { acceptance, list, problems } = checked(paths, handIn);
    if (problems.length > 0 || acceptance === undefined || list === undefined) return problems;
    const answers = handIn.answers.map(({ n, level, reason, evidence }) => ({ n, level, reason, evidence }));
    const judged = judgementsOf(list, answers) ?? [];
    const judgements = judged.map(({ key: check, answer: { level, reason, evidence } }) => ({
      ...{ check, level, reason, evidence, judge },
      judged_at: now.toISOString(),
    }));
    const kept = acceptance.judgements.filter(({ check }) => !judgements.some((one) => one.check === check));
    appendEvent(paths, now, { event: 'judged', judge, checks: judgements.length });
    writeAcceptance(paths, { ...acceptance, judgements: [...kept, ...judgements] });
    return [];
  });
}

/**
 * Runs the commands of the checklist one after the other, since they share the project. Each result is stored at once in place of the one
 * before, unless the checklist has changed meanwhile, so that the command is another one.
 */
export async function runAcceptance(paths: WorkflowPaths): Promise<void> {
  for (const check of readAcceptance(paths)?.goal.checks ?? []) {
    if (check.type !== 'command' && check.type !== 'not_command') continue;
    noteActivity(paths);
    const startedAt = new Date();
    const limits = { folder: paths.root, seconds: secondsOf(check), environment: process.env };
    const result = await runShellCommand(check.command, limits);
    await asWriter(paths, () => {
      const acceptance = readAcceptance(paths);
      if (acceptance === undefined || Date.parse(acceptance.frozen_at) > startedAt.getTime()) return;
      const { end, exitCode: exit_code, outputSha256: output_sha256 } = result;
      const log = `acceptance-${check.id}.log`;
      writeAtomic(join(paths.proofs, log), result.output);
      const run: CommandRun = {
        ...{ check: check.id, end, exit_code, output_sha256, log: `proofs/${log}` },
        started_at: startedAt.toISOString(),
        seconds: Math.round(result.seconds * 1_000) / 1_000,
      };
      appendEvent(paths, new Date(), { event: 'acceptance-run', check: check.id, end, exit_code, output_sha256 });
      const others = acceptance.runs.filter((one) => one.check !== check.id);
      writeAcceptance(paths, { ...acceptance, runs: [...others, run] });
    });
  }
}

/**
 * The reasons why the goal is not reached, as instructions. In coding, failures become a feature after this turn (see fixGoal), when every
 * result is known.
 * @param begunAt when the iteration began, ISO 8601; earlier runs and judgements count only when this is empty.
 */
export function acceptanceProblems(paths: WorkflowPaths, begunAt: string, isCoding: boolean) {
  const { problems, unknown } = readStanding(paths, begunAt === '' ? null : new Date(begunAt));
  if (!isCoding) return { problems, becomesFeature: [] };
  return unknown.length > 0 ? { problems: unknown, becomesFeature: [] } : { problems, becomesFeature: problems };
}
