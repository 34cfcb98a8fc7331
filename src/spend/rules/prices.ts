/**
 * The list price of a model. Its other prices are multiples of the price for input, the same for all models except those given
 * here.
 */
interface ListPrice {
  /** USD for a million input tokens. */
  input: number;
  /** The price of an input token from the cache, as a part of `input`. */
  cacheRead: number;
  /** The price of long prompts: a request with more than `above` tokens costs `times` as much, all of it. */
  longPrompt?: { above: number; times: number };
  /** The factor of fast mode. */
  fast?: number;
}

/**
 * List prices as of 2026-10 (https://platform.claude.com/docs/en/about-claude/pricing), checked against the charges of Claude Code
 * 2.1.330. The first matching pattern counts; an unlisted version has the price of the newest of its family.
 */
const listPrices: readonly [RegExp, ListPrice][] = [
  [/^claude-(?:fable|mythos)-5$/, { input: 10, cacheRead: 0.1 }],
  [/^claude-(?:fable|mythos)-/, { input: 10, cacheRead: 0.025 }],
  [/^claude-(?:3-opus|opus-4$|opus-4-[01]$)/, { input: 15, cacheRead: 0.1 }],
  [/^claude-opus-4-[67]$/, { input: 5, cacheRead: 0.1, fast: 6 }],
  [/^claude-opus-(?:4-[58]|5)$/, { input: 5, cacheRead: 0.1 }],
  [/^claude-opus-/, { input: 4, cacheRead: 0.05 }],
  [/^claude-(?:3-\d-sonnet|sonnet-4)/, { input: 3, cacheRead: 0.1 }],
  [/^claude-sonnet-5$/, { input: 2, cacheRead: 0.1 }],
  [/^claude-sonnet-/, { input: 2, cacheRead: 0.05 }],
  [/^claude-3-haiku/, { input: 0.25, cacheRead: 0.1 }],
  [/^claude-3-5-haiku/, { input: 0.8, cacheRead: 0.1 }],
  [/^claude-haiku-4/, { input: 1, cacheRead: 0.1 }],
  [/^claude-haiku-/, { input: 0.1, cacheRead: 0.1, longPrompt: { above: 100_000, times: 5 } }],
];

const searchUsd = 0.01;
const outputTimes = 5;
const cacheWriteTimes = { fiveMinutes: 1.25, oneHour: 2 } as const;
const fastTimes = 2;
/** The factor of inference inside the United States. */
const regionTimes = 1.1;

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
  unitedStates: boolean;
}

/** USD for a request at list prices; null for a model that is not on the list. */
export function priceOf(request: Request): number | null {
  const model = canonicalModel(request.model);
  const price = listPrices.find(([pattern]) => pattern.test(model))?.[1];
  if (price === undefined) return null;
  const { input, output, cacheRead, cacheWriteFiveMinutes, cacheWriteOneHour } = request;
  const prompt = input + cacheRead + cacheWriteFiveMinutes + cacheWriteOneHour;
  const { longPrompt, fast = fastTimes } = price;
  const inputTokens =
    input +
    output * outputTimes +
    cacheRead * price.cacheRead +
    cacheWriteFiveMinutes * cacheWriteTimes.fiveMinutes +
    cacheWriteOneHour * cacheWriteTimes.oneHour;
  const surcharge =
    (longPrompt !== undefined && prompt > longPrompt.above ? longPrompt.times : 1) *
    (request.fast ? fast : 1) *
    (request.unitedStates ? regionTimes : 1);
  return (inputTokens * surcharge * price.input) / 1e6 + request.searches * searchUsd;
}

/** A model's name without provider, date and width of the context window, which do not change its price. */
export function canonicalModel(name: string): string {
  const plain = name.toLowerCase().slice(0, 200);
  const claude = /claude-[a-z0-9-]+/.exec(plain)?.[0];
  return claude?.replace(/-v\d+$/, '').replace(/-\d{8}$/, '') ?? plain;
}
