import type { LimitWindow, StreamEvent, TurnResult } from './stream.ts';

/** The state of a claude session, from its output. Times are milliseconds of a clock that does not count the machine's sleep. */
export interface SessionSigns {
  /** The time of the last line of output, or of the start. */
  lastOutput: number;
  /** The ids of tool calls without a result yet. */
  tools: ReadonlySet<string>;
  /** The ids of agents that run in the background. */
  agents: readonly string[];
  /** The time at which Claude Code itself tries the API again. */
  retryAt: number;
  /** The wait that Claude Code has announced, if nothing else happens meanwhile. */
  waiting?: { milliseconds: number; error: string } | undefined;
  limits: readonly LimitWindow[];
  /** The result of the last turn. */
  result?: TurnResult | undefined;
}

/** The signs of a session that has just started. */
export function newSigns(now: number): SessionSigns {
  return { lastOutput: now, tools: new Set(), agents: [], retryAt: now, limits: [] };
}

/** The signs after the events of another line of output. */
export function afterLine(signs: SessionSigns, events: readonly StreamEvent[], now: number): SessionSigns {
  return events.reduce((before, event) => afterEvent(before, event, now), { ...signs, lastOutput: now });
}

function afterEvent(signs: SessionSigns, event: StreamEvent, now: number): SessionSigns {
  const atWork = { ...signs, waiting: undefined };
  switch (event.kind) {
    case 'tool-started':
      return { ...atWork, tools: new Set([...signs.tools, event.id]) };
    case 'tool-ended':
      return { ...atWork, tools: new Set([...signs.tools].filter((id) => id !== event.id)) };
    case 'agents':
      return { ...signs, agents: event.ids };
    case 'agent-at-work':
      return atWork;
    case 'retry': {
      const { milliseconds, error } = event;
      return { ...signs, retryAt: now + milliseconds, waiting: { milliseconds, error } };
    }
    case 'limits':
      return { ...signs, limits: mergeLimits(signs.limits, event.windows) };
    case 'result':
      return { ...atWork, result: event.result };
  }
}

/** The newest values of each window; a later event may contain only some of them. */
function mergeLimits(before: readonly LimitWindow[], news: readonly LimitWindow[]): LimitWindow[] {
  const names = new Set(news.map(({ name }) => name));
  return [...before.filter(({ name }) => !names.has(name)), ...news];
}

/** Minutes of silence after which a session counts as hung. */
export interface Silence {
  /** Applies while only the model's answer is awaited. */
  modelMinutes: number;
  /** Applies while a tool or an agent runs, which may produce no output for long. */
  workMinutes: number;
}

/** The time that an API request may take after an announced wait. */
const retryMarginMilliseconds = 60_000;

/** Whether a session has been silent for longer than its activity explains. */
export function isHung(signs: SessionSigns, now: number, { modelMinutes, workMinutes }: Silence): boolean {
  const minutes = signs.tools.size > 0 || signs.agents.length > 0 ? Math.max(workMinutes, modelMinutes) : modelMinutes;
  // A wait that Claude Code has announced does not count as silence.
  const since = Math.max(
    signs.lastOutput,
    signs.retryAt > signs.lastOutput ? signs.retryAt + retryMarginMilliseconds : 0,
  );
  return now - since >= minutes * 60_000;
}
