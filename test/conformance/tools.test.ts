import { expect } from 'vitest';
import type { ModelReply, ModelRequest } from '../simulator/model-types.ts';
import { newToolResults, toolCallsSoFar } from '../simulator/request-reader.ts';
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
    '`if: Write(**/folder-*/**)` starts the hook for that tool and folder only, with an absolute path',
    async (claude) => {
      const edit = call('Edit', { file_path: 'docs/research-x/deep/a.md', old_string: 'text', new_string: 'new' });
      const paths = ['docs/research-x/deep/a.md', 'src/../docs/research-x/b.md', 'docs/other/c.md'];
      await using probe = await Probe.create(claude, { model: inTurn([...paths.map(write), edit]) });
      await probe.run('Write.', { extraArgs: ['--permission-mode', 'acceptEdits'] });
      const written = (name: string) => probe.calls(name).map(({ stdin }) => stdin.tool_input);
      expect(written('OwnedWrite')).toMatchObject([
        { file_path: `${probe.folder}/docs/research-x/deep/a.md` },
        { file_path: `${probe.folder}/docs/research-x/b.md` },
      ]);
      expect(written('OwnedEdit')).toMatchObject([{ file_path: `${probe.folder}/docs/research-x/deep/a.md` }]);
    },
  ],
  [
    '`if: Bash(tool *)` starts the hook for every command line that holds a call of the tool',
    async (claude) => {
      const commands = ['probe-tool', 'probe-tool a && true', 'true; probe-tool b', 'echo other'];
      await using probe = await Probe.create(claude, { model: inTurn(commands.map(bash)) });
      await probe.run('Run.', { allowedTools: ['Bash(*)'] });
      const seen = probe.calls('OwnCommand').map(({ stdin }) => (stdin.tool_input as { command: string }).command);
      expect(seen).toEqual(commands.slice(0, 3));
    },
  ],
  [
    'an `if` on Bash does not start the hook for a foreign command with $(…)',
    async (claude) => {
      await using probe = await Probe.create(claude, { model: inTurn([bash('echo $(date)')]) });
      await probe.run('Run.', { allowedTools: ['Bash(*)'] });
      expect(probe.calls('OwnCommand')).toEqual([]);
    },
  ],
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
