import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { execaSync } from 'execa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkpointPrefix, pieceName } from '../../src/loop/rules/checkpoint.ts';
import { listCheckpoints, listCheckpointFiles, takeCheckpoint } from '../../src/loop/checkpoint.ts';
import { restoreTranscript } from '../../src/app/restore-checkpoint.ts';
import { workflowPaths, type WorkflowPaths } from '../../src/files/paths.ts';
import type { Project } from '../support/project.ts';
import { begunSession } from '../support/session.ts';
import { Worker } from '../support/worker.ts';
import type { Cost } from './checkpoint-taker.ts';

const megabyte = 1024 * 1024;

interface Setting {
  project: Project;
  paths: WorkflowPaths;
  transcript: string;
}

async function setting(): Promise<Setting> {
  const { project } = await begunSession();
  const transcript = join(project.outside('home'), 'session-one.jsonl');
  return { project, paths: workflowPaths(project.root, 'x'), transcript };
}

const take = ({ paths, transcript }: Setting) =>
  takeCheckpoint(paths, { transcript, trigger: 'auto', now: new Date() });
const pieces = ({ paths }: Setting) => listCheckpointFiles(paths).flatMap(({ piece }) => piece ?? []);

/** Text in which no two parts are the same. */
function rows(from: number, bytes: number): string {
  const lines: string[] = [];
  for (let row = from, length = 0; length < bytes; row += 1) {
    const line = `{"row":${row},"x":"${(row * 2_654_435_761) % 4_294_967_296}"}\n`;
    lines.push(line);
    length += line.length;
  }
  return lines.join('');
}

/** As if the zeros that a transcript begins with had been kept already. */
function keptUpTo({ paths, transcript }: Setting, end: number): void {
  const packed = gzipSync(Buffer.alloc(1024));
  const checksum = packed.readUInt32LE(packed.length - 8).toString(16);
  const prefix = checkpointPrefix({ number: 1, now: new Date(), trigger: 'auto', transcript: basename(transcript) });
  mkdirSync(paths.transcripts, { recursive: true });
  writeFileSync(join(paths.transcripts, pieceName(prefix, { start: 0, end, checksum })), '');
}

let worker: Worker;
beforeAll(async () => {
  worker = await Worker.of(join(import.meta.dirname, 'checkpoint-taker.ts'));
});
afterAll(() => worker.dispose());

async function cost(here: Setting): Promise<Cost> {
  const { stdout, stderr } = await worker.start(here.project.root, 'x', here.transcript);
  expect(stderr).toBe('');
  return JSON.parse(stdout.split('\n')[1] ?? '') as Cost;
}

