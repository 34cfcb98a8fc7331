import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workflowPaths } from '../../src/files/paths.ts';
import { readLedger, writeLedger } from '../../src/research/ledger-file.ts';
import { verificationsOf } from '../../src/research/rules/verdicts.ts';
import type { Claim, Ledger } from '../../src/research/rules/ledger.ts';
import { wrongSides } from '../../src/research/rules/verification-material.ts';
import { verificationHandIn } from '../../src/research/rules/verification.ts';
import {
  assignVerifiers,
  readBatches,
  reportBatches,
  taskOfVerifier,
} from '../../src/research/verification-batches.ts';
import { ledger, state } from '../support/samples.ts';

const claim = (number: number, importance: Claim['importance'], text = `The page ${number} states this.`): Claim => ({
  id: `C00${number}`,
  text,
  importance,
  confidence: 'medium',
  first_iteration: 1,
  evidence: [
    {
      source: 'S001',
      quote: 'The page states this.',
      hand_in: '1/researcher-1',
      check: { verdict: 'exact', sound: true, snapshot: `${number}`.repeat(64), detail: null },
    },
  ],
});

/** A workflow whose writer left some findings out, with this report. */
const workflow = (left: string[], tex: string, claims: Claim[], more: Partial<Ledger> = {}) => {
  const paths = workflowPaths(mkdtempSync(join(tmpdir(), 'order-')), 'rate-limiting');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  const source = { id: 'S001', key: 'a', canonical: 'a', url: 'https://example.org/a', title: 'A', authors: [] };
  const sources = [{ ...source, year: null, kind: 'primary' as const, first_iteration: 1, accessed: '2026-03-01' }];
  mkdirSync(paths.inbox, { recursive: true });
  writeLedger(paths, ledger({ sources, claims, ...more }));
  write(paths.reportSource, tex);
  const entry = { agent: 'report-writer', agent_id: 'a', received_at: '2026-03-01T10:00:00.000Z', problems: [] };
  const handIn = { assignment: 'i1-t1', title: null, sections: [], left };
  write(
    join(paths.inbox, '1', 'report-writer-1.json'),
    JSON.stringify({ ...entry, assignment: 'i1-t1', hand_in: handIn }),
  );
  return paths;
};
const idsIn = (batches: readonly { claims: readonly { claim: string }[] }[]) =>
  batches.flatMap(({ claims }) => claims.map((one) => one.claim));

describe('verifiers read', () => {
  it('central findings before supporting ones that a writer left out', () => {
    const paths = workflow(['C001 repeats what is cited: left out.'], '# Analysis & Synthesis\n\nNone.', [
      claim(1, 'supporting'),
      claim(2, 'supporting', 'The page never states this.'),
      claim(3, 'central'),
      claim(4, 'central', 'The page always states this.'),
    ]);
    assignVerifiers(paths, state({ iteration: 2 }));
    expect(idsIn(readBatches(paths))).toEqual(['C003', 'C004', 'C001']);
  });

  it('all central findings of a usual iteration', () => {
    const pages = (importance: Claim['importance'], text?: string) =>
      Array.from({ length: 24 }, (_, at) => {
        const { evidence, ...one } = claim(1, importance, text);
        const id = `C${String(at + 1).padStart(3, '0')}`;
        return { ...one, id, evidence: evidence.map((each) => ({ ...each, wording: id })) };
      });
    const listed = (claims: Claim[]) => {
      const paths = workflow([], '# Analysis & Synthesis\n\nNone.', claims);
      assignVerifiers(paths, state({ iteration: 2 }));
      return readBatches(paths).map((batch) => batch.claims.length);
    };
    expect(listed(pages('central'))).toEqual([10, 10, 4]);
  });

  it('of those in doubt first what the report states', () => {
    const tex = '# Analysis & Synthesis\n\nOne [@C002].';
    const paths = workflow(['C001 adds little.'], tex, [claim(1, 'central'), claim(2, 'central')]);
    assignVerifiers(paths, state({ iteration: 2 }));
    expect(idsIn(readBatches(paths))).toEqual(['C002', 'C001']);
  });

  it('of a finished report also a finding that one alone contradicts, against its other pages', () => {
    const look = { assignment: 'i1-v1', hand_in: '1/claim-verifier-1', claim: 'C001', reason: null, rewording: null };
    const looks = [{ ...look, verdict: 'contradicted' as const }];
    const asked = (verdict: NonNullable<Claim['verdict']>) =>
      idsIn(
        reportBatches(
          workflow([], '# Executive Summary\n\nOne [@C001].', [{ ...claim(1, 'central'), verdict }], { looks }),
          ...([2, 5] as const),
        ),
      );
    expect(asked('unverified')).toEqual(['C001']);
    expect(asked('contradicted')).toEqual([]);
    const supporting = { ...claim(1, 'supporting'), verdict: 'unverified' as const };
    const inAnalysis = workflow([], '# Analysis & Synthesis\n\nOne [@C001].', [supporting], { looks });
    expect(idsIn(reportBatches(inAnalysis, 2, 5))).toEqual(['C001']);
  });

  it('of a finished report only what it states', () => {
    const tex = '# Executive Summary\n\nOne [@C001].\n\n# Analysis & Synthesis\n\nTwo [@C002].';
    const all = [1, 2, 3, 4].map((number) => claim(number, 'central'));
    const paths = workflow(['C002 and C003 repeat others.'], tex, all);
    expect(idsIn(reportBatches(paths, 2, 5))).toEqual(['C001', 'C002']);
  });
});

