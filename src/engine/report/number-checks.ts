import { numbersMissing } from '../quotes/claim-numbers.ts';
import { numbersIn, type FoundNumber } from '../quotes/numbers.ts';
import type { Looked, ReportFinding } from './finding.ts';
import { HeldNumbers, mayHoldNumber } from './held-numbers.ts';
import { inventedNumbers } from './invented-numbers.ts';
import type { Paragraph, Sentence } from './prose.ts';
import { idsOf, type ReadReport } from './report-input.ts';
import { isSummarySection, pointing } from './section-kinds.ts';

const countable =
  'sources?|claims?|findings?|papers?|articles?|publications?|pages|searches|iterations?|questions|agents|hours?';
const stated = new RegExp(`(?<![\\d.,$€£-])(\\d[\\d,]*)\\+?\\s+(?:[\\p{L}-]+\\s+){0,2}?(?:${countable})\\b`, 'iu');
const ourselves =
  /\b(?:we|our|this (?:report|research|review|study|survey)|rests? on|was based on|were (?:reviewed|consulted|read|searched|gathered)|(?:reviewed|consulted|gathered|collected|analy[sz]ed)\s+\d)/i;

/** B1 to B4: numbers come from the ledger, from a quote of a cited source, or are marked as computed here. */
export function checkNumbers(report: ReadReport): Looked {
  const held = new HeldNumbers(report);
  const findings: ReportFinding[] = [];
  for (const paragraph of report.paragraphs) {
    for (const sentence of paragraph.sentences) {
      if (!mayHoldNumber.test(sentence.text)) continue;
      findings.push(...ownCount(report, paragraph, sentence), ...ungrounded(report, sentence, held));
    }
  }
  return { findings: [...findings, ...inventedNumbers(report, held), ...lonelySummaryNumbers(report)] };
}

function ownCount(report: ReadReport, { section }: Paragraph, sentence: Sentence): ReportFinding[] {
  const count = stated.exec(sentence.text)?.[0];
  if (count === undefined || sentence.isDerived || idsOf(sentence.bindings, 'cite').length > 0) return [];
  if (!/method/i.test(section) && !ourselves.test(sentence.text)) return [];
  const fix =
    'Write \\nSources{}, \\nFindings{}, \\nIterations{} or another macro of facts.tex in place of the number.';
  return [report.finding('B1', 'hard', sentence.at, `A count of the research is written out: “${count}”`, fix)];
}

function ungrounded(report: ReadReport, sentence: Sentence, held: HeldNumbers): ReportFinding[] {
  const keys = idsOf(sentence.bindings, 'cite').filter((key) => report.sourcesByKey.has(key));
  if (keys.length === 0 || sentence.isDerived) return [];
  const text = sentence.text.replace(pointing, ' ');
  if (!mayHoldNumber.test(text)) return [];
  const left = numbersIn(text).filter(
    (number) => !keys.some((key) => held.textsOf(key).some((quote) => holds(quote, number))),
  );
  const missing =
    left.length === 0
      ? []
      : numbersMissing(
          text,
          keys.flatMap((key) => held.of(key)),
          left,
        );
  if (missing.length === 0) return [];
  const shown = missing.slice(0, 4).join(', ');
  const fix =
    'Write the number as a quote of a cited source has it, cite the source that has it, or mark what you computed with \\derived{…}.';
  return [report.finding('B2', 'hard', sentence.at, `No quote of ${keys.slice(0, 3).join(', ')} holds: ${shown}`, fix)];
}

/** Whether a text holds a number word for word: then nothing need be read of it, which takes most of the time. */
function holds(text: string, { text: number }: FoundNumber): boolean {
  const at = text.indexOf(number);
  if (at < 0) return false;
  return (
    !/[\d.,\p{L}-]$/u.test(text.slice(Math.max(0, at - 1), at)) &&
    !/^(?:[\p{L}\d%]|[.,]\d| ?(?:%|per ?cent|million|billion|thousand))/u.test(
      text.slice(at + number.length, at + number.length + 12),
    )
  );
}

function lonelySummaryNumbers(report: ReadReport): ReportFinding[] {
  const body = report.paragraphs.filter(({ section }) => !isSummarySection(section)).map(({ text }) => text);
  let known: FoundNumber[] | undefined;
  return report.paragraphs
    .filter(({ section }) => isSummarySection(section))
    .flatMap(({ sentences }) => sentences)
    .flatMap((sentence) => {
      const text = sentence.text.replace(pointing, ' ');
      const left = mayHoldNumber.test(text)
        ? numbersIn(text).filter((number) => !body.some((one) => holds(one, number)))
        : [];
      if (left.length > 0) known ??= body.flatMap((one) => (mayHoldNumber.test(one) ? numbersIn(one) : []));
      const missing = numbersMissing(text, known ?? [], left);
      if (missing.length === 0) return [];
      const fix = 'State it, with its citation, in a later section, or take it out of the summary.';
      return [
        report.finding(
          'B4',
          'hard',
          sentence.at,
          `The summary holds numbers that no other section has: ${missing.slice(0, 4).join(', ')}`,
          fix,
        ),
      ];
    });
}
