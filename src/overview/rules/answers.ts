import { budgetsLeft } from '../../loop/rules/budgets.ts';
import { continueCommand } from '../../loop/rules/reopen.ts';
import { counted } from '../../base/text.ts';
import { clockTime } from '../../base/clock.ts';
import { elapsedHours, type WorkflowState } from '../../loop/rules/state.ts';
import type { Wait } from '../../loop/rules/waiting.ts';
import { describeForecast, estimate, type Forecast, type Measure } from './forecast.ts';
import { describeUntested } from '../../loop/rules/decide.ts';

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
  /** Those of them that are dialogs of its session. */
  dialogs: string[];
  cost: string;
  until: string;
}

export interface AnswerFacts {
  state: WorkflowState;
  /** Whether the session that owns it is alive. */
  isDriven: boolean;
  /** Damage on disk, a line each. */
  problems: readonly string[];
  /** Open questions and how to answer them, a line each. */
  escalations: readonly string[];
  /** Dialogs in which its session waits for the user, and where to answer, a line each. */
  dialogs?: readonly string[];
  /** Other tasks that only the user can do, a line each. */
  notes?: readonly string[];
  /** The work in progress: a phrase, or nothing. */
  work: string;
  /** The file to read first once it has ended, from the project's root. */
  result?: string | undefined;
  wait: Wait | undefined;
  /** Cost and tokens so far: a phrase. */
  spend: string;
  usd: number | null;
  /** What iterations of the phase took. */
  measure: Measure;
  /** The remaining part of the phase, if enough was measured. */
  forecast: Forecast | undefined;
  now: Date;
}

/** How a workflow is, what it does, what it needs, what it costs, and when it is done. */
export function answersOf(facts: AnswerFacts): Summary {
  const { state, isDriven, problems, escalations, dialogs = [], notes = [], spend, now } = facts;
  const goesOn = state.status === 'in_progress';
  const health = healthOf(facts);
  const canGoOn = state.status !== 'complete' && state.end_reason !== 'cancelled';
  const needsResume = goesOn ? !isDriven : canGoOn;
  return {
    health,
    is_well: sentences[health](facts),
    doing: goesOn ? describeWork(facts) : describeEnd(facts),
    needs: [
      ...problems,
      ...dialogs,
      ...escalations,
      ...notes,
      ...(needsResume ? [`Go on in Claude Code: ${continueCommand(state)}`] : []),
    ],
    dialogs: [...dialogs],
    cost: spend,
    until: goesOn ? describeUntil(facts) : `It ended ${clockTime(new Date(state.updated_at), now)}.`,
  };
}

function healthOf({ state, isDriven, problems, escalations, dialogs = [], wait }: AnswerFacts): Health {
  if (problems.length > 0) return 'broken';
  if (state.status !== 'in_progress') return 'ended';
  if (!isDriven) return 'left-alone';
  if (dialogs.length + escalations.length > 0) return 'needs-you';
  return wait?.kind === 'api' ? 'waits' : 'well';
}

const sentences: Readonly<Record<Health, (facts: AnswerFacts) => string>> = {
  broken: () => 'Its files are damaged.',
  ended: ({ state }) =>
    state.status === 'complete'
      ? 'Complete.'
      : firstSentence(state.end_message ?? `Ended: ${state.end_reason ?? state.status}.`),
  'left-alone': () => 'Nobody works on it: no session drives it.',
  'needs-you': ({ dialogs = [] }) =>
    dialogs.length > 0 ? 'It waits for your answer in its session.' : 'It works, and needs you.',
  waits: ({ wait, now }) =>
    `It waits for the API${wait?.kind === 'api' ? ` until ${clockTime(new Date(wait.until), now)}` : ''}, and goes on by itself.`,
  well: ({ state }) =>
    state.consecutive_failures === 0
      ? 'It works.'
      : `It works, but the last ${counted(state.consecutive_failures, 'iteration')} failed.`,
};

/** The end message may go on about the report and the next step, which other lines say. */
const firstSentence = (text: string) => text.split(/(?<=\.) (?=\p{Lu})/u, 1)[0] ?? text;

function describeWork({ state, isDriven, work, wait, now }: AnswerFacts): string {
  if (!isDriven) return `Nothing; it stands in iteration ${state.iteration}, ${state.current_phase}.`;
  const parts = [work, describePause(wait, now)].filter((part) => part !== '').join('; ');
  return `${state.current_phase}, iteration ${state.iteration} of at most ${state.max_iterations}${parts === '' ? '' : `: ${parts}`}.`;
}

function describeEnd({ state, result }: AnswerFacts): string {
  return `It ended in iteration ${state.iteration}.${result === undefined ? '' : ` Read ${result}.`}`;
}

/** The reason of a wait; empty for agents, since those are the work itself. */
function describePause(wait: Wait | undefined, now: Date): string {
  if (wait?.kind === 'input') return 'waits for what was typed to be answered';
  if (wait?.kind !== 'pause' && wait?.kind !== 'api') return '';
  const minutes = Math.max(1, Math.ceil((wait.until - now.getTime()) / 60_000));
  const what = wait.kind === 'api' ? `the API (${wait.error})` : 'the next iteration';
  return `waits for ${what} until ${clockTime(new Date(wait.until), now)} (about ${counted(minutes, 'minute')})${wait.kind === 'pause' && wait.why !== undefined ? `: ${wait.why}` : ''}`;
}

/** The forecast, if any, and the latest end by the budgets. */
function describeUntil({ state, usd, measure, forecast, now }: AnswerFacts): string {
  const left = budgetsLeft(state, elapsedHours(state, now), usd);
  const features =
    state.features_total === 0
      ? ''
      : `${state.features_complete} of ${counted(state.features_total, 'feature')} pass${describeUntested(state)}. `;
  const expected = forecast === undefined ? estimate(state, measure) : describeForecast(forecast, now);
  return `${features}${expected} Its limits leave ${left.slice(0, -1).join(', ')} and ${left.at(-1) ?? ''}.`;
}
