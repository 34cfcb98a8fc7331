import { excerpt } from '../../base/errors.ts';
import { reasonedSections, type Checked, type ReportFinding } from './finding.ts';
import { plainOf } from './plain-text.ts';
import type { Paragraph } from './prose.ts';
import { idsOf, type ReadReport } from './report-input.ts';
import { commandsIn } from './scan.ts';

const levels = ['section', 'subsection', 'subsubsection', 'paragraph'];
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
    (part) => !bare.some((other) => other !== part && other.from <= part.from && part.to <= other.to),
  );
  const stated = paragraphs.filter((one) => !cites(one) && !outermost.some((part) => isIn(part, one)));
  return {
    findings: [...outermost.map((part) => uncitedPart(report, part)), ...stated.flatMap((one) => uncited(report, one))],
  };
}

interface Part {
  title: string;
  from: number;
  to: number;
}

/** The parts of a report whose title announces a recommendation, each up to the next heading of its rank; empty ones apart. */
function partsOf({ scanned: { visible, bodyFrom, bodyTo } }: ReadReport, paragraphs: readonly Paragraph[]): Part[] {
  const headings = commandsIn(visible, /^(?:section|subsection|subsubsection|paragraph)$/, bodyFrom, bodyTo);
  return headings.flatMap(({ name, at, groups: [title = ''] }, index) => {
    const next = headings.slice(index + 1).find((one) => levels.indexOf(one.name) <= levels.indexOf(name));
    const part = { title: plainOf(title).trim(), from: at, to: next?.at ?? bodyTo };
    const isWritten = paragraphs.some((one) => isIn(part, one) && one.text !== '');
    return /\brecommend/i.test(part.title) && isWritten ? [part] : [];
  });
}

const isIn = ({ from, to }: Part, { at }: Paragraph) => at >= from && at < to;

const cites = ({ bindings }: Paragraph) => idsOf(bindings, 'cite').length + idsOf(bindings, 'claim').length > 0;

function uncitedPart({ finding }: ReadReport, { title, from }: Part): ReportFinding {
  const fix = 'Cite the findings that support it, each with its \\citep and \\claim, or take it out.';
  return finding('B10', 'hard', from, `Nothing under “${excerpt(title)}” cites a finding`, fix);
}

/** A sentence that ends with a colon announces what is cited below it. */
function uncited({ finding }: ReadReport, { text, sentences }: Paragraph): ReportFinding[] {
  const said = sentences.find((one) => recommending.test(one.text));
  if (said === undefined || text.endsWith(':')) return [];
  const message = `A recommendation cites no finding: “${excerpt(said.text.slice(0, 90))}”`;
  return [finding('B10', 'warning', said.at, message, 'Cite in its paragraph the findings that support it.')];
}
