import { expect } from 'vitest';
import type { ModelReply, ModelRequest } from '../simulator/model-types.ts';
import { newToolResults, toolCallsSoFar } from '../simulator/conversation.ts';
import { call, say } from '../simulator/persona/actions.ts';
import { contract } from './contract.ts';
import { Probe } from './probe.ts';

const write = (path: string) => call('Write', { file_path: path, content: 'text' });
const bash = (command: string) => call('Bash', { command, description: 'Run it' });

/** A model that makes these calls one after the other. */
function inTurn(calls: readonly ModelReply[]): (request: ModelRequest) => ModelReply {
  return (request) => calls[toolCallsSoFar(request).length] ?? say('done');
}

contract('PreToolUse', [
  [
    'a deny keeps the tool from running and tells the model why',
    async (claude) => {
      const deny = {
        hookEventName: 'PreToolUse',
        permissionDecision: 'deny',
        permissionDecisionReason: 'Use the command.',
      };
      const results: unknown[] = [];
      await using probe = await Probe.create(claude, {
        hooks: { OwnCommand: [{ stdout: { hookSpecificOutput: deny } }] },
        model: (request) => {
          results.push(...newToolResults(request));
          return inTurn([bash('probe-tool x')])(request);
        },
      });
      await probe.run('Run.', { allowedTools: ['Bash(*)'] });
      expect(results).toMatchObject([{ isError: true, text: expect.stringContaining('Use the command.') as unknown }]);
    },
  ],
  [
    'an allow runs a tool that no rule permits',
    async (claude) => {
      const allow = { hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'allow' } };
      await using probe = await Probe.create(claude, {
        hooks: { OwnCommand: [{ stdout: allow }] },
        model: inTurn([bash('probe-tool x')]),
      });
      await probe.run('Run.');
      expect(probe.lastConversation()).toContain('probe-tool ran: x');
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
