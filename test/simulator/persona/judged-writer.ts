import type { ModelReply, ReplyBlock } from '../model-types.ts';
import { hasRun, run, say } from './actions.ts';
import type { ReadBrief } from './brief-reader.ts';
import type { Step } from './conversation.ts';

/**
 * The next step while agents write, verify and judge the report: starts those that were named last, waits for them, records;
 * undefined when the last word named none.
 */
export function underCritique({ since }: ReadBrief, agentTool: string): ModelReply | undefined {
  const at = since.findLastIndex((step) => isWord(step));
  const word = since[at];
  if (word === undefined || (word.kind !== 'told' && word.kind !== 'answered')) return undefined;
  const after = since.slice(at + 1);
  const agents = [...word.text.matchAll(/^ *- agent `([^`]+)`, task: `\[(i\d+-[kuw]\d+)\]` (.+)$/gm)];
  const asksForRecord = word.text.includes('The findings of the report have been verified');
  if (agents.length === 0 && !asksForRecord) return undefined;
  const calls = after.flatMap((step) => (step.kind === 'called' && step.name === agentTool ? [step.id] : []));
  if (agents.length > 0 && calls.length === 0)
    return { content: agents.map(([, type = '', id = '', task = '']) => start(agentTool, type, id, task)) };
  if (!calls.every((id) => hasAnswered(after, id))) return say('I am waiting for those who write or judge the report.');
  return hasRun(after, 'record') ? say('The report has been judged.') : run('autonomous-workflow record');
}

/** What the session is sent back with, or what `record` leaves to it. */
function isWord(step: Step): boolean {
  if (step.kind !== 'told' && step.kind !== 'answered') return false;
  return (
    step.text.includes('is not complete yet') ||
    /^Left to do:|Nothing is left to do|The workflow ends here/m.test(step.text)
  );
}

function start(tool: string, type: string, id: string, task: string): ReplyBlock {
  const input = { description: `Assignment ${id}`, subagent_type: type, prompt: `[${id}] ${task}` };
  return { type: 'tool_use', name: tool, input };
}

/** Whether the agent of a call has ended: in the answer of the tool, or in news of it later. */
function hasAnswered(steps: readonly Step[], call: string): boolean {
  return steps.some((step) => {
    if (step.kind === 'answered')
      return step.id === call && (step.isError || !step.text.includes('Async agent launched'));
    return step.kind === 'told' && step.text.includes(`<tool-use-id>${call}</tool-use-id>`);
  });
}
