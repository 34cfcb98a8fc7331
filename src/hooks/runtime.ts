import type { HookOutput } from './entry.ts';
import type { HookInput } from './input.ts';

type ForOwner = (input: HookInput, root: string) => Promise<HookOutput>;

/** What a hook does once it is clear that the session is ours. Each loads only what it needs. */
export const onStop: ForOwner = async (...call) => (await import('./on-stop.ts')).onStop(...call);
export const onRest: ForOwner = async (...call) => (await import('./on-rest.ts')).onRest(...call);
export const onStopFailure: ForOwner = async (...call) => (await import('./on-stop-failure.ts')).onStopFailure(...call);
export const onToolUse: ForOwner = async (...call) => (await import('./on-tool-use.ts')).onToolUse(...call);
export const onSubagentStop: ForOwner = async (...call) => (await import('./library.ts')).onSubagentStop(...call);
export const onPreCompact: ForOwner = async (...call) => (await import('./on-pre-compact.ts')).onPreCompact(...call);
export const onSessionStart: ForOwner = async (...call) =>
  (await import('./on-session-start.ts')).onSessionStart(...call);
export const onSessionEnd: ForOwner = async (...call) => (await import('./on-session-end.ts')).onSessionEnd(...call);
export const regainTies = async (root: string, sessionId: string, now: Date): Promise<string | undefined> =>
  (await import('../store/lost-tie.ts')).regainTies(root, sessionId, now);
export const onCommand = async (input: HookInput): Promise<HookOutput> =>
  (await import('./library.ts')).onCommand(input);
