import { excerpt } from '../../base/errors.ts';
import { quote } from '../../base/command-line.ts';
import { capitalized, counted, quotedWords } from '../../base/text.ts';
import { modeOf, phases, phaseTraits } from '../../base/vocabulary.ts';
import { shownVerdict } from '../../loop/rules/iteration.ts';
import { hasPhase } from '../../loop/rules/modes.ts';
import { isRecorded, type WorkflowState } from '../../loop/rules/state.ts';
import { describeUntested } from '../../loop/rules/decide.ts';
import type { Outlook } from '../../research/rules/outlook.ts';
import type { Row } from './overview.ts';

/** Phrases on the results so far; empty where there is nothing to say. */
export interface DetailFacts {
  state: WorkflowState;
  /** The session that drives it, as a phrase. */
  owner: string;
  /** The open questions of research as the ledger has them now; the state has those of the last record. */
  open?: number;
  /** How far the findings are checked. */
  checks?: string;
  /** The tests that failed before any feature. */
  failing?: string;
  /** Objections of critics to the features, one line each. */
  held?: readonly string[];
  /** Why the web search does not work. */
  outage?: string;
  /** The result of the checks of the report, and of its critique. */
  report?: string;
  critique?: string;
  /** Redirects that no brief has contained yet. */
  waiting?: readonly string[];
}

/** The results so far, of what the mode has. */
export function detailRows(facts: DetailFacts): Row[] {
  const {
    state,
    owner,
    open = 0,
    checks = '',
    failing = '',
    held = [],
    outage = '',
    report = '',
    critique = '',
  } = facts;
  const { findings_count, sources_cited, open_questions, features_total, recorded_iteration, last_result } = state;
  const hasResearch = hasPhase(modeOf(state.workflow_type), phases.A) || findings_count > 0;
  const found = `${counted(findings_count, 'finding')} from ${counted(sources_cited, 'source')}, ${counted(Math.max(open_questions, open), 'open research question')}`;
  const rows: Row[] = [
    ['found', hasResearch ? found : ''],
    ['checked', hasResearch ? checks : ''],
    ['features', features_total === 0 ? '' : describeFeatures(state)],
    ['red before', failing],
    ...held.map((line): Row => ['held against', line]),
    ['searches', outage],
    ['report', report],
    ['critique', critique],
    ['last', last_result === null ? '' : `iteration ${recorded_iteration}: ${last_result}`],
    ...(facts.waiting ?? []).map((text): Row => ['redirect', `“${excerpt(text)}”`]),
    ['verdict', describeVerdict(state)],
    ['numbers', state.verdict_numbers ?? ''],
    ['driver', `${state.driver}; ${owner}`],
  ];
  return rows.filter(([, text]) => text !== '');
}

function describeFeatures(state: WorkflowState): string {
  const { features_total, features_complete, features_failed } = state;
  const failed = features_failed === 0 ? '' : `, ${features_failed} failed`;
  return `${features_complete} of ${features_total} pass${describeUntested(state)}${failed} (autonomous-workflow feature)`;
}

function describeVerdict(state: WorkflowState): string {
  const verdict = shownVerdict(state);
  if (verdict === null) return '';
  // A verdict of coding names the next feature, which may be in review by now.
  const isPast =
    phaseTraits[state.current_phase].worksOnFeatures && state.status === 'in_progress' && !isRecorded(state);
  return `${isPast ? `after iteration ${state.recorded_iteration}: ` : ''}${capitalized(verdict)}`;
}

/** The number of agents that handed in; the number of assignments is unknown after machine state was lost. */
export function countAgents(finished: number, assigned: number): string {
  if (assigned > 0) return `${finished} of ${counted(assigned, 'agent')} handed in`;
  return finished === 0 ? '' : `${counted(finished, 'agent')} handed in`;
}

/** What research left open of the user's questions and of urgent ones when the workflow ended, and how to go on. */
export function leftOpen(
  { name, status }: Pick<WorkflowState, 'name' | 'status'>,
  { own: asked, questions }: Pick<Outlook, 'own' | 'questions'>,
): string[] {
  const own = new Set(asked.map(({ id }) => id));
  const open = questions.filter(({ id, priority }) => own.has(id) || priority === 'high');
  const [first] = open;
  if (first === undefined) return [];
  const urgent = open.filter(({ priority }) => priority === 'high').length;
  const yours = open.filter(({ id }) => own.has(id)).length;
  return [
    `Open: ${yours} of your ${counted(own.size, 'question')}${urgent === 0 ? '' : `; ${urgent} urgent`}: ${open.map(({ text }) => quotedWords(text)).join(' ')}`,
    ...(status === 'complete'
      ? [`→ Search on in Claude Code: /autonomous-workflow:research '${name}-2' ${quote(first.text)}`]
      : []),
  ];
}
