import { excerpt } from '../../base/errors.ts';
import { type Checked, type ReportFinding, commonKnowledge, isSummarySection, reasonedSections } from './finding.ts';
import type { Paragraph, Sentence } from './prose.ts';
import { idsOf, type ReadReport } from './report-input.ts';

const factual =
  /\d\s?%|\bper ?cent\b|[$€£]\s?\d|\b(?:19|20)\d\d\b|\d{2,}|\d\.\d|\baccording to\b|\b(?:largest|smallest|fastest|slowest|highest|lowest|cheapest|the first to)\b/i;
const weasel =
  /\b(?:(?:some |many |several |recent |numerous )?(?:studies|experts|researchers|analysts|critics|observers|sources) (?:show|say|suggest|believe|agree|argue|claim|report|indicate|have shown)|research (?:shows|suggests|indicates|has shown)|it is (?:widely|generally|commonly|well) (?:known|believed|accepted|understood|agreed))\b/i;
const forecast =
  /\b(?:by|until|through|before|forecast|expect|project(?:ed|ion)|plan|target|will|would|deadline|roadmap|end of|scenario|deprecat|sunset|schedul)/i;
const leastUncited = 4;
const mostUncitedShare = 0.4;

/** B3, B8 and B9: facts have a citation and a date. */
export function checkHonesty(report: ReadReport): Checked {
  const findings: ReportFinding[] = [];
  const alone: Sentence[] = [];
  let facts = 0;
  for (const paragraph of report.paragraphs) {
    const hasCitation = idsOf(paragraph.bindings, 'cite').length > 0;
    for (const sentence of paragraph.sentences) {
      findings.push(...dates(report, sentence), ...vague(report, sentence, hasCitation));
      if (!isFactual(paragraph, sentence)) continue;
      facts += 1;
      if (idsOf(sentence.bindings, 'cite').length > 0) continue;
      if (!hasCitation) alone.push(sentence);
      findings.push(uncited(report, sentence));
    }
  }
  if (alone.length >= leastUncited && alone.length / facts > mostUncitedShare) {
    const message = `${alone.length} of ${facts} sentences with numbers, years or superlatives stand in paragraphs that cite nothing`;
    const fix = 'Cite each with its source and its \\claim, or take it out.';
    findings.push(report.finding('B3', 'hard', alone[0]?.at ?? null, message, fix));
  }
  return { findings };
}

function isFactual({ section, environments }: Paragraph, { text, derived, bindings }: Sentence): boolean {
  if (section === '' || derived.length > 0) return false;
  if ([reasonedSections, commonKnowledge].some((kind) => kind.test(section)) || isSummarySection(section)) return false;
  if (environments.some((name) => /tabular|longtable|figure|table/.test(name))) return false;
  return (
    !bindings.some(({ kind }) => kind === 'question') &&
    factual.test(text.replace(/\b(?:section|figure|table)\s+\d+/gi, ''))
  );
}

function uncited(report: ReadReport, { at, text }: Sentence): ReportFinding {
  const message = `A factual sentence has no citation: “${excerpt(text.slice(0, 90))}”`;
  return report.finding('B3', 'warning', at, message, 'Cite its source in the sentence, or mark it as inference.');
}

function vague(report: ReadReport, { at, text, bindings }: Sentence, hasCitation: boolean): ReportFinding[] {
  const words = weasel.exec(text)?.[0];
  if (words === undefined || idsOf(bindings, 'cite').length > 0 || (hasCitation && /sources/i.test(words))) return [];
  return [report.finding('B9', 'warning', at, `“${words}” names nobody`, 'Say who, and cite them.')];
}

function dates(report: ReadReport, { at, text }: Sentence): ReportFinding[] {
  const { today, finding } = report;
  const year = Number(today.slice(0, 4));
  const asOf = /\bas of (?:(\p{L}+) )?(?:\d{1,2}, )?((?:19|20)\d\d)\b/iu.exec(text);
  const fix = 'Write the date on which the source was read.';
  if (asOf !== null && isLater(asOf[1] ?? '', Number(asOf[2]), today))
    return [finding('B8', 'hard', at, `“${asOf[0]}” is later than the research`, fix)];
  const future = [...text.matchAll(/(?<![\d.,-])(20\d\d)(?![\d.,]*\d)/g)]
    .map(([, found]) => Number(found))
    .find((found) => found > year);
  if (future === undefined || forecast.test(text)) return [];
  return [
    finding('B8', 'warning', at, `The year ${future} has not come yet`, 'Correct it, or say that it is a forecast.'),
  ];
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function isLater(month: string, year: number, today: string): boolean {
  const thisYear = Number(today.slice(0, 4));
  if (year !== thisYear) return year > thisYear;
  return months.indexOf(month.toLowerCase().slice(0, 3)) + 1 > Number(today.slice(5, 7));
}
