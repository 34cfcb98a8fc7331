import type { HookOutput } from './entry.ts';

/** Below this version a Stop hook's answer with additionalContext is dropped whole (measured; Claude Code changelog). */
const firstWithContext = [2, 1, 163] as const;

/**
 * The answer of a Stop hook that makes the session go on with this text.
 * @param agent the environment variable AI_AGENT, such as `claude-code_2-1-330_harness`; older or unknown versions get the
 * form that every version understands, which newer ones show as a problem and send twice.
 */
export function continueSession(text: string, agent: string | undefined): HookOutput {
  if (supportsContext(agent ?? '')) return { hookSpecificOutput: { hookEventName: 'Stop', additionalContext: text } };
  return { decision: 'block', reason: text };
}

function supportsContext(agent: string): boolean {
  const version = /^claude-code_(\d+)-(\d+)-(\d+)/.exec(agent)?.slice(1).map(Number);
  if (version === undefined) return false;
  const difference = firstWithContext.map((part, index) => (version[index] ?? 0) - part).find((delta) => delta !== 0);
  return (difference ?? 0) >= 0;
}
