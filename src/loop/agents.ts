import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { WorkflowError } from '../base/errors.ts';
import { hasShapeOf } from '../base/json.ts';
import { shaped } from '../files/schema.ts';
import { isAlive } from '../files/lock.ts';
import { makeFolder, readOrNothing, removeFile } from '../files/store.ts';
import { realPlace, type WorkflowPaths } from '../files/paths.ts';
import { asOneChange, readDocument, writeDocument, type Document } from '../journal/document.ts';
import type { WorkflowEvent } from '../journal/rules/events.ts';
import { readLease } from '../session/lease.ts';
import {
  ended,
  failedRows,
  featureOf,
  finishedBy,
  handInName,
  handsIn,
  isOfEarlierIteration,
  isOfIteration,
  isOpenRow,
  isOver,
  isStarting,
  namesOf,
  pruned,
  startedRow,
  withFailed,
  withRow,
  writesMarkdown,
  type AgentResult,
  type AgentRow,
  type Failed,
  type Owner,
} from './rules/agents.ts';
import { asWriter } from './workflow.ts';
import { parseJournal } from '../journal/rules/fold.ts';
import { eachLineWith } from '../session/transcript.ts';
import type { AnyHandIn } from './hand-in-kind.ts';

const sample: { agents: Omit<AgentRow, 'ended_at' | 'result'>[] } = {
  agents: [{ id: '', agent: '', about: '', session: '', process: 0, started_at: '' }],
};

/** The table of agents. Whoever asks who is at work, what has come, and what follows, asks it and nothing else. */
export function agentsDocument(paths: WorkflowPaths): Document<{ agents: readonly AgentRow[] }> {
  const read = (found: unknown) => shaped(found, sample) as { agents: readonly AgentRow[] };
  return { paths, name: 'wave/agents.json', title: 'the table of agents', read };
}

/** The rows of all agents that run or ran lately, oldest first. */
export const agentRows = (paths: WorkflowPaths): readonly AgentRow[] =>
  readDocument(agentsDocument(paths))?.agents ?? [];

/** The row of an agent; undefined for one that nobody started here. */
export const rowOf = (paths: WorkflowPaths, id: string): AgentRow | undefined =>
  id === '' ? undefined : agentRows(paths).find((one) => one.id === id);

type Change = (agents: readonly AgentRow[]) => readonly AgentRow[];

/** Changes the table, as one change with an event. The caller holds the workflow's lock. */
export function changeAgents(paths: WorkflowPaths, now: Date, change: Change, event?: WorkflowEvent): void {
  asOneChange(paths, now, event, () => {
    const before = agentRows(paths);
    const after = pruned(change(before));
    if (JSON.stringify(after) !== JSON.stringify(before)) writeDocument(agentsDocument(paths), { agents: after }, now);
  });
}

/** Changes rows of the table, if there are such, for a caller that does not hold the lock. */
async function changeRows(
  paths: WorkflowPaths,
  isMeant: (row: AgentRow) => boolean,
  change: (row: AgentRow) => AgentRow,
  now = new Date(),
): Promise<void> {
  if (!agentRows(paths).some(isMeant)) return;
  await asWriter(paths, () => {
    changeAgents(paths, now, (agents) => agents.map((one) => (isMeant(one) ? change(one) : one)));
  });
}

const endRows = (paths: WorkflowPaths, now: Date, isGone: (row: AgentRow) => boolean): Promise<void> =>
  changeRows(
    paths,
    (one) => one.ended_at === null && isGone(one),
    (one) => ended(one, now.toISOString()),
    now,
  );

/** Notes an agent that starts, with its event; what an earlier one left half-written goes. The caller holds the workflow's lock. */
export function noteStarted(paths: WorkflowPaths, now: Date, row: AgentRow, event: WorkflowEvent): void {
  if (handsIn(row.agent)) {
    makeFolder(paths.wave);
    removeFile(handInFile(paths, row));
  }
  changeAgents(paths, now, (agents) => withRow(agents, row), event);
}

/**
 * Notes the answer of the call that started an agent: its id, and that one in the foreground has ended.
 * @param agentId undefined where the answer names none.
 */
