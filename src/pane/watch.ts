import type { EngineInterface, AgentReportInput } from 'claude-code';
import { oneLine, printable, shortened, orElse } from '../base/errors.ts';
import { hasShapeOf, parseJson } from '../base/json.ts';
import { isWorkflowName, sessionsFolder, pluginPrefix } from '../base/names.ts';
import type { BrokenOverview, Overview } from '../overview/rules/overview.ts';

/* Claude Code analyses the source of a mod and can follow `$` only as an argument of top-level functions, so this is no class. */

export const paneId = 'autonomous-workflow';
/** The name of the slash command. */
export const command = 'workflow-pane';

/** Every reading starts the CLI; an action of the person reads at once. */
const readEveryMilliseconds = 5_000;
/** The requested width beside the chat, in columns, and the height above the prompt of a narrow terminal, in rows. */
const wanted = { columns: 60, rows: 16 } as const;

/** A workflow with the CLI's data, or the reason why there is none to show. */
type Reading = Overview | BrokenOverview | { error: string };

/** The data and the state of the pane in one session. */
export interface Watch {
  /** Where the CLI runs, and the workflow; without a name the CLI chooses. */
  place: { folder: string; name: string | undefined } | undefined;
  reading: Reading | undefined;
  /** The CLI's answer to the last action. */
  said: string;
  /** The number of actions so far; part of the fields' keys, so that each action empties them. */
  orders: number;
  /** Whether the pane was opened and not closed since; a narrow terminal may not show it. */
  isOpen: boolean;
  /** Set while the pane is shown. */
  timer: { cancel: () => void } | undefined;
  /** The workflow for which the pane opened automatically, which happens once. */
  followed: string | undefined;
  isReading: boolean;
  hasComplained: boolean;
}

/** The state of a closed pane. */
export function createWatch(): Watch {
  return {
    place: undefined,
    reading: undefined,
    said: '',
    orders: 0,
    isOpen: false,
    timer: undefined,
    followed: undefined,
    isReading: false,
    hasComplained: false,
  };
}

/** Reports, once, that a part of the API has changed, so that a failure of the pane does not disturb the session. */
export function complain($: EngineInterface, watch: Watch, error: unknown): void {
  if (watch.hasComplained) return;
  const why = shortened(oneLine(String(error)), 300);
  // The function for messages may be missing, too: then the error is still unreported.
  watch.hasComplained = orElse(() => {
    $.ui.log(
      `A part of the pane of autonomous-workflow does not work (${why}); /autonomous-workflow:status has the same information.`,
    );
    return true;
  }, false);
}

