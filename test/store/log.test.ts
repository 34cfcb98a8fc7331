import { existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { log } from '../../src/store/log.ts';
import { newProject } from '../support/project.ts';
import { Worker } from '../support/worker.ts';
import { writtenEvent } from './log-writer.ts';

const now = new Date('2026-03-01T10:00:00.000Z');
const debug = { log_level: 'debug' } as const;

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

async function place() {
  const project = await newProject();
  return { project, file: project.path('Logs/deep/log.jsonl') };
}

describe('log', () => {
  it('appends one line of JSON for each entry, in a folder that it makes', async () => {
    const { file } = await place();
    log(debug, file, now, { level: 'info', event: 'a', iteration: 3 });
    log(debug, file, now, { level: 'error', event: 'b', why: 'two\nlines' });
    expect(linesOf(file)).toEqual([
      { time: '2026-03-01T10:00:00.000Z', level: 'info', event: 'a', iteration: 3 },
      { time: '2026-03-01T10:00:00.000Z', level: 'error', event: 'b', why: 'two\nlines' },
    ]);
  });

  it('leaves out what is below its level', async () => {
    const { file } = await place();
    for (const level of ['debug', 'info', 'warning', 'error'] as const) {
      log({ log_level: 'warning' }, file, now, { level, event: 'a' });
    }
    expect(linesOf(file).map(({ level }) => level)).toEqual(['warning', 'error']);
  });

  it('is safe to show and of bounded length, whatever it is given', async () => {
    const { file } = await place();
    log(debug, file, now, {
      level: 'info',
      event: 'a',
      deep: { text: `\u001b[31m\u009b\u202e${'x'.repeat(100_000)}` },
    });
    expect(linesOf(file)).toEqual([expect.objectContaining({ deep: { text: `[31m${'x'.repeat(3_996)}` } })]);
    expect(readFileSync(file, 'utf8')).not.toMatch(/[\u009b\u202e]/);
  });

  it('never fails: not for data that is none, nor where it cannot write', async () => {
    const { project, file } = await place();
    const circle: Record<string, unknown> = {};
    circle.circle = circle;
    log(debug, file, now, { level: 'info', event: 'a', circle, big: 1n });
    expect(existsSync(file)).toBe(false);
    project.write('Logs', 'a file where a folder should be');
    log(debug, file, now, { level: 'info', event: 'a' });
    log(debug, project.path('docs'), now, { level: 'info', event: 'a' });
    mkdirSync(project.path('folder'));
    log(debug, project.path('folder'), now, { level: 'info', event: 'a' });
    expect(existsSync(file)).toBe(false);
  });
});

it('a file that is no log is never written into', async () => {
  const project = await newProject();
  for (const [name, content] of [
    ['package.json', '{\n "name": "x"\n}\n'],
    ['notes.md', '# Notes\n'],
    ['journal.jsonl', '{"time":"2026"}\n'],
  ] as const) {
    project.write(name, content);
    log({ log_level: 'debug' }, project.path(name), new Date(), { level: 'error', event: 'a' });
    expect(project.read(name)).toBe(content);
  }
});

describe('a log of 5 MB', () => {
  const oldLine = `${JSON.stringify({ time: '2026-01-01T00:00:00.000Z', event: 'old', filler: 'x'.repeat(972) })}\n`;
  const full = oldLine.repeat(5_000);

  it('moves aside, over the one that was moved before', async () => {
    const { file } = await place();
    log(debug, file, now, { level: 'info', event: 'first' });
    writeFileSync(file, full);
    writeFileSync(`${file}.1`, 'older');
    log(debug, file, now, { level: 'info', event: 'new' });
    expect(linesOf(file).map(({ event }) => event)).toEqual(['new']);
    expect(readFileSync(`${file}.1`, 'utf8')).toBe(full);
  });

  it('goes on in its place when it cannot be moved', async () => {
    const { file } = await place();
    mkdirSync(join(`${file}.1`, 'taken'), { recursive: true });
    writeFileSync(file, full);
    log(debug, file, now, { level: 'info', event: 'new' });
    expect(linesOf(file).at(-1)).toMatchObject({ event: 'new' });
  });

  it('is moved although a process was killed while it moved one', async () => {
    const { file } = await place();
    log(debug, file, now, { level: 'info', event: 'first' });
    writeFileSync(file, full);
    writeFileSync(`${file}.rotating`, '');
    log(debug, file, now, { level: 'info', event: 'a' });
    expect(statSync(file).size).toBeGreaterThan(full.length);
    const old = Date.now() / 1_000 - 11;
    utimesSync(`${file}.rotating`, old, old);
    log(debug, file, now, { level: 'info', event: 'b' });
    log(debug, file, now, { level: 'info', event: 'c' });
    expect(linesOf(file).map(({ event }) => event)).toEqual(['c']);
    expect(existsSync(`${file}.rotating`)).toBe(false);
  });

  it('loses no line of several processes that write at once', async () => {
    const { file } = await place();
    const worker = await Worker.of(join(import.meta.dirname, 'log-writer.ts'));
    onTestFinished(() => worker.dispose());
    log(debug, file, now, { level: 'info', event: 'first' });
    writeFileSync(file, oldLine.repeat(4_900));
    const before = 4_900;
    const ended = await Promise.all(['a', 'b', 'c'].map((writer) => worker.start(file, writer, '3000')));
    expect(ended.map(({ exitCode, stderr }) => ({ exitCode, stderr }))).toEqual(
      Array(3).fill({ exitCode: 0, stderr: '' }),
    );
    const all = [...linesOf(`${file}.1`), ...linesOf(file)];
    expect(all).toHaveLength(before + 9_000);
    expect(all.slice(before).every(({ event }) => event === writtenEvent)).toBe(true);
    expect(new Set(all.slice(before).map(({ writer, line }) => `${String(writer)}${String(line)}`)).size).toBe(9_000);
  });
});
