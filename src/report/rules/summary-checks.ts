import { excerpt } from '../../base/errors.ts';
import { bareWords } from '../../base/text.ts';
import { isSummarySection, type Checked } from './finding.ts';
import type { Sentence } from './prose.ts';
import type { ReadReport } from './report-input.ts';

/** Words by which a sentence says that it is the writer's own, or of something that it was not found. */
const ownWords =
  /\binfer(?:red|ence|ences)?\b|\bour (?:own )?(?:judge?ment|reading|conclusion|estimate|advice)\b|\bwe (?:conclude|judge|infer|assume|estimate)\b|\b(?:was|were|is|are|has been|have been) (?:not|nowhere) (?:found|known|measured|searched|answered|documented)\b|\bno\b.{0,60}\b(?:was|were|has been|have been) (?:found|available|published|measured)\b|\bremains? (?:open|unknown|uncertain|unclear)\b|\bno (?:source|finding|page)s?\b|\bopen questions?\b/i;

/** Fewer words, such as a heading within a paragraph, assert nothing. */
const fewestWords = 3;

/** Whether a sentence says, in words of its own, that it is inference or that something was not found. */
export const isMarkedAsOwn = (text: string): boolean => ownWords.test(text);

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
  const isShort = bareWords(text).length < fewestWords;
  return bindings.length === 0 && !isShort && !/:\s*$/.test(text) && !isMarkedAsOwn(text);
}
