import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTexLog } from '../../../src/programs/rules/tex-log.ts';

/** Texts of TeX Live 2022, from runs with one defect each. */
const errors: [string, string, string, string | RegExp][] = [
  [
    'undefined-command',
    './r.tex:7: Undefined control sequence.\nl.7 hello \\foo\n               bar',
    '\\foo',
    /spelling of \\foo,/,
  ],
  [
    'undefined-command',
    './r.tex:7: Undefined control sequence.\n<argument> a \\foo \n                  b\nl.7 \\textbf{a \\foo b}',
    '\\foo',
    '',
  ],
  [
    'missing-file',
    "./r.tex:3: LaTeX Error: File `enumitem.sty' not found.",
    'enumitem.sty',
    /apt-get install texlive-latex-extra;.*tlmgr install enumitem/,
  ],
  [
    'missing-file',
    "./r.tex:3: LaTeX Error: File `plot.png' not found.",
    'plot.png',
    /^Put plot.png next to the report/,
  ],
  ['missing-file', "./r.tex:3: LaTeX Error: File `/etc/hostname.tex' not found.", '/etc', /^Remove the command/],
  ['alignment-tab', './r.tex:3: Misplaced alignment tab character &.\nl.3 a &\n        b', '&', /\\&/],
  ['too-many-columns', './r.tex:3: Extra alignment tab has been changed to \\cr.', 'Extra', /cells/],
  ['mathematics-in-text', './r.tex:3: Missing $ inserted.', 'Missing $', /\\_/],
  ['hash-sign', "./r.tex:3: You can't use `macro parameter character #' in horizontal mode.", '#', /\\#/],
  [
    'unicode-character',
    './r.tex:3: LaTeX Error: Unicode character 中 (U+4E2D)\n               not set up for use with LaTeX.',
    'not set up',
    /^Replace 中 \(U\+4E2D\) by/,
  ],
  ['unavailable-character', './r.tex:3: LaTeX Error: Command \\k unavailable in encoding OT1.', '\\k', /lmodern/],
  [
    'runaway-argument',
    'Runaway argument?\n{a\n./r.tex:3: Paragraph ended before \\textbf  was complete.',
    '\\textbf',
    /Close the brace/,
  ],
  [
    'runaway-argument',
    'Runaway argument?\n{a\n! File ended while scanning use of \\@xdblarg.\n<inserted text> \n                \\par \n<*> r.tex',
    'ended',
    /Close/,
  ],
  ['extra-brace', "./r.tex:3: Too many }'s.", 'Too many', /Balance/],
  ['environment', './r.tex:3: LaTeX Error: Environment foo undefined.', 'foo', /^Give foo/],
  [
    'environment',
    './r.tex:3: LaTeX Error: \\begin{itemize} on input line 2 ended by \\end{document}.',
    'itemize',
    /^Give itemize/,
  ],
  ['list-item', "./r.tex:3: LaTeX Error: Something's wrong--perhaps a missing \\item.", 'item', /\\item/],
  ['no-begin-document', './r.tex:3: LaTeX Error: Missing \\begin{document}.', 'Missing', /preamble/],
  ['no-end-document', '! Emergency stop.\n<*> r.tex', 'Emergency', /End the file/],
  ['preamble-command', './r.tex:3: LaTeX Error: Can be used only in preamble.', 'preamble', /template/],
  ['double-script', './r.tex:3: Double superscript.', 'Double', /braces/],
  ['option-clash', './r.tex:3: LaTeX Error: Option clash for package xcolor.', 'xcolor', /^Load xcolor once/],
  ['capacity', './r.tex:3: TeX capacity exceeded, sorry [input stack size=10000].', 'capacity', /without end/],
  ['missing-number', './r.tex:3: Missing number, treated as zero.', 'number', /unit/],
  ['emergency-stop', './r.tex:3: Emergency stop.', 'Emergency', /undo/],
  ['tex-error', './r.tex:3: Something nobody has seen.', 'nobody', /log/],
];

const warnings: [string, string, string, string | RegExp][] = [
  ['undefined-citation', "Package natbib Warning: Citation `k1' on page 1 undefined on input line 22.", 'k1', /"k1"/],
  ['undefined-citation', "LaTeX Warning: Citation 'k1' on page 1 undefined on input line 22.", 'k1', /"k1"/],
  [
    'undefined-reference',
    "LaTeX Warning: Reference `sec:a' on page 1 undefined on input line 22.",
    'sec:a',
    /\\label\{sec:a\}/,
  ],
  ['repeated-label', "LaTeX Warning: Label `a' multiply defined.", '`a', /"a"/],
  ['overfull-line', 'Overfull \\hbox (81.2pt too wide) in paragraph at lines 22--30', '81.2 pt', /\\url/],
  ['missing-character', 'Missing character: There is no È in font cmr10!', 'È', /^Replace È/],
  ['unclosed-group', '(\\end occurred inside a group at level 1)', 'group', /Balance/],
  ['rerun', 'LaTeX Warning: Label(s) may have changed. Rerun to get cross-references right.', 'Rerun', /Compile again/],
  ['rerun', '(rerunfilecheck)                Rerun to get outlines right', 'Rerun', /Compile again/],
];

const bibliography: [string, string, string, string][] = [
  [
    'no-citations',
    'warning',
    'I found no \\citation commands---while reading file r.aux',
    'I found no \\citation commands',
  ],
  [
    'unknown-citation',
    'warning',
    'Warning--I didn\'t find a database entry for "k1"',
    'I didn\'t find a database entry for "k1"',
  ],
  ['repeated-entry', 'error', 'Repeated entry---line 5 of file sources.bib', 'Repeated entry'],
  ['empty-field', 'warning', 'Warning--empty title in k1', 'empty title in k1'],
  ['empty-field', 'warning', 'Warning--to sort, need author or key in k1', 'to sort, need author or key in k1'],
  [
    'bibliography-syntax',
    'error',
    "I was expecting a `,' or a `}'---line 4 of file sources.bib",
    "I was expecting a `,' or a `}'",
  ],
  [
    'bibliography-syntax',
    'error',
    'Illegal end of database file---line 6 of file sources.bib',
    'Illegal end of database file',
  ],
  [
    'bibliography-missing',
    'error',
    "I couldn't open database file sources.bib",
    "I couldn't open database file sources.bib",
  ],
  [
    'no-bibliography-style',
    'error',
    'I found no \\bibstyle command---while reading file r.aux',
    'I found no \\bibstyle command',
  ],
  [
    'bibliography-warning',
    'warning',
    'Warning--entry type for "k1" isn\'t style-file defined',
    'entry type for "k1" isn\'t style-file defined',
  ],
];

describe('readTexLog', () => {
  it.each(errors)('%s: %j', (id, log, inMessage, hint) => {
    const [finding, ...others] = readTexLog({ log });
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ id, severity: 'error', file: 'r.tex' });
    expect(finding?.message).toContain(inMessage);
    expect(finding?.hint).toMatch(hint);
  });

  it.each(warnings)('%s: %j', (id, log, inMessage, hint) => {
    const findings = readTexLog({ log });
    expect(findings).toMatchObject([{ id, severity: 'warning' }]);
    expect(findings[0]?.message).toContain(inMessage);
    expect(findings[0]?.hint).toMatch(hint);
    if (/lines? 22/.test(log)) expect(findings[0]?.line).toBe(22);
  });

  it.each(bibliography)('%s, a bibliography %s: %j', (id, severity, bibliographyLog, message) => {
    expect(readTexLog({ log: '', bibliographyLog })).toMatchObject([{ id, severity, message }]);
  });

  it('says where a broken entry is', () => {
    const bibliographyLog = 'Repeated entry---line 5 of file sources.bib';
    expect(readTexLog({ log: '', bibliographyLog })).toMatchObject([{ file: 'sources.bib', line: 5 }]);
  });

  it('finds the line below a message without position', () => {
    const log =
      "! LaTeX Error: File `x.sty' not found.\n\nType X to quit\n\nEnter file name: \n./r.tex:4: Emergency stop.\n<read *>";
    expect(readTexLog({ log })).toMatchObject([{ id: 'missing-file', file: 'r.tex', line: 4 }]);
  });

  it('reads logs without -file-line-error', () => {
    expect(readTexLog({ log: '! Undefined control sequence.\nl.12 \\foo\n' })).toMatchObject([{ line: 12 }]);
  });

  it('reads positions of Windows', () => {
    expect(readTexLog({ log: 'C:/a/r.tex:12: Missing $ inserted.' })).toMatchObject([{ file: 'C:/a/r.tex', line: 12 }]);
  });

  it('names the file that a warning is about where it is not the document', () => {
    const log = [
      '(./x-report.tex',
      'LaTeX2e <2023-11-01> (a (b))',
      '(./x-report.aux) (./facts.tex)',
      'Overfull \\hbox (30.5pt too wide) in paragraph at lines 7--8',
      ' []\\T1/lmr/m/n/10 text with :) and (',
      '',
      '(./evidence.tex',
      '(Font)              <9> on input line 32.',
      'Overfull \\hbox (58.8pt too wide) in paragraph at lines 49--49',
      ' []\\T1/lmr/m/n/9 "dependencies":( ',
      'Missing character: There is no → in font cmr10!',
      ') (./x-report.bbl',
      'Overfull \\hbox (398.0pt too wide) in paragraph at lines 81--90',
      ' [] a)',
      ') )',
    ].join('\n');
    expect(readTexLog({ log }).map(({ file, line }) => `${file ?? 'the document'}:${line ?? 0}`)).toEqual([
      'the document:7',
      'evidence.tex:49',
      'evidence.tex:0',
      'x-report.bbl:81',
    ]);
  });

  it('lets narrow overfull lines pass', () => {
    expect(readTexLog({ log: 'Overfull \\hbox (19.9pt too wide) in paragraph at lines 1--2' })).toEqual([]);
  });

  it('does not trust line ranges that run over two files', () => {
    const [finding] = readTexLog({ log: 'Overfull \\hbox (81.2pt too wide) in paragraph at lines 9--1' });
    expect(finding).not.toHaveProperty('line');
  });

  it('says everything once, errors first', () => {
    const warning = "LaTeX Warning: Reference `a' on page 1 undefined on input line 2.";
    const log = `${warning}\n${warning}\n./r.tex:3: Missing $ inserted.\n./r.tex:3: Emergency stop.\n./r.tex:3:  ==> Fatal error occurred, no output PDF file produced!`;
    expect(readTexLog({ log }).map(({ id }) => id)).toEqual(['mathematics-in-text', 'undefined-reference']);
  });

  it('is quiet about a good log', () => {
    const log = [
      'This is pdfTeX, Version 3.141592653-2.6-1.40.24 (TeX Live 2022/Debian)',
      'Package: rerunfilecheck 2022-07-10 v1.10 Rerun checks for auxiliary files (HO)',
      "Package rerunfilecheck Info: File `r.out' has not changed.",
      'Output written on r.pdf (1 page, 63518 bytes).',
    ].join('\n');
    expect(readTexLog({ log, bibliographyLog: 'Database file #1: sources.bib\nwarning$ -- 0' })).toEqual([]);
  });

  it('never throws and always says what to do', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...errors.map(([, log]) => log)))), (lines) => {
        for (const { hint } of readTexLog({ log: lines.join('\n'), bibliographyLog: lines.join('\n') })) {
          expect(hint).toMatch(/\w.*\.$/);
        }
      }),
    );
  });
});
