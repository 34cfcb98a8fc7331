import { chooseWorkflow, listWorkflows, type Session } from '../loop/list.ts';
import { possibleWork, takeWorkIn } from '../forge/take-in.ts';
import { acceptGoal } from '../goal/acceptance-file.ts';
import { agentsAtWork } from '../loop/agents.ts';
import { atWorkLine, takeNotices } from './turn.ts';
import { beginLine } from '../overview/begin-line.ts';
import { commandPermissions, docsFrom, missingPermissions, permissionsFor } from '../session/rules/permissions.ts';
import { type Begin, commandRules, isCommandName, isMode, readBeginArguments } from '../loop/rules/command-rules.ts';
import { findSources, readConfiguration } from '../configuration/configuration.ts';
import { exitCodes, WorkflowError } from '../base/errors.ts';
import { findProjectRoot, pluginRoot, realPlace, workflowPaths, type WorkflowPaths } from '../files/paths.ts';
import { findRalphLoop, parkLoop } from '../session/ralph-loop.ts';
import { findTexTools } from '../programs/tex/tex.ts';
import { isHeld, readLease, forgetSession, ownedWorkflow } from '../session/lease.ts';
import { findOwnedProject, isSessionId } from '../session/pointer.ts';
import { hasPhase } from '../loop/rules/state.ts';
import { parseConfiguration } from '../configuration/parse.ts';
import { planNamed } from '../coding/plan.ts';
import { prepareProject, readFrozenCommands } from '../coding/commands.ts';
import { readClaudeSettings } from '../session/claude-settings.ts';
import { type CommandArguments, readCommandArguments } from '../base/command-line.ts';
import { readState, stateExists } from '../loop/state-file.ts';
import { beginWorkflow, type NewRequest, reenterWorkflow, resumeWorkflow } from './begin.ts';
import { priorityOf } from '../loop/rules/brief.ts';
import { budgetsOf, someBudgets, type Driver, modeOf, phases } from '../base/vocabulary.ts';
import { readStatus } from '../overview/read.ts';
import { endByUser, queueRedirect, type UserEnding } from './steer.ts';
import { depthNamed, lowRows } from '../configuration/rules/configuration.ts';
import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn, readText } from '../files/store.ts';
import { appendEvent } from '../journal/journal.ts';
import { asWriter } from '../loop/workflow.ts';

/** A command of a user that begins or resumes a workflow, with its circumstances. */
export interface BeginRequest {
  command: Begin;
  read: CommandArguments;
  session: Session;
  /** Whether the command is inside a ralph-loop that is about to start. */
  insideRalphLoop: boolean;
  /** The budget of that loop. */
  maxIterations: number | undefined;
}

/** Begins or resumes the workflow of a request in its session; the notices are for the user. */
export async function carryOutRequest(root: string, request: BeginRequest, now: Date): Promise<string[]> {
  const { command, session, read, insideRalphLoop, maxIterations } = request;
  const { name, options } = read;
  if (command !== 'continue-auto' && hasPhase(command, phases.C) && name !== undefined)
    await prepareProject(workflowPaths(root, name));
  const driver = insideRalphLoop ? 'ralph-loop' : driverOf(session);
  const given = someBudgets((_, { option }) => numberOption(read, option));
  // The configuration is read for existing workflows too, so that its faults are reported at the command and not at a later turn.
  const configuration = await readConfiguration(root);
  const parallel = numberOption(read, 'parallel');
  if (command === 'continue-auto') {
    const paths = await chooseWorkflow(root, name, session.id);
    const owner = { session, takeOver: options['take-over'] !== undefined };
    // It changes no budget that its own words do not name: the loop around it only gives turns.
    await resumeWorkflow(paths, { driver, limits: given, parallel }, owner, now);
    return noticesOf(root, request);
  }
  const usage = (what: string, fix: string) => new WorkflowError(what, { fix, exitCode: exitCodes.usage });
  if (name === undefined)
    throw usage('The topic and the prompt are missing', `Example: ${commandRules[command].example}`);
  if (options['plan-first'] !== undefined && driver === 'ralph-loop')
    throw usage(
      'A ralph-loop would begin what is to be planned first',
      'Type the command with --plan-first outside of the loop, edit the questions, then start the loop around continue-auto.',
    );
  const named = command === 'implement' && options.plan === undefined ? planNamed(root, read.prompt) : undefined;
  const depth = depthNamed(options.depth) ?? configuration.depth;
  const wanted: NewRequest = {
    mode: command,
    prompt: named === undefined ? read.prompt : undefined,
    driver,
    options,
    plan: options.plan ?? named,
    limits: {
      ...budgetsOf(configuration),
      ...(maxIterations !== undefined && { max_iterations: maxIterations }),
      ...given,
      failure_threshold: configuration.failure_threshold,
      phase_transition_threshold: lowRows(depth, configuration),
      depth,
      parallel: parallel ?? 1,
    },
  };
  const begun = await beginWorkflow(workflowPaths(root, name), wanted, session, now);
  if (!begun.isNew && Object.keys(options).length > 0)
    return [
      `The workflow '${name}' goes on with the budgets it has; change them with /autonomous-workflow:continue-auto.`,
    ];
  // The workflow runs already, so a failure to clean up old ones must not appear as a refusal.
  if (begun.isNew) await sweepRetired(root, configuration.state_retention_days, now).catch(() => []);
  const isTaken = options.depth === undefined || options.depth === depth;
  const notTaken = isTaken ? undefined : `--depth ${options.depth} is taken as ${depth}.`;
  return [...begun.notices, notTaken, ...noticesOf(root, request)].filter((line) => line !== undefined);
}

