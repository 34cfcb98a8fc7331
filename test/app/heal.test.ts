import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { heal } from '../../src/app/repair.ts';
import { readOrRestoreState, takeNotices } from '../../src/app/turn.ts';
import { writeAttempt } from '../../src/coding/attempt.ts';
import { writeFrozenCommands } from '../../src/coding/commands.ts';
import { readFeatures } from '../../src/coding/feature-file.ts';
import { scrutinyDocument } from '../../src/coding/scrutiny-file.ts';
import { importFeatures } from '../../src/coding/plan.ts';
import { attemptRecordSchema } from '../../src/coding/rules/attempt.ts';
import { emptyScrutiny } from '../../src/coding/rules/scrutiny.ts';
import { workflowPaths, type WorkflowPaths } from '../../src/files/paths.ts';
import { asWriter } from '../../src/files/lock.ts';
import { acceptGoal, readAcceptance } from '../../src/goal/acceptance-file.ts';
import { appendEvent, readJournal } from '../../src/journal/journal.ts';
import { fold } from '../../src/journal/rules/fold.ts';
import { areAsWritten, writeDocument } from '../../src/journal/document.ts';
import { escalate } from '../../src/loop/escalations.ts';
import { waitingRedirects } from '../../src/loop/steering.ts';
import { readState } from '../../src/loop/state-file.ts';
import { changeState, commitState } from '../../src/loop/workflow.ts';
import { writePlan } from '../../src/planning/plan-file.ts';
import { emptyPlan } from '../../src/planning/rules/plan.ts';
import { writeLedger } from '../../src/research/ledger-file.ts';
import { tasks } from '../support/feature-project.ts';
import { newProject, type Project } from '../support/project.ts';
import { ledger, start, state } from '../support/samples.ts';

const commit = 'a'.repeat(40);
const names = [
  'x-state.md',
  'ledger.json',
  'records/escalations.json',
  'records/plan.json',
  'records/acceptance.json',
  'feature-list.json',
  'records/commands.json',
  'records/scrutiny.json',
  'proofs/T001-1.json',
] as const;

interface Whole {
  project: Project;
  paths: WorkflowPaths;
  texts: Record<string, string>;
}

const fileIn = ({ base }: WorkflowPaths, name: string) => join(base, name);
const textsOf = (paths: WorkflowPaths): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, readFileSync(fileIn(paths, name), 'utf8')]));

/** A workflow with every kind of document, each written at least once. */
async function whole(): Promise<Whole> {
  const project = await newProject();
  project.write('specs/001-x/tasks.md', tasks);
  const paths = workflowPaths(project.root, 'x');
  await asWriter(paths, async () => {
    const event = { event: 'created', mode: 'full-auto', driver: 'in-session', max_iterations: 30 } as const;
    commitState(paths, start, state({ name: 'x', iteration: 2 }), event, () => {
      writeLedger(paths, ledger());
      writePlan(paths, emptyPlan());
    });
    await importFeatures(paths, start, 'specs/001-x/tasks.md');
    writeDocument(scrutinyDocument(paths), emptyScrutiny(), start);
    escalate(paths, start, { kind: 'environment', item: null, text: 'Which region?', tried: [], iteration: 1 });
    const checks = [{ type: 'file', id: 'a', path: 'a' }];
    writeFileSync(paths.goal, JSON.stringify({ objective: 'It works.', constraints: [], checks }));
    await acceptGoal(paths, start);
    await writeFrozenCommands(paths, start, {
      ...{ schema: 1, confirmed_at: start.toISOString(), confirmed_by: 'user', commands: [], parts: [], needs: [] },
    });
    const attempt = {
      schema: 1,
      feature: 'T001',
      attempt: 1,
      start: { commit, branch: 'main' },
    };
    await asWriter(paths, () => writeAttempt(paths, attemptRecordSchema.parse(attempt)));
  });
  return { project, paths, texts: textsOf(paths) };
}

const half = (text: string) => text.slice(0, Math.floor(text.length / 2));

/** Puts something else in the place of a file. */
function put(file: string, make: () => unknown): void {
  rmSync(file);
  make();
}

/** What may happen to a file of a workflow. */
const damages: readonly [string, (file: string, text: string) => void][] = [
  ['is deleted', (file) => rmSync(file)],
  ['is emptied', (file) => truncateSync(file)],
  ['is cut in half', (file, text) => writeFileSync(file, half(text))],
  ['is NUL bytes of its size', (file, text) => writeFileSync(file, Buffer.alloc(text.length))],
  ['is null', (file) => writeFileSync(file, 'null')],
  ['is a prototype', (file) => writeFileSync(file, '{"__proto__": {"polluted": 1}}')],
  ['is nested without a floor', (file) => writeFileSync(file, '['.repeat(100_000))],
  ['is code', (file) => writeFileSync(file, '---js\nprocess.exit(7)\n---\n')],
  ['is a conflict of git', (file, text) => writeFileSync(file, `<<<<<<< HEAD\n${text}=======\n${text}>>>>>>> b\n`)],
  ['has other line ends', (file, text) => writeFileSync(file, text.replaceAll('\n', '\r\n'))],
  ['begins with a BOM', (file, text) => writeFileSync(file, `\ufeff${text}`)],
  ['is a folder', (file) => put(file, () => mkdirSync(file))],
  ['is a link to nowhere', (file) => put(file, () => symlinkSync('nowhere', file))],
  [
    'is a link to a copy',
    (file, text) => {
      writeFileSync(`${file}.copy`, text);
      put(file, () => symlinkSync(`${file}.copy`, file));
    },
  ],
  ['has a second name', (file) => linkSync(file, `${file}.second`)],
];

