import { readOrNothing } from '../files/regular.ts';
import type { WorkflowEvent } from '../journal/rules/events.ts';
import { escalatedItems, openItems, type NewEscalation } from '../loop/rules/escalation.ts';
import { recordIteration, type RecordResult } from '../research/rules/record.ts';
import type { FindQuote } from '../research/rules/evidence-check.ts';
import { escalate, readEscalations } from '../loop/escalations.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { WorkflowError, exitCodes } from '../base/errors.ts';
import { readHealedInbox } from './hand-ins.ts';
import { readJudgings } from '../research/claim-judging.ts';
import { claimJudging, claimVerification, findingsIn } from '../research/hand-in-kinds.ts';
import { isFinder } from '../session/rules/agents.ts';
import { worksForIteration } from '../loop/rules/agents.ts';
import { failedAgents } from '../loop/agents.ts';
import { readEntries } from '../loop/inbox.ts';
import { readIterationRuntime } from './iteration-runtime.ts';
import { readLedger, writeLedger } from '../research/ledger-file.ts';
import { appendEvent } from '../journal/journal.ts';
import { areAsWritten } from '../journal/views.ts';
import { heal } from './repair.ts';
import { findingsFor, type Searches } from './findings.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { phaseOf } from './phases.ts';
import { quoteFinder } from '../research/quote-checks.ts';
import { countSearches } from '../research/search-log.ts';
import { losesSources, writeReport } from '../report/report.ts';
import { hasDocument } from '../journal/document.ts';
import { writePlanDocument } from '../planning/plan-document.ts';
import { isRecorded, type WorkflowState } from '../loop/rules/state.ts';
import type { Ledger } from '../research/rules/ledger.ts';
import { isSameResult } from '../loop/rules/iteration.ts';
import { describeStall } from '../loop/rules/stall.ts';
import { readState } from '../loop/state-file.ts';
import { verdictWords } from '../research/rules/verified-text.ts';
import { asWriter, commitState } from '../loop/workflow.ts';
import { catchUpSpend } from '../spend/spend.ts';

export interface WorkflowRecord extends RecordResult {
  /** A sentence for each repair. */
  notices: string[];
  /** New questions to a person. */
  asked: string[];
  /** The result of the phase, for the session; undefined in research. */
  summary: string | undefined;
}

/** Work done before the lock is taken, to keep it short. */
export interface Preparation {
  findQuote?: FindQuote;
  inTree?: Searches['inTree'];
  /** The outcome of fetching its sources; undefined when none was fetched. */
  fetched?: Omit<Extract<WorkflowEvent, { event: 'sources-fetched' }>, 'event'> | undefined;
}

/**
 * Closes the iteration in progress: merges the inbox and writes journal, ledger, bibliography, counts and state, in this order. After a
 * crash in between, running it again gives the same result. Files that are not as they were written are made again first; `notices` says so.
 */
export async function recordWorkflow(
  paths: WorkflowPaths,
  now: Date,
  { findQuote = quoteFinder(paths), inTree, fetched }: Preparation = {},
): Promise<WorkflowRecord> {
  return asWriter(paths, async () => {
    const { configuration } = await currentConfiguration(paths.root);
    const notices = areAsWritten(paths) ? [] : await heal(paths, now);
    const state = await readState(paths);
    const before = readLedger(paths);
    const runtime = await readIterationRuntime(paths, state);
    const { assignments } = runtime;
    const { inbox, said } = readHealedInbox(paths, now);
    notices.push(...said);
    notices.push(...leftOutOf(paths, state.iteration));
    const escalations = readEscalations(paths);
    const escalated = escalatedItems(escalations);
    const judges = readJudgings(paths, before, inbox.of(claimJudging));
    const reports = {
      judged: judges,
      handIns: findingsIn(inbox),
      expected: assignments.filter(({ agent }) => isFinder(agent)).length,
      assignments,
      failed: failedAgents(paths).filter((one) => worksForIteration(one, state.iteration) && isFinder(one.agent))
        .length,
      searches: countSearches(paths, state.iteration),
      escalated,
      unanswered: openItems(escalations),
      findings: findingsFor(paths, state, before, {
        verifications: inbox.of(claimVerification),
        findQuote,
        inTree,
      }),
    };
    const phase = await (await phaseOf(state)).record({ paths, state, inbox, runtime, reports, configuration });
    const recorded = recordIteration(state, before, reports, now, phase);
    const result = { ...recorded, state: { ...recorded.state, sections_in_report: countSections(paths) } };
    if (isUnchanged([state, before], [result.state, result.ledger]))
      return { ...result, notices, asked: [], summary: phase.summary?.() };
    const merged = result.ledger.merged.slice(before.merged.length);
    const event = {
      event: 'recorded' as const,
      ...result.statistics,
      result: result.state.last_result ?? '',
      verdict: result.state.verdict ?? '',
      numbers: result.state.verdict_numbers,
      merged,
      ...(isSameResult(state, result.state) && { again: true as const }),
    };
    if (fetched !== undefined) appendEvent(paths, now, { event: 'sources-fetched', ...fetched });
    for (const { by, judged, same, opposed, answered } of judges.judgings)
      appendEvent(paths, now, { event: 'claims-judged', by, judged: judged.length, same, opposed, answered });
    notices.push(...judges.failed.map(judgeFailed));
    appendCheckEvents(paths, now, result);
    let asked: string[] = [];
    commitState(paths, now, result.state, event, () => {
      writeLedger(paths, result.ledger);
      phase.write?.(result.state, result.ledger);
      // The questions are stored before the state: a recorded iteration is not asked about again after a crash.
      asked = appendStallEvents(paths, now, result, phase.asks?.(result) ?? []);
      writeReport(paths, result.state, result.ledger, now);
    });
    return { ...result, notices, asked, summary: phase.summary?.() };
  });
}

