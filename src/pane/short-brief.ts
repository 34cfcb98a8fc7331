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
      if (line === undefined) return text;
      held.set(line, text);
      return line;
    }),
  };
}

/** A row of the conversation with the original texts, before it is stored and sent. */
export function restored(held: HeldTexts, row: SessionAppendInput): SessionAppendInput {
  const content = row.message.content.map((block) =>
    'text' in block && typeof block.text === 'string' ? { ...block, text: withTexts(held, block.text) } : block,
  );
  return { ...row, message: { ...row.message, content } };
}

function withTexts(held: HeldTexts, shown: string): string {
  let whole = shown;
  for (const [line, text] of held) {
    if (!shown.includes(line)) continue;
    whole = whole.replace(line, () => text);
    held.delete(line);
  }
  return whole;
}
