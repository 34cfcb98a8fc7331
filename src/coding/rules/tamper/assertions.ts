import type { Language } from './languages.ts';
import type { TestCase } from './test-cases.ts';

/** A removed statement of a test, and the one that replaces it. */
export interface ChangedStatement {
  was: string;
  now: string | undefined;
  /** Whether it is an assertion; otherwise it is data for assertions. */
  isAssertion: boolean;
  /** The way in which the new one accepts more than the old one; undefined if it does not. */
  weaker: 'lets more pass' | 'tries fewer cases' | undefined;
}

/** Assertions of common runners that compare a whole value. Texts are blank. */
const exact =
  /(?<![!<>=])={2,3}(?!=)|\bis None\b|(?<!\.not)\.(?:toBe|toEqual|toStrictEqual|toBeNull|toBeUndefined|toMatchSnapshot|toMatchInlineSnapshot|toThrowErrorMatchingInlineSnapshot)\(|\b(?:assert|require|expect|t|is|qt|Assert)\.(?:(?:deep)?(?:[sS]trict)?[eE]quals?|deepStrictEqual|deep\.equal|is|same|strictSame|EqualValues|JSONEq|AreEqual|AreSame|Same|Null|IsNull|Nil)\(|\bassert(?!Not)(?:\w*Equals?|Same|Is|IsNone|Null)\(|\bassert_(?:eq!|equal\b|nil\b|same\b)|\bto (?:eq|eql|equal|be)\b/;
/** Assertions that check only whether a part occurs. */
const partly =
  /(?:\.(?:includes|startsWith|endsWith|startswith|endswith|test|match|some|has|contains)\(|\bin\b).*\b(?:true|True)\s*\)/;
/** Assertions that accept any error. */
const anyError =
  /\.(?:toThrow|toThrowError)\(\s*\)|\b(?:assertRaises|raises|assert_raises|assertThrows)\(\s*(?:Base)?(?:Exception|Throwable)\b(?!.*\bmatch\b)/;
/** Assertions that check an error and its message. */
const saidError = /\bassertRaisesRegex\(|\braises\(.*\bmatch\s*=/;
/** The second argument describes the expected error, but a text there is only the assertion's message. */
const throwing = /\bassert\.(?:throws|rejects)\(/;
/** Loops over a list of cases. */
const cases = /^\s*(?:for|foreach)\b|\.(?:forEach|each|map)\(|\bparametrize\(/;
const literal = /['"`]|\b\d|[[{]/;
const importing = /^(?:import|from|require|use|using|package|describe|suite|context)\b|\brequire\(/;

/** Texts in code, in any of its quotes. */
export const quotedText = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`/g;

/** The strictness of an assertion: 3 a whole value, 2 a part of it, 1 hardly anything. */
function strength(statement: string, { weak }: Language): number {
  const bare = statement.replace(quotedText, "''");
  if (weak.test(bare) || anyError.test(bare) || throwsAnything(bare)) return 1;
  if (saidError.test(bare)) return 2.5;
  return exact.test(bare) && !partly.test(bare) ? 3 : 2;
}

function throwsAnything(bare: string): boolean {
  const call = throwing.exec(bare);
  if (call === null) return false;
  const [, error = "''"] = partsOf(bare.slice(call.index + call[0].length));
  return error.trim() === "''";
}

/** The parts between commas, up to the bracket that closes the one before the text. */
function partsOf(text: string): string[] {
  const parts = [''];
  let open = 0;
  let quote = '';
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    const isQuote = `'"\``.includes(character) && text[index - 1] !== '\\';
    if (quote !== '') quote = isQuote && character === quote ? '' : quote;
    else if (isQuote) quote = character;
    else if ('([{'.includes(character)) open += 1;
    else if (')]}'.includes(character)) open -= 1;
    if (open < 0) break;
    if (quote === '' && open === 0 && character === ',') parts.push('');
    else parts.push(`${parts.pop() ?? ''}${character}`);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** The statements in lines of code; a line with an open bracket continues on the next. */
function statements(lines: readonly string[]): string[] {
  const found: string[] = [];
  let open = 0;
  for (const line of lines) {
    const bare = line.replace(quotedText, '');
    if (open > 0) found.push(`${found.pop() ?? ''} ${line}`);
    else found.push(line);
    // A block has its own statements.
    const isBlock = /(?:=>|\))\s*\{$/.test(bare);
    open = isBlock ? 0 : Math.max(0, open + bracketsOpened(bare));
  }
  return found.map((statement) =>
    statement
      .replace(/,\s*(?=[)\]])/g, '')
      .replace(/(?<=[([])\s+|\s+(?=[)\]])/g, '')
      // The end of the test may be on its last line.
      .replace(/\s*;\s*\}\s*\)?\s*;?$|;$/, ''),
  );
}

function bracketsOpened(text: string): number {
  return (text.match(/[([]/g) ?? []).length - (text.match(/[)\]]/g) ?? []).length;
}

/** Whether a list of cases lost some and gained none; a list in an assertion is an expected value. */
function hasFewerCases(was: string, now: string, { assertion }: Language): boolean {
  if (!cases.test(was)) return false;
  const list = (text: string): string[] | undefined => {
    const before = text.slice(0, assertion.exec(text)?.index ?? text.length);
    const from = before.indexOf('[');
    return from === -1 ? undefined : partsOf(text.slice(from + 1));
  };
  const [old, left] = [list(was), list(now)];
  return old !== undefined && left !== undefined && left.length < old.length && left.every((one) => old.includes(one));
}

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.match(/\w+/g));

function likeness(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let both = 0;
  for (const word of words) if (others.has(word)) both += 1;
  return both / Math.max(1, words.size, others.size);
}

/**
 * The assertions and data lines that a test has lost, each with the most similar one that it has gained. Moved or reformatted
 * statements do not count as lost.
 */
export function changedStatements(
  before: Pick<TestCase, 'body'>,
  after: Pick<TestCase, 'body'>,
  language: Language,
): ChangedStatement[] {
  const [all, left] = [statements(before.body), statements(after.body)];
  const [old, now] = [new Set(all), new Set(left)];
  const gone = all.filter((one) => !now.has(one));
  const added = left.filter((one) => !old.has(one));
  const isAssertion = (one: string): boolean => language.assertion.test(one);
  const isData = (one: string): boolean =>
    !isAssertion(one) &&
    literal.test(one) &&
    !importing.test(one) &&
    (!language.test.test(one) || /\.each\(\s*\[/.test(one));
  return [
    ...paired(gone.filter(isAssertion), added.filter(isAssertion)).map(([was, now]): ChangedStatement => {
      const isWeaker = now !== undefined && strength(now, language) < strength(was, language);
      const isFewer = now !== undefined && hasFewerCases(was, now, language);
      return {
        was,
        now,
        isAssertion: true,
        weaker: isWeaker ? 'lets more pass' : isFewer ? 'tries fewer cases' : undefined,
      };
    }),
    ...paired(gone.filter(isData), added.filter(isData)).map(([was, now]): ChangedStatement => {
      const isFewer = now !== undefined && hasFewerCases(was, now, language);
      return { was, now, isAssertion: false, weaker: isFewer ? 'tries fewer cases' : undefined };
    }),
  ];
}

/** The largest distance between compared statements of a test, counted in statements, so that the effort grows linearly with the test. */
const nearest = 100;

/** Pairs each lost statement with the most similar gained one nearby; each gained one is used once. */
function paired(gone: readonly string[], added: readonly string[]): [string, string | undefined][] {
  const words = added.map(wordsIn);
  const likely = gone
    .flatMap((was, at) => {
      const own = wordsIn(was);
      const from = Math.max(0, at - nearest);
      return words
        .slice(from, at + nearest)
        .map((others, index) => ({ at, index: from + index, like: likeness(own, others) }));
    })
    .sort((a, b) => b.like - a.like || a.at - b.at || a.index - b.index);
  const free = new Set(added.keys());
  const found = new Map<number, number>();
  for (const { at, index } of likely) {
    if (found.has(at) || !free.has(index)) continue;
    found.set(at, index);
    free.delete(index);
  }
  return gone.map((was, at) => {
    const index = found.get(at);
    return [was, index === undefined ? undefined : added[index]];
  });
}