/** What the next turn says of the files that it makes again. */
const healed = async (paths: WorkflowPaths) => {
  await readOrRestoreState(paths, start);
  return takeNotices(paths).join('\n');
};

describe('a view that', () => {
  it.each(damages)('%s is what the log says again at the next turn, which says so in one line', async (_, damage) => {
    const { paths, texts } = await whole();
    for (const name of names) {
      damage(fileIn(paths, name), texts[name] ?? '');
      const notice = await healed(paths);
      expect(readFileSync(fileIn(paths, name), 'utf8'), name).toBe(texts[name]);
      if (notice !== '') expect(notice.split('\n'), name).toHaveLength(notice.includes('link or no file') ? 2 : 1);
      if (notice !== '') expect(notice, name).toContain(name);
      expect(await healed(paths), name).toBe('');
    }
    expect(textsOf(paths)).toEqual(texts);
  });

  it('was made again by whoever came first, such as an agent, is said once to the user', async () => {
    const { paths } = await whole();
    rmSync(paths.state);
    await readOrRestoreState(paths, start);
    expect(await healed(paths)).toBe('autonomous-workflow x: x-state.md was gone; made again from the log.');
    expect(await healed(paths)).toBe('');
  });

  it('was changed by hand against its rules is kept beside the one that is made again', async () => {
    const { paths, texts, project } = await whole();
    const list = JSON.parse(texts['feature-list.json'] ?? '') as { features: object[] };
    const changed = JSON.stringify({ ...list, features: list.features.slice(0, 3) });
    writeFileSync(paths.featureList, changed);
    const [said = ''] = await heal(paths, start);
    const kept =
      /^autonomous-workflow x: feature-list\.json was changed by hand; made again from the log; the other is kept as (\S+)\.$/.exec(
        said,
      )?.[1];
    expect(project.read(`docs/research-x/${kept ?? ''}`)).toBe(changed);
    expect(readFeatures(paths).features).toHaveLength(4);
  });
});

describe('an edit that a person may make', () => {
  it('of a budget counts, and what only code counts stays', async () => {
    const { paths, project } = await whole();
    project.replace('docs/research-x/x-state.md', 'max_iterations: 10', 'max_iterations: 7');
    project.replace('docs/research-x/x-state.md', '\niteration: 2\n', '\niteration: 9\n');
    const after = await readOrRestoreState(paths, start);
    const notices = takeNotices(paths);
    const notice = notices.join('\n');
    expect(after).toMatchObject({ max_iterations: 7, iteration: 2 });
    expect(notice).toMatch(
      /x-state\.md was changed by hand; what it says of max_iterations counts from now on; the other is kept as /,
    );
    expect(project.state('x')).toMatchObject({ max_iterations: 7, iteration: 2 });
  });
});

describe('a log that', () => {
  const lines = (paths: WorkflowPaths) => readFileSync(paths.journal, 'utf8').split('\n');
  const losses: readonly [string, (paths: WorkflowPaths) => void][] = [
    ['is gone', (paths) => rmSync(paths.journal)],
    ['is empty', (paths) => truncateSync(paths.journal)],
    ['is cut in half', (paths) => writeFileSync(paths.journal, half(readFileSync(paths.journal, 'utf8')))],
    ['lacks its last line', (paths) => writeFileSync(paths.journal, `${lines(paths).slice(0, -2).join('\n')}\n`)],
    ['lacks its first line', (paths) => writeFileSync(paths.journal, lines(paths).slice(1).join('\n'))],
    ['is another one', (paths) => writeFileSync(paths.journal, 'x\n'.repeat(99_999))],
    ['is NUL bytes', (paths) => writeFileSync(paths.journal, Buffer.alloc(99))],
  ];
  it.each(losses)('%s takes what it lacks from the views, and says so', async (_, lose) => {
    const { paths, texts } = await whole();
    lose(paths);
    expect(await healed(paths)).toMatch(
      /^autonomous-workflow x: the log had lost lines; what it lacked of .+ is taken into it from there\.$/,
    );
    expect(textsOf(paths)).toEqual(texts);
    rmSync(paths.runtime, { recursive: true });
    for (const name of names) rmSync(fileIn(paths, name));
    await heal(paths, start);
    expect(textsOf(paths)).toEqual(texts);
  });

  it.each(losses)(
    '%s takes what it lacks from the views although something was written before the turn',
    async (_, lose) => {
      const { paths, texts } = await whole();
      lose(paths);
      await changeState(paths, start, (before) => ({ state: { ...before, verdict: 'so' } }));
      expect(await healed(paths)).toContain('the log had lost lines');
      const { 'x-state.md': state = '', ...others } = textsOf(paths);
      expect({ ...texts, ...others }).toEqual({ ...texts });
      expect(state.replaceAll(/^.*[Vv]erdict: .*$/gm, '')).toBe(
        texts['x-state.md']?.replaceAll(/^.*[Vv]erdict: .*$/gm, ''),
      );
      expect(await readState(paths)).toMatchObject({ verdict: 'so' });
    },
  );

  it('ends in the middle of a line is cut there by the next event, which says so', async () => {
    const { paths, texts, project } = await whole();
    const before = readFileSync(paths.journal, 'utf8');
    writeFileSync(paths.journal, `${before}{"time":"2026-03-01T10:00:00.000Z","event":"chan`);
    expect(areAsWritten(paths)).toBe(true);
    appendEvent(paths, start, { event: 'woken', why: 'so' });
    expect(readFileSync(paths.journal, 'utf8').startsWith(before)).toBe(true);
    expect(project.events('x').slice(-2)).toEqual(['woken', 'log-cut']);
    expect(textsOf(paths)).toEqual(texts);
  });
});

