import type { ReportInput } from '../../../src/report/rules/report-input.ts';
import { insert, page, sampleInput, sampleLedger, sampleTex, withDefect } from './sample-report.ts';
import { texDefects } from './tex-defects.ts';

const latency = 'this rests on a single source.';
const [firstClaim] = sampleLedger.claims;
if (firstClaim === undefined) throw new Error('the sample has claims');

export const ledgerWith = (change: (ledger: typeof sampleLedger) => void): Partial<ReportInput> => {
  const copy = structuredClone(sampleLedger);
  change(copy);
  const { generatedBibliography } = sampleInput({ ledger: copy });
  return { ledger: copy, bibliography: generatedBibliography, generatedBibliography };
};

/** One defect each: what is done to the clean report, and the check that must find it. */
export const defects: [id: string, what: string, change: Partial<ReportInput>][] = [
  ['A1', 'a key that no source has', withDefect('\\citep{sourcee}', '\\citep{invented2024}')],
  ['A1', 'a key in other case', withDefect('\\citep{sourcee}', '\\citep{SourceE}')],
  [
    'A1',
    'one invented key among good ones',
    withDefect('\\citep{sourcea,sourceb}\\claim{C001}. Confidence', '\\citep{sourcea,ghost}\\claim{C001}. Confidence'),
  ],
  ['A2', 'everything cited by \\nocite', withDefect('\\bibliographystyle', '\\nocite{*}\n\\bibliographystyle')],
  [
    'A3',
    'an entry that nobody handed in',
    { bibliography: `${sampleInput().generatedBibliography}\n@misc{made,\n  title = {Up},\n}\n` },
  ],
  [
    'A4',
    'a bibliography that was edited',
    { bibliography: sampleInput().generatedBibliography.replace('2025', '2026') },
  ],
  ['A4', 'no bibliography', { bibliography: undefined }],
  ['A5', 'two entries with one key', { bibliography: `${sampleInput().generatedBibliography}\n@misc{sourcea,\n}\n` }],
  [
    'A5',
    'two cited sources that are one paper',
    {
      pages: sampleLedger.sources.map((one, index) =>
        page(one, { snapshot: String(index).repeat(64), ...(index < 2 && { doi: '10.1/x' }) }),
      ),
    },
  ],
  ['A6', 'a finding that is not there', withDefect('\\claim{C004}', '\\claim{C404}')],
  ['A6', 'a refuted finding as fact', withDefect('\\citep{sourcee}\\claim{C004}', '\\citep{sourceb}\\claim{C008}')],
  [
    'A7',
    'a finding without a sound quote',
    withDefect('\\citep{sourcee}\\claim{C004}', '\\citep{sourcea}\\claim{C007}'),
  ],
  [
    'A7',
    'a finding cited with the source of another',
    withDefect('\\citep{sourcee}\\claim{C004}', '\\citep{sourceb}\\claim{C004}'),
  ],
  [
    'A7',
    'a second key that is no evidence',
    withDefect('\\citep{sourcee}\\claim{C004}', '\\citep{sourcee,sourceg}\\claim{C004}'),
  ],
  ['A7', 'a finding without a citation', withDefect('\\citep{sourcee}\\claim{C004}', '\\claim{C004}')],
  [
    'A8',
    'a central finding of one source, unsaid',
    {
      tex: sampleTex()
        .replace(latency, 'this is certain.')
        .replace('which one source (single source) measured', 'as was measured'),
    },
  ],
  [
    'A6',
    'findings that deserve distrust, whose marks nothing explains',
    {
      tex: sampleTex()
        .replace('\\paragraph{Marks beside citations.} \\claimMarks{}.', '')
        .replace('\\citep{sourcee}\\claim{C004}', '\\citep{sourced}\\claim{C009}'),
    },
  ],
  ['B3', 'an invented share that nothing cited has', insert('Some 73 % of all outages begin with a limiter.')],
  ['B3', 'an invented number among findings', insert('It was measured on 4711 machines.')],
  ['B3', 'an invented duration of one digit', insert('Recovery takes 7 seconds.')],
  [
    'B3',
    'an invented number in a paragraph that cites something else',
    withDefect('Confidence is high.', 'Others need 640 bytes.'),
  ],
  ['B3', 'an invented number in a table', withDefect('Fixed window & \\derived[2*100]{200}', 'Fixed window & 317 ms')],
  ['A9', 'a contradiction left out', { tex: sampleTex().replace(/\\begin\{contested\}[^]*?\\end\{contested\}/g, '') }],
  [
    'A9',
    'a contradiction with one side only',
    {
      tex: sampleTex()
        .replace(/; another that clock skew[^]*?\\claim\{C006\}/, '')
        .replace('\\citep{sourceg}\\claim{C006}', ''),
    },
  ],
  [
    'A9',
    'a contradiction that is resolved, and stands as contested',
    ledgerWith(({ contradictions, claims }) => {
      for (const one of contradictions) one.status = 'resolved';
      for (const one of claims) if (one.verdict === 'contradicted') one.verdict = 'supported';
    }),
  ],
  [
    'A9',
    'a contradiction that is resolved, and stands as contested beside an open one about the same findings',
    {
      ...ledgerWith(({ contradictions, claims }) => {
        const [one] = contradictions;
        if (one === undefined) throw new Error('the sample has a contradiction');
        contradictions.push({ ...structuredClone(one), id: 'X002', statement: 'Another matter.' });
        one.status = 'resolved';
        for (const claim of claims) if (claim.verdict === 'contradicted') claim.verdict = 'supported';
      }),
      tex: sampleTex().replace(
        /\\begin\{contested\}[^]*?\\end\{contested\}/,
        (all) => `${all}\n\n${all.replace('X001', 'X002')}`,
      ),
    },
  ],
  ['A9', 'a contradiction that is not there', insert('\\contradiction{X009}')],
  ['A10', 'an open question left out', withDefect('\\question{Q001}', '')],
  ['A10', 'a question that is not there', withDefect('\\question{Q001}', '\\question{Q001}\\question{Q077}')],
  [
    'B1',
    'a count written out',
    withDefect('This report rests on \\nSources{} sources', 'This report rests on 47 sources'),
  ],
  ['B1', 'hours of work written out', insert('We searched for 12 hours.')],
  [
    'B2',
    'a number changed',
    withDefect(
      'adds 0.4\\,ms at the 99th percentile \\citep{sourcec}\\claim{C002};',
      'adds 0.9\\,ms at the 99th percentile \\citep{sourcec}\\claim{C002};',
    ),
  ],
  ['B2', 'a share that no quote has', withDefect('smooth bursts \\citep', 'smooth 83\\,\\% of bursts \\citep')],
  [
    'B3',
    'paragraphs of facts without a citation',
    insert(
      [
        'The market grew to \\$310 million.',
        'It doubled in 2019.',
        'Some 4,500 firms use it.',
        'It takes 12.5 seconds.',
        'It failed 77 times.',
      ].join('\n\n'),
    ),
  ],
  [
    'B4',
    'a number in the summary only',
    withDefect('The choice between them', 'Some 73 vendors agree. The choice between them'),
  ],
  [
    'B5',
    'most central findings left out',
    ledgerWith(({ claims }) => {
      for (const id of [3, 4, 5]) claims.push({ ...structuredClone(firstClaim), id: `C01${id}` });
    }),
  ],
  [
    'B7',
    'a page that is gone',
    {
      pages: sampleLedger.sources.map((one, index) =>
        page(
          one,
          index === 0
            ? { outcome: 'dead', snapshot: null, reason: { kind: 'gone', sentence: 'The site says 404' } }
            : { snapshot: String(index).repeat(64) },
        ),
      ),
    },
  ],
  [
    'B10',
    'a part that recommends and cites nothing',
    insert('Confidence is high.\n\n\\subsection{What we recommend}\nUse a counter.\n\n\\paragraph{Why.} It is small.'),
  ],
  ['B11', 'a summary that cites nothing', withDefect('The choice between them, we infer,', 'The choice between them')],
  ['B8', 'a date after the research', insert('As of June 2026, this is so.')],
  [
    'C1',
    'a title as long as a paragraph',
    { tex: sampleTex().replace(/^\\title\{.*/m, `\\title{${'How? '.repeat(23)}}`) },
  ],
  ['C1', 'a section left out', { tex: sampleTex().replace('\\section{Open Questions}', '\\subsection{Rest}') }],
  [
    'C1',
    'an empty section',
    withDefect(
      'A rate limiter decides whether a request may pass. Several algorithms are in use, and they differ in what they remember about each\ncaller and in how they treat bursts of requests.',
      '',
    ),
  ],
  [
    'C1',
    'sections in another order',
    { tex: swap(sampleTex(), '\\section{Open Questions}', '\\section{Methodology}') },
  ],
  [
    'C1',
    'a section twice',
    withDefect('\\section{Open Questions}', '\\section{Methodology}\nWords.\n\\section{Open Questions}'),
  ],
  ['C2', 'a placeholder', insert('TODO: say more.')],
  ['C2', 'sections left out', insert('Sections 5--9 follow the same pattern.')],
  ['C2', 'a truncation', insert('Further sections would be included here.')],
  [
    'C3',
    'a paragraph twice',
    {
      tex: sampleTex().replace(
        '\\section{Open Questions}',
        () =>
          `${/Taken together[^]*?as for one\./.exec(sampleTex())?.[0] ?? ''} It is so.\n\n\\section{Open Questions}`,
      ),
    },
  ],
  ['C4', 'talk about the work', insert("I'll now write the next section.")],
  ['C4', 'what the user asked', insert('The user asked for a comparison.')],
  [
    'C5',
    'a picture that is not there',
    insert('\\begin{figure}\\includegraphics{plot.pdf}\\caption{A}\\label{f}\\end{figure} See Figure~\\ref{f}.'),
  ],
  ['C5', 'a reference to nothing', insert('See Section~\\ref{sec:nope}.')],
  ['C5', 'a label twice', withDefect('\\label{tab:edges}', '\\label{tab:edges}\\label{tab:edges}')],
  ['C5', 'a table without a caption', withDefect('\\caption{What passes at the edges.}', '')],
  ...texDefects,
  ['E1', 'a report that does not compile', { compiled: { outcome: 'failed', findings: [] } }],
  [
    'E2',
    'a citation that TeX did not find',
    {
      compiled: {
        outcome: 'built',
        unresolved: 0,
        missingTitles: [],
        findings: [{ id: 'undefined-citation', severity: 'warning', message: 'm', hint: 'Cite another key.' }],
      },
    },
  ],
  [
    'E10',
    'a section that the PDF does not show',
    { compiled: { outcome: 'built', unresolved: 0, missingTitles: ['Open Questions'], findings: [] } },
  ],
  [
    'E9',
    'question marks in the PDF',
    { compiled: { outcome: 'built', unresolved: 2, missingTitles: [], findings: [] } },
  ],
];

function swap(tex: string, one: string, other: string): string {
  const held = tex.replace(one, '\u0000').replace(other, () => one);
  return held.replace('\u0000', () => other);
}
