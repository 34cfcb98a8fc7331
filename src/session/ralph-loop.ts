import { join } from 'node:path';
import { writeAtomic, removeFile, readOrNothing } from '../files/store.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readLease } from './lease.ts';
import { leadingOption, trailingOptions, unquote } from '../base/command-line.ts';

/** The loop of the ralph-loop plugin in a session, from its state file. */
interface RalphLoop {
  file: string;
  /** The text that ends the loop when the model writes it in `<promise>`, or null. */
  completionPromise: string | null;
  /** Whether the loop ends with this turn, so that no further iteration can begin. */
  isLastTurn: boolean;
  /** Whether its own hook leaves the session alone until `parkLoop` gives it back. */
  isParked: boolean;
}

/** ralph-loop's Stop hook leaves a session alone whose id is not the one in its file. */
const parked = 'waits-';

/**
 * The ralph-loop that is active for this session, or undefined. Its file is in the folder in which the session was started. The
 * file belongs to another plugin, whose script reads it line by line without validation, as this function does.
 */
export function findRalphLoop(startFolder: string, sessionId: string): RalphLoop | undefined {
  const file = join(startFolder, '.claude', 'ralph-loop.local.md');
  const text = readOrNothing(file)?.toString('utf8');
  if (text === undefined) return undefined;
  const value = (key: string) =>
    new RegExp(`^${key}:[ \\t]*(.*?)[ \\t]*\\r?$`, 'm').exec(headOf(text))?.[1]?.replace(/^(["'])(.*)\1$/, '$2');
  // ralph-loop's own hook applies a file without a session id to every session.
  const owner = value('session_id') ?? '';
  const isParked = owner === parked + sessionId;
  if (owner !== '' && owner !== sessionId && !isParked) return undefined;
  const promise = value('completion_promise');
  const [iteration, most] = [Number(value('iteration')), Number(value('max_iterations'))];
  return {
    file,
    isLastTurn: most > 0 && iteration >= most,
    completionPromise: promise === undefined || promise === 'null' || promise === '' ? null : promise,
    isParked,
  };
}

const headOf = (text: string) => /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '';

export function loopAround(paths: WorkflowPaths): RalphLoop | undefined {
  const lease = readLease(paths);
  return lease && findRalphLoop(lease.folder, lease.session);
}

/**
 * Parks the ralph-loop around a workflow while an iteration is not over, so that it counts none while agents work, ends at no maximum and
 * hears no early promise; or gives it back. Never at the end of a turn: its own hook runs at the same time. The file stays in its place for
 * a person.
 */
export function parkLoop(paths: WorkflowPaths, park: boolean): void {
  const loop = loopAround(paths);
  const text = loop && loop.isParked !== park ? readOrNothing(loop.file)?.toString('utf8') : undefined;
  if (loop === undefined || text === undefined) return;
  const line = `session_id: ${park ? parked : ''}${readLease(paths)?.session ?? ''}`;
  const head = headOf(text);
  const next = /^session_id:.*?$/m.test(head) ? head.replace(/^session_id:[^\r\n]*/m, () => line) : `${head}\n${line}`;
  writeAtomic(
    loop.file,
    text.replace(head, () => next),
  );
}

/** Ends a loop as ralph-loop's cancel command does. */
export function cancelRalphLoop(loop: RalphLoop): void {
  removeFile(loop.file);
}

interface RalphArguments {
  /** The command without the plugin's prefix, for example `research`. */
  command: string;
  /** The raw arguments of that command, before ralph-loop's script has shell-expanded them. */
  commandArguments: string;
  maxIterations: number | undefined;
}

/** ralph-loop accepts its options before the prompt and after it. */
const isOfRalph = ({ name, value }: { name: string; value: string | undefined }) =>
  /^(?:max-iterations|completion-promise)$/.test(name) && value !== undefined;

/** A command of this plugin in ralph-loop's raw arguments; undefined when the loop has another prompt. */
export function readRalphArguments(raw: string): RalphArguments | undefined {
  const options: { name: string; value: string | undefined }[] = [];
  let text = raw.trim();
  for (let one = leadingOption(text); one !== undefined && isOfRalph(one); one = leadingOption(text)) {
    options.push(one);
    text = one.rest;
  }
  const trailing = trailingOptions(text, isOfRalph);
  options.push(...trailing.toReversed());
  const inner = unquote(trailing.at(-1)?.rest ?? text).trim();
  const ours = /^\/autonomous-workflow:(?<command>[a-z-]+)(?:\s+(?<remaining>[\s\S]*))?$/.exec(inner);
  if (ours?.groups === undefined) return undefined;
  const budgets = options.flatMap(({ name, value = '' }) =>
    name === 'max-iterations' && /^[1-9]\d*$/.test(unquote(value)) ? [Number(unquote(value))] : [],
  );
  return {
    command: ours.groups.command ?? '',
    commandArguments: ours.groups.remaining ?? '',
    maxIterations: budgets.at(-1),
  };
}
