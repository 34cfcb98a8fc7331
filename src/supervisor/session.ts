import { setTimeout as sleep } from 'node:timers/promises';
import { isWorkflowError, WorkflowError } from '../base/errors.ts';
import { phaseTraits } from '../base/vocabulary.ts';
import { takeLeft } from '../app/turn.ts';
import { knownCommands } from '../coding/commands.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { modelFor } from '../configuration/rules/configuration.ts';
import { pluginRoot, type WorkflowPaths } from '../files/paths.ts';
import { allowance } from '../loop/rules/budgets.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import { clearWait, leaveOut, noteLife } from '../loop/waiting.ts';
import { startOfProcess, findProgram, searchPath, endTree } from '../programs/processes.ts';
import { readLease, removeSessionPointer } from '../session/lease.ts';
import { permissionsFor } from '../session/rules/permissions.ts';
import { AwakeClock } from '../session/activity.ts';
import { catchUpSpend, spentState } from '../spend/spend.ts';
import {
  isHung,
  judgeSessionEnd,
  type SessionEnd,
  type SessionSigns,
  afterLine,
  newSigns,
  type ProcessEnd,
} from './rules/session.ts';
import type { Control } from './rules/run-events.ts';
import { changeRun, forgetClaude, hasEnded, noteWait } from './waits.ts';
import { createInterface } from 'node:readline';
import { execa } from 'execa';

/** A shorter wait for the API counts as work. */
const shortestMilliseconds = 60_000;

/** For a limit that lasts longer the session is ended, and its iteration begins again in a new one. */
const longestLimitMilliseconds = 6 * 3_600_000;
const tickMilliseconds = 500;

/** Claude Code takes no budget of 0. */
const leastUsd = 0.01;

/**
 * Runs one session of claude for the iteration in progress, and watches it. The caller has given the session the lease. It asks no permission
 * and bypasses none: a tool that no rule allows, here or in the user's settings, is denied.
 */
export async function runSession(
  paths: WorkflowPaths,
  session: string,
  { state, brief }: { state: WorkflowState; brief: string },
  control: Control,
): Promise<{ end: SessionEnd; signs: SessionSigns }> {
  // In a run the supervisor waits, so an earlier wait of a session is void.
  clearWait(paths);
  await takeLeft(paths, new Date());
  const { configuration } = await currentConfiguration(paths.root);
  const { setting, worksOnFeatures } = phaseTraits[state.current_phase];
  const model = modelFor(configuration.models, setting);
  // The hooks end it at the budget; claude's own limit is a tenth above, so that the hand-in of an agent at work is not lost.
  const limitUsd = Math.max(leastUsd, state.max_cost_usd * 1.1 - (state.cost_usd ?? 0));
  const clock = new AwakeClock();
  const words = [
    ...['-p', '--output-format', 'stream-json', '--verbose'],
    ...['--session-id', session, '--plugin-dir', pluginRoot(), '--permission-prompts', 'none'],
    ...['--max-budget-usd', limitUsd.toFixed(4)],
    ...(model === null ? [] : ['--model', model]),
    ...['--allowedTools', ...permissionsFor({ codes: worksOnFeatures })],
    ...(worksOnFeatures ? await projectCommands(paths) : []),
  ];
  const prompt = `You drive one iteration of an autonomous workflow, in an unattended session of its own. This is its brief; follow it to the end of your turn.\n\n${brief}`;
  const environment = {
    // Else claude stops agents that work for over ten minutes; those that are silent for too long are ended here.
    CLAUDE_CODE_PRINT_BG_WAIT_CEILING_MS: '0',
    CLAUDE_CODE_RETRY_WATCHDOG: '1',
    CLAUDE_CODE_RETRY_WATCHDOG_MAX_USAGE_LIMIT_WAIT_MS: String(Math.min(longestLimitMilliseconds, control.longestWait)),
  };
  const claude = await startClaude(words, { cwd: paths.root, input: prompt, environment, clock });
  try {
    const { pid } = claude;
    changeRun(paths, state.iteration, { claude: { pid, started: (await startOfProcess(pid)) ?? '' } });
    const { agent_timeout_minutes: agent, verification_timeout_minutes: verification } = configuration;
    const longest = worksOnFeatures ? Math.max(agent, verification) : agent;
    const process = await untilFinished(paths, session, { claude, clock }, longest, control);
    const signs = claude.signs();
    return { end: judgeSessionEnd(signs, process), signs };
  } finally {
    await claude.end('asked');
    forgetClaude(paths, state.iteration, claude.pid);
    removeSessionPointer(paths.root, session);
  }
}

/** The API waits that claude announces are in the log, and do not count towards the hours. */
async function untilFinished(
  paths: WorkflowPaths,
  session: string,
  { claude, clock }: { claude: Awaited<ReturnType<typeof startClaude>>; clock: AwakeClock },
  longestSilence: number,
  control: Control,
) {
  const mustEnd = keepWatch(paths, session, control, clock);
  let waitsSince: number | undefined;
  for (;;) {
    const process = await Promise.race([claude.finished, sleep(tickMilliseconds, undefined)]);
    const { waiting } = claude.signs();
    const isLongWait = process === undefined && waiting !== undefined && waiting.milliseconds >= shortestMilliseconds;
    if (waitsSince === undefined && isLongWait) {
      waitsSince = clock.read();
      noteWait(paths, waiting.error, Date.now() + waiting.milliseconds);
    } else if (waitsSince !== undefined && (process !== undefined || waiting === undefined)) {
      const since = Date.now() - (clock.read() - waitsSince);
      // A state that cannot be written now is written at the next tick.
      await leaveOut(paths, since).then(
        () => (waitsSince = undefined),
        () => undefined,
      );
    }
    if (process !== undefined) return process;
    const isHanging = isHung(claude.signs(), clock.read(), longestSilence);
    // A session that only waits is ended at once.
    const why = isHanging ? 'hung' : control.soon.aborted && isLongWait ? 'asked' : await mustEnd();
    if (why !== undefined) await claude.end(why);
  }
}

