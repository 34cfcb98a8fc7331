import { orElse } from '../../base/or-else.ts';
import { parseJson } from '../../base/json.ts';
import { priceOf } from './prices.ts';

/** An answer of a model, or a block of one: several rows may have the same id, and each holds the usage of all of them. */
export interface MessageRow {
  id: string;
  /** Milliseconds since the epoch. */
  time: number;
  /** At list prices; null when the model is not on the list. */
  usd: number | null;
  tokens: number;
}

/** The part of a transcript's line that concerns cost; undefined when there is none, whatever the line holds. */
export function parseTranscriptRow(line: string): MessageRow | undefined {
  const fields = object(orElse(() => parseJson(line), undefined));
  const message = object(fields?.message);
  const usage = object(message?.usage);
  const time = Date.parse(String(fields?.timestamp));
  if (fields?.type !== 'assistant' || usage === undefined || Number.isNaN(time)) return undefined;
  const written = count(usage.cache_creation_input_tokens);
  const oneHour = Math.min(written, count(object(usage.cache_creation)?.ephemeral_1h_input_tokens));
  const [input, output] = [count(usage.input_tokens), count(usage.output_tokens)];
  const cacheRead = count(usage.cache_read_input_tokens);
  return {
    id: typeof message?.id === 'string' ? message.id.slice(0, 200) : '',
    time,
    usd: priceOf({
      model: typeof message?.model === 'string' ? message.model : '',
      input,
      output,
      cacheRead,
      cacheWriteFiveMinutes: written - oneHour,
      cacheWriteOneHour: oneHour,
      searches: count(object(usage.server_tool_use)?.web_search_requests),
      fast: usage.speed === 'fast',
    }),
    tokens: input + output + cacheRead + written,
  };
}

function object(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}

const mostTokens = 1e12;

/** A number of tokens or searches; 0 for a value that cannot be one. */
function count(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostTokens ? value : 0;
}
