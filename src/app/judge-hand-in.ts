import { isRecord } from '../base/json.ts';
import { isWorkflowError } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { type AnyHandIn, type HandInKind, unexpectedProblems } from '../loop/hand-in-kind.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import type { ReportingAgent } from '../session/rules/agents.ts';
import { checkValue } from './hand-ins.ts';
import { readIterationRuntime } from './iteration-runtime.ts';
import { allFaults } from './rules/partial-hand-in.ts';

/** A hand-in that may be stored, or its problems. */
export type Judged = { ok: true; kind: HandInKind; handIn: AnyHandIn } | { ok: false; problems: string[] };

interface Author {
  agent: ReportingAgent;
  /** The assignment that its file is named for: it answers no other, whatever it says. */
  assignment: string;
  /** The file with its conversation; empty where that is not known. */
  transcript: string;
}

/**
 * Judges a value that an agent handed in: its form, and whether the workflow's files agree with it. Items of the right form are judged
 * beside those of a wrong one, and beside other wrong fields, so that the agent hears of all faults at once. A broken file is no problem of the hand-in: `record` repairs it.
 */
export async function judgeHandIn(
  paths: WorkflowPaths,
  state: WorkflowState,
  author: Author,
  given: unknown,
): Promise<Judged> {
  const { agent, assignment, transcript } = author;
  const value = isRecord(given) ? { ...given, assignment } : given;
  const checked = checkValue(agent, value);
  if (!checked.ok) {
    if (checked.kind === undefined) return checked;
    const judge = async (part: unknown) => {
      const judged = await judgeHandIn(paths, state, author, part);
      return judged.ok ? [] : judged.problems;
    };
    return { ok: false, problems: await allFaults(checked.kind.schema, value, checked.problems, judge) };
  }
  const { kind, handIn } = checked;
  try {
    const { assignments } = await readIterationRuntime(paths, state);
    const unexpected = unexpectedProblems(kind, handIn, { phase: state.current_phase, assignments });
    const problems =
      unexpected.length > 0 ? unexpected : ((await kind.problems?.(paths, handIn, state, transcript)) ?? []);
    return problems.length === 0 ? checked : { ok: false, problems };
  } catch (error) {
    if (isWorkflowError(error)) return checked;
    throw error;
  }
}
