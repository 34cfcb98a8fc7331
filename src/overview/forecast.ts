import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing } from '../files/regular.ts';
import { parseJournal } from '../journal/rules/fold.ts';
import { usualUsd } from '../loop/rules/budgets.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { eachLineWith } from '../session/transcript.ts';
import { eventsOfRows, iterationRows } from '../spend/rules/iterations.ts';
import { readSpend } from '../spend/spend.ts';
import { measureOf, type Measure } from './rules/forecast.ts';

const words = eventsOfRows.map((event) => Buffer.from(`"event":"${event}"`));

/** The measure of the phase in progress. The journal grows for days, so its other lines are never parsed. */
export function readMeasure(paths: WorkflowPaths, state: WorkflowState): Measure {
  const lines: string[] = [];
  eachLineWith(readOrNothing(paths.journal) ?? Buffer.alloc(0), words, (line) => lines.push(line));
  const { last, current } = readSpend(paths, state);
  return measureOf(iterationRows(parseJournal(lines), [last, current]), state);
}

/** The likely cost of an agent of the phase in progress, in USD. */
export function agentUsd(paths: WorkflowPaths, state: WorkflowState): number {
  return readMeasure(paths, state).agentUsd ?? usualUsd.agent;
}
