import { blindStarts, repositoryAngles, researchAngles, unusualAngles } from './angles.ts';
import { isSearching } from '../iteration.ts';
import { hasPhase } from '../modes.ts';
import { planningAngles } from '../planning/planning-angles.ts';
import type { Gap } from './gaps.ts';
import type { Outlook } from './outlook.ts';
import { questionTask } from './question-task.ts';
import type { WorkflowState } from '../state/state.ts';
import { modeOf, phases } from '../vocabulary.ts';
import type { Assignment } from '../assignment.ts';

const fewestResearchers = 3;
const mostResearchers = 5;
const blindResearchers = 2;

/**
 * The assignments of the iteration in progress: urgent questions first, then what the findings lack, then the angles in rotation.
 * When little new comes, more gaps; while research stands still, angles that were not taken before. A probe sends out two
 * researchers who are told nothing. Nobody follows a question that waits for a person. Documents of the project that nobody has used
 * are the analyst's.
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
  const lacking = gaps
    .filter(({ local }) => local !== true)
    .slice(0, Math.min(state.search_step === 'pivot' ? 2 : 1, count - followed.length - 1));
  const start = (state.iteration - 1) * (fewestResearchers - 1);
  const angles = rotated(anglesOf(state), start);
  const tasks = [
    ...followed.map((question, index) => ({ task: questionTask(state, question, index), follows: question.id })),
    ...lacking.map(({ id, task }) => ({ task, follows: id })),
    ...angles.map((task) => ({ task })),
  ].slice(0, count);
  const researchers = tasks.map((task, index): Assignment => {
    return { id: `i${state.iteration}-r${index + 1}`, agent: 'researcher', ...task };
  });
  const document = gaps.find(({ local }) => local === true);
  const isAnalysed = document !== undefined || (state.repository_analysis && analystPays);
  return isAnalysed ? [...researchers, analystAssignment(state, document)] : researchers;
}

/** Where a plan is to follow, what it needs to know comes in turn with what any research asks. */
function anglesOf({ stall_level, workflow_type }: WorkflowState): readonly string[] {
  if (stall_level > 0) return unusualAngles;
  if (!hasPhase(modeOf(workflow_type), phases.B)) return researchAngles;
  return researchAngles.flatMap((angle, index) => [...planningAngles.slice(index, index + 1), angle]);
}

function probeAssignments({ iteration }: WorkflowState): Assignment[] {
  return rotated(blindStarts, iteration * blindResearchers)
    .slice(0, blindResearchers)
    .map((task, index) => ({ id: `i${iteration}-r${index + 1}`, agent: 'researcher', task, blind: true }));
}

function analystAssignment({ iteration }: WorkflowState, document: Gap | undefined): Assignment {
  const [angle = ''] = rotated(repositoryAngles, iteration - 1);
  const id = `i${iteration}-a1`;
  return document === undefined
    ? { id, agent: 'repo-analyst', task: angle }
    : { id, agent: 'repo-analyst', task: document.task, follows: document.id };
}

function rotated(list: readonly string[], start: number): string[] {
  const at = start % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}
