import { describe, expect, it } from 'vitest';
import { readTexLog } from '../../../src/programs/rules/tex-log.ts';

/** Texts of TeX Live 2022, from runs with one defect each, and what is told of them. */
const cases: [severity: 'error' | 'warning', log: string, told: string | RegExp][] = [
  [
    'error',
    './r.tex:7: Undefined control sequence.\nl.7 hello \\foo\n               bar',
    'r.tex:7: Undefined control sequence. l.7 hello \\foo',
  ],
  [
    'error',
    './r.tex:3: LaTeX Error: Unicode character 中 (U+4E2D)\n               not set up for use with LaTeX.',
    'r.tex:3: LaTeX Error: Unicode character 中 (U+4E2D) not set up for use with LaTeX.',
  ],
  ['error', '! Undefined control sequence.\nl.12 \\foo\n', 'Undefined control sequence. l.12 \\foo'],
  ['error', 'C:/a/r.tex:12: Missing $ inserted.', 'C:/a/r.tex:12: Missing $ inserted.'],
  ['warning', "Package natbib Warning: Citation `k1' on page 1 undefined on input line 22.", /`k1'.*line 22/],
  ['warning', "LaTeX Warning: Reference `sec:a' on page 1 undefined on input line 22.", /sec:a/],
  [
    'warning',
    'Overfull \\hbox (81.2pt too wide) in paragraph at lines 22--30',
    'A line is 81.2 pt too wide in paragraph at lines 22--30',
  ],
  ['warning', 'Missing character: There is no È in font cmr10!', /È/],
  ['warning', '(\\end occurred inside a group at level 1)', /inside a group/],
];

const ofBibliography = [
  'Warning--I didn\'t find a database entry for "k1"',
  'Repeated entry---line 5 of file sources.bib',
  "I was expecting a `,' or a `}'---line 4 of file sources.bib",
  "I couldn't open database file sources.bib",
];

describe('readTexLog', () => {
  it.each(cases)('tells an %s in words of TeX: %j', (severity, log, told) => {
    expect(readTexLog({ log })).toEqual([
      { severity, message: typeof told === 'string' ? told : (expect.stringMatching(told) as string) },
    ]);
  });

  it.each(ofBibliography)('tells of BibTeX: %j', (bibliographyLog) => {
    const message = bibliographyLog.replace('Warning--', '');
    expect(readTexLog({ log: '', bibliographyLog })).toEqual([{ severity: 'warning', message }]);
  });

  it('says everything once, errors first', () => {
    const warning = "LaTeX Warning: Reference `a' on page 1 undefined on input line 2.";
    const log = `${warning}\n${warning}\n./r.tex:3: Missing $ inserted.\n./r.tex:3:  ==> Fatal error occurred, no output PDF file produced!`;
    expect(readTexLog({ log }).map(({ severity }) => severity)).toEqual(['error', 'warning']);
  });

  it('is quiet about a good log, and lines that stick out a little', () => {
    const log = [
      'This is pdfTeX, Version 3.141592653-2.6-1.40.24 (TeX Live 2022/Debian)',
      'Package: rerunfilecheck 2022-07-10 v1.10 Rerun checks for auxiliary files (HO)',
      "Package rerunfilecheck Info: File `r.out' has not changed.",
      'Overfull \\hbox (19.9pt too wide) in paragraph at lines 1--2',
      'Output written on r.pdf (1 page, 63518 bytes).',
    ].join('\n');
    expect(readTexLog({ log, bibliographyLog: 'Database file #1: sources.bib\nwarning$ -- 0' })).toEqual([]);
  });
});
