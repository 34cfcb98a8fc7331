import { isSearching } from './iteration.ts';
import type { Outlook } from './outlook.ts';
import type { WorkflowState } from './state.ts';

/** What one agent is to do in one iteration. */
export interface Assignment {
  /** `i3-r1`: iteration 3, researcher 1. The agent repeats it in its hand-in. */
  id: string;
  agent: 'researcher' | 'repo-analyst';
  task: string;
}

const fewestResearchers = 3;
const mostResearchers = 5;

const researchAngles = [
  'Establish the picture: the main approaches, their definitions, and what standard references agree on.',
  'Go to primary sources: specifications, papers, official documentation and data sets rather than articles about them.',
  'Find evidence from practice: measurements, benchmarks, incident reports and case studies, with their numbers.',
  'Look for contrary evidence: criticism, failures, negative results, and reasons why the common view may be wrong.',
  'Compare alternatives: what competes with the main approaches, and when each is the better choice.',
  'Look for recent developments: what changed in the last two years, and what it makes obsolete.',
  'Probe limits and edge cases: where the approaches stop working, and what they cost there.',
  'Take other perspectives: operators, users, auditors, neighbouring fields. What do they see that the others do not?',
  'Check the numbers: independent sources for the quantities that matter most, and how they were obtained.',
];

const repositoryAngles = [
  'Find the code that bears on the topic: how it works now, which interfaces it has, and how it is tested.',
  'Find what constrains a change: dependencies, configuration, conventions, callers, and documented decisions.',
  'Find gaps: where the code lacks what the topic asks for, untested paths, and known weaknesses.',
];

/** The assignments of the iteration in progress: urgent questions first, then the angles in rotation. */
export function assignmentsFor(
  state: WorkflowState,
  { questions, urgentQuestions, analystPays }: Outlook,
): Assignment[] {
  if (!isSearching(state)) return [];
  const count = Math.min(mostResearchers, Math.max(fewestResearchers, urgentQuestions));
  // Half of the researchers follow questions at most, so that the search stays broad.
  const followed = questions.slice(0, Math.max(1, Math.floor(count / 2)));
  const angles = rotated(researchAngles, (state.iteration - 1) * (fewestResearchers - 1));
  const tasks = [...followed.map(answerTask), ...angles].slice(0, count);
  const researchers = tasks.map((task, index): Assignment => {
    return { id: `i${state.iteration}-r${index + 1}`, agent: 'researcher', task };
  });
  return state.repository_analysis && analystPays ? [...researchers, analystAssignment(state)] : researchers;
}

function answerTask({ id, text }: Outlook['questions'][number]): string {
  return `Answer the open question ${id}: ${text}`;
}

function analystAssignment({ iteration }: WorkflowState): Assignment {
  const [task = ''] = rotated(repositoryAngles, iteration - 1);
  return { id: `i${iteration}-a1`, agent: 'repo-analyst', task };
}

function rotated(list: readonly string[], start: number): string[] {
  const at = start % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}
