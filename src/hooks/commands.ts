import { readCommandArguments, type CommandArguments } from '../engine/command-arguments.ts';
import { commandRules, isCommandName, type CommandName } from '../engine/command-rules.ts';
import { helpText } from '../engine/help.ts';
import { WorkflowError, exitCodes } from '../engine/workflow-error.ts';
import { findTexTools } from '../programs/tex-tools.ts';
import { beginResearch, reenterWorkflow, resumeWorkflow } from '../store/begin.ts';
import { chooseWorkflow } from '../store/list.ts';
import { ownedWorkflow, type Session } from '../store/ownership.ts';
import { workflowPaths, type WorkflowPaths } from '../store/paths.ts';
import { findProjectRoot } from '../store/project.ts';
import { findRalphLoop } from '../store/ralph-loop.ts';
import { isSessionId } from '../store/session-pointer.ts';
import { readState, stateExists } from '../store/state-file.ts';
import { statusText } from '../store/status.ts';
import { stopWorkflow } from '../store/stop.ts';
import { startFolder } from './entry.ts';
import { text, type HookInput } from './input.ts';

export interface CommandCall {
  name: string;
  rawArguments: string;
  origin: 'typed' | 'model' | 'ralph-loop';
  maxIterations?: number | undefined;
}

export interface CommandResult {
  /** The command is done and this is its answer; without one it is expanded and goes to the model. */
  answer?: string;
  /** Shown to the user beside the command. */
  notice?: string;
  /** Whether a call by the model needs no permission of the user. */
  allowed: boolean;
}

interface Context {
  call: CommandCall;
  root: string;
  session: Session;
  read: CommandArguments;
  example: string;
}

/**
 * Carries out what a slash command does before it is expanded.
 * @throws WorkflowError for bad arguments and refusals; nothing is changed then.
 */
export async function runCommand(call: CommandCall, input: HookInput): Promise<CommandResult> {
  if (!isCommandName(call.name)) return { allowed: false };
  const folder = startFolder(input);
  const root = findProjectRoot(folder);
  const session = sessionOf(input, folder);
  const own = ownedWorkflow(root, session.id);
  if (call.origin === 'model' && call.name === 'research' && own !== undefined) return reenter(own, session);
  const { options, example } = commandRules[call.name];
  const read = readCommandArguments(call.rawArguments, options, example);
  return handlers[call.name]({ call, root, session, read, example });
}

const handlers: Record<CommandName, (context: Context) => Promise<CommandResult> | CommandResult> = {
  research,
  'continue-auto': continueAuto,
  status: async ({ root, session, read }) => {
    return { answer: await statusText(root, read.name, session.id), allowed: true };
  },
  stop: async ({ call, root, session, read }) => {
    // Stopping is the user's: a model must not get out of its work this way.
    if (call.origin === 'model') return { allowed: false };
    return {
      answer: await stopWorkflow(await chooseWorkflow(root, read.name, session.id), new Date()),
      allowed: false,
    };
  },
  help: () => ({ answer: helpText(), allowed: true }),
};

async function research({ call, root, session, read, example }: Context): Promise<CommandResult> {
  if (read.name === undefined) {
    throw new WorkflowError('The topic and the prompt are missing', {
      fix: `Example: ${example}`,
      exitCode: exitCodes.usage,
    });
  }
  const request = {
    prompt: read.prompt,
    driver: call.origin === 'ralph-loop' ? ('ralph-loop' as const) : driverFor(session),
    maxIterations: numberOption(read, 'max-iterations') ?? call.maxIterations,
    maxDurationHours: numberOption(read, 'max-hours'),
  };
  await beginResearch(workflowPaths(root, read.name), request, session, new Date(), example);
  return { ...(await texNotice()), allowed: false };
}

async function continueAuto({ call, root, session, read }: Context): Promise<CommandResult> {
  const maxIterations = numberOption(read, 'max-iterations');
  const maxDurationHours = numberOption(read, 'max-hours');
  const resumption = {
    driver: call.origin === 'ralph-loop' ? ('ralph-loop' as const) : driverFor(session),
    ...(maxIterations !== undefined && { maxIterations }),
    ...(maxDurationHours !== undefined && { maxDurationHours }),
  };
  const paths = await chooseWorkflow(root, read.name, session.id);
  // A model's call comes here before anybody is asked about it, so it cannot take from a live session.
  const takeOver = call.origin !== 'model' && read.options['take-over'] !== undefined;
  const owned = ownedWorkflow(root, session.id)?.name === paths.name;
  await resumeWorkflow(paths, resumption, { session, takeOver }, new Date());
  return { allowed: owned };
}

/** ralph-loop has fed its prompt again, and the model has called the command in it; what the prompt became on the way is moot. */
async function reenter(own: WorkflowPaths, session: Session): Promise<CommandResult> {
  if (!stateExists(own)) return { allowed: false };
  const state = await readState(own);
  if (state.status !== 'in_progress') {
    throw new WorkflowError(
      `The workflow '${state.name}' has ended (${state.end_reason ?? state.status}); there is nothing left to do`,
      {
        fix: 'End your turn with one sentence that says so.',
      },
    );
  }
  const isLastTurn = findRalphLoop(session.folder, session.id)?.isLastTurn ?? false;
  await reenterWorkflow(own, driverFor(session), new Date(), { isLastTurn });
  return { allowed: true };
}

function driverFor(session: Session) {
  return findRalphLoop(session.folder, session.id) === undefined ? ('in-session' as const) : ('ralph-loop' as const);
}

function sessionOf(input: HookInput, folder: string): Session {
  if (!isSessionId(input.session_id)) {
    throw new WorkflowError('Claude Code gave this session no id, so it cannot own a workflow', {
      received: JSON.stringify(input.session_id),
      fix: 'Start a new session; if it happens again, update Claude Code.',
    });
  }
  return { id: text(input.session_id), process: process.ppid, folder };
}

function numberOption(read: CommandArguments, name: string): number | undefined {
  const value = read.options[name];
  return value === undefined ? undefined : Number(value);
}

/** Told at the start, not when the work is done. */
async function texNotice(): Promise<{ notice?: string }> {
  const tools = await findTexTools();
  if (tools.kind !== 'none') return {};
  return { notice: `No TeX was found: the report will stay a .tex file. For a PDF: ${tools.installLine}` };
}
