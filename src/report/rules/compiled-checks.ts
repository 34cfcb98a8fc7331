import type { TexFinding } from '../../programs/rules/tex-log-errors.ts';
import type { Checked, ReportFinding } from './finding.ts';
import type { ReadReport } from './report-input.ts';

export const compiledIds = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8', 'E9', 'E10'] as const;

const numbers: Record<string, string> = {
  'undefined-citation': 'E2',
  'unknown-citation': 'E2',
  'undefined-reference': 'E2',
  'repeated-label': 'E3',
  'overfull-line': 'E4',
  'missing-character': 'E5',
  'unclosed-group': 'E6',
  rerun: 'E7',
  'no-citations': 'E8',
  'empty-field': 'E8',
  'bibliography-warning': 'E8',
};
/** Faults that are visible in the PDF although TeX only warns. */
const grave = new Set(['E2', 'E3', 'E5', 'E6']);

/** E1 to E10: the messages of the last compilation, and the text of its PDF. */
export function checkCompiled(report: ReadReport): Checked {
  const { compiled } = report;
  if (compiled.outcome === 'could-not-run')
    return { findings: [], unable: compiledIds.map((id) => ({ id, reason: compiled.reason })) };
  const findings = compiled.findings.map((one) => fromTex(report, one));
  if (compiled.outcome === 'failed') {
    const fix = 'Run `autonomous-workflow compile` and fix what it names.';
    if (!findings.some(({ id }) => id === 'E1'))
      findings.push(report.finding('E1', 'hard', null, 'The report does not compile', fix));
    const reason = 'the report does not compile';
    return { findings, unable: compiledIds.filter((id) => id !== 'E1').map((id) => ({ id, reason })) };
  }
  const { unresolved, missingTitles } = compiled;
  const reason = 'pdftotext is not installed';
  const unable = [...(unresolved === null ? ['E9'] : []), ...(missingTitles === null ? ['E10'] : [])];
  if (missingTitles !== null && missingTitles.length > 0) {
    const message = `The PDF does not show the title of: ${missingTitles.join(', ')}`;
    const fix = 'Find what hides these sections: a comment, a box, or an environment that is never closed.';
    findings.push(report.finding('E10', 'hard', null, message, fix));
  }
  if (unresolved !== null && unresolved > 0) {
    const fix = 'Cite keys of sources.bib, and refer to labels that exist.';
    findings.push(report.finding('E9', 'hard', null, `The PDF shows ?? or [?] in ${unresolved} places`, fix));
  }
  return { findings, unable: unable.map((id) => ({ id, reason })) };
}

function fromTex(report: ReadReport, { id, severity, file, line, message, hint }: TexFinding): ReportFinding {
  const number = severity === 'error' ? 'E1' : (numbers[id] ?? 'E8');
  // No writer can correct what is generated. An error in it may come from the report.
  const isGenerated = number !== 'E1' && file !== undefined && file !== report.file && /\.(?:tex|bbl)$/.test(file);
  return {
    id: number,
    severity: severity === 'error' || (grave.has(number) && !isGenerated) ? 'hard' : 'warning',
    file: file ?? report.file,
    line: line ?? null,
    message: `${message} (${id})`,
    fix: isGenerated ? `${file} is generated: nothing of it is to be corrected by hand.` : hint,
  };
}
