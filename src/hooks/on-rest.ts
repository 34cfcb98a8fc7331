import { setTimeout as sleep } from 'node:timers/promises';
import { hasTurnBegun } from '../session/rules/typed-input.ts';
import type { Wait, Wake } from '../loop/rules/waiting.ts';
import { startDetached } from '../programs/processes.ts';
import { announce } from '../loop/announce.ts';
import { agentTasks } from '../session/rules/agents.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { appendEvent } from '../journal/journal.ts';
import { ownedWorkflow } from '../session/pointer.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readWait } from '../loop/waiting.ts';
import { readOrRestoreState } from '../app/restore.ts';
import { readTranscriptTail } from '../session/transcript-tail.ts';
import { giveUpAgents } from '../app/silent-agents.ts';
import { catchUpSpend } from '../spend/spend.ts';
import { requestSnapshot } from '../loop/snapshot-request.ts';
import { readState, stateExists } from '../loop/state-file.ts';
import { briefOf, startIteration } from '../app/turn.ts';
import { endTurn } from '../app/turn-end.ts';
import { becomeWaiter, isWaiter } from '../session/waiter.ts';
import { type HookOutput, startFolder, text, type HookInput } from './input.ts';
import { recordWait } from './note-rest.ts';
import { waitOut, type WaitingSession } from './wait-out.ts';
import { counted } from '../base/text.ts';

/** The hook that judges this turn began with us. It first clears away the verdict on the turn before, which takes it this long. */
const clearedWithinMilliseconds = 250;
/** Longer than the time limit of that hook. */
const judgedWithinMilliseconds = 35_000;
const pollMilliseconds = 50;

/** Beside a session that rests after a turn: wakes it when the reason is over, or when nobody else will. */
export async function onWait(input: HookInput, root: string): Promise<HookOutput> {
  const session = text(input.session_id);
  const paths = ownedWorkflow(root, session);
  if (paths === undefined) return undefined;
  becomeWaiter(paths);
  // Without a terminal Claude Code waits for this hook before it does anything else: only a pause is worth that.
  const isUnattended = process.env.CLAUDE_CODE_SESSION_ATTENDED === '0';
  const waiting = {
    paths,
    session,
    claude: process.ppid,
    folder: startFolder(input),
    transcript: text(input.transcript_path),
  };
  let next: Next = await waitOfThisTurn(paths);
  if (next !== undefined && stateExists(paths)) {
    // What the end of the turn had no time for.
    requestSnapshot(paths, startDetached);
    await catchUpSpend(paths, new Date());
  }
  if (next === undefined && isWaiter(paths) && !isUnattended)
    next = await judgeUnjudged(waiting, agentTasks(input.background_tasks));
  while (typeof next === 'object' && (!isUnattended || next.kind === 'pause')) {
    const why = await waitOut(waiting, next);
    if (why === undefined || why === 'api-again') return undefined;
    const now = new Date();
    const before: Wait = next;
    next = await tellings[why](before, waiting, now);
    if (typeof next === 'string') appendEvent(paths, now, { event: 'woken', why });
  }
  return typeof next === 'string' ? { wake: next } : undefined;
}

/** What comes now: the text that the session is woken with, another reason to rest, or nothing that is ours to do. */
type Next = string | Wait | undefined;

/** The hook that judges turns was killed, or failed: nobody else would go on. */
async function judgeUnjudged(waiting: WaitingSession, atWork: string[]): Promise<Next> {
  if ((await readOrRestoreState(waiting.paths, new Date())).state.status !== 'in_progress') return undefined;
  // The verdict came before this process did, as on a busy machine it may, and the session went on: its turn is not over.
  if (hasTurnBegun(readTranscriptTail(waiting.transcript), performance.timeOrigin)) return undefined;
  return judge(waiting, new Date(), atWork);
}

async function waitOfThisTurn(paths: WorkflowPaths): Promise<Wait | undefined> {
  await sleep(clearedWithinMilliseconds);
  const deadline = Date.now() + judgedWithinMilliseconds;
  while (isWaiter(paths) && Date.now() < deadline) {
    const rest = readWait(paths);
    // The note of an error of the API is no verdict: the hook that wrote it waits itself, or has left to us.
    if (rest !== undefined && rest.kind !== 'api' && rest.turn >= performance.timeOrigin - clearedWithinMilliseconds)
      return rest;
    await sleep(pollMilliseconds);
  }
  return undefined;
}

type WakeMessage = (rest: Wait, waiting: WaitingSession, now: Date) => Promise<Next>;

/** What follows when the reason to rest is over. */
const tellings: Record<Exclude<Wake, 'api-again'>, WakeMessage> = {
  'pause-over': async (rest, { paths }, now) => {
    const failed = rest.kind === 'pause' && rest.failed;
    const state = await startIteration(paths, now, { failed });
    requestSnapshot(paths, startDetached);
    return state.status === 'in_progress' ? briefOf(paths, state) : undefined;
  },
  'input-answered': judgeAgain,
  'notification-lost': judgeAgain,
  'agents-silent': async (rest, waiting, now) => {
    const { paths } = waiting;
    const minutes = (await currentConfiguration(paths.root)).configuration.agent_timeout_minutes;
    const tasks = rest.kind === 'agents' ? rest.tasks : [];
    const given = await giveUpAgents(paths, await readState(paths), tasks, minutes, now);
    const next = await judgeAgain(rest, waiting, now);
    if (given.length === 0 || typeof next !== 'string') return next;
    return `No sign of life for ${counted(minutes, 'minute')} from the agents of ${given.join(', ')}: they count as failed. Stop them if they still run.\n\n${next}`;
  },
};

/** Nothing holds the session up any more: the turn is judged as if it ended now. */
async function judgeAgain(_rest: Wait, waiting: WaitingSession, now: Date): Promise<Next> {
  return judge(waiting, now, []);
}

async function judge(waiting: WaitingSession, now: Date, atWork: string[]): Promise<Next> {
  const { paths, session, claude, folder, transcript } = waiting;
  const owner = { id: session, process: claude, folder, transcript };
  const end = await endTurn(paths, { session: owner, now, agentTasks: atWork, inputWaiting: false });
  const settings = { ...end.configuration, notify_terminal: false };
  for (const occasion of end.occasions) announce(paths, now, occasion, settings, startDetached);
  if (!stateExists(paths)) return undefined;
  requestSnapshot(paths, startDetached);
  const rest = recordWait(paths, end.outcome, now.getTime());
  return end.outcome.kind === 'go-on' ? end.outcome.text : rest;
}
