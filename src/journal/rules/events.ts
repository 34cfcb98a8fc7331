import { formatAmount, formatUsd } from '../../base/amount.ts';
import { phraseFeatureEvent, type FeatureEvent } from './feature-events.ts';
import type { ChannelOutcome } from '../../base/notice.ts';
import type { Driver, EndReason, PhaseName } from '../../base/vocabulary.ts';
import { counted, withoutSteps } from '../../base/text.ts';
import { excerpt, shortened } from '../../base/errors.ts';

/** The counts of an iteration in its event; the ledger has the other statistics. */
export interface RecordedIteration {
  iteration: number;
  kind: 'research' | 'writing' | 'planning' | 'coding';
  observations: number;
  new_claims: number;
  new_sources: number;
  /** Its result in a few words, and the numbers behind the verdict; older journals have neither. */
  result?: string;
  numbers?: string | null;
  again?: true;
}

interface StoredHandIn {
  file: string;
  /** Its content, as the file of the inbox has it; logs of older versions have it not. */
  entry?: object;
  task?: string;
  /** Items that were still faulty after the last try, and were left out. */
  left_out?: string[];
}

/** A question of the user, as it entered the ledger. */
interface ReadQuestion {
  id: string;
  text: string;
}

type ClaimPair = readonly [claim: string, other: string];

/** The events of a workflow in log.jsonl. */
export type WorkflowEvent =
  | { event: 'created'; mode: string; driver: Driver; max_iterations: number }
  | { event: 'claimed'; session: string; from: string | null; why: string }
  | { event: 'released'; session: string; why: string }
  | { event: 'phase-begun'; phase: PhaseName; from: PhaseName; iteration: number }
  | { event: 'iteration-begun'; iteration: number; agents: number; writing: boolean }
  | { event: 'iteration-failed'; iteration: number; problems: string[] }
  | {
      event: 'agent-started';
      iteration: number;
      agent: string;
      assignment: string | null;
      task?: string;
      /** The assignment or the feature that it works on. */
      about?: string;
    }
  | { event: 'agent-ended'; agent: string; about: string; result: string | null }
  | ({
      event: 'hand-in';
      iteration: number;
      agent: string;
      claims: number;
      what?: 'answer' | 'question';
    } & StoredHandIn)
  /** `left_out`: the rest of it counts. */
  | { event: 'hand-in-refused'; iteration: number; agent: string; problems: string[]; final: boolean; left_out?: true }
  | ({ event: 'recorded'; verdict: string; merged: string[] } & RecordedIteration)
  | {
      event: 'sources-fetched';
      stored: number;
      dead: number;
      could_not_run: number;
      left: number;
      /** Papers that catalogues were asked about. */
      works?: { found: number; unknown: number; could_not_run: number; reason: string | null };
    }
  | {
      event: 'quotes-failed';
      iteration: number;
      quotes: { claim: string; source: string; verdict: string; detail: string }[];
    }
  | { event: 'claims-verified'; iteration: number; verdicts: { claim: string; verdict: string }[] }
  | ({
      event: 'claims-sorted';
      by: string;
      within?: readonly ClaimPair[];
    } & Readonly<Record<'same' | 'opposed' | 'apart', readonly ClaimPair[]>>)
  | {
      event: 'claims-judged';
      by: string;
      judged: number;
      same: readonly ClaimPair[];
      opposed: readonly ClaimPair[];
      answered: readonly { id: string; is: 'fully' | 'partly' | 'no' }[];
    }
  | { event: 'goal-read'; iteration: number; title: string | null; questions: readonly ReadQuestion[] }
  | { event: 'claim-split'; claim: string; quotes: readonly number[] }
  | { event: 'redirected'; from: string; priority: string; text: string }
  | { event: 'agents-silent'; iteration: number; assignments: string[]; minutes: number }
  | { event: 'waits'; for: string; until: string | null }
  | { event: 'woken'; why: string }
  | { event: 'session-lost'; iteration: number; why: string }
  | { event: 'forecast'; iteration: number; iterations: number; usd: number | null; minutes: number; at_most: boolean }
  | { event: 'configuration-refused'; problem: string }
  | { event: 'stall-step'; iteration: number; step: string; why: string }
  | { event: 'escalated'; iteration: number; id: string; kind: string; item: string | null; text: string }
  | { event: 'escalation-answered'; id: string; answer: string }
  | { event: 'spent'; iteration: number; usd: number | null; tokens: number | null }
  | { event: 'sent-back'; iteration: number; problems: string[] }
  | { event: 'compiled'; outcome: string; detail: string }
  | { event: 'checkpoint'; trigger: string; bytes: number; file: string }
  | { event: 'checkpoint-failed'; trigger: string; why: string }
  | { event: 'restored-context'; source: string }
  | { event: 'changed' }
  | { event: 'imported'; files: string[]; why: string }
  | { event: 'edited'; file: string; what: string }
  | { event: 'view-made'; file: string; why: string; kept: string | null }
  | { event: 'log-cut'; bytes: number }
  | { event: 'quotes-unproven'; quotes: number }
  | { event: 'set-aside'; file: string; kept: string; why: string }
  | { event: 'aligned'; checks: number; objective: string }
  | { event: 'acceptance-run'; check: string; end: string; exit_code: number | null; output_sha256: string }
  | { event: 'judged'; judge: string; assertions: number; ratings: number }
  | { event: 'swept'; bytes: number; days: number }
  | { event: 'resumed'; by: string; iteration: number; away_since?: string }
  | { event: 'loop-cancelled'; file: string }
  | { event: 'notified'; title: string; channels: ChannelOutcome[] }
  | { event: 'denied'; tool: string; rule: string; command: string }
  | FeatureEvent
  | { event: 'ended'; reason: EndReason; message: string };

