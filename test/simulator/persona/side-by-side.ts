import type { ModelReply, ReplyBlock } from '../model-types.ts';
import { namedAgent } from './agent-to-start.ts';
import type { Step } from './conversation.ts';

/** Whether an answer of the CLI says that the iteration was recorded with it. */
export const saysRecorded = (text: string): boolean =>
  /^(?:Nothing is left to do|The workflow ends here|Left to do:|Fix nothing of what)/m.test(text);

/** The features that a brief gives to be worked on side by side; none when it gives one at most. */
export function besideEachOther(brief: string): string[] {
  if (!brief.includes('side by side')) return [];
  return [...brief.matchAll(/`autonomous-workflow feature start (\S+)`/g)].map(([, id = '']) => id);
}

/** The session's model with several features: begins them, starts their coders together, and takes each to its end. */
export function sideBySide(ids: readonly string[], since: readonly Step[], agent: string): ModelReply {
  const pairs = since.flatMap((step) => {
    const answer = since.find((one) => one.kind === 'answered' && step.kind === 'called' && one.id === step.id);
    return step.kind === 'called' && answer?.kind === 'answered' ? [{ input: step.input, answer: answer.text }] : [];
  });
  const of = (id: string) =>
    pairs.filter(({ input }) => [input.command, input.prompt].some((text) => String(text).includes(id)));
  const initialState = ids.find((id) => of(id).length === 0);
  if (initialState !== undefined) return { content: [run(`autonomous-workflow feature start ${initialState}`)] };
  const coders: ReplyBlock[] = [];
  const others: ReplyBlock[] = [];
  for (const id of ids) {
    const last = of(id).at(-1);
    if (last === undefined) continue;
    const named = namedAgent(last.answer);
    if (last.input.subagent_type !== undefined) others.push(run(`autonomous-workflow feature verify ${id}`));
    else if (named?.[0] === 'autonomous-coder') coders.push(start(agent, ...named));
    else if (named !== undefined) others.push(start(agent, ...named));
  }
  if (coders.length > 0) return { content: coders };
  const [next] = others;
  if (next !== undefined) return { content: [next] };
  const last = pairs.at(-1);
  if (String(last?.input.command).includes('record') || saysRecorded(last?.answer ?? ''))
    return { content: [{ type: 'text', text: 'The iteration is recorded.' }] };
  return { content: [run('autonomous-workflow record')] };
}

function start(tool: string, agent: string, prompt: string): ReplyBlock {
  const input = { description: agent, subagent_type: `autonomous-workflow:${agent}`, prompt, run_in_background: false };
  return { type: 'tool_use', name: tool, input };
}

function run(command: string): ReplyBlock {
  return { type: 'tool_use', name: 'Bash', input: { command, description: 'Ask the workflow', timeout: 600_000 } };
}
