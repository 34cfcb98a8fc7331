import { newMeter } from '../engine/spend/meter.ts';
import { endOf, type Allowance } from './files/appended-lines.ts';
import { countSession } from './spend/count-session.ts';
import { learnPrices } from './spend/learned-prices.ts';
import type { WorkflowPaths } from './paths.ts';
import type { Payment } from './postponed-spend.ts';
import type { SessionSpend, SpendFile } from './spend/spend-file.ts';

/** A longer transcript is not read for what its session had cost before: that its cost is not exact is the price. */
const mostBytesBefore = 4 * 1024 * 1024;

/** From now on this session pays, and no other does. */
export function beginPaying(
  paths: WorkflowPaths,
  file: SpendFile,
  session: string,
  transcript: string,
  now: Date,
): void {
  const known = file.sessions.get(session);
  for (const other of file.sessions.values()) if (other !== known) leave(paths, other, now);
  if (known === undefined) {
    file.sessions.set(session, newSession(paths, transcript, now));
    return;
  }
  if (known.meter.until !== null) {
    // What came since it left is not for the workflow: counted as such before it is back.
    count(paths, known, now);
    Object.assign(known.meter, { from: now.getTime(), until: null });
  }
  known.transcript = transcript;
}

/** The session no longer pays from now on. */
export function leave(paths: WorkflowPaths, session: SessionSpend, now: Date): boolean {
  if (session.meter.until !== null) return false;
  count(paths, session, now);
  session.meter.until = now.getTime();
  return true;
}

/** Counts what came since the last time. */
export function count(
  paths: WorkflowPaths,
  session: SessionSpend,
  now: Date,
  thorough = true,
  allowance: Allowance = { bytes: Infinity },
): boolean {
  const { changed, cost } = countSession(session, now, thorough, allowance);
  if (cost !== undefined) learnPrices(paths.root, cost, session.meter.surcharged);
  return changed;
}

/** Of a session that was never counted. */
export const uncounted = { looked: 0, main: null };

function newSession(paths: WorkflowPaths, transcript: string, now: Date): SessionSpend {
  const end = endOf(transcript);
  const isLong = end !== undefined && end.offset > mostBytesBefore;
  const main = isLong ? { ...end, latest: now.getTime(), last: null } : null;
  const meter = newMeter(now.getTime(), !isLong);
  const session = { ...uncounted, transcript, meter, main, agents: new Map() };
  // Nothing of what is there already is for the workflow.
  meter.until = 0;
  count(paths, session, now);
  Object.assign(meter, { until: null, settled: { usd: 0, tokens: 0 } });
  return session;
}

/** What was postponed, as it would have been then: rows of transcripts tell when they were written. */
export function catchUp(
  paths: WorkflowPaths,
  file: SpendFile,
  { session, begins, at, transcript, end }: Payment,
): void {
  const then = new Date(at);
  const known = file.sessions.get(session);
  const leaving = begins
    ? [...file.sessions.values()].filter((one) => one !== known)
    : known === undefined
      ? []
      : [known];
  for (const one of leaving.filter(({ meter }) => meter.until === null)) {
    // First, so that what is read only now does not count.
    one.meter.until = at;
    count(paths, one, then);
  }
  if (!begins) return;
  if (known === undefined) {
    const main = end && { ...end, latest: at, last: null };
    file.sessions.set(session, { ...uncounted, transcript, meter: newMeter(at, false), main, agents: new Map() });
  } else {
    if (known.meter.until !== null) Object.assign(known.meter, { from: at, until: null });
    known.transcript = transcript;
  }
}
