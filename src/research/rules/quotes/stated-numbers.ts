import { isIn, namesOf, unsupported } from './claim-numbers.ts';
import { computedFrom } from './computed-numbers.ts';
import { isNamedVersion, isShortVersion } from './named-versions.ts';
import { normalText } from './normal-text.ts';
import { numbersIn, numbersInNormal, withApart, type FoundNumber } from './numbers.ts';

/** The name of a kind of error, which measures nothing: “such as HTTP 500”. */
const codeBefore = /\b(?:HTTP|HTTP status|status code|error code|exit code)(?: of)? $/i;
/** A sentence with more numbers that stand nowhere is not explained by names and arithmetic. */
const mostExplained = 12;
/** Among many numbers any other is the ratio of two. */
const mostOperands = 8;

/** The quotes, titles and addresses that a text with numbers rests on. */
export interface Basis {
  quotes: readonly string[];
  /** Titles, addresses and years of what is quoted. */
  titles: readonly string[];
  urls: readonly string[];
}

/** The numbers of a text that nothing bears out, and those that are computed wrongly, with what they should be. */
export interface NumberFaults {
  missing: string[];
  wrong: { number: string; is: string }[];
}

/**
 * The numbers of a text against what it rests on. A number stands there, rounded at most; or is computed from numbers that stand there
 * and that the text states, too, or from the only two alike that its one quote has; or is the version in a name.
 */
export function checkStatedNumbers(text: string, { quotes, titles, urls }: Basis): NumberFaults {
  const normal = normalText(withApart(text), { keepCase: true }).text;
  const numbers = numbersInNormal(normal);
  const held = [...quotes, ...titles].flatMap((one) => numbersIn(one));
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

/** The two numbers of a quote that are of one kind, where no others are alike: which are meant leaves no doubt. */
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
