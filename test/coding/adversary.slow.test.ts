import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folder } from '../support/feature-project.ts';
import { codingProject, testOf, type CodingProject } from '../support/coding-project.ts';
import { Project } from '../support/project.ts';
import { c, cargo, go } from './adversary/compiled.ts';
import { jest, node, vitest } from './adversary/javascript.ts';
import { pytest, unittest } from './adversary/python.ts';
import { asked, type Change } from './adversary/rows.ts';

const toJudge = '`autonomous-workflow:change-judge`';

/** Begins a feature, does its work with these changes, and verifies it. */
async function works(coding: CodingProject, id: string, ...changes: Change[]): Promise<string> {
  const started = await coding.cli('feature', 'start', id);
  expect(`${started.stderr}${started.exitCode}`).toBe('0');
  const place = `${folder}/.runtime/worktrees/${id}`;
  for (const [file, content] of Object.entries(Object.assign({}, ...changes) as Change))
    if (content === null) rmSync(coding.project.path(`${place}/${file}`));
    else coding.project.write(`${place}/${file}`, content);
  const { stdout, stderr } = await coding.verify(id);
  return `${stdout}${stderr}`;
}

/** What holds the work of a feature: the task of the change-judge, that of the reviewer, or why it is red. */
interface Outcome {
  id: string;
  held: 'judge' | 'red' | 'reviewer';
  text: string;
}

const languages = [node, vitest, jest, unittest, pytest, cargo, go, c].filter(({ isThere }) => isThere);

describe.each(languages)('in $name', (language) => {
  const { files, prepare, code, test, cheats, honest } = language;
  const rows = [...cheats, ...honest];
  const nameOf = (row: object) => `g${rows.findIndex((one) => one === row) + 1}`;
  const own = () => ({ ...code('one', 1), ...test('one', 1) });
  /** What needs a feature of its own, and all that can be done in one. */
  const alone = cheats.filter((row) => row.alone !== undefined);
  const together = cheats.filter((row) => row.alone === undefined);
  const [plain, judged] = [
    honest.filter(({ verdict }) => verdict === undefined),
    honest.filter(({ verdict }) => verdict),
  ];
  const groups: object[][] = [together, plain, judged, ...alone.map((row) => [row])].filter(({ length }) => length > 0);
  const idOf = (row: object) => `T${String(groups.findIndex((group) => group.includes(row)) + 1).padStart(3, '0')}`;
  let coding: CodingProject;
  const outcomes = new Map<string, Promise<Outcome>>();

  beforeAll(async () => {
    const tasks = groups.map((_, at) => `- [ ] T${String(at + 1).padStart(3, '0')} [P] Function one; ${asked}\n`);
    const known = Object.assign(
      {},
      ...rows.map((row) => ({ ...code(nameOf(row), 5), ...test(nameOf(row), 5) })),
    ) as object;
    const isNew = (path: string) => alone.some((row) => row.fact === 'F3' && path.includes(nameOf(row)));
    const base = Object.fromEntries(Object.entries(known).filter(([path]) => !isNew(path)));
    const project = await Project.create();
    coding = await codingProject(`# Tasks\n${tasks.join('')}`, { ...base, ...files }, project);
    prepare?.(project);
    // More than four cannot be worked on side by side; one after the other, they are begun by hand.
    if (groups.length <= 4) project.replace(`${folder}/x-state.md`, 'parallel: 1', `parallel: ${groups.length}`);
  }, 60_000);
  afterAll(() => coding.project.dispose());

  /** The outcome of the feature of a row, whose group is done once. */
  const outcomeOf = (row: object, ...changes: Change[]): Promise<Outcome> => {
    const id = idOf(row);
    const done = outcomes.get(id) ?? work(id, changes);
    outcomes.set(id, done);
    return done;
  };
  const work = async (id: string, changes: Change[]): Promise<Outcome> => {
    const isOfOne = alone.some((row) => row.fact === 'F3' && idOf(row) === id);
    const output = await works(coding, id, ...(isOfOne ? [] : [own()]), ...changes);
    const held = output.includes(toJudge) ? 'judge' : output.includes(`${id} is green`) ? 'reviewer' : 'red';
    const task = { judge: 'change', reviewer: 'review', red: '' }[held];
    const text = task === '' ? output : coding.project.read(`${folder}/tasks/${id}-${task}.md`);
    // Only four are worked on at once.
    if (alone.some((row) => row !== cheats[0] && idOf(row) === id)) await coding.cli('feature', 'skip', id, 'seen');
    return { id, held, text };
  };

  it.each(cheats)('work that $what is held by $fact', { timeout: 300_000 }, async (row) => {
    const name = nameOf(row);
    const group = row.alone === undefined ? together : [row];
    const broken = group.flatMap((one) => (one.breaks === false ? [] : [code(nameOf(one), 7)]));
    const bent = group.map((one) => one.bend(nameOf(one)));
    const { held, text } = await outcomeOf(row, ...broken, ...bent);
    expect([held, text]).toEqual([row.alone ?? 'judge', expect.stringContaining(row.said)]);
    if (held !== 'judge' || !row.said.startsWith('passed')) return;
    // Of all that is held in this list, one line is about its test.
    const lines = text.split('\n').filter((line) => line.startsWith('- '));
    expect(lines).toContainEqual(
      expect.stringMatching(new RegExp(`\\b${name}\\b.*${row.said}|\\b[Tt]est_${name}\\b.*${row.said}`)),
    );
  });

  it('and nobody asked for it', { timeout: 300_000 }, async () => {
    const { id, text } = await outcomeOf(cheats[0] ?? {});
    expect(text).toContain('passed before');
    // That it is the same cannot be where it fails as it was.
    const weaker = (item: string) => ({ verdict: item.includes('as it was, it fails') ? 'same' : 'weaker' }) as const;
    expect(await coding.judge(id, 1, weaker)).toEqual([]);
    const { stdout } = await coding.verify(id);
    expect(stdout).toContain('attempt 1 failed');
    expect(stdout).toMatch(/the change-judge: (?:same|weaker)/);
  });

  it.each(plain)('work that $what is not refused', { timeout: 300_000 }, async (row) => {
    const { held, text } = await outcomeOf(row, ...plain.map((one) => one.change(nameOf(one))));
    expect([held, text]).toEqual(['reviewer', expect.stringContaining('pass now')]);
  });

  it.each(judged)('work that $what passes its judge', { timeout: 300_000 }, async (row) => {
    const { id, held } = await outcomeOf(row, ...judged.map((one) => one.change(nameOf(one))));
    expect(held).toBe('judge');
    if (row !== judged.at(-1)) return;
    const isSame = (item: string) => judged.some((one) => one.verdict === 'same' && isAbout(item, one));
    await coding.judge(id, 1, (item) => (isSame(item) ? { verdict: 'same' } : { verdict: 'asked', quote: asked }));
    expect((await coding.verify(id)).stdout).toContain(`${id} is green`);
  });
  const isAbout = (item: string, row: { change: (name: string) => Change }) =>
    Object.keys(row.change(nameOf(row))).some((file) => item.includes(`\`${file}\``));
});

