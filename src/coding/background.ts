import { notCommitted, notIntegrated, type Attempt } from './attempt.ts';
import { unknownIdentity } from '../programs/git/commit.ts';
import { readAttempt } from './attempt-file.ts';
import { documentsBeside } from './plan-source.ts';
import { defectsAbout } from './rules/scrutiny.ts';
import type { Feature, FeatureList } from './rules/feature.ts';
import { allNeedsOf, graphOf, lineage } from './rules/graph.ts';
import { decisionsFor, describeItem } from './rules/plan-context.ts';
import type { Background } from './rules/task-text.ts';
import { readScrutiny } from './scrutiny-file.ts';
import { isWorkflowError } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readEscalations } from '../loop/escalations.ts';
import { itemsOf as itemsOfEscalation } from '../loop/rules/escalation.ts';
import { givenRedirects, waitingRedirects } from '../loop/redirects.ts';
import { isOfEscalation, type StoredRedirect } from '../loop/rules/redirect.ts';
import { readDescribedTask } from '../loop/described-task.ts';
import { readState } from '../loop/state-file.ts';
import { readPlan } from '../planning/plan-file.ts';
import { itemsOf } from '../planning/rules/plan.ts';

/**
 * The goal, and the decisions of plan, user and critics that concern the feature of an attempt, among them those about its dependencies
 * and those that name it.
 */
export async function backgroundOf({ paths, list, feature, record, goal }: Attempt): Promise<Background> {
  const { prompt } = await readState(paths);
  const described = await readDescribedTask(paths);
  const line = lineage(graphOf(list), feature.id);
  const scrutinized = defectsAbout(readScrutiny(paths), line);
  const documents = documentsBeside(paths.root, list.source);
  return {
    prompt: described === undefined ? prompt : `${prompt}\n\n${described.file}:\n\n${described.text}`,
    goal,
    // Answers of the user to questions are listed with these. A task that is written after a redirect has it, also before the session.
    steering: wordsOfUser(paths).filter(({ from }) => !isOfEscalation(from)),
    ...(documents.length > 0 && { documents }),
    decisions: decisionsOf(paths, list, feature),
    scrutinized,
    ...askedAbout(
      paths,
      line,
      scrutinized.map(({ id }) => id),
    ),
    questions: [...record.questions, ...answeredNeeded(paths, list, feature)],
    noticed: noticedAbout(paths, list, feature),
  };
}

/** The words of the user since the beginning, answers included, oldest first. */
export function wordsOfUser(paths: WorkflowPaths): StoredRedirect[] {
  return [...givenRedirects(paths), ...waitingRedirects(paths)];
}

/** The answers to questions of the coders of what a feature needs, each with the id of that feature. */
function answeredNeeded(paths: WorkflowPaths, list: FeatureList, { id }: Feature): Background['questions'] {
  const needed = allNeedsOf(graphOf(list), id);
  return list.features
    .filter((one) => needed.has(one.id))
    .flatMap(({ id: by, attempts }) => {
      const { number } = attempts.at(-1) ?? { number: 0 };
      const questions = readAttempt(paths, by, number)?.questions ?? [];
      return questions.flatMap((one) => (one.answer === null ? [] : [{ ...one, by }]));
    });
}

/** The notes of other coders about a feature, and about its dependencies once these have passed, each once. */
function noticedAbout(paths: WorkflowPaths, list: FeatureList, { id }: Feature): Background['noticed'] {
  const needed = new Set([...allNeedsOf(graphOf(list), id)].map((one) => one.toLowerCase()));
  const notes = [
    ...notesOf(paths, list).filter(({ about }) => about.toLowerCase() === id.toLowerCase()),
    ...notesOnPassed(paths, list).filter(({ about }) => needed.has(about.toLowerCase())),
  ].filter(({ by }) => by !== id);
  return [...new Map(notes.map((one) => [`${one.by} ${one.note}`, one])).values()];
}

/** A note of a coder about another feature. */
interface Note {
  by: string;
  about: string;
  note: string;
  /** When the attempt of its coder ended; null while it is in progress. */
  until: string | null;
}

/** The notes of all attempts; a note that later attempts repeat counts for the first. */
function notesOf(paths: WorkflowPaths, { features }: FeatureList): Note[] {
  return features.flatMap(({ id: by, attempts }) => {
    const known = new Map<string, Note>();
    for (const { number, ended_at: until } of attempts) {
      const record = readAttempt(paths, by, number);
      for (const { feature: about, note } of record?.noted ?? record?.hand_in?.for_others ?? [])
        if (!known.has(`${about} ${note}`)) known.set(`${about} ${note}`, { by, about, note, until });
    }
    return [...known.values()];
  });
}

/** The notes about features that had already passed, whose coders no longer read them. */
export function notesOnPassed(paths: WorkflowPaths, list: FeatureList): Note[] {
  const passed = new Map(
    list.features.flatMap(({ id, passes, attempts }) =>
      passes ? [[id.toLowerCase(), attempts.at(-1)?.ended_at ?? ''] as const] : [],
    ),
  );
  return notesOf(paths, list).filter(({ about, until }) => {
    const since = passed.get(about.toLowerCase());
    return since !== undefined && (until === null || until > since);
  });
}

/** Texts of questions about a commit, whose answers do not concern a coder. */
const ofGit: readonly string[] = [unknownIdentity, notCommitted, notIntegrated];

/** The answers of the user that concern a feature, each with the objections that it was asked about. */
function askedAbout(
  paths: WorkflowPaths,
  items: readonly string[],
  objections: readonly string[],
): Pick<Background, 'answers' | 'asked'> {
  const about = readEscalations(paths).flatMap((one) => {
    const defects = (one.defects ?? []).filter((id) => objections.includes(id));
    const named = itemsOfEscalation(one);
    const isOfGit = ofGit.some((words) => one.text.includes(words));
    const isOwn = defects.length > 0 || (!isOfGit && named.some((item) => items.includes(item)));
    return isOwn ? [{ ...one, defects }] : [];
  });
  return {
    answers: about.flatMap(({ id, text, answer }) => (answer === null ? [] : [{ id, question: text, answer }])),
    asked: about.flatMap(({ id, defects, answer }) =>
      defects.map((defect) => ({ defect, escalation: id, isAnswered: answer !== null })),
    ),
  };
}

/** The items of plan.json that concern the feature; a coder reads a user's plan itself, by the line numbers given. */
function decisionsOf(paths: WorkflowPaths, list: FeatureList, { id }: Feature): string[] {
  if (list.source !== `${paths.folder}/plan.json`) return [];
  try {
    const items = itemsOf(readPlan(paths));
    return decisionsFor(items, lineage(graphOf(list), id)).map(describeItem);
  } catch (error) {
    // A plan written by a person may have only items, which the features then contain.
    if (isWorkflowError(error)) return [];
    throw error;
  }
}
