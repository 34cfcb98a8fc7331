import { notice, type HookOutput, type HookInput } from './input.ts';

type ForOwner = (input: HookInput, root: string) => Promise<HookOutput>;

/**
 * What a hook does once it is clear that the session is ours, but for what happens at every turn and tool, which has bundles of
 * its own. Each loads only what it needs.
 */
export const onWait: ForOwner = async (...call) => (await import('./on-rest.ts')).onWait(...call);
export const onStopFailure: ForOwner = async (...call) => (await import('./on-stop-failure.ts')).onStopFailure(...call);
export const onSubagentStop: ForOwner = async (...call) => (await import('./library.ts')).onSubagentStop(...call);
export const onPreCompact: ForOwner = async (...call) => (await import('./on-pre-compact.ts')).onPreCompact(...call);
export const onSessionStart: ForOwner = async (...call) =>
  (await import('./on-session-start.ts')).onSessionStart(...call);
export const onSessionEnd: ForOwner = async (...call) => (await import('./on-session-end.ts')).onSessionEnd(...call);
export const restorePointers = async (root: string, sessionId: string, now: Date): Promise<string | undefined> =>
  (await import('../loop/ownership.ts')).restorePointers(root, sessionId, now);
export const onCommand = async (input: HookInput): Promise<HookOutput> =>
  (await import('./library.ts')).onCommand(input);

/** What the hooks of every turn and tool need seldom. */
export const startAgent: typeof import('./start-agent.ts').startAgent = async (...call) =>
  (await import('./start-agent.ts')).startAgent(...call);
export const isDenied: typeof import('../safety/denials.ts').isDenied = async (...call) =>
  (await import('../safety/denials.ts')).isDenied(...call);
export const steeringFiles: typeof import('../loop/steering-files.ts').steeringFiles = async (...call) =>
  (await import('../loop/steering-files.ts')).steeringFiles(...call);
export const describeLostPointer = async (root: string, sessionId: string): Promise<HookOutput> =>
  notice((await import('../loop/ownership.ts')).describeLostPointer(root, sessionId));
export const notify = async (...call: Parameters<typeof import('./tell.ts').notify>): Promise<string> =>
  (await import('./tell.ts')).notify(...call);
export const notifyProblem: (...call: Parameters<typeof import('./tell.ts').notifyProblem>) => Promise<void> = async (
  ...call
) => (await import('./tell.ts')).notifyProblem(...call);
export const logFailure = async (...call: Parameters<typeof import('./log-failure.ts').logFailure>): Promise<void> => {
  (await import('./log-failure.ts')).logFailure(...call);
};
