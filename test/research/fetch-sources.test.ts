import { readdirSync, rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fetchSources, type FetchSourcesOptions } from '../../src/research/fetch-sources.ts';
import type { SnapshotRow } from '../../src/research/rules/pages/page.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { readSnapshot, readSnapshotIndex } from '../../src/research/snapshots.ts';
import { useLocalWeb } from '../support/fetching.ts';
import { newProject } from '../support/project.ts';

const { web } = useLocalWeb();

async function newWorkflow() {
  const project = await newProject();
  const paths = workflowPaths(project.root, 'x');
  const seen: string[] = [];
  const run = (addresses: readonly string[], more: Partial<FetchSourcesOptions> = {}): Promise<SnapshotRow[]> => {
    const options = { allowedPrivateHosts: web().hosts, pauseMilliseconds: 0, ...more };
    return fetchSources(paths, addresses, options, ({ url }) => void seen.push(url));
  };
  return { project, paths, run, seen };
}

const at = (path: string): string => web().address('trouble', path);

describe('fetching sources', () => {
  it('stores every quote of the local web where its check can find it', async () => {
    const { paths, run } = await newWorkflow();
    const { findings } = web();
    const rows = await run(findings.map(({ source }) => source.url));
    for (const [index, { quote }] of findings.entries()) {
      const text = readSnapshot(paths, rows[index]?.snapshot ?? '') ?? '';
      expect(text.replace(/\s+/g, ' ')).toContain(quote);
    }
  });

  it('answers in the order of the addresses, and tells of each', async () => {
    const { run, seen } = await newWorkflow();
    const addresses = [at('/slow'), at('/notes.txt'), web().address('news', '/2025/01/quota-war'), at('/status/404')];
    const rows = await run(addresses);
    expect(rows.map(({ url }) => url)).toEqual(addresses);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['stored', 'stored', 'stored', 'dead']);
    expect(seen.toSorted()).toEqual(addresses.toSorted());
  });

  it('fetches one page under several addresses once', async () => {
    const { run } = await newWorkflow();
    const page = web().address('operations', '/rate-limits/');
    const before = web().requests.length;
    const rows = await run([
      page,
      `${page}?utm_source=feed`,
      `${page}#top`,
      page.replace(/\/$/, ''),
      `${page}index.html`,
    ]);
    expect(web().requests.length - before).toBe(1);
    expect(new Set(rows.map(({ snapshot }) => snapshot)).size).toBe(1);
    expect(rows).toHaveLength(5);
  });

  it('keeps two mirrors apart that differ in a number', async () => {
    const { paths, run } = await newWorkflow();
    const rows = await run([
      web().address('measurements', '/limiters-2024'),
      web().address('forum', '/mirror/limiters-2024'),
    ]);
    const [honest, changed] = rows.map(({ snapshot }) => readSnapshot(paths, snapshot ?? ''));
    expect([honest?.includes('812 bytes'), changed?.includes('812 bytes')]).toEqual([true, false]);
  });

  it('does not ask again for what is stored or gone, unless it is told to', async () => {
    const { run } = await newWorkflow();
    const addresses = [at('/notes.txt'), at('/status/410'), at('/wall/login')];
    const first = await run(addresses);
    const before = web().requests.length;
    expect(await run(addresses)).toEqual(first);
    expect(web().requests.length - before).toBe(0);
    await run(addresses, { again: true });
    expect(web().requests.length - before).toBe(3);
  });

  it('asks again for a text that is lost', async () => {
    const { project, paths, run } = await newWorkflow();
    const [row] = await run([at('/notes.txt')]);
    const folder = 'docs/research-x/snapshots';
    rmSync(project.path(`${folder}/${row?.snapshot ?? ''}.txt`));
    expect(await run([at('/notes.txt')])).toMatchObject([{ outcome: 'stored', snapshot: row?.snapshot }]);
    expect(readdirSync(paths.snapshots).sort()).toEqual([`${row?.snapshot ?? ''}.txt`, 'index.jsonl'].sort());
  });

  it('goes on where its time ran out', async () => {
    const { paths, run } = await newWorkflow();
    const addresses = [at('/hang'), at('/notes.txt'), web().address('forum', '/questions/11')];
    const rows = await run(addresses, { budgetMilliseconds: 400 });
    expect(rows.map(({ outcome, reason }) => reason?.kind ?? outcome)).toEqual([
      'timed-out',
      'not-attempted',
      'stored',
    ]);
    expect([...readSnapshotIndex(paths).values()].map(({ url }) => url)).not.toContain(at('/notes.txt'));
    expect(await run(addresses.slice(1))).toMatchObject([{ outcome: 'stored' }, { outcome: 'stored' }]);
  });

  it('takes documents of the project as sources too', async () => {
    const { project, paths, run } = await newWorkflow();
    project.write('docs/interview.md', 'We measured 16 bytes.');
    const [row, missing] = await run(['repository:docs/interview.md', 'repository:docs/missing.md']);
    expect(row).toMatchObject({ outcome: 'stored', canonical: 'repository:docs/interview.md' });
    expect(readSnapshot(paths, row?.snapshot ?? '')).toBe('We measured 16 bytes.');
    expect(missing).toMatchObject({ outcome: 'dead' });
  });
});
