import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { diagnose } from '../../src/app/repair.ts';
import type { WorkflowPaths } from '../../src/files/paths.ts';
import { readState, stateExists } from '../../src/loop/state-file.ts';
import { asWriter } from '../../src/loop/workflow.ts';
import {
  expectQuiet,
  handsIn,
  makers,
  newArena,
  ofX,
  records,
  stopHook,
  tellX,
  tellY,
  type Arena,
  type Make,
} from './attempts.ts';
import { expectReadable, tornLines } from './readable.ts';
import { cliCall, runUntil } from './victims.ts';

/** How many processes are to be killed; TORTURE_SEED repeats the moments of a run, as far as the machine lets them repeat. */
const rounds = Number(process.env.TORTURE_ROUNDS ?? 100);
const seed = Number(process.env.TORTURE_SEED ?? Date.now() % 1_000_000);
const allMakers = makers;
/** A ledger of thousands of claims makes each round slow. */
const roundsOfOneProject = 120;

let state = seed;
/** A number from 0 to 1, the same ones for the same seed (mulberry32). */
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}

/** What each victim usually takes, in milliseconds, as measured so far. */
const usual = new Map<string, number>();
const first = 400;
/** Watchers never end. */
const longest = 1_500;
const kills = new Map<string, number>();
/** Runs work that does not hold the locks of its caller. */
const holdingNothing = AsyncLocalStorage.snapshot();

async function runWhole(arena: Arena, make: Make): Promise<void> {
  const { victim, acknowledge } = await make(arena);
  const end = await runUntil(arena.project, victim);
  expectQuiet(end, victim.name);
  await acknowledge?.(end);
}

/** The session that has to own a workflow; an archive has no owner any more. */
function ownerOf({ x, y }: Arena, paths: WorkflowPaths): string | undefined {
  if (paths === x) return 's1';
  if (paths === y) return 's2';
  return paths.name.startsWith('w') ? undefined : paths.name;
}

async function kill(arena: Arena, make: Make): Promise<void> {
  const { victim, paths, acknowledge, interrupted } = await make(arena);
  const { name } = victim;
  // Later moments more often: a process spends the first half of its life loading. Some are to end before: only those tell how long.
  const delay = (usual.get(name) ?? first) * 1.3 * Math.sqrt(random());
  const started = performance.now();
  const end = await runUntil(arena.project, victim, delay);
  const took = performance.now() - started;
  if (end.killed) kills.set(name, (kills.get(name) ?? 0) + 1);
  // On a busy machine it takes longer than it did: one that never lives to its end tells nothing of that.
  usual.set(name, end.killed ? Math.min(longest, (usual.get(name) ?? first) * 1.1) : took);
  if (stateExists(paths)) {
    const expectAllReadable = () => expectReadable(paths, ownerOf(arena, paths), name);
    await expectAllReadable();
    // No lock of a killed process keeps a writer out, and no writer's lock keeps a reader out.
    await asWriter(paths, () => holdingNothing(expectAllReadable));
  }
  if (!end.killed) {
    if (!/^(?:CLI doctor|CLI config)/.test(name)) expectQuiet(end, name);
    await acknowledge?.(end);
  } else {
    await interrupted?.();
  }
}

/** Two writers that go on until the round is over, beside whatever is killed. */
async function underLoad(arena: Arena, work: () => Promise<void>): Promise<void> {
  let isOver = false;
  const loop = async (makes: readonly Make[]) => {
    while (!isOver) for (const make of makes) await runWhole(arena, make);
  };
  const edits = ofX((given) => {
    appendFileSync(given.x.report, '% more\n');
    return stopHook(given);
  });
  const writers = [loop([handsIn, handsIn, handsIn, records, edits]), loop([tellX, tellY, ofX(stopHook)])];
  try {
    await Promise.race([work(), ...writers]);
  } finally {
    isOver = true;
    await Promise.all(writers);
  }
}

async function expectAllKept(arena: Arena): Promise<void> {
  const { project, x, y, done } = arena;
  await runWhole(arena, records);
  for (const paths of [x, y]) {
    expectQuiet(await runUntil(project, cliCall('repair', paths.name)), 'CLI repair');
    expect(diagnose(paths).filter(({ kind }) => kind === 'broken')).toEqual([]);
    expect(tornLines(paths).length).toBeLessThanOrEqual([...kills.values()].reduce((sum, count) => sum + count, 0));
  }
  expectQuiet(await runUntil(project, cliCall('status', 'x', '--json')), 'CLI status');
  expect((await readState(x)).status).toBe('in_progress');
  done.expectKept(x);
  expectTranscriptKept(arena);
}

/** Holds what checkpoints promised to keep against the files in the order of their names. */
function expectTranscriptKept({ x, transcript, done }: Arena): void {
  const files = readdirSync(x.transcripts).filter((name) => name.endsWith('.jsonl'));
  const kept = Buffer.concat(files.sort().map((name) => readFileSync(join(x.transcripts, name))));
  expect(kept.length).toBeGreaterThanOrEqual(done.keptBytes);
  // A checkpoint that was killed before it was noted is taken again from the same byte.
  const whole = readFileSync(transcript);
  for (const name of files) expect(whole.includes(readFileSync(join(x.transcripts, name)))).toBe(true);
}

it(
  `loses nothing that was acknowledged, and leaves nothing that cannot be read, when processes are killed ${rounds} times`,
  async () => {
    for (let round = 0; round < rounds;) {
      const arena = await newArena();
      const last = Math.min(rounds, round + roundsOfOneProject);
      await underLoad(arena, async () => {
        for (; round < last; round += 1) {
          const make = allMakers[round % allMakers.length];
          if (make !== undefined) await kill(arena, make);
        }
      });
      await expectAllKept(arena);
      arena.project.dispose();
    }
    const all = [...kills.values()].reduce((sum, count) => sum + count, 0);
    console.log(`seed ${seed}: ${all} kills in ${rounds} rounds`, Object.fromEntries(kills));
    expect(all).toBeGreaterThan(rounds / 5);
  },
  rounds * 5_000 + 60_000,
);
