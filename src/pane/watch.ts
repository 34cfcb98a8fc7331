import type { EngineInterface, SessionUsage, Timer } from 'claude-code';
import { mentionedAssignment, isWorkflowName, sessionsFolder } from '../base/names.ts';
import { plainText } from '../board/rules/plain.ts';
import { complain } from './complain.ts';
import { runCli, readWorkflow, type Reading } from './cli.ts';
import type { RunningAgent } from './rules/agent-costs.ts';

/* Claude Code analyses the source of a mod and can follow `$` only as an argument of top-level functions, so this is no class. */

export const paneId = 'autonomous-workflow';
/** The name of the slash command. */
export const command = 'workflow-pane';

const milliseconds = { poll: 2_000, redraw: 10_000, reread: 30_000 } as const;
/** The requested width beside the chat, in columns. */
export const wantedColumns = 60;
/** The requested height above the prompt of a narrow terminal, in rows. */
const wantedRows = 16;

interface Place {
  folder: string;
  /** Undefined: the CLI chooses. */
  name: string | undefined;
}

/** The data and the state of the pane in one session. */
export interface Watch {
  place: Place | undefined;
  reading: Reading | undefined;
  /** The CLI's answer to the last action. */
  said: string;
  /** Whether the next press of the button cancels the workflow. */
  isSure: boolean;
  running: readonly RunningAgent[];
  /** The assignment of each agent, by the agent's id. */
  assignments: Map<string, string>;
  limits: SessionUsage['rateLimits'];
  /** Unfinished input, by the key of its field. */
  drafts: Map<string, string>;
  /** The number of actions so far; part of the fields' keys, so that each action empties them. */
  orders: number;
  /** Whether the pane was opened and not closed since; a narrow terminal may not show it. */
  isOpen: boolean;
  /** Set while the pane is shown. */
  timer: Timer | undefined;
  /** The workflow for which the pane opened automatically, which happens once. */
  followed: string | undefined;
  stamp: string;
  readAt: number;
  drawnAt: number;
  isReading: boolean;
  /** Whether something changed during the read. */
  isStale: boolean;
}

/** The state of a closed pane. */
export function createWatch(): Watch {
  return {
    place: undefined,
    reading: undefined,
    said: '',
    isSure: false,
    running: [],
    assignments: new Map(),
    limits: [],
    drafts: new Map(),
    orders: 0,
    isOpen: false,
    timer: undefined,
    followed: undefined,
    stamp: '',
    readAt: 0,
    drawnAt: 0,
    isReading: false,
    isStale: false,
  };
}

/** Opens the pane when this session has begun to drive a workflow; in other sessions it only checks a few files. */
export async function follow($: EngineInterface, watch: Watch): Promise<void> {
  if ((await $.session.surfaces()).length === 0) return;
  const found = await findWorkflow($);
  if (found === undefined || found.name === watch.followed) return;
  watch.followed = found.name;
  const opened = await open($, watch, found);
  if (!opened.isPlaced) $.ui.toast(`/${command} shows how '${found.name}' is doing`, { timeoutMs: 10_000 });
}

/**
 * Opens the pane for a person, or closes it when it is open; returns the reply.
 * @param name of the workflow; empty for the one of this session, or the one that the CLI chooses.
 */
export async function toggle($: EngineInterface, watch: Watch, name: string): Promise<string> {
  const isOpen = (await $.ui.panes()).some(({ id, isPlaced }) => id === paneId && isPlaced);
  if (isOpen && name === '') {
    await close($, watch);
    return `The pane is closed; /${command} opens it again.`;
  }
  const own = name === '' ? await findWorkflow($) : undefined;
  const place = own ?? { folder: await $.session.cwd(), name: name === '' ? undefined : name };
  const opened = await open($, watch, place);
  if (opened.isPlaced) return 'The pane is open.';
  return `The pane cannot be shown here: ${opened.reason}\nIn a terminal, autonomous-workflow status shows the same.`;
}

async function open($: EngineInterface, watch: Watch, place: Place) {
  Object.assign(watch, { place, reading: undefined, said: '', isSure: false, isOpen: true });
  const opened = await $.ui.open({ id: paneId, title: 'Workflow', columns: wantedColumns, rows: wantedRows });
  if (opened.isPlaced) keepReading($, watch);
  return opened;
}

/** Reads changes from now on; also called when a terminal has become wide enough to show the pane. */
export function keepReading($: EngineInterface, watch: Watch): void {
  if (!watch.isOpen || (watch.timer !== undefined && watch.reading !== undefined)) return;
  watch.timer ??= $.clock.every(milliseconds.poll, () => void poll($, watch));
  void poll($, watch);
}

