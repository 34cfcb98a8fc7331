import { parseJson } from '../../base/json.ts';
import { priceOf } from './prices.ts';

/** An answer of a model, or a block of one: several rows may have the same id, and each holds the usage of all of them. */
export interface MessageRow {
  kind: 'message';
  id: string;
  /** Milliseconds since the epoch; null when the row does not say. */
  time: number | null;
  /** At list prices; null when the model is not on the list. */
  usd: number | null;
  tokens: number;
}

/** The cost of a whole session up to now, as Claude Code reports it. */
export interface ReportedCost {
  usd: number;
  tokens: number;
  /** Whether Claude Code knew the price of every model. */
  complete: boolean;
}

/** The part of a transcript's line that concerns cost; undefined when there is none, whatever the line holds. */
export function parseTranscriptRow(line: string): MessageRow | ({ kind: 'cost' } & ReportedCost) | undefined {
  let row: unknown;
  try {
    row = parseJson(line);
  } catch {
    return undefined;
  }
  const fields = object(row);
  if (fields?.type === 'assistant') return parseMessage(fields);
  if (fields?.type !== 'cost-state') return undefined;
  const cost = parseCost(fields.totalCostUSD, fields.modelUsage);
  return cost && { kind: 'cost', ...cost, complete: fields.hasUnknownModelCost !== true };
}

function parseMessage(row: Fields): MessageRow | undefined {
  const message = object(row.message);
  const usage = object(message?.usage);
  if (usage === undefined) return undefined;
  const written = count(usage.cache_creation_input_tokens);
  const oneHour = Math.min(written, count(object(usage.cache_creation)?.ephemeral_1h_input_tokens));
  const [input, output] = [count(usage.input_tokens), count(usage.output_tokens)];
  const cacheRead = count(usage.cache_read_input_tokens);
  const time = typeof row.timestamp === 'string' ? Date.parse(row.timestamp) : NaN;
  return {
    kind: 'message',
    id: typeof message?.id === 'string' ? message.id.slice(0, 200) : '',
    time: Number.isNaN(time) ? null : time,
    usd: priceOf({
      model: typeof message?.model === 'string' ? message.model : '',
      input,
      output,
      cacheRead,
      cacheWriteFiveMinutes: written - oneHour,
      cacheWriteOneHour: oneHour,
      searches: count(object(usage.server_tool_use)?.web_search_requests),
      fast: usage.speed === 'fast',
      unitedStates: usage.inference_geo === 'us',
    }),
    tokens: input + output + cacheRead + written,
  };
}

const tokenFields = ['inputTokens', 'outputTokens', 'cacheReadInputTokens', 'cacheCreationInputTokens'] as const;

function parseCost(usd: unknown, modelUsage: unknown): { usd: number; tokens: number } | undefined {
  const models = object(modelUsage);
  if (!isMoney(usd) || models === undefined) return undefined;
  const counts = Object.values(models).flatMap((model) => tokenFields.map((field) => count(object(model)?.[field])));
  return { usd, tokens: counts.reduce((sum, tokens) => sum + tokens, 0) };
}

type Fields = Record<string, unknown>;

function object(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null ? (value as Fields) : undefined;
}

const mostTokens = 1e12;
const mostUsd = 1e6;

/** A number of tokens or searches; 0 for a value that cannot be one. */
function count(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostTokens ? value : 0;
}

function isMoney(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= mostUsd;
}
