import type { ModelReply, ModelRequest } from '../model-types.ts';
import { lastUserText } from '../request-reader.ts';
import { stepsOf } from './conversation.ts';

/** Whether an agent has been told that its hand-in is stored, and nothing since. */
export function isAskedForReceipt(request: ModelRequest): boolean {
  return lastUserText(request).includes('Your hand-in is stored');
}

/** An agent's last answer: what it handed in, in short. */
export function receipt(request: ModelRequest): ModelReply {
  const said = stepsOf(request).flatMap((step) => (step.kind === 'said' ? [step.text] : []));
  const [, assignment = '', summary = ''] =
    /"assignment": "([^"]*)",\s+"summary": ("(?:[^"\\]|\\.)*")/.exec(said.at(-1) ?? '') ?? [];
  return { content: [{ type: 'text', text: `Receipt for ${assignment}: ${String(JSON.parse(summary || '""'))}` }] };
}
