import { formatAmount, localTime } from '../../base/figures.ts';
import type { Driver, EndReason, PhaseName, ChannelOutcome } from '../../base/vocabulary.ts';
import { counted, shortCommit, withoutSteps } from '../../base/text.ts';
import { excerpt, shortened } from '../../base/errors.ts';

/** The counts of an iteration in its event; the ledger has the other statistics. */
export interface RecordedIteration {
  iteration: number;
  kind: 'research' | 'writing' | 'planning' | 'coding';
  /** Agents that were to bring findings. */
  agents_expected?: number;
  observations: number;
  new_claims: number;
  new_sources: number;
  /** Its result in a few words, and the numbers behind the verdict; older journals have neither. */
  result?: string;
  numbers?: string | null;
  again?: true;
}

/** A line about a feature begins with its id. */
interface OfFeature {
  feature: string;
}
interface OfAttempt extends OfFeature {
  attempt: number;
}

/** The events of a workflow in log.jsonl: what each holds, and its line in progress.txt. */
const events = {
  created: (e: { mode: string; driver: Driver; max_iterations: number }) =>
    `workflow created (${e.mode}, ${e.driver}, at most ${counted(e.max_iterations, 'iteration')})`,
  claimed: (e: { session: string; from: string | null; why: string }) =>
    `session ${e.session.slice(0, 8)} drives the workflow (${e.why})`,
  released: (e: { session: string; why: string }) =>
    `session ${e.session.slice(0, 8)} released the workflow (${e.why})`,
  'phase-begun': (e: { phase: PhaseName; from: PhaseName; iteration: number }) =>
    `${e.phase} begins with iteration ${e.iteration}; ${e.from} is over`,
  'iteration-begun': (e: { iteration: number; agents: number; writing: boolean }) =>
    `iteration ${e.iteration} begins${e.writing ? ': writing up' : e.agents === 0 ? '' : `: ${counted(e.agents, 'agent')}`}`,
  'iteration-failed': (e: { iteration: number; problems: string[] }) =>
    `iteration ${e.iteration} given up: ${e.problems.map(withoutSteps).join(' ')}`,
  /** `about`: the assignment or the feature that it works on. */
  'agent-started': (e: {
    iteration: number;
    agent: string;
    assignment: string | null;
    task?: string;
    about?: string;
  }) => `${named(e.agent, e.task ?? e.assignment ?? undefined)} started`,
  'agent-ended': (e: { agent: string; about: string; result: string | null }) =>
    `${named(e.agent, e.about)} ended${e.result === null ? '' : `: ${e.result}`}`,
  /**
   * `entry`: its content, as the file of the inbox has it; logs of older versions have it not. `left_out`: items that were still faulty after
   * the last try.
   */
  'hand-in': (e: {
    iteration: number;
    agent: string;
    file: string;
    entry?: object;
    task?: string;
    left_out?: string[];
  }) => `${named(e.agent, e.task)} handed in${e.left_out === undefined ? '' : `; left out: ${e.left_out.join('; ')}`}`,
  /** `left_out`: the rest of it counts. */
  'hand-in-refused': (e: { iteration: number; agent: string; problems: string[]; final: boolean; left_out?: true }) =>
    e.left_out
      ? `left out of the hand-in of ${e.agent}: ${e.problems.join('; ')}`
      : `hand-in of ${e.agent} ${e.final ? 'refused for good' : 'sent back'}: ${e.problems.join('; ')}`,
  recorded: (e: { verdict: string; merged: string[] } & RecordedIteration) =>
    `iteration ${e.iteration} recorded${e.again ? ' again' : `: ${recorded(e)}`}`,
  /** `works`: papers that catalogues were asked about. */
  'sources-fetched': (e: {
    stored: number;
    dead: number;
    could_not_run: number;
    left: number;
    works?: { found: number; unknown: number; could_not_run: number; reason: string | null };
  }) =>
    `pages and files read: ${e.stored} stored, ${e.dead} dead, ${e.could_not_run} could not be read${e.left === 0 ? '' : `, ${e.left} left for the next time`}${e.works === undefined ? '' : `; catalogues know ${e.works.found} of ${e.works.found + e.works.unknown + e.works.could_not_run} papers`}`,
  'goal-read': (e: { iteration: number; title: string | null; questions: readonly { id: string; text: string }[] }) =>
    `the goal is read: ${e.questions.map(({ id, text }) => `${id} ${text}`).join(' · ')}`,
  redirected: (e: { from: string; priority: string; text: string }) =>
    `redirected by ${e.from} (${e.priority}): ${e.text}`,
  'agents-silent': (e: { iteration: number; assignments: string[]; minutes: number }) =>
    `no sign of life for ${counted(e.minutes, 'minute')}: ${e.assignments.join(', ')} count as failed`,
  waits: (e: { for: string; until: string | null }) =>
    `waits: ${e.for}${e.until === null ? '' : `, until ${localTime(new Date(e.until))}`}`,
  woken: (e: { why: string }) => `session woken: ${e.why}`,
  'session-lost': (e: { iteration: number; why: string }) => `iteration ${e.iteration} lost its session: ${e.why}`,
  'configuration-refused': (e: { problem: string }) =>
    `configuration refused, what is valid in it counts: ${e.problem}`,
  'stall-step': (e: { iteration: number; step: string; why: string }) =>
    `stalled in iteration ${e.iteration}: ${e.why}`,
  escalated: (e: { iteration: number; id: string; kind: string; item: string | null; text: string }) =>
    `${e.id} needs a person (${e.kind}${e.item === null ? '' : `, ${e.item}`}): ${e.text}`,
  'escalation-answered': (e: { id: string; answer: string }) => `${e.id} answered: ${e.answer}`,
  spent: (e: { iteration: number; usd: number | null; tokens: number | null }) =>
    `iteration ${e.iteration} cost ${formatAmount(e)}`,
  'sent-back': (e: { iteration: number; problems: string[] }) => `turn sent back: ${e.problems.join(' ')}`,
  compiled: (e: { outcome: string; detail: string }) =>
    `compiled: ${e.outcome}${e.detail === '' ? '' : ` (${e.detail})`}`,
  checkpoint: (e: { trigger: string; bytes: number; file: string }) =>
    `checkpoint before compaction (${e.trigger}): ${e.bytes} new bytes of transcript in ${e.file}`,
  'restored-context': (e: { source: string }) => `context restored after ${e.source}`,
  changed: () => 'state changed',
  imported: (e: { files: string[] }) => `taken into the log, which did not have them: ${e.files.join(', ')}`,
  edited: (e: { file: string; what: string }) => `${e.file} was changed by hand: ${e.what}`,
  'view-made': (e: { file: string; why: string; kept: string | null }) =>
    `${e.file} ${e.why}; made again${e.kept === null ? '' : `, and the other is kept as ${e.kept}`}`,
  /** A part of the program whose output nobody sees, such as a hook. */
  failed: (e: { what: string; error: string; stack: string }) => `${e.what} failed: ${e.error}`,
  'log-cut': (e: { bytes: number }) =>
    `a crash had left ${counted(e.bytes, 'byte')} of a line in the log, which were cut off`,
  /** @property paragraphs those of a changed document that code did not print. */
  'set-aside': (e: { file: string; kept: string; why: string; paragraphs?: string[] }) =>
    `${e.file} moved to ${e.kept}: ${e.why}`,
  aligned: (e: { checks: number; objective: string }) =>
    `aligned, ${counted(e.checks, 'acceptance check')}: ${e.objective}`,
  'acceptance-run': (e: { check: string; why: string }) => `acceptance check ${e.check} ran: ${e.why}`,
  judged: (e: { judge: string; checks: number }) =>
    `${e.judge} judged ${counted(e.checks, 'check')} of the acceptance checklist`,
  swept: (e: { days: number }) =>
    `ended more than ${counted(e.days, 'day')} ago: transcripts and machine state removed; all evidence is kept`,
  resumed: (e: { by: string; iteration: number; away_since?: string }) =>
    `resumed at iteration ${e.iteration} by ${e.by}`,
  'loop-cancelled': (e: { file: string }) => `ralph-loop cancelled (${e.file})`,
  notified: (e: { title: string; channels: ChannelOutcome[] }) => notified(e.title, e.channels),
  denied: (e: { tool: string; rule: string; command: string }) => `${e.tool} denied (${e.rule}): ${e.command}`,
  ended: (e: { reason: EndReason; message: string }) => `ended, ${e.reason}: ${e.message}`,

  'features-imported': (e: { source: string; features: number; notes?: string[] }) =>
    [`${counted(e.features, 'feature')} read from ${e.source}`, ...(e.notes ?? [])].join('; '),
  'goal-missed': (e: { iteration: number; checks: string[]; feature: string | null }) =>
    `the acceptance checklist does not hold (${e.checks.join(', ')}): ${e.feature === null ? 'the user is asked' : `${e.feature} is to fix it`}`,
  'feature-begun': (e: OfAttempt & { name: string }) => `${e.feature} begun, attempt ${e.attempt}: ${e.name}`,
  /** `untested`: why no test is known that failed before; absent when there is one. */
  'feature-passed': (e: OfAttempt & { name: string; proofs: string[]; untested?: string }) =>
    `${e.feature} passed${e.attempt === 0 ? '' : ` in attempt ${e.attempt}`}: ${e.name} (proof ${e.proofs.join(', ')}${e.untested === undefined ? '' : '; without a test that failed before'})`,
  'feature-sent-back': (e: OfAttempt & { why: string }) =>
    `${e.feature}: attempt ${e.attempt} is sent back, which counts no attempt: ${e.why}`,
  'attempt-failed': (e: OfAttempt & { why: string; patch: string | null }) =>
    `${e.feature}: attempt ${e.attempt} failed: ${e.why}${e.patch === null ? '' : ` (kept as ${e.patch})`}`,
  'feature-failed': (e: OfFeature & { name: string; why: string; next: string | null }) =>
    `${e.feature} failed for good: ${e.name}: ${e.why}${e.next === null ? '' : `; ${e.next} is tried instead`}`,
  'features-blocked': (e: { by: string; features: string[] }) => `blocked by ${e.by}: ${e.features.join(', ')}`,
  'features-skipped': (e: { features: string[]; why: string }) =>
    `skipped: ${e.features.join(', ')}${e.why === '' ? '' : ` (${e.why})`}`,
  'feature-divided': (e: OfFeature & { why: string }) => `${e.feature} given back, ${e.why}`,
  'proofs-void': (e: { proofs: string[]; why: string; reopened: string[] }) =>
    `proofs that no longer count: ${e.proofs.join(', ')}: ${e.why}${e.reopened.length === 0 ? '' : `; to be done again: ${e.reopened.join(', ')}`}`,
  'commands-frozen': (e: { by: string; commands: string[] }) =>
    `commands frozen${e.by === 'user' ? ', as the user set them' : ''}: ${e.commands.join('; ')}`,
  /** `failing`: the number of tests that failed before any feature and still fail; absent in older journals. */
  'baseline-run': (e: OfAttempt & { verdict: string; reused: boolean; failing?: number }) =>
    `${e.feature}: baseline ${plain(e.verdict)}${failingBefore(e.failing)}${e.reused ? ', known from an earlier run' : ''}`,
  'coder-answered': (e: OfAttempt & { outcome: string }) =>
    `${e.feature}: attempt ${e.attempt} handed in: ${e.outcome}`,
  'feature-checked': (e: OfAttempt & { outcome: string; why: string }) =>
    `${e.feature}: attempt ${e.attempt} verified, ${plain(e.outcome)}${e.why === '' ? '' : `: ${e.why}`}`,
  'feature-reviewed': (e: OfAttempt & { blockers: number }) =>
    `${e.feature}: attempt ${e.attempt} reviewed, ${e.blockers === 0 ? 'no blockers' : counted(e.blockers, 'blocker')}`,
  'feature-committed': (e: OfFeature & { commit: string }) => `${e.feature} committed as ${shortCommit(e.commit)}`,
  'feature-moved': (e: OfAttempt & { onto: string; conflicts: string[] }) =>
    `${e.feature}: attempt ${e.attempt} ${e.conflicts.length === 0 ? 'brought onto' : 'conflicts with'} ${shortCommit(e.onto)}${e.conflicts.length === 0 ? '' : `: ${e.conflicts.join(', ')}`}`,
  'regression-sweep': (e: { verdict: string; features: string[] }) =>
    `all passed features verified again: ${plain(e.verdict)}${e.features.length === 0 ? '' : ` (${e.features.join(', ')})`}`,
  'init-run': (e: OfAttempt & { verdict: string }) => `${e.feature}: init.sh ${plain(e.verdict)}`,
} as const;