export const noteLaunched = (
  paths: WorkflowPaths,
  call: string,
  { agentId, isInBackground }: { agentId: string | undefined; isInBackground: boolean },
  now: Date,
): Promise<void> => {
  const launched = (row: AgentRow): AgentRow => {
    const next = { ...row, id: agentId ?? row.id, call: undefined };
    return isInBackground ? next : ended(next, now.toISOString());
  };
  return changeRows(paths, (one) => one.call === call, launched, now);
};

export const noteResumed = (paths: WorkflowPaths, id: string, owner: Owner, now: Date): Promise<void> => {
  const resumed = { ...owner, started_at: now.toISOString(), ended_at: null, called: undefined };
  const again = (row: AgentRow) => ({ ...row, ...resumed, result: row.result === 'killed' ? null : row.result });
  return changeRows(paths, (one) => one.id === id, again, now);
};

/** Ends the rows of agents that are gone with their session, and of those that were starting when it ended. */
export const endLost = (paths: WorkflowPaths, now: Date): Promise<void> => {
  const atWork = new Set(agentsAtWork(paths).map(({ id }) => id));
  return endRows(paths, now, (one) => isStarting(one) || !atWork.has(one.id));
};

/** Stores that an agent of the table has ended. */
export const noteEnded = async (paths: WorkflowPaths, id: string, now: Date): Promise<void> => {
  // A second wait for the lock would let an agent that answered later end before this one.
  if (rowOf(paths, id)?.ended_at !== null) return;
  await asWriter(paths, () => {
    const row = rowOf(paths, id);
    if (row !== undefined) endRow(paths, row, now);
  });
};

/**
 * Ends a row, with its result and what belongs to that. The caller holds the workflow's lock.
 * @param event that of the end, by default one that says only that.
 */
export function endRow(
  paths: WorkflowPaths,
  row: AgentRow,
  now: Date,
  result: AgentResult | null = null,
  event?: WorkflowEvent,
): void {
  const next = ended(rowOf(paths, row.id) ?? row, now.toISOString(), result);
  const { agent, about } = next;
  changeAgents(
    paths,
    now,
    (agents) => withRow(agents, next),
    event ?? { event: 'agent-ended', agent, about, result: next.result },
  );
}

/** Counts that an agent is kept from ending, and returns how often it was. The caller holds the workflow's lock. */
export function countRefusal(paths: WorkflowPaths, row: AgentRow, now: Date): number {
  const known = rowOf(paths, row.id) ?? row;
  const refusals = (known.refusals ?? 0) + 1;
  changeAgents(paths, now, (agents) => withRow(agents, { ...known, refusals }));
  return refusals;
}

/**
 * Stores the tasks that Claude Code lists at the end of a turn: all other agents of the owner have ended. One that has ended and is still
 * listed, as for a moment after it handed back, or woken by a shell of its own, is not waited for again.
 * @returns the tasks that are waited for.
 */
export async function noteListed(
  paths: WorkflowPaths,
  owner: Owner,
  tasks: readonly string[],
  now: Date,
): Promise<string[]> {
  await endRows(paths, now, (one) => isOpenRow(one, owner) && !tasks.includes(one.id));
  const over = new Set(agentRows(paths).flatMap(({ id, ended_at }) => (ended_at === null ? [] : [id])));
  return tasks.filter((id) => !over.has(id));
}

const called = (row: AgentRow): AgentRow => ({ ...row, called: true });

export const noteCalled = (paths: WorkflowPaths, rows: readonly AgentRow[]): Promise<void> => {
  const ids = new Set(rows.map(({ id }) => id));
  return changeRows(paths, ({ id }) => ids.has(id), called);
};

/** Makes an agent the one that calls for all that have ended without a feature of their own; false where another one does, or has. */
export const callsForAll = (paths: WorkflowPaths, id: string): Promise<boolean> =>
  asWriter(paths, async () => {
    if (rowOf(paths, id)?.called === true) return false;
    await changeRows(paths, (one) => one.id !== id && one.ended_at !== null && featureOf(one) === undefined, called);
    return true;
  });

