import { describe, expect, it } from 'vitest';
import { enterLine } from '../simulator/enter-line.ts';
import type { ScriptedModel } from '../simulator/model-types.ts';
import { persona } from '../simulator/persona/persona.ts';
import { conversationText } from '../simulator/conversation.ts';
import { hurried, slowly, strayed } from './background-agents.ts';
import { CodingScenario, pythonProject } from './scenario.ts';

const minute = 60_000;
const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const ids = names.map((_, index) => `T00${index + 1}`);
const late = 'T002';
const stray = 'T004';

/** What the sixth function gives is said nowhere: its coder asks. */
const plan = [
  '# Tasks',
  '',
  'Python and its standard library only.',
  '',
  '## Phase 1: Functions',
  ...names.map((name, index) => {
    const gives = name === 'six' ? '' : ` gives ${index + 1}`;
    return `- [ ] ${ids[index] ?? ''} [P] Function ${name}${gives} in lib/${name}.py`;
  }),
  '',
].join('\n');

/** Coders in the background: all take their time, one comes back when nobody waits any more, one asks, one begins in the wrong tree. */
async function create(isBeside: boolean): Promise<CodingScenario> {
  const files = { astray: '' };
  const coders = slowly(persona(), late, 8 * minute, { untilTaken: true });
  const model: ScriptedModel = hurried((request) =>
    (isBeside ? strayed(coders, stray, files.astray) : coders)(request),
  );
  const scenario = await CodingScenario.create(model, { 'specs/001-app/tasks.md': plan }, pythonProject);
  files.astray = scenario.path('lib/astray.py');
  return scenario;
}

const env = { AUTONOMOUS_WORKFLOW_AGENT_TIMEOUT_MINUTES: '0.5', AUTONOMOUS_WORKFLOW_BACKOFF_ON_FAILURE: 'false' };
const command = (options: string) =>
  `/autonomous-workflow:implement 'app' 'Build the functions.' ${options}--max-iterations 30`;

const goesOn = "/autonomous-workflow:continue-auto 'app'";

/** All but one are built: its coder has a question, which the user answers. */
function answers(scenario: CodingScenario): void {
  expect(scenario.state()).toMatchObject({ status: 'blocked', end_reason: 'blocked_on_human', features_complete: 7 });
  scenario.cli('resolve', 'E001', 'It gives 6.', 'app');
}

function expectBuilt(scenario: CodingScenario, isBeside: boolean, isInTerminal: boolean): void {
  expect(scenario.state()).toMatchObject({ status: 'complete', features_complete: 8, features_failed: 0 });
  const failures = ids.flatMap((id) => scenario.failures(id).map((why) => `${id}: ${why}`));
  // One coder that did not come back in time costs no attempt; it would take three in a row.
  expect(failures).toEqual([]);
  const events = scenario.events();
  expect(events).toContainEqual(expect.objectContaining({ event: 'agents-silent', assignments: [late] }));
  expect(events).toContainEqual(expect.objectContaining({ event: 'coder-answered', feature: 'T006' }));
  const told = scenario.api.requests.map(({ request }) => conversationText(request)).join('\n');
  const lateWords = /Your work on T002 is over/;
  expect(told).toMatch(lateWords);
  // Where the turn ends with the start of the last agent, the session has no request in which to verify too early.
  if (isBeside && isInTerminal)
    expect(told).toMatch(/`feature verify T00\d` comes too early while agents are at work: T00\d/);
  if (isBeside)
    expect(told).toContain(`yours is ${scenario.path(`docs/research-app/.runtime/worktrees/${stray}/lib/astray.py`)}`);
  expect(scenario.exists('lib/astray.py')).toBe(false);
  expect(scenario.read('lib/six.py')).toContain('return 6\n');
  // One commit for each, in it the tick of its task; what a stranger clones is green.
  const subjects = scenario.git('log', '--format=%s').split('\n').slice(0, -1);
  expect(subjects.map((subject) => subject.slice(0, 4)).toSorted()).toEqual(ids);
  expect(scenario.read('specs/001-app/tasks.md').match(/- \[x\] T00\d/g)).toHaveLength(8);
  expect(scenario.git('log', '--merges', '--format=%s')).toBe('');
  expect(scenario.git('worktree', 'list').split('\n')).toHaveLength(1);
  expect(scenario.git('status', '--porcelain')).toBe('');
  expect(scenario.isGreen('python3', '-m', 'unittest', 'discover', '-s', 'tests', '-t', '.')).toBe(true);
}

describe('eight features, whose coders work in the background', { timeout: 11 * minute }, () => {
  it.each([
    ['one after the other', ''],
    ['two side by side', '--parallel 2 '],
  ])('in claude -p, %s', async (_, options) => {
    await using scenario = await create(options !== '');
    const run = await scenario.run(command(options), 10 * minute, { env });
    expect([run.timedOut, run.exitCode]).toEqual([false, 0]);
    answers(scenario);
    await scenario.run(goesOn, 5 * minute, { env });
    expectBuilt(scenario, options !== '', false);
  });

  it.each([
    ['one after the other', ''],
    ['two side by side', '--parallel 2 '],
  ])('in an interactive session, %s', async (_, options) => {
    await using scenario = await create(options !== '');
    const terminal = await scenario.open({ env, allowedTools: ['Write', 'Edit', 'Bash(node:*)'] });
    await enterLine(terminal, command(options));
    await scenario.ends(10 * minute).catch(async (error: unknown) => {
      throw new Error(`${String(error)}\n${await terminal.screen()}`);
    });
    answers(scenario);
    await enterLine(terminal, goesOn);
    await expect.poll(() => scenario.state().status, { timeout: 5 * minute, interval: 1_000 }).toBe('complete');
    expectBuilt(scenario, options !== '', true);
  });
});
