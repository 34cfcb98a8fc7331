import { describe, expect, it } from 'vitest';
import { checkIds, checkReport, checkSentences } from '../../../src/report/rules/check-report.ts';
import { explainText, sumUp, sumUpText } from '../../../src/report/rules/describe-check.ts';
import { evidencePack, longestPack } from '../../../src/report/rules/evidence-pack.ts';
import { ledgerFigures } from '../../../src/report/rules/figures.ts';
import { emptyLedger } from '../../../src/research/rules/ledger.ts';
import { unfit } from '../../support/samples.ts';
import { insert, sampleInput, sampleLedger, sampleTex } from './sample-report.ts';

describe('evidencePack', () => {
  const pack = (about: string, ledger = sampleLedger) => evidencePack({ ledger, tex: sampleTex(), about });

  it('puts the findings nearest to the words first, with keys, quotes and how sure they are', () => {
    const { text, claims } = pack('memory of sliding window counters');
    expect(claims[0]).toBe('C001');
    expect(text).toContain('\\citep{sourcea,sourceb}\\claim{C001}');
    expect(text).toContain('16 bytes');
    expect(text).toContain('confidence');
  });

  it('goes by importance where no word matches, and leaves what may not be cited to the end', () => {
    const { claims } = pack('Executive Summary');
    expect(claims.slice(0, 2).sort()).toEqual(['C001', 'C002']);
    expect(claims.at(-1)).toBe('C007');
    const keyed = sampleLedger.claims.map((one) =>
      one.id === 'C003' ? { ...one, text: 'The key of a bucket is a key.', importance: 'peripheral' as const } : one,
    );
    expect(pack('Key Findings', { ...sampleLedger, claims: keyed }).claims[0]).not.toBe('C003');
  });

  it('tells of other sections, of what is bound already, of contradictions and of open questions', () => {
    const { text } = pack('background context');
    expect(text).toContain('Key Findings');
    expect(text).toContain('The section cites nothing yet.');
    expect(text).not.toMatch(/Other sections[^\n]*Background & Context/);
    expect(pack('Key Findings').text).toMatch(/binds already: C001/);
    expect(text).toContain('\\contradiction{X001}');
    expect(text).toContain('- Q001 (high)');
    expect(text).not.toContain('Q002');
  });

  it('stays small, says what is left out, and lets no control characters through', () => {
    const [one] = sampleLedger.claims;
    if (one === undefined) throw new Error('the sample has claims');
    const claims = Array.from({ length: 400 }, (_, index) => ({
      ...one,
      id: `C${index + 100}`,
      text: `\u001b[31m${one.text} ${'x'.repeat(300)}`,
    }));
    const { text, left } = pack('memory', { ...sampleLedger, claims });
    expect(text.length).toBeLessThanOrEqual(longestPack);
    expect(left).toBeGreaterThan(300);
    expect(text).toContain(`(${left} more findings had no room: --page 2 prints the next of them`);
    const ledger = { ...sampleLedger, claims };
    const pages = [1, 2, 3].map((page) => evidencePack({ ledger, tex: sampleTex(), about: 'memory', page }));
    const printed = pages.flatMap((page) => page.claims);
    expect(new Set(printed).size).toBe(printed.length);
    expect(pages.map((page) => page.left)).toEqual([left, left - (pages[1]?.claims.length ?? 0), 400 - printed.length]);
    expect(evidencePack({ ledger: sampleLedger, tex: sampleTex(), about: 'memory', page: 9 }).text).toContain(
      'No more findings.',
    );
    expect(text).not.toMatch(unfit);
  });

  it('says what is open on its first page only', () => {
    const [one] = sampleLedger.claims;
    if (one === undefined) throw new Error('the sample has one');
    const claims = Array.from({ length: 60 }, (_, index) => ({ ...one, id: `C${index + 100}` }));
    const ledger = { ...sampleLedger, claims };
    const [first, second] = [1, 2].map((page) => evidencePack({ ledger, tex: sampleTex(), about: 'memory', page }));
    expect(first?.text).toMatch(/Contradictions:\n- \\contradiction\{X001\}[^]*Open questions/);
    expect(second?.text).not.toContain('contradiction{X001}');
    expect(second?.text).not.toContain('Open questions, which');
    expect(second?.text).toContain('(Contradictions and open questions: page 1.)');
  });

  it('has room for contradictions that no finding brings along, and says how many more are open', () => {
    const [one] = sampleLedger.claims;
    const [dispute] = sampleLedger.contradictions;
    if (one === undefined || dispute === undefined) throw new Error('the sample has both');
    const claims = Array.from({ length: 90 }, (_, index) => ({ ...one, id: `C${index + 100}` }));
    const unbound = { ...dispute, claims: [] };
    expect(pack('memory', { ...sampleLedger, claims, contradictions: [unbound] }).text).toContain(
      '\\contradiction{X001}',
    );
    const contradictions = Array.from({ length: 60 }, (_, index) => ({ ...unbound, id: `X${index + 100}` }));
    const { text, claims: shown } = pack('memory', { ...sampleLedger, claims, contradictions });
    const told = text.match(/^- \\contradiction/gm)?.length ?? 0;
    expect(text).toContain(`(${60 - told} more contradictions are open`);
    expect(shown.length).toBeGreaterThan(5);
    expect(text.length).toBeLessThanOrEqual(longestPack);
  });

  it('says how many open questions are left out, and what prints them', () => {
    const [question] = sampleLedger.questions;
    if (question === undefined) throw new Error('the sample has questions');
    const questions = Array.from({ length: 15 }, (_, index) => ({ ...question, id: `Q${index + 100}` }));
    const { text } = pack('Open Questions', { ...sampleLedger, questions });
    expect(text.match(/^- Q\d+ /gm)).toHaveLength(12);
    expect(text).toContain('(3 more questions are open: `autonomous-workflow evidence` prints them.)');
  });

  it('offers no source that is gone, and says so of a finding that has no other', () => {
    const gone = {
      verdict: 'could-not-run',
      sound: false,
      snapshot: null,
      detail: 'It is gone',
      unreachable: true,
    } as const;
    const claims = structuredClone(sampleLedger.claims).map((claim) => ({
      ...claim,
      evidence: claim.evidence.map((one) => (['S002', 'S004'].includes(one.source) ? { ...one, check: gone } : one)),
    }));
    const { text } = pack('memory of windows', { ...sampleLedger, claims });
    expect(text).toContain('cite: \\citep{sourcea}\\claim{C001}');
    expect(text).toMatch(/- C003 .*\n {2}NOT CITABLE, no quote carries it: could-not-run: It is gone/);
    expect(text).not.toMatch(/\\citep\{[^}]*source[bd]/);
  });

  it('tells the writer what the report marks, and why', () => {
    const { text } = pack('behind a wall');
    expect(text).toMatch(/C009[^]*?marked "n" in print: not verifiable\n/);
    expect(text).not.toMatch(/C004[^\n]*\n[^\n]*\n {2}marked/);
  });

  it('says that there is nothing yet', () => expect(pack('memory', emptyLedger()).text).toContain('No findings yet.'));
});

