import { logLevels, type Configuration, type LogLevel } from './configuration.ts';
import type { WorkflowEvent } from '../events.ts';
import { statusAfter } from '../vocabulary.ts';

/** The part of the configuration that says what the log holds. */
export type LogSettings = Pick<Configuration, 'log_level' | 'log_every_iteration'>;

/** Whether something of this level belongs in a log that begins with `least`. */
export function isLogged(level: LogLevel, least: LogLevel): boolean {
  return logLevels.indexOf(level) >= logLevels.indexOf(least);
}

/** What every iteration has; of no interest where only what is out of the ordinary is. */
const routine = 'routine';

const levels: Record<WorkflowEvent['event'], LogLevel | typeof routine> = {
  created: 'info',
  claimed: 'info',
  released: 'info',
  'phase-begun': 'info',
  'iteration-begun': routine,
  'iteration-failed': 'warning',
  'agent-started': routine,
  'hand-in': routine,
  'hand-in-refused': 'warning',
  recorded: routine,
  'sources-fetched': routine,
  'quotes-failed': 'warning',
  'claims-verified': routine,
  'sent-back': 'warning',
  compiled: 'info',
  checkpoint: 'info',
  'restored-context': 'info',
  'state-restored': 'warning',
  resumed: 'info',
  'loop-cancelled': 'info',
  notified: 'info',
  changed: 'debug',
  spent: routine,
  redirected: 'info',
  'agents-silent': 'warning',
  waits: 'info',
  woken: 'info',
  'configuration-refused': 'warning',
  'stall-step': 'warning',
  escalated: 'warning',
  'escalation-answered': 'info',
  'ledger-restored': 'warning',
  'document-restored': 'warning',
  'quotes-unproven': 'warning',
  'counters-corrected': 'warning',
  'journal-begun-anew': 'warning',
  'set-aside': 'warning',
  'checkpoint-failed': 'warning',
  aligned: 'info',
  'acceptance-run': 'info',
  judged: 'info',
  archived: 'info',
  swept: 'info',
  denied: 'warning',
  snapshot: routine,
  'snapshot-skipped': 'warning',
  'features-imported': 'info',
  'features-scrutinized': 'info',
  'goal-missed': 'warning',
  'feature-begun': routine,
  'feature-passed': 'info',
  'attempt-failed': 'warning',
  'feature-failed': 'error',
  'features-blocked': 'warning',
  'features-freed': 'info',
  'features-skipped': 'info',
  'feature-divided': 'info',
  'proofs-added': routine,
  'proofs-void': 'warning',
  'features-restored': 'warning',
  'init-run': routine,
  'put-aside': 'info',
  'given-back': 'info',
  'commands-frozen': 'info',
  'baseline-run': routine,
  'feature-checked': routine,
  'feature-reviewed': routine,
  'feature-committed': 'info',
  'feature-moved': 'info',
  'worktree-cleared': 'info',
  'regression-sweep': 'info',
  ended: 'info',
};

/** How much an event of a workflow matters in its log. */
export function levelOf(event: WorkflowEvent, settings: Pick<LogSettings, 'log_every_iteration'>): LogLevel {
  if (event.event === 'ended') return levelOfEnd(statusAfter(event.reason));
  if (event.event === 'notified' && event.channels.some(({ outcome }) => outcome === 'failed')) return 'warning';
  const level = levels[event.event];
  if (level !== routine) return level;
  return settings.log_every_iteration ? 'info' : 'debug';
}

function levelOfEnd(status: ReturnType<typeof statusAfter>): LogLevel {
  if (status === 'failed') return 'error';
  return status === 'blocked' ? 'warning' : 'info';
}
