import { readFeatures, hasFeatures } from '../coding/feature-file.ts';
import { readAttempt } from '../coding/attempt-file.ts';
import { readIterationRuntime } from '../app/iteration-runtime.ts';
import { readAgents } from '../overview/agents.ts';
import { describeError, isWorkflowError } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing } from '../files/regular.ts';
import { readJournal } from '../journal/journal.ts';
import { parseJournal } from '../journal/rules/journal-line.ts';
import { readEscalations } from '../loop/escalations.ts';
import { isOpen } from '../loop/rules/escalation.ts';
import { readState } from '../loop/state-file.ts';
import { readLedger } from '../research/ledger-file.ts';
import { emptyLedger, openContradictions, openQuestions } from '../research/rules/ledger.ts';
import { readSpend } from '../spend/spend.ts';
import type { AttemptRecord } from '../coding/rules/attempt-record.ts';
import { fileStamp, readCard, shownFiles } from './read-card.ts';
import { featureDetail, featureRows } from './rules/features.ts';
import { findingRows } from './rules/findings.ts';
import { plain } from './rules/plain.ts';
import { timeline } from './rules/timeline.ts';
import type { BrokenCard, Card, Detail, FeatureDetail, FindingRow, InFull, OpenMatter } from './rules/view.ts';

/** The number of lines for which a screen has room beside the other data. */
const recentLines = 4;
/** A page with more of them would be unreadable. */
const mostOpenMatters = 200;

/** One workflow with everything except its long lists. A damaged part is named, and the others are shown. */
export async function readDetail(paths: WorkflowPaths, card: Card): Promise<Detail> {
  const unreadable: string[] = [];
  const attempt = <Value>(read: () => Value, otherwise: Value): Value => {
    try {
      return read();
    } catch (error) {
      if (!isWorkflowError(error)) throw error;
      unreadable.push(describeError(error));
      return otherwise;
    }
  };
  const state = await readState(paths);
  const { assignments } = await readIterationRuntime(paths, state);
  const ledger = attempt(() => readLedger(paths), emptyLedger());
  const journal = parseJournal(readJournal(paths));
  const goesOn = state.status === 'in_progress';
  const escalations = attempt(() => readEscalations(paths), []);
  return plain({
    card,
    iterations: timeline(
      ledger.iterations,
      journal,
      readSpend(paths, state).current,
      goesOn ? state.iteration : undefined,
    ),
    agents: readAgents(paths, state, assignments, journal),
    questions: [...escalations.filter(isOpen), ...escalations.filter((one) => !isOpen(one))],
    unanswered: openQuestions(ledger)
      .slice(0, mostOpenMatters)
      .map(({ id, text, priority }): OpenMatter => ({ id, text, note: `${priority} priority` })),
    contradictions: openContradictions(ledger)
      .slice(0, mostOpenMatters)
      .map(({ id, statement, sides }): OpenMatter => ({ id, text: statement, note: sides.join(' · ') })),
    findings: ledger.claims.length,
    features: hasFeatures(paths) ? attempt(() => featureRows(readFeatures(paths)), []) : [],
    unreadable,
  });
}

/** One workflow with the end of its log, for the pane. */
export async function readInFull(paths: WorkflowPaths, now: Date): Promise<InFull | BrokenCard> {
  const card = await readCard(paths, now);
  if ('problem' in card) return card;
  const detail = await readDetail(paths, card);
  return {
    ...detail,
    root: paths.root,
    recent: plain(readLog(paths).slice(-recentLines)),
    sources: shownFiles(paths, card.iteration),
  };
}

const knownFindings = new Map<string, { stamp: string; rows: FindingRow[] }>();

/**
 * The findings of a workflow, newest first; cached until the ledger changes.
 * @throws WorkflowError when the ledger is not valid.
 */
export function readFindings(paths: WorkflowPaths): FindingRow[] {
  const stamp = fileStamp(paths.ledger);
  const known = knownFindings.get(paths.base);
  if (known?.stamp === stamp) return known.rows;
  const rows = plain(findingRows(readLedger(paths)));
  // Only one ledger is kept in memory, because it may be large.
  knownFindings.clear();
  knownFindings.set(paths.base, { stamp, rows });
  return rows;
}

/** One feature with its attempts; undefined for an unknown id. */
export function readFeature(paths: WorkflowPaths, id: string): FeatureDetail | undefined {
  const list = readFeatures(paths);
  const attempts = list.features.find((feature) => feature.id === id)?.attempts ?? [];
  const records = attempts.flatMap(({ number }) => recordOf(paths, id, number) ?? []);
  const detail = featureDetail(list, id, records);
  return detail && plain(detail);
}

function recordOf(paths: WorkflowPaths, id: string, attempt: number): AttemptRecord | undefined {
  try {
    return readAttempt(paths, id, attempt);
  } catch (error) {
    // The feature list still has the result of the attempt.
    if (isWorkflowError(error)) return undefined;
    throw error;
  }
}

/** The lines of progress.txt, oldest first. */
export function readLog(paths: WorkflowPaths): string[] {
  const text = readOrNothing(paths.progress)?.toString('utf8').trimEnd() ?? '';
  return text === '' ? [] : text.split('\n');
}
