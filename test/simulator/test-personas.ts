import type { ModelReply, ModelRequest, ReplyBlock } from './model-types.ts';
import { isAuxiliary } from './request-kind.ts';
import { newToolResults } from './request-reader.ts';

/** Promises a reply that says one text and calls nothing. */
export function say(text: string): ModelReply {
  return { content: [{ type: 'text', text }] };
}

/** Promises a reply that calls one tool. */
export function call(name: string, input: Readonly<Record<string, unknown>>): ModelReply {
  const block: ReplyBlock = { type: 'tool_use', name, input };
  return { content: [block] };
}

/** A model that runs one shell command and then repeats its output. */
export function oneCommand(command: string): (request: ModelRequest) => ModelReply {
  return (request) => {
    if (isAuxiliary(request)) return say('A title');
    const [result] = newToolResults(request);
    return result ? say(`It printed: ${result.text}`) : call('Bash', { command, description: 'Run it' });
  };
}
