import { describe, expect, it, onTestFinished } from 'vitest';
import { researchTools } from '../simulator/demo-project.ts';
import { enterLine } from '../simulator/enter-line.ts';
import { startMessagesApi } from '../simulator/messages-api.ts';
import type { ScriptedModel } from '../simulator/model-types.ts';
import { patientSession } from '../simulator/persona/patient-session.ts';
import { codingPersona } from '../simulator/persona/coding-persona.ts';
import { stepsOf } from '../simulator/persona/conversation.ts';
import { researchPersona } from '../simulator/persona/persona.ts';
import { requestKind } from '../simulator/request-kind.ts';
import { conversationText } from '../simulator/request-reader.ts';
import { createDemoProject } from '../simulator/demo-project.ts';
import { hurried, open, run, slowly, strayed } from './background-agents.ts';
import { CodingScenario, fn } from './coding-scenario.ts';
import { rm } from 'node:fs/promises';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const minute = 60_000;

describe('agents in the background of claude -p', { timeout: 10 * minute }, () => {
  const env = { AUTONOMOUS_WORKFLOW_AGENT_TIMEOUT_MINUTES: '0.4', AUTONOMOUS_WORKFLOW_BACKOFF_ON_FAILURE: 'false' };
  const command = "/autonomous-workflow:implement 'app' 'Build the functions.' --max-iterations 12";
  const features = [fn('F001', 'one', 1), fn('F002', 'two', 2)];

  const created = (milliseconds: number) => {
    const others = slowly(codingPersona(), 'F001', milliseconds);
    return CodingScenario.create(
      (request) => (requestKind(request) === 'main' ? patientSession(request) : others(request)),
      { features },
    );
  };

  it('are waited for, and the work of one that comes after it was given up still counts', async () => {
    await using scenario = await created(36_000);
    const run = await scenario.run(command, 9 * minute, { env });
    expect([run.timedOut, run.exitCode]).toEqual([false, 0]);
    expect(scenario.state()).toMatchObject({ status: 'complete', features_complete: 2, features_failed: 0 });
    expect(scenario.events()).toContainEqual(
      expect.objectContaining({ event: 'agents-silent', assignments: ['F001'] }),
    );
    expect([scenario.failures('F001'), scenario.failures('F002')]).toEqual([[], []]);
    expect(scenario.git('status', '--porcelain')).toBe('');
    expect(scenario.isGreen()).toBe(true);
  });

  it('do not hold it for ever where one never answers: claude is ended, and the workflow goes on when it is continued', async () => {
    await using scenario = await created(30 * minute);
    const run = await scenario.run(command, 5 * minute, { env });
    expect([run.timedOut, run.exitCode]).toEqual([false, 143]);
    expect(scenario.events()).toContainEqual(
      expect.objectContaining({ event: 'session-lost', why: expect.stringMatching(/F001.*no sign of life/) as string }),
    );
    expect(scenario.state()).toMatchObject({ status: 'in_progress' });
    await scenario.run("/autonomous-workflow:continue-auto 'app'", 5 * minute, { env });
    expect(scenario.state()).toMatchObject({ status: 'complete', features_complete: 2, features_failed: 0 });
  });
});

