import type { Escalation } from '../../loop/rules/escalation.ts';
import { type WorkflowState, elapsedHours, isRecorded, hasPhase, describeFindings } from '../../loop/rules/state.ts';
import type { Wait } from '../../loop/rules/waiting.ts';
import type { IterationRow, Measure } from '../../spend/rules/iterations.ts';
import { type WorkflowSpend, formatSpend } from '../../spend/rules/account.ts';
import { quote } from '../../base/command-line.ts';
import { dollars, clockTime, describeMilliseconds } from '../../base/figures.ts';
import { capitalized, counted, quotedWords } from '../../base/text.ts';
import { modeOf, phases, phaseTraits } from '../../base/vocabulary.ts';
import { shownTask, type AgentRow, type Assignment, comesLast, isOfIteration } from '../../loop/rules/agents.ts';
import { budgetsLeft, usualUsd } from '../../loop/rules/budgets.ts';
import { describeUntested } from '../../loop/rules/decide.ts';
import { shownVerdict, continueCommand } from '../../loop/rules/iteration.ts';
import type { Question } from '../../research/rules/ledger.ts';

/** A line of a table with two columns. */
export type Row = readonly [label: string, text: string];

/** A feature with the outcome of each attempt. */
export interface FeatureRow {
  id: string;
  name: string;
  status: string;
  /** Why it failed, is blocked or was skipped; empty otherwise. */
  why: string;
  dependencies: string[];
  /** The commit that it passed with; null before that. */
  commit: string | null;
  attempts: { number: number; outcome: string; why: string }[];
}

/** An agent of the iteration in progress. */
export interface ShownAgent {
  assignment: string | null;
  agent: string;
  task: string;
  /** `gone`: it has ended without a hand-in, or with its session. */
  state: 'not started' | 'at work' | 'handed in' | 'refused' | 'gone';
  started_at: string | null;
}

/** What is read of a workflow, without the sentences that are made of it. */
export interface Reading extends WorkflowState {
  /** The agents of the iteration in progress. */
  agents: ShownAgent[];
  iterations: IterationRow[];
  features: FeatureRow[];
  /** The questions to the user, open ones first. */
  questions: Escalation[];
  /** The open ones and how to answer them, a line each. */
  escalations: string[];
  /** Damage on disk, a line each. */
  problems: string[];
  /** The files that a person would open, as paths from the project's root, the first one first. */
  files: string[];
  /** The last lines of progress.txt, the oldest first. */
  recent: string[];
  /** The session that drives it, as a phrase. */
  owner: string;
  owner_alive: boolean;
  wait: Wait | null;
  spend: WorkflowSpend;
  /** The project's folder. */
  root: string;
}

/** What only the sentences have. */
export interface Remarks {
  /** Dialogs in which its session waits for the user, and where to answer, a line each. */
  dialogs: readonly string[];
  /** Other tasks that only the user can do, a line each. */
  notes: readonly string[];
  /** The work in progress: a phrase, or nothing. */
  work: string;
  /** What iterations of the phase took. */
  measure: Measure;
  /** Further results so far and their checks; one without a text is left out. */
  results: readonly Row[];
  /** The open questions of research as the ledger has them now; the state has those of the last record. */
  open: number;
}

/** The condition of a workflow, which status, board and pane show as a colour. */
export type Health = 'well' | 'waits' | 'needs-you' | 'left-alone' | 'ended' | 'broken';

/** The answers to what a person asks first. */
export interface Summary {
  health: Health;
  is_well: string;
  /** Its present work. */
  doing: string;
  /** Tasks that only the user can do, a line each; empty if all is well. */
  needs: string[];
  cost: string;
  until: string;
}

/**
 * Everything that is shown of a workflow, read once: status, digest, board and pane print it, `status --json` is it. Its first part answers
 * how the workflow is, what it does, what it needs, what it costs and when it is done.
 */
export interface Overview extends Reading {
  summary: Summary;
  /** The results so far and their checks: only what its mode has. */
  details: Row[];
}

/** A workflow that cannot be read. */
export interface BrokenOverview {
  name: string;
  problem: string;
}

/** What was read, with the sentences that every form of it prints. */
export function overviewOf(reading: Reading, remarks: Remarks, now: Date): Overview {
  return { ...reading, summary: summaryOf(reading, remarks, now), details: detailsOf(reading, remarks) };
}

