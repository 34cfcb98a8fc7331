import { evaluate } from '../../base/arithmetic.ts';
import { quotedWords } from '../../base/text.ts';
import { roundedStep } from '../../research/rules/quotes/claim-numbers.ts';
import { numbersIn } from '../../research/rules/quotes/numbers.ts';
import type { ReportFinding } from './finding.ts';
import type { DerivedNumber } from './plain-text.ts';
import type { Sentence } from './prose.ts';
import type { ReadReport } from './report-input.ts';

/**
 * The text of a sentence without the numbers that code computed. A number that is said to be computed, without a formula, takes its whole
 * sentence out, as in reports of older versions; it is named.
 */
export function borrowedText({ text, derived }: Sentence): string {
  if (derived.some(({ formula }) => formula === undefined)) return '';
  return derived.reduce((left, { printed }) => left.replace(printed.replace(/\s+/g, ' '), ' '), text);
}

/** A part of B2: a computed number is what its formula gives, rounded to the digits written. One without a formula is named. */
export function checkDerived({ paragraphs, finding }: Pick<ReadReport, 'paragraphs' | 'finding'>): ReportFinding[] {
  const derived = paragraphs.flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.derived));
  const wrong = derived.flatMap((one) => {
    const fault = faultOf(one);
    if (fault === undefined) return [];
    const fix =
      'Write numbers, + - * / ^ and brackets between [ and ], and the number that they give, rounded at most.';
    return [finding('B2', 'hard', one.at, fault, fix)];
  });
  const bare = derived.filter(({ formula }) => formula === undefined);
  const [first] = bare;
  if (first === undefined) return wrong;
  const named = bare.map(({ printed }) => quotedWords(printed)).join(', ');
  const message = `Numbers are said to be computed, but no formula shows how, so that nobody checks them or their sentences: ${named}`;
  return [
    ...wrong,
    finding('B2', 'warning', first.at, message, 'Write it with its formula: \\derived[3600*24/2]{43,200}.'),
  ];
}

function faultOf({ printed, formula }: DerivedNumber): string | undefined {
  if (formula === undefined) return undefined;
  const shown = `\\derived[${formula}]{${printed}}`;
  const value = /[-+*/^]/.test(formula) ? evaluate(formula) : undefined;
  if (value === undefined) return `${shown} holds no formula that can be computed`;
  const [number, ...others] = numbersIn(printed);
  if (number === undefined || others.length > 0)
    return `${shown} prints ${others.length === 0 ? 'no' : 'more than one'} number`;
  const isRight = number.readings.some((reading) => {
    const slack = roundedStep(number, reading) / 2 + Math.abs(value) * 1e-9;
    return Math.abs(reading.value - value) <= slack;
  });
  return isRight
    ? undefined
    : `${shown} is not what its formula gives, ${Number(value.toPrecision(8)).toLocaleString('en')}`;
}
