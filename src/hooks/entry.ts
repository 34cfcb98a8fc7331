import { findOwnedProject } from '../store/session-pointer.ts';
import { readHookInput, type HookInput } from './input.ts';
import { writeAll } from './output.ts';

const oldestNode = 20;

/** Wakes a resting session with this text: the answer of a hook that runs beside it (`asyncRewake`). */
export interface Wake {
  wake: string;
}

/** A hook's answer: one JSON document, the text that wakes the session, or nothing. */
export type HookOutput = Record<string, unknown> | Wake | undefined;

/** The exit code that makes Claude Code take standard error for what the session is told. */
const wakeExitCode = 2;

/** Runs a hook that concerns only sessions that own a workflow: every other is left after one look at the file system. */
export function runForOwner(handle: (input: HookInput, root: string) => Promise<HookOutput>): void {
  run((input) => {
    const root = findOwnedProject(startFolder(input), input.session_id);
    return root === undefined ? undefined : handle(input, root);
  });
}

/**
 * Runs a hook: standard input → answer on standard output. It fails open: whatever goes wrong costs one line on
 * standard error, and one in the log of the workflow that the session owns, and never blocks the session. The only place of a
 * hook that writes.
 */
export function run(handle: (input: HookInput) => Promise<HookOutput> | undefined): void {
  let input: HookInput = {};
  const fail = (error: unknown): void => {
    const why = error instanceof Error ? error.message : String(error);
    complain(`hook failed, the session goes on without it: ${why}`);
    // Nobody sees the standard error of a hook. What fails here was told there already.
    import('./runtime.ts').then((runtime) => runtime.logFailure(input, error)).catch(() => undefined);
  };
  try {
    input = readHookInput();
    if (Number.parseInt(process.versions.node, 10) < oldestNode) tellOldNode(input);
    else handle(input)?.then(answer, fail);
  } catch (error) {
    fail(error);
  }
}

/** Once for each session, where the user sees it. */
function tellOldNode(input: HookInput): void {
  if (input.hook_event_name !== 'SessionStart') return;
  const found = `autonomous-workflow needs Node ${oldestNode} or newer and found ${process.version}.`;
  answer({
    systemMessage: `${found} Install a current Node from https://nodejs.org; until then the plugin does nothing.`,
  });
}

/** The folder that Claude Code was started in. */
export function startFolder(input: HookInput): string {
  return process.env.CLAUDE_PROJECT_DIR ?? (typeof input.cwd === 'string' ? input.cwd : process.cwd());
}

function answer(output: HookOutput): void {
  if (output === undefined) return;
  if ('wake' in output && typeof output.wake === 'string') {
    writeAll('standard error', output.wake);
    process.exitCode = wakeExitCode;
  } else {
    writeAll('standard output', `${JSON.stringify(output)}\n`);
  }
}

function complain(message: string): void {
  writeAll('standard error', `autonomous-workflow: ${message.replace(/\s+/g, ' ')}\n`);
}
