import type { ClassicResultOf, EngineInterface, SessionAppendInput } from 'claude-code';
import { lineFor } from './rules/brief-line.ts';

/** The original texts by the lines that replace them, until they are in the conversation. */
export type HeldTexts = Map<string, string>;

type Answer = ClassicResultOf['classic.Stop'];

/** Replaces each of our long texts by one line, if a person sees the screen. */
export async function shorten($: EngineInterface, held: HeldTexts, answer: Answer): Promise<Answer> {
  const texts = answer.additionalContext ?? [];
  if (!texts.some((text) => lineFor(text) !== undefined) || (await $.session.surfaces()).length === 0) return answer;
  return {
    ...answer,
    additionalContext: texts.map((text) => {
      const line = lineFor(text);
      if (line !== undefined) held.set(line, text);
      return line ?? text;
    }),
  };
}

/** A row of the conversation with the original texts, before it is stored and sent. */
export function restored(held: HeldTexts, row: SessionAppendInput): SessionAppendInput {
  const content = row.message.content.map((block) => {
    if (!('text' in block) || typeof block.text !== 'string') return block;
    let { text } = block;
    for (const [line, whole] of held)
      if (text.includes(line)) {
        text = text.replace(line, () => whole);
        held.delete(line);
      }
    return { ...block, text };
  });
  return { ...row, message: { ...row.message, content } };
}