/** The line of an event in progress.txt, for people. */
export function describeEvent(event: WorkflowEvent): string {
  // A log may have events of older versions.
  return shortened(excerpt(phrase(event) ?? event.event), longestLine);
}

/** Longer texts are cut in progress.txt; the log has them in full. */
const longestLine = 200;
const longestTask = 70;

/** The name of an agent, with its task if that is known. */
function named(agent: string, task: string | undefined): string {
  return task === undefined || task === '' ? agent : `${agent} (${shortened(excerpt(task), longestTask)})`;
}

const handedIn: Readonly<Record<string, string>> = {
  'claim-verifier': 'verdict',
  'plan-architect': 'item',
  'plan-critic': 'defect',
  'report-writer': 'section',
  'report-critic': 'ruling',
  'acceptance-judge': 'judgement',
};

/** The verdict on features, which begins with their result. */
function recorded(event: RecordedIteration & { verdict: string }): string {
  const { new_claims, result = counted(new_claims, 'new finding') } = event;
  return event.verdict.startsWith(result) ? event.verdict : `${result}; ${event.verdict}`;
}

function describeSome(pairs: readonly ClaimPair[] = [], how: string): string {
  return pairs.length === 0 ? '' : `${pairs.length} ${how}${listedPairs(pairs)}, `;
}

function listedPairs(pairs: readonly ClaimPair[]): string {
  return pairs.length === 0 ? '' : ` (${pairs.map((pair) => pair.join(' and ')).join(', ')})`;
}

