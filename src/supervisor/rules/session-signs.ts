import type { LimitWindow, StreamEvent, TurnResult } from './stream.ts';

/** A session of claude as its output shows it. Times are milliseconds of a clock that stands still while the machine sleeps. */
export interface SessionSigns {
  /** Whether it has come as far as a conversation. */
  hasBegun: boolean;
  /** The last line of output, or the start. */
  lastOutput: number;
  /** Calls of tools without a result yet, by id. */
  tools: ReadonlyMap<string, string>;
  /** Agents at work in the background, by id. */
  agents: readonly string[];
  /** Claude Code itself asks the API again then. */
  retryAt: number;
  /** The wait that it has announced, while nothing else goes on. */
  waiting?: { milliseconds: number; error: string } | undefined;
  limits: readonly LimitWindow[];
  /** Of the last turn. */
  result?: TurnResult | undefined;
  /** In a few words, what it does now. */
  doing: string;
}

/** A session that has just been started. */
export function newSigns(now: number): SessionSigns {
  return { hasBegun: false, lastOutput: now, tools: new Map(), agents: [], retryAt: now, limits: [], doing: '' };
}

/** The signs after a line of output with these events. */
export function afterLine(signs: SessionSigns, events: readonly StreamEvent[], now: number): SessionSigns {
  return events.reduce((before, event) => afterEvent(before, event, now), { ...signs, lastOutput: now });
}

function afterEvent(signs: SessionSigns, event: StreamEvent, now: number): SessionSigns {
  const atWork = { ...signs, waiting: undefined };
  switch (event.kind) {
    case 'session-begun':
      return { ...signs, hasBegun: true };
    case 'tool-started':
      return { ...atWork, tools: new Map([...signs.tools, [event.id, event.name]]), doing: event.name };
    case 'tool-ended':
      return { ...atWork, tools: new Map([...signs.tools].filter(([id]) => id !== event.id)) };
    case 'agents':
      return { ...signs, agents: event.ids };
    case 'agent-does':
      return { ...atWork, doing: event.what };
    case 'retry': {
      const { milliseconds, error } = event;
      const waiting = { milliseconds, error };
      return { ...signs, retryAt: now + milliseconds, waiting, doing: `asks the API again (${error})` };
    }
    case 'limits':
      return { ...signs, limits: mergeLimits(signs.limits, event.windows) };
    case 'result':
      return { ...atWork, result: event.result };
  }
}

/** The newest word on each window; a later event may be about one of them only. */
export function mergeLimits(before: readonly LimitWindow[], news: readonly LimitWindow[]): LimitWindow[] {
  const names = new Set(news.map(({ name }) => name));
  return [...before.filter(({ name }) => !names.has(name)), ...news];
}

/** Minutes of silence after which a session counts as hung. */
export interface Silence {
  /** While nothing but the model is waited for. */
  modelMinutes: number;
  /** While a tool or an agent runs, which may be silent for long. */
  workMinutes: number;
}

/** A request that was announced for this moment takes a while. */
const retryMarginMilliseconds = 60_000;

/** Whether a session is silent for longer than what it does explains. */
export function isHung(signs: SessionSigns, now: number, { modelMinutes, workMinutes }: Silence): boolean {
  const minutes = signs.tools.size > 0 || signs.agents.length > 0 ? Math.max(workMinutes, modelMinutes) : modelMinutes;
  // The wait that Claude Code has announced is no silence.
  const since = Math.max(
    signs.lastOutput,
    signs.retryAt > signs.lastOutput ? signs.retryAt + retryMarginMilliseconds : 0,
  );
  return now - since >= minutes * 60_000;
}
