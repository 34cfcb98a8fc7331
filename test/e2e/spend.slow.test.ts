import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { workflowPaths } from '../../src/files/paths.ts';
import { beginSpend, updateSpend } from '../../src/spend/spend.ts';
import { state } from '../support/samples.ts';
import { createHome } from '../simulator/hermetic-home.ts';
import type { ModelRequest, Usage } from '../simulator/model-types.ts';
import {
  conversationText,
  isCompaction,
  isSubagent,
  newToolResults,
  toolCallsSoFar,
} from '../simulator/conversation.ts';
import { call, say } from '../simulator/persona/actions.ts';
import { Scenario } from './scenario.ts';

const session = '5e551011-0000-4000-8000-000000000001';

/** Says something and runs a command at once, starts an agent of another model that runs one, and ends. */
function spender(request: ModelRequest) {
  if (isCompaction(request)) return say('<summary>One step is done.</summary>');
  if (isSubagent(request)) return newToolResults(request).length > 0 ? say('Done.') : command();
  if (conversationText(request).includes('One step is done.')) return say('I remember.');
  const steps = toolCallsSoFar(request).length;
  if (steps === 0) return { content: [...say('First a command.').content, ...command().content] };
  if (steps > 1) return say('Done.');
  const task = { subagent_type: 'general-purpose', description: 'Help', prompt: 'Help', run_in_background: false };
  return call('Agent', { ...task, model: 'sonnet' });
}

const command = () => call('Bash', { command: 'echo step', description: 'Take a step' });

const used: Usage = {
  input_tokens: 1_234,
  output_tokens: 567,
  cache_read_input_tokens: 45_678,
  cache_creation_input_tokens: 5_000,
  cache_creation: { ephemeral_5m_input_tokens: 5_000, ephemeral_1h_input_tokens: 0 },
};

/** A run of claude whose session id, and so its transcript, is known before it begins. */
async function spending(usage: (request: ModelRequest) => Partial<Usage>) {
  const scenario = await Scenario.create({ model: spender, usage });
  onTestFinished(() => scenario[Symbol.asyncDispose]());
  const home = await createHome([scenario.folder]);
  onTestFinished(() => home.dispose());
  const folder = scenario.folder.replace(/[^a-zA-Z0-9]/g, '-');
  const transcript = join(home.path, '.claude', 'projects', folder, `${session}.jsonl`);
  const paths = workflowPaths(scenario.folder, 'x');
  await beginSpend(paths, state(), session, transcript, new Date());
  const spent = (statedUsd?: number) => updateSpend(paths, state(), session, transcript, new Date(), statedUsd);
  const run = async (words: string[]) => {
    const extraArgs = ['--allowedTools', 'Bash(*)', ...words];
    const { resultJson, stderr } = await scenario.run('Go.', { home: home.path, pluginDirs: [], extraArgs });
    expect(stderr).toBe('');
    expect(existsSync(transcript)).toBe(true);
    const { total_cost_usd: usd, modelUsage } = resultJson as { total_cost_usd: number; modelUsage: object };
    const tokens = Object.values(modelUsage as Record<string, Record<string, number>>).flatMap((model) =>
      tokenFields.map((field) => model[field] ?? 0),
    );
    return { usd, tokens: tokens.reduce((sum, count) => sum + count, 0) };
  };
  return { spent, run, api: scenario.api };
}

const tokenFields = ['inputTokens', 'outputTokens', 'cacheReadInputTokens', 'cacheCreationInputTokens'];
const fresh = ['--session-id', session];

describe('the cost that is shown, with the real claude', () => {
  it('by list prices is what Claude Code says, and its figure goes on over a resumption', async () => {
    const { run, spent, api } = await spending(() => ({
      ...used,
      cache_creation: { ephemeral_5m_input_tokens: 2_000, ephemeral_1h_input_tokens: 3_000 },
    }));
    const first = await run(fresh);
    const computed = await spent();
    expect(new Set(api.requests.map(({ model }) => model)).size).toBe(2);
    expect(computed).toMatchObject({ tokens: first.tokens });
    expect(computed.usd).toBeCloseTo(first.usd, 9);
    expect(await spent(first.usd)).toMatchObject({ tokens: first.tokens });
    const second = await run(['--resume', session]);
    expect(second.usd).toBeGreaterThan(first.usd);
    const resumed = await spent(second.usd);
    expect(resumed).toMatchObject({ tokens: second.tokens });
    expect(resumed.usd).toBeCloseTo(second.usd, 9);
  });
});