/** Closes the pane for a person and updates the state, because a mod gets no event for a pane that it closes itself. */
export async function close($: EngineInterface, watch: Watch): Promise<void> {
  await $.ui.close({ id: paneId });
  closed(watch);
}

/** Updates the state of a closed pane: reading stops. */
export function closed(watch: Watch): void {
  watch.timer?.cancel();
  watch.timer = undefined;
  watch.isOpen = false;
}

/** Stores the assignment of an agent, to which its cost belongs. */
export function noteAgent(watch: Watch, id: string | undefined, prompt: string): void {
  const assignment = mentionedAssignment(prompt);
  if (id !== undefined && assignment !== null) watch.assignments.set(id, assignment);
}

/** Runs a command of the CLI on the workflow in the pane, and shows the answer. */
export async function order($: EngineInterface, watch: Watch, words: readonly string[]): Promise<void> {
  const { place } = watch;
  if (place?.name === undefined) return;
  try {
    watch.said = await runCli($, place.folder, [...words, place.name]);
  } catch (error) {
    watch.said = describe(error);
  }
  watch.drafts.clear();
  watch.orders += 1;
  watch.isSure = false;
  await reread($, watch);
}

/** Reads everything again and draws it; one read at a time. */
async function reread($: EngineInterface, watch: Watch): Promise<void> {
  watch.isStale = true;
  if (watch.isReading) return;
  watch.isReading = true;
  try {
    while (watch.isStale) {
      watch.isStale = false;
      await read($, watch);
    }
  } finally {
    watch.isReading = false;
  }
}

async function read($: EngineInterface, watch: Watch): Promise<void> {
  const { place } = watch;
  if (place === undefined) return;
  let reading: Reading;
  try {
    reading = await readWorkflow($, place.folder, place.name);
  } catch (error) {
    reading = { error: describe(error) };
  }
  // The user has opened another workflow meanwhile.
  if (watch.place !== place) return;
  if ('card' in reading) watch.place = { folder: reading.root, name: reading.card.name };
  watch.stamp = await stampOf($, reading);
  watch.readAt = await $.clock.now();
  watch.reading = reading;
  await redraw($, watch);
}

async function poll($: EngineInterface, watch: Watch): Promise<void> {
  try {
    const now = await $.clock.now();
    const { reading } = watch;
    const isOld = reading === undefined || now - watch.readAt >= milliseconds.reread;
    if (isOld || (await stampOf($, reading)) !== watch.stamp) await reread($, watch);
    else if (now - watch.drawnAt >= milliseconds.redraw) await redraw($, watch);
  } catch (error) {
    // After the end of the session, calls fail because Claude Code has gone.
    if (watch.timer !== undefined) complain($, error);
  }
}

async function redraw($: EngineInterface, watch: Watch): Promise<void> {
  watch.drawnAt = await $.clock.now();
  try {
    const [agents, { rateLimits }] = await Promise.all([$.agent.list(), $.session.usage()]);
    watch.running = agents.map(({ id, type, startTime, cost }) => ({ id, type, startTime, usd: cost?.usd ?? null }));
    watch.limits = rateLimits;
  } catch (error) {
    complain($, error);
  }
  $.ui.invalidate('ui.render');
}

/** A text that changes when the displayed data may have changed. */
async function stampOf($: EngineInterface, reading: Reading): Promise<string> {
  const parts: string[] = [];
  for (const file of 'sources' in reading ? reading.sources : []) {
    try {
      const { mtimeMs, size } = await $.fs.stat(file);
      parts.push(`${mtimeMs}:${size}`);
    } catch {
      parts.push('none');
    }
  }
  return parts.join(' ');
}

function describe(error: unknown): string {
  return plainText(`The CLI could not be run: ${error instanceof Error ? error.message : String(error)}`, 400);
}

/** The workflow of this session, with the project's folder; undefined for a session without one. */
export async function findWorkflow($: EngineInterface): Promise<{ folder: string; name: string } | undefined> {
  const id = await $.session.id();
  if (!/^[\w-]+$/.test(id)) return undefined;
  for (const folder of ancestors(await $.session.cwd())) {
    const pointer = `${folder}/${sessionsFolder}/${id}`;
    if (!(await $.fs.exists(pointer))) continue;
    const name = (await $.fs.read(pointer)).trim();
    return isWorkflowName(name) ? { folder, name } : undefined;
  }
  return undefined;
}

/** A folder and its ancestors, innermost first; separators may be slashes or backslashes. */
function ancestors(folder: string): string[] {
  const found = [folder];
  for (let inner = folder; ;) {
    const outer = inner.replace(/[\\/][^\\/]*$/, '');
    if (outer === inner || outer === '') return found;
    found.push(outer);
    inner = outer;
  }
}