function summaryOf(reading: Reading, { dialogs, notes, work, measure }: Remarks, now: Date): Summary {
  const { status, end_reason, end_message, iteration, current_phase, owner_alive: isDriven } = reading;
  const { problems, escalations, files, wait } = reading;
  const goesOn = status === 'in_progress';
  const isComplete = status === 'complete';
  const needsResume = goesOn ? !isDriven : !isComplete && end_reason !== 'cancelled';
  const open = goesOn && isDriven ? dialogs : [];
  // Waits belong to a live session.
  const pause = isDriven ? wait : null;
  const [health, is_well] = ((): [Health, string] => {
    if (problems.length > 0) return ['broken', 'Its files are damaged.'];
    if (isComplete) return ['ended', 'Complete.'];
    if (!goesOn) return ['ended', firstSentence(end_message ?? `Ended: ${end_reason ?? status}.`)];
    if (!isDriven) return ['left-alone', 'Nobody works on it: no session drives it.'];
    if (open.length > 0) return ['needs-you', 'It waits for your answer in its session.'];
    if (escalations.length > 0) return ['needs-you', 'Running, and needs you.'];
    if (pause?.kind === 'api')
      return ['waits', `It waits for the API until ${clockTime(new Date(pause.until), now)}, and goes on by itself.`];
    const failed = reading.consecutive_failures;
    return ['well', failed === 0 ? 'Running.' : `Running, but the last ${counted(failed, 'iteration')} failed.`];
  })();
  const parts = [work, describePause(pause, now)].filter((part) => part !== '').join('; ');
  const result = files.find((file) => file.endsWith('.html')) ?? files.find((file) => file.endsWith('.pdf'));
  const doing = !goesOn
    ? `It ended in iteration ${iteration}.${result === undefined ? '' : ` Read ${result}.`}`
    : !isDriven
      ? `Nothing; it stands in iteration ${iteration}, ${current_phase}.`
      : `${current_phase}, iteration ${iteration} of at most ${reading.max_iterations}${parts === '' ? '' : `: ${parts}`}.`;
  const goOn = needsResume ? [`Go on in Claude Code: ${continueCommand(reading)}`] : [];
  return {
    health,
    is_well,
    doing,
    needs: [...problems, ...open, ...escalations, ...notes, ...goOn],
    cost: formatSpend(reading.spend, reading.max_cost_usd),
    until: goesOn ? describeUntil(reading, measure, now) : `It ended ${clockTime(new Date(reading.updated_at), now)}.`,
  };
}

/** The end message may go on about the report and the next step, which other lines say. */
const firstSentence = (text: string) => text.split(/(?<=\.) (?=\p{Lu})/u, 1)[0] ?? text;

/** The reason of a wait; empty for agents, since those are the work itself. */
function describePause(wait: Wait | null, now: Date): string {
  if (wait?.kind === 'input') return 'waits for what was typed to be answered';
  if (wait?.kind !== 'pause' && wait?.kind !== 'api') return '';
  const minutes = Math.max(1, Math.ceil((wait.until - now.getTime()) / 60_000));
  const what = wait.kind === 'api' ? `the API (${wait.error})` : 'the next iteration';
  return `waits for ${what} until ${clockTime(new Date(wait.until), now)} (about ${counted(minutes, 'minute')})${wait.kind === 'pause' && wait.why !== undefined ? `: ${wait.why}` : ''}`;
}

/** What iterations take, and the latest end by the budgets. */
function describeUntil(state: Reading, measure: Measure, now: Date): string {
  const left = budgetsLeft(state, elapsedHours(state, now), state.spend.usd);
  const features = state.features_total === 0 ? '' : `Of the features ${describeFeatures(state)}. `;
  return `${features}${estimate(state, measure)} Its limits leave ${left.slice(0, -1).join(', ')} and ${left.at(-1) ?? ''}.`;
}

/** What iterations of this phase took that were measured, as a range; before that the usual cost. */
export function estimate({ current_phase }: WorkflowState, { minutes, usd }: Measure): string {
  const { kind, worksOnFeatures } = phaseTraits[current_phase];
  if (minutes.length === 0)
    return worksOnFeatures
      ? 'A small feature costs about $0.20 to $1.00, as a rule; none was measured here yet.'
      : `An iteration costs about ${dollars(usualUsd.iteration)}, as a rule; none of ${kind} was measured here yet.`;
  const time = range(minutes, (one) => describeMilliseconds(one * 60_000));
  const cost = usd.length === 0 ? '' : ` and ${range(usd, dollars)}`;
  return `An iteration of ${kind} took ${time}${cost} so far (${minutes.length} measured).`;
}

/** From the least to the most of sorted values. */
function range(values: readonly number[], format: (value: number) => string): string {
  const [least, most] = [format(values[0] ?? 0), format(values.at(-1) ?? 0)];
  return least === most ? least : `${least} to ${most}`;
}

