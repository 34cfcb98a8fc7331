import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { ModelReply, ModelRequest } from '../simulator/model-types.ts';
import { conversationText, isSubagent, toolCallsSoFar } from '../simulator/conversation.ts';
import { call, say } from '../simulator/persona/actions.ts';
import { contract } from './contract.ts';
import { Probe } from './probe.ts';

const agentCall = (more: Readonly<Record<string, unknown>> = {}) =>
  call('Agent', { subagent_type: 'probe:helper', description: 'Help', prompt: 'Help me.', ...more });

/** A session that starts one agent; the agent's answer is decided by `agent`. */
function delegating(start: ModelReply, agent: (request: ModelRequest) => ModelReply) {
  return (request: ModelRequest) => {
    if (isSubagent(request)) return agent(request);
    return toolCallsSoFar(request).length === 0 ? start : say('done');
  };
}

const slowly = (text: string, delayMilliseconds = 1500): ModelReply => ({ ...say(text), delayMilliseconds });

contract('An agent', [
  [
    'in the background it is among background_tasks of Stop; its end calls UserPromptSubmit and wakes the session, in -p too',
    async (claude) => {
      const told = { hookEventName: 'UserPromptSubmit', additionalContext: 'The next step is this.' };
      await using probe = await Probe.create(claude, {
        hooks: { UserPromptSubmit: [{}, { sleep: 2_000, stdout: { hookSpecificOutput: told } }] },
        model: delegating(agentCall({ run_in_background: true }), () => slowly('help')),
      });
      await probe.run('Delegate.');
      const [first, second] = probe.calls('Stop');
      const task = {
        type: 'subagent',
        status: 'running',
        agent_type: 'probe:helper',
        id: expect.any(String) as unknown,
      };
      expect(first?.stdin.background_tasks).toMatchObject([task]);
      expect(second?.stdin).toMatchObject({ background_tasks: [], stop_hook_active: false });
      expect(probe.calls('UserPromptSubmit')[1]?.stdin.prompt).toMatch(
        /<task-notification>[^]*<task-id>\w+<\/task-id>[^]*<status>completed<\/status>/,
      );
      expect(probe.mainRequests()).toHaveLength(3);
      expect(probe.lastConversation()).toContain('The next step is this.');
    },
  ],
  [
    'whose PostToolUse answers continue: false ends the turn without a request and without Stop; its news calls the session, in -p too',
    async (claude) => {
      const model = delegating(agentCall({ run_in_background: true }), () => slowly('help'));
      const over = { continue: false, stopReason: 'It is at work.' };
      await using probe = await Probe.create(claude, { hooks: { Launched: [{ stdout: over }] }, model });
      await probe.run('Delegate.');
      expect(probe.mainRequests()).toHaveLength(2);
      expect(probe.mainRequests().at(-1)?.lastUserText).toContain('<task-notification>');
      expect(probe.calls('Stop')).toHaveLength(1);
    },
  ],
  [
    'that ends in the background makes no request where UserPromptSubmit blocks its news, and others still call',
    async (claude) => {
      const held = { hookEventName: 'UserPromptSubmit', suppressOriginalPrompt: true };
      await using probe = await Probe.create(claude, {
        hooks: {
          UserPromptSubmit: [{}, { stdout: { decision: 'block', reason: 'One more.', hookSpecificOutput: held } }, {}],
        },
        model: (request) => {
          if (isSubagent(request)) return slowly('help', conversationText(request).includes('Slowly') ? 6_000 : 1_500);
          const both = ['Quickly.', 'Slowly.'].flatMap(
            (prompt) => agentCall({ prompt, run_in_background: true }).content,
          );
          return toolCallsSoFar(request).length === 0 ? { content: both } : say('done');
        },
      });
      await probe.run('Delegate.');
      expect(probe.calls('UserPromptSubmit')).toHaveLength(3);
      expect(probe.mainRequests()).toHaveLength(3);
      expect(probe.lastConversation().match(/<task-notification>/g)).toHaveLength(1);
    },
  ],
  [
    'in the background goes on beside an asyncRewake hook of Stop in -p, and its news is queued in the transcript',
    async (claude) => {
      await using probe = await Probe.create(claude, {
        hooks: { StopWaiter: [{ sleep: 6_000 }, {}] },
        model: delegating(agentCall({ run_in_background: true }), () => slowly('help')),
      });
      await probe.run('Delegate.');
      const ended = probe.notes('StopWaiter').find(({ kind }) => kind === 'ended');
      const rows = [...probe.transcripts().values()].flat().filter(({ operation }) => operation === 'enqueue');
      const news = rows.find((row) => JSON.stringify(row).includes('<task-notification>')) as { timestamp?: string };
      expect(Date.parse(news.timestamp ?? '')).toBeLessThan(ended?.at ?? 0);
    },
  ],
  [
    'gets a prompt of 30,000 characters uncut from PreToolUse’s updatedInput, and has it in the first row of its transcript',
    async (claude) => {
      const prompt = `${'A long task. '.repeat(2_300)}It ends here.`;
      const input = { subagent_type: 'probe:helper', description: 'Help', prompt, run_in_background: false };
      await using probe = await Probe.create(claude, {
        hooks: { Agent: [{ stdout: { hookSpecificOutput: { hookEventName: 'PreToolUse', updatedInput: input } } }] },
        model: delegating(agentCall({ run_in_background: false }), (request) =>
          say(conversationText(request).includes(prompt) ? 'whole' : 'cut'),
        ),
      });
      await probe.run('Delegate.');
      const [stop] = probe.calls('SubagentStop');
      expect(stop?.stdin.last_assistant_message).toBe('whole');
      const [first = ''] = readFileSync(String(stop?.stdin.agent_transcript_path), 'utf8').split('\n');
      expect(first).toContain(prompt);
    },
  ],
  [
    'SubagentStop is matched against plugin:agent, names the parent’s session and has the agent’s last answer',
    async (claude) => {
      const model = delegating(agentCall({ run_in_background: false }), () => say('help'));
      await using probe = await Probe.create(claude, { model });
      const run = await probe.run('Delegate.');
      expect(probe.calls('SubagentStop').map(({ stdin }) => stdin)).toMatchObject([
        {
          session_id: run.resultJson?.session_id,
          agent_id: expect.any(String) as unknown,
          agent_type: 'probe:helper',
          last_assistant_message: 'help',
          stop_hook_active: false,
          agent_transcript_path: expect.stringMatching(/subagents\/agent-.*\.jsonl$/) as unknown,
        },
      ]);
      expect(probe.calls('OtherAgentStop')).toEqual([]);
    },
  ],
  [
    'a block by SubagentStop goes to the agent, which answers again; foreground and background',
    async (claude) => {
      for (const background of [false, true]) {
        await using probe = await Probe.create(claude, {
          hooks: { SubagentStop: [{ stdout: { decision: 'block', reason: 'As JSON, please.' } }, {}] },
          model: delegating(agentCall({ run_in_background: background }), (request) =>
            say(conversationText(request).includes('As JSON, please.') ? '{}' : 'prose'),
          ),
        });
        await probe.run('Delegate.');
        const answers = probe.calls('SubagentStop').map(({ stdin }) => stdin.last_assistant_message);
        expect(answers).toEqual(['prose', '{}']);
        expect(probe.calls('SubagentStop')[1]?.stdin.stop_hook_active).toBe(true);
      }
    },
  ],
  [
    'a shell in the background is told from an agent by its type',
    async (claude) => {
      const shell = call('Bash', { command: 'sleep 2', description: 'Serve', run_in_background: true });
      const model = (request: ModelRequest) => (toolCallsSoFar(request).length === 0 ? shell : say('done'));
      await using probe = await Probe.create(claude, { model });
      await probe.run('Serve.', { allowedTools: ['Bash(*)'] });
      const task = { type: 'shell', status: 'running', command: 'sleep 2' };
      expect(probe.calls('Stop')[0]?.stdin.background_tasks).toMatchObject([task]);
    },
  ],
]);
