import { assignmentId } from '../../session/rules/assignment-id.ts';
import { addresseeOf } from './addressee.ts';
import { codeAngle, nameOfAngle, planningAngles, researchAngles } from './angles.ts';
import { isSearching } from '../../loop/rules/iteration.ts';
import type { Outlook } from './outlook.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';
import type { Assignment } from '../../loop/rules/assignment.ts';
import { allWords } from '../../base/text.ts';
import { togetherWith, type Gap } from './gap.ts';
import { leadsToPlan, mostWays } from './questions.ts';

type OpenQuestion = Outlook['questions'][number];
type Task = Pick<Assignment, 'task'> & { follows: string };

const fewestResearchers = 3;
const mostResearchers = 5;
/** The most tasks of one kind for gaps, and analysts for documents that no agent has used yet. */
const mostOfKind = 2;
const mostAnalysts = 3;

/** The task for a question, in another way after an attempt without an answer. */
function questionTask({ id, text, tried = 0, missing = [] }: OpenQuestion): Task {
  // The other things have findings already.
  const only = missing.length === 0 ? '' : `, of which just ${missing.join(', ')} has no finding yet,`;
  const which = `the open question ${id}${only}`;
  const task =
    tried === 0
      ? `Answer ${which}`
      : `Try another way to answer ${which}, with other terms, languages and kinds of source than a first search would use`;
  return { task: `${task}: ${allWords(text)}`, follows: id };
}

/** The tasks of questions: one for each, or two together where they are more than the places. */
function questionTasks(questions: readonly OpenQuestion[], places: number): Task[] {
  const tasks = questions.map(questionTask);
  if (tasks.length <= places) return tasks;
  return Array.from({ length: Math.ceil(tasks.length / 2) }, (_, at) => {
    const [first, second] = [tasks[2 * at], tasks[2 * at + 1]];
    if (first === undefined || second === undefined) return tasks.slice(2 * at);
    const also = `${second.task.charAt(0).toLowerCase()}${second.task.slice(1)}`;
    return [{ task: `${first.task} Also ${also}`, follows: `${first.follows}${togetherWith}${second.follows}` }];
  })
    .flat()
    .slice(0, places);
}

/**
 * The assignments of the current iteration, each with the need that it serves: an open question of the user or an urgent one, a thing of
 * the goal without facts, a finding that is contested, refuted or of one party, a page that nobody has read. Ways into the goal as a
 * whole are taken until it was searched once, while one without questions of its own is not exhausted, and with the depth `exhaustive`.
 * Questions that wait for a person have no researcher. Unused documents of the project, and its code, are for the analyst.
 */
export function assignmentsFor(state: WorkflowState, outlook: Outlook): Assignment[] {
  if (!isSearching(state)) return [];
  const { questions, gaps, goal, codeIsUnread, anglesTaken } = outlook;
  const ofKind = (wanted: Gap['kind']) =>
    gaps.filter(({ kind, local }) => kind === wanted && local !== true).slice(0, mostOfKind);
  const things = ofKind('things');
  const isNeeded = ({ id, own, priority, tried = 0, escalated }: OpenQuestion) =>
    (own === true || priority === 'high' || state.depth === 'exhaustive') &&
    tried < mostWays &&
    escalated !== true &&
    things.every(({ question }) => question !== id);
  const needed = questions.filter(isNeeded);
  const isForCode = (question: OpenQuestion) => addresseeOf(question, state.repository_analysis) === 'code';
  const lacking = [...things, ...ofKind(undefined), ...ofKind('second-source')].map(({ id, task }) => ({
    task,
    follows: id,
  }));
  const asked = needed.filter((question) => !isForCode(question));
  const places = Math.max(Math.min(asked.length, fewestResearchers), mostResearchers - lacking.length);
  const given = [...questionTasks(asked, places), ...lacking].slice(0, mostResearchers);
  const isPlanned = leadsToPlan(state.workflow_type);
  const isOpen = goal === 'new' || goal === 'rich' || (goal === 'poor' && !isPlanned) || state.depth === 'exhaustive';
  const ways = isOpen ? inTurn(anglesOf(isPlanned), anglesTaken) : [];
  const tasks = [...given, ...ways.slice(0, Math.max(0, fewestResearchers - given.length))];
  const documents = gaps.filter(({ local }) => local === true).map(({ id, task }) => ({ task, follows: id }));
  const code = [
    ...documents.slice(0, mostAnalysts),
    ...(state.repository_analysis ? questionTasks(needed.filter(isForCode), 1) : []),
  ];
  const isUnread = state.repository_analysis && codeIsUnread && code.length === 0;
  return [
    ...tasks.map((task, index): Assignment => {
      return { id: assignmentId(state.iteration, 'search', index), agent: 'researcher', ...task };
    }),
    ...(isUnread ? [{ task: codeAngle, follows: nameOfAngle(codeAngle) }] : code).map((task, index): Assignment => {
      return { id: assignmentId(state.iteration, 'analysis', index), agent: 'repo-analyst', ...task };
    }),
  ];
}

/** Before a plan, its questions alternate with those of any research. */
function anglesOf(isPlanned: boolean): readonly string[] {
  if (!isPlanned) return researchAngles;
  return researchAngles.flatMap((angle, index) => [...planningAngles.slice(index, index + 1), angle]);
}

/** Prefix for a way that was taken before, so that the task differs. */
const again = 'This was researched before: begin where a first search ends, with other terms and kinds of source. ';

/** The ways into the goal, least used first. */
function inTurn(list: readonly string[], taken: readonly string[]): Task[] {
  return list
    .map((angle) => {
      const follows = nameOfAngle(angle);
      const times = taken.filter((one) => one === follows).length;
      return { task: times > 0 ? `${again}${angle}` : angle, follows, times };
    })
    .sort((a, b) => a.times - b.times)
    .map(({ task, follows }) => ({ task, follows }));
}
