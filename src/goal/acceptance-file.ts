import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WorkflowError, exitCodes, isWorkflowError, orElse } from '../base/errors.ts';
import { isRecord, parseJson } from '../base/json.ts';
import { hasExcerpt, counted } from '../base/text.ts';
import { readerOf } from '../files/schema.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readText, removeFile, writeAtomic, namesIn } from '../files/store.ts';
import { asOneChange, readDocument, wasWrittenHere, writeDocument, type Document } from '../journal/document.ts';
import type { AgreedGoal } from '../loop/rules/brief.ts';
import { asWriter } from '../loop/workflow.ts';
import {
  type Acceptance,
  acceptanceSchema,
  describeAcceptance,
  type Goal,
  goalSchema,
  type Standing,
  standingOf,
  controlsOf,
  type FileLine,
  itemsOf,
  judgementHandIn,
  type JudgementHandIn,
  judgementProblems,
  ofJudgement,
  ofRun,
} from './rules/acceptance.ts';
import { appendEvent } from '../journal/journal.ts';
import { describeItems, judgementsOf, listsOf } from '../judging/lists.ts';
import { readList, storeList } from '../judging/lists-on-disk.ts';
import type { HandInKind } from '../loop/hand-in-kind.ts';
import { type Assignment, assignmentId } from '../loop/rules/agents.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { writeTasks } from '../planning/plan-file.ts';
import { runShellCommand } from '../programs/shell-command.ts';
import { noteActivity } from '../session/activity.ts';

export function acceptanceDocument(paths: WorkflowPaths): Document<Acceptance> {
  return {
    paths,
    name: 'records/acceptance.json',
    title: 'the acceptance checklist',
    read: readerOf(acceptanceSchema),
  };
}

/**
 * The goal of the workflow with the results; undefined when no goal was set. Its commands are run unchanged, so one that was not frozen
 * on this machine is refused.
 * @throws WorkflowError when it was not frozen here, or no log explains the file and it is not valid; nothing is changed then.
 */
export function readAcceptance(paths: WorkflowPaths): Acceptance | undefined {
  const acceptance = readDocument(acceptanceDocument(paths));
  if (acceptance === undefined || wasWrittenHere(paths, 'records/acceptance.json')) return acceptance;
  throw new WorkflowError('The acceptance checklist was not confirmed on this machine, and its commands would be run', {
    where: paths.acceptance,
    received: 'no trace of it in .runtime, which git ignores: it came with the repository, or that folder was removed',
    fix: `Read it, and confirm it with: autonomous-workflow align ${paths.name} ${paths.folder}/records/acceptance.json`,
    exitCode: exitCodes.invalidState,
  });
}

/**
 * Freezes the goal in a file in place of an earlier one, whose runs and judgements no longer count. It may be set before the workflow
 * begins. Returns the frozen goal, for the person who accepted it.
 * @throws WorkflowError when the file is missing or invalid; nothing is changed then.
 */
export async function acceptGoal(paths: WorkflowPaths, now: Date, file = paths.goal): Promise<string> {
  const goal = readGoal(file);
  await asWriter(paths, () => {
    const event = { event: 'aligned', checks: goal.checks.length, objective: goal.objective } as const;
    const frozen: Acceptance = { schema: 1, frozen_at: now.toISOString(), goal, results: [] };
    asOneChange(paths, now, event, () => writeDocument(acceptanceDocument(paths), frozen));
    // The proposal is frozen now.
    if (file === paths.goal) removeFile(file);
  });
  return [
    `Frozen for the workflow '${paths.name}', in ${paths.folder}/records/acceptance.json.`,
    'Its commands will be run in a shell, exactly as they stand here:',
    '',
    describeAcceptance(goal, readStanding(paths)),
  ].join('\n');
}

function readGoal(where: string): Goal {
  try {
    const value = parseJson(readText(where));
    // An `acceptance.json` that came with a repository has the goal under a key.
    return readerOf(goalSchema)(isRecord(value) && 'frozen_at' in value ? value.goal : value);
  } catch (error) {
    throw new WorkflowError('The acceptance checklist cannot be frozen as it is', {
      ...{ where, received: error instanceof Error ? error.message : String(error) },
      expected: 'objective, constraints and checks',
      fix: 'commands/align.md of the plugin has the form.',
      exitCode: exitCodes.usage,
    });
  }
}