describe('what a writer says of a quote', () => {
  const tex = '# Executive Summary\n\nOne [@C001].';
  const left = 'C001: the quote speaks of pages in general.';
  const vote = { assignment: 'i1-v1', hand_in: '1/claim-verifier-1', claim: 'C001', verdict: 'supported' as const };
  const decided = (remarks: string[]) => {
    const paths = workflow(remarks, tex, [{ ...claim(1, 'central'), verdict: 'supported' }]);
    writeLedger(paths, { ...readLedger(paths), looks: [{ ...vote, reason: 'It says so.', rewording: null }] });
    return paths;
  };

  it('goes to a verifier once, also where one has decided, with the words of the writer', () => {
    const paths = decided([left]);
    expect(idsIn(reportBatches(paths, 2, 5))).toEqual(['C001']);
    expect(taskOfVerifier(paths, 'i2-w1')).toContain(`the report's writer says: “${left}”`);
    assignVerifiers(paths, state({ iteration: 3 }));
    expect(readBatches(paths).map(({ assignment }) => assignment)).toEqual(['i2-w1']);
  });

  it('goes for the finding that it begins with, not for one that it mentions', () => {
    expect(reportBatches(decided(['C002: its quote is narrower; C001 says the opposite.']), 2, 5)).toEqual([]);
    expect(idsIn(reportBatches(decided(['C002, C001: their quotes are narrower.']), 2, 5))).toEqual(['C001']);
  });

  it('reopens nothing where the writer left it out for another reason', () => {
    expect(reportBatches(decided(['C001 adds little.']), 2, 5)).toEqual([]);
  });
});

