import type { EngineInterface, SessionUsage, Timer } from 'claude-code';
import { mentionedAssignment, isWorkflowName, sessionsFolder } from '../base/names.ts';
import { plainText } from '../board/rules/plain.ts';
import { complain } from './complain.ts';
import { runCli, readWorkflow, type Reading } from './cli.ts';
import type { RunningAgent } from './rules/agent-costs.ts';

/*
 * Claude Code reads the source of a mod before it runs it, and follows `$` only as an argument of functions at the top of a file:
 * a class could not hold it.
 */

export const paneId = 'autonomous-workflow';
/** The name of the slash command. */
export const command = 'workflow-pane';

const milliseconds = { poll: 2_000, redraw: 10_000, reread: 30_000 } as const;
/** The width that the pane asks for beside the chat. */
export const wantedColumns = 60;
/** The rows that it asks for above the prompt of a narrow terminal. */
const wantedRows = 16;

interface Place {
  folder: string;
  /** Without one the CLI chooses. */
  name: string | undefined;
}

/** All that the pane shows and knows of the one workflow; lives as long as the session. */
export interface Watch {
  place: Place | undefined;
  reading: Reading | undefined;
  /** The answer of the CLI to the last order. */
  said: string;
  /** Whether the next press of the button ends the workflow for good. */
  isSure: boolean;
  running: readonly RunningAgent[];
  /** The assignment that each agent was started for, by the agent's id. */
  assignments: Map<string, string>;
  limits: SessionUsage['rateLimits'];
  /** Texts that are being typed, by the key of their field. */
  drafts: Map<string, string>;
  /** Counts the orders: the fields after each are new ones, and empty. */
  orders: number;
  /** Whether it was opened and not closed since; a terminal may be too narrow to show it. */
  isOpen: boolean;
  /** Runs while the pane is shown. */
  timer: Timer | undefined;
  /** The workflow of this session for which the pane has opened by itself: it does so once. */
  followed: string | undefined;
  stamp: string;
  readAt: number;
  drawnAt: number;
  isReading: boolean;
  /** Whether something changed while it was read. */
  isStale: boolean;
}

/** A pane that is not open. */
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

/** Opens the pane when this session has begun to drive a workflow; costs other sessions a few questions about files. */
export async function follow($: EngineInterface, watch: Watch): Promise<void> {
  if ((await $.session.surfaces()).length === 0) return;
  const found = await findWorkflow($);
  if (found === undefined || found.name === watch.followed) return;
  watch.followed = found.name;
  const opened = await open($, watch, found);
  if (!opened.isPlaced) $.ui.toast(`/${command} shows how '${found.name}' is doing`, { timeoutMs: 10_000 });
}

/**
 * Opens the pane because a person asked for it, or closes it when it is there; returns what to say.
 * @param name of the workflow; empty for the one that this session drives, or that the CLI chooses.
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
  return `The pane cannot be shown here: ${opened.reason}\nIn a terminal, autonomous-workflow status says the same.`;
}

async function open($: EngineInterface, watch: Watch, place: Place) {
  Object.assign(watch, { place, reading: undefined, said: '', isSure: false, isOpen: true });
  const opened = await $.ui.open({ id: paneId, title: 'Workflow', columns: wantedColumns, rows: wantedRows });
  if (opened.isPlaced) keepReading($, watch);
  return opened;
}

/** Reads from now on what changes; a pane that waited for a wider terminal is shown without being opened again. */
export function keepReading($: EngineInterface, watch: Watch): void {
  if (!watch.isOpen || (watch.timer !== undefined && watch.reading !== undefined)) return;
  watch.timer ??= $.clock.every(milliseconds.poll, () => void poll($, watch));
  void poll($, watch);
}

/** Closes the pane because a person asked for it; a mod does not hear of what it closes itself. */
export async function close($: EngineInterface, watch: Watch): Promise<void> {
  await $.ui.close({ id: paneId });
  closed(watch);
}

/** The pane is gone: nothing is read any more. */
export function closed(watch: Watch): void {
  watch.timer?.cancel();
  watch.timer = undefined;
  watch.isOpen = false;
}

/** Remembers what an agent was started for: its cost belongs to that. */
export function noteAgent(watch: Watch, id: string | undefined, prompt: string): void {
  const assignment = mentionedAssignment(prompt);
  if (id !== undefined && assignment !== null) watch.assignments.set(id, assignment);
}

/** Has the CLI do something to the workflow shown, and shows what it says. */
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

/** Reads everything again and draws it; one reading at a time. */
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
  // Another workflow was asked for meanwhile.
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
    // After the session has ended, nothing answers any more.
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

/** A text that differs when what is shown may have changed. */
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

/** The workflow that this session drives, and the project's folder; undefined for any other session. */
async function findWorkflow($: EngineInterface): Promise<{ folder: string; name: string } | undefined> {
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

/** A folder and those around it, from the inside outwards; either kind of slash divides their names. */
function ancestors(folder: string): string[] {
  const found = [folder];
  for (let inner = folder; ;) {
    const outer = inner.replace(/[\\/][^\\/]*$/, '');
    if (outer === inner || outer === '') return found;
    found.push(outer);
    inner = outer;
  }
}
