import { join } from 'node:path';
import { changedPaths, pathsAt } from '../programs/git/work-tree.ts';
import { contentOf, copyInto, type Content } from './file-contents.ts';
import { isLoadedFirst } from './rules/commands/frozen.ts';
import { isBesideTests } from './rules/feature-tests.ts';
import { failingAsTheyWere } from './rules/old-tests.ts';
import type { TestReport } from './rules/results/test-report.ts';
import { isTestFile } from './rules/tamper/languages.ts';
import { runTestFiles, type RedGreenRequest } from './run-red-green.ts';
import { withPlace, ownFolderOnly } from './verification-place.ts';

/**
 * Runs the earlier version of changed tests, with the earlier helpers and setup files, on a feature's work: failing ones show that the
 * change of the tests hides something.
 * @param before the reports of all tests before the feature.
 * @returns their names, or how the run ended if the runner gives no names.
 */
export async function runOldTests(request: RedGreenRequest, before: readonly TestReport[]): Promise<string[]> {
  const { root, frozen, start, tree, without, passedWithAll } = request;
  if (frozen.needs.includes(ownFolderOnly)) return [];
  const changed = await changedPaths(root, start, tree, without);
  const old = changed.filter((path) => isTestFile(path) || isBesideTests(path) || isLoadedFirst(frozen, path));
  if (old.length === 0) return [];
  const now = await pathsAt(root, tree);
  const contents = await withPlace({ root, tree: start }, frozen, async (place) => {
    const found = new Map<string, Content>();
    // A removed file is reported as lost tests.
    for (const path of old.filter((one) => now.has(one))) {
      const content = await contentOf(join(place.root, path));
      if (content !== undefined) found.set(path, content);
    }
    return found;
  });
  if (contents.size === 0) return [];
  const files = [...contents.keys()].filter((path) => isTestFile(path));
  const run = await withPlace({ root, tree }, frozen, async (place) => {
    await copyInto(contents, place.root);
    return runTestFiles(request, place, files, 'old-tests', files.length < contents.size);
  });
  if (run === undefined) return [];
  return failingAsTheyWere({ run, before, passedNow: passedWithAll, failing: frozen.failing ?? [] });
}
