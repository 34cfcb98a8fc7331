import { describe, expect, it } from 'vitest';
import type { ModelRequest } from '../simulator/model-types.ts';
import { enterLine } from '../simulator/enter-line.ts';
import { researchPersona } from '../simulator/persona/persona.ts';
import { requestKind } from '../simulator/request-kind.ts';
import { agentStarts, ended, researchCommand, Scenario } from './scenario.ts';

const iterations = 40;

/** Reports a full context at the given main requests, so that Claude Code compacts the conversation after them. */
function fullAt(...requests: number[]): (request: ModelRequest) => { input_tokens: number } {
  let count = 0;
  return (request) => {
    if (requestKind(request) === 'main') count += 1;
    return { input_tokens: requestKind(request) === 'main' && requests.includes(count) ? 150_000 : 1_000 };
  };
}

describe('a long session', { timeout: 400_000 }, () => {
  it('goes through 40 iterations with two compactions and a /clear, and loses nothing', async () => {
    await using scenario = await Scenario.create({
      // Always something new: the search never saturates.
      model: researchPersona({ researcher: { alwaysNew: true } }),
      usage: fullAt(60, 130),
    });
    const terminal = await scenario.open({ extraArgs: ['--autocompact', '100000'] });
    await enterLine(terminal, researchCommand('How?', iterations));
    await expect.poll(() => scenario.began(30), { timeout: 250_000, interval: 500 }).toBe(true);
    await terminal.press('Escape');
    await terminal.waitFor(/Interrupted|❯\s*$/m, 10_000);
    await enterLine(terminal, '/clear');
    await expect.poll(() => scenario.sources().includes('clear'), { timeout: 20_000 }).toBe(true);
    await enterLine(terminal, 'Go on.');
    expect(await ended(scenario, 120)).toBe('max_iterations');
    expect(scenario.sources().filter((source) => source === 'compact').length).toBeGreaterThanOrEqual(2);
    expect(scenario.state()).toMatchObject({ iteration: iterations, recorded_iteration: iterations });
    const recorded = scenario.ledger().iterations.map(({ iteration }) => iteration);
    expect(recorded).toEqual(Array.from({ length: iterations }, (_, index) => index + 1));
    const starts = agentStarts(scenario.events());
    const repeated = starts.filter((id, index) => starts.indexOf(id) !== index);
    // Agents at work when the conversation was cleared have to be started again.
    expect(repeated.every((id) => id.startsWith('i30-') || id.startsWith('i31-'))).toBe(true);
  });
});
