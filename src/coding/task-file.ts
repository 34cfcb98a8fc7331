import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { composeCoderTask, type BuiltOn } from './rules/coder-task.ts';
import { composeFiles } from './rules/services.ts';
import { writeAtomic } from '../files/atomic.ts';
import { coderTaskFile, commandsFor, type Attempt } from './attempt.ts';
import { backgroundOf } from './background.ts';
import { projectIn } from './place.ts';
import { initScript } from './init-script.ts';
import type { Feature } from './rules/feature.ts';
import { featureCommits } from '../programs/git/commit.ts';
import { pathsAt } from '../programs/git/work-tree.ts';

/** Writes the task of an attempt's coder, with all information about the feature. Returns the file. */
export async function writeCoderTask(attempt: Attempt): Promise<string> {
  const { paths, checkout, feature, record } = attempt;
  const { run, refused } = commandsFor(attempt);
  const file = coderTaskFile(paths, feature.id);
  const background = await backgroundOf(attempt);
  const task = composeCoderTask({
    feature,
    record,
    background,
    ...(await buildsOn(attempt)),
    folder: resolve(paths.root, projectIn(paths, record) ?? ''),
    isBeside: record.worktree !== null,
    commands: run.map(({ folder, line }) => ({ folder: resolve(checkout.root, folder), line })),
    unconfirmed: refused,
    failing: attempt.commands.failing ?? [],
    failedBefore: record.baseline.runs.filter(({ verdict, empty }) => verdict === 'failed' && !empty),
    service: missingService(attempt),
    workflow: paths.base,
  });
  writeAtomic(file, task);
  return file;
}

/** The file of the project that lists services, while no script starts them. */
function missingService({ paths, record }: Attempt): string | undefined {
  const folder = resolve(paths.root, projectIn(paths, record) ?? '');
  if (existsSync(join(folder, initScript))) return undefined;
  return composeFiles.find((name) => existsSync(join(folder, name)));
}

const mostNamed = 60;

/**
 * The work that a feature builds on, in its start commit: its dependencies, and what it needs through a task that only verifies. Of all
 * others only the files are named; a coder reads them.
 */
async function buildsOn({
  paths,
  checkout,
  list,
  feature,
  record,
}: Attempt): Promise<{ buildsOn: BuiltOn[]; alsoThere: { id: string; name: string; files: string[] }[] }> {
  const direct = feature.dependencies;
  // A task that only verifies hands nothing on: what it verified is needed through it.
  const checked = list.features.filter(({ id, kind }) => kind === 'verification' && direct.includes(id));
  const needed = new Set([...direct, ...checked.flatMap(({ dependencies }) => dependencies)]);
  const passed = list.features.filter(({ id, passes }) => passes && id !== feature.id);
  const there = await pathsAt(checkout.root, record.start.commit);
  const filesOf = ({ bindings }: Feature) => (bindings?.files ?? []).filter((path) => there.has(path));
  const commits = await featureCommits(checkout.root, paths.name);
  const describe = (one: Feature): BuiltOn => {
    const { id, name, bindings } = one;
    return { id, name, commit: commits.get(id) ?? null, files: filesOf(one), notes: bindings?.notes ?? '' };
  };
  return {
    buildsOn: passed.filter(({ id }) => needed.has(id)).map(describe),
    alsoThere: passed
      .filter((one) => !needed.has(one.id) && filesOf(one).length > 0)
      .slice(0, mostNamed)
      .map((one) => ({ id: one.id, name: one.name, files: filesOf(one) })),
  };
}
