import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readSection,
  sentencesOf,
  formatDraft,
  readDraft,
  withWriting,
  type ReportWriting,
} from '../../../src/report/rules/source.ts';
import { anyText } from '../../support/samples.ts';
import { runs } from '../../support/runs.ts';
import { sampleDraft } from './sample-report.ts';

const sentences = (text: string) => sentencesOf(new Map([['Key Findings', readSection(text)]]));
const said = (text: string) => sentences(text).map((one) => one.text);

describe('Markdown with marks', () => {
  it('binds each sentence to its findings, wherever the mark stands', () => {
    const found = sentences('One holds [@C001]. Two holds. [@C002][@C003] Three holds [@C004, @X001].');
    expect(found.map(({ text, claims, matters }) => [text, claims, matters])).toEqual([
      ['One holds.', ['C001'], []],
      ['Two holds.', ['C002', 'C003'], []],
      ['Three holds.', ['C004'], ['X001']],
    ]);
  });

  it('reads a bracket with several kinds of marks as all of them', () => {
    expect(sentences('It fits [inference, @C015]. So does it [@x002; C016, Inference].')).toMatchObject([
      { text: 'It fits.', claims: ['C015'], isInference: true },
      { text: 'So does it.', claims: ['C016'], matters: ['X002'], isInference: true },
    ]);
  });

  it('reads a mark in the backticks in which a prompt shows it', () => {
    expect(sentences('It fits `[inference]`. So `[@C015]`does it, as `[x]` says.')).toMatchObject([
      { text: 'It fits.', isInference: true },
      { text: 'So does it, as [x] says.', claims: ['C015'] },
    ]);
  });

  it('knows inference, and takes numbers that code computes out of what is borrowed', () => {
    const [one, two] = sentences('So it fits [inference]. It is {3600*24*2 = 172,800} seconds of 5 [@C001].');
    expect([one?.isInference, two?.isInference]).toEqual([true, false]);
    expect(two).toMatchObject({
      text: 'It is 172,800 seconds of 5.',
      borrowed: 'It is seconds of 5 .',
      formulas: [{ formula: '3600*24*2', printed: '172,800' }],
    });
  });

  it.each([
    [
      'sees a name in small letters behind a citation',
      'It waits [@C001]. pg-boss does not [@C002].',
      ['It waits.', 'pg-boss does not.'],
    ],
    [
      'sees a sentence that begins with a digit behind a citation',
      'It waits [@C001]. 5 of them do not [@C002].',
      ['It waits.', '5 of them do not.'],
    ],
    ['goes on behind an abbreviation', 'It takes approx. five of them.', ['It takes approx. five of them.']],
    [
      'ends a Japanese sentence',
      '固定窓は単純です [@C001]。滑る窓は正確です [@C002]。',
      ['固定窓は単純です。', '滑る窓は正確です。'],
    ],
    [
      'ends a German one',
      'Das Fenster zählt z.B. Anfragen [@C001]. Es vergisst keine.',
      ['Das Fenster zählt z.B. Anfragen.', 'Es vergisst keine.'],
    ],
    [
      'takes each cell of a table and each item for one',
      '| A | B |\n| --- | --- |\n| x [@C001] | y |\n\n- z',
      ['x', 'y', 'z'],
    ],
  ])('%s', (_, text, expected) => {
    const joined = said(text).map((one) => one.replace(/ (?=。)/g, ''));
    expect(joined).toEqual(expected);
  });

  it('leaves marks in code as they were typed, and HTML as words', () => {
    const [code, html] = readSection('Write `[@C001] {1 + 1 = 2}`.\n\n<script>x</script>');
    expect(code).toMatchObject({ children: [{}, { type: 'inlineCode', value: '[@C001] {1 + 1 = 2}' }, {}] });
    expect(html).toMatchObject({ children: [{ type: 'text', value: '<script>x</script>' }] });
  });

  it('raises powers', () => {
    expect(readSection('10<sup>6</sup> of them')[0]).toMatchObject({
      children: [{ value: '10' }, { type: 'superscript', children: [{ value: '6' }] }, { value: ' of them' }],
    });
    expect(readSection('a<sup>b CO<sub>2</sub>')[0]).toMatchObject({ children: [{}, {}, {}, { type: 'subscript' }] });
  });

  it('reads any text, however deep it is nested', () => {
    fc.assert(
      fc.property(anyText, (text) => sentences(`${text} [@C001]`).length >= 0),
      { numRuns: runs(200) },
    );
    for (const text of ['> '.repeat(5_000), '- '.repeat(3_000), '**'.repeat(3_000)])
      expect(readSection(`${text}deep`)).toMatchObject([{ type: 'code' }]);
    expect(readSection(`${'-'.repeat(300)}\n\nBelow a line.`)).not.toMatchObject([{ type: 'code' }]);
  });
});

describe('the file of a writer', () => {
  it('is read as it was given', () => {
    const read = readDraft(`<!-- i1-u1 -->\n${formatDraft(sampleDraft)}`);
    if (!read.ok) throw new Error(read.problems.join());
    const { left, ...value } = read.value as Omit<ReportWriting, 'assignment'>;
    expect(left).toEqual([]);
    expect(withWriting({}, value)).toEqual(sampleDraft);
  });

  it('has a list of what was left undone, and keeps sections that it does not name', () => {
    const read = readDraft(
      '# Key Findings\n\n```\n# no heading\n```\n\n# Left undone\n\n- C036: it says 14.\n- The rest\n  of it.\n',
    );
    expect(read).toMatchObject({ ok: true, value: { left: ['- C036: it says 14.\n- The rest\n  of it.'] } });
    if (!read.ok) return;
    const after = withWriting(sampleDraft, read.value as Parameters<typeof withWriting>[1]);
    expect(after['Key Findings']).toContain('# no heading');
    expect(after['Executive Summary']).toBe(sampleDraft['Executive Summary']);
  });

  it.each([
    ['Some words.', 'words before the first section → begin each with its heading: # Executive Summary'],
    ['# Results\n\nText.\n\n# Key Findings', 'words before the first section'],
    ['', 'words before the first section'],
  ])('is sent back: %j', (text, problem) => {
    const read = readDraft(text);
    expect(read.ok ? '' : read.problems.join()).toContain(problem);
  });
});
