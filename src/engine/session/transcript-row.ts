import { canonicalModel, surchargeOf, weightOf, type TokenCounts } from '../spend/prices.ts';
import type { ModelUsage } from '../spend/usage.ts';
import { parseJson } from '../parse-json.ts';

/** An answer of a model, or a block of one: several rows may have the same id, and each holds the usage of all. */
export interface MessageRow {
  kind: 'message';
  id: string;
  /** Milliseconds since the epoch; null when the row does not say. */
  time: number | null;
  model: string;
  usage: ModelUsage;
  /** Whether it cost more than the plain price of the model. */
  surcharged: boolean;
}

/** What a session has cost so far, as Claude Code writes it when the session ends. */
export interface CostRow {
  kind: 'cost';
  usd: number;
  tokens: number;
  models: { model: string; usd: number; usage: ModelUsage }[];
  /** Whether Claude Code knew the price of every model. */
  complete: boolean;
}

/** What a line of a transcript says of cost; undefined when it says nothing, whatever it holds. */
export function parseTranscriptRow(line: string): MessageRow | CostRow | undefined {
  let row: unknown;
  try {
    row = parseJson(line);
  } catch {
    return undefined;
  }
  const fields = object(row);
  if (fields?.type === 'assistant') return parseMessage(fields);
  return fields?.type === 'cost-state' ? parseCost(fields) : undefined;
}

function parseMessage(row: Fields): MessageRow | undefined {
  const message = object(row.message);
  const usage = object(message?.usage);
  if (usage === undefined) return undefined;
  const model = canonicalModel(message?.model);
  const written = count(usage.cache_creation_input_tokens);
  const oneHour = Math.min(written, count(object(usage.cache_creation)?.ephemeral_1h_input_tokens));
  const counts: TokenCounts = {
    input: count(usage.input_tokens),
    output: count(usage.output_tokens),
    cacheRead: count(usage.cache_read_input_tokens),
    cacheWriteFiveMinutes: written - oneHour,
    cacheWriteOneHour: oneHour,
  };
  const surcharge = surchargeOf(model, counts, {
    fast: usage.speed === 'fast',
    unitedStates: usage.inference_geo === 'us',
  });
  const time = typeof row.timestamp === 'string' ? Date.parse(row.timestamp) : NaN;
  return {
    kind: 'message',
    id: typeof message?.id === 'string' ? message.id.slice(0, 200) : '',
    time: Number.isNaN(time) ? null : time,
    model,
    usage: usageOf(model, counts, count(object(usage.server_tool_use)?.web_search_requests), surcharge),
    surcharged: surcharge !== 1,
  };
}

function parseCost(row: Fields): CostRow | undefined {
  const perModel = object(row.modelUsage);
  if (!isMoney(row.totalCostUSD) || perModel === undefined) return undefined;
  const models = Object.entries(perModel).map(([name, value]) => parseModelCost(canonicalModel(name), object(value)));
  const tokens = models.reduce((sum, { usage }) => sum + usage.tokens, 0);
  return { kind: 'cost', usd: row.totalCostUSD, tokens, models, complete: row.hasUnknownModelCost !== true };
}

function parseModelCost(model: string, fields: Fields = {}): CostRow['models'][number] {
  const written = count(fields.cacheCreationInputTokens);
  const oneHour = Math.min(written, count(fields.cacheCreationEphemeral1hInputTokens));
  const counts: TokenCounts = {
    input: count(fields.inputTokens),
    output: count(fields.outputTokens),
    cacheRead: count(fields.cacheReadInputTokens),
    cacheWriteFiveMinutes: written - oneHour,
    cacheWriteOneHour: oneHour,
  };
  const usd = isMoney(fields.costUSD) ? fields.costUSD : 0;
  return { model, usd, usage: usageOf(model, counts, count(fields.webSearchRequests), 1) };
}

function usageOf(model: string, counts: TokenCounts, searches: number, surcharge: number): ModelUsage {
  const { input, output, cacheRead, cacheWriteFiveMinutes, cacheWriteOneHour } = counts;
  const tokens = input + output + cacheRead + cacheWriteFiveMinutes + cacheWriteOneHour;
  return { tokens, weight: weightOf(model, counts) * surcharge, searches };
}

type Fields = Record<string, unknown>;

function object(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null ? (value as Fields) : undefined;
}

const mostTokens = 1e12;
const mostUsd = 1e6;

/** A number of tokens or searches; 0 for what cannot be one. */
function count(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostTokens ? value : 0;
}

/** Whether a value can be what a session has cost, in USD. */
export function isMoney(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= mostUsd;
}
