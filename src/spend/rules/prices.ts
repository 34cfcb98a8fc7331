/** USD for a million input tokens, and the price of one from the cache as a part of that. */
type ListPrice = readonly [input: number, cacheRead: number];

/**
 * List prices as of 2026-10 (https://platform.claude.com/docs/en/about-claude/pricing), checked against the charges of Claude Code
 * 2.1.330. The first matching pattern counts; an unlisted version has the price of the newest of its family. Surcharges for prompts
 * above 100,000 tokens and for regions are left out.
 */
const listPrices: readonly [RegExp, ListPrice][] = [
  [/^claude-(?:fable|mythos)-5$/, [10, 0.1]],
  [/^claude-(?:fable|mythos)-/, [10, 0.025]],
  [/^claude-opus-4(?:-[01])?$/, [15, 0.1]],
  [/^claude-opus-(?:4-[5-8]|5)$/, [5, 0.1]],
  [/^claude-opus-/, [4, 0.05]],
  [/^claude-sonnet-4/, [3, 0.1]],
  [/^claude-sonnet-5$/, [2, 0.1]],
  [/^claude-sonnet-/, [2, 0.05]],
  [/^claude-haiku-4/, [1, 0.1]],
  [/^claude-haiku-/, [0.1, 0.1]],
];

const searchUsd = 0.01;
const outputTimes = 5;
const fiveMinutesTimes = 1.25;
const oneHourTimes = 2;
/** The factor of fast mode, and of those versions where it costs more. */
const fastTimes = (model: string) => (/^claude-opus-4-[67]$/.test(model) ? 6 : 2);

/** The properties of a request that its price depends on. */
export interface Request {
  model: string;
  input: number;
  output: number;
  cacheRead: number;
  cacheWriteFiveMinutes: number;
  cacheWriteOneHour: number;
  /** The number of web searches. */
  searches: number;
  fast: boolean;
}

/** USD for a request at list prices; null for a model that is not on the list. */
export function priceOf(request: Request): number | null {
  const model = canonicalModel(request.model);
  const price = listPrices.find(([pattern]) => pattern.test(model))?.[1];
  if (price === undefined) return null;
  const [input, cacheRead] = price;
  const inputTokens =
    request.input +
    request.output * outputTimes +
    request.cacheRead * cacheRead +
    request.cacheWriteFiveMinutes * fiveMinutesTimes +
    request.cacheWriteOneHour * oneHourTimes;
  return (inputTokens * input * (request.fast ? fastTimes(model) : 1)) / 1e6 + request.searches * searchUsd;
}

/** A model's name without provider, date and width of the context window, which do not change its price. */
export function canonicalModel(name: string): string {
  const plain = name.toLowerCase().slice(0, 200);
  const claude = /claude-[a-z0-9-]+/.exec(plain)?.[0];
  return claude?.replace(/-v\d+$/, '').replace(/-\d{8}$/, '') ?? plain;
}
