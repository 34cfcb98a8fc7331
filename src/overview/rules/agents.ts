import type { Assignment } from '../../loop/rules/assignment.ts';
import type { JournalLine } from '../../journal/rules/journal-line.ts';
import { shownTask } from '../../loop/rules/agents-at-work.ts';
import { comesLast } from '../../session/rules/agents.ts';

/** An agent of the iteration in progress. */
export interface AgentRow {
  assignment: string | null;
  agent: string;
  task: string;
  /** `gone`: it has ended without a hand-in, or with its session. */
  state: 'not started' | 'at work' | 'handed in' | 'refused' | 'gone';
  started_at: string | null;
  ended_at: string | null;
}

/** A hand-in, or the refusal of one, as far as the list of agents needs it. */
export interface Delivery {
  assignment: string | null;
  received_at: string;
  isRefused: boolean;
}

/**
 * The agents of the iteration in progress: those assigned, and others that were started, such as coders.
 * @param atWork the assignments and features that agents work on now, in lower case.
 */
export function agentRows(
  iteration: number,
  assignments: readonly Assignment[],
  journal: readonly JournalLine[],
  deliveries: readonly Delivery[],
  atWork: ReadonlySet<string>,
): AgentRow[] {
  const open = (about: string) => (atWork.has(about.toLowerCase()) ? 'at work' : 'gone');
  const starts = journal.flatMap((line) =>
    line.event === 'agent-started' && line.iteration === iteration
      ? [
          {
            agent: line.agent,
            assignment: line.assignment,
            time: line.time,
            task: line.task ?? '',
            // Lines of older versions have it in the task only.
            about: line.about ?? /^([\w.-]+): /.exec(line.task ?? '')?.[1] ?? '',
          },
        ]
      : [],
  );
  const assigned = assignments.map(({ id, agent, task: whole }): AgentRow => {
    const task = shownTask(whole);
    const started_at = starts.findLast((one) => one.assignment === id)?.time ?? null;
    const delivery = deliveries.find(({ assignment }) => assignment === id);
    const state =
      delivery === undefined
        ? started_at === null
          ? 'not started'
          : open(id)
        : delivery.isRefused
          ? 'refused'
          : 'handed in';
    return { assignment: id, agent, task, state, started_at, ended_at: delivery?.received_at ?? null };
  });
  // Of those that come last, only the ones that turn out to be needed are started.
  const shown = assigned.filter(({ agent, assignment, state }) => {
    return state !== 'not started' || !comesLast({ agent, id: assignment ?? '' });
  });
  const known = new Set(assignments.map(({ id }) => id));
  const others = starts
    .filter(({ assignment }) => assignment === null || !known.has(assignment))
    .map(({ agent, assignment, time, task, about }): AgentRow => {
      const ended_at =
        journal.find((line) => line.time > time && ends(line, { agent, iteration, about }))?.time ?? null;
      const state = ended_at === null ? open(about) : 'handed in';
      return { assignment, agent, task, state, started_at: time, ended_at };
    });
  return [...shown, ...others];
}

/** Whether an agent without an assignment has ended with this event: its hand-in, or the end of the attempt that it works on. */
function ends(
  line: JournalLine,
  { agent, iteration, about }: { agent: string; iteration: number; about: string },
): boolean {
  if (line.event === 'hand-in') return line.iteration === iteration && line.agent === agent;
  const isAbout = (id: string) => id.toLowerCase() === about.toLowerCase();
  if (line.event === 'coder-answered') return agent !== 'code-reviewer' && isAbout(line.feature);
  if (line.event === 'feature-reviewed') return agent === 'code-reviewer' && isAbout(line.feature);
  const isOver = line.event === 'attempt-failed' || line.event === 'feature-passed' || line.event === 'feature-failed';
  return isOver && isAbout(line.feature);
}