type Events = typeof events;

type Content<K extends keyof Events> = Parameters<Events[K]> extends [infer Fields] ? Fields : unknown;

export type WorkflowEvent = { [K in keyof Events]: { event: K } & Content<K> }[keyof Events];

/** Longer texts are cut in progress.txt; the log has them in full. */
const longestLine = 200;
const longestTask = 70;

/** The line of an event in progress.txt, for people. */
export function describeEvent(event: WorkflowEvent): string {
  // A log may have events of older versions.
  const phrase = events[event.event] as ((one: WorkflowEvent) => string) | undefined;
  return shortened(excerpt(phrase?.(event) ?? event.event), longestLine);
}

/** The name of an agent, with its task if that is known. */
function named(agent: string, task: string | undefined): string {
  return task === undefined || task === '' ? agent : `${agent} (${shortened(excerpt(task), longestTask)})`;
}

/** The verdict on features, which begins with their result. */
function recorded(event: RecordedIteration & { verdict: string }): string {
  const { new_claims, result = counted(new_claims, 'new finding') } = event;
  return event.verdict.startsWith(result) ? event.verdict : `${result}; ${event.verdict}`;
}

const plain = (verdict: string) => verdict.replaceAll('_', ' ');

function failingBefore(failing = 0): string {
  return failing === 0 ? '' : `, but for ${counted(failing, 'test')} that failed before any feature`;
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
