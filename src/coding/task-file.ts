import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { composeCoderTask, type BuiltOn } from './rules/coder-task.ts';
import { isLeftToCoder, type Background } from './rules/task-text.ts';
import { composeFiles, namedService } from './rules/services.ts';
import { writeAtomic } from '../files/atomic.ts';
import { asWriter } from '../loop/workflow.ts';
import { readAttempt, writeAttempt } from './attempt-file.ts';
import { coderTaskFile, commandsFor, type Attempt } from './attempt.ts';
import { redirectNumber } from '../loop/rules/redirect.ts';
import { isHandedIn } from './rules/attempt-record.ts';
import { backgroundOf, wordsOfUser } from './background.ts';
import { projectIn } from './checkout.ts';
import { leftBehind } from './ignored-leftovers.ts';
import { initScript } from './init-script.ts';
import { interfaceOf, type FileInterface } from './rules/exported-names.ts';
import type { Feature } from './rules/feature.ts';
import { graphOf } from './rules/graph.ts';
import { isTestFile } from './rules/test-files.ts';
import { isImportedBy, isNamedIn, type Offered } from './rules/used-features.ts';
import { commitOfFeature } from '../programs/git/commit.ts';
import { textAtCommit } from '../programs/git/work-tree.ts';

/**
 * Writes the task of an attempt's coder, with all information about the feature. Returns the file.
 * @param startsCoder whether a coder is started with it although its work is handed in.
 */
export async function writeCoderTask(attempt: Attempt, startsCoder = false): Promise<string> {
  const { paths, checkout, list, feature, record } = attempt;
  const { run, refused } = commandsFor(attempt);
  const file = coderTaskFile(paths, feature.id);
  // Read before the texts: what the user says in between may be in the task, and is never taken for known without being in it.
  const last_redirect = Math.max(0, ...(await wordsOfUser(paths)).map(redirectNumber));
  const background = await backgroundOf(attempt);
  const task = composeCoderTask({
    list,
    feature,
    record,
    background,
    ...(await buildsOn(attempt, background)),
    folder: resolve(paths.root, projectIn(paths, record) ?? ''),
    isBeside: record.worktree !== null,
    leftBehind: record.worktree === null ? leftBehind(paths, checkout) : [],
    commands: run.map(({ folder, line }) => ({ folder: resolve(checkout.root, folder), line })),
    unconfirmed: refused,
    failing: attempt.commands.failing ?? [],
    failedBefore: record.baseline.runs.filter(({ verdict, empty }) => verdict === 'failed' && !empty),
    service: missingService(attempt),
    workflow: paths.base,
  });
  writeAtomic(file, task);
  const to_decide = background.scrutinized.filter((one) => isLeftToCoder(one, background)).map(({ id }) => id);
  await asWriter(paths, () => {
    // The coder of a continued attempt may have handed in meanwhile.
    const known = readAttempt(paths, feature.id, record.attempt);
    if (known === undefined) return;
    // Otherwise nobody works by the task of work that is handed in.
    const next = { ...known, to_decide, ...((startsCoder || !isHandedIn(known)) && { last_redirect }) };
    if ((known.to_decide ?? []).join() !== to_decide.join() || known.last_redirect !== next.last_redirect)
      writeAttempt(paths, next);
  });
  return file;
}

/** A service that the plan or a file of the project names, while no script starts it. */
function missingService({ paths, list, record }: Attempt): string | undefined {
  const folder = resolve(paths.root, projectIn(paths, record) ?? '');
  if (existsSync(join(folder, initScript))) return undefined;
  const file = composeFiles.find((name) => existsSync(join(folder, name)));
  return file ?? namedService(list.features.flatMap(({ name, description }) => [name, description]));
}

const mostFiles = 40;
const mostUsed = 10;
const mostNamed = 60;

interface Work extends Offered {
  feature: Feature;
  interfaces: FileInterface[];
  texts: string[];
  others: string[];
}

/**
 * The work that a feature builds on, in its start commit: its dependencies in full, and the features that its text names by id, file or
 * exported name, that its dependencies' files import, or that it needs through a task that only verifies. Of all others only the files
 * are named.
 */
export async function buildsOn(
  attempt: Attempt,
  { decisions, answers, scrutinized, questions }: Background,
): Promise<{ buildsOn: BuiltOn[]; alsoThere: { id: string; name: string; files: string[] }[] }> {
  const { list, feature } = attempt;
  const { groups } = graphOf(list);
  const direct = feature.dependencies.flatMap((id) => groups.get(id)?.alternatives ?? [id]);
  const passed = list.features.filter(({ id, passes }) => passes && id !== feature.id);
  const works = await Promise.all(passed.map((one) => workOf(attempt, one)));
  const words = [
    feature.name,
    feature.description,
    ...decisions,
    ...answers.flatMap(({ question, answer }) => [question, answer]),
    ...scrutinized.flatMap(({ statement, history }) => [statement, ...history.map(({ text }) => text)]),
    ...questions.flatMap(({ question, answer }) => [question, answer ?? '']),
  ].join('\n');
  const neighbours = works.filter(({ id }) => direct.includes(id));
  const imports = neighbours.flatMap(({ texts }) => texts).join('\n');
  const further = works.filter((work) => !direct.includes(work.id) && work.files.length > 0);
  const named = further.filter((work) => isNamedIn(words, work));
  const imported = further.filter((work) => !named.includes(work) && isImportedBy(imports, work));
  // A task that only verifies hands nothing on: what it verified is needed through it.
  const checked = list.features.filter(({ id, kind }) => kind === 'verification' && direct.includes(id));
  const through = new Set(checked.flatMap(({ dependencies }) => dependencies));
  const needed = further.filter((work) => through.has(work.id) && !named.includes(work) && !imported.includes(work));
  const used = [...named, ...imported, ...needed].slice(0, mostUsed);
  return {
    buildsOn: await Promise.all([...neighbours, ...used].map((work) => describe(attempt, work))),
    alsoThere: further
      .filter((work) => !used.includes(work))
      .slice(0, mostNamed)
      .map(({ feature: { id, name }, files }) => ({ id, name, files: [...files] })),
  };
}

async function workOf({ checkout, record }: Attempt, feature: Feature): Promise<Work> {
  const handedIn = feature.bindings?.files ?? [];
  const sources = handedIn.filter((path) => !isTestFile(path)).slice(0, mostFiles);
  const read = await Promise.all(
    sources.map(async (file) => ({ file, text: await textAtCommit(checkout.root, record.start.commit, file) })),
  );
  const there = read.flatMap(({ file, text }) => (text === undefined ? [] : [{ file, text }]));
  const interfaces = there.map(({ file, text }) => interfaceOf(file, text) ?? { file, names: [], throws: [] });
  return {
    id: feature.id,
    feature,
    interfaces,
    files: there.map(({ file }) => file),
    // Fields often have common names such as `id`, which would match every text.
    names: interfaces.flatMap(({ names }) => names.flatMap(({ signature, isField }) => (isField ? [] : [signature]))),
    texts: there.map(({ text }) => text),
    others: handedIn.filter((path) => !sources.includes(path)),
  };
}

async function describe({ paths, checkout }: Attempt, { feature, interfaces, others }: Work): Promise<BuiltOn> {
  const { id, name, bindings, attempts } = feature;
  const since = attempts.at(-1)?.start_commit ?? null;
  const commit = since === null ? undefined : await commitOfFeature(checkout.root, paths.name, id, since);
  return {
    id,
    name,
    commit: commit ?? null,
    interfaces,
    files: others,
    notes: bindings?.notes ?? '',
  };
}
