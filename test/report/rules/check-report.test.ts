import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkIds, checkReport } from '../../../src/report/rules/check-report.ts';
import { describeCheck, reportFaults, sumUp } from '../../../src/report/rules/describe-check.ts';
import { hardFindings, type ReportCheck } from '../../../src/report/rules/finding.ts';
import { titlesNotPrinted } from '../../../src/report/rules/completeness-checks.ts';
import type { ReportInput } from '../../../src/report/rules/report-input.ts';
import { anyText, unfit } from '../../support/samples.ts';
import { defects, ledgerWith } from './defects.ts';
import { insert, sampleInput, sampleLedger, sampleTex, withDefect } from './sample-report.ts';

const [firstSource] = sampleLedger.sources;
if (firstSource === undefined) throw new Error('the sample has sources');

const hard = (check: ReportCheck) => hardFindings(check).map(({ id, line, message }) => `${id} ${line}: ${message}`);
describe('checkReport', () => {
  it('finds nothing in a report as it should be, and ran every check', () => {
    const check = checkReport(sampleInput());
    expect(check.findings).toEqual([]);
    expect(check.checks.map(({ id, outcome }) => `${id} ${outcome}`)).toEqual(checkIds.map((id) => `${id} pass`));
  });

  it('needs no source for a number of the goal, in a summary, beside a citation or without one', () => {
    const given = ['It has to bear 4711 requests a second.'];
    const ids = (change: Partial<ReportInput>) => hardFindings(checkReport(sampleInput(change))).map(({ id }) => id);
    const sentence = insert('It has to bear 4711 requests a second.');
    expect(ids(sentence)).toContain('B3');
    expect(ids({ ...sentence, given })).toEqual([]);
  });

  it('asks for no source to be cited of which no finding may be asserted', () => {
    const [claim] = sampleLedger.claims;
    if (claim === undefined) throw new Error('the sample has claims');
    const source = {
      ...firstSource,
      id: 'S099',
      key: 'sourcez',
      url: 'https://swc.rs/x',
      canonical: 'https://swc.rs/x',
    };
    const evidence = claim.evidence.slice(0, 1).map((one) => ({ ...one, source: 'S099' }));
    const said = (verdict: 'supported' | 'contradicted') => {
      const claims = [
        ...sampleLedger.claims,
        { ...claim, id: 'C099', importance: 'supporting' as const, evidence, verdict },
      ];
      const ledger = { ...sampleLedger, claims, sources: [...sampleLedger.sources, source] };
      const { findings } = checkReport(sampleInput({ ledger }));
      return findings.filter(({ id }) => id === 'A2').map(({ message }) => message);
    };
    expect(said('supported').join()).toContain('sourcez');
    expect(said('contradicted')).toEqual([]);
  });

  it.each(defects)('%s: %s', (id, _what, change) => {
    const check = checkReport(sampleInput(change));
    expect(
      hardFindings(check).map((finding) => finding.id),
      hard(check).join('\n'),
    ).toContain(id);
    expect(check.checks.find((one) => one.id === id)?.outcome).toBe('fail');
  });

  it.each(defects)('says of %s (%s) where it is and what to do', (id, _what, change) => {
    for (const finding of hardFindings(checkReport(sampleInput(change))).filter((one) => one.id === id)) {
      expect(finding.fix).toMatch(/^\S.*\.$/s);
      expect(finding.message).not.toMatch(unfit);
    }
  });

  it.each([
    [
      'A2',
      'sources that nobody cites',
      ledgerWith(({ sources }) => {
        sources.push({
          ...firstSource,
          id: 'S008',
          key: 'unused',
          canonical: 'https://un.example/',
          url: 'https://un.example/',
        });
      }),
    ],
    [
      'A6',
      'a disputed finding outside',
      withDefect(
        `; another that clock skew makes them inexact
\\citep{sourceg}\\claim{C006}.\\contradiction{X001}
\\end{contested}`,
        `.\\contradiction{X001}
\\end{contested}

Another holds that clock skew makes them inexact \\citep{sourceg}\\claim{C006}.`,
      ),
    ],
    [
      'A7',
      'a finding whose source could not be read',
      withDefect('\\citep{sourcee}\\claim{C004}', '\\citep{sourced}\\claim{C009}'),
    ],
    ['B3', 'a number of what is common knowledge', withDefect('Several algorithms', 'Some 40 algorithms')],
    ['B8', 'a year to come', insert('In 2031 it was so.')],
    ['B9', 'nobody in particular', insert('Experts believe that it works.')],
    ['B10', 'a recommendation without a reason', insert('\n\nWe therefore recommend a counter.\n\n')],
  ] as [string, string, Partial<ReportInput>][])('only warns of %s: %s', (id, _what, change) => {
    const check = checkReport(sampleInput(change));
    expect(hard(check)).toEqual([]);
    expect(check.findings.map((finding) => finding.id)).toEqual(expect.arrayContaining([id]));
  });

  it('takes a central finding for used where one is that a sorter linked with it', () => {
    const linked = (within: typeof sampleLedger.within) => {
      const more = sampleLedger.claims
        .slice(0, 1)
        .flatMap((one) => ['C013', 'C014', 'C015'].map((id) => ({ ...one, id })));
      const input = sampleInput({ ledger: { ...sampleLedger, claims: [...sampleLedger.claims, ...more], within } });
      return checkReport(input).findings.filter(({ id }) => id === 'B5');
    };
    const by = '2/claim-sorter-1';
    const first = sampleLedger.claims[0]?.id ?? '';
    expect(linked([])).toMatchObject([{ message: expect.stringContaining('C013, C014, C015') as string }]);
    const [finding] = linked([
      { claim: first, other: 'C013', by },
      { claim: 'C014', other: first, by, both: true },
    ]);
    expect(finding?.message).toMatch(/nowhere in the text: C015$/);
  });

  it('sends nobody to correct a generated file', () => {
    const missing = {
      id: 'missing-character',
      severity: 'warning',
      message: 'no →',
      hint: 'Write it in TeX.',
    } as const;
    const found = (file?: string) => {
      const finding = { ...missing, ...(file !== undefined && { file }) };
      const compiled = { outcome: 'built', findings: [finding], unresolved: 0, missingTitles: [] } as const;
      return checkReport(sampleInput({ compiled })).findings.find(({ id }) => id === 'E5');
    };
    expect(found()).toMatchObject({ severity: 'hard', fix: 'Write it in TeX.' });
    expect(found('evidence.tex')).toMatchObject({
      severity: 'warning',
      fix: 'evidence.tex is generated: nothing of it is to be corrected by hand.',
    });
  });

  it('cannot say what the PDF shows where nobody can read it', () => {
    const compiled = { outcome: 'built', findings: [], unresolved: null, missingTitles: null } as const;
    const outcomes = new Map(checkReport(sampleInput({ compiled })).checks.map(({ id, outcome }) => [id, outcome]));
    expect(['E8', 'E9', 'E10'].map((id) => outcomes.get(id))).toEqual(['pass', 'could-not-run', 'could-not-run']);
  });

  it('finds the titles of sections in the text of a PDF, however it is broken', () => {
    const text =
      'Executive Sum-\nmary 1 Back\u00adground & Context 2 Key Findings 3 Analysis &\nSynthesis Metho\ufb01x';
    expect(titlesNotPrinted(text)).toEqual(['Open Questions', 'Methodology']);
    expect(titlesNotPrinted('')).toHaveLength(6);
  });

  it('never takes a check that could not run for one that passed', () => {
    const check = checkReport(
      sampleInput({ pages: undefined, compiled: { outcome: 'could-not-run', reason: 'no TeX is installed' } }),
    );
    const outcomes = new Map(check.checks.map(({ id, outcome }) => [id, outcome]));
    for (const id of ['A3', 'B7', 'E1', 'E9']) expect(outcomes.get(id)).toBe('could-not-run');
    expect(hard(check)).toEqual([]);
    expect(describeCheck(check)).toContain('no TeX is installed');
  });

  it.each([
    ['a comment', '% TODO 50% of **this** & that_thing\n'],
    ['verbatim text', '\\begin{verbatim}\n50% & _x_ ^ **b** TODO \\input{x}\n\\end{verbatim}'],
    ['mathematics', 'For $x_1^2 < y$ and \\(a_b\\) it holds that \\[ z_i = \\frac{a}{b} \\] always.'],
    [
      'quotation marks',
      "It is ``so'' and `thus' and the rate is 5\\,\\% or less in 3 of 4 cases, we infer \\derived{75}.",
    ],
    ['a price and an address', 'See \\href{https://a.example/x_y?z=1\\&q=2#f}{the page} at \\derived{\\$5}.'],
    [
      'years and dates',
      'It began in 1999, was revised on 12 March 2014 and ended in the 2010s, or 2019--2023, or 2019/20.',
    ],
    ['places in the report', 'Section 12, Table~\\ref{tab:edges} and Figure 10 show it, and so do findings 14 to 16.'],
    ['generated counts', 'It rests on \\nSources{} sources and \\nFindings{} findings.'],
    ['numbers of names', 'The status of RFC 6585, for HTTP 429 under TLS 1.3, is read by Redis 72 and IPv6 alike.'],
    ['kinds and orders', 'A 64-bit integer holds the 99th percentile 24/7, in two steps and 3 parts.'],
    ['a number of the finding beside it', 'These 16 bytes decide, and so does 16 B.'],
    ['a forecast', 'It will be removed by 2031.'],
    ['abbreviations', 'See e.g. Fig. 3 of Smith et al. for this.'],
  ])('leaves %s alone', (_what, text) => {
    expect(hard(checkReport(sampleInput(insert(text))))).toEqual([]);
  });

  it('bears any text', () => {
    const piece = fc.oneof(
      anyText,
      fc.constantFrom(
        '{',
        '}',
        '\\',
        '\\begin{',
        '\\end{x}',
        '\\verb|',
        '$',
        '%',
        '\\cite{',
        '\\claim{',
        '[',
        '\\begin{verbatim}',
        '\n\n',
        '\\section{',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const text = pieces.join('');
        const check = checkReport(sampleInput({ tex: text }));
        checkReport(sampleInput(insert(text)));
        expect(describeCheck(check)).not.toMatch(unfit);
      }),
      { numRuns: 60 },
    );
  });
});

