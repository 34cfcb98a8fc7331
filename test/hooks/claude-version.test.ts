import { afterEach, expect, it, vi } from 'vitest';
import { olderClaude } from '../../src/hooks/input.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['claude-code_2-1-239_harness', '2.1.239'],
  ['claude-code_2-0-300', '2.0.300'],
  ['claude-code_1-9-999_harness', '1.9.999'],
  ['claude-code_2-1-240_harness', undefined],
  ['claude-code_2-2-0_harness', undefined],
  ['claude-code_3-0-0', undefined],
  ['claude-code_next', undefined],
  ['another-agent_1-0-0', undefined],
  ['', undefined],
])('of the versions that "%s" may name, %s is older than 2.1.240', (agent, version) => {
  vi.stubEnv('AI_AGENT', agent);
  expect(olderClaude([2, 1, 240])).toBe(version);
});
