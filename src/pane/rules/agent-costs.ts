import { pluginPrefix } from '../../base/names.ts';
import type { AgentRow } from '../../board/rules/view.ts';

/** An agent as Claude Code has it. */
export interface RunningAgent {
  id: string;
  type: string;
  startTime: number;
  usd: number | null;
}

/**
 * The cost of each agent of an iteration so far; null where Claude Code does not know it any more.
 * @param assignments what each agent was started for, by its id.
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
  // An agent that was started again is there twice; the later one is at work.
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

/** Milliseconds between the hook that registers the start of an agent and the start itself. */
const sameMoment = 15_000;