function driverOf(session: Session): Driver {
  if (session.driver !== undefined) return session.driver;
  return findRalphLoop(session.folder, session.id) === undefined ? 'in-session' : 'ralph-loop';
}

/** A loop around a command that was typed outside of it, and what of the configuration is taken otherwise than it is written. */
function noticesOf(root: string, { session, insideRalphLoop }: BeginRequest): string[] {
  const ralph = insideRalphLoop ? undefined : findRalphLoop(session.folder, session.id);
  // The configuration was read already, without its notes.
  const { notes } = parseConfiguration(findSources(root));
  return [
    ...(ralph === undefined
      ? []
      : [`The ralph-loop of this session starts the iterations. To go on without it, delete ${ralph.file}.`]),
    ...(notes.length === 0 ? [] : [`Of the configuration: ${notes.join('; ')}.`]),
  ];
}

const numberOption = ({ options }: CommandArguments, name: string): number | undefined =>
  options[name] === undefined ? undefined : Number(options[name]);

/** Modes in which Claude Code shows no permission dialogs. */
const unasked = new Set(['bypassPermissions', 'auto']);

/**
 * The permissions for which a session that drives a workflow will stop and ask, with the block that grants them; undefined when the
 * settings have all of them. The rules of a command line are not known.
 */
async function permissionNotice(paths: WorkflowPaths, { permissionMode, folder }: Caller): Promise<string | undefined> {
  const settings = readClaudeSettings(paths.root);
  const mode = permissionMode === '' ? settings.findLast((one) => one.mode !== undefined)?.mode : permissionMode;
  if (mode !== undefined && unasked.has(mode)) return undefined;
  const { workflow_type } = await readState(paths);
  const mine = modeOf(workflow_type);
  const codes = hasPhase(mine, phases.C);
  const docs = docsFrom(realPlace(folder), realPlace(paths.root));
  const needed = permissionsFor({ searches: hasPhase(mine, phases.A), codes, docs });
  const tests = codes ? commandPermissions(readFrozenCommands(paths)?.commands ?? []) : [];
  const asked = [...needed, ...tests].filter((rule) => mode !== 'acceptEdits' || !/^(?:Edit|Write)/.test(rule));
  const allowed = settings.flatMap(({ allow }) => allow);
  const missing = missingPermissions(asked, allowed);
  if (missing.length === 0) return undefined;
  return `The settings do not allow ${missing.join(', ')}: unless its command line does, this session stops and asks for them, and waits. To let it work alone, put this into .claude/settings.json: ${JSON.stringify({ permissions: { allow: missing } })}`;
}

interface CommandCall {
  name: string;
  rawArguments: string;
  origin: 'typed' | 'model' | 'ralph-loop';
  maxIterations?: number | undefined;
}

/** The session that a command is called in. Claude Code may have given it no id. */
export type Caller = Omit<Session, 'id'> & {
  id: unknown;
  /** Claude Code's permission mode, if known; the user may change it during the session. */
  permissionMode: string;
};

interface CommandResult {
  /** The answer of a finished command; without one it is expanded and goes to the model. */
  answer?: string;
  /** A message for the user in addition to the command. */
  notice?: string;
  /** Whether a call by the model needs no permission of the user. */
  allowed?: boolean;
}

/**
 * Carries out what a slash command does before it is expanded.
 * @throws WorkflowError for bad arguments and refusals; nothing is changed then.
 */
