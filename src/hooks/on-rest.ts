import { setTimeout as sleep } from 'node:timers/promises';
import type { Rest, Wake } from '../engine/rest.ts';
import { startDetached } from '../programs/start-detached.ts';
import { announce } from '../store/announce.ts';
import { currentConfiguration } from '../store/configuration.ts';
import { note } from '../store/journal.ts';
import { ownedWorkflow } from '../store/ownership.ts';
import type { WorkflowPaths } from '../store/paths.ts';
import { readRest, writeRest } from '../store/rest.ts';
import { giveUpAgents } from '../store/silent-agents.ts';
import { readState } from '../store/state-file.ts';
import { briefOf, startIteration } from '../store/turn.ts';
import { endTurn } from '../store/turn-end.ts';
import { becomeWaiter, isWaiter } from '../store/waiter.ts';
import type { HookOutput } from './entry.ts';
import { text, type HookInput } from './input.ts';
import { waitOut, type RestingSession } from './wait-out.ts';

/** The hook that judges this turn began with us. It first clears away the verdict on the turn before, which takes it this long. */
const clearedWithinMilliseconds = 250;
/** Longer than the time limit of that hook. */
const judgedWithinMilliseconds = 35_000;
const pollMilliseconds = 50;

/** Beside a session that rests after a turn: wakes it when the reason is over, or when nobody else will. */
export async function onRest(input: HookInput, root: string): Promise<HookOutput> {
  const session = text(input.session_id);
  const paths = ownedWorkflow(root, session);
  if (paths === undefined) return undefined;
  becomeWaiter(paths);
  const rest = await restOfThisTurn(paths);
  // Without a terminal Claude Code waits for this hook before it does anything else: only a pause is worth that.
  const isUnattended = process.env.CLAUDE_CODE_SESSION_ATTENDED === '0';
  if (rest === undefined || (isUnattended && rest.kind !== 'pause')) return undefined;
  const resting = { paths, session, claude: process.ppid, transcript: text(input.transcript_path) };
  const why = await waitOut(resting, rest);
  return why === undefined || why === 'api-again' ? undefined : wake(why, rest, resting);
}

async function restOfThisTurn(paths: WorkflowPaths): Promise<Rest | undefined> {
  await sleep(clearedWithinMilliseconds);
  const deadline = Date.now() + judgedWithinMilliseconds;
  while (isWaiter(paths) && Date.now() < deadline) {
    const rest = readRest(paths);
    if (rest !== undefined && rest.turn >= performance.timeOrigin - clearedWithinMilliseconds) return rest;
    await sleep(pollMilliseconds);
  }
  return undefined;
}

async function wake(why: Exclude<Wake, 'api-again'>, rest: Rest, resting: RestingSession): Promise<HookOutput> {
  const { paths } = resting;
  const now = new Date();
  const told = await tellings[why](rest, resting, now);
  if (told === undefined) return undefined;
  writeRest(paths, { kind: 'busy', turn: rest.turn });
  note(paths, now, { event: 'woken', why });
  return { wake: told };
}

type Telling = (rest: Rest, resting: RestingSession, now: Date) => Promise<string | undefined>;

/** What the session is told when it is woken; undefined when there is nothing to tell. */
const tellings: Record<Exclude<Wake, 'api-again'>, Telling> = {
  'pause-over': async (rest, { paths }, now) => {
    const failed = rest.kind === 'pause' && rest.failed;
    return briefOf(paths, await startIteration(paths, now, { failed }));
  },
  'input-answered': judgeAgain,
  'notification-lost': judgeAgain,
  'agents-silent': async (rest, resting, now) => {
    const { paths } = resting;
    const minutes = (await currentConfiguration(paths.root)).configuration.agent_timeout_minutes;
    const tasks = rest.kind === 'agents' ? rest.tasks : [];
    const given = await giveUpAgents(paths, await readState(paths), tasks, minutes, now);
    const next = await judgeAgain(rest, resting, now);
    if (given.length === 0 || next === undefined) return next;
    return `No sign of life for ${minutes} minutes from the agents of ${given.join(', ')}: they count as failed. Stop them if they still run.\n\n${next}`;
  },
};

/** Nothing holds the session up any more: the turn is judged as if it ended now. */
async function judgeAgain(
  _rest: Rest,
  { paths, session, transcript }: RestingSession,
  now: Date,
): Promise<string | undefined> {
  const end = await endTurn(paths, { session, now, agentTasks: [], inputWaiting: false, transcript });
  const settings = { ...end.configuration, notify_terminal: false };
  for (const occasion of end.occasions) announce(paths, now, occasion, settings, startDetached);
  return end.outcome.kind === 'go-on' ? end.outcome.text : undefined;
}
