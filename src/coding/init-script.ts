import { closeSync, readSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { firstOf } from '../base/text.ts';
import { uncommittedPaths } from '../programs/git/repository.ts';
import { runInOrder } from './verification-run.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { appendEvent } from '../journal/journal.ts';
import { openRegular } from '../files/regular.ts';
import { asWriter } from '../loop/workflow.ts';
import { refuseForAll } from './ask.ts';
import { insideFolder, logFiles, type Attempt } from './attempt.ts';
import { projectIn } from './place.ts';

/** The script in the project's root that prepares the project. */
export const initScript = 'init.sh';

/**
 * Runs the project's `init.sh`, if it exists, in the place of an attempt: it starts services such as a database or a server. It runs at
 * every start and continuation of a feature, so it must be repeatable. Processes that it leaves running have to be services, as `docker
 * compose up -d` makes them; all others are ended.
 * @param isClean whether nothing is uncommitted, which must then also hold at the end.
 * @throws WorkflowError when it fails, does not end in time, or changes files; the user is asked about it then, once for all features.
 */
export async function runInit(
  { paths, checkout: { root, without }, list, feature, record }: Attempt,
  isClean: boolean,
  now: Date,
): Promise<void> {
  const folder = resolve(paths.root, projectIn(paths, record) ?? '');
  const { attempt } = record;
  const line = lineOf(join(folder, initScript));
  if (line === undefined) return;
  const { configuration } = await currentConfiguration(paths.root);
  const command = {
    kind: 'init',
    folder: '.',
    line,
    time_limit_seconds: configuration.verification_timeout_minutes * 60,
  };
  const logFile = logFiles(paths, `${feature.id}-${attempt}`);
  const run = await runInOrder({ root: folder, commands: [command], logFile });
  const [result] = run.commands;
  const changed = isClean && run.verdict === 'passed' ? await uncommittedPaths(root, without) : [];
  const why =
    changed.length > 0
      ? `it changed files that git does not ignore: ${firstOf(changed).join(', ')}`
      : (result?.summary ?? 'it was not run');
  const verdict = changed.length > 0 ? 'failed' : run.verdict;
  await asWriter(paths, () => appendEvent(paths, now, { event: 'init-run', feature: feature.id, attempt, verdict }));
  if (verdict === 'passed') return;
  const log = result === undefined ? '' : ` (${paths.folder}/${insideFolder(paths, result.logFile)})`;
  const text = `${initScript} does not make the project ready${log}: ${why}`;
  await refuseForAll(
    { paths, list, feature },
    { text, tried: [line], why: `${initScript} failed`, received: why },
    now,
  );
}

/** The command for the script: the file itself if it is executable, otherwise the shell from its first line. */
function lineOf(file: string): string | undefined {
  const opened = openRegular(file);
  if (typeof opened !== 'number') return undefined;
  try {
    const start = Buffer.alloc(200);
    readSync(opened, start);
    const [first = ''] = start.toString('utf8').split('\n');
    const isProgram = first.startsWith('#!') && (statSync(file).mode & 0o100) !== 0 && process.platform !== 'win32';
    if (isProgram) return `./${initScript}`;
    return `${/^#!.*\bbash\b/.test(first) ? 'bash' : 'sh'} ${initScript}`;
  } finally {
    closeSync(opened);
  }
}
