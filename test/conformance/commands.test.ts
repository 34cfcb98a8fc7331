import { expect } from 'vitest';
import { toolCallsSoFar } from '../simulator/conversation.ts';
import { call, say } from '../simulator/persona/actions.ts';
import { contract } from './contract.ts';
import { Probe } from './probe.ts';

const raw = `'it'\\''s' "two words" $HOME --max 3`;

contract('A slash command', [
  [
    'UserPromptExpansion has its name and its raw arguments, and its matcher is matched against the name',
    async (claude) => {
      await using probe = await Probe.create(claude);
      await probe.run(`/probe:go ${raw}`);
      expect(probe.calls('UserPromptExpansion')[0]?.stdin).toMatchObject({
        command_name: 'probe:go',
        command_args: raw,
        prompt: `/probe:go ${raw}`,
      });
      expect(probe.calls('OtherExpansion')).toEqual([]);
    },
  ],
  [
    'UserPromptExpansion can block it: no request is made, the run ends well',
    async (claude) => {
      const block = { decision: 'block', reason: 'Not now.' };
      await using probe = await Probe.create(claude, { hooks: { UserPromptExpansion: [{ stdout: block }] } });
      const run = await probe.run('/probe:go x');
      expect(run.exitCode).toBe(0);
      expect(probe.api.requests).toEqual([]);
      expect(run.resultJson?.result).toContain('blocked by hook:\nNot now.');
    },
  ],
  [
    'its injections run after UserPromptExpansion, find the plugin’s bin on PATH and know the session',
    async (claude) => {
      await using probe = await Probe.create(claude);
      await probe.run('/probe:go x');
      const told = probe.lastConversation();
      expect(told).toContain('Do what was asked: x');
      expect(told).toContain('probe-tool ran: brief, hook before: true, session known: true');
    },
  ],
  [
    'called by the model it passes PreToolUse on Skill, whose allow runs it and its injections',
    async (claude) => {
      const allow = { hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'allow' } };
      await using probe = await Probe.create(claude, {
        hooks: { Skill: [{ stdout: allow }] },
        model: (request) =>
          toolCallsSoFar(request).length === 0 ? call('Skill', { skill: 'probe:go', args: raw }) : say('done'),
      });
      await probe.run('Go.');
      expect(probe.calls('Skill')[0]?.stdin).toMatchObject({
        tool_name: 'Skill',
        tool_input: { skill: 'probe:go', args: raw },
      });
      expect(probe.calls('UserPromptExpansion')).toEqual([]);
      expect(probe.lastConversation()).toContain('probe-tool ran: brief, hook before: true');
    },
  ],
]);
