import { createHash } from 'node:crypto';
import { readdirSync, rmSync, utimesSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { workflowPaths } from '../../src/files/paths.ts';
import { featureCommits } from '../../src/programs/git/commit.ts';
import type { AttemptRecord } from '../../src/coding/rules/attempt-record.ts';
import {
  committedProject,
  environment,
  reviewOf,
  testOf,
  treeOf,
  type CodingProject,
} from '../support/coding-project.ts';
import { statePath, type Project } from '../support/project.ts';
import { passesScrutiny } from '../support/scrutiny.ts';
import { Session } from '../support/session.ts';
import { writeHandIn } from '../support/written.ts';
import { hookCall, cliCall, runUntil, type End, type Victim } from './victims.ts';

/** How many processes are to be killed; TORTURE_SEED repeats the moments of a run, as far as the machine lets them repeat. */
const wanted = Number(process.env.TORTURE_KILLS ?? 20);
const seed = Number(process.env.TORTURE_SEED ?? Date.now() % 1_000_000);
const mostSteps = 400;
const id = '0e8e6f8a-6a3b-4b1c-9f66-0123456789ab';
const tasks = [
  '# Tasks',
  '- [ ] T001 [P] Function one in src/one.mjs',
  '- [ ] T002 [P] Function two in src/two.mjs',
  '- [ ] T003 [P] Function three in src/three.mjs',
].join('\n');
const values: Record<string, [name: string, value: number]> = {
  T001: ['one', 1],
  T002: ['two', 2],
  T003: ['three', 3],
};
/** Its coder never gets there: three attempts, and its work is put back and kept. */
const hopeless = 'T002';

let state = seed;
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}

const usual = new Map<string, number>();
const kills = new Map<string, number>();

/** Runs a program of ours that may be killed on the way. Whoever goes on after that types continue-auto, now and then. */
async function run(coding: CodingProject, session: Session, victim: Victim): Promise<End> {
  const { project } = coding;
  const delay = random() < 0.5 ? (usual.get(victim.name) ?? 800) * 1.1 * random() : Infinity;
  const from = performance.now();
  const end = await runUntil(project, victim, delay, { environment, wholeGroup: random() < 0.5 });
  if (!end.killed) {
    usual.set(victim.name, performance.now() - from);
    expect(end.stderr, victim.name).not.toMatch(/\n {4}at |TypeError|ENOENT/);
    return end;
  }
  kills.set(victim.name, (kills.get(victim.name) ?? 0) + 1);
  await ageLeftLocks(project);
  if (random() < 0.5) {
    const answer = await session.types('autonomous-workflow:continue-auto', "'x'");
    if (answer?.decision === 'block') expect(answer.reason, victim.name).toMatch(/has ended|is complete/);
  }
  return end;
}

/** A git that was at work goes on after its parent is gone; the lock of one that died with it is set aside once it is old. */
async function ageLeftLocks(project: Project): Promise<void> {
  const files = () => readdirSync(project.path('.git'), { recursive: true, encoding: 'utf8' });
  const locks = () => files().filter((file) => file.endsWith('.lock'));
  for (let waits = 0; locks().length > 0 && waits < 100; waits += 1) await wait(100);
  const before = Date.now() / 1_000 - 3_600;
  for (const lock of locks()) utimesSync(project.path(`.git/${lock}`), before, before);
}

const recordOf = ({ project }: CodingProject, feature: string, attempt: number) => {
  const file = `docs/research-x/proofs/${feature}-${attempt}.json`;
  return project.exists(file) ? (project.readJson(file) as AttemptRecord) : undefined;
};

interface Next {
  in_progress: { id: string }[];
  next: { id: string }[];
}

/** A session's iteration, as its brief says; each step of it may be the last of its process. */
async function iterate(coding: CodingProject, session: Session, parallel: number): Promise<void> {
  const { project } = coding;
  const { exitCode, stdout, stderr } = await coding.cli('feature', 'x', '--json');
  expect(exitCode, stderr).toBe(0);
  const { in_progress, next } = JSON.parse(stdout) as Next;
  const features = [...in_progress, ...next].slice(0, parallel).map((feature) => feature.id);
  for (const feature of features) await begin(coding, session, feature);
  for (const feature of features) await finish(coding, session, feature);
  await run(coding, session, cliCall('record', 'x'));
  await run(coding, session, hookCall(project, id, 'verify-state', 'Stop', { background_tasks: [] }));
}

const isRunning = ({ list }: CodingProject, feature: string) =>
  list().features.find((one) => one.id === feature)?.status === 'in_progress';

const attemptAt = ({ list }: CodingProject, feature: string) =>
  list()
    .features.find((one) => one.id === feature)
    ?.attempts.at(-1)?.number ?? 0;

/** Where a feature is worked on, from the project's root, with a slash; undefined when that is not to be had at this moment. */
function placeOf(coding: CodingProject, feature: string): string | undefined {
  const record = recordOf(coding, feature, attemptAt(coding, feature));
  if (record === undefined) return undefined;
  const place = record.worktree === null ? '' : `docs/research-x/${record.worktree.folder}/`;
  return coding.project.exists(`${place}package.json`) ? place : undefined;
}

