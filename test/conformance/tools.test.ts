import { expect } from 'vitest';
import type { ModelReply, ModelRequest } from '../simulator/model-types.ts';
import { newToolResults, toolCallsSoFar } from '../simulator/conversation.ts';
import { call, say } from '../simulator/persona/actions.ts';
import { contract } from './contract.ts';
import { Probe } from './probe.ts';

const event = { hookEventName: 'PreToolUse' };
const write = (path: string) => call('Write', { file_path: path, content: 'text' });
const bash = (command: string) => call('Bash', { command, description: 'Run it' });

/** A model that makes these calls one after the other. */
function inTurn(calls: readonly ModelReply[]): (request: ModelRequest) => ModelReply {
  return (request) => calls[toolCallsSoFar(request).length] ?? say('done');
}

contract('PreToolUse', [
  [
    'an allow runs a tool that no rule permits; a deny keeps it from running and tells the model why',
    async (claude) => {
      const allow = { permissionDecision: 'allow' };
      const deny = { permissionDecision: 'deny', permissionDecisionReason: 'Use the command.' };
      const steps = [allow, deny].map((one) => ({ stdout: { hookSpecificOutput: { ...event, ...one } } }));
      const results: unknown[] = [];
      await using probe = await Probe.create(claude, {
        hooks: { OwnCommand: steps },
        model: (request) => {
          results.push(...newToolResults(request));
          return inTurn([bash('probe-tool x'), bash('probe-tool x')])(request);
        },
      });
      await probe.run('Run.');
      const text = (said: string) => expect.stringContaining(said) as unknown;
      expect(results).toMatchObject([
        { isError: false, text: text('probe-tool ran: x') },
        { isError: true, text: text('Use the command.') },
      ]);
    },
  ],
  [
    'files in .claude are protected from Claude’s own writes even where edits are accepted',
    async (claude) => {
      const results: unknown[] = [];
      await using probe = await Probe.create(claude, {
        model: (request) => {
          results.push(...newToolResults(request));
          return inTurn([write('.claude/notes.md'), write('notes.md')])(request);
        },
      });
      await probe.run('Write.', { extraArgs: ['--permission-mode', 'acceptEdits'] });
      expect(results).toMatchObject([{ isError: true }, { isError: false }]);
    },
  ],
]);
