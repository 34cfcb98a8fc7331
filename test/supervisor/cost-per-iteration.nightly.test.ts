import { expect, it } from 'vitest';
import { persona } from '../simulator/persona/persona.ts';
import { startSupervised } from '../simulator/supervised-run.ts';
import { researchCommand, Scenario } from '../e2e/scenario.ts';

const minute = 60_000;
const iterations = 46;
/** Always something new: the search never saturates. */
const model = () => persona({ researcher: { alwaysNew: true } });

/** Tokens of all kinds of each iteration, as the journal has them, from the first. */
function tokensOf(scenario: Scenario): number[] {
  const spent = scenario.events().flatMap((event) => (event.event === 'spent' ? [event] : []));
  return spent.toSorted((a, b) => a.iteration - b.iteration).map(({ tokens }) => tokens ?? NaN);
}

/** The smallest of five iterations around this one: a session is called once more where one of its agents is late. */
function around(tokens: readonly number[], iteration: number): number {
  return Math.min(...tokens.slice(Math.max(0, iteration - 3), iteration + 2));
}

it(
  'an iteration under run costs the same at 45 as at 5; in one session it grows',
  { timeout: 60 * minute },
  async () => {
    await using headless = await Scenario.create({ model: model() });
    const options = `--mode research --iterations ${iterations} --max-iterations 200 --max-cost 1000`.split(' ');
    const run = await startSupervised({
      cwd: headless.folder,
      apiUrl: headless.api.url,
      words: [...options, 'rate-limiting', 'How do limiters compare?', '--json'],
      timeoutMilliseconds: 40 * minute,
    });
    const ended = await run.finished;
    expect(ended.exitCode, ended.stdout.slice(-2_000) + ended.stderr).toBe(0);
    await using session = await Scenario.create({ model: model() });
    await session.run(`${researchCommand('How do limiters compare?', iterations)} --max-cost 1000`, {
      timeoutMilliseconds: 15 * minute,
    });
    const [alone, together] = [tokensOf(headless), tokensOf(session)];
    console.log(`run: ${alone.join(' ')}\nin one session: ${together.join(' ')}`);
    expect(alone.length).toBeGreaterThanOrEqual(45);
    expect(around(alone, 45) / around(alone, 5)).toBeLessThan(1.1);
  },
);
