import { setTimeout as wait } from 'node:timers/promises';
import { execa } from 'execa';
import { expect } from 'vitest';
import { randomOf } from '../../src/base/algorithms.ts';
import { codingProject, environment, type CodingProject } from '../support/coding-project.ts';
import type { Ended } from '../support/project.ts';
import { Session } from '../support/session.ts';

/** Features of one project; its test suite grows with them. */
const featuresOfOneProject = 8;

/** What the runs did, counted by its name. */
export type Done = Map<string, number>;

interface Asked {
  id: string;
  text: string;
  answer: string | null;
}

interface Arena {
  coding: CodingProject;
  session: Session;
  random: () => number;
  done: Done;
  /** Commits of the user, which must never be lost. */
  commits: string[];
  /** The user's last command: one person types one after the other, while ours run beside them. */
  typed: Promise<unknown>;
}

/**
 * Lets one feature after the other be verified while other commands of ours and git commands of the user run into each other at
 * random moments, and looks after each that no commit is lost and nothing passes without its commit.
 */
export async function interleave(runs: number, seed: number): Promise<Done> {
  const random = randomOf(`${seed}`);
  const done: Done = new Map();
  let arena: Arena | undefined;
  for (let run = 0; run < runs; run += 1) {
    const number = (run % featuresOfOneProject) + 1;
    if (arena === undefined || number === 1) arena = await newArena(random, done);
    const id = `T${String(number).padStart(3, '0')}`;
    try {
      await runOnce(arena, id, `f${number}`, number);
    } catch (error) {
      throw new Error(`run ${run + 1} of seed ${seed} (${id}): ${(error as Error).message}`, { cause: error });
    }
    count(done, 'runs');
  }
  return done;
}

async function newArena(random: () => number, done: Done): Promise<Arena> {
  const names = Array.from({ length: featuresOfOneProject }, (_, index) => `f${index + 1}`);
  const tasks = names.map(
    (name, index) => `- [ ] T${String(index + 1).padStart(3, '0')} Function ${name} in src/${name}.mjs`,
  );
  // Without npm in front of it, each of the thousands of test runs takes a third less.
  const coding = await codingProject(`# Tasks\n${tasks.join('\n')}\n`, {
    '.autonomous-workflow.yaml': 'test_command: node --test\n',
  });
  return { coding, session: new Session(coding.project, 's1'), random, done, commits: [], typed: Promise.resolve() };
}

function count(done: Done, what: string): void {
  done.set(what, (done.get(what) ?? 0) + 1);
}

async function runOnce(arena: Arena, id: string, name: string, value: number): Promise<void> {
  const { coding, random } = arena;
  expect((await coding.cli('feature', 'start', id)).stderr).toBe('');
  coding.writesFunction(name, value);
  expect(await coding.codes(id)).toEqual([]);
  if (random() < 0.8) {
    expect((await coding.cli('feature', 'verify', id)).stdout).toContain('is green');
    expect(await coding.review(id, 1)).toEqual([]);
  }
  const others = [...disturbances].sort(() => random() - 0.5).slice(0, 1 + Math.floor(random() * 4));
  const all: [string, (arena: Arena, id: string) => Promise<string>][] = [['verify', verifies], ...others];
  const ended = await Promise.all(
    all.map(async ([what, doIt]) => {
      await wait(random() * 700);
      if (!what.startsWith('user')) return `${what}: ${await doIt(arena, id)}`;
      const outcome = arena.typed.then(async () => doIt(arena, id));
      arena.typed = outcome.catch(() => undefined);
      return `${what}: ${await outcome}`;
    }),
  );
  for (const one of ended) count(arena.done, one);
  try {
    await finish(arena, id);
    await expectNothingLost(arena, id, name);
  } catch (error) {
    const reflog = await coding.git('reflog', '--format=%h %gs', '-25');
    throw new Error(`${(error as Error).message}\n${ended.join('\n')}\n${reflog}`, { cause: error });
  }
}

const disturbances: [string, (arena: Arena, id: string) => Promise<string>][] = [
  ['verify again', verifies],
  ['verify a third time', verifies],
  ['record', async ({ coding }) => outcomeOf(await coding.cli('record'))],
  ['start', async ({ coding }, id) => outcomeOf(await coding.cli('feature', 'start', id))],
  ['stop', async ({ coding }) => outcomeOf(await coding.cli('stop', 'x'))],
  ['user commits a file', (arena) => userCommits(arena, 'commit', '--quiet', '-m', 'Mine', '--only', '--')],
  ['user commits again', (arena) => userCommits(arena, 'commit', '--quiet', '-m', 'Mine', '--only', '--')],
  ['user stashes and pops', userStashes],
  ['user looks at another branch', userChecksOut],
  ['user amends a commit', userAmends],
  ['user resets and goes back', userResets],
  ['user makes a branch', async (arena) => userGit(arena, 'branch', `b${Math.floor(arena.random() * 1e9)}`)],
];

