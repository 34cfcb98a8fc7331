import { hasShapeOf, parseJson } from '../base/json.ts';
import { orElse } from '../base/or-else.ts';
import { readTailWith } from './transcript-tail.ts';

/** The Claude model that answered last in an agent's transcript, as Claude Code names it; undefined where none is found. */
export function modelOfAgent(transcript: string): string | undefined {
  const models = readTailWith(transcript, '"assistant"').flatMap((line) => {
    const row = orElse(() => parseJson(line), undefined);
    return hasShapeOf(row, { type: '', message: { model: '' } }) && row.type === 'assistant' ? [row.message.model] : [];
  });
  // Claude Code's own words, as on an error of the API, have another name there.
  return models.findLast((model) => /^[\w.:@/[\]-]{1,100}$/.test(model) && model.includes('claude'));
}