function phrase(event: WorkflowEvent): string | undefined {
  // The compiler checks that it is exhaustive: the default takes features' events only.
  // eslint-disable-next-line @typescript-eslint/switch-exhaustiveness-check
  switch (event.event) {
    case 'created':
      return `workflow created (${event.mode}, ${event.driver}, at most ${counted(event.max_iterations, 'iteration')})`;
    case 'claimed':
      return `session ${event.session.slice(0, 8)} drives the workflow (${event.why})`;
    case 'released':
      return `session ${event.session.slice(0, 8)} released the workflow (${event.why})`;
    case 'phase-begun':
      return `${event.phase} begins with iteration ${event.iteration}; ${event.from} is over`;
    case 'iteration-begun':
      return `iteration ${event.iteration} begins${event.writing ? ': writing up' : event.agents === 0 ? '' : `: ${counted(event.agents, 'agent')}`}`;
    case 'iteration-failed':
      return `iteration ${event.iteration} given up: ${event.problems.map(withoutSteps).join(' ')}`;
    case 'agent-started':
      return `${named(event.agent, event.task ?? event.assignment ?? undefined)} started`;
    case 'agent-ended':
      return `${named(event.agent, event.about)} ended${event.result === null ? '' : `: ${event.result}`}`;
    case 'hand-in':
      return `${named(event.agent, event.task)} handed in ${counted(event.claims, event.what ?? handedIn[event.agent] ?? 'claim')}${event.left_out === undefined ? '' : `; left out: ${event.left_out.join('; ')}`}`;
    case 'hand-in-refused':
      if (event.left_out) return `left out of the hand-in of ${event.agent}: ${event.problems.join('; ')}`;
      return `hand-in of ${event.agent} ${event.final ? 'refused for good' : 'sent back'}: ${event.problems.join('; ')}`;
    case 'recorded':
      return `iteration ${event.iteration} recorded${event.again ? ' again' : `: ${recorded(event)}`}`;
    case 'sources-fetched':
      return `sources fetched: ${event.stored} stored, ${event.dead} dead, ${event.could_not_run} could not be read${event.left === 0 ? '' : `, ${event.left} left for the next time`}${event.works === undefined ? '' : `; catalogues know ${event.works.found} of ${event.works.found + event.works.unknown + event.works.could_not_run} papers`}`;
    case 'quotes-failed':
      return describeFailedQuotes(event.quotes);
    case 'claims-verified':
      // A long line is cut: what changes a finding comes first.
      return `verified: ${event.verdicts
        .toSorted((a, b) => weightOf(b.verdict) - weightOf(a.verdict))
        .map(({ claim, verdict }) => `${claim} ${verdict}`)
        .join(', ')}`;
    case 'claims-sorted':
      return `${event.by} sorted claims: ${counted(event.same.length, 'pair')} the same${listedPairs(event.same)}, ${event.opposed.length} opposed${listedPairs(event.opposed)}, ${describeSome(event.within, 'within the other')}${event.apart.length} different`;
    case 'claims-judged':
      return `${event.by} judged ${counted(event.judged, 'finding')}: ${counted(event.same.length, 'pair')} the same${listedPairs(event.same)}, ${event.opposed.length} opposed${listedPairs(event.opposed)}${event.answered.map(({ id, is }) => `, ${id} answered: ${is}`).join('')}`;
    case 'goal-read':
      return `the goal is read: ${event.questions.map(({ id, text }) => `${id} ${text}`).join(' · ')}`;
    case 'claim-split':
      return `the user split ${event.claim}`;
    case 'redirected':
      return `redirected by ${event.from} (${event.priority}): ${event.text}`;
    case 'agents-silent':
      return `no sign of life for ${counted(event.minutes, 'minute')}: ${event.assignments.join(', ')} count as failed`;
    case 'waits':
      return `waits: ${event.for}${event.until === null ? '' : `, until ${event.until}`}`;
    case 'forecast': {
      const cost = event.usd === null ? '' : `, ${formatUsd(event.usd)} USD`;
      return `forecast: ${event.at_most ? 'at most' : 'about'} ${counted(event.iterations, 'more iteration')}${cost}, ${counted(Math.round(event.minutes), 'minute')}`;
    }
    case 'session-lost':
      return `iteration ${event.iteration} lost its session: ${event.why}`;
    case 'woken':
      return `session woken: ${event.why}`;
    case 'configuration-refused':
      return `configuration refused, the last valid one stays in use: ${event.problem}`;
    case 'stall-step':
      return `stalled in iteration ${event.iteration}: ${event.why}`;
    case 'escalated':
      return `${event.id} needs a person (${event.kind}${event.item === null ? '' : `, ${event.item}`}): ${event.text}`;
    case 'escalation-answered':
      return `${event.id} answered: ${event.answer}`;
    case 'spent':
      return `iteration ${event.iteration} cost ${formatAmount(event)}`;
    case 'sent-back':
      return `turn sent back: ${event.problems.join(' ')}`;
    case 'compiled':
      return `compiled: ${event.outcome}${event.detail === '' ? '' : ` (${event.detail})`}`;
    case 'checkpoint':
      return `checkpoint before compaction (${event.trigger}): ${event.bytes} new bytes of transcript in ${event.file}`;
    case 'checkpoint-failed':
      return `no checkpoint before compaction (${event.trigger}): ${event.why}`;
    case 'restored-context':
      return `context restored after ${event.source}`;
    case 'imported':
      return `taken into the log: ${event.files.join(', ')}; ${event.why}`;
    case 'edited':
      return `${event.file} was changed by hand: ${event.what}`;
    case 'view-made':
      return `${event.file} ${event.why}; made again${event.kept === null ? '' : `, and the other is kept as ${event.kept}`}`;
    case 'log-cut':
      return `a crash had left ${counted(event.bytes, 'byte')} of a line in the log, which were cut off`;
    case 'quotes-unproven':
      return `${counted(event.quotes, 'quote')} ${event.quotes === 1 ? 'counts' : 'count'} as not checked: the stored pages are missing or altered`;
    case 'set-aside':
      return `${event.file} moved to ${event.kept}: ${event.why}`;
    case 'changed':
      return 'state changed';
    case 'aligned':
      return `aligned, ${counted(event.checks, 'acceptance check')}: ${event.objective}`;
    case 'acceptance-run':
      return `acceptance check ${event.check} ran: ${event.exit_code === null ? event.end : `exit code ${event.exit_code}`}`;
    case 'judged':
      return `${event.judge} judged ${counted(event.assertions, 'assertion')} and ${counted(event.ratings, 'rating')} of the acceptance checklist`;
    case 'swept':
      return `ended more than ${counted(event.days, 'day')} ago: transcripts and machine state removed (${event.bytes} bytes); all evidence is kept`;
    case 'resumed':
      return `resumed at iteration ${event.iteration} by ${event.by}`;
    case 'loop-cancelled':
      return `ralph-loop cancelled (${event.file})`;
    case 'notified':
      return notified(event.title, event.channels);
    case 'denied':
      return `${event.tool} denied (${event.rule}): ${event.command}`;
    case 'ended':
      return `ended, ${event.reason}: ${event.message}`;
    default:
      return phraseFeatureEvent(event);
  }
}