describe('agents in the background of an interactive session', { timeout: 10 * minute }, () => {
  it('are waited for: no attempt is lost to a hurry, and a coder that comes late holds nothing up', async () => {
    const features = [fn('F001', 'one', 1), fn('F002', 'two', 2), fn('F003', 'three', 3)];
    const model = hurried(slowly(codingPersona(), 'F002', 4 * minute, { untilTaken: true }));
    await using scenario = await CodingScenario.create(model, { features });
    const env = { AUTONOMOUS_WORKFLOW_AGENT_TIMEOUT_MINUTES: '0.5', AUTONOMOUS_WORKFLOW_BACKOFF_ON_FAILURE: 'false' };
    const tools = [...researchTools, 'Write', 'Edit', 'Bash(node:*)'];
    const terminal = await open(scenario.root, scenario.api.url, env, tools);
    await enterLine(terminal, "/autonomous-workflow:implement 'app' 'Build the functions.' --max-iterations 12");
    const status = () => (scenario.exists('docs/research-app/app-state.md') ? scenario.state().status : 'none');
    await expect
      .poll(status, { timeout: 9 * minute, interval: 500 })
      .not.toMatch(/^(?:none|in_progress)$/)
      .catch(async (error: unknown) => {
        throw new Error(`${String(error)}\n${await terminal.screen()}`);
      });
    expect(scenario.state()).toMatchObject({ status: 'complete', features_complete: 3, features_failed: 0 });
    // The session that is woken for a silent coder starts another one, instead of verifying nothing.
    expect(features.map(({ id }) => scenario.failures(id))).toEqual([[], [], []]);
    expect(scenario.events()).toContainEqual(
      expect.objectContaining({ event: 'agents-silent', assignments: ['F002'] }),
    );
    const told = scenario.api.requests.map(({ request }) => conversationText(request)).join('\n');
    // The turn ends with the start of an agent: there is no moment left in which to hurry.
    expect(told).not.toMatch(/`record` comes too early|comes too early: the coder/);
    expect(told).toMatch(/Another coder works on F002 now|Your attempt at F002 is over|The work on F002 is over/);
    expect(scenario.git('log', '--format=%s').split('\n')).toHaveLength(4);
    expect(scenario.git('status', '--porcelain')).toBe('');
    expect(scenario.isGreen()).toBe(true);
  });

  it('are held to the work tree of their feature where several work side by side', async () => {
    const features = [
      { ...fn('F001', 'one', 1), parallel: true },
      { ...fn('F002', 'two', 2), parallel: true },
    ];
    const files = { astray: '' };
    const model = hurried(slowly(codingPersona(), 'none'));
    await using scenario = await CodingScenario.create((request) => strayed(model, 'F002', files.astray)(request), {
      features,
    });
    files.astray = join(scenario.root, 'src/astray.ts');
    const tools = [...researchTools, 'Write', 'Edit', 'Bash(node:*)'];
    const terminal = await open(scenario.root, scenario.api.url, {}, tools);
    const command = "/autonomous-workflow:implement 'app' 'Build the functions.' --parallel 2 --max-iterations 9";
    await enterLine(terminal, command);
    const status = () => (scenario.exists('docs/research-app/app-state.md') ? scenario.state().status : 'none');
    await expect.poll(status, { timeout: 9 * minute, interval: 500 }).not.toMatch(/^(?:none|in_progress)$/);
    expect(scenario.state()).toMatchObject({ status: 'complete', features_complete: 2 });
    expect([scenario.failures('F001'), scenario.failures('F002')]).toEqual([[], []]);
    const told = scenario.api.requests.map(({ request }) => conversationText(request)).join('\n');
    const own = join(scenario.root, 'docs/research-app/.runtime/worktrees/F002/src/astray.ts');
    expect(told).toContain(`yours is ${own}`);
    expect(scenario.exists('src/astray.ts')).toBe(false);
    expect(scenario.git('status', '--porcelain')).toBe('');
  });

  it('leave no prompt behind when a STOP file ends the workflow while they work', async () => {
    const folder = await createDemoProject();
    onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    const base = join(folder, 'docs/research-limits');
    const recorder: ScriptedModel = (request) => {
      const last = stepsOf(request).at(-1);
      const isCalled = last?.kind === 'told' && last.text.includes('<task-notification>');
      if (requestKind(request) === 'main' && isCalled) return run('autonomous-workflow record');
      return researchPersona({ agentDelayMilliseconds: 6_000 })(request);
    };
    const api = await startMessagesApi({ model: recorder });
    onTestFinished(() => api.close());
    const others = researchTools.filter((tool) => !tool.startsWith('Bash'));
    const terminal = await open(folder, api.url, {}, [...others]);
    await enterLine(terminal, "/autonomous-workflow:research 'limits' 'How do limiters compare?' --max-iterations 9");
    const journal = () =>
      existsSync(join(base, 'journal.jsonl')) ? readFileSync(join(base, 'journal.jsonl'), 'utf8') : '';
    await expect.poll(journal, { timeout: minute }).toContain('agent-started');
    writeFileSync(join(base, 'STOP'), '');
    await expect.poll(journal, { timeout: minute }).toContain('"ended"');
    const answers = () => api.requests.map(({ request }) => conversationText(request)).join('\n');
    await expect.poll(answers, { timeout: minute }).toContain('has no iteration in progress');
    expect(await terminal.screen()).not.toMatch(/Do you want to/);
  });
});
