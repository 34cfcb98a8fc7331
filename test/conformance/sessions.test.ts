import { expect } from 'vitest';
import { conversationText, isCompaction, toolCallsSoFar } from '../simulator/conversation.ts';
import { call, say } from '../simulator/persona/actions.ts';
import { contract } from './contract.ts';
import { Probe, waitFor } from './probe.ts';

contract('A session', [
  [
    '/clear and /branch end it with a reason and start one with a new id in the same process',
    async (claude) => {
      for (const [command, reason, source] of [
        ['/clear', 'clear', 'clear'],
        ['/branch', 'resume', 'fork'],
      ] as const) {
        await using probe = await Probe.create(claude);
        const terminal = await probe.open();
        await probe.enter('Hello.');
        const [first] = await probe.waitForCalls('Stop');
        await terminal.waitFor('done');
        await probe.enter(command);
        const [, second] = await probe.waitForCalls('SessionStart', 2);
        const old = first?.stdin.session_id;
        expect(probe.calls('SessionEnd')[0]?.stdin).toMatchObject({ session_id: old, reason });
        expect(second?.stdin.source).toBe(source);
        expect(second?.stdin.session_id).not.toBe(old);
        expect(second?.parentId).toBe(first?.parentId);
      }
    },
  ],
  [
    '--resume keeps the id; with --fork-session the turn has a new one',
    async (claude) => {
      await using probe = await Probe.create(claude);
      const { resultJson } = await probe.run('Hello.');
      const id = String(resultJson?.session_id);
      await probe.run('Again.', { extraArgs: ['--resume', id] });
      await probe.run('Aside.', { extraArgs: ['--resume', id, '--fork-session'] });
      const [, resumed, forked] = probe.calls('SessionStart').map(({ stdin }) => stdin);
      expect(resumed).toMatchObject({ source: 'resume', session_id: id });
      const [, again, aside] = probe.calls('Stop').map(({ stdin }) => stdin.session_id);
      expect(again).toBe(id);
      expect(aside).not.toBe(id);
      expect(forked).toMatchObject({ source: 'fork', session_id: aside });
    },
  ],
  [
    'keeps its id over a compaction: PreCompact, SessionStart with source compact, whose context the model then has',
    async (claude) => {
      const context = { hookEventName: 'SessionStart', additionalContext: 'The brief.' };
      const summarised = 'Two steps are done.';
      await using probe = await Probe.create(claude, {
        hooks: { SessionStart: [{}, { stdout: { hookSpecificOutput: context } }] },
        usage: (request) => {
          const full = toolCallsSoFar(request).length >= 2 && !conversationText(request).includes(summarised);
          return { input_tokens: full ? 150_000 : 1000 };
        },
        model: (request) => {
          if (isCompaction(request)) return say(`<summary>${summarised}</summary>`);
          if (conversationText(request).includes(summarised)) return say('I remember.');
          return call('Bash', { command: 'echo step', description: 'Step' });
        },
      });
      const run = await probe.run('Go.', {
        allowedTools: ['Bash(*)'],
        extraArgs: ['--autocompact', '100000'],
      });
      const id = run.resultJson?.session_id;
      expect(probe.calls('PreCompact')[0]?.stdin).toMatchObject({ session_id: id, trigger: 'auto' });
      expect(probe.calls('SessionStart')[1]?.stdin).toMatchObject({ session_id: id, source: 'compact' });
      expect(probe.lastConversation()).toContain('SessionStart hook additional context: The brief.');
    },
  ],
  [
    'what is typed while it works is noted in its transcript at once, as queued, and comes after a continuing Stop',
    async (claude) => {
      const again = { stdout: { decision: 'block', reason: 'Go on.' } };
      let typed = false;
      await using probe = await Probe.create(claude, {
        hooks: { Stop: [again, {}], UserPromptExpansion: [{ stdout: { decision: 'block', reason: 'Stopped.' } }] },
        model: async () => {
          await waitFor('the typed line', () => typed || undefined);
          return say('done');
        },
      });
      await probe.open();
      await probe.enter('Hello.');
      await probe.waitForCalls('UserPromptSubmit');
      await probe.enter('/probe:go stop');
      const queued = () => [...probe.transcripts().values()].flat().find(({ operation }) => operation === 'enqueue');
      await waitFor('the queue-operation row', queued);
      expect(probe.calls('UserPromptExpansion')).toEqual([]);
      typed = true;
      const [expansion] = await probe.waitForCalls('UserPromptExpansion');
      const [, second] = probe.calls('Stop');
      expect(expansion?.at).toBeGreaterThan(second?.at ?? Infinity);
    },
  ],
]);
