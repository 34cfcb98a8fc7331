import { numbersIn } from './quotes/numbers.ts';
import { singleUnits } from './quotes/single-units.ts';

interface Quantity {
  /** With an article, as a task for it says. */
  name: string;
  asked: readonly RegExp[];
  /** The dimensions of a number that answers; every one if missing. */
  dimensions?: readonly string[];
  /** Words that answer without a number. */
  words: RegExp;
}

const extreme = '(?:default|maximum|minimum|highest|lowest|usual|typical|average)';
/** “Which election timeout”, “what is the price”, “what are the default heartbeat and election timeouts”, but not “what happens if”. */
const measure = (nouns: string) =>
  new RegExp(
    String.raw`\b(?:what|which)(?: (?:is|are) (?:the|its|their))?(?: ${extreme}(?: [\p{L}-]+){0,4}| [\p{L}-]+)? (?:${nouns})\b`,
    'iu',
  );
const quantities: readonly Quantity[] = [
  {
    name: 'a length of time',
    asked: [
      /\bhow (?:long|soon|quickly)\b|\bhow many (?:milliseconds|seconds|minutes|hours|days)\b/i,
      measure('latency|latencies|timeouts?|downtime'),
    ],
    dimensions: ['time', 'months'],
    words: /\b(?:immediately|instantly|at once|(?:no|without|zero) (?:downtime|interruption|outage))\b/i,
  },
  {
    name: 'a price',
    asked: [/\b(?:what|how much)\b[^?,]*\b(?:costs?|charges?)\b/i, measure('prices?')],
    dimensions: ['dollar', 'euro', 'sterling', 'yen', 'rupee'],
    words: /\bfree\b|\bno (?:costs?|charges?|fees?)\b/i,
  },
  {
    name: 'a number',
    asked: [
      /\bhow (?:much|many|far|large|big)\b(?![^?,]*\b(?:costs?|charges?)\b)(?! (?:milliseconds|seconds|minutes|hours|days)\b)/i,
      new RegExp(String.raw`\b(?:what|which)(?: (?:is|are) the)? (?:${extreme} )?values?\b`, 'i'),
      new RegExp(String.raw`\b(?:what|which) (?:${extreme} )?limits?\b`, 'i'),
    ],
    words: /\b(?:no|none|nothing|never|all|unlimited)\b/i,
  },
];

/** The quantities that a question asks for and no text states: “how long” is answered by a length of time alone. */
export function unstatedQuantities(question: string, texts: readonly string[]): string[] {
  const wanted = quantities.filter(({ asked }) => asked.some((pattern) => pattern.test(question)));
  return wanted.filter((quantity) => !texts.some((text) => states(text, quantity))).map(({ name }) => name);
}

function states(text: string, { dimensions, words }: Quantity): boolean {
  // “A second” is mostly the bound of something else.
  const each = singleUnits(text).filter((one) => /^(?:every|each)\b/i.test(one.text));
  const numbers = [...numbersIn(text).filter(({ name }) => name === ''), ...each];
  return words.test(text) || numbers.some(({ unit }) => dimensions?.includes(unit?.dimension ?? '') ?? true);
}
