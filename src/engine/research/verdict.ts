import { isWriting } from '../iteration.ts';
import type { WorkflowState } from '../state/state.ts';

/** How a verdict ends. */
export const conclusions = {
  search: 'research goes on',
  pivot: 'research goes on, after what is missing',
  probe: 'a blind probe is next',
  saturated: 'research is saturated',
};
const conclusionsAtEnd: [whileSearching: string, atEnd: string][] = [
  [conclusions.pivot, 'the search ended before research was saturated'],
  [conclusions.search, 'the search ended before research was saturated'],
  [conclusions.probe, 'the search ended before a blind probe could confirm that research is saturated'],
];

/** The verdict of a search that will not go on, whatever was to come next. */
export function verdictAtEnd(verdict: string): string {
  const [whileSearching, atEnd] = conclusionsAtEnd.find(([ending]) => verdict.endsWith(`: ${ending}`)) ?? ['', ''];
  return whileSearching === '' ? verdict : `${verdict.slice(0, -whileSearching.length)}${atEnd}`;
}

/** What is said of the verdict of a workflow: in its write-up and after its end nothing comes next. */
export function toldVerdict(state: WorkflowState): string | null {
  const isOver = isWriting(state) || state.status !== 'in_progress';
  return state.verdict === null || !isOver ? state.verdict : verdictAtEnd(state.verdict);
}
