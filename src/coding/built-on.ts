import type { BuiltOn } from './rules/coder-task.ts';
import { interfaceOf, type FileInterface } from './rules/exported-names.ts';
import type { Feature } from './rules/feature.ts';
import { graphOf } from './rules/graph.ts';
import { isTestFile } from './rules/tamper/languages.ts';
import type { Background } from './rules/task-text.ts';
import { isImportedBy, isNamedIn, type Offered } from './rules/used-features.ts';
import { commitOfFeature } from '../programs/git/commit.ts';
import { textAtCommit } from '../programs/git/work-tree.ts';
import type { Attempt } from './attempt.ts';

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