/** The results so far, of what the mode has. */
function detailsOf(state: Reading, { results, open }: Remarks): Row[] {
  const { findings_count, open_questions, features_total, recorded_iteration, last_result } = state;
  const hasResearch = hasPhase(modeOf(state.workflow_type), phases.A) || findings_count > 0;
  const found = `${describeFindings(state)}, ${counted(Math.max(open_questions, open), 'open research question')}`;
  const rows: Row[] = [
    ['found', hasResearch ? found : ''],
    ['features', features_total === 0 ? '' : `${describeFeatures(state)} (autonomous-workflow feature)`],
    ...results.filter(([label]) => hasResearch || label !== 'checked'),
    ['last', last_result === null ? '' : `iteration ${recorded_iteration}: ${last_result}`],
    ['verdict', describeVerdict(state)],
    ['numbers', state.verdict_numbers ?? ''],
    ['driver', `${state.driver}; ${state.owner}`],
  ];
  return rows.filter(([, text]) => text !== '');
}

function describeFeatures(state: WorkflowState): string {
  const { features_total, features_complete, features_failed } = state;
  const failed = features_failed === 0 ? '' : `, ${features_failed} failed`;
  return `${features_complete} of ${features_total} pass${describeUntested(state)}${failed}`;
}

function describeVerdict(state: WorkflowState): string {
  const verdict = shownVerdict(state);
  if (verdict === null) return '';
  // A verdict of coding names the next feature, which may be in review by now.
  const isPast =
    phaseTraits[state.current_phase].worksOnFeatures && state.status === 'in_progress' && !isRecorded(state);
  return `${isPast ? `after iteration ${state.recorded_iteration}: ` : ''}${capitalized(verdict)}`;
}

/** The user's questions and urgent ones that research left open when the workflow ended, and how to go on; trials are left to the user. */
export function leftOpen(
  { name, status }: Pick<WorkflowState, 'name' | 'status'>,
  {
    own,
    questions,
    trials,
  }: {
    own: readonly (Pick<Question, 'id' | 'text' | 'status'> & { left?: string })[];
    questions: readonly Pick<Question, 'id' | 'text' | 'priority'>[];
    trials: readonly string[];
  },
): string[] {
  const yours = own.filter((one) => one.status === 'open');
  const urgent = questions.filter(({ id, priority }) => priority === 'high' && !own.some((one) => one.id === id));
  const open = [
    ...yours.map(({ text, left }) => (left === undefined ? text : `Of ${quotedWords(text)}, still open: ${left}`)),
    ...urgent.map(({ text }) => text),
  ];
  const said = (texts: readonly string[]) => texts.map((text) => quotedWords(text)).join(' ');
  const searchOn = `→ Search on in Claude Code: /autonomous-workflow:research '${name}-2' ${quote(open.join(' '))}`;
  return [
    ...(open.length === 0 ? [] : [`Open: ${said(open)}`]),
    ...(open.length === 0 || status !== 'complete' ? [] : [searchOn]),
    ...(trials.length === 0 ? [] : [`Urgent, and only a trial can settle it: ${said(trials)}`]),
  ];
}

/**
 * The agents of the iteration in progress: those assigned, and others that were started in it, such as coders.
 * @param begun_at ISO 8601; empty where it is not known.
 * @param atWork the ids of agents at work now.
 */
export function shownAgents(
  iteration: number,
  { assignments, begun_at }: { assignments: readonly Assignment[]; begun_at: string },
  rows: readonly AgentRow[],
  atWork: ReadonlySet<string>,
): ShownAgent[] {
  const show = ({ id, agent, result, started_at }: AgentRow, task: string, assignment: string | null): ShownAgent => {
    const isGone = result === null || result === 'killed';
    const state = atWork.has(id) ? 'at work' : isGone ? 'gone' : result === 'taken' ? 'handed in' : 'refused';
    return { assignment, agent, task, state, started_at };
  };
  const assigned = assignments.map(({ id, agent, task }): ShownAgent => {
    const row = rows.findLast(({ about }) => about === id);
    const unstarted = { assignment: id, agent, state: 'not started', started_at: null } as const;
    return row === undefined ? { ...unstarted, task: shownTask(task) } : show(row, shownTask(task), id);
  });
  const known = new Set(assignments.map(({ id }) => id));
  const isAssigned = (about: string) => /^i\d+-/.test(about);
  const others = rows.filter(({ agent, about, started_at }) => {
    if (agent === '' || known.has(about)) return false;
    return isAssigned(about) ? isOfIteration(about, iteration) : started_at >= begun_at;
  });
  return [
    // Of those that come last, only the ones that turn out to be needed are started.
    ...assigned.filter(({ agent, state }) => state !== 'not started' || !comesLast({ agent })),
    ...others.map((row) => show(row, row.task ?? row.about, isAssigned(row.about) ? row.about : null)),
  ];
}