async function verifies({ coding }: Arena, id: string): Promise<string> {
  const { stdout, stderr } = await coding.cli('feature', 'verify', id);
  expect(`${stdout}${stderr}`).not.toMatch(/\n {4}at |TypeError/);
  const outcome = /is green|passed|is sent back|failed|has passed|does not count/.exec(`${stdout}${stderr}`)?.[0];
  return outcome ?? `${stdout}${stderr}`.slice(0, 200);
}

function outcomeOf({ exitCode, stderr, stdout }: Ended): string {
  expect(`${stdout}${stderr}`).not.toMatch(/\n {4}at |TypeError/);
  return exitCode === 0 ? 'done' : 'refused';
}

/** A commit of the user's own, of a file that is no part of any feature. */
async function userCommits(arena: Arena, ...words: string[]): Promise<string> {
  const { coding, random } = arena;
  const file = `notes/${Math.floor(random() * 1e9)}.txt`;
  coding.project.write(file, 'mine\n');
  for (let tries = 0; tries < 40; tries += 1) {
    const added = await userGit(arena, 'add', '--', file);
    const ended = added === 'done' ? await userGit(arena, ...words, file) : added;
    // Ours may have committed the file meanwhile, as part of the work tree.
    const [made] = (await coding.git('log', '-1', '--format=%H', '--', file)).split('\n');
    if (made !== undefined && made !== '') {
      arena.commits.push(made);
      return ended === 'done' ? 'done' : 'with the feature';
    }
    await wait(100);
  }
  throw new Error('the user could not commit');
}

async function userGit({ coding: { project } }: Arena, ...words: string[]): Promise<string> {
  const env = { ...project.environment, ...environment };
  const { exitCode, stderr } = await execa('git', words, { cwd: project.root, env, extendEnv: false, reject: false });
  if (exitCode === 0) return 'done';
  refusal = `git ${words.join(' ')}: ${stderr}`;
  return 'git refused';
}

/** What git said when it last refused. */
let refusal = '';

/** Paths of the user's project: nobody stashes the folder of a workflow that is at work. */
const ofProject = ['--', 'src', 'test'];

/** Stashes the work in the tree for a moment. What does not come back by itself, because ours has it by then, stays in the stash. */
async function userStashes(arena: Arena): Promise<string> {
  const before = await arena.coding.git('stash', 'list');
  const stashed = await userGit(arena, 'stash', 'push', '--quiet', '--include-untracked', ...ofProject);
  if (stashed !== 'done' || (await arena.coding.git('stash', 'list')) === before) return 'nothing stashed';
  await wait(arena.random() * 1_500);
  for (let tries = 0; tries < 40; tries += 1) {
    if ((await userGit(arena, 'stash', 'pop', '--quiet')) === 'done') return 'done';
    await wait(100);
  }
  return 'git refused';
}

/** Checks another branch of the same commit out, and the first one again. */
async function userChecksOut(arena: Arena): Promise<string> {
  const branch = await arena.coding.git('symbolic-ref', '--short', 'HEAD');
  const other = `other-${Math.floor(arena.random() * 1e9)}`;
  if ((await userGit(arena, 'checkout', '--quiet', '-b', other)) !== 'done') return 'git refused';
  await wait(arena.random() * 300);
  // What was committed meanwhile is on that branch: the user takes it along.
  await again(async () => userGit(arena, 'checkout', '--quiet', branch));
  // Both branches have new commits where the user committed to one and ours went to the other.
  return again(async () => userGit(arena, 'merge', '--quiet', '-m', 'Both', other));
}

/** Amends the user's own commit where it is the last one. */
async function userAmends(arena: Arena): Promise<string> {
  const { coding, commits } = arena;
  if ((await userCommits(arena, 'commit', '--quiet', '-m', 'Mine', '--only', '--')) !== 'done') return 'no own commit';
  const own = commits.at(-1) ?? '';
  const amended = await coding.git('commit-tree', `${own}^{tree}`, '-p', `${own}~1`, '-m', 'Mine, in other words');
  // As `commit --amend` does it, and never with a commit of ours that came meanwhile.
  if ((await userGit(arena, 'update-ref', 'HEAD', amended, own)) !== 'done') return 'not the last one';
  // Another commit of the user may have been noted meanwhile.
  commits.splice(commits.indexOf(own), 1);
  return 'done';
}

