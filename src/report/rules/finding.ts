/** A fault of a report. `hard`: it must be fixed; `warning`: a person should know of it. */
export interface ReportFinding {
  /** The id of the check that found it, such as `A1`. */
  id: string;
  severity: 'hard' | 'warning';
  /** The file's name in the workflow's folder. */
  file: string;
  /** Counted from 1; null for a finding about the whole file. */
  line: number | null;
  message: string;
  /** The remedy, as a sentence. */
  fix: string;
}

/** The reason why no check could run without a report. */
export const reportMissing = 'there is no report';

/** The result of one check. A check that could not run has neither passed nor failed. */
export interface CheckOutcome {
  id: string;
  outcome: 'pass' | 'fail' | 'could-not-run';
  /** Why it could not run, or only in part; null when it ran. */
  reason: string | null;
}

/** The result of all checks of a report. */
export interface ReportCheck {
  findings: ReportFinding[];
  checks: CheckOutcome[];
}

/** The result of a check function: findings, and checks that could not run everywhere. */
export interface Checked {
  findings: ReportFinding[];
  /** Checks that could not run, with the reason. */
  unable?: { id: string; reason: string }[] | undefined;
}

/** The failures that must be fixed, in the order of the lines. */
export function hardFindings({ findings }: Pick<ReportCheck, 'findings'>): ReportFinding[] {
  return findings.filter(({ severity }) => severity === 'hard');
}

/** Titles of sections that describe this research itself, so that their sentences need no source. */
export const reasonedSections = /method|open question|limitation/i;
/** Titles of sections with common knowledge, which needs no citation. */
export const commonKnowledge = /background/i;

/** Whether a section summarises the others. */
export function isSummarySection(section: string): boolean {
  return /summary|abstract/i.test(section);
}

/** Numbers that refer into the document or are part of a name; they need no source. */
export const pointing =
  /\b(?:sections?|figures?|figs?\.|tables?|chapters?|appendix|steps?|equations?|footnotes?|lines?|phases?|questions?|findings?|items?|points?|parts?)\s+\d+(?:\.\d+)*(?:\s*(?:–|-|and|to|,)\s*\d+(?:\.\d+)*)*|\[\d+\]|\b[CSQX]\d{3,}\b|\(\d\)|^\d+[.)]\s/gi;
