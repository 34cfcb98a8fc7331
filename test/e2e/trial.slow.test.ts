import { expect, it } from 'vitest';
import type { ModelReply, ModelRequest, ScriptedModel } from '../simulator/model-types.ts';
import { agentOf } from '../simulator/persona/agent-of.ts';
import { handingIn } from '../simulator/persona/hand-in.ts';
import { stepsOf, toldIn } from '../simulator/conversation.ts';
import { persona } from '../simulator/persona/persona.ts';
import { call, say } from '../simulator/persona/actions.ts';
import { researchCommand, Scenario } from './scenario.ts';

const program = `let runs = 3;\nwhile (runs-- > 0) console.log('run ' + (3 - runs) + ': 4 keys swept of 7');\n`;

/** Writes a program, runs it, and quotes what it did not print before what it did. */
function experimenter(request: ModelRequest): ModelReply {
  const steps = stepsOf(request);
  const told = toldIn(steps);
  const [, folder = '', id = ''] = /Your scratch folder: (\S+\/trials\/(i\d+-x\d+)\/)/.exec(told) ?? [];
  const called = (name: string) => steps.filter((step) => step.kind === 'called' && step.name === name).length;
  if (called('Write') === 0) return call('Write', { file_path: `${folder}sweep.mjs`, content: program });
  if (called('Bash') === 0) return call('Bash', { command: `node ${folder}sweep.mjs`, description: 'Run it' });
  const quote = called('Write') === 1 ? 'run 3: 9 keys swept of 9' : 'run 3: 4 keys swept of 7';
  const [, swept = ''] = /: (\d)/.exec(quote) ?? [];
  const claim = {
    text: `A sweep of the limiter removes ${swept} of its keys in every run.`,
    quote,
    importance: 'central',
    source: { file: `${folder.slice(0, -1)}.txt` },
  };
  const handIn = {
    assignment: id,
    summary: 'A sweep was run three times.',
    claims: [claim],
    contradictions: [],
    questions: [],
  };
  return say(`\`\`\`json\n${JSON.stringify(handIn, null, 2)}\n\`\`\``);
}

/** Reads the goal as one that only a trial answers. */
const model: ScriptedModel = async (request) => {
  if (agentOf(request) === 'experimenter') return handingIn(request, () => experimenter(request));
  const reply = await persona()(request);
  if (agentOf(request) !== 'goal-reader') return reply;
  const content = JSON.parse(
    JSON.stringify(reply.content).replaceAll('\\"web\\"', '\\"trial\\"'),
  ) as typeof reply.content;
  return { ...reply, content };
};

it(
  'a question that only a trial answers is tried, and what it printed is the source',
  { timeout: 240_000 },
  async () => {
    await using scenario = await Scenario.create({ model });
    const run = await scenario.run(researchCommand('How many keys does a sweep remove?', 6, 'standard'), {
      extraArgs: ['--settings', JSON.stringify({ permissions: { allow: ['Bash(node:*)'] } })],
    });
    expect(run.exitCode, run.stderr).toBe(0);
    const started = scenario.events().flatMap((one) => (one.event === 'agent-started' ? [one.agent] : []));
    expect(started.filter((agent) => agent === 'experimenter')).toHaveLength(1);
    expect(started).not.toContain('researcher');
    const { claims, sources } = scenario.ledger();
    const source = sources.find(({ url }) => url === 'repository:docs/research-rate-limiting/trials/i1-x1.txt');
    const measured = claims.find(({ evidence }) => evidence.some((one) => one.source === source?.id));
    expect(measured?.verdict).toBe('supported');
    expect(measured?.evidence[0]).toMatchObject({ quote: 'run 3: 4 keys swept of 7', check: { sound: true } });
    expect(claims.map(({ text }) => text).join()).not.toContain('removes 9');
    expect(scenario.text('rate-limiting', 'trials/i1-x1.txt')).toMatch(
      /^\$ node .*sweep\.mjs\nrun 1: .*\nrun 2: .*\nrun 3: /,
    );
    const refused = scenario.api.requests.flatMap(({ request }) =>
      agentOf(request) === 'experimenter' ? stepsOf(request) : [],
    );
    expect(JSON.stringify(refused)).toContain('claims #1 quote: ');
    expect(scenario.state().end_reason).toBe('complete');
  },
);
