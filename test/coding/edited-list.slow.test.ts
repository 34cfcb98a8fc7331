import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codingProject, type CodingProject } from '../support/coding-project.ts';
import { folder } from '../support/feature-project.ts';

const tasks = '# Tasks\n- [ ] T001 Function one in src/one.mjs\n- [ ] T002 Function two in src/two.mjs\n';

/** A project in which T001 has passed. */
async function withOne(): Promise<CodingProject> {
  const coding = await codingProject(tasks);
  await coding.cli('feature', 'start', 'T001');
  coding.writesFunction('one', 1);
  await coding.verify('T001');
  await coding.review('T001', 1);
  expect((await coding.verify('T001')).stdout).toContain('T001 passed');
  return coding;
}

/** Changes files alike, as a shell does, with times that tell nothing. */
function swaps({ project }: CodingProject, files: readonly string[], from: string | RegExp, to: string): void {
  for (const file of files) {
    const path = project.path(`${folder}/${file}`);
    const before = readFileSync(path, 'utf8');
    expect(before).toMatch(from);
    writeFileSync(path, before.replace(from, to));
    utimesSync(path, new Date(1_700_000_000_000), new Date(1_700_000_000_000));
  }
}

const edited = ({ project }: CodingProject) =>
  project
    .journal('x')
    .flatMap((line) => (line.event === 'edited' ? [`${String(line.file)}: ${String(line.what)}`] : []));

describe('a feature list that somebody edited', { timeout: 240_000 }, () => {
  it('notes that the words of a feature were edited', async () => {
    const coding = await withOne();
    swaps(coding, ['feature-list.json'], 'Function two', 'Function two and package.json');
    const said = 'feature-list.json was changed by hand; what it says of T002 counts from now on.';
    expect((await coding.cli('feature', 'start', 'T002')).stdout).toContain(said);
    expect(edited(coding)).toEqual(['feature-list.json: T002']);
    expect(coding.feature('T001').passes).toBe(true);
    expect(coding.project.read(`${folder}/tasks/T002.md`)).toContain('Function two and package.json');
    coding.writesFunction('two', 2);
    coding.writes('package.json', '{ "type": "module", "scripts": { "test": "node --test test/*.mjs" } }\n');
    expect((await coding.verify('T002')).stdout).toContain('`autonomous-workflow:change-judge`');
  });
});
