import { evaluate } from '../../base/arithmetic.ts';
import { quotedWords } from '../../base/text.ts';
import { roundedStep } from '../../research/rules/quotes/claim-numbers.ts';
import { numbersIn, type FoundNumber } from '../../research/rules/quotes/numbers.ts';
import type { ReportFinding } from './finding.ts';
import type { DerivedNumber } from './plain-text.ts';
import type { Paragraph, Sentence } from './prose.ts';
import type { ReadReport } from './report-input.ts';

/**
 * The text of a sentence without the numbers that code computed. A number that is marked as computed without a formula, as in
 * reports of older versions, excludes its whole sentence, and gets a finding.
 */
export function borrowedText({ borrowed, derived }: Sentence): string {
  return derived.some(({ formula }) => formula === undefined) ? '' : borrowed;
}

/**
 * Numbers from units and counting that a formula may contain, in addition to those up to twelve and powers of ten: days, hours,
 * seconds, bytes.
 */
const ofUnits = new Set([24, 30, 31, 52, 60, 365, 366, 1024, 3600, 86_400, 604_800]);

/**
 * A part of B2: a computed number equals its formula, rounded to the written digits, and its inputs are in the surrounding text
 * or the sources cited there. One without a formula gets a finding.
 * @param heldAround the numbers in the sources cited around a paragraph.
 */
export function checkDerived(
  { paragraphs, finding }: Pick<ReadReport, 'paragraphs' | 'finding'>,
  heldAround: (paragraph: Paragraph) => readonly FoundNumber[],
): ReportFinding[] {
  const derived = paragraphs.flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.derived));
  const wrong = paragraphs.flatMap((paragraph) =>
    paragraph.sentences.flatMap((sentence) =>
      sentence.derived.flatMap((one) => {
        const fault = faultOf(one);
        if (fault !== undefined) {
          const fix =
            'Write numbers, + - * / ^ and brackets between [ and ], and the number that they give, rounded at most.';
          return [finding('B2', 'hard', one.at, fault, fix)];
        }
        const unknown = inputsUnknown(one, paragraph, heldAround);
        if (unknown.length === 0) return [];
        const message = `\\derived[${one.formula ?? ''}]{${one.printed}} is computed from ${unknown.join(', ')}, which neither the paragraph nor what it cites has`;
        const fix =
          'Compute from numbers of findings that are cited beside it, or say in the paragraph what is assumed, with its number.';
        return [finding('B2', 'hard', one.at, message, fix)];
      }),
    ),
  );
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

/** The numbers of a formula that neither text nor sources contain; empty without a formula. */
function inputsUnknown(
  { formula = '' }: DerivedNumber,
  paragraph: Paragraph,
  heldAround: (paragraph: Paragraph) => readonly FoundNumber[],
): string[] {
  const inputs = (formula.match(/\d+(?:\.\d+)?(?:[eE]\d{1,3})?/g) ?? []).filter((one) => !isOfCounting(Number(one)));
  if (inputs.length === 0) return [];
  const words = paragraph.sentences.map((sentence) => borrowedText(sentence)).join(' ');
  const known = [...numbersIn(words), ...heldAround(paragraph)].flatMap(({ readings }) =>
    readings.map(({ value }) => Math.abs(value)),
  );
  const isNear = (value: number, input: number) => Math.abs(value - input) <= Math.abs(input) * 1e-9;
  // A share of 5 % may be 0.05 in the formula.
  return inputs.filter((one) => !known.some((value) => [value, value / 100].some((as) => isNear(as, Number(one)))));
}

function isOfCounting(value: number): boolean {
  const isSmall = Number.isInteger(value) && value <= 12;
  return isSmall || ofUnits.has(value) || Number.isInteger(Math.log10(value));
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
