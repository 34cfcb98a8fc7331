import { parseJson } from '../base/json.ts';
import { readSync, writeSync } from 'node:fs';

/** The part of a hook's standard input that we use. Nothing in it is trusted beyond its type. */
export interface HookInput {
  session_id?: unknown;
  transcript_path?: unknown;
  cwd?: unknown;
  hook_event_name?: unknown;
  source?: unknown;
  reason?: unknown;
  trigger?: unknown;
  prompt?: unknown;
  command_name?: unknown;
  command_args?: unknown;
  tool_name?: unknown;
  tool_input?: Record<string, unknown>;
  tool_response?: unknown;
  tool_use_id?: unknown;
  permission_mode?: unknown;
  notification_type?: unknown;
  agent_id?: unknown;
  agent_type?: unknown;
  agent_transcript_path?: unknown;
  last_assistant_message?: unknown;
  background_tasks?: unknown;
  /** Sent by the pane's module, in versions of Claude Code that have modules. */
  session_cost_usd?: unknown;
  error?: unknown;
}

const longestInput = 64 * 1024 * 1024;
const waitMilliseconds = 5_000;

/**
 * Reads and parses standard input. It may be non-blocking, where readFileSync fails with EAGAIN and the asynchronous
 * readers return nothing or cost 5 ms (measured on Node 20 to 24), hence this loop.
 */
export function readHookInput(): HookInput {
  const chunks: Buffer[] = [];
  const chunk = Buffer.allocUnsafe(65_536);
  // Set when the first wait begins: reading the clock costs a hook 1 ms.
  let deadline: number | undefined;
  for (let total = 0; total <= longestInput;) {
    let read: number;
    try {
      read = readSync(0, chunk, 0, chunk.length, null);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF') break;
      deadline ??= performance.now() + waitMilliseconds;
      if (code !== 'EAGAIN' || performance.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
      continue;
    }
    if (read === 0) break;
    total += read;
    chunks.push(Buffer.from(chunk.subarray(0, read)));
  }
  const input: unknown = parseJson(Buffer.concat(chunks).toString('utf8'));
  if (typeof input !== 'object' || input === null) throw new Error('hook input is not an object');
  return input;
}

/** A text field, or the empty string. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The folder that Claude Code was started in. */
export function startFolder(input: HookInput): string {
  return process.env.CLAUDE_PROJECT_DIR ?? (typeof input.cwd === 'string' ? input.cwd : process.cwd());
}

/** The session whose turn begins or ends, as a workflow knows it. */
export function drivingSession(input: HookInput) {
  const { session_cost_usd: usd } = input;
  return {
    id: text(input.session_id),
    process: process.ppid,
    folder: startFolder(input),
    transcript: text(input.transcript_path),
    usd: typeof usd === 'number' && usd >= 0 ? usd : undefined,
  };
}

/** Whether the session has no terminal; there Claude Code waits for background hooks, and exits when the API reports an error. */
export function isUnattended(): boolean {
  const { CLAUDE_CODE_SESSION_ATTENDED: attended, CLAUDE_CODE_ENTRYPOINT: entry } = process.env;
  // 2.1.240 sets only the entry point of `claude -p`.
  return attended === undefined ? entry === 'sdk-cli' : attended === '0';
}

/** The text with which a background hook wakes a waiting session (`asyncRewake`). */
interface Wake {
  wake: string;
}

/** A hook's answer: one JSON document, the text that wakes the session, or nothing. */
export type HookOutput = Record<string, unknown> | Wake | undefined;

/** A message that only the user sees, if there is one. */
export function notice(systemMessage: string | undefined): HookOutput {
  return systemMessage === undefined ? undefined : { systemMessage };
}

const descriptors = { 'standard output': 1, 'standard error': 2 } as const;
const outputWaitMilliseconds = 5_000;
const pauseMilliseconds = 5;

/**
 * Writes a text whole. `process.stdout` would do the same, but loads Node's streams and sockets, 4 ms, to write once.
 * @throws Error when the reader has closed, or reads nothing for 5 seconds.
 */
export function writeAll(channel: keyof typeof descriptors, text: string): void {
  const bytes = Buffer.from(text);
  let waitLimit = outputWaitMilliseconds / pauseMilliseconds;
  for (let written = 0; written < bytes.length;) {
    try {
      written += writeSync(descriptors[channel], bytes, written);
    } catch (error) {
      // EAGAIN: a non-blocking pipe is full.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN' || waitLimit === 0) throw error;
      waitLimit -= 1;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMilliseconds);
    }
  }
}

/**
 * The answer of a hook to a tool that is about to run.
 * @param permissionDecisionReason for the user when it is allowed, for the model when it is denied.
 */
export function permission(
  permissionDecision: 'allow' | 'deny',
  permissionDecisionReason: string,
  updatedInput?: Record<string, unknown>,
): HookOutput {
  const decision = { hookEventName: 'PreToolUse', permissionDecision, permissionDecisionReason };
  return { hookSpecificOutput: { ...decision, ...(updatedInput !== undefined && { updatedInput }) } };
}
