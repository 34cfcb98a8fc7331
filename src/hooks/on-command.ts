import { describeError } from '../base/errors.ts';
import { isUnattended, notice, startFolder, type HookOutput, text, type HookInput, permission } from './input.ts';
import { runCommand, type Caller } from '../app/slash-command.ts';
import { readRalphArguments } from '../session/ralph-loop.ts';

const prefix = 'autonomous-workflow:';

/** A slash command of ours, typed by the user or called by the model, or a ralph-loop around one: before it is expanded. */
export async function onCommand(input: HookInput): Promise<HookOutput> {
  return input.hook_event_name === 'PreToolUse' ? calledByModel(input) : typed(input);
}

async function typed(input: HookInput): Promise<HookOutput> {
  const name = text(input.command_name);
  const rawArguments = text(input.command_args);
  const ralph = name.startsWith(prefix) ? undefined : readRalphArguments(rawArguments);
  if (ralph === undefined && !name.startsWith(prefix)) return undefined;
  try {
    const result = await runCommand(
      ralph === undefined
        ? { name: name.slice(prefix.length), rawArguments, origin: 'typed' }
        : {
            name: ralph.command,
            rawArguments: ralph.commandArguments,
            origin: 'ralph-loop',
            maxIterations: ralph.maxIterations,
          },
      callerOf(input),
    );
    // A finished command needs no model: its answer replaces the request.
    return result.answer === undefined
      ? notice(result.notice)
      : answered(isUnattended() ? result.answer : `${result.answer}\n${clearLine}`);
  } catch (error) {
    return answered(describeError(error));
  }
}

/** Claude Code puts the command back into its input line, where Enter would run it again. */
const clearLine = '(Answered; clear the line with Esc or Ctrl+U.)';

/** The answer without the prompt, which Claude Code would show again below it, as after an error. */
function answered(reason: string): HookOutput {
  const hookSpecificOutput = { hookEventName: 'UserPromptExpansion', suppressOriginalPrompt: true };
  return { decision: 'block', reason, hookSpecificOutput };
}

async function calledByModel(input: HookInput): Promise<HookOutput> {
  const name = text(input.tool_input?.skill).slice(prefix.length);
  try {
    const call = { name, rawArguments: text(input.tool_input?.args), origin: 'model' as const };
    const { allowed } = await runCommand(call, callerOf(input));
    return allowed === true ? permission('allow', 'a command of the workflow that this session drives') : undefined;
  } catch (error) {
    return permission('deny', describeError(error));
  }
}

function callerOf(input: HookInput): Caller {
  const transcript = text(input.transcript_path);
  return {
    id: input.session_id,
    process: process.ppid,
    folder: startFolder(input),
    transcript,
    permissionMode: text(input.permission_mode),
  };
}