/** Opens the pane when this session has begun to drive a workflow; in other sessions it only checks a few files. */
export async function follow($: EngineInterface, watch: Watch): Promise<void> {
  try {
    if ((await $.session.surfaces()).length === 0) return;
    const found = await findWorkflow($);
    if (found === undefined || found.name === watch.followed) return;
    watch.followed = found.name;
    const opened = await open($, watch, found);
    if (!opened.isPlaced) $.ui.toast(`/${command} shows how '${found.name}' is doing`, { timeoutMs: 10_000 });
  } catch (error) {
    complain($, watch, error);
  }
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

async function open($: EngineInterface, watch: Watch, place: NonNullable<Watch['place']>) {
  Object.assign(watch, { place, reading: undefined, said: '', isOpen: true });
  const opened = await $.ui.open({ id: paneId, title: 'Workflow', ...wanted });
  if (opened.isPlaced) keepReading($, watch);
  return opened;
}

/** Reads changes from now on; also called when a terminal has become wide enough to show the pane. */
export function keepReading($: EngineInterface, watch: Watch): void {
  if (!watch.isOpen || (watch.timer !== undefined && watch.reading !== undefined)) return;
  watch.timer ??= $.clock.every(readEveryMilliseconds, () => void read($, watch));
  void read($, watch);
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

/** Runs a command of the CLI on the workflow in the pane, and shows the answer. */
export async function order($: EngineInterface, watch: Watch, words: readonly string[]): Promise<void> {
  const { place } = watch;
  if (place?.name === undefined) return;
  const said = await run($, place.folder, [...words, place.name]).then(
    ({ exitCode, stdout, stderr }) => printable((exitCode === 0 ? stdout : stderr || stdout).trim()),
    (error: unknown) => oneLine(String(error)),
  );
  watch.orders += 1;
  await read($, watch);
  watch.said = said;
  $.ui.invalidate('ui.render');
}

async function read($: EngineInterface, watch: Watch): Promise<void> {
  const { place } = watch;
  if (place === undefined || watch.isReading) return;
  watch.isReading = true;
  try {
    const reading = await readWorkflow($, place.folder, place.name);
    // The user has opened another workflow meanwhile.
    if (watch.place !== place) return;
    if ('root' in reading) {
      const before = watch.reading !== undefined && 'status' in watch.reading ? watch.reading.status : reading.status;
      // An answer says how it was then.
      if (before !== reading.status) watch.said = '';
      watch.place = { folder: reading.root, name: reading.name };
    }
    watch.reading = reading;
  } catch (error) {
    // After the end of the session, calls fail because Claude Code has gone.
    if (watch.timer !== undefined) complain($, watch, error);
  } finally {
    watch.isReading = false;
    $.ui.invalidate('ui.render');
  }
  if (watch.place !== place && watch.reading === undefined) await read($, watch);
}

const sample = { name: '', root: '', recent: [''], summary: {}, agents: [], questions: [] };

/** Reads a workflow through the CLI; without a name it chooses, as in `status`. */
async function readWorkflow($: EngineInterface, folder: string, name: string | undefined): Promise<Reading> {
  try {
    const { stdout, stderr } = await run($, folder, ['status', ...(name === undefined ? [] : [name]), '--json']);
    const answer = orElse(() => parseJson(stdout), undefined);
    if (hasShapeOf(answer, sample)) return answer as unknown as Overview;
    if (hasShapeOf(answer, { error: '' })) return { error: printable(answer.error) };
    // Several workflows, of which the user has to name one.
    const names = Array.isArray(answer) ? answer.map((one: { name?: unknown }) => String(one.name)) : [];
    if (names.length > 0) return { error: oneLine(`Which workflow? /${command} with one of: ${names.join(', ')}`) };
    return { error: shortened(oneLine(`the answer of status is not a workflow: ${stderr || stdout}`), 400) };
  } catch (error) {
    return { error: shortened(oneLine(`The CLI could not be run: ${String(error)}`), 400) };
  }
}

/** Passes the words as separate arguments, without a shell. */
async function run($: EngineInterface, folder: string, words: readonly string[]) {
  return $.process.run(['node', `${$.plugin.root}/bin/autonomous-workflow`, ...words], {
    cwd: folder,
    timeoutMs: 60_000,
  });
}

/** The workflow of this session, with the project's folder; undefined for a session without one. */
async function findWorkflow($: EngineInterface): Promise<{ folder: string; name: string } | undefined> {
  const id = await $.session.id();
  if (!/^[\w-]+$/.test(id)) return undefined;
  // From the inside out; separators may be slashes or backslashes.
  for (let folder = await $.session.cwd(), outer = ''; folder !== outer && folder !== '';) {
    const pointer = `${folder}/${sessionsFolder}/${id}`;
    if (await $.fs.exists(pointer)) {
      const name = (await $.fs.read(pointer)).trim();
      return isWorkflowName(name) ? { folder, name } : undefined;
    }
    outer = folder;
    folder = folder.replace(/[\\/][^\\/]*$/, '');
  }
  return undefined;
}

/**
 * Why nobody need hear of an agent that has ended, as the hook for reports says; undefined where the session has a step to take. A report
 * that the hook blocks later, as a prompt, leaves a line on the screen; one that is taken here leaves none. Without a screen nothing is taken:
 * `claude -p` waits for its agents by their reports.
 */
export async function noNewsOf($: EngineInterface, report: AgentReportInput): Promise<string | undefined> {
  if (!report.subagentType.startsWith(pluginPrefix) || (await $.session.surfaces()).length === 0) return undefined;
  const found = await findWorkflow($);
  if (found === undefined) return undefined;
  const input = {
    hook_event_name: 'AgentReport',
    session_id: await $.session.id(),
    cwd: found.folder,
    agent_id: report.agentId,
  };
  const { stdout } = await $.process.run(['node', `${$.plugin.root}/hooks/agents-answered.cjs`], {
    cwd: found.folder,
    stdin: JSON.stringify(input),
    timeoutMs: 60_000,
  });
  const answer = orElse(() => parseJson(stdout), undefined);
  return hasShapeOf(answer, { consumed: '' }) ? answer.consumed : undefined;
}
