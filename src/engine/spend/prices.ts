/** What the tokens of a model cost relative to its input tokens is the same for all models but for what stands here. */
interface ListPrice {
  /** USD for a million input tokens. */
  input: number;
  /** Price of an input token that is read from the cache, as a part of `input`. */
  cacheRead: number;
  /** A request whose prompt has more tokens than `above` costs `times` as much, all of it. */
  longPrompt?: { above: number; times: number };
  /** How many times as much fast mode costs. */
  fast?: number;
}

/**
 * List prices as of 2026-10 (https://platform.claude.com/docs/en/about-claude/pricing), measured against what Claude Code 2.1.330
 * charges. The first pattern that fits counts; a version that is not listed is taken for the newest of its family.
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

/** USD for a million input tokens, by model: what sessions of this project were charged. */
export type LearnedPrices = ReadonlyMap<string, number>;

/** USD for one search of the web. */
const searchPrice = 0.01;
const outputTimes = 5;
const cacheWriteTimes = { fiveMinutes: 1.25, oneHour: 2 } as const;
const fastTimes = 2;
/** Inference that is kept inside the United States. */
const regionTimes = 1.1;

/** The tokens of one request, by what they cost. */
export interface TokenCounts {
  input: number;
  output: number;
  cacheRead: number;
  cacheWriteFiveMinutes: number;
  cacheWriteOneHour: number;
}

/** What makes all tokens of a request dearer. */
export interface Circumstances {
  fast: boolean;
  unitedStates: boolean;
}

/** A model's name without what tells nothing of its price: provider, date, width of the context window. */
export function canonicalModel(name: unknown): string {
  if (typeof name !== 'string') return 'unknown';
  const plain = name.toLowerCase().slice(0, 200);
  const claude = /claude-[a-z0-9-]+/
    .exec(plain)?.[0]
    .replace(/-v\d+$/, '')
    .replace(/-\d{8}$/, '');
  return claude ?? (plain.replace(/[^a-z0-9.-]+/g, '-') || 'unknown');
}

/** What the tokens of a request weigh in input tokens of the same model at its plain price. */
export function weightOf(model: string, counts: TokenCounts): number {
  return (
    counts.input +
    counts.output * outputTimes +
    counts.cacheRead * (listPrice(model)?.cacheRead ?? 0.1) +
    counts.cacheWriteFiveMinutes * cacheWriteTimes.fiveMinutes +
    counts.cacheWriteOneHour * cacheWriteTimes.oneHour
  );
}

/** How many times its plain price a request costs. */
export function surchargeOf(model: string, counts: TokenCounts, { fast, unitedStates }: Circumstances): number {
  const price = listPrice(model);
  const prompt = counts.input + counts.cacheRead + counts.cacheWriteFiveMinutes + counts.cacheWriteOneHour;
  const long = price?.longPrompt !== undefined && prompt > price.longPrompt.above ? price.longPrompt.times : 1;
  return long * (fast ? (price?.fast ?? fastTimes) : 1) * (unitedStates ? regionTimes : 1);
}

/** USD for so many weighted tokens and searches; null when nobody knows what the model costs. */
export function costOf(model: string, weight: number, searches: number, learned: LearnedPrices): number | null {
  const price = learned.get(model) ?? listPrice(model)?.input;
  return price === undefined ? null : (weight * price) / 1e6 + searches * searchPrice;
}

/** The price that a charge gives away, in USD for a million input tokens; undefined when it makes no sense. */
export function priceFrom(usd: number, weight: number, searches: number): number | undefined {
  const price = ((usd - searches * searchPrice) / weight) * 1e6;
  // Digits beyond these are the rounding of sums.
  return isPrice(price) ? Number(price.toPrecision(9)) : undefined;
}

/** Whether a number can be a price, in USD for a million input tokens. */
export function isPrice(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= 1_000;
}

function listPrice(model: string): ListPrice | undefined {
  return listPrices.find(([pattern]) => pattern.test(model))?.[1];
}