/**
 * Whether the session is still to be called about one of these agents, by their ids. Unknown ids count; a task that is no agent of ours does
 * not, such as a command that a coder left in the background: in `claude -p` no turn follows its news.
 */
export const awaitsCall = (paths: WorkflowPaths, ids: ReadonlySet<string> | undefined): boolean =>
  ids === undefined || agentRows(paths).some((one) => ids.has(one.id) && one.called !== true);

/** The agents that the session waits for; none once the session that drives the workflow has ended, because its agents end with it. */
export function agentsAtWork(paths: WorkflowPaths): AgentRow[] {
  const lease = readLease(paths);
  return lease === undefined ? [] : agentRows(paths).filter((one) => isOpenRow(one, lease) && isAlive(one.process));
}

/** Assignments of an iteration that are finished: handed in, or without hope of a hand-in. */
export const finishedAssignments = (paths: WorkflowPaths, iteration: number): Set<string> =>
  finishedBy(agentRows(paths).filter(({ about }) => isOfIteration(about, iteration)));

/** The rows of assignments that came to nothing: refused, given up or not paid. */
export const failedAgents = (paths: WorkflowPaths): AgentRow[] => failedRows(agentRows(paths));

/**
 * The agents at work whose answer is missing: coders and reviewers until they end, others until their hand-in is stored. An agent that
 * works for an earlier iteration holds nothing up.
 */
export function unansweredAgents(paths: WorkflowPaths, iteration: number): AgentRow[] {
  const finished = finishedAssignments(paths, iteration);
  return agentsAtWork(paths).filter((one) => !finished.has(one.about) && !isOfEarlierIteration(one, iteration));
}

/** Refuses a step while agents whose work it needs are at work. */
export function refuseWhileAtWork(paths: WorkflowPaths, step: string, isNeeded: (agent: AgentRow) => boolean): void {
  const agents = agentsAtWork(paths).filter(isNeeded);
  if (agents.length === 0) return;
  throw new WorkflowError(`${step} comes too early while agents are at work: ${namesOf(agents)}`, {
    fix: 'End your turn; you will be called when it has answered.',
  });
}

/** The absolute path of a hand-in: a file that only its agent may write. */
export const handInFile = (paths: WorkflowPaths, row: Pick<AgentRow, 'agent' | 'about'>): string =>
  join(paths.wave, `${handInName(row)}.${writesMarkdown(row) ? 'md' : 'json'}`);

export interface HandingIn {
  agent: string;
  agentId: string;
  /** The file with its conversation; empty where that is not known. */
  transcript: string;
}

/** The row of an agent that writes or ends; undefined while its id is known to no row, as in the foreground before it writes. */
export const ownHandIn = (paths: WorkflowPaths, { agent, agentId }: HandingIn): AgentRow | undefined => {
  const row = rowOf(paths, agentId);
  return row?.agent === agent && handInName(row) !== '' ? row : undefined;
};

/** The row of the hand-in at a place, absolute and without links: of several agents for one the last. Undefined where none was asked for. */
export function handInAt(paths: WorkflowPaths, place: string): AgentRow | undefined {
  if (dirname(place) !== join(realPlace(paths.base), 'wave')) return undefined;
  return agentRows(paths).findLast((one) => handsIn(one.agent) && basename(handInFile(paths, one)) === basename(place));
}

/** Notes that an agent begins to write a hand-in, which is its own from then on. The caller holds the workflow's lock. */
export function claimHandIn(paths: WorkflowPaths, id: string, row: AgentRow): void {
  if (!isStarting(row) && !isOver(row)) return;
  const next = { ...row, id, result: null, ...(isStarting(row) && { ended_at: null }) };
  changeAgents(paths, new Date(), (agents) =>
    agents.filter((one) => one.id !== id || one.id === row.id).map((one) => (one.id === row.id ? next : one)),
  );
}

/**
 * The hand-ins of agents that were killed, given up or lost with their session before they ended.
 * @param silent the ids of agents that are believed to be at work, and are waited for no longer.
 */
