import { existsSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { WorkflowError } from '../base/errors.ts';
import { hasShapeOf, isRecord } from '../base/json.ts';
import { shaped } from '../files/schema.ts';
import { isAlive } from '../files/lock.ts';
import { makeFolder, readOrNothing, removeFile, namesIn, readJson } from '../files/store.ts';
import { realPlace, type WorkflowPaths } from '../files/paths.ts';
import { asOneChange, readDocument, writeDocument, type Document } from '../journal/document.ts';
import type { WorkflowEvent } from '../journal/rules/events.ts';
import { readLease } from '../session/lease.ts';
import {
  asked,
  asListed,
  describeAtWork,
  ended,
  failedRows,
  featureOf,
  finishedBy,
  handInName,
  isOfEarlierIteration,
  isOver,
  openRows,
  pruned,
  startedRow,
  withId,
  withLaunched,
  withRow,
  withFailed,
  writesMarkdown,
  type AgentResult,
  type AgentRow,
  type Failed,
  type Owner,
  handsIn,
  isOfIteration,
} from './rules/agents.ts';
import { asWriter } from './workflow.ts';
import { appendEvent } from '../journal/journal.ts';
import { parseJournal, type JournalLine } from '../journal/rules/fold.ts';
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

type Change = (agents: readonly AgentRow[]) => readonly AgentRow[];

/** Changes the table, as one change with an event. The caller holds the workflow's lock. */
export function changeAgents(paths: WorkflowPaths, now: Date, change: Change, event?: WorkflowEvent): void {
  asOneChange(paths, now, event, () => {
    const before = agentRows(paths);
    const after = pruned(change(before));
    if (JSON.stringify(after) !== JSON.stringify(before)) writeDocument(agentsDocument(paths), { agents: after }, now);
  });
}

/** Changes rows of the table, for a caller that does not hold the lock. */
const changeRows = (
  paths: WorkflowPaths,
  isMeant: (row: AgentRow) => boolean,
  change: (row: AgentRow) => AgentRow,
  now = new Date(),
): Promise<void> =>
  asWriter(paths, () => {
    changeAgents(paths, now, (agents) => agents.map((one) => (isMeant(one) ? change(one) : one)));
  });

/** The row of an agent; undefined for one that nobody started here. */
export const rowOf = (paths: WorkflowPaths, id: string): AgentRow | undefined =>
  id === '' ? undefined : agentRows(paths).find((one) => one.id === id);

/** Notes an agent that starts, with its event; what an earlier one left half-written goes. The caller holds the workflow's lock. */
export function noteStarted(paths: WorkflowPaths, now: Date, row: AgentRow, event: WorkflowEvent): void {
  if (handsIn(row.agent)) {
    makeFolder(paths.wave);
    removeFile(handInFile(paths, row));
  }
  changeAgents(paths, now, (agents) => withRow(agents, row), event);
}

/** Notes the answer of the call that started an agent; see `withLaunched`. */
export const noteLaunched = (
  paths: WorkflowPaths,
  started: AgentRow,
  answer: Parameters<typeof withLaunched>[2],
): Promise<void> =>
  asWriter(paths, () => {
    const now = new Date();
    changeAgents(paths, now, (agents) => withLaunched(agents, started, answer, now.toISOString()));
  });

export const noteResumed = (paths: WorkflowPaths, { id }: AgentRow, owner: Owner, now: Date): Promise<void> => {
  const resumed = { ...owner, started_at: now.toISOString(), ended_at: null, called: undefined };
  const again = (row: AgentRow) => ({ ...row, ...resumed, result: row.result === 'killed' ? null : row.result });
  return changeRows(paths, (one) => one.id === id, again, now);
};

/** Ends the rows of agents that are gone with their session, and of those that were starting when it ended. */
export async function endLost(paths: WorkflowPaths, now: Date): Promise<void> {
  const atWork = new Set(agentsAtWork(paths).flatMap(({ id, starting }) => (starting === true ? [] : [id])));
  const isLost = (one: AgentRow) => one.ended_at === null && !atWork.has(one.id);
  if (agentRows(paths).some(isLost)) await changeRows(paths, isLost, (one) => ended(one, now.toISOString()), now);
}

/** Stores that an agent has ended; one that nobody started here gets a row. */
export async function noteEnded(paths: WorkflowPaths, by: KnownAgent, now: Date): Promise<void> {
  // A second wait for the lock would let an agent that answered later end before this one.
  if (rowOf(paths, by.id)?.ended_at != null) return;
  await asWriter(paths, () => {
    endRow(paths, by, now);
  });
}

/** The known facts about an agent, which may have no row. */
type KnownAgent = Pick<AgentRow, 'id' | 'agent'> & Partial<AgentRow>;

const rowFor = (paths: WorkflowPaths, { id, agent, about = '', session = '', process = 0 }: KnownAgent, at: string) =>
  rowOf(paths, id) ?? startedRow({ id, agent, about, session, process, started_at: at });

/**
 * Ends a row, with its result and what belongs to that. The caller holds the workflow's lock.
 * @param event that of the end, by default one that says only that.
 */
export function endRow(
  paths: WorkflowPaths,
  by: KnownAgent,
  now: Date,
  result: AgentResult | null = null,
  more: Partial<AgentRow> = {},
  event?: WorkflowEvent,
): void {
  const at = now.toISOString();
  const next = ended({ ...rowFor(paths, by, at), ...more }, at, result);
  const { agent, about } = next;
  const ending = { event: 'agent-ended' as const, agent, about, result: next.result };
  changeAgents(paths, now, (agents) => withRow(agents, next), event ?? ending);
}

/**
 * Counts that an agent is kept from ending, and returns how often it was. One that nobody started here is not waited for. The caller holds
 * the workflow's lock.
 */
export function countRefusal(paths: WorkflowPaths, by: KnownAgent, now: Date): number {
  const at = now.toISOString();
  const row = rowOf(paths, by.id) ?? { ...rowFor(paths, by, at), ended_at: at };
  const refusals = (row.refusals ?? 0) + 1;
  changeAgents(paths, now, (agents) => withRow(agents, { ...row, refusals }));
  return refusals;
}

/** Stores the tasks that Claude Code lists at the end of a turn; only it knows of agents that died or were stopped. */
export async function noteListed(
  paths: WorkflowPaths,
  owner: Owner,
  tasks: readonly string[],
  now: Date,
): Promise<string[]> {
  const listed = (agents: readonly AgentRow[]) => asListed(agents, owner, tasks, now.toISOString());
  const before = agentRows(paths);
  if (listed(before).some((one, index) => one !== before[index]))
    await asWriter(paths, () => {
      changeAgents(paths, now, listed);
    });
  const over = new Set(agentRows(paths).flatMap(({ id, ended_at }) => (ended_at === null ? [] : [id])));
  return tasks.filter((id) => !over.has(id));
}

const called = (row: AgentRow): AgentRow => ({ ...row, called: true });

export async function noteCalled(paths: WorkflowPaths, rows: readonly AgentRow[]): Promise<void> {
  const ids = new Set(rows.map(({ id }) => id));
  if (ids.size > 0) await changeRows(paths, ({ id }) => ids.has(id), called);
}

/** Makes an agent the one that calls for all that have ended without a feature of their own; false where another one does, or has. */
export async function callsForAll(paths: WorkflowPaths, id: string): Promise<boolean> {
  return asWriter(paths, () => {
    if (rowOf(paths, id)?.called === true) return false;
    const isCalledFor = (one: AgentRow) => one.id !== id && one.ended_at !== null && featureOf(one) === undefined;
    changeAgents(paths, new Date(), (agents) => agents.map((one) => (isCalledFor(one) ? called(one) : one)));
    return true;
  });
}

/** Whether the session is still to be called about one of these agents, by their ids; an unknown one counts, as do unknown ids. */
export const awaitsCall = (paths: WorkflowPaths, ids: ReadonlySet<string> | undefined): boolean =>
  ids === undefined || [...ids].some((id) => rowOf(paths, id)?.called !== true);

/** The agents that the session waits for; none once the session that drives the workflow has ended, because its agents end with it. */
export function agentsAtWork(paths: WorkflowPaths): AgentRow[] {
  const lease = readLease(paths);
  return lease === undefined ? [] : openRows(agentRows(paths), lease).filter(({ process }) => isAlive(process));
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
  throw new WorkflowError(`${step} comes too early: ${describeAtWork(agents, new Date())}`, {
    fix: 'End your turn; you will be called when it has answered.',
  });
}

/** The absolute path of a hand-in: a file that only its agent may write. */
export function handInFile(paths: WorkflowPaths, row: Pick<AgentRow, 'agent' | 'about'>): string {
  return join(paths.wave, `${handInName(row)}.${writesMarkdown(row) ? 'md' : 'json'}`);
}

/** The text of a hand-in; undefined when it is not there, or is a link to elsewhere. */
export function readHandIn(paths: WorkflowPaths, row: Pick<AgentRow, 'agent' | 'about'>): string | undefined {
  return readOrNothing(handInFile(paths, row))?.toString('utf8');
}

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

/** The row of the hand-in at a place, absolute and without links; undefined where no agent was asked for one. */
export function handInAt(paths: WorkflowPaths, place: string): AgentRow | undefined {
  if (dirname(place) !== join(realPlace(paths.base), 'wave')) return undefined;
  const row = asked(agentRows(paths), basename(place).replace(/\.(?:json|md)$/, ''));
  return row !== undefined && basename(handInFile(paths, row)) === basename(place) ? row : undefined;
}

/** Notes that an agent begins to write a hand-in, which is its own from then on. The caller holds the workflow's lock. */
export function claimHandIn(paths: WorkflowPaths, { agentId }: HandingIn, row: AgentRow): void {
  const isStarting = row.starting === true;
  if (!isStarting && !isOver(row)) return;
  const claimed = { ended_at: null, unanswered: true } as const;
  const next = { ...withId(row, agentId), result: null, ...(isStarting && claimed) };
  changeAgents(paths, new Date(), (agents) =>
    agents.filter(({ id }) => id !== agentId || id === row.id).map((one) => (one.id === row.id ? next : one)),
  );
}

/**
 * The hand-ins of agents that were killed, given up or lost with their session before they ended.
 * @param silent the ids of agents that are believed to be at work, and are waited for no longer.
 */
export function leftHandIns(paths: WorkflowPaths, silent: readonly string[] = []): AgentRow[] {
  const rows = agentRows(paths);
  const begun = rows.filter(
    (one) =>
      handsIn(one.agent) &&
      one.starting !== true &&
      !isOver(one) &&
      asked(rows, handInName(one)) === one &&
      existsSync(handInFile(paths, one)),
  );
  if (begun.length === 0) return [];
  const atWork = new Set(agentsAtWork(paths).map(({ id }) => id));
  return begun.filter(({ id }) => silent.includes(id) || !atWork.has(id));
}

/**
 * Gives up agents that are still to hand in, and assignments for which none comes: they count as failed, and are waited for no longer. A
 * later hand-in is still stored. The caller holds the workflow's lock.
 */
export function giveUp(
  paths: WorkflowPaths,
  now: Date,
  failed: readonly Failed[],
  why: Parameters<typeof withFailed>[2],
  event: WorkflowEvent,
): void {
  const { session = '', process = 0 } = readLease(paths) ?? {};
  const at = { session, process, started_at: now.toISOString() };
  changeAgents(paths, now, (agents) => withFailed(agents, failed, why, at), event);
}

/** A hand-in, as the log has it with its event. */
interface InboxEntry {
  agent: string;
  agent_id: string;
  assignment: string;
  received_at: string;
  hand_in: AnyHandIn;
  /** The parts that were left out of it. */
  problems: string[];
}

/** A hand-in in its place: `id` is `<iteration>/<agent>-<n>`. */
interface PlacedEntry extends InboxEntry {
  id: string;
  iteration: number;
}

const entrySample = { agent: '', agent_id: '', assignment: '', received_at: '', hand_in: {}, problems: [''] };
const handInWords = [Buffer.from('"event":"hand-in"')];

/** All hand-ins, in the order of iterations and names. Lines of the log about anything else are not parsed. */
export function allEntries(paths: WorkflowPaths): PlacedEntry[] {
  const lines: string[] = [];
  eachLineWith(readOrNothing(paths.journal) ?? Buffer.alloc(0), handInWords, (line) => lines.push(line));
  return parseJournal(lines)
    .flatMap((line) => {
      if (line.event !== 'hand-in' || !hasShapeOf(line.entry, entrySample)) return [];
      const entry = line.entry as unknown as InboxEntry;
      return [{ ...entry, id: line.file.replace(/\.json$/, ''), iteration: Number.parseInt(line.file, 10) }];
    })
    .sort((one, other) => one.iteration - other.iteration || (one.id < other.id ? -1 : 1));
}

export const readEntries = (paths: WorkflowPaths, iteration: number): PlacedEntry[] =>
  allEntries(paths).filter((one) => one.iteration === iteration);

/**
 * Stores a hand-in with the end of its agent's row, as one change. The caller holds the workflow's lock.
 * @param noted what its event says beside its content.
 * @returns its id. The number is that of the assignment if it is free, so that ids do not depend on the order of arrival.
 */
export function storeEntry(
  paths: WorkflowPaths,
  now: Date,
  row: Pick<AgentRow, 'id' | 'agent'> & Partial<AgentRow>,
  entry: InboxEntry & { iteration: number },
  noted: Pick<JournalLine & { event: 'hand-in' }, 'claims' | 'what' | 'task'> = { claims: 1 },
): string {
  const { iteration, ...content } = entry;
  const { agent, problems } = content;
  const used = new Set(readEntries(paths, iteration).map(({ id }) => id));
  const idOf = (number: number) => `${iteration}/${agent}-${number}`;
  let number = Number(/\d+$/.exec(content.assignment)?.[0] ?? 1);
  while (used.has(idOf(number))) number += 1;
  const leftOut = problems.length > 0 && { left_out: problems };
  const event = { event: 'hand-in' as const, iteration, agent, ...noted, file: `${idOf(number)}.json`, ...leftOut };
  endRow(paths, row, now, 'taken', {}, { ...event, entry: content });
  return idOf(number);
}

/**
 * Takes the hand-ins of version 0.2 over, which had a file each and no table of agents; the files go. The caller holds the workflow's lock.
 * @returns a sentence for each that could not be.
 */
export function importInbox(paths: WorkflowPaths, now: Date): string[] {
  const folder = join(paths.base, 'inbox');
  if (!existsSync(folder)) return [];
  const known = new Set(allEntries(paths).map(({ id }) => id));
  const said: string[] = [];
  const rows = namesIn(folder).flatMap((iteration) =>
    namesIn(join(folder, iteration)).flatMap((name) => {
      const place = `${iteration}/${basename(name, '.json')}`;
      if (!name.endsWith('.json')) return [];
      const value = readJson(join(folder, iteration, name));
      const { hand_in, ...entry } = isRecord(value) ? value : {};
      if (!hasShapeOf(entry, olderEntry)) {
        said.push(`inbox/${iteration}/${name} of the workflow '${paths.name}' cannot be read; it does not count.`);
        return [];
      }
      const { agent, agent_id, assignment: about, received_at: at, problems } = entry;
      // A crash may have left a part of them taken over already.
      if (hand_in != null && !known.has(place))
        appendEvent(paths, new Date(at), {
          ...{ event: 'hand-in', iteration: Number(iteration), agent, claims: 1 },
          ...{ file: `${place}.json`, entry: { ...entry, hand_in } },
        });
      const row = startedRow({ id: agent_id || place, agent, about, session: '', process: 0, started_at: at });
      return [{ ...row, ended_at: at, result: hand_in == null ? ('refused' as const) : ('taken' as const), problems }];
    }),
  );
  if (rows.length > 0 && agentRows(paths).length === 0) changeAgents(paths, now, () => rows);
  if (said.length === 0) rmSync(folder, { recursive: true });
  return said;
}

const olderEntry = { agent: '', agent_id: '', assignment: '', received_at: '', problems: [''] };