/** Rules for the commands with which the CLI verifies features; none where no command is known, which the phase reports. */
async function projectCommands(paths: WorkflowPaths): Promise<string[]> {
  try {
    const { commands } = await knownCommands(paths, new Date());
    return commands.map(({ line }) => `Bash(${line}:*)`);
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return [];
  }
}

/** The time that a session has for its last output after the end of its workflow. */
const lastWordsMilliseconds = 10_000;
const readEveryMilliseconds = 2_000;

/** Whether the workflow still belongs to this session. */
export function isOwner(paths: WorkflowPaths, session: string): boolean {
  const lease = readLease(paths);
  // A missing lease is written again at the end of the turn.
  return lease === undefined || (lease.session === session && lease.driver === 'headless');
}

/**
 * Begins to watch a running session: writes heartbeats and handles stop files.
 * @returns a function that says why the session must end now: the workflow has ended or has another owner, or a person asked for it; or its
 * budget is used up.
 */
export function keepWatch(
  paths: WorkflowPaths,
  session: string,
  control: Control,
  clock: AwakeClock,
): () => Promise<'asked' | 'spent' | undefined> {
  let read = -Infinity;
  let overSince: number | undefined;
  return async () => {
    if (control.now.aborted) return 'asked';
    const awake = clock.read();
    if (awake - read < readEveryMilliseconds) return undefined;
    read = awake;
    if (!isOwner(paths, session)) return 'asked';
    // What cannot be written now is written at the next tick.
    await noteLife(paths).catch(() => undefined);
    if (await hasEnded(paths)) overSince ??= awake;
    if (overSince === undefined && (await isSpent(paths))) return 'spent';
    return overSince !== undefined && awake - overSince >= lastWordsMilliseconds ? 'asked' : undefined;
  };
}

/** Whether a session goes on although a budget is used up, as the transcripts show. */
async function isSpent(paths: WorkflowPaths): Promise<boolean> {
  try {
    await catchUpSpend(paths);
    const state = await readState(paths);
    return state.status === 'in_progress' && allowance(spentState(paths, state), new Date()).kind === 'nothing';
  } catch {
    // Tried again at the next tick.
    return false;
  }
}

/** The time in which claude, when asked to end, writes its transcript and ends its child processes. */
const graceMilliseconds = 5_000;
/** The wait for the end of the output after claude has ended; a grandchild may keep the pipe open. */
const outputLagMilliseconds = 2_000;
const longestComplaint = 2_000;

/** The variables with which Claude Code detects that it runs inside another session. */
const ofTheOuterSession =
  /^(?:CLAUDECODE|CLAUDE_CODE_(?:SESSION_ID|SESSION_ATTENDED|ENTRYPOINT|SSE_PORT|CHILD_SESSION)|AI_AGENT)$/;

/** Called before a workflow is created or continued, so that a failure changes nothing. */
export function requireClaude(): void {
  if (findProgram('claude', searchPath()) === undefined) throw notStarted('no program of that name on the PATH');
}

function notStarted(received: string): WorkflowError {
  return new WorkflowError('claude could not be started', {
    received,
    fix: 'Install Claude Code, or put it on the PATH; `autonomous-workflow doctor` checks this.',
  });
}

/**
 * Starts the `claude` on the PATH in a process group of its own, so that Ctrl-C in the terminal reaches only the supervisor.
 * @param given its `input` is the prompt, which on standard input has no length limit and appears in no list of processes; the times in
 * its signs are those of the clock.
 */
async function startClaude(
  words: readonly string[],
  given: { cwd: string; input: string; environment: Record<string, string>; clock: AwakeClock },
) {
  const { environment, clock, ...options } = given;
  const inherited = Object.entries(process.env).filter(([name]) => !ofTheOuterSession.test(name));
  const child = execa('claude', words, {
    ...options,
    env: { ...Object.fromEntries(inherited), ...environment },
    extendEnv: false,
    buffer: false,
    reject: false,
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  if (child.pid === undefined) {
    const { shortMessage } = (await child) as unknown as { shortMessage?: string };
    throw notStarted(shortMessage ?? 'no process');
  }
  const { pid } = child;
  let signs = newSigns(clock.read());
  let complaint = '';
  let endedFor: ProcessEnd['endedFor'];
  createInterface({ input: child.stdout, crlfDelay: Infinity }).on('line', (line) => {
    signs = afterLine(signs, line, clock.read());
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-longestComplaint);
  });
  const finished = new Promise<ProcessEnd>((resolve) => {
    const done = (exitCode: number | null, signal: NodeJS.Signals | null) => {
      clearTimeout(lag);
      resolve({ exitCode: exitCode ?? undefined, signal: signal ?? undefined, complaint, endedFor });
    };
    let lag: NodeJS.Timeout | undefined;
    child.once('exit', (code, signal) => {
      lag = setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
        done(code, signal);
      }, outputLagMilliseconds);
    });
    child.once('close', done);
  });
  return {
    pid,
    /** Its state, according to its output so far. */
    signs: () => signs,
    finished,
    /** Ends it with all its child processes. */
    end: async (why: NonNullable<ProcessEnd['endedFor']>) => {
      endedFor ??= why;
      await endTree(pid, graceMilliseconds);
    },
  };
}
