import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readOrNothing } from '../files/regular.ts';
import { git } from '../programs/git/run-git.ts';
import type { MutableSource, MutantMaker } from './mutant-maker.ts';
import { chooseMutants } from './rules/mutants.ts';
import { linesForFiles, type TestLine } from './rules/feature-tests.ts';
import { quoteWord } from '../base/command-line.ts';
import { readMutationReport, strykerConfiguration } from './rules/stryker.ts';
import { readProject, runInOrder } from './verification-run.ts';

const program = 'node_modules/@stryker-mutator/core/bin/stryker.js';
type Sources = readonly MutableSource[];

/** Whether it is JavaScript, and its path no pattern for `mutate`. */
const isOurs = ({ file }: Sources[number]): boolean => /\.[cm]?[jt]sx?$/.test(file) && !/[*?[\]{}()!+@,]/.test(file);

/** A few of the changed lines, spread as our own faults are; without any such fault, the first lines. */
function fewLines(sources: Sources, most: number): Sources {
  const chosen = chooseMutants(sources, most);
  return sources.map((source) => {
    const own = chosen.filter(({ file }) => file === source.file).map(({ line }) => line);
    return { ...source, lines: new Set(chosen.length > 0 ? own : [...source.lines].slice(0, most)) };
  });
}

const inShell = ({ folder, line }: Pick<TestLine, 'folder' | 'line'>): string =>
  folder === '.' ? line : `cd ${quoteWord(folder)} && ${line}`;

/** StrykerJS, where the project depends on it since before the feature. It gets only the lines and the tests. */
export const stryker: MutantMaker = {
  name: 'StrykerJS',
  isFor: async ({ root, start }, place, sources) =>
    place.isTemporary &&
    sources.some(isOurs) &&
    existsSync(join(place.root, program)) &&
    (await git(root, ['show', `${start}:package.json`]).catch(() => '')).includes('"@stryker-mutator/core"'),
  check: async ({ request, place, files, sources, milliseconds, mostSurvivors }) => {
    const folder = await mkdtemp(join(dirname(place.root), 'stryker-'));
    const [settings, report] = [join(folder, 'stryker.json'), join(folder, 'mutation.json')];
    const lines = linesForFiles(request.commands, files, await readProject(place.root, request.commands));
    const configuration = strykerConfiguration({
      command: (lines ?? request.commands).map((one) => `(${inShell(one)})`).join(' && '),
      changed: fewLines(sources.filter(isOurs), mostSurvivors),
      report,
      temporary: join(folder, 'backup'),
    });
    await writeFile(settings, JSON.stringify(configuration));
    const line = `node ${program} run ${quoteWord(settings)}`;
    const run = await runInOrder({
      ...place,
      commands: [
        { kind: 'stryker', folder: '.', line, time_limit_seconds: Math.max(Math.ceil(milliseconds / 1_000), 1) },
      ],
      logFile: () => request.logFile('stryker'),
    });
    const found = readMutationReport(readOrNothing(report)?.toString('utf8') ?? '', mostSurvivors);
    return found ?? { problem: run.commands[0]?.end ?? 'it has no report' };
  },
};
