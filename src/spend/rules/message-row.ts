import { orElse } from '../../base/errors.ts';
import { isRecord, parseJson } from '../../base/json.ts';

/** An answer of a model, or a block of one: rows with the same id each have the usage of the whole answer. */
export interface MessageRow {
  id: string;
  /** Milliseconds since the epoch. */
  time: number;
  /** At list prices. */
  usd: number;
  tokens: number;
  /** As Claude Code names it, such as `claude-opus-5-5`. */
  model: string;
}

/** USD for a million input tokens, and the price of one from the cache as a part of that. */
type ListPrice = readonly [input: number, cacheRead: number];

/**
 * List prices as of 2026-10 (https://platform.claude.com/docs/en/about-claude/pricing), checked against the charges of Claude Code 2.1.330.
 * The first matching pattern counts; an unlisted version has the price of the newest of its family. Surcharges for fast mode, searches,
 * long prompts and regions are left out; Claude Code's figure has them.
 */
const listPrices: readonly [RegExp, ListPrice][] = [
  [/(?:fable|mythos)-5(?!-\d\b)/, [10, 0.1]],
  [/fable|mythos/, [10, 0.025]],
  [/opus-4-[5-8]\b|opus-5(?!-\d\b)/, [5, 0.1]],
  [/opus-4/, [15, 0.1]],
  [/sonnet-4/, [3, 0.1]],
  [/sonnet-5(?!-\d\b)/, [2, 0.1]],
  [/sonnet/, [2, 0.05]],
  [/haiku-4/, [1, 0.1]],
  [/haiku/, [0.1, 0.1]],
];

/** The price of the newest Opus, also used for unlisted models: a cost of 0 would never use up a budget. */
const newestOpus: ListPrice = [4, 0.05];

/** The name for models that are not known. */
export const unknownModel = 'unknown';

const outputTimes = 5;
const fiveMinutesTimes = 1.25;
const oneHourTimes = 2;

/** The part of a transcript's line that concerns cost; undefined when there is none, whatever the line holds. */
export function parseMessageRow(line: string): MessageRow | undefined {
  const fields = orElse(() => parseJson(line), undefined);
  if (!isRecord(fields) || fields.type !== 'assistant' || !isRecord(fields.message)) return undefined;
  const { id, model: named, usage } = fields.message;
  const time = Date.parse(String(fields.timestamp));
  if (!isRecord(usage) || Number.isNaN(time)) return undefined;
  const written = count(usage.cache_creation_input_tokens);
  const oneHour = Math.min(
    written,
    count((usage.cache_creation as Record<string, unknown> | null | undefined)?.ephemeral_1h_input_tokens),
  );
  const [input, output] = [count(usage.input_tokens), count(usage.output_tokens)];
  const cacheRead = count(usage.cache_read_input_tokens);
  const model = typeof named === 'string' && /^[\w.:@/[\]-]{1,100}$/.test(named) ? named : unknownModel;
  const [price, cacheReadTimes] = listPrices.find(([pattern]) => pattern.test(model.toLowerCase()))?.[1] ?? newestOpus;
  const inputs =
    input +
    output * outputTimes +
    cacheRead * cacheReadTimes +
    (written - oneHour) * fiveMinutesTimes +
    oneHour * oneHourTimes;
  return {
    id: typeof id === 'string' ? id.slice(0, 200) : '',
    time,
    usd: (inputs * price) / 1e6,
    tokens: input + output + cacheRead + written,
    model,
  };
}

const mostTokens = 1e12;

/** A number of tokens; 0 for a value that cannot be one. */
function count(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostTokens ? value : 0;
}