describe('progress.txt that', () => {
  it.each<[string, (file: string) => void]>([
    ['is deleted', (file) => rmSync(file)],
    ['is cut', (file) => truncateSync(file, 30)],
    ['is a folder', (file) => put(file, () => mkdirSync(file))],
  ])('%s is made again from the log', async (_, damage) => {
    const { paths } = await whole();
    const lineCount = () => readFileSync(paths.progress, 'utf8').trimEnd().split('\n').length;
    const before = lineCount();
    damage(paths.progress);
    expect(await healed(paths)).toMatch(/^autonomous-workflow x: progress\.txt was (?:gone|cut); made again/);
    expect(lineCount()).toBe(before);
  });
});

describe('an index of views that', () => {
  it.each<[string, (file: string) => void]>([
    ['is gone', (file) => rmSync(file)],
    ['is damaged', (file) => writeFileSync(file, '{"log"')],
    ['is of another version', (file) => writeFileSync(file, '{"views": []}')],
  ])('%s is made again, and nothing is said', async (_, damage) => {
    const { paths, texts } = await whole();
    damage(join(paths.runtime, 'views.json'));
    expect(await readState(paths)).toMatchObject({ iteration: 2 });
    expect(await healed(paths)).toBe('');
    expect(areAsWritten(paths)).toBe(true);
    expect(textsOf(paths)).toEqual(texts);
    // What this machine has not frozen is not run.
    expect(() => readAcceptance(paths)).toThrow(/was not confirmed on this machine/);
  });
});

describe('a workflow of version 0.2', () => {
  /** Makes what version 0.2 had of a workflow: a journal and its documents. */
  async function old(): Promise<Whole> {
    const given = await whole();
    const { paths } = given;
    const line = { time: start.toISOString(), event: 'features-imported', source: 'specs/001-x/tasks.md', features: 4 };
    writeFileSync(fileIn(paths, 'journal.jsonl'), `${JSON.stringify(line)}\n`);
    for (const file of [paths.journal, join(paths.runtime, 'views.json')]) rmSync(file);
    for (const name of names)
      if (name.startsWith('records/')) renameSync(fileIn(paths, name), fileIn(paths, name.replace('records/', '')));
    return given;
  }

  it('is taken over whole, once', async () => {
    const { paths, texts } = await old();
    const before = await readState(paths);
    expect(await healed(paths)).toBe('');
    expect({ ...textsOf(paths), 'x-state.md': '' }).toEqual({ ...texts, 'x-state.md': '' });
    expect(await readState(paths)).toEqual(before);
    const [first, second, ...more] = readJournal(paths);
    expect([first, second]).toEqual([
      expect.stringContaining('features-imported'),
      expect.stringContaining('"event":"imported"'),
    ]);
    expect(more).toEqual([]);
    expect([...fold(readJournal(paths)).keys()].toSorted()).toEqual([...names].toSorted());
    expect(existsSync(fileIn(paths, 'journal.jsonl'))).toBe(false);
    expect(() => readAcceptance(paths)).toThrow('was not confirmed on this machine');
    expect(await healed(paths)).toBe('');
  });

  it('keeps the redirects that waited, and not those that were given', async () => {
    const { paths, project } = await old();
    const redirect = (text: string) => JSON.stringify({ text, priority: 'high', from: 'user', added_at: '' });
    project.write('docs/research-x/redirects/0002.json', redirect('Leave out mobile clients.'));
    project.write('docs/research-x/redirects/used/i1-0001.json', redirect('Only GCRA.'));
    project.write('docs/research-x/inbox/2/researcher-1.json', '{}');
    expect((await heal(paths, start)).at(-1)).toMatch(/^What agents of version 0\.2 handed in last is kept in /);
    await heal(paths, start);
    expect(waitingRedirects(paths)).toMatchObject([{ text: 'Leave out mobile clients.', priority: 'high' }]);
  });
});
