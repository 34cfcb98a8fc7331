import { parseDifference } from './difference.ts';
import type { TamperFinding } from './languages.ts';
import { projectFindings, type ProjectContext } from './project-rules.ts';
import { testFindings } from './test-rules.ts';

export interface GuardedChange extends ProjectContext {
  /** What `differenceBetween` gave for the feature's start and its work now. */
  difference: string;
  /** The test files of features that passed before. */
  passedTestFiles: ReadonlySet<string>;
}

/** What is wrong with the way in which a change came to be green, the worst first; empty for honest work. */
export function guardAgainstTampering(change: GuardedChange): TamperFinding[] {
  const files = parseDifference(change.difference);
  const found = [...testFindings(files, change.passedTestFiles), ...projectFindings(files, change)];
  return found.sort((a, b) => Number(a.severity === 'concern') - Number(b.severity === 'concern'));
}

/** Findings as the reasons for which a proof is void, one line each; concerns void nothing. */
export function voidReasons(findings: readonly TamperFinding[]): string[] {
  return findings
    .filter(({ severity }) => severity === 'void')
    .map(({ id, file, line, message }) => `${id} in ${file}${line === undefined ? '' : `:${line}`}: ${message}`);
}
