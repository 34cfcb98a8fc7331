import { appendFileSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readCheckpointNames } from '../../src/loop/rules/checkpoint.ts';
import { listCheckpoints, listCheckpointFiles, takeCheckpoint } from '../../src/loop/checkpoint.ts';
import { restoreTranscript } from '../../src/app/restore-checkpoint.ts';
import { workflowPaths, type WorkflowPaths } from '../../src/files/paths.ts';
import type { Project } from '../support/project.ts';
import { begunSession } from '../support/session.ts';

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
describe('restoring a transcript', () => {
  async function three(): Promise<Setting> {
    const here = await setting();
    for (const text of ['one\n', 'two\n', 'three\n']) {
      appendFileSync(here.transcript, text);
      await take(here);
    }
    return here;
  }
  const fileOf = ({ paths }: Setting, id: number) => {
    const found = listCheckpointFiles(paths).find(({ number, piece }) => number === id && piece !== null);
    return join(paths.transcripts, found?.name ?? '');
  };
  const left = ({ project }: Setting) =>
    project.files('docs/research-x/transcripts').filter((name) => name.includes('restored'));

  it('gives back what it was at each checkpoint', async () => {
    const here = await three();
    const texts = ['one\n', 'one\ntwo\n', 'one\ntwo\nthree\n'];
    for (const [index, text] of texts.entries()) {
      const { file } = await restoreTranscript(here.paths, String(index + 1));
      expect(readFileSync(file, 'utf8')).toBe(text);
    }
    // What was restored is no checkpoint.
    expect(listCheckpoints(here.paths)).toHaveLength(3);
  });

  it('with a piece missing in the middle is refused, and leaves nothing', async () => {
    const here = await three();
    rmSync(fileOf(here, 2));
    await expect(restoreTranscript(here.paths, '3')).rejects.toThrow(/not whole.*nothing that begins at byte 4/);
    expect(left(here)).toEqual([]);
    expect((await restoreTranscript(here.paths, '1')).bytes).toBe(4);
  });

  it.each([
    ['cut', (file: string) => truncateSync(file, 12)],
    ['no gzip', (file: string) => writeFileSync(file, 'spoiled')],
    ['empty', (file: string) => writeFileSync(file, '')],
    ['another one', (file: string, here: Setting) => writeFileSync(file, readFileSync(fileOf(here, 3)))],
  ])('with a piece that is %s is refused, and leaves nothing', async (_, spoil) => {
    const here = await three();
    spoil(fileOf(here, 2), here);
    await expect(restoreTranscript(here.paths, '3')).rejects.toThrow(
      /^A piece of the transcript is damaged \(.*0002\./,
    );
    expect(left(here)).toEqual([]);
  });

  it('passes over names that are none of ours', async () => {
    const here = await three();
    const piece = fileOf(here, 1);
    writeFileSync(join(here.paths.transcripts, 'notes.txt'), '');
    renameSync(piece, piece.replace('.0-4.', '.0-x.'));
    await expect(restoreTranscript(here.paths, '2')).rejects.toThrow(/begins at byte 0/);
    expect(readCheckpointNames(['', 'a', '0001.x', '..', '0001.2026-01-01T00-00-00-000Z.a.s.state.md'])).toHaveLength(
      1,
    );
  });

  it('keeps pieces that gunzip alone can read', async () => {
    const here = await three();
    expect(gunzipSync(readFileSync(fileOf(here, 2))).toString()).toBe('two\n');
  });
});
