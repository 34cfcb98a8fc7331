import { describe, expect, it } from 'vitest';
import { waitsForAgent } from '../../../src/session/rules/open-agents.ts';

const row = (...content: object[]) => JSON.stringify({ message: { content } });
const call = (id: string, name = 'Agent') => row({ type: 'tool_use', id, name, input: {} });
const answer = (id: string) => row({ type: 'tool_result', tool_use_id: id, content: 'x' });

describe('waitsForAgent', () => {
  it.each([
    ['an agent that was called', [call('a')], true],
    ['an agent that has answered', [call('a'), answer('a')], false],
    ['one of two that has not', [call('a'), call('b'), answer('a')], true],
    ['another tool', [call('a', 'Bash')], false],
    ['a line that is cut', ['{"message":{"content":[{"type":"tool_use","name":"Agent"'], false],
    ['nothing', [], false],
  ])('judges %s', (_, lines, expected) => {
    expect(waitsForAgent(lines)).toBe(expected);
  });
});