/** The sections of the report as it is now. */
function countSections({ report }: WorkflowPaths): number {
  return (
    readOrNothing(report)
      ?.toString('utf8')
      .match(/^\\section\*?\{/gm)?.length ?? 0
  );
}

/** Whether recording again found nothing new: then nothing is written, so that the call shows no effect. Times alone are nothing new. */
function isUnchanged(before: [WorkflowState, Ledger], after: [WorkflowState, Ledger]): boolean {
  const content = (of: [WorkflowState, Ledger]) =>
    JSON.stringify(of, (key, value: unknown) => (/^(?:recorded|updated)_at$/.test(key) ? undefined : value));
  return isRecorded(before[0]) && content(before) === content(after);
}

/** Items of an iteration's hand-ins that were left out because they stayed faulty. */
function leftOutOf(paths: WorkflowPaths, iteration: number): string[] {
  return readEntries(paths, iteration).flatMap(({ assignment, problems }) =>
    problems.length === 0 ? [] : [`Left out of the hand-in of ${assignment}: ${problems.join('; ')}.`],
  );
}

function judgeFailed(assignment: string): string {
  return `The claim-judge of ${assignment} got an item wrong whose answer is known: nothing that it said counts, and its findings are judged again in the next iteration.`;
}

/** Journals new results about quotes and claims. The caller holds the workflow's lock. */
function appendCheckEvents(
  paths: WorkflowPaths,
  now: Date,
  { state, ledger, failedQuotes, newVerdicts }: RecordResult,
): void {
  const { iteration } = state;
  if (failedQuotes.length > 0) appendEvent(paths, now, { event: 'quotes-failed', iteration, quotes: failedQuotes });
  if (newVerdicts.length === 0) return;
  const verdicts = newVerdicts.map((claim) => ({
    claim: claim.id,
    verdict: verdictWords(claim, ledger) ?? 'unverified',
  }));
  appendEvent(paths, now, { event: 'claims-verified', iteration, verdicts });
}

/**
 * Writes the generated files again from the present ledger and report.
 * @throws WorkflowError when the ledger is not valid or gone, or would leave nothing of a sources.bib; nothing is changed then.
 */
export async function refreshGenerated(paths: WorkflowPaths, now: Date): Promise<void> {
  await catchUpSpend(paths);
  await asWriter(paths, async () => {
    const [state, ledger] = [await readState(paths), readLedger(paths)];
    if (losesSources(paths, ledger)) throw sourcesWithoutLedger(paths);
    writeReport(paths, state, ledger, now);
    if (hasDocument(paths, 'plan.json')) writePlanDocument(paths, state, ledger, now);
  });
}

function sourcesWithoutLedger(paths: WorkflowPaths): WorkflowError {
  return new WorkflowError('sources.bib holds sources that the ledger does not know; it was left as it is', {
    where: paths.bibliography,
    expected: 'the sources of the ledger, which holds none',
    fix: 'See what was lost with: autonomous-workflow doctor. When the file is not needed, move it away and compile again.',
    exitCode: exitCodes.invalidState,
  });
}

/**
 * Journals a measure against iterations that bring nothing, and asks a person what the phase asks; returns the questions. The caller holds the workflow's lock.
 */
function appendStallEvents(
  paths: WorkflowPaths,
  now: Date,
  result: RecordResult,
  questions: readonly NewEscalation[],
): string[] {
  const { iteration } = result.state;
  const { step } = result.stall;
  const why = describeStall(result.state) ?? '';
  if (step !== undefined) appendEvent(paths, now, { event: 'stall-step', iteration, step, why });
  return questions.filter((question) => escalate(paths, now, question)).map(({ text }) => text);
}
