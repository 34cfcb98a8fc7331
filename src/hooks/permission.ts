import type { HookOutput } from './input.ts';

/**
 * The answer of a hook to a tool that is about to run.
 * @param permissionDecisionReason for the user when it is allowed, for the model when it is denied.
 * @param updatedInput the input that replaces the tool's.
 */
export function permission(
  permissionDecision: 'allow' | 'deny',
  permissionDecisionReason: string,
  updatedInput?: Record<string, unknown>,
): HookOutput {
  const decision = { hookEventName: 'PreToolUse', permissionDecision, permissionDecisionReason };
  return { hookSpecificOutput: { ...decision, ...(updatedInput !== undefined && { updatedInput }) } };
}
