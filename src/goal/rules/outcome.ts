import type { AssertionCheck, Check, FileCheck, QualityCheck } from './checklist.ts';
import { quotedWords } from '../../base/text.ts';
import { commandOutcome, type CommandRun } from './command-run.ts';
import type { Outcome } from './evaluate.ts';
import type { FileEvidence, StoredJudgements } from './judgement.ts';

/** The results of a checklist, and access to the project's files. */
export interface AcceptanceFacts {
  runs: readonly CommandRun[];
  judgements: StoredJudgements;
  /** The facts about a file or folder of the project. */
  isThere: (path: string) => 'yes' | 'no' | 'unknown';
  /** Whether its file contains an excerpt now; undefined when the file could not be read. */
  stands: (evidence: FileEvidence) => boolean | undefined;
  /** Runs and judgements from before do not count; null when all do. */
  notBefore: Date | null;
}

/** In characters, so that a reason stays on one line. */
const longestReason = 250;

interface Answered {
  judged_at: string;
  reason: string;
  evidence: readonly FileEvidence[];
}

/** The facts about one check. */
export function outcomeOf(check: Check, facts: AcceptanceFacts): Outcome {
  switch (check.type) {
    case 'command':
    case 'not_command': {
      const run = facts.runs.findLast((one) => one.check === check.id);
      return commandOutcome(check, run, facts.notBefore);
    }
    case 'file':
    case 'not_file':
      return fileOutcome(check, facts.isThere(check.path));
    case 'assertion':
      return assertionOutcome(check, facts);
    case 'quality':
      return qualityOutcome(check, facts);
  }
}

function fileOutcome({ type, path }: FileCheck, isThere: 'yes' | 'no' | 'unknown'): Outcome {
  if (isThere === 'unknown') return { result: 'could_not_run', why: `${path} could not be read` };
  const why = isThere === 'yes' ? `${path} exists` : `${path} is missing`;
  return { result: (isThere === 'yes') === (type === 'file') ? 'pass' : 'fail', why };
}

function assertionOutcome({ id }: AssertionCheck, facts: AcceptanceFacts): Outcome {
  const answer = facts.judgements.assertions.findLast(({ check }) => check === id);
  const holds = answer?.verdict === 'cannot_tell' ? undefined : answer?.verdict === 'holds';
  return judgedOutcome(answer, holds, facts);
}

function qualityOutcome({ id, levels, least }: QualityCheck, facts: AcceptanceFacts): Outcome {
  const answer = facts.judgements.ratings.findLast(({ check }) => check === id);
  const level = answer?.level ?? undefined;
  const { result, why } = judgedOutcome(answer, level === undefined ? undefined : level >= least, facts);
  if (result === 'could_not_run') return { result, why };
  return { result, why: `rated "${levels[level ?? 0] ?? ''}", "${levels[least] ?? ''}" is needed: ${why}` };
}

/** @param holds undefined when the judge could not decide. */
function judgedOutcome(answer: Answered | undefined, holds: boolean | undefined, facts: AcceptanceFacts): Outcome {
  const doubt = doubtOf(answer, facts);
  if (answer === undefined || doubt !== undefined) return { result: 'could_not_run', why: doubt ?? '' };
  const reason = quotedWords(answer.reason, longestReason);
  if (holds === undefined) return { result: 'could_not_run', why: `the judge could not decide: ${reason}` };
  return { result: holds ? 'pass' : 'fail', why: reason };
}

/**
 * The reason why an answer does not count, or undefined when it does. One excerpt that is missing from its file invalidates the
 * answer.
 */
function doubtOf(answer: Answered | undefined, { stands, notBefore }: AcceptanceFacts): string | undefined {
  if (answer === undefined) return 'it has not been judged yet';
  if (notBefore !== null && !(Date.parse(answer.judged_at) >= notBefore.getTime())) {
    return `its last judgement (${answer.judged_at}) is older than the work it is about`;
  }
  const gone = answer.evidence.find((evidence) => stands(evidence) !== true);
  if (gone === undefined) return undefined;
  const where = `${gone.file}:${gone.line}`;
  return stands(gone) === false
    ? `the excerpt given as evidence is not in ${where}`
    : `${where}, given as evidence, could not be read`;
}