export async function runCommand(call: CommandCall, caller: Caller): Promise<CommandResult> {
  const { name, rawArguments, origin } = call;
  if (!isCommandName(name)) return {};
  const root = findOwnedProject(caller.folder, caller.id) ?? findProjectRoot(caller.folder);
  if (isMode(name) || name === 'continue-auto') return beginOrResume(root, name, call, caller);
  // A model must not stop its own workflow, and needs none of the others.
  if (origin === 'model' && name !== 'align') return {};
  const { options, example } = commandRules[name];
  const read = readCommandArguments(rawArguments, options, example);
  const sessionId = isSessionId(caller.id) ? caller.id : undefined;
  switch (name) {
    case 'align':
      return align(root, read, origin);
    case 'help':
      return { answer: helpText() };
    case 'status':
      return { answer: (await readStatus(root, read.name, sessionId, new Date())).text };
    case 'stop':
      return { answer: await end(await chooseWorkflow(root, read.name, sessionId), 'stop_requested', sessionId) };
    case 'complete':
      return { answer: await end(await chooseWorkflow(root, read.name, sessionId), 'complete', sessionId) };
    case 'redirect':
      return { answer: await redirect(read, root, sessionId) };
  }
}

/** The slash commands, as the page of commands has them. */
function helpText(): string {
  const page = readText(join(pluginRoot(), 'docs', 'commands.md'));
  const [commands = ''] = /(?<=^## Slash commands\n)[^]*?(?=^## )/m.exec(page) ?? [];
  const plain = commands.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('`', '');
  return `${plain.trim()}\n\nIn a terminal: autonomous-workflow --help. The manual: README.md and docs/ in ${pluginRoot()}`;
}

/**
 * The model defines the goal of a workflow with the user; its proposal is frozen when the user types the command again with --accept. This
 * step is optional.
 */
async function align(
  root: string,
  { name, options }: CommandArguments,
  origin: CommandCall['origin'],
): Promise<CommandResult> {
  const { example } = commandRules.align;
  if (origin !== 'typed')
    throw new WorkflowError('Only the user aligns a workflow', { fix: `Type, for example: ${example}` });
  if (name === undefined) {
    const what = options.accept === undefined ? example : '/autonomous-workflow:align limiter --accept';
    throw new WorkflowError('The topic is missing', { fix: `Example: ${what}`, exitCode: exitCodes.usage });
  }
  const paths = workflowPaths(root, name);
  return options.accept === undefined ? {} : { answer: await acceptGoal(paths, new Date()) };
}

const isWorkflow = (root: string, name: string | undefined) => listWorkflows(root).some((paths) => paths.name === name);

/** With two arguments the first is the name of the workflow, as in every other command, unless there is none of that name. */
async function redirect({ name, prompt, options }: CommandArguments, root: string, sessionId: string | undefined) {
  const isNamed = prompt !== undefined && isWorkflow(root, name);
  const words = isNamed ? [prompt] : [name, prompt];
  const paths = await chooseWorkflow(root, isNamed ? name : undefined, sessionId);
  const text = words.filter((word) => word !== undefined).join(' ');
  return queueRedirect(paths, new Date(), text, priorityOf(options.priority));
}

async function beginOrResume(
  root: string,
  command: Begin,
  { rawArguments, origin, maxIterations }: CommandCall,
  caller: Caller,
): Promise<CommandResult> {
  const session = sessionOf(caller);
  if (origin === 'model') return reenter(root, session);
  if (caller.permissionMode === 'plan')
    throw new WorkflowError(
      'A workflow cannot work in plan mode, in which Claude Code runs no tool that changes anything',
      {
        fix: 'Nothing was begun. Leave plan mode with Shift+Tab, then type the command again.',
      },
    );
  const typed = readBeginArguments(command, rawArguments, (name) => isWorkflow(root, name));
  if (typed.options.list !== undefined) return { answer: (await possibleWork(root)).join('\n') };
  const { read, notes } = await takeWorkIn(root, typed);
  const now = new Date();
  const insideRalphLoop = origin === 'ralph-loop';
  const request = { command, read, session, insideRalphLoop, maxIterations };
  const notices = await carryOutRequest(root, request, now);
  const begun = ownedWorkflow(root, session.id);
  // Shown first, before any cost.
  const permissions = begun === undefined ? undefined : await permissionNotice(begun, caller);
  const line = begun === undefined ? undefined : await beginLine(begun, 'session');
  const healed = begun === undefined ? [] : takeNotices(begun);
  const said = [permissions, line, ...healed, ...notes, ...notices, texNotice()].filter((text) => text !== undefined);
  // A loop has to be set up by its own command.
  const atWork = begun === undefined || insideRalphLoop ? undefined : await atWorkLine(begun, await readState(begun));
  if (atWork !== undefined) return { answer: [...said, atWork].join('\n') };
  return said.length > 0 ? { notice: said.join('\n') } : {};
}

/**
 * The model has called a command, as ralph-loop's prompt makes it do: the workflow of this session continues; its arguments, which the
 * model may have changed, are ignored. A model's call takes effect before the user is asked, so it can do no more: only the user begins and
 * resumes workflows and sets budgets.
 */
async function reenter(root: string, session: Session): Promise<CommandResult> {
  const own = ownedWorkflow(root, session.id);
  const state = own === undefined || !stateExists(own) ? undefined : await readState(own);
  if (own === undefined || state === undefined) {
    throw new WorkflowError('Only the user begins or resumes a workflow', {
      fix: 'Ask the user to type the command, and end your turn.',
    });
  }
  if (state.status !== 'in_progress') {
    throw new WorkflowError(
      `The workflow '${state.name}' has ended (${state.end_reason ?? state.status}); there is nothing left to do`,
      { fix: 'End your turn with one sentence that says so.' },
    );
  }
  const isLastTurn = findRalphLoop(session.folder, session.id)?.isLastTurn ?? false;
  await reenterWorkflow(own, driverOf(session), new Date(), { isLastTurn });
  parkLoop(own, true);
  return { allowed: true };
}

async function end(paths: WorkflowPaths, reason: UserEnding, sessionId: string | undefined): Promise<string> {
  const answer = await endByUser(paths, new Date(), reason);
  const { driver } = await readState(paths);
  // The answer has the whole message, so the end of the turn needs no pointer. Under a ralph-loop the hook still has to end the
  // loop. Agents that are still at work wake the session once more, whose calls of the CLI must not wait for a permission then.
  const isOver = driver !== 'ralph-loop' && agentsAtWork(paths).length === 0;
  if (isOver && sessionId !== undefined) forgetSession(paths, sessionId);
  return answer;
}

function sessionOf({ id, process, folder, transcript }: Caller): Session {
  if (isSessionId(id)) return { id, process, folder, transcript };
  throw new WorkflowError('Claude Code gave this session no id, so it cannot own a workflow', {
    received: JSON.stringify(id),
    fix: 'Start a new session; if it happens again, update Claude Code.',
  });
}

/** The notice on a missing TeX, at the start rather than at the end of the work. */
function texNotice(): string | undefined {
  const tools = findTexTools();
  return tools.kind === 'none'
    ? `No TeX was found: the report will stay a .tex file. For a PDF: ${tools.installLine}`
    : undefined;
}

const dayMilliseconds = 86_400_000;

/** The files of `.runtime` that stay, apart from a held lock. */
const kept = new Set<string>(['.gitignore', 'views.json']);

/**
 * Removes what is only machine state and bulk (`.runtime` but for the index of views, `transcripts/`) of workflows that ended longer ago
 * than `days`; evidence is never removed. One that is broken, or being written, is left to the next sweep.
 */
export async function sweepRetired(root: string, days: number, now: Date): Promise<string[]> {
  const swept: string[] = [];
  for (const paths of listWorkflows(root)) if (await sweep(paths, days, now).catch(() => false)) swept.push(paths.name);
  return swept;
}

async function sweep(paths: WorkflowPaths, days: number, now: Date): Promise<boolean> {
  const before = now.getTime() - days * dayMilliseconds;
  const runtime = namesIn(paths.runtime).filter((name) => !kept.has(name) && !name.startsWith('lock'));
  const removable = [...runtime.map((name) => join(paths.runtime, name)), paths.transcripts].filter((file) =>
    existsSync(file),
  );
  // The state file's time shows without reading it that the workflow is not due.
  if (statSync(paths.state).mtimeMs > before || removable.length === 0) return false;
  return asWriter(paths, async () => {
    const { status, updated_at } = await readState(paths);
    // Its last change is its end.
    const isDue = status !== 'in_progress' && Date.parse(updated_at) <= before;
    if (!isDue || isHeld(paths, readLease(paths))) return false;
    // The event is written first: after the removal it would create a new file.
    appendEvent(paths, now, { event: 'swept', days });
    for (const file of removable) rmSync(file, { recursive: true, force: true, maxRetries: 3 });
    return true;
  });
}
