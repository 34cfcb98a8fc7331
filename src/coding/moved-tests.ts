import { lstat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDifference } from './rules/tamper/difference.ts';
import { isTestFile } from './rules/tamper/languages.ts';
import type { Attempt } from './attempt.ts';
import { ownFolderOnly, runTestFiles, withPlace } from './verification-place.ts';

/** Each needs two runs of all tests at most. */
const mostMoved = 5;

/** No language can load this. */
const broken = '<?php (((\n';

/**
 * The moved test files that nothing runs where they are now, for commands whose reports do not name the tests: the tests pass although such
 * a file cannot be loaded, and did not where it was before. Files that nothing ran before either are none.
 * @returns their present paths.
 */
export async function testsOutOfSight(attempt: Attempt, tree: string, difference: string): Promise<Set<string>> {
  const { paths, checkout, commands: frozen, feature, record } = attempt;
  const moved = parseDifference(difference).filter(
    ({ change, path, previousPath }) => change === 'moved' && isTestFile(previousPath) && isTestFile(path),
  );
  const found = new Set<string>();
  if (frozen.needs.includes(ownFolderOnly)) return found;
  const commands = frozen.commands.filter(({ kind }) => kind === 'test');
  const logFile = (name: string) => `${paths.proofs}/${feature.id}-${record.attempt}-${name}.log`;
  const passesBroken = (of: string, path: string, name: string) =>
    withPlace({ root: checkout.root, tree: of }, frozen, async (place) => {
      const file = join(place.root, path);
      // Writing through a link would change a file outside of the checkout.
      const found = await lstat(file).catch(() => undefined);
      if (found?.isFile() !== true) return undefined;
      await writeFile(file, broken);
      const run = await runTestFiles({ commands, frozen, logFile }, place, [], name, true);
      return run === undefined ? undefined : run.verdict === 'passed';
    });
  for (const { path, previousPath } of moved.slice(0, mostMoved))
    if (
      (await passesBroken(tree, path, 'moved-now')) === true &&
      (await passesBroken(record.start.commit, previousPath, 'moved-before')) === false
    )
      found.add(path);
  return found;
}
