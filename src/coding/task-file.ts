import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type Background,
  type BuiltOn,
  composeCoderTask,
  composeFiles,
  decisionsFor,
  describeItem,
  initScript,
} from './rules/tasks.ts';
import { writeAtomic } from '../files/store.ts';
import { coderTaskFile, commandsFor, notCommitted, notIntegrated, type Attempt } from './attempt.ts';
import { projectIn } from './place.ts';
import { graphOf, lineage } from './rules/feature.ts';
import { unknownIdentity } from '../programs/git/commit.ts';
import { pathsAt } from '../programs/git/repository.ts';
import { readEscalations } from '../loop/escalations.ts';
import { givenRedirects, waitingRedirects, readDescribedTask } from '../loop/steering.ts';
import { itemsOf as itemsOfEscalation } from '../loop/rules/escalation.ts';
import { isOfEscalation } from '../loop/rules/brief.ts';
import { readState } from '../loop/state-file.ts';
import { readLedger } from '../research/ledger-file.ts';
import { isForUser, openQuestions } from '../research/rules/ledger.ts';
import { itemsOf } from '../planning/rules/plan.ts';
import { documentsBeside } from './plan.ts';
import { defectsAbout } from './rules/scrutiny.ts';
import { planBehind, readScrutiny } from './scrutiny-file.ts';

/** Writes the task of an attempt's coder, with all information about the feature. Returns the file. */
export async function writeCoderTask(attempt: Attempt): Promise<string> {
  const { paths, checkout, feature, record } = attempt;
  const { run, refused } = commandsFor(attempt);
  const file = coderTaskFile(paths, feature.id);
  const folder = resolve(paths.root, projectIn(paths, record) ?? '');
  const isThere = (name: string) => existsSync(join(folder, name));
  const task = composeCoderTask({
    ...{ feature, record, folder, isBeside: record.worktree !== null },
    background: await backgroundOf(attempt),
    buildsOn: await buildsOn(attempt),
    commands: run.map(({ folder, line }) => ({ folder: resolve(checkout.root, folder), line })),
    unconfirmed: refused,
    failing: attempt.commands.failing ?? [],
    service: isThere(initScript) ? undefined : composeFiles.find(isThere),
    workflow: paths.base,
  });
  writeAtomic(file, task);
  return file;
}

/** The work that a feature builds on, in its start commit: its dependencies, and what it needs through a task that only verifies. */
async function buildsOn({ checkout, list, feature, record }: Attempt): Promise<BuiltOn[]> {
  const direct = feature.dependencies;
  // A task that only verifies hands nothing on: what it verified is needed through it.
  const checked = list.features.filter(({ id, kind }) => kind === 'verification' && direct.includes(id));
  const needed = new Set([...direct, ...checked.flatMap(({ dependencies }) => dependencies)]);
  const there = await pathsAt(checkout.root, record.start.commit);
  return list.features.flatMap(({ id, name, passes, bindings }) => {
    if (!passes || !needed.has(id)) return [];
    const { commit = null, files = [], notes = '' } = bindings ?? {};
    return [{ id, name, commit, files: files.filter((path) => there.has(path)), notes }];
  });
}

/** Texts of questions about a commit, whose answers do not concern a coder. */
const ofGit: readonly string[] = [unknownIdentity, notCommitted, notIntegrated];

/** The goal, and the decisions of plan, user, critics and other coders that concern the feature of an attempt. */
export async function backgroundOf({ paths, list, feature, goal }: Attempt): Promise<Background> {
  const { prompt } = await readState(paths);
  const described = await readDescribedTask(paths);
  const documents = documentsBeside(paths.root, list.source);
  const graph = graphOf(list);
  const line = lineage(graph, feature.id);
  const scrutinized = defectsAbout(readScrutiny(paths), line);
  const plan = planBehind(paths, list);
  const escalations = readEscalations(paths).filter(
    (one) =>
      scrutinized.some(({ id }) => one.defects?.includes(id)) ||
      (!ofGit.some((words) => one.text.includes(words)) && itemsOfEscalation(one).some((item) => line.includes(item))),
  );
  return {
    prompt: described === undefined ? prompt : `${prompt}\n\n${described.file}:\n\n${described.text}`,
    goal,
    // Answers of the user to questions are listed with these. A task that is written after a redirect has it, also before the session.
    steering: [...givenRedirects(paths), ...waitingRedirects(paths)].filter(({ from }) => !isOfEscalation(from)),
    ...(documents.length > 0 && { documents }),
    // A coder reads a user's plan itself, by the line numbers given.
    decisions: plan === undefined ? [] : decisionsFor(itemsOf(plan), line).map(describeItem),
    scrutinized,
    open: openQuestions(readLedger(paths)).filter((one) => !isForUser(one)),
    answers: escalations.flatMap(({ id, text, answer }) => (answer === null ? [] : [{ id, question: text, answer }])),
  };
}