async function begin(coding: CodingProject, session: Session, feature: string): Promise<void> {
  await run(coding, session, cliCall('feature', 'start', feature, 'x'));
  const place = isRunning(coding, feature) ? placeOf(coding, feature) : undefined;
  if (place === undefined) return;
  const [name = '', value = 0] = values[feature] ?? [];
  coding.project.write(`${place}test/${name}.test.mjs`, testOf(name, value));
  const given = feature === hopeless ? 999 : value;
  coding.project.write(`${place}src/${name}.mjs`, `export const ${name} = () => ${given};\n`);
}

async function finish(coding: CodingProject, session: Session, feature: string): Promise<void> {
  if (!isRunning(coding, feature)) return;
  await run(coding, session, cliCall('feature', 'verify', feature, 'x'));
  const attempt = attemptAt(coding, feature);
  if (isRunning(coding, feature)) expectWork(coding, feature);
  if (recordOf(coding, feature, attempt)?.verification?.outcome !== 'green') return;
  await run(coding, session, review(coding, feature, attempt));
  await run(coding, session, cliCall('feature', 'verify', feature, 'x'));
}

function review({ project }: CodingProject, feature: string, attempt: number): Victim {
  const tree = treeOf(project, feature, attempt);
  const summary = 'It does what the feature says, and its tests show that.';
  const handIn = { feature, attempt, tree, summary, blockers: [], ...reviewOf(project, feature, attempt) };
  const reviewer = `reviewer-${feature}-${attempt}`;
  writeHandIn(workflowPaths(project.root, 'x'), 'code-reviewer', reviewer, JSON.stringify(handIn));
  return hookCall(project, id, 'hand-in', 'SubagentStop', {
    agent_id: reviewer,
    agent_type: 'autonomous-workflow:code-reviewer',
  });
}

/** The code that was written for a feature in progress is there, or kept where a last attempt was being undone. */
function expectWork(coding: CodingProject, feature: string): void {
  const { project } = coding;
  const [name = ''] = values[feature] ?? [];
  const place = placeOf(coding, feature);
  if (place === undefined || project.exists(`${place}src/${name}.mjs`)) return;
  const kept = `docs/research-x/proofs/${feature}-${attemptAt(coding, feature)}.patch`;
  expect(project.exists(kept) ? project.read(kept) : '', `${feature}, seed ${seed}`).toContain(`src/${name}.mjs`);
}

async function expectHonestEnd(coding: CodingProject): Promise<void> {
  const { project, git, list } = coding;
  const { features, proofs } = list();
  const subjects = (await git('log', '--format=%s', '--reverse')).split('\n').slice(1);
  const passed = features.filter(({ passes }) => passes).map((feature) => feature.id);
  expect(passed).toEqual(['T001', 'T003']);
  expect(subjects.map((subject) => subject.slice(0, 4)).toSorted()).toEqual(passed);
  const events = project.journal('x');
  for (const feature of passed) {
    const [name, value] = values[feature] ?? [];
    expect(await git('show', `HEAD:src/${name}.mjs`)).toContain(`=> ${value}`);
    expect(events.filter((event) => event.event === 'feature-passed' && event.feature === feature)).toHaveLength(1);
    expect((await featureCommits(project.root, 'x')).get(feature)).toMatch(/^[0-9a-f]{40}$/);
  }
  const runs = new Map<string, number | null>();
  for (const { id: proof, output_hash, exit_code } of proofs.filter(({ void_reason }) => void_reason === undefined)) {
    const log = project.read(`docs/research-x/proofs/${proof}.log`);
    expect(createHash('sha256').update(log).digest('hex'), proof).toBe(output_hash);
    runs.set(proof, exit_code);
  }
  for (const { id: feature, passes, proofs: own } of features)
    if (passes)
      expect(
        own.map((proof) => runs.get(proof)),
        feature,
      ).toContain(0);
  const given = features.find((feature) => feature.id === hopeless);
  expect(given?.attempts.map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'failed']);
  expect(project.read(`docs/research-x/${given?.attempts.at(-1)?.patch}`)).toContain('999');
  expect(await git('status', '--porcelain')).not.toMatch(/src|test/);
  expect((await git('worktree', 'list')).split('\n')).toHaveLength(1);
}

it.each([1, 2])(
  `does every feature once, with its proof, and loses no work, when ${wanted} processes are killed: %i at once`,
  async (parallel) => {
    const all = () => [...kills.values()].reduce((sum, count) => sum + count, 0);
    kills.clear();
    while (all() < wanted) {
      const coding = await committedProject(tasks);
      coding.project.write('.autonomous-workflow.yaml', 'failure_threshold: 100\nnotify: none\n');
      await coding.git('add', '.autonomous-workflow.yaml');
      await coding.git('commit', '--quiet', '--amend', '--no-edit');
      const session = new Session(coding.project, id, { environment });
      await session.types('autonomous-workflow:implement', `'x' --max-iterations 500 --parallel ${parallel}`);
      coding.project.replace(statePath('x'), 'stall_window: 3', 'stall_window: 50');
      await passesScrutiny(session, () => coding.cli('record', 'x'));
      let steps = 0;
      while (coding.project.state('x').status === 'in_progress' && steps < mostSteps) {
        await iterate(coding, session, parallel);
        steps += 1;
      }
      expect(coding.project.state('x'), `seed ${seed}`).toMatchObject({ end_reason: 'blocked_on_human' });
      await expectHonestEnd(coding);
      rmSync(coding.project.root, { recursive: true, force: true, maxRetries: 5 });
    }
    console.log(`seed ${seed}, ${parallel} at once: ${all()} kills`, Object.fromEntries(kills));
  },
  wanted * 30_000 + 120_000,
);
