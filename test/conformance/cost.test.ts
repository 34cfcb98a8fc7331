import { expect } from 'vitest';
import { isSubagent, toolCallsSoFar } from '../simulator/conversation.ts';
import { say } from '../simulator/persona/actions.ts';
import { expectedOf } from './claude-versions.ts';
import { contract } from './contract.ts';
import { Probe, type TranscriptRow } from './probe.ts';

const agent = { subagent_type: 'probe:helper', description: 'Help', prompt: 'Help me.', run_in_background: false };

/** A session of three requests: two of its own and one of an agent. */
const spending = (claude: Parameters<typeof Probe.create>[0]) =>
  Probe.create(claude, {
    usage: () => ({ input_tokens: 1000, output_tokens: 10 }),
    model: (request) => {
      if (isSubagent(request)) return say('help');
      if (toolCallsSoFar(request).length > 0) return say('done');
      return {
        content: [
          { type: 'text', text: 'I ask.' },
          { type: 'tool_use', name: 'Agent', input: agent },
        ],
      };
    },
  });

/** Input tokens by message id, each counted once. */
function inputTokens(rows: readonly TranscriptRow[]): number {
  const byId = new Map(rows.flatMap(({ message }) => (message?.usage ? [[message.id, message.usage] as const] : [])));
  return [...byId.values()].reduce((sum, usage) => sum + usage.input_tokens, 0);
}

contract('The cost', [
  [
    'goes on from the old sum in a resumed session since 2.1.330, and starts anew before',
    async (claude) => {
      await using probe = await Probe.create(claude, { usage: () => ({ input_tokens: 1000, output_tokens: 10 }) });
      const first = await probe.run('Hello.');
      const second = await probe.run('Again.', { extraArgs: ['--resume', String(first.resultJson?.session_id)] });
      const ratio = Number(second.resultJson?.total_cost_usd) / Number(first.resultJson?.total_cost_usd);
      expect(ratio).toBeCloseTo(expectedOf(claude, { '2.1.240': 1, '2.1.330': 2 }));
    },
  ],
  [
    'in tokens is in the assistant rows, one per block with the same id and usage; those of agents in files of their own',
    async (claude) => {
      await using probe = await spending(claude);
      await probe.run('Delegate.');
      const files = [...probe.transcripts()];
      const own = files.filter(([file]) => !file.includes('subagents')).flatMap(([, rows]) => rows);
      const agents = files.filter(([file]) => /subagents.agent-.*\.jsonl$/.test(file)).flatMap(([, rows]) => rows);
      expect(own.filter(({ type }) => type === 'assistant')).toHaveLength(3);
      expect(inputTokens(own)).toBe(2000);
      expect(inputTokens(agents)).toBe(1000);
      expect(agents.every(({ type, isSidechain }) => type !== 'assistant' || isSidechain === true)).toBe(true);
    },
  ],
]);
