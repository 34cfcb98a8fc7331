import type { Language } from './languages.ts';
import type { TestCase } from './test-cases.ts';

/** A test checks something else than before: an assertion is gone, and another stands in its place. */
export interface ChangedAssertion {
  was: string;
  now: string | undefined;
  /** Whether the new one lets values pass that the old one did not. */
  isWeaker: boolean;
}

/** Compares a whole value, in the words of the common runners. Texts are blank. */
const exact =
  /(?<![!<>=])={2,3}(?!=)|\bis None\b|(?<!\.not)\.(?:toBe|toEqual|toStrictEqual|toBeNull|toBeUndefined|toMatchSnapshot|toMatchInlineSnapshot|toThrowErrorMatchingInlineSnapshot)\(|\b(?:assert|require|expect|t|is|qt|Assert)\.(?:(?:deep)?(?:[sS]trict)?[eE]quals?|deepStrictEqual|deep\.equal|is|same|strictSame|EqualValues|JSONEq|AreEqual|AreSame|Same|Null|IsNull|Nil)\(|\bassert(?!Not)(?:\w*Equals?|Same|Is|IsNone|Null)\(|\bassert_(?:eq!|equal\b|nil\b|same\b)|\bto (?:eq|eql|equal|be)\b/;
/** Asks for a part, and compares only whether it is there. */
const partly =
  /(?:\.(?:includes|startsWith|endsWith|startswith|endswith|test|match|some|has|contains)\(|\bin\b).*\b(?:true|True)\s*\)/;
/** An error of any kind. */
const anyError = /\.(?:toThrow|toThrowError)\(\s*\)|\bassert\.throws\([^,]*\)$/;

const texts = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`/g;

/** How much an assertion pins down: 3 a whole value, 2 a part of it, 1 hardly anything. */
function strength(statement: string, { weak }: Language): number {
  const bare = statement.replace(texts, "''");
  if (weak.test(bare) || anyError.test(bare)) return 1;
  return exact.test(bare) && !partly.test(bare) ? 3 : 2;
}

/** The statements of a test: lines that leave a bracket open go on in the next. */
function statements({ body }: TestCase): string[] {
  const found: string[] = [];
  let open = 0;
  for (const line of body.slice(1)) {
    const bare = line.replace(texts, '');
    if (open > 0) found.push(`${found.pop() ?? ''} ${line}`);
    else found.push(line);
    // A block holds statements of its own.
    const isBlock = /(?:=>|\))\s*\{$/.test(bare);
    open = isBlock ? 0 : Math.max(0, open + bracketsOpened(bare));
  }
  return found.map((statement) => statement.replace(/,\s*(?=[)\]])/g, '').replace(/(?<=[([])\s+|\s+(?=[)\]])/g, ''));
}

function bracketsOpened(text: string): number {
  return (text.match(/[([]/g) ?? []).length - (text.match(/[)\]]/g) ?? []).length;
}

/**
 * The assertions that a test had and has no longer, each with one that it has now and had not, the strongest first. Those that stand in
 * another place or over several lines are the same.
 */
export function changedAssertions(before: TestCase, after: TestCase, language: Language): ChangedAssertion[] {
  const assertions = (test: TestCase): string[] => statements(test).filter((one) => language.assertion.test(one));
  const [was, now] = [assertions(before), assertions(after)];
  const byStrength = (a: string, b: string): number => strength(b, language) - strength(a, language);
  const gone = was.filter((one) => !now.includes(one)).sort(byStrength);
  const added = now.filter((one) => !was.includes(one)).sort(byStrength);
  return gone.map((one, index): ChangedAssertion => {
    const other = added[index];
    const isWeaker = other !== undefined && strength(other, language) < strength(one, language);
    return { was: one, now: other, isWeaker };
  });
}
