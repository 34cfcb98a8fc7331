import { unknownIdentity } from '../programs/git/commit.ts';
import { isWorkflowError } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readDescribedTask } from '../loop/steering-files.ts';
import { readEscalations } from '../loop/escalations.ts';
import { givenRedirects, waitingRedirects } from '../loop/redirects.ts';
import { itemsOf as itemsOfEscalation } from '../loop/rules/escalation.ts';
import { isOfEscalation, type StoredRedirect } from '../loop/rules/redirect.ts';
import { readState } from '../loop/state-file.ts';
import { readPlan } from '../planning/plan-file.ts';
import { itemsOf } from '../planning/rules/plan.ts';
import { notCommitted, notIntegrated, type Attempt } from './attempt.ts';
import { readAttempt } from './attempt-file.ts';
import { documentsBeside } from './plan-source.ts';
import type { FeatureList } from './rules/feature.ts';
import { allNeedsOf, graphOf, lineage } from './rules/graph.ts';
import { decisionsFor, describeItem } from './rules/plan-context.ts';
import { defectsAbout } from './rules/scrutiny.ts';
import type { Background } from './rules/task-text.ts';
import { readScrutiny } from './scrutiny-file.ts';

/** Texts of questions about a commit, whose answers do not concern a coder. */
const ofGit: readonly string[] = [unknownIdentity, notCommitted, notIntegrated];

/** The goal, and the decisions of plan, user, critics and other coders that concern the feature of an attempt. */
export async function backgroundOf({ paths, list, feature, record, goal }: Attempt): Promise<Background> {
  const { prompt } = await readState(paths);
  const described = await readDescribedTask(paths);
  const documents = documentsBeside(paths.root, list.source);
  const graph = graphOf(list);
  const line = lineage(graph, feature.id);
  const needed = allNeedsOf(graph, feature.id);
  const scrutinized = defectsAbout(readScrutiny(paths), line);
  const escalations = readEscalations(paths).flatMap((one) => {
    const defects = scrutinized.flatMap(({ id }) => (one.defects?.includes(id) === true ? [id] : []));
    const isOfGit = ofGit.some((words) => one.text.includes(words));
    const isOwn = defects.length > 0 || (!isOfGit && itemsOfEscalation(one).some((item) => line.includes(item)));
    return isOwn ? [{ ...one, defects }] : [];
  });
  return {
    prompt: described === undefined ? prompt : `${prompt}\n\n${described.file}:\n\n${described.text}`,
    goal,
    // Answers of the user to questions are listed with these. A task that is written after a redirect has it, also before the session.
    steering: wordsOfUser(paths).filter(({ from }) => !isOfEscalation(from)),
    ...(documents.length > 0 && { documents }),
    decisions: decisionsOf(paths, list, line),
    scrutinized,
    answers: escalations.flatMap(({ id, text, answer }) => (answer === null ? [] : [{ id, question: text, answer }])),
    asked: escalations.flatMap(({ id, defects, answer }) =>
      defects.map((defect) => ({ defect, escalation: id, isAnswered: answer !== null })),
    ),
    questions: [
      ...record.questions,
      ...list.features.flatMap(({ id: by, attempts }) =>
        (needed.has(by) ? (readAttempt(paths, by, attempts.at(-1)?.number ?? 0)?.questions ?? []) : []).flatMap(
          (one) => (one.answer === null ? [] : [{ ...one, by }]),
        ),
      ),
    ],
  };
}

/** The words of the user since the beginning, answers included, oldest first. */
export function wordsOfUser(paths: WorkflowPaths): StoredRedirect[] {
  return [...givenRedirects(paths), ...waitingRedirects(paths)];
}

/** The items of plan.json that concern a feature; a coder reads a user's plan itself, by the line numbers given. */
function decisionsOf(paths: WorkflowPaths, { source }: FeatureList, line: readonly string[]): string[] {
  if (source !== `${paths.folder}/plan.json`) return [];
  try {
    return decisionsFor(itemsOf(readPlan(paths)), line).map(describeItem);
  } catch (error) {
    // A plan written by a person may have only items, which the features then contain.
    if (isWorkflowError(error)) return [];
    throw error;
  }
}
