import { numbersMissing } from '../quotes/claim-numbers.ts';
import { numbersIn, type FoundNumber } from '../quotes/numbers.ts';
import { mayBeCited } from '../research/failed-quotes.ts';
import type { Looked, ReportFinding } from './finding.ts';
import type { Paragraph, Sentence } from './prose.ts';
import { idsOf, type ReadReport } from './report-input.ts';

const countable =
  'sources?|claims?|findings?|papers?|articles?|publications?|pages|searches|iterations?|questions|agents';
const stated = new RegExp(`(?<![\\d.,$€£-])(\\d[\\d,]*)\\+?\\s+(?:[\\p{L}-]+\\s+){0,2}?(?:${countable})\\b`, 'iu');
const ourselves =
  /\b(?:we|our|this (?:report|research|review|study|survey)|rests? on|was based on|were (?:reviewed|consulted|read|searched|gathered)|(?:reviewed|consulted|gathered|collected|analy[sz]ed)\s+\d)/i;
/** Numbers that point into the document or name a thing, and say nothing that a source would have to say. */
const pointing =
  /\b(?:sections?|figures?|figs?\.|tables?|chapters?|appendix|steps?|equations?|footnotes?|lines?|phases?|questions?|findings?|items?|points?|parts?)\s+\d+(?:\.\d+)*(?:\s*(?:–|-|and|to|,)\s*\d+(?:\.\d+)*)*|\[\d+\]|\b[CSQX]\d{3,}\b|\(\d\)|^\d+[.)]\s/gi;
const mayHoldNumber = /\d|\b(?:hundred|thousand|million|billion|trillion|percent|per cent)\b/i;

/** B1, B2 and B4: numbers come from the ledger, from a quote of a cited source, or are marked as computed here. */
export function checkNumbers(report: ReadReport): Looked {
  const held = new HeldNumbers(report);
  const findings: ReportFinding[] = [];
  for (const paragraph of report.paragraphs) {
    for (const sentence of paragraph.sentences) {
      if (!mayHoldNumber.test(sentence.text)) continue;
      findings.push(...ownCount(report, paragraph, sentence), ...ungrounded(report, sentence, held));
    }
  }
  return { findings: [...findings, ...lonelySummaryNumbers(report)] };
}

export function isSummarySection(section: string): boolean {
  return /summary|abstract/i.test(section);
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

/** The numbers that the quotes of a source hold, its title and its year with them, read once. */
class HeldNumbers {
  readonly #report: ReadReport;
  readonly #quotes = new Map<string, string[]>();
  readonly #texts = new Map<string, string[]>();
  readonly #known = new Map<string, FoundNumber[]>();

  constructor(report: ReadReport) {
    this.#report = report;
    for (const { evidence } of report.ledger.claims) {
      for (const one of evidence.filter(mayBeCited)) {
        const quotes = this.#quotes.get(one.source);
        if (quotes === undefined) this.#quotes.set(one.source, [one.quote]);
        else quotes.push(one.quote);
      }
    }
  }

  textsOf(key: string): readonly string[] {
    const known = this.#texts.get(key);
    if (known !== undefined) return known;
    const source = this.#report.sourcesByKey.get(key);
    const texts =
      source === undefined
        ? []
        : [...(this.#quotes.get(source.id) ?? []), source.title, source.year ?? '', source.accessed.slice(0, 4)];
    this.#texts.set(key, texts);
    return texts;
  }

  of(key: string): FoundNumber[] {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const numbers = this.textsOf(key).flatMap((text) => (mayHoldNumber.test(text) ? numbersIn(text) : []));
    this.#known.set(key, numbers);
    return numbers;
  }
}
