import { expect } from 'vitest';
import { toolCallsSoFar } from '../simulator/conversation.ts';
import { call, say } from '../simulator/persona/actions.ts';
import { contract } from './contract.ts';
import { Probe } from './probe.ts';

const block = { stdout: { decision: 'block', reason: 'Go on with step two.' } };
const context = { stdout: { hookSpecificOutput: { hookEventName: 'Stop', additionalContext: 'Then step three.' } } };

contract('Stop', [
  [
    'continue false of one hook beats the block of another, in -p too',
    async (claude) => {
      const over = { sleep: 100, stdout: { continue: false, stopReason: 'It has ended.' } };
      await using probe = await Probe.create(claude, { hooks: { Stop: [block], StopBeside: [{}, over] } });
      const run = await probe.run('Hello.');
      expect([run.exitCode, probe.mainRequests().length]).toEqual([0, 2]);
    },
  ],
  [
    'additionalContext continues the session as a block does; the ninth in a row without a tool call does not come',
    async (claude) => {
      await using probe = await Probe.create(claude, { hooks: { Stop: [context, block] } });
      const run = await probe.run('Hello.');
      expect(run.exitCode).toBe(0);
      expect(probe.mainRequests()).toHaveLength(9);
      expect(probe.lastConversation()).toContain('Stop hook additional context: Then step three.');
    },
  ],
  [
    'a tool call starts the count of continuations again',
    async (claude) => {
      const hooks = { Stop: [...Array<typeof block>(12).fill(block), {}] };
      await using probe = await Probe.create(claude, {
        hooks,
        model: (request) => {
          const calls = toolCallsSoFar(request).length;
          const answers = request.messages.filter(({ role }) => role === 'assistant').length;
          return answers % 2 === 0 ? call('Bash', { command: `echo ${calls}`, description: 'Step' }) : say('done');
        },
      });
      await probe.run('Hello.', { allowedTools: ['Bash(*)'] });
      expect(probe.calls('Stop')).toHaveLength(13);
    },
  ],
  [
    'a reason is not cut, however long; additionalContext over 10,000 characters is',
    async (claude) => {
      const long = `${'0123456789'.repeat(1200)}END`;
      const step = { stdout: { decision: 'block', reason: `reason ${long}` } };
      const started = { stdout: { hookSpecificOutput: { hookEventName: 'SessionStart', additionalContext: long } } };
      await using probe = await Probe.create(claude, { hooks: { SessionStart: [started], Stop: [step, {}] } });
      await probe.run('Hello.');
      const told = probe.lastConversation();
      expect(told).toContain(`reason ${long}`);
      expect(told).not.toContain(`context: ${long}`);
      expect(told).toMatch(/hook additional context: <persisted-output>/);
    },
  ],
]);
