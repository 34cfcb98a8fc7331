import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { composeCoderTask } from './rules/coder-task.ts';
import { isLeftToCoder } from './rules/task-text.ts';
import { composeFiles, namedService } from './rules/services.ts';
import { writeAtomic } from '../files/atomic.ts';
import { asWriter } from '../loop/workflow.ts';
import { readAttempt, writeAttempt } from './attempt-file.ts';
import { coderTaskFile, commandsFor, type Attempt } from './attempt.ts';
import { redirectNumber } from '../loop/rules/redirect.ts';
import { isHandedIn } from './rules/attempt-record.ts';
import { backgroundOf, wordsOfUser } from './background.ts';
import { buildsOn } from './built-on.ts';
import { projectIn } from './checkout.ts';
import { leftBehind } from './ignored-leftovers.ts';
import { initScript } from './init-script.ts';

/**
 * Writes the task of an attempt's coder, with all information about the feature. Returns the file.
 * @param startsCoder whether a coder is started with it although its work is handed in.
 */
export async function writeCoderTask(attempt: Attempt, startsCoder = false): Promise<string> {
  const { paths, checkout, list, feature, record } = attempt;
  const { run, refused } = commandsFor(attempt);
  const file = coderTaskFile(paths, feature.id);
  // Read before the texts: what the user says in between may be in the task, and is never taken for known without being in it.
  const last_redirect = Math.max(0, ...(await wordsOfUser(paths)).map(redirectNumber));
  const background = await backgroundOf(attempt);
  const task = composeCoderTask({
    list,
    feature,
    record,
    background,
    ...(await buildsOn(attempt, background)),
    folder: resolve(paths.root, projectIn(paths, record) ?? ''),
    isBeside: record.worktree !== null,
    leftBehind: record.worktree === null ? leftBehind(paths, checkout) : [],
    commands: run.map(({ folder, line }) => ({ folder: resolve(checkout.root, folder), line })),
    unconfirmed: refused,
    failing: attempt.commands.failing ?? [],
    failedBefore: record.baseline.runs.filter(({ verdict, empty }) => verdict === 'failed' && !empty),
    service: missingService(attempt),
    workflow: paths.base,
  });
  writeAtomic(file, task);
  const to_decide = background.scrutinized.filter((one) => isLeftToCoder(one, background)).map(({ id }) => id);
  await asWriter(paths, () => {
    // The coder of a continued attempt may have handed in meanwhile.
    const known = readAttempt(paths, feature.id, record.attempt);
    if (known === undefined) return;
    // Otherwise nobody works by the task of work that is handed in.
    const next = { ...known, to_decide, ...((startsCoder || !isHandedIn(known)) && { last_redirect }) };
    if ((known.to_decide ?? []).join() !== to_decide.join() || known.last_redirect !== next.last_redirect)
      writeAttempt(paths, next);
  });
  return file;
}

/** A service that the plan or a file of the project names, while no script starts it. */
function missingService({ paths, list, record }: Attempt): string | undefined {
  const folder = resolve(paths.root, projectIn(paths, record) ?? '');
  if (existsSync(join(folder, initScript))) return undefined;
  const file = composeFiles.find((name) => existsSync(join(folder, name)));
  return file ?? namedService(list.features.flatMap(({ name, description }) => [name, description]));
}
