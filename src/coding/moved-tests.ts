import { lstat, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { firstOf } from '../base/text.ts';
import { parseDifference } from './rules/tamper/difference.ts';
import { isNamedLikeTest, type TamperFinding } from './rules/tamper/languages.ts';
import { withProgress, type Attempt } from './attempt.ts';
import { ownFolderOnly, runTestFiles, withPlace, type FilesRun } from './verification-place.ts';

/** Each try runs all tests, once or twice. */
const longestMilliseconds = 120_000;

/** No language can load this. */
const broken = '<?php (((\n';

/** Data of tests, which is often moved and seldom loaded by name. */
const data = /\.(?:json|ya?ml|toml|xml|csv|md|txt|snap|html?|css|svg)$/i;

/**
 * Findings about moved test files, for commands whose reports do not name the tests: one that nothing loads where it is now, since the
 * tests pass although it cannot be loaded, and did not where it was before. Of those that went from one folder to another the first one
 * is tried, while there is time; the reviewer is shown the others.
 */
export async function movedOutOfSight(attempt: Attempt, tree: string, difference: string): Promise<TamperFinding[]> {
  const { paths, checkout, commands: frozen, feature, record } = attempt;
  const moved = parseDifference(difference).filter(
    ({ change, binary, previousPath }) =>
      change === 'moved' && !binary && isNamedLikeTest(previousPath) && !data.test(previousPath),
  );
  if (moved.length === 0) return [];
  const commands = frozen.commands.filter(({ kind }) => kind === 'test');
  const logFile = (name: string) => `${paths.proofs}/${feature.id}-${record.attempt}-${name}.log`;
  const until = performance.now() + longestMilliseconds;
  const runBroken = (of: string, path: string, name: string): Promise<FilesRun | undefined> =>
    withPlace({ root: checkout.root, tree: of }, frozen, async (place) => {
      const file = join(place.root, path);
      // Writing through a link would change a file outside of the checkout.
      const found = await lstat(file).catch(() => undefined);
      const seconds = Math.floor((until - performance.now()) / 1_000);
      if (found?.isFile() !== true || seconds < 1) return undefined;
      await writeFile(file, broken);
      const limited = commands.map((one) => ({
        ...one,
        time_limit_seconds: Math.min(one.time_limit_seconds, seconds),
      }));
      return withProgress((onProgress) =>
        runTestFiles({ commands: limited, frozen, logFile }, { ...place, onProgress }, [], name, true),
      );
    });
  const isComparable =
    !frozen.needs.includes(ownFolderOnly) &&
    record.baseline.runs.every(({ kind, verdict }) => kind !== 'test' || verdict === 'passed');
  const findings: TamperFinding[] = [];
  const known = new Set<string>();
  const untried: string[] = [];
  for (const { path, previousPath } of moved) {
    const way = [dirname(previousPath), dirname(path), extname(path)].join('\0');
    const now = isComparable && !known.has(way) ? (await runBroken(tree, path, 'moved-now'))?.verdict : undefined;
    known.add(way);
    // With a file that cannot be loaded, the tests fail where something loads it.
    if (now === 'failed') continue;
    const before =
      now === 'passed' ? (await runBroken(record.start.commit, previousPath, 'moved-before'))?.verdict : undefined;
    if (before === 'failed')
      findings.push({
        id: 'test-file-removed',
        severity: 'void',
        file: previousPath,
        message: `It is called ${path} now, which nothing runs`,
      });
    else if (before !== 'passed') untried.push(path);
  }
  if (untried.length > 0)
    findings.push({
      id: 'test-file-moved',
      severity: 'concern',
      file: '',
      message: `Whether these moved test files are still run was not tried: ${firstOf(untried).join(', ')}`,
    });
  return findings;
}
