import { pluginPrefix } from '../../base/names.ts';
import type { AgentRow } from '../../board/rules/view.ts';

/** An agent in Claude Code's list. */
export interface RunningAgent {
  id: string;
  type: string;
  startTime: number;
  usd: number | null;
}

/**
 * The cost of each agent of an iteration so far; null for agents that Claude Code no longer lists.
 * @param assignments the assignment of each agent, by the agent's id.
 */
export function costsOf(
  rows: readonly AgentRow[],
  running: readonly RunningAgent[],
  assignments: ReadonlyMap<string, string>,
): (number | null)[] {
  const left = [...running];
  const take = (isMeant: (agent: RunningAgent) => boolean): RunningAgent | undefined => {
    const index = left.findIndex(isMeant);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  };
  // A restarted agent is listed twice; the later one is running.
  left.sort((a, b) => b.startTime - a.startTime);
  return rows.map((row) => {
    if (row.assignment !== null) return take(({ id }) => assignments.get(id) === row.assignment)?.usd ?? null;
    const started = row.started_at === null ? Number.NaN : Date.parse(row.started_at);
    return (
      take(
        ({ id, type, startTime }) =>
          !assignments.has(id) && type === `${pluginPrefix}${row.agent}` && Math.abs(startTime - started) < sameMoment,
      )?.usd ?? null
    );
  });
}

/** The longest time, in milliseconds, between the hook that registers the start of an agent and the start itself. */
const sameMoment = 15_000;
