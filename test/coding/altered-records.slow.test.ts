import { readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codingProject, type CodingProject } from '../support/coding-project.ts';
import { folder } from '../support/feature-project.ts';

const tasks = '# Tasks\n- [ ] T001 Function one in src/one.mjs\n- [ ] T002 Function two in src/two.mjs\n';

/** A project in which T001 has passed. */
async function withOne(): Promise<CodingProject> {
  const coding = await codingProject(tasks);
  await coding.cli('feature', 'start', 'T001');
  coding.writesFunction('one', 1);
  await coding.cli('feature', 'verify', 'T001');
  await coding.review('T001', 1);
  expect((await coding.cli('feature', 'verify', 'T001')).stdout).toContain('T001 passed');
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

const altered = ({ project }: CodingProject) =>
  project
    .journal('x')
    .flatMap((line) => (line.event === 'record-altered' ? [`${String(line.file)}: ${String(line.what)}`] : []));

describe('a record that a shell swapped together with its copy', { timeout: 240_000 }, () => {
  it('withdraws the verification and the review of the attempt in progress', async () => {
    const coding = await withOne();
    await coding.cli('feature', 'start', 'T002');
    coding.writesFunction('two', 2);
    coding.project.write(
      'test/two.test.mjs',
      "import test from 'node:test';\ntest('two', () => { throw new Error(); });\n",
    );
    expect((await coding.cli('feature', 'verify', 'T002')).exitCode).toBe(1);
    const { number } = coding.feature('T002').attempts.at(-1) ?? { number: 0 };
    const record = `proofs/T002-${number}.json`;
    const review = { at: '2026-01-01T00:00:00.000Z', tree: 'x', summary: 'Good.', blockers: [] };
    const files = [record, `.runtime/attempts/T002-${number}.json`];
    swaps(coding, files, /"review": ?null/, `"review":${JSON.stringify(review)}`);
    const again = await coding.cli('feature', 'verify', 'T002');
    expect(`${again.stdout}${again.stderr}`).toContain(`${record} was changed by other means than hooks and the CLI`);
    expect(coding.feature('T002').passes).toBe(false);
    expect(altered(coding)).toEqual([`${record}: its verification and its review no longer count`]);
  });

  it('has what passed with it verified again, without any work', async () => {
    const coding = await withOne();
    swaps(coding, ['proofs/T001-1.json', '.runtime/attempts/T001-1.json'], /"summary": ?"The/, '"summary":"Yes, the');
    expect((await coding.cli('record')).stdout).toContain('T001 is verified again');
    expect(coding.feature('T001')).toMatchObject({ passes: false, claimed: true });
    await coding.cli('feature', 'start', 'T001');
    expect((await coding.cli('feature', 'verify', 'T001')).stdout).toContain('T001 passed');
  });

  it('has all that passes in the list verified again, and says so', async () => {
    const coding = await withOne();
    swaps(coding, ['feature-list.json', '.runtime/feature-list.json'], /"id": ?"T001"/, '"forged": 1,\n"id": "T001"');
    const told = (await coding.cli('record')).stdout;
    expect(told).toContain('feature-list.json was changed by other means than hooks and the CLI');
    expect(told).toContain('what passed in it is verified again: T001');
    expect(coding.feature('T001').passes).toBe(false);
  });

  it('puts the frozen commands back as the journal has them', async () => {
    const coding = await withOne();
    const before = coding.project.read(`${folder}/commands.json`);
    swaps(coding, ['commands.json', '.runtime/commands.json'], '"npm test"', '"true"');
    const started = await coding.cli('feature', 'start', 'T002');
    expect(started.stdout).toContain('commands.json was changed by other means');
    expect(coding.project.read(`${folder}/commands.json`)).toBe(before);
  });

  it('makes a copy anew whose file is as it was written', async () => {
    const coding = await withOne();
    swaps(coding, ['.runtime/commands.json'], '"npm test"', '"true"');
    await coding.cli('feature', 'start', 'T002');
    expect(coding.project.read(`${folder}/.runtime/commands.json`)).toContain('"npm test"');
    expect(altered(coding)).toEqual(['commands.json: its copy is made anew from the file, which is as it was written']);
  });

  it('voids a proof whose log was rewritten', async () => {
    const coding = await withOne();
    swaps(coding, ['proofs/T001-1-test.log'], /pass/, 'PASS');
    expect((await coding.cli('record')).stdout).toContain('T001 is verified again');
    expect(coding.feature('T001').passes).toBe(false);
  });

  it('notes that the words of a feature were edited; its checks go by those of the plan', async () => {
    const coding = await withOne();
    swaps(coding, ['feature-list.json'], 'Function two', 'Function two and package.json');
    const said = 'the words of T002 were edited; they count for the coder, and what the checks allow follows';
    expect((await coding.cli('feature', 'start', 'T002')).stdout).toContain(said);
    expect(altered(coding)).toEqual([expect.stringContaining(`feature-list.json: ${said}`)]);
    expect(coding.feature('T001').passes).toBe(true);
    expect(coding.project.read(`${folder}/tasks/T002.md`)).toContain('Function two and package.json');
    coding.writesFunction('two', 2);
    coding.project.write('package.json', '{ "type": "module", "scripts": { "test": "node --test test/*.mjs" } }\n');
    const { stdout } = await coding.cli('feature', 'verify', 'T002');
    expect(stdout).toContain('verification-changed in package.json');
  });
});

describe('a journal', { timeout: 240_000 }, () => {
  it.each([
    ['is gone', (file: string) => rmSync(file)],
    ['is cut', (file: string) => truncateSync(file, 700)],
    ['is empty', (file: string) => truncateSync(file, 0)],
  ])('that %s withdraws nothing that passed', async (_, harms) => {
    const coding = await withOne();
    harms(coding.project.path(`${folder}/journal.jsonl`));
    const started = await coding.cli('feature', 'start', 'T002');
    expect(started.stdout).toContain("The journal of 'x' was changed or cut");
    expect(coding.feature('T001').passes).toBe(true);
    expect(started.stdout).toContain('T002');
    expect((await coding.cli('repair')).stdout).not.toContain('set to pass');
    expect(coding.feature('T001').passes).toBe(true);
  });

  it('that is gone together with all copies keeps what has a commit, and nothing else', async () => {
    const coding = await withOne();
    rmSync(coding.project.path(`${folder}/journal.jsonl`));
    rmSync(coding.project.path(`${folder}/.runtime/records.json`));
    await coding.cli('feature', 'start', 'T002');
    expect(coding.feature('T001').passes).toBe(true);
    expect(coding.project.journal('x').find(({ event }) => event === 'proofs-found')).toMatchObject({
      feature: 'T001',
      by: expect.stringMatching(/^commit [0-9a-f]{10}$/) as string,
    });
  });

  it('that is gone does not hide that the list was swapped', async () => {
    const coding = await withOne();
    rmSync(coding.project.path(`${folder}/journal.jsonl`));
    swaps(coding, ['feature-list.json', '.runtime/feature-list.json'], /"id": ?"T002"/, '"forged": 1,\n"id": "T002"');
    expect((await coding.cli('record')).stdout).toContain('what passed in it is verified again: T001');
  });
});
