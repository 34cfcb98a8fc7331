import * as z from 'zod/mini';
import type { Random } from '../../base/algorithms.ts';
import { cut, printable } from '../../base/errors.ts';
import { firstOf } from '../../base/text.ts';
import type { ControlItem, JudgedItem } from '../../judging/lists.ts';
import { text, words } from '../../loop/rules/hand-in-fields.ts';
import type { ChangedDefinition } from './commands/frozen.ts';
import { titleOf, type ComparedTests } from './results/runs.ts';
import { featureId } from './feature.ts';

/**
 * Something that held before a feature and does not hold as it was: a test that passed is gone or skipped (F1), or fails on the work as it
 * was (F2); a definition of the frozen commands is another one (F4). Only a judge can say whether that was asked for.
 */
export const doubted = z.object({
  fact: z.enum(['gone', 'skipped', 'fails', 'defined']),
  what: text(2_000),
  file: text(1_000),
  /** Whether the test fails on the work as it was before. */
  fails: z.boolean(),
});

export type Doubted = z.infer<typeof doubted>;

const mostDoubted = 500;
const longestName = 2_000;

/** The tests of before a feature on its work: those that fail, by name or file, and the texts of their files. */
export interface OldTests {
  failing: readonly string[];
  files: ReadonlyMap<string, string>;
}

/** The tests and commands before a feature that do not hold as they were. */
export function doubtedIn(
  { gone, skipped }: NonNullable<ComparedTests['lost']>,
  { failing, files }: OldTests,
  definitions: readonly ChangedDefinition[],
): Doubted[] {
  const ofTest = (fact: Doubted['fact']) => (name: string) => {
    const [file = ''] = [...files].find(([path, content]) => path === name || content.includes(titleOf(name))) ?? [];
    return { fact, what: cut(name, longestName), file, fails: failing.includes(name) };
  };
  return [
    ...gone.map(ofTest('gone')),
    ...skipped.map(ofTest('skipped')),
    ...failing.filter((name) => !gone.includes(name) && !skipped.includes(name)).map(ofTest('fails')),
    ...definitions
      .filter(({ change }) => change !== 'added')
      .map(({ file, part }) => ({ fact: 'defined' as const, what: part, file, fails: false })),
  ].slice(0, mostDoubted);
}

function describeDoubted({ fact, what, fails }: Doubted): string {
  if (fact === 'defined') return `${what}, to which a frozen command leads, is not what it was`;
  const now = { gone: ' and is gone', skipped: ' and is skipped now', fails: '' }[fact];
  return `"${what}" passed before${now}${fails ? '; as it was, it fails on the work' : ''}`;
}

/**
 * `asked`: the words of plan or user ask for it. `same`: as much is checked as before. `weaker`: less is checked, and nobody asked; this
 * is also what holds while nobody judged.
 */
const verdicts = z.enum(['asked', 'same', 'weaker']);

export const changeJudgement = z.object({
  feature: featureId,
  attempt: z.int().check(z.minimum(1)),
  list: z.string().check(z.regex(/^[\w.-]{1,200}$/, 'expected the id of the list, as the task gives it')),
  answers: z
    .array(
      z
        .object({
          n: z.int().check(z.minimum(1)),
          verdict: verdicts,
          quote: z.optional(words(8, 2_000)),
          why: words(8, 1_000),
        })
        .check(
          z.refine(({ verdict, quote }) => verdict !== 'asked' || quote !== undefined, {
            path: ['quote'],
            error: 'expected the words that ask for it, because the verdict is "asked"',
          }),
        ),
    )
    .check(z.minLength(1), z.maxLength(30)),
});

export type ChangeJudgement = z.infer<typeof changeJudgement>;

const answer = z.object({ verdict: verdicts, quote: z.optional(text(2_000)), why: text(1_000) });
export type JudgedChange = z.infer<typeof answer>;

export const judgement = z.object({ key: text(1_100), hash: text(100), by: text(300), answer });

/** A file with what of it does not hold as it was, as one item of a judge's list. */
export interface DoubtedFile {
  file: string;
  doubts: Doubted[];
  item: JudgedItem;
}

const mostNamed = 20;
const longestDifference = 6_000;

