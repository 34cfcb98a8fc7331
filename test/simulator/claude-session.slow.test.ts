import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runPrint, startPrint } from './claude-session.ts';
import { startMessagesApi } from './messages-api.ts';
import { isAlive } from '../../src/files/lock.ts';
import { isCompaction } from './request-kind.ts';
import { conversationText, toolCallsSoFar } from './request-reader.ts';
import { call, delegating, oneCommand, say } from './test-personas.ts';

let cwd = '';
beforeEach(async () => {
  cwd = await realpath(await mkdtemp(join(tmpdir(), 'simulated-project-')));
});
afterEach(() => rm(cwd, { recursive: true, force: true }));

test('the real claude runs the tool the scripted model calls, in a clean environment', async () => {
  const api = await startMessagesApi({ model: oneCommand('echo "$PWD [$NODE_EXTRA_CA_CERTS] $SIMULATED"') });
  const lines: string[] = [];
  const env = { SIMULATED: 'yes' };
  const onStdoutLine = (line: string) => lines.push(line);
  const options = { cwd, apiUrl: api.url, allowedTools: ['Bash(*)'], env, onStdoutLine };
  const run = await runPrint({ ...options, prompt: 'Run it.' });
  await api.close();

  expect(run).toMatchObject({ exitCode: 0, timedOut: false, stderr: '' });
  expect(run.resultJson).toMatchObject({ subtype: 'success', result: `It printed: ${cwd} [] yes` });
  expect(lines.join('\n')).toBe(run.stdout);
  expect(api.requests.map(({ kind }) => kind)).toEqual(['main', 'main']);
  expect(api.requests[0]?.lastUserText).toBe('Run it.');
});

test('a subagent reaches the same API', async () => {
  const api = await startMessagesApi({ model: delegating('Count to three.', 'one two three') });
  const run = await runPrint({ cwd, apiUrl: api.url, prompt: 'Delegate.' });
  await api.close();

  expect(api.requests.map(({ kind }) => kind)).toEqual(['main', 'subagent', 'main']);
  expect(api.requests[1]?.lastUserText).toContain('Count to three.');
  expect(run.resultJson?.result).toContain('one two three');
});

test('reported usage provokes a compaction', async () => {
  const api = await startMessagesApi({
    usage: (request) => ({ input_tokens: toolCallsSoFar(request).length < 2 ? 1000 : 150_000 }),
    model: (request) => {
      if (isCompaction(request)) return say('<summary>Two steps are done.</summary>');
      if (conversationText(request).includes('Two steps are done.')) return say('I remember.');
      return call('Bash', { command: 'echo step', description: 'Take a step' });
    },
  });
  const extraArgs = ['--autocompact', '100000'];
  const run = await runPrint({ cwd, apiUrl: api.url, allowedTools: ['Bash(*)'], extraArgs, prompt: 'Go.' });
  await api.close();

  expect(api.requests.map(({ kind }) => kind)).toEqual(['main', 'main', 'main', 'compaction', 'main']);
  expect(run.resultJson?.result).toBe('I remember.');
});

test('claude gets over a fault by asking again', async () => {
  const api = await startMessagesApi({ model: () => say('done'), faults: [{ kind: 'overloaded' }] });
  const run = await runPrint({ cwd, apiUrl: api.url, prompt: 'Hello.' });
  await api.close();

  expect(run.resultJson?.result).toBe('done');
  expect(api.requests.map(({ fault }) => fault?.kind)).toEqual(['overloaded', undefined]);
});

test('a run that takes too long is killed', async () => {
  const api = await startMessagesApi({ model: () => ({ ...say('late'), delayMilliseconds: 60_000 }) });
  const run = await startPrint({ cwd, apiUrl: api.url, prompt: 'Hello.', timeoutMilliseconds: 1500 });
  const result = await run.finished;
  await api.close();

  expect(result).toMatchObject({ timedOut: true, exitCode: undefined, resultJson: undefined });
  expect(isAlive(run.processId ?? process.pid)).toBe(false);
});

test('a rate limit that lasts an hour ends the run with an error', async () => {
  const api = await startMessagesApi({
    model: () => say('never'),
    faults: [{ kind: 'rate_limit', retryAfterSeconds: 3600 }],
  });
  const run = await runPrint({ cwd, apiUrl: api.url, prompt: 'Hello.' });
  await api.close();

  expect(run).toMatchObject({ exitCode: 1, resultJson: { is_error: true, api_error_status: 429 } });
  expect(api.requests).toHaveLength(1);
});

test('a binary that is not there is an error that says so', async () => {
  const run = runPrint({ cwd, apiUrl: 'http://127.0.0.1:9', prompt: 'Hello.', claudeBinary: '/nowhere/claude' });
  await expect(run).rejects.toThrow(/claude did not start.*\/nowhere\/claude/s);
});
