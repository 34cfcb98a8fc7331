import { findOwnedProject } from '../session/pointer.ts';
import { type HookInput, type HookOutput, readHookInput, startFolder, writeAll } from './input.ts';

const oldestNode = 20;
const tooOld = `autonomous-workflow needs Node ${oldestNode} or newer and found ${process.version}; until then the plugin does nothing: install a current Node from https://nodejs.org`;

/** The exit code with which Claude Code passes standard error to the session. */
const wakeExitCode = 2;

/** Runs a hook that concerns only sessions that own a workflow: every other returns after a few calls of the file system. */
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
    // Claude Code does not show a hook's standard error, so the failure is logged; a failure of the log is ignored.
    import('./log-failure.ts').then(({ logFailure }) => logFailure(input, error)).catch(() => undefined);
  };
  try {
    input = readHookInput();
    const isOld = Number.parseInt(process.versions.node, 10) < oldestNode;
    // Once for each session, where the user sees it.
    if (isOld && input.hook_event_name === 'SessionStart') answer({ systemMessage: tooOld });
    const answering = isOld ? undefined : handle(input);
    if (answering === undefined) leave();
    else answering.then(answer).then(leave, fail);
  } catch (error) {
    fail(error);
  }
}

/** Exits at once, when all is written: the normal exit of Node costs 3 ms of every turn. */
function leave(): void {
  process.exit();
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
