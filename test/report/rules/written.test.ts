import { describe, expect, it } from 'vitest';
import { checkIds, checkReport, checkSentences } from '../../../src/report/rules/check-report.ts';
import { explainText, sumUp, sumUpText } from '../../../src/report/rules/describe-check.ts';
import { ledgerFigures } from '../../../src/report/rules/figures.ts';
import { insert, sampleInput, sampleLedger, sampleTex } from './sample-report.ts';

describe('what the checks came to', () => {
  const check = checkReport(sampleInput(insert('TODO: more.')));
  it('counts the same checks wherever it is said, those of the PDF on their own', () => {
    expect(sumUp(check)).toBe(
      '32 of 33 checks of the report passed, 1 failed (C2); 10 of 10 checks of its PDF passed, none failed',
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

it('finds nothing in a report whose template dated it by the day of printing', () => {
  const tex = sampleTex()
    .replace('\\date{\\reportDay}', '\\date{\\today}')
    .replace('\\providecommand{\\reportDay}{\\today}\n', '');
  expect(tex).not.toContain('reportDay');
  expect(checkReport(sampleInput({ tex })).findings).toEqual([]);
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
    expect(novelty.includes('Open circles')).toBe(novelty.includes('\\circle{'));
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