/** The goal as a person agreed to it, with the commands of its checklist that have to succeed; empty when it cannot be read. */
export function agreedGoal(paths: WorkflowPaths): AgreedGoal {
  const goal = orElse(() => readAcceptance(paths)?.goal, undefined, isWorkflowError);
  if (goal === undefined) return { objective: null, constraints: [], commands: [] };
  const { objective, constraints, checks } = goal;
  const commands = checks.flatMap((check) =>
    check.type === 'command' ? [{ command: check.command, seconds: check.time_limit_seconds }] : [],
  );
  return { objective, constraints, commands };
}

/** The text of a file of the project; undefined when it is gone or cannot be read. */
const readProjectFile = (root: string, file: string): string | undefined =>
  orElse(() => readFileSync(join(root, file), 'utf8'), undefined);

/**
 * The state of the checklist, by the project's files now and by runs and judgements that are not before `notBefore`.
 * @throws WorkflowError when the checklist cannot be read.
 */
export function readStanding(
  paths: WorkflowPaths,
  notBefore: Date | null = null,
): Standing & { acceptance: Acceptance | undefined } {
  const acceptance = readAcceptance(paths);
  const standing = standingOf(acceptance?.goal, {
    ...{ results: acceptance?.results ?? [], notBefore },
    isThere: (path) => existsSync(join(paths.root, path)),
    stands: ({ file, excerpt }) => hasExcerpt(readProjectFile(paths.root, file) ?? '', excerpt),
  });
  return { ...standing, acceptance };
}

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
    const task = `Judge ${counted(list.items.length, 'statement')} about the project`;
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

/** A judgement is stored in the acceptance checklist at once, not merged by `record`; one that misses a control is noted only. */
export const goalJudgement: HandInKind<JudgementHandIn> = {
  name: 'a judgement of the goal',
  agent: 'acceptance-judge',
  schema: judgementHandIn,
  problems(paths, handIn) {
    const [acceptance, list] = [readAcceptance(paths), readList(paths, handIn.assignment)];
    if (acceptance === undefined) return ['the workflow has no acceptance checklist'];
    if (list === undefined) return [`there is no list ${handIn.assignment}: copy the id of your task`];
    return judgementProblems(acceptance.goal, list, handIn);
  },
  take: (paths, now, judge, { assignment, answers }) =>
    asWriter(paths, () => {
      const [acceptance, list] = [readAcceptance(paths), readList(paths, assignment)];
      if (acceptance === undefined || list === undefined) return;
      const judged = judgementsOf(list, answers) ?? [];
      appendEvent(paths, now, { event: 'judged', judge, checks: judged.length });
      keepResults(
        paths,
        acceptance,
        now,
        judged.map(({ key: check, answer }) => ({
          ...{ check, ...ofJudgement(acceptance.goal, check, answer), evidence: answer.evidence },
        })),
      );
    }),
};

/** Stores what came of checks in place of earlier results. The caller holds the workflow's lock. */
function keepResults(
  paths: WorkflowPaths,
  acceptance: Acceptance,
  at: Date,
  fresh: readonly Omit<Acceptance['results'][number], 'at'>[],
): void {
  const kept = acceptance.results.filter(({ check }) => !fresh.some((one) => one.check === check));
  const results = [...kept, ...fresh.map((one) => ({ ...one, at: at.toISOString() }))];
  writeDocument(acceptanceDocument(paths), { ...acceptance, results });
}

/** Runs the commands of the checklist one after the other; a result is stored at once, unless the checklist has changed meanwhile. */
export async function runAcceptance(paths: WorkflowPaths): Promise<void> {
  for (const check of readAcceptance(paths)?.goal.checks ?? []) {
    if (check.type !== 'command') continue;
    noteActivity(paths);
    const startedAt = new Date();
    const run = await runShellCommand(check.command, { folder: paths.root, seconds: check.time_limit_seconds });
    await asWriter(paths, () => {
      const acceptance = readAcceptance(paths);
      if (acceptance === undefined || Date.parse(acceptance.frozen_at) > startedAt.getTime()) return;
      writeAtomic(join(paths.proofs, `acceptance-${check.id}.log`), run.output);
      const result = ofRun(run);
      appendEvent(paths, new Date(), { event: 'acceptance-run', check: check.id, why: result.why });
      keepResults(paths, acceptance, startedAt, [{ check: check.id, ...result, evidence: [] }]);
    });
  }
}

/** Why the goal is not reached, as instructions. In coding, what fails becomes a feature after the turn, when every result is known. */
export function acceptanceProblems(paths: WorkflowPaths, begunAt: string, isCoding: boolean): string[] {
  const { problems, unknown } = readStanding(paths, begunAt === '' ? null : new Date(begunAt));
  return isCoding ? unknown : problems;
}
