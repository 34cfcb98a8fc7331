import { numbersMissing } from '../quotes/claim-numbers.ts';
import { normalText } from '../quotes/normal-text.ts';
import { numbersInNormal, type FoundNumber } from '../quotes/numbers.ts';
import type { ReportFinding } from './finding.ts';
import { mayHoldNumber, type HeldNumbers } from './held-numbers.ts';
import type { Paragraph } from './prose.ts';
import { idsOf, type ReadReport } from './report-input.ts';
import { commonKnowledge, isSummarySection, pointing, reasonedSections } from './section-kinds.ts';

/** Numbers that name a kind or a place in an order: 64-bit, the 95th percentile, around the clock; decades, years and days. */
const naming =
  /\b\d+-bit\b|\b\d+(?:st|nd|rd|th)\b|\b24\/7\b|\b(?:19|20)\d0s\b|\b(?:19|20)\d\d[-–/](?:19|20)?\d\d\b|\b\d{1,2}\.? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}\b/gi;
/** RFC 6585, TLS 1.3, and "Redis 72" inside a sentence: a number behind a name is a part of it. */
const afterName = /(?:\b\p{Lu}[\p{Lu}\d]+|[\p{Ll}\d,;:)] \(?\p{Lu}[\p{L}\d]*)(?: version)? $/u;

/**
 * B3: a number in a sentence without a citation that nothing cited or bound around it holds. It is certain only where findings are
 * told: what is common knowledge needs no citation. A table rests on what is cited in its section.
 */
export function inventedNumbers(report: ReadReport, held: HeldNumbers): ReportFinding[] {
  return report.paragraphs.flatMap((paragraph) => {
    const { section } = paragraph;
    if (section === '' || isSummarySection(section) || reasonedSections.test(section)) return [];
    return paragraph.sentences.flatMap(({ text, at, bindings, isDerived }) => {
      if (isDerived || !mayHoldNumber.test(text)) return [];
      if (bindings.some(({ kind }) => kind === 'cite' || kind === 'question')) return [];
      const telling = tellingNumbers(text.replace(pointing, ' ').replace(naming, ' '));
      if (telling.length === 0) return [];
      const missing = numbersMissing(text, heldAround(report, paragraph, held), telling);
      if (missing.length === 0) return [];
      const severity = commonKnowledge.test(section) ? 'warning' : 'hard';
      const message = `No finding that is cited in this paragraph holds: ${missing.slice(0, 4).join(', ')}`;
      const fix =
        'Cite the source that has the number, with its \\claim, mark what you computed with \\derived{…}, or take it out.';
      return [report.finding('B3', severity, at, message, fix)];
    });
  });
}

/** The numbers that say something of the world: with a unit, or of two digits and more; no years, no parts of names. */
function tellingNumbers(text: string): FoundNumber[] {
  const normal = normalText(text, { keepCase: true }).text;
  return numbersInNormal(normal).filter((number) => {
    if (number.unit !== null || number.magnitude !== 1) return true;
    if (number.name !== '' || number.spelled || /^(?:19|20)\d\d$/.test(number.text)) return false;
    return number.text.replace(/\D/g, '').length >= 2 && !afterName.test(normal.slice(0, number.at));
  });
}

function heldAround(report: ReadReport, paragraph: Paragraph, held: HeldNumbers): FoundNumber[] {
  const isTable = paragraph.environments.some((name) => /tabular|longtable|table/.test(name));
  const around = isTable ? report.paragraphs.filter(({ section }) => section === paragraph.section) : [paragraph];
  return around.flatMap(({ bindings }) => [
    ...idsOf(bindings, 'claim').flatMap((id) => held.ofClaim(id)),
    ...idsOf(bindings, 'cite').flatMap((key) => held.of(key)),
  ]);
}
