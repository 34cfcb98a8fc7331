import { expect, it } from 'vitest';
import { parseMessageRow } from '../../src/spend/rules/account.ts';
import { randomOf } from '../../src/base/algorithms.ts';
import type { PrintResult } from '../simulator/claude-session.ts';
import type { ModelReply, ModelRequest, ScriptedModel, Usage } from '../simulator/model-types.ts';
import { persona } from '../simulator/persona/persona.ts';
import { conversationText, isSearch, isSubagent, requestKind } from '../simulator/conversation.ts';
import { enterLine } from '../simulator/enter-line.ts';
import { startSupervised } from '../simulator/supervised-run.ts';
import { call } from '../simulator/persona/actions.ts';
import { Scenario } from './scenario.ts';

const ways = ['run', '-p', 'terminal', 'ralph-loop'] as const;
type Way = (typeof ways)[number];

/** A request that was paid, in USD at list prices, after `before` had been spent. */
interface Paid {
  readonly kind: ReturnType<typeof requestKind>;
  readonly usd: number;
  readonly before: number;
  readonly at: number;
}

it(
  'a session that never ends its turn spends a dollar of a dollar, and the report is written',
  { timeout: 1_800_000 },
  async () => {
    for (const [seed, way] of ways.entries()) {
      const report = await play(seed + 1, way);
      // Only a Stop makes ralph-loop re-enter, and a turn that a hook ends has none: there the write-up waits for the session to end its turn.
      if (way !== 'ralph-loop') expect(report, way).toBe('written');
    }
  },
);

it.each(['-p', 'terminal'] as const)(
  'a session that only reads and searches spends a dollar of a dollar: %s',
  { timeout: 300_000 },
  async (way) => {
    await play(1, way, 'reading');
  },
);

/** With more requests than this the wall has failed; the model gives up, so that the test ends. */
const mostRequests = 250;

/** What a session does that never ends its turn: repeats commands, starts agents anew and reads, or only reads, from its sixth request on. */
type Habit = 'anything' | 'reading';

/** Does what a good session does, but never ends its turn. */
function spendthrift(random: () => number, habit: Habit): ScriptedModel {
  const good = persona({ researcher: { alwaysNew: true } });
  let requests = 0;
  return async (request) => {
    const reply = await good(request);
    if (requestKind(request) !== 'main' || ++requests > mostRequests) return reply;
    if (habit === 'reading') return requests > 5 ? oneOf(random, reading) : reply;
    const goesOn = reply.content.some(({ type }) => type === 'tool_use');
    return goesOn && random() < 0.7 ? reply : waste(request, random);
  };
}

const reading = [
  () => call('Grep', { pattern: 'limit' }),
  () => call('Glob', { pattern: '**/*.md' }),
  () => call('Read', { file_path: 'README.md' }),
];

/** @throws when there is none. */
function oneOf(random: () => number, choices: readonly (() => ModelReply)[]): ModelReply {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new Error('no choice');
  return choice();
}

