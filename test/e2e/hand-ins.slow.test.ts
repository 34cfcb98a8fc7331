import { expect, it } from 'vitest';
import type { ModelRequest } from '../simulator/model-types.ts';
import type { WritingHabit } from '../simulator/persona/hand-in.ts';
import { persona } from '../simulator/persona/persona.ts';
import { conversationText } from '../simulator/conversation.ts';
import { researchCommand, Scenario } from './scenario.ts';

const habits: readonly WritingHabit[] = ['wrong first', 'fenced', 'escaped', 'wrong name', 'in words'];

/** Each agent has a habit of its own: the first of an iteration hands in wrong first, the second writes a fence, and so on. */
function habit(request: ModelRequest): WritingHabit {
  const [, letter = '', number = '1'] = /\[i\d+-([a-z])(\d+)\]/.exec(conversationText(request)) ?? [];
  return habits[(Number(number) - 1 + (letter === 'a' ? 3 : 0)) % habits.length] ?? 'plain';
}

const model = persona({ main: { background: true }, habit });

const count = (scenario: Scenario, kind: string) => scenario.events().filter(({ event }) => event === kind).length;

/** The first iteration has four agents; whether the session goes on is the matter of other tests. */
function expectNoneLost(scenario: Scenario): void {
  expect(count(scenario, 'agent-started')).toBeGreaterThanOrEqual(4);
  expect(count(scenario, 'hand-in')).toBe(count(scenario, 'agent-started'));
  expect(scenario.events().filter((event) => event.event === 'hand-in-refused' && event.final)).toEqual([]);
}

it.each([['auto'], ['acceptEdits'], ['default']])(
  'no hand-in of an agent in the background is lost in permission mode %s, whatever its habits are',
  async (mode) => {
    await using scenario = await Scenario.create({ model });
    await scenario.run(researchCommand('How?', 2), { extraArgs: ['--permission-mode', mode] });
    expectNoneLost(scenario);
    expect(scenario.told().join('\n'), 'the session reads sentences').not.toContain('"claims"');
  },
);
