import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { workflowPaths, type WorkflowPaths } from '../../src/files/paths.ts';
import { refreshOutlook, writeLedger } from '../../src/research/ledger-file.ts';
import { assess } from '../../src/research/rules/assess-claims.ts';
import { mergeHandIns } from '../../src/research/rules/merge.ts';
import { noMetadata } from '../../src/research/rules/pages/page.ts';
import { storeSnapshot } from '../../src/research/snapshots.ts';
import { claim, ledger, stored } from '../support/samples.ts';

const makers = {
  Litestream: 'https://litestream.io/tips',
  'Fly.io': 'https://fly.io/docs/litefs/faq',
  rqlite: 'https://rqlite.io/docs/FAQ',
} as const;

/** Central findings, each of the page of one maker. */
function known(findings: readonly (readonly [maker: keyof typeof makers, text: string])[]) {
  const claims = findings.map(([party, text]) =>
    claim(text, {
      quote: text,
      importance: 'central',
      source: { url: makers[party], title: party, kind: 'primary', party },
    }),
  );
  const merged = mergeHandIns(ledger(), [stored(1, 1, { claims })], '2026-03-01').ledger;
  const check = () => ({ verdict: 'exact' as const, sound: true, snapshot: 'a', detail: null });
  return assess(merged, { check, textHash: () => null, verifications: [] });
}

const lost = [
  'Litestream',
  'If the server crashes catastrophically, data written since the last replication of Litestream is gone.',
] as const;
const noFailover = ['Fly.io', 'Litestream cannot fail over automatically.'] as const;
const majority = [
  'rqlite',
  'A normal rqlite write is answered only after a majority of the databases has committed it.',
] as const;

function newPaths(): WorkflowPaths {
  const root = mkdtempSync(join(tmpdir(), 'outlook-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  return workflowPaths(root, 'sqlite-loss');
}

/** The first task for a second source. */
const secondSource = (paths: WorkflowPaths) => refreshOutlook(paths).gaps.find(({ kind }) => kind === 'second-source');

/** Stores a page that was fetched on a day of March. */
function store(paths: WorkflowPaths, url: string, text: string, day: number): void {
  storeSnapshot(paths, url, {
    outcome: 'fetched',
    finalUrl: url,
    status: 200,
    contentType: 'text/html',
    text,
    title: null,
    metadata: noMetadata,
    fetchedAt: new Date(Date.UTC(2026, 2, day)).toISOString(),
    bytes: text.length,
    truncated: false,
  });
}

describe('the outlook of a ledger', () => {
  it('has first what the summary of the report states, under the present ids of its findings', () => {
    const paths = newPaths();
    mkdirSync(dirname(paths.reportSource), { recursive: true });
    writeFileSync(paths.reportSource, '# Executive Summary\n\nIt waits [@C009].');
    const joined = [{ id: 'C009', into: 'C003', by: 'user', texts: [] }];
    writeLedger(paths, { ...known([noFailover, lost, majority]), joined });
    expect(secondSource(paths)?.id).toBe('C003:second-source');
  });

  it('compares the latest stored pages, as far as there is time for their texts', () => {
    const paths = newPaths();
    writeLedger(paths, known([lost, majority]));
    const said = 'If the server crashes, data that Litestream has written since its last replication is gone.';
    const filling = 'A sentence without a name. '.repeat(60_000);
    store(paths, makers.rqlite, `${said} ${filling}`, 2);
    expect(secondSource(paths)?.task).toContain(`${makers.rqlite}#stored`);
    store(paths, makers['Fly.io'], `${said} ${filling}`, 3);
    expect(secondSource(paths)?.task).toContain(`${makers['Fly.io']}#stored.`);
    // One that is too long by itself leaves the others their room.
    store(paths, 'https://a.example/', `${said} ${filling}${filling}`, 4);
    expect(secondSource(paths)?.task).toContain(`${makers['Fly.io']}#stored.`);
  });
});