describe('describeCheck', () => {
  it('prints each kind of finding once, with its ids and places, and leaves none out', () => {
    const claims = sampleLedger.claims.slice(3, 6).map(({ id }) => id);
    const text = claims.map((id) => `It is so \\claim{${id}}.`).join('\n\n');
    const printed = describeCheck(checkReport(sampleInput(insert(text))));
    const lines = printed.split('\n').filter((line) => line.includes('cites no source'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^- A7 \S+-report\.tex:\d+,\d+,\d+: The sentence that states … cites no source \[/);
    for (const id of claims) expect(lines[0]).toContain(id);
  });
  it('says of all central findings of one source in one line that nothing says so', () => {
    const lonely = ledgerWith(({ claims }) => {
      for (const one of claims) if (['C003', 'C004'].includes(one.id)) one.importance = 'central';
    });
    const unsaid = sampleTex()
      .replace('; this rests on a single source.', '.')
      .replace('which one source (single source) measured', 'as was measured')
      .replace('One source holds', 'It is held');
    const check = checkReport(sampleInput({ ...lonely, tex: unsaid }));
    const found = check.findings.filter(({ id }) => id === 'A8').map(({ message }) => message);
    expect(found).toEqual([
      'Central findings of “Executive Summary” have one independent source, and nothing in it says so: C002',
      'Central findings of “Key Findings” have one independent source, and nothing in it says so: C003, C004',
    ]);
    const files = new Set(['sources.bib', 'facts.tex', 'evidence.tex']);
    const inTable = checkReport(sampleInput({ ...lonely, tex: unsaid, files })).checks.find(({ id }) => id === 'A8');
    expect(inTable?.outcome).toBe('pass');
    const said = unsaid.replaceAll('Confidence is high.', "All of this stands in the makers' own documentation.");
    const outcome = checkReport(sampleInput({ ...lonely, tex: said })).checks.find(({ id }) => id === 'A8');
    expect(outcome?.outcome).toBe('pass');
  });
});

describe('reportFaults', () => {
  const broken = checkReport(sampleInput({ tex: '' }));
  it('has each kind once, with all its places', () => {
    const task = reportFaults(broken, 2, 3)?.task ?? '';
    expect(task).toMatch(/round 2 of 3/);
    const kinds = task.match(/^ {2}- [A-E]\d+ /gm) ?? [];
    expect(kinds.length).toBeLessThan(hardFindings(broken).length);
    for (const title of ['Executive Summary', 'Methodology']) expect(task).toContain(title);
    expect(task.length).toBeLessThan(3_500);
  });
  it('says how many kinds have no room, and what lists them', () => {
    const [one] = broken.findings;
    if (one === undefined) throw new Error('an empty report has findings');
    const many = Array.from({ length: 60 }, (_, index) => {
      return { ...one, message: `${'word '.repeat(40)}${'ab'.repeat(index + 1)} differs` };
    });
    const task = reportFaults({ ...broken, findings: many }, 1, 3)?.task ?? '';
    expect(task).toMatch(/and \d+ more kinds, which `autonomous-workflow report check` lists$/);
    expect(task.length).toBeLessThan(6_000);
  });
  it('is none for a clean report', () => expect(reportFaults(checkReport(sampleInput()), 1, 3)).toBeUndefined());
  it('goes with a sentence that names what failed', () => expect(sumUp(broken)).toMatch(/failed \(.*C1/));
});