describe('what the checks came to', () => {
  const check = checkReport(sampleInput(insert('TODO: more.')));
  it('counts the same checks wherever it is said, those of the PDF on their own', () => {
    expect(sumUp(check)).toBe(
      '30 of 31 checks of the report passed, 1 failed (C2); 10 of 10 checks of its PDF passed, none failed',
    );
    expect(sumUp(check).startsWith(sumUpText(check))).toBe(true);
    expect(explainText(check)).toBe(
      `${sumUpText(check)}. What did not pass, each with what it holds the report to: C2 (failed): nothing was left to be filled in`,
    );
  });
  it('has a sentence for every check', () => {
    expect(checkIds.filter((id) => checkSentences[id] === undefined)).toEqual([]);
  });
});

describe('ledgerFigures', () => {
  it('draws what there is enough of, and nothing else', () => {
    expect(Object.keys(ledgerFigures(sampleLedger))).toEqual(['novelty', 'sources']);
    expect(
      ledgerFigures({
        ...sampleLedger,
        iterations: sampleLedger.iterations.slice(0, 2),
        sources: sampleLedger.sources.slice(0, 4),
      }),
    ).toEqual({});
  });
  it('draws a point per iteration and a row per publisher', () => {
    const { novelty = '', sources = '' } = ledgerFigures(sampleLedger);
    expect(novelty.match(/\\circle\*/g)).toHaveLength(4);
    expect(sources.match(/\\makebox\(0,0\)\[r\]/g)).toHaveLength(7);
  });
  it('takes owners on a shared site for publishers of their own', () => {
    const urls = ['https://github.com/que-rb/que', 'https://github.com/que-rb/docs', 'https://github.com/pgmq/pgmq'];
    const { sources = '' } = ledgerFigures({
      ...sampleLedger,
      sources: sampleLedger.sources.map((one, index) => ({ ...one, url: urls[index] ?? one.url })),
    });
    expect(sources).toContain('github.com/que-rb');
    expect(sources).toContain('github.com/pgmq');
  });
});