describe('a checkpoint', () => {
  it('of 1 MB behind 500 MB costs what one of 1 MB behind nothing costs', async () => {
    const [large, small] = [await setting(), await setting()];
    writeFileSync(large.transcript, '');
    truncateSync(large.transcript, 500 * megabyte);
    keptUpTo(large, 500 * megabyte);
    writeFileSync(small.transcript, '{}\n');
    await cost(small);
    const costs: [Cost, Cost][] = [];
    for (let round = 0; round < 3; round += 1) {
      const text = rows(round * 1_000_000, megabyte);
      for (const here of [large, small]) appendFileSync(here.transcript, text);
      costs.push([await cost(large), await cost(small)]);
    }
    const fastest = (index: 0 | 1) => Math.min(...costs.map((pair) => pair[index].milliseconds));
    const bytes = (index: 0 | 1) => Math.max(...costs.map((pair) => pair[index].read));
    expect(fastest(0)).toBeLessThan(fastest(1) * 2 + 20);
    expect(bytes(0)).toBeLessThan(bytes(1) + 0.1 * megabyte);
    expect(bytes(0)).toBeLessThan(1.2 * megabyte);
    // What was kept before is not kept again.
    expect(pieces(large).at(-1)?.end).toBe(statSync(large.transcript).size);
  }, 120_000);

  it('that is killed at any moment loses no byte and keeps none twice', async () => {
    const here = await setting();
    writeFileSync(here.transcript, '');
    let row = 0;
    let killed = 0;
    for (let round = 0; round < 8; round += 1) {
      const text = rows(row, (round % 4) * 2 * megabyte + 1);
      row += text.split('\n').length;
      appendFileSync(here.transcript, text);
      const running = worker.start(here.project.root, 'x', here.transcript);
      await once(running.stdout, 'data');
      await sleep(Math.random() * 200);
      running.kill('SIGKILL');
      if ((await running).signal === 'SIGKILL') killed += 1;
    }
    await take(here);
    const kept = pieces(here);
    expect(killed).toBeGreaterThan(0);
    expect(kept.map(({ start }) => start)).toEqual([0, ...kept.slice(0, -1).map(({ end }) => end)]);
    const id = listCheckpoints(here.paths).at(-1)?.id ?? '';
    const { file, bytes } = await restoreTranscript(here.paths, id);
    expect(bytes).toBe(statSync(here.transcript).size);
    expect(readFileSync(file).equals(readFileSync(here.transcript))).toBe(true);
    expect(here.project.files('docs/research-x/transcripts').filter((name) => name.endsWith('.tmp'))).toEqual([]);
  }, 120_000);

  it('of two compactions at once keeps each byte once', async () => {
    const here = await setting();
    writeFileSync(here.transcript, rows(0, 5 * megabyte));
    await Promise.all([1, 2, 3].map(() => worker.start(here.project.root, 'x', here.transcript)));
    const files = pieces(here);
    expect(files.map(({ start, end }) => [start, end])).toEqual([
      [0, 4 * megabyte],
      [4 * megabyte, statSync(here.transcript).size],
    ]);
  }, 60_000);

  it.each([
    ['a shorter one', 'other\n'],
    ['one of the same length', 'third\n'.repeat(100)],
    ['a longer one', 'other\n'.repeat(1_000)],
  ])(
    'of a transcript that was replaced by %s begins anew, and the earlier one can still be restored',
    async (_, text) => {
      const here = await setting();
      const before = 'first\n'.repeat(100);
      writeFileSync(here.transcript, before);
      await take(here);
      writeFileSync(here.transcript, text);
      await take(here);
      appendFileSync(here.transcript, 'more\n');
      await take(here);
      const restored = async (id: string) => readFileSync((await restoreTranscript(here.paths, id)).file, 'utf8');
      expect(await restored('1')).toBe(before);
      expect(await restored('2')).toBe(text);
      expect(await restored('3')).toBe(`${text}more\n`);
    },
  );

  it('follows a link to its transcript', async () => {
    const here = await setting();
    writeFileSync(`${here.transcript}.real`, 'one\n');
    symlinkSync(`${here.transcript}.real`, here.transcript);
    await take(here);
    appendFileSync(`${here.transcript}.real`, 'two\n');
    await take(here);
    expect(pieces(here).map(({ start, end }) => [start, end])).toEqual([
      [0, 4],
      [4, 8],
    ]);
  });

  it('of a link to nothing, or without a transcript, keeps nothing', async () => {
    const here = await setting();
    symlinkSync(`${here.transcript}.nowhere`, here.transcript);
    await take(here);
    expect(here.project.files('docs/research-x/transcripts')).toEqual([]);
    expect(here.project.events('x')).not.toContain('checkpoint-failed');
  });

  it.each([
    ['a folder', (path: string) => mkdirSync(path, { recursive: true })],
    ['a named pipe', (path: string) => execaSync('mkfifo', [path])],
  ])('of %s instead of a transcript is noted as failed and ends at once', async (_, make) => {
    const here = await setting();
    make(here.transcript);
    await take(here);
    expect(here.project.journal('x').at(-1)).toMatchObject({ event: 'checkpoint-failed', trigger: 'auto' });
  });

  it.skipIf(process.getuid?.() === 0)('of a transcript that may not be read is noted as failed', async () => {
    const here = await setting();
    writeFileSync(here.transcript, 'one\n');
    chmodSync(here.transcript, 0o000);
    await take(here);
    expect(here.project.journal('x').at(-1)).toMatchObject({ event: 'checkpoint-failed', why: /EACCES/ });
  });

  it('is kept although the state file is gone or a folder', async () => {
    const here = await setting();
    writeFileSync(here.transcript, 'one\n');
    rmSync(here.paths.state);
    await take(here);
    mkdirSync(here.paths.state);
    appendFileSync(here.transcript, 'two\n');
    await take(here);
    expect(listCheckpoints(here.paths)).toMatchObject([
      { id: '1', bytes: 4, iteration: null },
      { id: '2', bytes: 4, iteration: null },
    ]);
  });
});