export function leftHandIns(paths: WorkflowPaths, silent: readonly string[] = []): AgentRow[] {
  const atWork = new Set(agentsAtWork(paths).map(({ id }) => id));
  const rows = agentRows(paths).filter(({ agent }) => handsIn(agent));
  return rows.filter(
    (row, at) =>
      !isStarting(row) &&
      !isOver(row) &&
      (silent.includes(row.id) || !atWork.has(row.id)) &&
      !rows.slice(at + 1).some((later) => handInName(later) === handInName(row)) &&
      existsSync(handInFile(paths, row)),
  );
}

/**
 * Gives up agents that are still to hand in, and assignments for which none comes: they count as failed, and are waited for no longer. A
 * later hand-in is still stored. The caller holds the workflow's lock.
 */
export function giveUp(
  paths: WorkflowPaths,
  now: Date,
  failed: readonly Failed[],
  result: 'silent' | 'unpaid',
  event: WorkflowEvent,
): void {
  const { session = '', process = 0 } = readLease(paths) ?? {};
  const at = { session, process, started_at: now.toISOString() };
  changeAgents(paths, now, (agents) => withFailed(agents, failed, result, at), event);
}

/** A hand-in, as the log has it with its event: `id` is `<iteration>/<agent>-<n>`. */
interface StoredHandIn {
  id: string;
  iteration: number;
  agent: string;
  assignment: string;
  received_at: string;
  hand_in: AnyHandIn;
  /** The parts that were left out of it. */
  problems: readonly string[];
}

/** A hand-in that arrives, with the first line of its task. */
type NewHandIn = Pick<StoredHandIn, 'iteration' | 'hand_in'> & { problems?: readonly string[]; task?: string };

const entrySample = { agent: '', agent_id: '', assignment: '', received_at: '', hand_in: {}, problems: [''] };
const handInWords = [Buffer.from('"event":"hand-in"')];

/** All hand-ins, in the order of iterations and names. Lines of the log about anything else are not parsed. */
export function allEntries(paths: WorkflowPaths): StoredHandIn[] {
  const lines: string[] = [];
  eachLineWith(readOrNothing(paths.journal) ?? Buffer.alloc(0), handInWords, (line) => lines.push(line));
  return parseJournal(lines)
    .flatMap((line) => {
      if (line.event !== 'hand-in' || !hasShapeOf(line.entry, entrySample)) return [];
      const entry = line.entry as unknown as Omit<StoredHandIn, 'id' | 'iteration'>;
      return [{ ...entry, id: line.file.replace(/\.json$/, ''), iteration: Number.parseInt(line.file, 10) }];
    })
    .sort((one, other) => one.iteration - other.iteration || (one.id < other.id ? -1 : 1));
}

export const readEntries = (paths: WorkflowPaths, iteration: number): StoredHandIn[] =>
  allEntries(paths).filter((one) => one.iteration === iteration);

/**
 * Stores a hand-in with the end of its agent's row, as one change. The caller holds the workflow's lock.
 * @returns its id. The number is that of the assignment if it is free, so that ids do not depend on the order of arrival.
 */
export function storeHandIn(
  paths: WorkflowPaths,
  now: Date,
  row: Pick<AgentRow, 'id' | 'agent' | 'about'> & Partial<AgentRow>,
  { iteration, hand_in, problems = [], task }: NewHandIn,
): string {
  const { id: agent_id, agent, about: assignment } = row;
  const received_at = now.toISOString();
  const used = new Set(readEntries(paths, iteration).map(({ id }) => id));
  const idOf = (number: number) => `${iteration}/${agent}-${number}`;
  let number = Number(/\d+$/.exec(assignment)?.[0] ?? 1);
  while (used.has(idOf(number))) number += 1;
  const event = {
    ...{ event: 'hand-in' as const, iteration, agent, ...(task !== undefined && { task }) },
    ...{ file: `${idOf(number)}.json`, ...(problems.length > 0 && { left_out: [...problems] }) },
    entry: { agent, agent_id, assignment, received_at, hand_in, problems },
  };
  const known = startedRow({ session: '', process: 0, started_at: received_at, ...row });
  endRow(paths, known, now, 'taken', event);
  return idOf(number);
}
