import type { ModelReply, ModelRequest, ReplyBlock } from './model-types.ts';
import { isAuxiliary, isSubagent } from './request-kind.ts';
import { agentToolName, newToolResults, toolCallsSoFar } from './request-reader.ts';

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

/** A model whose session starts one subagent, waits for it and repeats its answer. */
export function delegating(prompt: string, answer: string): (request: ModelRequest) => ModelReply {
  return (request) => {
    if (isSubagent(request)) return say(answer);
    if (isAuxiliary(request)) return say('A title');
    const agent = agentToolName(request);
    if (agent === undefined) return say('No tool starts agents here.');
    if (toolCallsSoFar(request).length > 0) return say(`The agent said: ${newToolResults(request)[0]?.text ?? ''}`);
    const input = { subagent_type: 'general-purpose', description: 'Help', prompt, run_in_background: false };
    return call(agent, input);
  };
}
