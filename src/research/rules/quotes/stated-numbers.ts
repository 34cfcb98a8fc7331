import { isIn, namesOf, unsupported } from './claim-numbers.ts';
import { computedFrom } from './computed-numbers.ts';
import { isNamedVersion, isShortVersion } from './named-versions.ts';
import { normalText } from './normal-text.ts';
import { numbersHeldBy } from './single-units.ts';
import { numbersIn, numbersInNormal, withApart, type FoundNumber } from './numbers.ts';

/** The name before a code, which is not a measurement: “such as HTTP 500”. */
const codeBefore = /\b(?:HTTP|HTTP status|status code|error code|exit code)(?: of)? $/i;
/** A sentence with more missing numbers is not explained by names and arithmetic. */
const mostExplained = 12;
/** With more numbers, any other number is a ratio of two of them. */
const mostOperands = 8;

/** The quotes, titles and addresses that support a text. */
export interface Basis {
  quotes: readonly string[];
  /** Titles, addresses and years of the quoted sources. */
  titles: readonly string[];
  urls: readonly string[];
}

/** The unsupported numbers of a text, and the wrongly computed ones with the correct values. */
export interface NumberFaults {
  missing: string[];
  wrong: { number: string; is: string }[];
}

/**
 * Checks the numbers of a text. Each must be in its sources, possibly rounded; be computed from source numbers that the text
 * states, or from the only pair of its one quote; or be a version in a name.
 */
export function checkStatedNumbers(text: string, { quotes, titles, urls }: Basis): NumberFaults {
  const normal = normalText(withApart(text), { keepCase: true }).text;
  const numbers = numbersInNormal(normal);
  const held = [...quotes, ...titles].flatMap(numbersHeldBy);
  const about = [...quotes, ...titles, ...urls].join('\n');
  const unheld = unsupported(text, held, numbers, { mayRound: true });
  if (unheld.length > mostExplained) return { missing: namesOf(unheld), wrong: [] };
  const open = unheld.filter(
    (number) =>
      !isNamedVersion(normal, number, about) &&
      !isShortVersion(normal, number, about) &&
      !codeBefore.test(normal.slice(0, number.at)),
  );
  if (open.length === 0) return { missing: [], wrong: [] };
  const stated = numbers
    .filter((number) => !unheld.includes(number) && number.name === '' && isIn(held, number))
    .slice(0, mostOperands);
  const [quote = '', ...others] = quotes;
  const pair = others.length > 0 ? [] : onlyPair(numbersIn(quote));
  const missing: FoundNumber[] = [];
  const wrong = new Map<string, string>();
  for (const number of open) {
    const fromStated = computedFrom(text, number, stated);
    const result = fromStated?.holds === true ? fromStated : (computedFrom(text, number, pair) ?? fromStated);
    if (result === undefined) missing.push(number);
    else if (!result.holds) wrong.set(number.text.trim(), (fromStated ?? result).shown);
  }
  return { missing: namesOf(missing), wrong: [...wrong].map(([number, is]) => ({ number, is })) };
}

/** The only two numbers of one kind in a quote; empty if several pairs are possible. */
function onlyPair(numbers: readonly FoundNumber[]): FoundNumber[] {
  const kinds = new Map<string, Map<string, FoundNumber>>();
  for (const number of numbers.filter(({ name, spelled, unit }) => name === '' && !(spelled && unit === null))) {
    const kind = number.unit?.dimension ?? '';
    kinds.set(kind, (kinds.get(kind) ?? new Map<string, FoundNumber>()).set(number.exact, number));
  }
  const groups = [...kinds.values()].filter(({ size }) => size > 1);
  const [only, ...more] = groups;
  return only?.size === 2 && more.length === 0 ? [...only.values()] : [];
}
