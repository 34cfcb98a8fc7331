import type { ContentBlock, Message, ModelRequest } from '../model-types.ts';

/** One step of a conversation in order: something was said to the model, or it called a tool, or a tool answered. */
export type Step =
  | { readonly kind: 'told'; readonly text: string }
  | { readonly kind: 'called'; readonly id: string; readonly name: string; readonly input: Record<string, unknown> }
  | { readonly kind: 'answered'; readonly id: string; readonly text: string; readonly isError: boolean }
  | { readonly kind: 'said'; readonly text: string };

/** The conversation as a flat list of steps, oldest first. */
export function stepsOf(request: ModelRequest): Step[] {
  return request.messages.flatMap((message) => blocksOf(message).flatMap((block) => stepOf(message, block)));
}

function stepOf(message: Message, block: ContentBlock): Step[] {
  if (block.type === 'tool_use') {
    return [
      {
        kind: 'called',
        id: block.id ?? '',
        name: block.name ?? '',
        input: (block.input ?? {}) as Record<string, unknown>,
      },
    ];
  }
  if (block.type === 'tool_result') {
    return [{ kind: 'answered', id: block.tool_use_id ?? '', text: textOf(block), isError: block.is_error === true }];
  }
  if (block.text === undefined || block.text === '') return [];
  return [{ kind: message.role === 'assistant' ? 'said' : 'told', text: block.text }];
}

function textOf(block: ContentBlock): string {
  if (typeof block.content === 'string') return block.content;
  return (block.content ?? []).map((inner) => inner.text ?? '').join('\n');
}

function blocksOf(message: Message): readonly ContentBlock[] {
  return typeof message.content === 'string' ? [{ type: 'text', text: message.content }] : message.content;
}

/** What the model was told or answered. */
export const textsOf = (steps: readonly Step[]): string[] =>
  steps.flatMap((step) => (step.kind === 'told' || step.kind === 'answered' ? [step.text] : []));

/** All that the model was told, as one text. */
export const toldIn = (steps: readonly Step[]): string =>
  steps.flatMap((step) => (step.kind === 'told' ? [step.text] : [])).join('\n');
