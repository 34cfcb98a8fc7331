import { codeWords } from '../../../base/code-words.ts';
import { literally } from '../../../base/text.ts';
import { titleOf, type LostTests } from '../results/compare-tests.ts';
import type { TamperFinding } from './languages.ts';
import { likeness, type TestCase } from './test-cases.ts';

/** Words with which a feature asks for a removal. */
const removing =
  /\b(?:remov\w*|delet\w*|drop\w*|obsolete|retir\w*|deprecat\w*|discard\w*|get rid|no longer|replac\w*|supersed\w*|instead of|without)\b/i;

/** Words with which a feature asks for a change of behaviour. */
const changing = /\b(?:now|instead|rather than|from now on|relax\w*|loosen\w*|widen\w*)\b/i;

/** Names that occur in any test. */
const ofLanguages =
  /(?:Error|Exception|^(?:assert\w*|expect\w*|describe|test|it|self|pytest\w*|raises|deepEqual|toBe\w*|toEqual|toThrow\w*|strictEqual))$/;

/** Words of tests that are not names of a project's code. */
const common: ReadonlySet<string> = new Set(
  'test tests testing assert assertequal assertions equal equals expect tobe toequal self import from const return await async describe should gives given when then with that this the and not null true false none undefined function def'.split(
    ' ',
  ),
);

function namesIn(text: string): string[] {
  return [...text.matchAll(/[A-Za-z_][A-Za-z0-9_]{2,}/g)]
    .flatMap(([word]) => [word, ...word.split(/_|(?=[A-Z][a-z])/)])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 2 && !common.has(word));
}

/**
 * Whether a feature asks for the removal of tested behaviour: its text has such a word, and names something of the test.
 * @param words the feature's name and description, as in the plan.
 */
export function asksForRemoval(words: string, test: { name: string; body: readonly string[] }): boolean {
  if (!removing.test(words)) return false;
  const named = new Set(namesIn(words));
  return namesIn([test.name, ...test.body].join('\n')).some((name) => named.has(name));
}

/**
 * Whether a feature asks for a change of tested behaviour: its text names code that the test uses, or has a word for a change and names
 * something of the test.
 * @param words the feature's name and description, as in the plan.
 */
export function asksForChange(words: string, test: { name: string; body: readonly string[] }): boolean {
  if (asksForRemoval(words, test)) return true;
  const text = [test.name, ...test.body].join('\n');
  const used = new Set(text.match(/[A-Za-z_$][\w$]*/g));
  if ([...codeWords(words)].some((name) => !ofLanguages.test(name) && used.has(name))) return true;
  const named = new Set(namesIn(words));
  return changing.test(words) && namesIn(text).some((name) => named.has(name));
}

function renamedTo(known: TestCase, passing: readonly TestCase[]): TestCase | undefined {
  const like = passing.filter((other) => known.assertions <= other.assertions && likeness(known, other) >= sameTest);
  return like.toSorted((one, other) => likeness(known, other) - likeness(known, one))[0];
}

/** A title in the source may contain placeholders: `adds %i and $b`. */
function hasTitle({ name }: TestCase, title: string): boolean {
  if (name === title) return true;
  if (!/%\w|\$/.test(name)) return false;
  const pattern = name
    .split(/%\w|\$\{[^}]*\}|\$[\w.]+/)
    .map(literally)
    .join('.*');
  return new RegExp(`^${pattern}$`).test(title);
}

/** A lost test counts as renamed if a new one is at least this similar. */
const sameTest = 0.5;

/**
 * Findings about tests that are missing in the reports, or reported as skipped.
 * @param before the tests of the changed files as they were, and `after` the present ones.
 * @param words see `asksForRemoval`.
 */
export function lostFindings(
  { gone, skipped, appeared }: LostTests,
  before: readonly (TestCase & { file: string })[],
  after: readonly TestCase[],
  words: string,
): TamperFinding[] {
  const titles = appeared.map(titleOf);
  const passing = after.filter((test) => titles.some((title) => hasTitle(test, title)));
  const lost = gone.flatMap((name): TamperFinding[] => {
    const known = before.find((test) => hasTitle(test, titleOf(name)));
    const file = known?.file ?? '';
    const renamed = known && renamedTo(known, passing);
    if (known !== undefined && renamed !== undefined) {
      // Identical lines under another name are the same test; changed lines may check the opposite.
      if (likeness(known, renamed) === 1) return [];
      const message = `"${name}" is gone; "${renamed.name}" is like it and does not check the same: compare them`;
      return [{ id: 'test-removed', severity: 'concern', file, message }];
    }
    return asksForRemoval(words, { name, body: known?.body ?? [] })
      ? [
          {
            id: 'test-removed',
            severity: 'concern',
            file,
            message: `"${name}" is gone, which the feature seems to ask for`,
          },
        ]
      : [
          {
            id: 'test-removed',
            severity: 'void',
            file,
            message: `"${name}" passed before, and no test like it is run now`,
          },
        ];
  });
  const off = skipped.map((name): TamperFinding => {
    const file = before.find((test) => hasTitle(test, titleOf(name)))?.file ?? '';
    return { id: 'test-skipped', severity: 'void', file, message: `"${name}" passed before and is skipped now` };
  });
  return [...lost, ...off];
}
