import { type Assignment, comesLast, isOfIteration } from '../../loop/rules/assignment.ts';
import { shownTask, type AgentRow } from '../../loop/rules/agents.ts';

/** An agent of the iteration in progress. */
export interface ShownAgent {
  assignment: string | null;
  agent: string;
  task: string;
  /** `gone`: it has ended without a hand-in, or with its session. */
  state: 'not started' | 'at work' | 'handed in' | 'refused' | 'gone';
  started_at: string | null;
  ended_at: string | null;
}

/**
 * The agents of the iteration in progress: those assigned, and others that were started in it, such as coders.
 * @param atWork the ids of agents at work now.
 */
export function shownAgents({
  iteration,
  begun_at,
  assignments,
  rows,
  atWork,
}: {
  iteration: number;
  /** ISO 8601; empty where it is not known. */
  begun_at: string;
  assignments: readonly Assignment[];
  rows: readonly AgentRow[];
  atWork: ReadonlySet<string>;
}): ShownAgent[] {
  const stateOf = ({ id, result }: AgentRow): ShownAgent['state'] => {
    if (atWork.has(id)) return 'at work';
    if (result === null || result === 'killed') return 'gone';
    return result === 'taken' ? 'handed in' : 'refused';
  };
  const assigned = assignments.map(({ id, agent, task: whole }): ShownAgent => {
    const task = shownTask(whole);
    const row = rows.findLast(({ about }) => about === id);
    if (row === undefined)
      return { assignment: id, agent, task, state: 'not started', started_at: null, ended_at: null };
    const wasStarted = row.result !== 'unpaid' && !row.id.startsWith('silent-');
    const { started_at, ended_at } = row;
    return { assignment: id, agent, task, state: stateOf(row), started_at: wasStarted ? started_at : null, ended_at };
  });
  // Of those that come last, only the ones that turn out to be needed are started.
  const shown = assigned.filter(({ agent, state }) => state !== 'not started' || !comesLast({ agent }));
  const known = new Set(assignments.map(({ id }) => id));
  const others = rows
    .filter(({ agent, about, started_at }) => {
      if (agent === '' || known.has(about)) return false;
      return /^i\d+-/.test(about) ? isOfIteration(about, iteration) : started_at >= begun_at;
    })
    .map((row): ShownAgent => {
      const { agent, about, task = about, started_at, ended_at } = row;
      const assignment = /^i\d+-/.test(about) ? about : null;
      return { assignment, agent, task, state: stateOf(row), started_at, ended_at };
    });
  return [...shown, ...others];
}