describe('each open contradiction goes to a verifier, though others have judged its findings', () => {
  const look = (claim: string) => ({
    ...{ assignment: 'i1-v1', hand_in: '1/claim-verifier-1', claim, verdict: 'supported' as const },
    ...{ reason: 'It says so.', rewording: null },
  });
  const dispute = { id: 'X001', statement: 'Whether it is.', sides: ['a', 'b'], raised_by: '1/researcher-1' };
  const contradictions = [{ ...dispute, claims: ['C001', 'C002'], status: 'open' as const }];
  const disputed = (claims: Claim[] = [], tex = '# Analysis & Synthesis\n\nNone.') =>
    workflow([], tex, [claim(1, 'central'), claim(2, 'central'), ...claims], {
      contradictions,
      looks: [look('C001'), look('C002')],
    });
  const given = (paths: ReturnType<typeof workflow>) =>
    readBatches(paths).map(({ assignment, claims, contested = [] }) => [
      assignment,
      ...claims.map((one) => one.claim),
      ...contested.map((one) => one.contradiction),
    ]);

  it('with the list of the next one, or alone, once', () => {
    const paths = disputed([claim(3, 'central')]);
    assignVerifiers(paths, state({ iteration: 2 }));
    expect(given(paths)).toEqual([['i2-v1', 'C003', 'X001']]);
    const [batch] = readBatches(paths);
    expect(batch?.contested?.[0]?.sides).toMatchObject([
      { claim: 'C001', quotes: ['The page states this.'], snapshot: '1'.repeat(64) },
      { claim: 'C002', snapshot: '2'.repeat(64) },
    ]);
    // Nobody has handed in, so the next verifier gets it again; after a hand-in none does.
    assignVerifiers(paths, state({ iteration: 3 }));
    expect(given(paths)[1]).toEqual(['i3-v1', 'C003', 'X001']);
    const entry = { agent: 'claim-verifier', agent_id: 'v', received_at: '2026-03-01T10:00:00.000Z', problems: [] };
    mkdirSync(join(paths.inbox, '3'), { recursive: true });
    writeFileSync(
      join(paths.inbox, '3', 'claim-verifier-1.json'),
      JSON.stringify({ ...entry, assignment: 'i3-v1', hand_in: { assignment: 'i3-v1' } }),
    );
    assignVerifiers(paths, state({ iteration: 4 }));
    expect(given(paths)[2]).toEqual(['i4-v1', 'C003']);
    // A quote that was linked since is new to all of them.
    const now = readLedger(paths);
    const [first, ...rest] = now.claims;
    const more = first?.evidence.map((one) => ({ ...one, quote: 'Another page states it, too.' })) ?? [];
    if (first !== undefined)
      writeLedger(paths, { ...now, claims: [{ ...first, evidence: [...first.evidence, ...more] }, ...rest] });
    assignVerifiers(paths, state({ iteration: 5 }));
    expect(given(paths)[3]).toEqual(['i5-v1', 'C003', 'X001']);

    const alone = disputed();
    expect(assignVerifiers(alone, state({ iteration: 2 }))).toMatchObject([
      { id: 'i2-v1', task: expect.stringMatching(/^Judge the contradictions that /) as string },
    ]);
    expect(taskOfVerifier(alone, 'i2-v1')).toContain('X001');
  });

  it('only beside its finding, where the other side has none: nothing of it can be judged', () => {
    const halves = (claims: Claim[]) =>
      workflow([], '# Analysis & Synthesis\n\nIt is [@C001].', [claim(1, 'central'), ...claims], {
        contradictions: contradictions.map((one) => ({ ...one, claims: ['C001'] })),
      });
    const paths = halves([claim(2, 'central')]);
    assignVerifiers(paths, state({ iteration: 2 }));
    expect(given(paths)).toEqual([['i2-v1', 'C001', 'C002', 'X001']]);
    const held = { contradiction: 'X001', claim: 'C001', quote: 'not so', reason: 'Its page was replaced.' };
    expect(wrongSides(readBatches(paths)[0]?.contested ?? [], { verdicts: [], holds: [held] })).toEqual([
      'holds #1: a side of X001 has no finding: judge C001 in `verdicts`, if it is listed',
    ]);
    const judged = halves([]);
    writeLedger(judged, { ...readLedger(judged), looks: [look('C001')] });
    assignVerifiers(judged, state({ iteration: 2 }));
    expect(given(judged)).toEqual([]);
  });

  it('also when the report that states it is written', () => {
    const paths = disputed([], '# Analysis & Synthesis\n\nIt is [@C001].');
    reportBatches(paths, 3, 2);
    expect(given(paths)).toEqual([['i3-w1', 'X001']]);
  });

  it('whose word on the side that holds is a vote against the other', () => {
    const paths = disputed();
    assignVerifiers(paths, state({ iteration: 2 }));
    const batches = readBatches(paths);
    const held = { contradiction: 'X001', claim: 'C002', quote: 'not so', reason: 'Its page was replaced.' };
    const handIn = verificationHandIn.parse({
      ...{ assignment: 'i2-v1', summary: 'Read both pages in full.', verdicts: [], holds: [held] },
    });
    const votes = (isQuoted: boolean) =>
      verificationsOf([], {
        batches,
        handIns: [{ id: '2/claim-verifier-1', handIn }],
        isOver: () => false,
        isQuoted: () => isQuoted,
      });
    expect(votes(true)).toEqual([
      {
        ...look('C001'),
        assignment: 'i2-v1',
        hand_in: '2/claim-verifier-1',
        verdict: 'contradicted',
        reason: held.reason,
      },
    ]);
    expect(votes(false)).toEqual([]);
    const contested = batches[0]?.contested ?? [];
    expect(wrongSides(contested, handIn)).toEqual([]);
    const supported = [{ claim: 'C001', verdict: 'supported' as const, quote: 'so', reason: 'It says so.' }];
    expect(wrongSides(contested, { ...handIn, verdicts: supported })).toEqual([
      'holds #1: C001 cannot be supported where C002 holds against it',
    ]);
    expect(wrongSides([], handIn)).toEqual(['holds #1: X001 is not under “Contested” in your task']);
    expect(wrongSides(contested, { verdicts: [], holds: [{ ...held, claim: 'C009' }] })[0]).toContain(
      'C009 is not one of',
    );
  });
});
