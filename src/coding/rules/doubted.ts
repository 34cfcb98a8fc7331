import * as z from 'zod/mini';
import { cut } from '../../base/errors.ts';
import { text } from '../../loop/rules/hand-in-fields.ts';
import type { FrozenChange } from './commands/frozen.ts';
import { titleOf, type LostTests } from './results/compare-tests.ts';

/**
 * Something that held before a feature and does not hold as it was: a test that passed is gone or skipped (F1), or fails on the work as it
 * was (F2); a definition of the frozen commands is another one (F4). Only a judge can say whether that was asked for.
 */
export const doubted = z.object({
  fact: z.enum(['gone', 'skipped', 'fails', 'defined']),
  /** The test, or the part of the file. */
  what: text(2_000),
  /** Its file; empty where that is not known. */
  file: text(1_000),
  /** Whether the test fails on the work as it was before. */
  fails: z.boolean(),
});

export type Doubted = z.infer<typeof doubted>;

const mostDoubted = 500;
const longestName = 2_000;

/**
 * The tests and commands before a feature that do not hold as they were.
 * @param oldTests what fails of the tests as they were, see `failingAsTheyWere`.
 * @param oldFiles the changed files of tests as they were, by their paths.
 */
export function doubtedIn({
  lost,
  oldTests,
  oldFiles,
  definitions,
}: {
  lost: LostTests | undefined;
  oldTests: readonly string[];
  oldFiles: ReadonlyMap<string, string>;
  definitions: readonly FrozenChange[];
}): Doubted[] {
  const fileOf = (name: string): string =>
    [...oldFiles].find(([file, content]) => file === name || content.includes(titleOf(name)))?.[0] ?? '';
  const failing = new Set(oldTests);
  const ofTest = (fact: Doubted['fact']) => (name: string) => ({
    ...{ fact, what: cut(name, longestName), file: fileOf(name) },
    fails: failing.has(name),
  });
  const named = new Set([...(lost?.gone ?? []), ...(lost?.skipped ?? [])]);
  return [
    ...(lost?.gone ?? []).map(ofTest('gone')),
    ...(lost?.skipped ?? []).map(ofTest('skipped')),
    ...oldTests.filter((name) => !named.has(name)).map(ofTest('fails')),
    ...definitions
      .filter(({ change }) => change !== 'added')
      .map(({ file, part }) => ({ fact: 'defined' as const, what: part, file, fails: false })),
  ].slice(0, mostDoubted);
}

/** One of these in words. */
export function describeDoubted({ fact, what, fails }: Doubted): string {
  const asItWas = fails ? '; as it was, it fails on the work' : '';
  switch (fact) {
    case 'gone':
      return `"${what}" passed before and is gone${asItWas}`;
    case 'skipped':
      return `"${what}" passed before and is skipped now${asItWas}`;
    case 'fails':
      return `"${what}" passed before; as it was, it fails on the work`;
    case 'defined':
      return `${what}, to which a frozen command leads, is not what it was`;
  }
}
