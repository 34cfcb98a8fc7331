import type { EngineInterface } from 'claude-code';

/**
 * The input of a hook with what the session has cost: the transcripts, which hooks can read, lack Claude Code's own requests. As it
 * was where no cost is told.
 */
export async function withCost<Input extends object>($: EngineInterface, input: Input): Promise<Input> {
  try {
    const { cost } = await $.session.usage();
    return cost === undefined ? input : { ...input, session_cost_usd: cost.usd };
  } catch {
    return input;
  }
}
