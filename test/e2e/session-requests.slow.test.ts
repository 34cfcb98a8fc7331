import { describe, expect, it, onTestFinished } from 'vitest';
import { enterLine } from '../simulator/enter-line.ts';
import type { ScriptedModel } from '../simulator/model-types.ts';
import { persona } from '../simulator/persona/persona.ts';
import { session } from '../simulator/persona/session.ts';
import { conversationText, requestKind } from '../simulator/conversation.ts';
import { startSupervised } from '../simulator/supervised-run.ts';
import { CodingScenario, fn, ended, researchCommand, Scenario } from './scenario.ts';

const minute = 60_000;
const command = "/autonomous-workflow:implement 'app' 'Build the functions.' --max-iterations 20";

/** Agents in the background, as in every interactive session, and a session that does what it is told and no more. */
const agents = persona({ agentDelayMilliseconds: 500 });
const model: ScriptedModel = (request) => (requestKind(request) === 'main' ? session(request) : agents(request));

async function requestsOf(features: unknown[], line: string): Promise<CodingScenario> {
  const scenario = await CodingScenario.create(model, { features });
  onTestFinished(() => scenario[Symbol.asyncDispose]());
  const terminal = await scenario.open({ allowedTools: ['Write', 'Edit', 'Bash(node:*)'] });
  await enterLine(terminal, line);
  await scenario.ends(9 * minute);
  return scenario;
}

/** Researchers, architects and critics who answer one after the other, as minds do, in a session that waits to be called. */
const staggered: ScriptedModel = async (request) => {
  const reply = await persona()(request);
  if (requestKind(request) !== 'subagent') return reply;
  const [, nth = '1'] = /\[i\d+-[a-z]+(\d+)\]/.exec(conversationText(request)) ?? [];
  return { ...reply, delayMilliseconds: Number(nth) * 700 };
};

/** The deeds of the session in each of its requests. */
function ofSession({ api }: Pick<Scenario, 'api'>): string[] {
  return api.requests
    .filter(({ kind }) => kind === 'main')
    .map(({ reply }) =>
      (reply?.content ?? [])
        .map((block) => {
          if (block.type !== 'tool_use') return 'end of turn';
          const { subagent_type, command: ran } = block.input;
          return String(subagent_type ?? ran).replace(/^autonomous-workflow[: ]/, '');
        })
        .join(' + '),
    );
}

describe('the requests of an interactive session whose agents work in the background', { timeout: 10 * minute }, () => {
  it.each([
    ['three features', 9, [fn('F001', 'one', 1), fn('F002', 'two', 2), fn('F003', 'three', 3)], ''],
    ['two features side by side', 8, [fn('F001', 'one', 1), fn('F002', 'two', 2)], '--parallel 2 '],
  ])('are few for %s, critics included: at most %i', async (_what, most, all, options) => {
    const features = all.map((one) => ({ ...one, parallel: options !== '' }));
    const scenario = await requestsOf(features, command.replace('--max', `${options}--max`));
    expect(scenario.state()).toMatchObject({ status: 'complete', features_complete: all.length });
    const requests = ofSession(scenario);
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(most);
  });

  it.each([
    ['a research of three iterations', researchCommand('How do limiters compare?', 3), 5],
    [
      'research and plan of six',
      researchCommand('How do limiters compare?', 6).replace(':research', ':research-and-plan'),
      15,
    ],
  ])('are few for %s', async (_what, line, most) => {
    await using scenario = await Scenario.create({ model: staggered });
    const terminal = await scenario.open();
    await enterLine(terminal, line);
    await ended(scenario, 200);
    const requests = ofSession(scenario);
    expect(await terminal.screen()).not.toContain('<task-notification>');
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(most);
  });
});

describe('the requests of a session without a terminal', { timeout: 10 * minute }, () => {
  /** Seconds apart, as agents that think are: each of them would be called for by itself. */
  const apart: ScriptedModel = async (request) => {
    const reply = await staggered(request);
    return { ...reply, delayMilliseconds: (reply.delayMilliseconds ?? 0) * 4 };
  };

  it('are few for a research of three iterations: it is called once all agents have answered', async () => {
    await using scenario = await Scenario.create({ model: apart });
    await scenario.run(researchCommand('How do limiters compare?', 3), { timeoutMilliseconds: 6 * minute });
    const requests = ofSession(scenario);
    expect(scenario.state()).toMatchObject({ end_reason: 'max_iterations' });
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(6);
  });
});

/** Half of what a session of 0.2 sent for a feature, in bytes. */
const mostBytes = 283_000 / 2;

it('of `run` are two for each feature, of at most half the bytes that 0.2 sent', { timeout: 10 * minute }, async () => {
  const features = [fn('F001', 'one', 1), fn('F002', 'two', 2, ['F001'])];
  await using scenario = await CodingScenario.create(persona({ agentDelayMilliseconds: 500 }), { features });
  const words = ['--mode', 'implement', 'app', 'Build the functions.', '--json'];
  const { finished } = await startSupervised({
    ...{ cwd: scenario.folder, apiUrl: scenario.api.url, words, allow: ['Bash(node:*)'] },
    timeoutMilliseconds: 9 * minute,
  });
  const { exitCode, stdout } = await finished;
  expect(exitCode, stdout).toBe(0);
  const main = scenario.api.requests.filter(({ kind }) => kind === 'main');
  // Critics look at the plan first, in a session of their own.
  expect(main.length, ofSession(scenario).join('\n')).toBeLessThanOrEqual(2 * (features.length + 1));
  const [first, second] = main.slice(-2).map(({ request }) => JSON.stringify(request).length);
  expect((first ?? 0) + (second ?? 0)).toBeLessThanOrEqual(mostBytes);
});
