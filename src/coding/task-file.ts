import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { composeCoderTask } from './rules/coder-task.ts';
import type { Feature, FeatureList } from './rules/feature.ts';
import { graphOf, lineage } from './rules/graph.ts';
import { decisionsFor, describeItem } from './rules/plan-context.ts';
import { generalWords } from './rules/plans/general-words.ts';
import { composeFiles, namedService } from './rules/services.ts';
import type { Background } from './rules/task-text.ts';
import { isWorkflowError } from '../base/errors.ts';
import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readEscalations } from '../loop/escalations.ts';
import { itemsOf as itemsOfEscalation } from '../loop/rules/escalation.ts';
import { readDescribedTask } from '../loop/described-task.ts';
import { readState } from '../loop/state-file.ts';
import { readPlan } from '../planning/plan-file.ts';
import { itemsOf } from '../planning/rules/plan.ts';
import { commandsFor, type Attempt } from './attempt.ts';
import { readAttempt } from './attempt-file.ts';
import { buildsOn } from './built-on.ts';
import { projectIn } from './checkout.ts';
import { initScript } from './init-script.ts';
import { readProjectText } from './plan-source.ts';
import { scrutinyOf } from './scrutiny-file.ts';

/** The task file of a feature's coder, absolute: a coder in another work tree reads it, too. */
export function coderTaskFile({ tasks }: WorkflowPaths, id: string): string {
  return join(tasks, `${id}.md`);
}

/** Writes the task of the coder of an attempt, which has everything that is known of the feature. Returns the file. */
export async function writeCoderTask(attempt: Attempt): Promise<string> {
  const { paths, checkout, list, feature, record } = attempt;
  const { run, refused } = commandsFor(attempt);
  const file = coderTaskFile(paths, feature.id);
  const background = await backgroundOf(attempt);
  const task = composeCoderTask({
    list,
    feature,
    record,
    background,
    ...(await buildsOn(attempt, background)),
    folder: resolve(paths.root, projectIn(paths, record) ?? ''),
    isBeside: record.worktree !== null,
    commands: run.map(({ folder, line }) => ({ folder: resolve(checkout.root, folder), line })),
    unconfirmed: refused,
    failing: attempt.commands.failing,
    failedBefore: record.baseline.runs.filter(({ verdict, empty }) => verdict === 'failed' && !empty),
    service: missingService(attempt),
    workflow: paths.base,
  });
  writeAtomic(file, task);
  return file;
}

/** The service that the plan names, or files in the project, while it has no script that starts it. */
function missingService({ paths, list, record }: Attempt): string | undefined {
  const folder = resolve(paths.root, projectIn(paths, record) ?? '');
  if (existsSync(join(folder, initScript))) return undefined;
  const file = composeFiles.find((name) => existsSync(join(folder, name)));
  return file ?? namedService(list.features.flatMap(({ name, description }) => [name, description]));
}

/** The goal, and what plan, user and critics decided about the feature of an attempt. */
export async function backgroundOf({ paths, list, feature, record, goal }: Attempt): Promise<Background> {
  const { prompt } = await readState(paths);
  const described = await readDescribedTask(paths);
  const scrutinized = scrutinyOf(paths, list, feature);
  return {
    prompt: described === undefined ? prompt : `${prompt}\n\n${described.file}:\n\n${described.text}`,
    goal,
    decisions: decisionsOf(paths, list, feature),
    general: generalOf(paths, list, feature),
    scrutinized,
    ...askedAbout(
      paths,
      lineage(graphOf(list), feature.id),
      scrutinized.map(({ id }) => id),
    ),
    questions: record.questions,
    noticed: noticedAbout(paths, list, feature.id),
  };
}

/** The notes in the hand-ins of other features' coders, each once. */
function noticedAbout(paths: WorkflowPaths, { features }: FeatureList, id: string): Background['noticed'] {
  const notes = features
    .filter((one) => one.id !== id)
    .flatMap(({ id: by, attempts }) =>
      attempts.flatMap(({ number }) =>
        (readAttempt(paths, by, number)?.hand_in?.for_others ?? [])
          .filter(({ feature }) => feature.toLowerCase() === id.toLowerCase())
          .map(({ note }) => ({ by, note })),
      ),
    );
  return [...new Map(notes.map((one) => [`${one.by} ${one.note}`, one])).values()];
}

/** The answers of the user about a feature, and which objections to it they were asked about. */
function askedAbout(
  paths: WorkflowPaths,
  items: readonly string[],
  objections: readonly string[],
): Pick<Background, 'answers' | 'asked'> {
  const about = readEscalations(paths).flatMap((one) => {
    const defects = (one.defects ?? []).filter((id) => objections.includes(id));
    const isAbout = defects.length > 0 || itemsOfEscalation(one).some((item) => items.includes(item));
    return isAbout ? [{ ...one, defects }] : [];
  });
  return {
    answers: about.flatMap(({ id, text, answer }) => (answer === null ? [] : [{ id, question: text, answer }])),
    asked: about.flatMap(({ id, defects, answer }) =>
      defects.map((defect) => ({ defect, escalation: id, isAnswered: answer !== null })),
    ),
  };
}

/** The general words of a plan of the user, as it stands now; those of planning are its decisions. */
function generalOf(
  { root }: WorkflowPaths,
  { source, features }: FeatureList,
  { origin: own }: Feature,
): Background['general'] {
  if (source === null || source.endsWith('.json')) return { phase: [] };
  try {
    return generalWords(
      readProjectText(root, source),
      source,
      features.map(({ origin }) => origin),
      own,
    );
  } catch (error) {
    // A plan that was moved or cut is named by the origin of each feature.
    if (isWorkflowError(error)) return { phase: [] };
    throw error;
  }
}

/** The items of the plan of planning that touch the feature; a plan of the user is read by the coder, its lines are named. */
function decisionsOf(paths: WorkflowPaths, list: FeatureList, { id }: Feature): string[] {
  if (list.source !== `${paths.folder}/plan.json`) return [];
  try {
    const items = itemsOf(readPlan(paths));
    return decisionsFor(items, lineage(graphOf(list), id)).map(describeItem);
  } catch (error) {
    // A person may have written it with no more than its items; the features say then what is known.
    if (isWorkflowError(error)) return [];
    throw error;
  }
}
