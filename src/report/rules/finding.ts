/** One thing that is wrong with a report. `hard`: the report must not stay so; `warning`: a person should know. */
export interface ReportFinding {
  /** The check of the list that found it, such as `A1`. */
  id: string;
  severity: 'hard' | 'warning';
  /** By its name in the workflow's folder. */
  file: string;
  /** Counted from 1; null where it is about the whole file. */
  line: number | null;
  message: string;
  /** The remedy, as a sentence. */
  fix: string;
}

/** Why nothing could be checked where there is no report. */
export const reportMissing = 'there is no report';

/** The result of one check of the list. One that could not run has neither passed nor failed. */
export interface CheckOutcome {
  id: string;
  outcome: 'pass' | 'fail' | 'could-not-run';
  /** Why it could not run, in full or in part; null when it did. */
  reason: string | null;
}

/** Everything that was found out about a report. */
export interface ReportCheck {
  findings: ReportFinding[];
  checks: CheckOutcome[];
}

/** The answer of a single check: its findings, and why it could not run, or not everywhere. */
export interface Checked {
  findings: ReportFinding[];
  /** Checks that could not run, with the reason. */
  unable?: { id: string; reason: string }[] | undefined;
}

/** The failures that must be fixed, in the order of the lines. */
export function hardFindings({ findings }: Pick<ReportCheck, 'findings'>): ReportFinding[] {
  return findings.filter(({ severity }) => severity === 'hard');
}

/** Sections that say nothing which has to be found in a source beside it. */
export const reasonedSections = /method|open question|limitation/i;
/** Where what is common knowledge needs no citation. */
export const commonKnowledge = /background/i;

/** Whether a section sums the others up. */
export function isSummarySection(section: string): boolean {
  return /summary|abstract/i.test(section);
}

/** Numbers that point into the document or name a thing, and say nothing that a source would have to say. */
export const pointing =
  /\b(?:sections?|figures?|figs?\.|tables?|chapters?|appendix|steps?|equations?|footnotes?|lines?|phases?|questions?|findings?|items?|points?|parts?)\s+\d+(?:\.\d+)*(?:\s*(?:–|-|and|to|,)\s*\d+(?:\.\d+)*)*|\[\d+\]|\b[CSQX]\d{3,}\b|\(\d\)|^\d+[.)]\s/gi;
