import { assignmentId } from '../../session/rules/assignment-id.ts';
import { addresseeOf } from './addressee.ts';
import { blindStarts, nameOfAngle, repositoryAngles, researchAngles, unusualAngles, planningAngles } from './angles.ts';
import { isSearching } from '../../loop/rules/iteration.ts';
import { hasPhase } from '../../loop/rules/modes.ts';
import type { Outlook } from './outlook.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';
import { modeOf, phases } from '../../base/vocabulary.ts';
import type { Assignment } from '../../loop/rules/assignment.ts';
import { allWords, quotedWords } from '../../base/text.ts';
import { namedBeside, togetherWith, type Gap } from './gap.ts';

type OpenQuestion = Outlook['questions'][number];

/** Ways to answer a question, in the order of the attempts. */
const ways: readonly ((id: string) => string)[] = [
  (id) => `Answer the open question ${id}`,
  (id) =>
    `Try another way to answer the open question ${id}, with other terms, languages and kinds of source than a first search would use`,
];

/** Ways to approach a question that has no direct answer. */
const framings: readonly ((id: string) => string)[] = [
  (id) =>
    `Answer a narrower form of the open question ${id}, for one place, version or case; say what that leaves open`,
  (id) => `Find proxy evidence for the open question ${id}: something on record that would differ with the answer`,
  (id) =>
    `Find bounds for the open question ${id}: the least and the most that the answer can be, each with its source`,
];

/**
 * The task for a question, in another way after each attempt without an answer; undefined after all. While research is stalled,
 * an urgent question gets another way at once, and after that another framing.
 */
export function questionTask(
  { stall_level }: Pick<WorkflowState, 'stall_level'>,
  { id, text, priority, tried = 0, missing = [] }: OpenQuestion,
): string | undefined {
  if (tried >= ways.length + framings.length) return undefined;
  const least = priority === 'high' && stall_level <= ways.length ? stall_level : 0;
  // The number is included so that two questions of an iteration get different framings.
  const framing = framings[(Number(id.slice(1)) + tried) % framings.length];
  const way = ways[Math.max(tried, least)] ?? framing;
  // The other things have findings already.
  const only = missing.length === 0 ? '' : `, of which just ${missing.join(', ')} has no finding yet,`;
  return way && `${way(`${id}${only}`)}: ${allWords(text)}`;
}

/** Characters of a finding beside a question. */
const longestNear = 160;

const listed = (near: OpenQuestion['near'] = []) =>
  near.map(({ id, text }) => `${id} ${quotedWords(text, longestNear)}`).join('; ');

/** The sentence on findings of one party that a search for a question would meet. */
function alongside({ near = [] }: OpenQuestion): string {
  return near.length === 0
    ? ''
    : ` The same search may meet what one party alone says so far; where another one, independent of it, says so too, hand that in with "supports": ${listed(near)}.`;
}

/** The task to check questions that findings of others seem to answer. */
const check =
  'Findings of others may answer these open questions already. Search once for another party, independent of theirs, that says so or denies it; hand in what it says, with "supports" where it says the same, and name in "answers" what is answered so:';

/** The tasks for open questions of one addressee, without those that wait for a person. */
function followUps(state: WorkflowState, questions: Outlook['questions'], addressee: 'web' | 'code') {
  const open: { task: string; follows: string; id: string; isUrgent: boolean; isNew: boolean; likely?: true }[] = [];
  for (const question of questions) {
    if (question.escalated === true || addresseeOf(question, state.repository_analysis) !== addressee) continue;
    const { id, text, priority, tried = 0 } = question;
    // An analyst has no web to find what others say.
    const { near = [], likely } = addressee === 'code' ? {} : question;
    const isUrgent = priority === 'high' && tried < ways.length;
    const like = open.find((known) => known.id === question.like);
    const shared = like ?? (likely && open.find((known) => known.likely));
    const follows = [id, ...near.map((finding) => namedBeside(finding.id))].join(togetherWith);
    const known = `${id} ${allWords(text)} (${listed(near)})`;
    const task = questionTask(state, question);
    if (shared === undefined) {
      const own = likely ? `${check} ${known}` : task && `${task}${alongside({ ...question, near })}`;
      const isNew = tried === 0;
      if (own !== undefined) open.push({ task: own, follows, id, isUrgent, isNew, ...(likely && { likely }) });
    } else {
      shared.isUrgent ||= isUrgent;
      shared.task +=
        like === undefined
          ? `; ${known}`
          : ` This asks nearly the same, and what answers it answers ${id}, too: ${allWords(text)}`;
      shared.follows += `${togetherWith}${like === undefined ? follows : id}`;
    }
  }
  return open.map(({ task, follows, isUrgent, isNew }) => ({ task, follows, isUrgent, isNew }));
}

