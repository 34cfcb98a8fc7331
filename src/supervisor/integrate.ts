import { takeCandidateOf, verifyFeatureOf, recordForSession } from '../app/features.ts';
import { describeError, isWorkflowError } from '../base/errors.ts';
import { readFeatures } from '../coding/feature-file.ts';
import { readHandedOut, writeHandedOut, type HandedOut } from '../coding/handed-out.ts';
import type { Candidate } from '../coding/rules/candidate.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import { fetchCandidates } from '../machines/candidates.ts';
import type { Shared } from '../machines/remote.ts';
import { addSpend } from '../spend/spend.ts';
import type { Control } from './control.ts';
import { readRunRecord, writeRunRecord } from './run-record.ts';

/**
 * Integrates the results of jobs one after the other: each is verified here like any other feature, on top of the ones before.
 * Claude takes no part; a feature that needs it stays in progress for the next session.
 * @returns the finished handing out; undefined when nothing was handed out.
 */
export async function integrateHandedBack(
  paths: WorkflowPaths,
  shared: Shared,
  { report, now: stop }: Pick<Control, 'report' | 'now'>,
): Promise<string | undefined> {
  const handedOut = readHandedOut(paths);
  if (handedOut === undefined) return undefined;
  const candidates = await fetchCandidates(shared, handedOut.id);
  const note = (text: string) => {
    report({ event: 'note', text });
  };
  for (let left = handedOut.features; left.length > 0 && !stop.aborted; left = left.slice(1)) {
    const [entry] = left;
    if (entry === undefined) break;
    const candidate = candidates.get(entry.feature);
    await integrateOne(paths, entry, candidate, note);
    await asWriter(paths, () => {
      writeHandedOut(paths, { ...handedOut, features: left.slice(1) });
    });
    if (candidate !== undefined) await countWork(paths, candidate);
  }
  const isAtWork = readFeatures(paths).features.some(({ status }) => status === 'in_progress');
  const recorded = isAtWork || stop.aborted ? undefined : await recordForSession(paths);
  if (recorded !== undefined) note(recorded.text);
  return handedOut.id;
}

async function integrateOne(
  paths: WorkflowPaths,
  entry: HandedOut['features'][number],
  candidate: Candidate | undefined,
  note: (text: string) => void,
): Promise<void> {
  const { feature } = entry;
  try {
    const isToVerify = await takeCandidateOf(paths, entry, candidate, new Date());
    if (isToVerify) {
      const { notices, text } = await verifyFeatureOf(paths, feature, new Date());
      for (const one of [...notices, ...text]) note(one);
    } else {
      note(
        `${feature}: ${candidate === undefined ? 'its job pushed no result' : `handed back, ${candidate.outcome}`}.`,
      );
    }
  } catch (error) {
    // The feature could not begin here; the next session handles it, or a person whose answer it needs.
    if (!isWorkflowError(error)) throw error;
    note(`${feature}: ${describeError(error)}`);
  }
}

/** Adds the cost of a job, and stores until when the API is closed. */
async function countWork(paths: WorkflowPaths, { usd, tokens, closed_until }: Candidate): Promise<void> {
  const state = await readState(paths);
  await addSpend(paths, state, { usd, tokens });
  const record = readRunRecord(paths, state.iteration);
  if (closed_until > (record.closedUntil ?? 0)) writeRunRecord(paths, { ...record, closedUntil: closed_until });
}
