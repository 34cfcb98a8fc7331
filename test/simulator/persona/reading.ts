import type { ModelReply } from '../model-types.ts';
import type { Step } from './conversation.ts';

export function read(file: string): ModelReply {
  return { content: [{ type: 'tool_use', name: 'Read', input: { file_path: file } }] };
}

/** What Read has answered for a file, without its line numbers and the reminder that 2.1.240 adds; undefined before it has. */
export function resultOf(steps: readonly Step[], file: string): string | undefined {
  const call = steps.find((step) => step.kind === 'called' && step.input.file_path === file);
  const answer = steps.find((step) => step.kind === 'answered' && call?.kind === 'called' && step.id === call.id);
  if (answer?.kind !== 'answered') return undefined;
  const shown = answer.text.replace(/\s*<system-reminder>[^]*$/, '');
  return shown.replace(/^ *\d+(?:[→\t]|$)/gm, '');
}

/** An answer that ends with a hand-in. */
export function handsIn(handIn: object): ModelReply {
  return { content: [{ type: 'text', text: `Done.\n\n\`\`\`json\n${JSON.stringify(handIn, null, 2)}\n\`\`\`` }] };
}