type Followed = Pick<Assignment, 'task'> & { follows: string };

/** The tasks, each with one of these questions more, unless it has two already; the first tasks first. */
function withQuestions(tasks: readonly Followed[], questions: readonly Followed[]): Followed[] {
  const left = [...questions];
  return tasks.map(({ task, follows }) => {
    const hasRoom = (follows.match(/\bQ\d+/g) ?? []).length < ownTogether;
    const more = hasRoom ? left.shift() : undefined;
    if (more === undefined) return { task, follows };
    const also = `${more.task.charAt(0).toLowerCase()}${more.task.slice(1)}`;
    return { task: `${task} Also ${also}`, follows: `${follows}${togetherWith}${more.follows}` };
  });
}

/** The most researchers for first attempts at the user's questions, and questions for each. */
const mostOfOwn = 2;
const ownTogether = 2;

/** The first tasks for the user's questions. */
function firstFollowUps(state: WorkflowState, questions: Outlook['questions']) {
  const own = questions.filter(
    (question) =>
      question.own === true &&
      (question.tried ?? 0) === 0 &&
      question.escalated !== true &&
      addresseeOf(question, state.repository_analysis) === 'web',
  );
  const together = Math.min(ownTogether, Math.ceil(own.length / mostOfOwn));
  const groups = Array.from({ length: Math.min(mostOfOwn, own.length) }, (_, at) =>
    own.slice(at * together, (at + 1) * together),
  ).filter(({ length }) => length > 0);
  return groups.map((group) => {
    const [first, second] = group.map(({ id, text }) => ({ id, words: allWords(text) }));
    const task =
      second === undefined
        ? `Answer the open question ${first?.id}: ${first?.words}`
        : `Answer the open questions ${first?.id} and ${second.id}, each by itself: ${first?.words} ${second.words}`;
    return { task, follows: group.map(({ id }) => id).join(togetherWith) };
  });
}

const fewestResearchers = 3;
const mostResearchers = 5;
const blindResearchers = 2;
const mostOfThings = 2;
/** The most analysts for documents that no agent has used yet. */
const mostAnalysts = 3;

/**
 * The assignments of the current iteration: urgent questions, then gaps in the findings, then angles in rotation. With a low
 * yield there are more gaps, and while research is stalled unused angles. A probe has two researchers who get only the goal.
 * Questions that wait for a person have no researcher. Unused documents of the project are for the analyst.
 */
