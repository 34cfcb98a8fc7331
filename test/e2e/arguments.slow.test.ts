import { describe, expect, it } from 'vitest';
import { persona } from '../simulator/persona/persona.ts';
import { Scenario } from './scenario.ts';

const hostile = `It's "quoted", costs $5 and $HOME, \`touch pwned-1\`, $(touch pwned-2); touch pwned-3
second line: 100 % & \\backslash { } # ~ ^ _ ---
---
--not-an-option <b>&amp;</b>, Don't!`;

describe('arguments that reach the real claude', () => {
  it('keep a prompt with every special character as it was typed, and run nothing of it', async () => {
    await using scenario = await Scenario.create({ model: persona({ main: { onlyTalks: true } }) });
    await scenario.run(`/autonomous-workflow:research 'rate-limiting' '${hostile}' --max-iterations 2`);
    expect(scenario.state().prompt).toBe(hostile);
    expect(scenario.exists('pwned-1') || scenario.exists('pwned-2') || scenario.exists('pwned-3')).toBe(false);
  });

  it('keep it inside a ralph-loop, whose own script mangles it', async () => {
    const prompt = 'It\'s "quoted", costs $5, `echo x` and $(echo y)\nsecond line';
    await using scenario = await Scenario.create({ model: persona() });
    await scenario.run(
      `/ralph-loop:ralph-loop "/autonomous-workflow:research 'rate-limiting' '${prompt}'" --max-iterations 2`,
      {
        ralphLoop: true,
      },
    );
    expect(scenario.state().prompt).toBe(prompt);
  });
});
