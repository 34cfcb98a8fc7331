import type { ReportingAgent } from '../session/reporting-agents.ts';
import { blindStarts, repositoryAngles, researchAngles, unusualAngles } from './angles.ts';
import { isSearching } from '../iteration.ts';
import type { Outlook } from './outlook.ts';
import { questionTask } from './question-task.ts';
import type { WorkflowState } from '../state/state.ts';

/** What one agent is to do in one iteration. */
export interface Assignment {
  /** `i3-r1`: iteration 3, researcher 1. The agent repeats it in its hand-in. */
  id: string;
  agent: ReportingAgent;
  task: string;
  /** The open question or gap that it is sent after. */
  follows?: string;
  /** It is told nothing but the goal and its task. */
  blind?: true;
}

/** Those that search: an iteration is valid by what they hand in, with or without verifiers. */
export function searchers(assignments: readonly Assignment[]): Assignment[] {
  return assignments.filter(({ agent }) => agent !== 'claim-verifier');
}

const fewestResearchers = 3;
const mostResearchers = 5;
const blindResearchers = 2;

/**
 * The assignments of the iteration in progress: urgent questions first, then what the findings lack, then the angles in rotation.
 * When little new comes, more gaps; while research stands still, angles that were not taken before. A probe sends out two
 * researchers who are told nothing. Nobody follows a question that waits for a person.
 */
export function assignmentsFor(state: WorkflowState, outlook: Outlook): Assignment[] {
  if (!isSearching(state)) return [];
  const { questions, urgentQuestions, gaps, analystPays } = outlook;
  // An urgent question that has come up since, or was answered by the user, goes first.
  if (state.search_step === 'probe' && urgentQuestions === 0) return probeAssignments(state);
  const count = Math.min(mostResearchers, Math.max(fewestResearchers, urgentQuestions));
  // Half of the researchers follow questions at most, so that the search stays broad.
  const followed = questions.filter(({ escalated }) => escalated !== true).slice(0, Math.max(1, Math.floor(count / 2)));
  // One looks around in any case: only who is told of nothing can tell how much is left.
  const lacking = gaps.slice(0, Math.min(state.search_step === 'pivot' ? 2 : 1, count - followed.length - 1));
  const start = (state.iteration - 1) * (fewestResearchers - 1);
  const angles = rotated(state.stall_level > 0 ? unusualAngles : researchAngles, start);
  const tasks = [
    ...followed.map((question, index) => ({ task: questionTask(state, question, index), follows: question.id })),
    ...lacking.map(({ id, task }) => ({ task, follows: id })),
    ...angles.map((task) => ({ task })),
  ].slice(0, count);
  const researchers = tasks.map((task, index): Assignment => {
    return { id: `i${state.iteration}-r${index + 1}`, agent: 'researcher', ...task };
  });
  return state.repository_analysis && analystPays ? [...researchers, analystAssignment(state)] : researchers;
}

function probeAssignments({ iteration }: WorkflowState): Assignment[] {
  return rotated(blindStarts, iteration * blindResearchers)
    .slice(0, blindResearchers)
    .map((task, index) => ({ id: `i${iteration}-r${index + 1}`, agent: 'researcher', task, blind: true }));
}

function analystAssignment({ iteration }: WorkflowState): Assignment {
  const [task = ''] = rotated(repositoryAngles, iteration - 1);
  return { id: `i${iteration}-a1`, agent: 'repo-analyst', task };
}

function rotated(list: readonly string[], start: number): string[] {
  const at = start % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}