/** Quotes that are not in their source, and those that a verifier found not to carry their finding, with the source. */
function describeFailedQuotes(quotes: Extract<WorkflowEvent, { event: 'quotes-failed' }>['quotes']): string {
  const isRejected = ({ verdict }: { verdict: string }) => verdict === 'not-carrying';
  const failed = quotes.filter((one) => !isRejected(one)).map(({ claim, verdict }) => `${claim} ${verdict}`);
  const rejected = quotes.filter(isRejected).map(({ claim, source, detail }) => `${claim} ${source} (${detail})`);
  return [
    ...(failed.length === 0 ? [] : [`quotes that are not in their source: ${failed.join(', ')}`]),
    ...(rejected.length === 0 ? [] : [`quotes that do not carry their finding: ${rejected.join('; ')}`]),
  ].join('; ');
}

/** A skipped channel is mentioned only if no other channel was used. */
function notified(title: string, channels: readonly ChannelOutcome[]): string {
  const used = channels.filter(({ outcome }) => outcome !== 'skipped').map(describeOutcome);
  if (channels.some(({ outcome }) => outcome === 'sent')) return `notified of "${title}": ${used.join(', ')}`;
  return `no notification was sent about "${title}": ${channels.map(describeOutcome).join(', ')}`;
}

export function describeOutcome({ channel, outcome, detail }: ChannelOutcome): string {
  return detail === '' ? `${channel} ${outcome}` : `${channel} ${outcome} (${detail})`;
}

const weightOf = (verdict: string): number =>
  ['supported', 'unverified', 'qualified', 'contested by one verifier', 'contradicted'].indexOf(verdict);