/** Takes the last commit away without touching the files, and goes back to it: what was passed may have regressed meanwhile. */
async function userResets(arena: Arena): Promise<string> {
  const head = await arena.coding.git('rev-parse', 'HEAD');
  if ((await userGit(arena, 'update-ref', 'HEAD', 'HEAD~1', head)) !== 'done') return 'git refused';
  await wait(arena.random() * 200);
  const left = await arena.coding.git('rev-parse', `${head}~1`);
  if ((await userGit(arena, 'update-ref', 'HEAD', head, left)) === 'done') return 'done';
  // A commit of ours came meanwhile: the user joins the own one with it, and no file changes.
  await again(async () => {
    const now = await arena.coding.git('rev-parse', 'HEAD');
    const tree = await arena.coding.git('merge-tree', '--write-tree', now, head);
    const merge = await arena.coding.git('commit-tree', tree, '-p', now, '-p', head, '-m', 'Mine and theirs');
    return userGit(arena, 'update-ref', 'HEAD', merge, now);
  });
  return 'merged';
}

async function again(tries: () => Promise<string>): Promise<string> {
  // On a machine at load 20 a verification held git's lock for longer than four seconds.
  const deadline = Date.now() + 60_000;
  for (;;) {
    if ((await tries()) === 'done') return 'done';
    if (Date.now() > deadline) throw new Error(`git refuses the user for a minute: ${refusal}`);
    await wait(100);
  }
}

/**
 * What user and session do after such a moment: the user answers what was asked while another branch was checked out, the session goes on,
 * and verifies until the feature has passed.
 */
async function finish(arena: Arena, id: string): Promise<void> {
  const { coding, session, done } = arena;
  const asked = JSON.parse((await coding.cli('resolve', '--json')).stdout) as Asked[];
  for (const one of asked.filter(({ answer }) => answer === null)) {
    expect(one.text).toContain('is checked out');
    await coding.cli('resolve', one.id, 'It is checked out again.');
    count(done, 'the user answers');
  }
  if (/^status: (?!in_progress)/m.test(coding.project.read('docs/research-x/x-state.md')))
    await session.types('autonomous-workflow:continue-auto', "'x'");
  let said = '';
  for (let tries = 0; tries < 6 && !coding.feature(id).passes; tries += 1) {
    const { status, attempts } = coding.feature(id);
    if (status !== 'in_progress') await coding.cli('feature', 'start', id);
    const number = attempts.at(-1)?.number ?? 1;
    const ended = await coding.cli('feature', 'verify', id);
    said = `${ended.stdout}${ended.stderr}`;
    if (ended.stdout.includes('is green')) expect(await coding.review(id, number)).toEqual([]);
  }
  const { passes, attempts } = coding.feature(id);
  expect({ passes, attempts: attempts.map(({ outcome, why }) => ({ outcome, why })) }, said).toEqual({
    passes: true,
    attempts: [{ outcome: 'passed', why: null }],
  });
}

async function expectNothingLost({ coding, commits }: Arena, id: string, name: string): Promise<void> {
  const history = (await coding.git('log', '--format=%H')).split('\n');
  for (const commit of commits) expect(history, 'a commit of the user').toContain(commit);
  for (const { event, ...line } of coding.project.journal('x'))
    if (event === 'feature-committed') expect(history, 'a commit of a feature').toContain(line.commit);
  const format = '--format=%(trailers:key=Autonomous-Workflow-Feature,valueonly,separator=)';
  const trailers = (await coding.git('log', format)).split('\n').filter((line) => line !== '');
  for (const feature of coding.list().features)
    expect(
      trailers.filter((one) => one === `x/${feature.id}`),
      feature.id,
    ).toHaveLength(feature.passes ? 1 : 0);
  expect(await coding.git('ls-tree', '--name-only', 'HEAD', '--', `src/${name}.mjs`), id).toBe(`src/${name}.mjs`);
}

/** The counts as lines. */
export function describeDone(done: Done): string {
  return [...done]
    .sort()
    .map(([what, times]) => `${String(times).padStart(5)}  ${what}`)
    .join('\n');
}
