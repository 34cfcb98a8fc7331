import { modeOf, phases } from '../../base/vocabulary.ts';
import { assignmentId } from '../../session/rules/assignment-id.ts';
import { isSearching } from '../../loop/rules/iteration.ts';
import { hasPhase } from '../../loop/rules/modes.ts';
import type { Outlook } from './outlook.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';
import type { Assignment } from '../../loop/rules/assignment.ts';
import { allWords } from '../../base/text.ts';
import { byWay, togetherWith, type Gap } from './gap.ts';
import { mostWays } from './questions.ts';
import { codeTask, nameOfCodeTask, waysFor } from './ways.ts';

type OpenQuestion = Outlook['questions'][number];
type Task = Pick<Assignment, 'task'> & { follows: string };

const fewestResearchers = 3;
const mostResearchers = 5;
/** The most tasks of one kind for gaps, and analysts for documents that no agent has used yet. */
const mostOfKind = 2;
const mostAnalysts = 3;

/** The one assignment of an iteration that begins before the goal was read. */
export function readerOf(iteration: number): Assignment {
  return {
    id: assignmentId(iteration, 'reading', 0),
    agent: 'goal-reader',
    task: 'Read the goal: which questions it asks',
  };
}

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
 * The assignments of the current iteration, each with the need that it serves: an open question of the user or an urgent one, an option
 * of the goal without facts, a finding that is contested, refuted or of one party, a page that nobody has read. Where these are few, the
 * user's open questions are tried in several ways at once, no way twice; with the depth `exhaustive`, answered ones, too. Questions that
 * wait for a person, or for the judge of what was just found for them, have no researcher. Unused documents of the project, and its code, are for the analyst.
 */
export function assignmentsFor(state: WorkflowState, outlook: Outlook): Assignment[] {
  if (!isSearching(state)) return [];
  const { questions, gaps, codeIsUnread } = outlook;
  const isExhaustive = state.depth === 'exhaustive';
  const ofKind = (wanted: Gap['kind']) =>
    gaps.filter(({ kind, local }) => kind === wanted && local !== true).slice(0, mostOfKind);
  const options = ofKind('options');
  const isOpen = ({ own, priority, tried = 0, escalated, isJudged }: OpenQuestion) =>
    (own === true || priority === 'high' || isExhaustive) &&
    tried < mostWays &&
    escalated !== true &&
    (isJudged !== true || isExhaustive);
  const needed = questions.filter((one) => isOpen(one) && options.every(({ question }) => question !== one.id));
  const isForCode = ({ addressee }: OpenQuestion) => addressee === 'code' && state.repository_analysis;
  const lacking = [...options, ...ofKind(undefined), ...ofKind('second-source')].map(({ id, task }) => ({
    task,
    follows: id,
  }));
  const asked = needed.filter((question) => !isForCode(question));
  const places = Math.max(Math.min(asked.length, fewestResearchers), mostResearchers - lacking.length);
  const given = [...questionTasks(asked, places), ...lacking].slice(0, mostResearchers);
  const open = questions.filter((one) => one.own === true && isOpen(one) && !isForCode(one));
  const others = inOtherWays(isExhaustive ? outlook.own : open, state, outlook.ways);
  const tasks = [...given, ...others.slice(0, Math.max(0, fewestResearchers - given.length))];
  const documents = gaps.filter(({ local }) => local === true).map(({ id, task }) => ({ task, follows: id }));
  const code = [...documents.slice(0, mostAnalysts), ...questionTasks(needed.filter(isForCode), 1)];
  const isUnread = state.repository_analysis && codeIsUnread && code.length === 0;
  return [
    ...tasks.map((task, index): Assignment => {
      return { id: assignmentId(state.iteration, 'search', index), agent: 'researcher', ...task };
    }),
    ...(isUnread ? [{ task: codeTask, follows: nameOfCodeTask }] : code).map((task, index): Assignment => {
      return { id: assignmentId(state.iteration, 'analysis', index), agent: 'repo-analyst', ...task };
    }),
  ];
}

/** Prefix for a way that was taken before, so that the task differs. */
const again = 'This was researched before: begin where a first search ends, with other terms and kinds of source. ';

/** Tasks for questions in ways in which they were not tried yet, the questions in turn; the depth `exhaustive` takes them again. */
function inOtherWays(
  questions: readonly Pick<OpenQuestion, 'id' | 'text'>[],
  { workflow_type, depth }: WorkflowState,
  taken: readonly string[],
): Task[] {
  const all = waysFor(hasPhase(modeOf(workflow_type), phases.B)).flatMap(({ name, how }) =>
    questions.map(({ id, text }) => {
      const follows = byWay(id, name);
      const times = taken.filter((one) => one === follows).length;
      return {
        task: `${times > 0 ? again : ''}Work on the open question ${id} ${how}: ${allWords(text)}`,
        follows,
        times,
      };
    }),
  );
  const left =
    depth === 'exhaustive' ? all.toSorted((a, b) => a.times - b.times) : all.filter(({ times }) => times === 0);
  return left.map(({ task, follows }) => ({ task, follows }));
}
