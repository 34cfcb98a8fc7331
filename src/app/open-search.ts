import type { WorkflowPaths } from '../files/paths.ts';
import { asOneChange } from '../journal/document.ts';
import { readDescribedTask } from '../loop/steering-files.ts';
import { finishedAssignments } from '../loop/agents.ts';
import { writeIterationRuntime } from '../loop/iteration-runtime.ts';
import { isSearching } from '../loop/rules/iteration.ts';
import { isRecorded, type WorkflowState } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import { goalReading } from '../research/hand-in-kinds.ts';
import { readLedger, writeLedger } from '../research/ledger-file.ts';
import { questionsRead, wholeGoal, withAsked, type AskedQuestion } from '../research/rules/goal-reading.ts';
import { isFinder } from '../loop/rules/assignment.ts';
import { readInbox } from './hand-in.ts';
import { spentState } from '../spend/spend.ts';
import { newIterationRuntime, readIterationRuntime } from './turn.ts';

/**
 * Assigns the researchers of an iteration whose goal-reader is done: what it read becomes the user's questions. Where no reading came, the
 * goal as a whole is the one question. Returns whether there was anything to assign.
 */
export async function openReadSearch(paths: WorkflowPaths, now: Date): Promise<boolean> {
  return asWriter(paths, async () => {
    const state = await readState(paths);
    if (state.status !== 'in_progress' || !isSearching(state) || isRecorded(state)) return false;
    const runtime = await readIterationRuntime(paths, state);
    const reader = runtime.assignments.find(({ agent }) => agent === 'goal-reader');
    const isOpen = runtime.assignments.some(({ agent }) => isFinder(agent));
    if (reader === undefined || isOpen || !finishedAssignments(paths, state.iteration).has(reader.id)) return false;
    const reading = readInbox(paths).of(goalReading).at(-1)?.handIn;
    const described = (await readDescribedTask(paths))?.text ?? '';
    const asked = questionsRead(reading, { prompt: state.prompt, described });
    takeQuestions(paths, now, state, { title: reading?.title ?? null, asked });
    const spent = spentState(paths, state);
    const { assignments } = await newIterationRuntime(paths, spent, runtime);
    writeIterationRuntime(paths, { ...runtime, assignments: [reader, ...assignments] });
    return true;
  });
}

/** The questions of the user enter the ledger. The caller holds the lock. */
function takeQuestions(
  paths: WorkflowPaths,
  now: Date,
  { iteration }: WorkflowState,
  { title, asked }: { title: string | null; asked: readonly AskedQuestion[] },
): void {
  const before = readLedger(paths);
  const ledger = withAsked(before, asked);
  const questions = ledger.questions.slice(before.questions.length);
  if (questions.length === 0) return;
  asOneChange(paths, now, { event: 'goal-read', iteration, title, questions }, () => {
    writeLedger(paths, ledger);
  });
}

/**
 * Takes the goal as a whole for the one question where two readers failed, or the workflow was begun before goals were read. The caller
 * holds the lock.
 */
export function takeWholeGoal(paths: WorkflowPaths, now: Date, state: WorkflowState): void {
  takeQuestions(paths, now, state, { title: null, asked: [wholeGoal(state.prompt)] });
}
