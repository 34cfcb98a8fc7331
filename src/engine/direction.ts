import { repositoryAngles, researchAngles, unusualAngles } from './angles.ts';
import { isSearching } from './iteration.ts';
import type { Outlook } from './outlook.ts';
import type { ReportingAgent } from './reporting-agents.ts';
import { questionTask } from './question-task.ts';
import type { WorkflowState } from './state.ts';

/** What one agent is to do in one iteration. */
export interface Assignment {
  /** `i3-r1`: iteration 3, researcher 1. The agent repeats it in its hand-in. */
  id: string;
  agent: ReportingAgent;
  task: string;
}

const fewestResearchers = 3;
const mostResearchers = 5;

/**
 * The assignments of the iteration in progress: urgent questions first, then the angles in rotation; while research stands still,
 * angles that were not taken before. Nobody follows a question that waits for a person.
 */
export function assignmentsFor(
  state: WorkflowState,
  { questions, urgentQuestions, analystPays }: Outlook,
): Assignment[] {
  if (!isSearching(state)) return [];
  const count = Math.min(mostResearchers, Math.max(fewestResearchers, urgentQuestions));
  // Half of the researchers follow questions at most, so that the search stays broad.
  const followed = questions.filter(({ escalated }) => escalated !== true).slice(0, Math.max(1, Math.floor(count / 2)));
  const start = (state.iteration - 1) * (fewestResearchers - 1);
  const angles = rotated(state.stall_level > 0 ? unusualAngles : researchAngles, start);
  const tasks = [...followed.map((question, index) => questionTask(state, question, index)), ...angles].slice(0, count);
  const researchers = tasks.map((task, index): Assignment => {
    return { id: `i${state.iteration}-r${index + 1}`, agent: 'researcher', task };
  });
  return state.repository_analysis && analystPays ? [...researchers, analystAssignment(state)] : researchers;
}

function analystAssignment({ iteration }: WorkflowState): Assignment {
  const [task = ''] = rotated(repositoryAngles, iteration - 1);
  return { id: `i${iteration}-a1`, agent: 'repo-analyst', task };
}

function rotated(list: readonly string[], start: number): string[] {
  const at = start % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}
