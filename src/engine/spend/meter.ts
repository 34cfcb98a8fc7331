import type { CostRow, MessageRow } from '../session/transcript-row.ts';
import { addUsage, tokensOf, type ModelUsage, type Total, type Usage } from './usage.ts';

/** What one session has spent for a workflow. Its fields change in place: a transcript has many rows. */
export interface SessionMeter {
  /** It pays for the workflow from here on, in milliseconds since the epoch … */
  from: number;
  /** … and until here; null while it drives the workflow. */
  until: number | null;
  /** What Claude Code said last that the session had cost and used in all; null when that is not known. */
  said: { usd: number; tokens: number } | null;
  /** What of that the workflow has to pay. */
  settled: { usd: number; tokens: number };
  /** Used for the workflow since `said`: the next time Claude Code says what the session cost will settle it. */
  open: Usage;
  /** Used for the workflow, but what it cost was never said. */
  estimated: Usage;
  /** Whether the session was used for something else since `said`. */
  outside: boolean;
  /** Models that were used at more than their plain price. */
  surcharged: Set<string>;
}

/** The message that was counted last in a file: its next row replaces it. */
export interface LastMessage {
  id: string;
  model: string;
  usage: ModelUsage;
  /** Whether the workflow pays for it. */
  counted: boolean;
}

/** A session that drives the workflow from now on. @param fresh whether it has not cost anything yet. */
export function newMeter(from: number, fresh: boolean): SessionMeter {
  return {
    from,
    until: null,
    said: fresh ? { usd: 0, tokens: 0 } : null,
    settled: { usd: 0, tokens: 0 },
    open: new Map(),
    estimated: new Map(),
    outside: false,
    surcharged: new Set(),
  };
}

/** Counts a message; of the rows of one message, which follow one another in a file, the last. Returns what is last now. */
export function countMessage(meter: SessionMeter, last: LastMessage | null, row: MessageRow): LastMessage | null {
  const { id, model, usage } = row;
  if (usage.tokens === 0 && usage.searches === 0) return last;
  if (row.surcharged) meter.surcharged.add(model);
  const again = last !== null && id !== '' && last.id === id ? last : null;
  const counted = again?.counted ?? isPaid(meter, row.time);
  if (!counted) meter.outside = true;
  else {
    if (again !== null) addUsage(meter.open, again.model, again.usage, -1);
    addUsage(meter.open, model, usage);
  }
  return { id, model, usage, counted };
}

/**
 * Takes over what Claude Code says that the session has cost. It settles what is open, unless part of it may have been for
 * something else, or is not in it: a session that was killed goes on counting from where it had last said anything.
 */
export function settle(meter: SessionMeter, row: CostRow): void {
  const { said, open } = meter;
  if (said !== null && row.usd <= said.usd && row.tokens <= said.tokens) return;
  meter.said = { usd: row.usd, tokens: row.tokens };
  const covers = said !== null && !meter.outside && row.complete && row.tokens - said.tokens >= tokensOf(open);
  if (covers) {
    meter.settled = {
      usd: meter.settled.usd + Math.max(0, row.usd - said.usd),
      tokens: meter.settled.tokens + row.tokens - said.tokens,
    };
  } else {
    for (const [model, usage] of open) addUsage(meter.estimated, model, usage);
  }
  open.clear();
  meter.outside = false;
}

/** All that a session has spent for the workflow. */
export function totalOf({ settled, open, estimated }: SessionMeter): Total {
  const usage: Usage = new Map(estimated);
  for (const [model, more] of open) addUsage(usage, model, more);
  return { ...settled, usage };
}

function isPaid({ from, until }: SessionMeter, time: number | null): boolean {
  if (time === null) return until === null;
  return time >= from && (until === null || time <= until);
}
