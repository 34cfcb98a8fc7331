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
/**
 * “Which election timeout”, “what is the price”, “what are the default heartbeat and election timeouts”, but neither “what happens if”
 * nor “what timeouts can be configured”, which asks for their names.
 */
const measure = (noun: string, plural: string) =>
  new RegExp(
    String.raw`\b(?:what|which)(?: (?:is|are) (?:the|its|their))?(?: ${extreme}(?: [\p{L}-]+){0,4} (?:${noun}|${plural})|(?: [\p{L}-]+)? (?:${noun}))\b`,
    'iu',
  );
/** Behind “how long”: a name or a key has a number of characters. */
const ofText = String.raw`(?= (?:can|may|must)\b[^?,]* be(?: and\b|[?,]|$)| (?:is|are)\b[^?,]* (?:names?|keys?|passwords?|urls?|paths?)(?: and\b|[?,]|$))`;
const timeUnits = '(?:milliseconds?|seconds?|minutes?|hours?|days?|weeks?|months?|years?)';
const quantities: readonly Quantity[] = [
  {
    name: 'a length of time',
    asked: [
      new RegExp(String.raw`\bhow (?:long\b(?!${ofText})|soon\b|quickly\b|many ${timeUnits}\b)`, 'i'),
      measure('latency|timeout|downtime', 'latencies|timeouts'),
    ],
    dimensions: ['time', 'months'],
    words: new RegExp(
      String.raw`\b(?:immediately|instantly|at once|right away|forever|indefinitely|(?:half an?|few|several|within|takes?|lasts?) ${timeUnits}|(?:no|without|zero) (?:downtime|interruption|outage))\b`,
      'i',
    ),
  },
  {
    name: 'a price',
    asked: [/\b(?:what|how much)\b[^?,]*\b(?:costs?|charges?)\b/i, measure('prices?', 'prices')],
    dimensions: ['dollar', 'euro', 'sterling', 'yen', 'rupee'],
    // A cost may also be a share of the performance, but 99.9 % uptime is none.
    words:
      /\bfree\b|\bno (?:costs?|charges?|fees?)\b|% (?:of|slower|less|more|overhead)\b|\b(?:francs?|cents?|pence|pounds?|kron(?:a|or|er)|zloty)\b|¢|\b(?:AUD|BRL|CAD|CHF|CNY|CZK|DKK|NOK|NZD|PLN|SEK)\b/i,
  },
  {
    name: 'a number',
    asked: [new RegExp(String.raw`\bhow many\b(?![^?,]*\b(?:costs?|charges?)\b)(?! ${timeUnits}\b)`, 'i')],
    words: /\b(?:no|none|nothing|never|all|single|unlimited)\b/i,
  },
  {
    name: 'a number',
    asked: [
      /\bhow (?:much|far|large|big)\b(?![^?,]*\b(?:costs?|charges?)\b)/i,
      new RegExp(String.raw`\bhow long\b${ofText}`, 'i'),
      // “What values does it accept” asks for their names.
      new RegExp(
        String.raw`\b(?:what|which)(?: (?:is|are) the)? (?:value|${extreme} values?|values do(?:es)?\b[^?,]* have)\b`,
        'i',
      ),
      new RegExp(String.raw`\b(?:what|which) (?:${extreme} )?limits?\b`, 'i'),
    ],
    words: /\b(?:no|none|nothing|never|all|unlimited)\b/i,
  },
];

/** The quantities that a question asks for and no text states: “how long” is answered by a length of time alone. */
export function unstatedQuantities(question: string, texts: readonly string[]): string[] {
  const wanted = quantities.filter(({ asked }) => asked.some((pattern) => pattern.test(question)));
  const unstated = wanted.filter((quantity) => !texts.some((text) => states(text, quantity)));
  return [...new Set(unstated.map(({ name }) => name))];
}

/** Words before “a minute” that make it a length; “40 writes a minute” is a rate. */
const beforeOne =
  /\b(?:about|after|almost|around|at (?:least|most)|for|in|is|lasts?|nearly|of|roughly|takes?|than|up to|within) $/i;

function states(text: string, { dimensions, words }: Quantity): boolean {
  const single = singleUnits(text).filter(({ text: one, at }) => {
    // “Less than a second until …” is mostly the bound of something else.
    const isLength = beforeOne.test(text.slice(0, at)) && !/^ until\b/i.test(text.slice(at + one.length));
    return /^(?:every|each)\b/i.test(one) || isLength;
  });
  const numbers = [...numbersIn(text).filter(({ name }) => name === ''), ...single];
  return words.test(text) || numbers.some(({ unit }) => dimensions?.includes(unit?.dimension ?? '') ?? true);
}