/** The doubted changes, one item for each file, whose difference git shows; the words that ask for one have to stand in `asked`. */
export function doubtedFiles(
  doubts: readonly Doubted[],
  differenceOf: (file: string) => string,
  asked: readonly string[],
): DoubtedFile[] {
  const byFile = new Map<string, Doubted[]>();
  for (const one of doubts) {
    const key = one.fact === 'defined' ? `commands in ${one.file}` : one.file;
    byFile.set(key, [...(byFile.get(key) ?? []), one]);
  }
  return [...byFile].map(([key, own]) => {
    const file = own[0]?.file ?? '';
    const item = {
      key,
      text: itemText(file, own.map(describeDoubted), differenceOf(file)),
      within: { quote: [...asked] },
    };
    return { file, doubts: own, item };
  });
}

function itemText(file: string, facts: readonly string[], difference: string): string {
  const lines = firstOf(facts, mostNamed).map((fact) => `- ${printable(fact)}`);
  const shown = difference.length > longestDifference ? `${difference.slice(0, longestDifference)}\n…` : difference;
  const fence = '`'.repeat(Math.max(3, ...(shown.match(/`+/g) ?? []).map(({ length }) => length + 1)));
  return [
    `${file === '' ? 'A file that is not known' : `\`${file}\``}\n\n${lines.join('\n')}`,
    ...(shown === '' ? [] : [`${fence}diff\n${shown.trimEnd()}\n${fence}`]),
  ].join('\n\n');
}

/** Words of which controls are made. */
const subjects = ['total', 'median', 'parse', 'slug', 'clamp', 'chunk', 'merge', 'render', 'order', 'split'];

/** Two pairs of a test before and after whose verdict is known: one checks less than before, one only has another name. */
export function controlsFor(items: readonly JudgedItem[], random: Random): ControlItem[] {
  const folder = /^([^ ]*\/)[^/]*$/.exec(items[0]?.key ?? '')?.[1] ?? 'test/';
  const at = Math.floor(random() * subjects.length);
  const number = 3 + Math.floor(random() * 40);
  return (['weaker', 'same'] as const).map((verdict, index) => {
    const name = subjects[(at + index * 3) % subjects.length] ?? '';
    const [title, check] = [`${name} gives what it should`, `  assert.equal(${name}(${number}), ${number - 1});`];
    const head = (words: string) => `test('${words}', () => {`;
    const isWeaker = verdict === 'weaker';
    const lines = isWeaker
      ? [` ${head(title)}`, `-${check}`, `+  ${name}(${number});`]
      : [`-${head(title)}`, `+${head(`${name} gives the right value`)}`, ` ${check}`];
    const file = `${folder}${name}.test.mjs`;
    const fact = describeDoubted({ fact: isWeaker ? 'fails' : 'gone', what: title, file, fails: isWeaker });
    const patch = [`--- a/${file}`, `+++ b/${file}`, '@@ -4,3 +4,3 @@', ...lines].join('\n');
    return { text: itemText(file, [fact], patch), within: {}, right: { verdict: [verdict] } };
  });
}

/** Whether a verdict lets a change pass: `same` does not where a test fails as it was. */
export function isAllowed(
  { doubts }: Pick<DoubtedFile, 'doubts'>,
  verdict: JudgedChange['verdict'] | undefined,
): boolean {
  return verdict === 'asked' || (verdict === 'same' && !doubts.some(({ fails }) => fails));
}

/** A doubted file in one sentence, with what its judge said. */
export function describeJudged({ file, doubts }: DoubtedFile, judged: JudgedChange | undefined): string {
  const facts = firstOf(doubts.map(describeDoubted), mostNamed).join('; ');
  const said =
    judged === undefined
      ? 'no judge could say whether that was asked for'
      : `the change-judge: ${judged.verdict}${judged.quote === undefined ? '' : `, “${judged.quote}”`} (${judged.why})`;
  return `${file === '' ? '' : `${file}: `}${facts}: ${said}`;
}

/** The whole task of a change-judge, who reads nothing else. */
export function composeChangeTask(
  { feature, attempt, list }: Pick<ChangeJudgement, 'feature' | 'attempt' | 'list'>,
  asked: readonly string[],
  plan: string | null,
  items: string,
): string {
  const quoted = asked.map((one) => printable(one).trim().replace(/^/gm, '> ')).join('\n\n');
  return `# What the change of feature ${feature} does to tests and commands that were there

For your hand-in: feature ${feature}, attempt ${attempt}, list ${list}.

# What was asked for
${plan === null ? '' : `\nThe plan is ${plan}; its words may be quoted, too.\n`}
${quoted}

# The items

${items}
`;
}