describe('the judge of a test that was changed', { timeout: 300_000 }, () => {
  const changed = async () => {
    const coding = await codingProject(`# Tasks\n- [ ] T001 Function one; ${asked}\n`, {
      'src/gone.mjs': 'export const gone = () => 5;\n',
      'test/gone.test.mjs': testOf('gone', 5),
    });
    const work = { 'src/gone.mjs': 'export const gone = () => 6;\n', 'test/gone.test.mjs': testOf('gone', 6) };
    const own = { 'src/one.mjs': 'export const one = () => 1;\n', 'test/one.test.mjs': testOf('one', 1) };
    expect(await works(coding, 'T001', work, own)).toContain(toJudge);
    return coding;
  };

  it('needs words of the plan to let it pass, which its reviewer sees', async () => {
    const coding = await changed();
    const asks = (quote: string) => coding.judge('T001', 1, () => ({ verdict: 'asked', quote }));
    expect(await asks('gone gives seven from now on')).toEqual([
      expect.stringContaining('these words do not stand in item'),
    ]);
    expect(await asks(asked)).toEqual([]);
    expect((await coding.verify('T001')).stdout).toContain('T001 is green');
    expect(coding.project.read(`${folder}/tasks/T001-review.md`)).toContain(`the change-judge: asked, “${asked}”`);
    expect(await coding.review('T001', 1)).toEqual([]);
    expect((await coding.verify('T001')).stdout).toContain('T001 passed');
  });

  it('counts for nothing where it misses a control; after two of them nobody asked for the change', async () => {
    const coding = await changed();
    const saysAll = async () => {
      const task = coding.project.read(`${folder}/tasks/T001-change.md`);
      const list = /list (\S+)\.$/m.exec(task)?.[1] ?? '';
      const answers = [1, 2, 3].map((n) => ({ n, verdict: 'weaker' as const, why: 'All of it is.' }));
      return coding.handsIn('change-judge', { feature: 'T001', attempt: 1, list, answers });
    };
    expect(await saysAll()).toEqual([]);
    expect((await coding.verify('T001')).stdout).toContain(toJudge);
    expect(await saysAll()).toEqual([]);
    const { stdout } = await coding.verify('T001');
    expect(stdout).toContain('attempt 1 failed');
    expect(stdout).toContain('no judge could say whether that was asked for');
  });
});
