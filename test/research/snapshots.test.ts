import { appendFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { noMetadata, type FetchOutcome, isWorthFetching } from '../../src/research/rules/pages/page.ts';
import type { FailureKind } from '../../src/programs/rules/public-address.ts';
import { workflowPaths, type WorkflowPaths } from '../../src/files/paths.ts';
import { readSnapshot, readSnapshotIndex, storeSnapshot } from '../../src/research/snapshots.ts';
import { newProject } from '../support/project.ts';

async function newPaths(): Promise<WorkflowPaths> {
  const paths = workflowPaths((await newProject()).root, 'x');
  mkdirSync(paths.snapshots, { recursive: true });
  return paths;
}

const fetched = (text: string): FetchOutcome => ({
  outcome: 'fetched',
  finalUrl: 'https://example.org/',
  text,
  metadata: { ...noMetadata, title: 'T', authors: ['Moreau, Ana'] },
  truncated: false,
});

const failed = (kind: FailureKind): FetchOutcome => ({
  outcome: 'failed',
  reason: { kind, sentence: 'So it is.' },
  finalUrl: 'https://example.org/',
  status: null,
});

const texts = (paths: WorkflowPaths) => readdirSync(paths.snapshots).filter((file) => file.endsWith('.txt'));

describe('a snapshot', () => {
  it('comes back as it was stored, to the last character', async () => {
    const paths = await newPaths();
    const text = 'Zeile 1\n\t16 bytes – 0.4 µs\u{1f600}';
    const row = storeSnapshot(paths, 'https://example.org/a', fetched(text));
    expect(readSnapshot(paths, row.snapshot ?? '')).toBe(text);
    expect(readSnapshotIndex(paths).get('example.org/a')).toEqual(row);
    expect(row).toMatchObject({ canonical: 'example.org/a', outcome: 'stored', characters: text.length, attempts: 1 });
  });

  it('of the same text is stored once, and both pages name it', async () => {
    const paths = await newPaths();
    const rows = ['https://a.org/', 'https://b.org/'].map((url) => storeSnapshot(paths, url, fetched('same')));
    expect(texts(paths)).toEqual([`${rows[0]?.snapshot ?? ''}.txt`]);
    expect(rows[1]?.snapshot).toBe(rows[0]?.snapshot);
  });

  it('that was changed is no proof any more, and is repaired when the page is fetched again', async () => {
    const paths = await newPaths();
    const { snapshot } = storeSnapshot(paths, 'https://example.org/', fetched('16 bytes'));
    writeFileSync(join(paths.snapshots, `${snapshot ?? ''}.txt`), '61 bytes');
    expect(readSnapshot(paths, snapshot ?? '')).toBeUndefined();
    storeSnapshot(paths, 'https://example.org/', fetched('16 bytes'));
    expect(readSnapshot(paths, snapshot ?? '')).toBe('16 bytes');
  });

  it.each(['', '../../ledger', 'a'.repeat(64), 'A'.repeat(64)])('named %j is none', async (hash) => {
    expect(readSnapshot(await newPaths(), hash)).toBeUndefined();
  });
});

describe('the index', () => {
  it('is empty before anything was fetched', async () => {
    expect(readSnapshotIndex(workflowPaths((await newProject()).root, 'x')).size).toBe(0);
  });

  it('does not depend on the order in which pages came', async () => {
    const [one, two] = [await newPaths(), await newPaths()];
    const urls = ['https://b.org/', 'https://a.org/', 'repository:notes.md'];
    for (const url of urls) storeSnapshot(one, url, fetched(url));
    for (const url of urls.reverse()) storeSnapshot(two, url, fetched(url));
    expect([...readSnapshotIndex(one).keys()]).toEqual([...readSnapshotIndex(two).keys()]);
  });

  it('counts a line that a crash cut, or somebody damaged, as not written', async () => {
    const paths = await newPaths();
    storeSnapshot(paths, 'https://a.org/', fetched('a'));
    const index = join(paths.snapshots, 'index.jsonl');
    appendFileSync(index, '{"page":"b.org"}\nnull\nnot json\n{"page":"c.o');
    storeSnapshot(paths, 'https://d.org/', fetched('d'));
    expect([...readSnapshotIndex(paths).keys()]).toEqual(['a.org', 'd.org']);
  });

  it('keeps a text when the page is gone later', async () => {
    const paths = await newPaths();
    const stored = storeSnapshot(paths, 'https://a.org/', fetched('a'));
    expect(storeSnapshot(paths, 'https://a.org/', failed('gone'), stored)).toMatchObject({
      outcome: 'dead',
      snapshot: null,
    });
    expect(readSnapshotIndex(paths).get('a.org')).toEqual(stored);
  });

  it('tells apart the landing page and the PDF of one paper', async () => {
    const paths = await newPaths();
    storeSnapshot(paths, 'https://arxiv.org/abs/2401.01234', fetched('abstract'));
    storeSnapshot(paths, 'https://arxiv.org/pdf/2401.01234', fetched('paper'));
    const rows = [...readSnapshotIndex(paths).values()];
    expect(rows.map(({ canonical }) => canonical)).toEqual(['arxiv:2401.01234', 'arxiv:2401.01234']);
    expect(new Set(rows.map(({ snapshot }) => snapshot)).size).toBe(2);
  });
});

describe('whether a page is fetched again', () => {
  it.each<[FetchOutcome, number, boolean]>([
    [fetched('a'), 1, false],
    [failed('gone'), 1, false],
    [failed('wall'), 1, false],
    [failed('refused-address'), 1, false],
    [failed('unsupported-type'), 1, false],
    [failed('timed-out'), 1, true],
    [failed('timed-out'), 2, true],
    [failed('timed-out'), 3, false],
    [failed('status'), 1, true],
    [failed('no-program'), 1, true],
  ])('%j after %i attempts: %s', async (outcome, attempts, again) => {
    const paths = await newPaths();
    for (let attempt = 0; attempt < attempts; attempt += 1)
      storeSnapshot(paths, 'https://a.org/', outcome, readSnapshotIndex(paths).get('a.org'));
    expect(isWorthFetching(readSnapshotIndex(paths).get('a.org'))).toBe(again);
  });

  it('yes, when it never was', () => {
    expect(isWorthFetching(undefined)).toBe(true);
  });
});
