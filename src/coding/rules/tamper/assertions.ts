import type { Language } from './languages.ts';
import type { TestCase } from './test-cases.ts';

/** A statement of a test that is gone, and the one that stands in its place. */
export interface ChangedStatement {
  was: string;
  now: string | undefined;
  /** Whether it checks something; else it is data of checks. */
  isAssertion: boolean;
  /** How the new one lets work pass that the old one did not; undefined where it does not. */
  weaker: 'lets more pass' | 'tries fewer cases' | undefined;
}

/** Compares a whole value, in the words of the common runners. Texts are blank. */
const exact =
  /(?<![!<>=])={2,3}(?!=)|\bis None\b|(?<!\.not)\.(?:toBe|toEqual|toStrictEqual|toBeNull|toBeUndefined|toMatchSnapshot|toMatchInlineSnapshot|toThrowErrorMatchingInlineSnapshot)\(|\b(?:assert|require|expect|t|is|qt|Assert)\.(?:(?:deep)?(?:[sS]trict)?[eE]quals?|deepStrictEqual|deep\.equal|is|same|strictSame|EqualValues|JSONEq|AreEqual|AreSame|Same|Null|IsNull|Nil)\(|\bassert(?!Not)(?:\w*Equals?|Same|Is|IsNone|Null)\(|\bassert_(?:eq!|equal\b|nil\b|same\b)|\bto (?:eq|eql|equal|be)\b/;
/** Asks for a part, and compares only whether it is there. */
const partly =
  /(?:\.(?:includes|startsWith|endsWith|startswith|endswith|test|match|some|has|contains)\(|\bin\b).*\b(?:true|True)\s*\)/;
/** An error of any kind. */
const anyError =
  /\.(?:toThrow|toThrowError)\(\s*\)|\b(?:assertRaises|raises|assert_raises|assertThrows)\(\s*(?:Base)?(?:Exception|Throwable)\b(?!.*\bmatch\b)/;
/** An error, and words of its message. */
const saidError = /\bassertRaisesRegex\(|\braises\(.*\bmatch\s*=/;
/** Its second argument says which error it has to be; a text there is only the message of the assertion. */
const throwing = /\bassert\.(?:throws|rejects)\(/;
/** Goes through cases that stand in a list. */
const cases = /^\s*(?:for|foreach)\b|\.(?:forEach|each|map)\(|\bparametrize\(/;
const literal = /['"`]|\b\d|[[{]/;
const importing = /^(?:import|from|require|use|using|package|describe|suite|context)\b|\brequire\(/;

const texts = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`/g;

/** How much an assertion pins down: 3 a whole value, 2 a part of it, 1 hardly anything. */
function strength(statement: string, { weak }: Language): number {
  const bare = statement.replace(texts, "''");
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

/** The parts between commas, up to the bracket that closes what stands before the text. */
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

/** The statements among lines of code: lines that leave a bracket open go on in the next. */
function statements(lines: readonly string[]): string[] {
  const found: string[] = [];
  let open = 0;
  for (const line of lines) {
    const bare = line.replace(texts, '');
    if (open > 0) found.push(`${found.pop() ?? ''} ${line}`);
    else found.push(line);
    // A block holds statements of its own.
    const isBlock = /(?:=>|\))\s*\{$/.test(bare);
    open = isBlock ? 0 : Math.max(0, open + bracketsOpened(bare));
  }
  return found.map((statement) =>
    statement
      .replace(/,\s*(?=[)\]])/g, '')
      .replace(/(?<=[([])\s+|\s+(?=[)\]])/g, '')
      // The end of the test may stand on its last line.
      .replace(/\s*;\s*\}\s*\)?\s*;?$|;$/, ''),
  );
}

function bracketsOpened(text: string): number {
  return (text.match(/[([]/g) ?? []).length - (text.match(/[)\]]/g) ?? []).length;
}

/** Whether a list of cases lost some and won none; one within an assertion is a value that is expected. */
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
 * The assertions of a test, and the lines with their data, that it had and has no longer, each with the one that it has now and had
 * not and that is most like it. Those that stand in another place or over several lines are the same.
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

/** How far apart two statements of one test are compared, in statements, so that the work grows with the length of a test only. */
const nearest = 100;

/** Each of the first with the one of the others near it that is most like it, each of which is taken once. */
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
