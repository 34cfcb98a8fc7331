import { excerpt } from '../../base/errors.ts';
import { isSummarySection, type Checked } from './finding.ts';
import type { Sentence } from './prose.ts';
import type { ReadReport } from './report-input.ts';

/** Words by which a sentence says that it is the writer's own, or of something that it was not found. */
const ownWords =
  /\binfer(?:red|ence|ences)?\b|\bour (?:own )?(?:judge?ment|reading|conclusion|estimate|advice)\b|\bwe (?:conclude|judge|infer|assume|estimate)\b|\bit follows\b|\b(?:not|nothing|never|nowhere)\b.{0,30}\b(?:found|known|measured|searched|answered)\b|\bunknown\b|\bno (?:source|finding|page)s?\b|\bopen question/i;

/** Fewer words, such as a heading within a paragraph, assert nothing. */
const fewestWords = 3;

/** B11: every sentence of the summary cites a finding, a contradiction or a question, or says that it is the writer's inference. */
export function checkSummary(report: ReadReport): Checked {
  const said = report.paragraphs.filter(
    ({ section, environments }) => isSummarySection(section) && !environments.includes('made'),
  );
  return {
    findings: said.flatMap(({ sentences }) =>
      sentences.filter(isUnmarked).map(({ at, text }) => {
        const message = `A sentence of the summary cites no finding: “${excerpt(text.slice(0, 90))}”`;
        const fix = 'Cite its findings, with \\citep and \\claim, say that it is inference, or take it out.';
        return report.finding('B11', 'hard', at, message, fix);
      }),
    ),
  };
}

/** A sentence that ends with a colon announces what is cited after it. */
function isUnmarked({ text, bindings }: Sentence): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return bindings.length === 0 && words.length >= fewestWords && !/:\s*$/.test(text) && !ownWords.test(text);
}
