import { expect } from 'vitest';
import { isAlive } from '../../src/files/lock.ts';
import type { ScriptedModel } from '../simulator/model-types.ts';
import { isSubagent, toolCallsSoFar } from '../simulator/conversation.ts';
import { call, say } from '../simulator/persona/actions.ts';
import { contract } from './contract.ts';
import { Probe, waitFor } from './probe.ts';

const wake = { sleep: 300, stderr: `The wait is over. ${'0123456789'.repeat(1500)}END`, exit: 2 };
const sleeper = { until: 'never', exit: 2 };

const delegating: ScriptedModel = (request) => {
  if (isSubagent(request)) return { ...say('help'), delayMilliseconds: 4_000 };
  const input = { subagent_type: 'probe:helper', description: 'Help', prompt: 'Help.', run_in_background: true };
  return toolCallsSoFar(request).length === 0 ? call('Agent', input) : say('done');
};

contract('An asyncRewake hook of a PostToolUse that started an agent in the background, in -p', [
  [
    'holds the turn, which goes on with what it says at exit 2',
    async (claude) => {
      const hooks = { LaunchWaiter: [{ sleep: 1_000, stderr: 'Go on.', exit: 2 }] };
      await using probe = await Probe.create(claude, { hooks, model: delegating });
      await probe.run('Delegate.');
      const [, second] = probe.mainRequests();
      expect(JSON.stringify(second?.request.messages)).toContain('Go on.');
      expect(second?.at).toBeLessThan(probe.calls('SubagentStop')[0]?.at ?? 0);
    },
  ],
  [
    'ends the turn with continue: false; the news of the agent calls the session',
    async (claude) => {
      const hooks = { LaunchWaiter: [{ sleep: 1_000, stdout: { continue: false, stopReason: 'Over.' } }] };
      await using probe = await Probe.create(claude, { hooks, model: delegating });
      await probe.run('Delegate.');
      expect(probe.mainRequests()).toHaveLength(2);
      expect(probe.mainRequests()[1]?.lastUserText).toContain('<task-notification>');
    },
  ],
]);

contract('An asyncRewake hook of Stop', [
  [
    'that exits 2 starts a new turn in the idle session, with its whole stderr; the next Stop knows it',
    async (claude) => {
      await using probe = await Probe.create(claude, { hooks: { StopWaiter: [wake, {}] } });
      await probe.open();
      await probe.enter('Hello.');
      const [, woken] = await probe.waitForCalls('Stop', 2);
      expect(woken?.stdin.stop_hook_active).toBe(true);
      const told = probe.mainRequests().at(-1)?.lastUserText;
      expect(told).toContain('Stop hook blocking error from command "Stop": The wait is over.');
      expect(told).toContain('789END');
      expect(probe.calls('UserPromptSubmit')[1]?.stdin.prompt).toContain('<summary>Stop hook feedback</summary>');
    },
  ],
  [
    'does not count towards the cap of continuations',
    async (claude) => {
      const quick = { sleep: 50, stderr: 'Next.', exit: 2 };
      const hooks = { StopWaiter: [...Array<typeof quick>(9).fill(quick), {}] };
      await using probe = await Probe.create(claude, { hooks });
      await probe.open();
      await probe.enter('Hello.');
      await probe.waitForCalls('Stop', 10);
    },
  ],
  [
    'lives on over /clear and wakes the new session',
    async (claude) => {
      await using probe = await Probe.create(claude, { hooks: { StopWaiter: [{ ...wake, until: 'cleared' }, {}] } });
      const terminal = await probe.open();
      await probe.enter('Hello.');
      await probe.waitForCalls('StopWaiter');
      await terminal.waitFor('done');
      await probe.enter('/clear');
      const [, cleared] = await probe.waitForCalls('SessionStart', 2);
      probe.mark('cleared');
      const [, woken] = await probe.waitForCalls('Stop', 2);
      expect(woken?.stdin.session_id).toBe(cleared?.stdin.session_id);
    },
  ],
  [
    'gets SIGTERM at /exit',
    async (claude) => {
      await using probe = await Probe.create(claude, { hooks: { StopWaiter: [sleeper] } });
      const terminal = await probe.open();
      await probe.enter('Hello.');
      await probe.waitForCalls('StopWaiter');
      await terminal.waitFor('done');
      await probe.enter('/exit');
      await waitFor('the end of claude', () => !isAlive(terminal.processId) || undefined);
      const [waiter] = probe.notes('StopWaiter');
      expect(isAlive(waiter?.processId ?? 0)).toBe(false);
    },
  ],
  [
    'is an ordinary Stop hook in -p: waited for, and exit 2 continues',
    async (claude) => {
      await using probe = await Probe.create(claude, { hooks: { StopWaiter: [{ ...wake, stderr: 'Go on.' }, {}] } });
      const run = await probe.run('Hello.');
      expect(run.exitCode).toBe(0);
      expect(probe.lastConversation()).toMatch(/Stop hook feedback:\\n\[node [^\]]*StopWaiter\]: Go on\./);
    },
  ],
]);