export function assignmentsFor(state: WorkflowState, outlook: Outlook): Assignment[] {
  if (!isSearching(state)) return [];
  const { questions, urgentQuestions, gaps, analystPays } = outlook;
  // An urgent question that came up after the decision to probe goes first.
  if (state.search_step === 'probe' && urgentQuestions === 0) return probeAssignments(state);
  const least = Math.min(mostResearchers, Math.max(fewestResearchers, urgentQuestions));
  const ofKind = (wanted: Gap['kind'], most: number) =>
    gaps.filter(({ kind, local }) => kind === wanted && local !== true).slice(0, most);
  const things = ofKind('things', mostOfThings);
  const whole = questions.filter(({ id }) => things.every(({ question }) => question !== id));
  // At most half of the researchers get questions, so that the search remains broad; urgent questions are exempt.
  const first = firstFollowUps(state, whole);
  const taken = new Set(first.flatMap(({ follows }) => follows.split(togetherWith)));
  const others = followUps(
    state,
    whole.filter(({ id }) => !taken.has(id)),
    'web',
  );
  const urgent = Math.min(urgentQuestions, others.filter(({ isUrgent }) => isUrgent).length);
  const most = Math.max(1, first.length + urgent, Math.floor(least / 2));
  const ranked = [...first, ...others.toSorted((a, b) => Number(b.isUrgent) - Number(a.isUrgent))];
  const second = ofKind('second-source', 1);
  // A question that was searched before leaves its place to the search for second sources, which otherwise nobody would have.
  const places = mostResearchers - 1;
  const isRepeated = others.some((one) => !one.isNew && one === ranked[places - 1]);
  const followed = ranked.slice(0, Math.min(most, isRepeated ? places - second.length : places));
  // Questions that nobody has had yet go beside the other tasks, so that fewer wait while second sources are sought.
  const unasked = others.filter((one) => one.isNew && !followed.includes(one));
  const lacking = [
    ...things.slice(0, 1),
    ...ofKind(undefined, Math.min(state.search_step === 'pivot' ? 2 : 1, least - followed.length - 1)),
    ...second,
    ...things.slice(1),
  ];
  const angles = inTurn(anglesOf(state), outlook.anglesTaken);
  // One researcher always gets no task, because only such an agent shows how much is left to find.
  const count = Math.min(mostResearchers, Math.max(least, followed.length + lacking.length + 1));
  const given = [...followed, ...lacking.map(({ id, task }) => ({ task, follows: id }))].slice(0, count - 1);
  const all = [...given, ...angles].slice(0, count);
  const tasks = [...withQuestions(all.slice(0, -1), unasked), ...all.slice(-1)];
  const researchers = tasks.map((task, index): Assignment => {
    return { id: assignmentId(state.iteration, 'search', index), agent: 'researcher', ...task };
  });
  const documents = gaps.filter(({ local }) => local === true).map(({ id, task }) => ({ task, follows: id }));
  const aboutCode = state.repository_analysis ? followUps(state, questions, 'code') : [];
  const ofAnalysts =
    documents.length > 0
      ? withQuestions(documents.slice(0, mostAnalysts), aboutCode)
      : withQuestions(aboutCode.slice(0, 1), aboutCode.slice(1));
  const isAnalysed = ofAnalysts.length > 0 || (state.repository_analysis && analystPays);
  const tasksOfAnalysts =
    isAnalysed && ofAnalysts.length === 0 ? inTurn(repositoryAngles, outlook.anglesTaken).slice(0, 1) : ofAnalysts;
  const analysts = tasksOfAnalysts.map((task, index): Assignment => {
    return { id: assignmentId(state.iteration, 'analysis', index), agent: 'repo-analyst', ...task };
  });
  return [...researchers, ...analysts];
}

/** Before a plan, its questions alternate with those of any research. */
function anglesOf({ stall_level, workflow_type }: WorkflowState): readonly string[] {
  if (stall_level > 0) return unusualAngles;
  if (!hasPhase(modeOf(workflow_type), phases.B)) return researchAngles;
  return researchAngles.flatMap((angle, index) => [...planningAngles.slice(index, index + 1), angle]);
}

function probeAssignments({ iteration }: WorkflowState): Assignment[] {
  return rotated(blindStarts, iteration * blindResearchers)
    .slice(0, blindResearchers)
    .map((task, index) => ({ id: assignmentId(iteration, 'search', index), agent: 'researcher', task, blind: true }));
}

/** Prefix for an angle that was taken before, so that the task differs. */
const again = 'This was researched before: begin where a first search ends, with other terms and kinds of source. ';

/** The angles, least used first. */
function inTurn(list: readonly string[], taken: readonly string[]): { task: string; follows: string }[] {
  return list
    .map((angle) => {
      const follows = nameOfAngle(angle);
      const times = taken.filter((one) => one === follows).length;
      return { task: times > 0 ? `${again}${angle}` : angle, follows, times };
    })
    .sort((a, b) => a.times - b.times)
    .map(({ task, follows }) => ({ task, follows }));
}

function rotated(list: readonly string[], start: number): string[] {
  const at = start % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}
