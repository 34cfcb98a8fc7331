import { excerpt } from '../../base/errors.ts';
import { reasonedSections, type Checked, type ReportFinding } from './finding.ts';
import { headingsIn, type Heading } from './plain-text.ts';
import type { Paragraph } from './prose.ts';
import { idsOf, type ReadReport } from './report-input.ts';

/** Words with which the report itself recommends; a maker who recommends is cited by other checks. */
const recommending =
  /\b(?:we|this report) (?:therefore |thus |hence )?recommends?\b|\b(?:our|the) recommendation (?:is|would be)\b|\bit is recommended (?:to|that)\b|^(?:our |the )?recommendations?\s*[:.]/i;

/**
 * B10: what is called a recommendation cites findings: a part with that title somewhere, and each paragraph with such a sentence.
 * Sections on this research itself, such as searches that should come next, need none.
 */
export function checkRecommendations(report: ReadReport): Checked {
  const paragraphs = report.paragraphs.filter(({ section }) => !reasonedSections.test(section));
  const bare = partsOf(report, paragraphs).filter((part) => !paragraphs.some((one) => isIn(part, one) && cites(one)));
  const outermost = bare.filter(
    (part) => !bare.some((other) => other !== part && other.at <= part.at && part.to <= other.to),
  );
  const stated = paragraphs.filter((one) => !cites(one) && !outermost.some((part) => isIn(part, one)));
  return {
    findings: [...outermost.map((part) => uncitedPart(report, part)), ...stated.flatMap((one) => uncited(report, one))],
  };
}

/** The headings that announce a recommendation; empty parts apart. */
function partsOf({ scanned }: ReadReport, paragraphs: readonly Paragraph[]): Heading[] {
  return headingsIn(scanned).filter(
    (part) => /\brecommend/i.test(part.title) && paragraphs.some((one) => isIn(part, one) && one.text !== ''),
  );
}

const isIn = (part: Heading, { at }: Paragraph) => at >= part.at && at < part.to;

const cites = ({ bindings }: Paragraph) => idsOf(bindings, 'cite').length + idsOf(bindings, 'claim').length > 0;

function uncitedPart({ finding }: ReadReport, { title, at }: Heading): ReportFinding {
  const fix = 'Cite the findings that support it, each with its \\citep and \\claim, or take it out.';
  return finding('B10', 'hard', at, `Nothing under “${excerpt(title)}” cites a finding`, fix);
}

/** A sentence that ends with a colon announces what is cited below it. */
function uncited({ finding }: ReadReport, { text, sentences }: Paragraph): ReportFinding[] {
  const said = sentences.find((one) => recommending.test(one.text));
  if (said === undefined || text.endsWith(':')) return [];
  const message = `A recommendation cites no finding: “${excerpt(said.text.slice(0, 90))}”`;
  return [finding('B10', 'warning', said.at, message, 'Cite in its paragraph the findings that support it.')];
}