function waste(request: ModelRequest, random: () => number): ModelReply {
  const text = conversationText(request);
  const agents = [...text.matchAll(/agent `([^`]+)`, task: `\[([^\]]+)\]` (.+)$/gm)];
  const again = agents[Math.floor(random() * agents.length)];
  const bash = (command: string) => call('Bash', { command, description: 'Go on' });
  const choices = [
    () => bash('autonomous-workflow record'),
    () => bash('autonomous-workflow record'),
    () => bash('autonomous-workflow brief'),
    () => call('Read', { file_path: 'docs/research-rate-limiting/progress.txt' }),
    () =>
      again === undefined
        ? bash('autonomous-workflow status')
        : call('Agent', {
            description: 'Once more',
            subagent_type: again[1],
            prompt: `[${again[2]}] ${again[3]}`,
          }),
  ];
  return oneOf(random, choices);
}

/**
 * Lets such a session spend a budget of a dollar, in one of the ways of use, and expects that it was not much more, that nothing was paid
 * after the end, and that the user is told how to go on.
 * @returns what became of the report: `listed` where nobody has written it up, so that code lists the findings.
 */
async function play(seed: number, way: Way, habit: Habit = 'anything'): Promise<'written' | 'listed' | 'none'> {
  const random = randomOf(`${seed}`);
  const paid: Paid[] = [];
  const [session, agent] = [6_000 + random() * 6_000, 6_000 + random() * 14_000].map(Math.round) as [number, number];
  const spent = () => paid.reduce((sum, { usd }) => sum + usd, 0);
  const usage = (request: ModelRequest): Partial<Usage> => {
    // The request that WebSearch makes itself stands in no transcript.
    const input_tokens = isSearch(request) ? 0 : isSubagent(request) ? agent : session;
    const tokens = { input_tokens, output_tokens: isSearch(request) ? 0 : 100 };
    const message = { id: 'x', model: request.model, usage: tokens };
    const row = JSON.stringify({ type: 'assistant', timestamp: new Date().toISOString(), message });
    paid.push({ kind: requestKind(request), usd: parseMessageRow(row)?.usd ?? 0, before: spent(), at: Date.now() });
    return tokens;
  };
  await using scenario = await Scenario.create({ model: spendthrift(random, habit), usage });
  const shown = await drive(scenario, way);
  const [end = Infinity] = scenario.timesOf('ended');
  const { end_reason, end_message } = scenario.state();
  const about = `${way}, ${seed}: ${end_message ?? ''}\n${JSON.stringify(paid)}`;
  expect(spent(), about).toBeLessThanOrEqual(1.15);
  // A session under `-p`, which prints only its last answer, is sent back once for that.
  const [late, ...later] = paid.filter(({ at, kind }) => at > end && kind === 'main');
  expect(way === '-p' && (late?.before ?? 1) < 1 ? later : [late, ...later].filter(Boolean), about).toEqual([]);
  // Where the money for one more iteration was there, its answers may have ended the search.
  expect(end_reason, about).toMatch(/^(?:max_cost|complete)$/);
  if (end_reason === 'max_cost') expect(shown, about).toMatch(/Go on with: .* --max-cost [23]\b/);
  const tex = scenario.text('rate-limiting', 'rate-limiting-report.tex');
  return !tex.includes('\\citep{') ? 'none' : tex.includes('nobody has written them up') ? 'listed' : 'written';
}

/** Starts the workflow and promises what is shown last, when it has ended. */
async function drive(scenario: Scenario, way: Way): Promise<string> {
  const budgets = ['--max-iterations', '30', '--max-cost', '1'];
  const command = `/autonomous-workflow:research 'rate-limiting' 'How do limiters compare?' ${budgets.join(' ')}`;
  if (way === 'run') {
    const words = ['--mode', 'research', 'rate-limiting', 'How do limiters compare?', ...budgets];
    const run = await startSupervised({
      cwd: scenario.folder,
      apiUrl: scenario.api.url,
      words,
      timeoutMilliseconds: 240_000,
    });
    return (await run.finished).stdout;
  }
  if (way === '-p') {
    return printed(scenario, await scenario.run(command));
  }
  if (way === 'ralph-loop') {
    const looped = `/ralph-loop:ralph-loop "${command}" --max-iterations 30`;
    return printed(scenario, await scenario.run(looped, { ralphLoop: true }));
  }
  const terminal = await scenario.open();
  await enterLine(terminal, command);
  const screen = await terminal.waitFor(/Go on with:[^]*--max-cost|ended \(complete\)[^]*Result:/, 240_000);
  // Its lines are broken at the pane's edge.
  return screen.replaceAll(/ *│.*$/gm, '').replaceAll(/\s+/g, ' ');
}

function printed(scenario: Scenario, { exitCode, stderr, stdout }: PrintResult): string {
  const last = () =>
    scenario
      .events()
      .slice(-40)
      .map((event) => JSON.stringify(event));
  expect(exitCode, exitCode === 0 ? '' : [stderr, ...last(), stdout.slice(-6_000)].join('\n')).toBe(0);
  return /Go on with: .{0,200}/.exec(stdout)?.[0] ?? stdout.slice(-2_000);
}
