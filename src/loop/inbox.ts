import { existsSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hasShapeOf, isRecord } from '../base/json.ts';
import { readJson, namesIn, readOrNothing } from '../files/store.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import { parseJournal, type JournalLine } from '../journal/rules/fold.ts';
import { eachLineWith } from '../session/transcript.ts';
import { agentRows, changeAgents, endRow } from './agents.ts';
import type { AnyHandIn } from './hand-in-kind.ts';
import { startedRow, type AgentRow } from './rules/agents.ts';

/** A hand-in, as the log has it with its event. */
interface InboxEntry {
  /** Its kind, such as `researcher`. */
  agent: string;
  agent_id: string;
  assignment: string;
  received_at: string;
  hand_in: AnyHandIn;
  /** What was left out of it. */
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

/** The hand-ins of an iteration. */
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
