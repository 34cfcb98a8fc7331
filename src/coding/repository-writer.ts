import { join } from 'node:path';
import { writeAtomic } from '../files/atomic.ts';
import { readJsonLike } from '../files/json-file.ts';
import { isAlive, withLock } from '../files/lock.ts';
import { removeFile } from '../files/regular.ts';
import { describeMilliseconds } from '../base/clock.ts';
import { WorkflowError } from '../base/errors.ts';
import { sharedGitFolder } from '../programs/git/repository.ts';

/** The command that holds the lock of a repository. */
interface Work {
  /** The words of its command line, such as `feature verify F001`. */
  what: string;
  /** ISO 8601. */
  since: string;
  pid: number;
}

/** Milliseconds. A verification may take long, but commands have time limits of their own. */
const longestWait = 9 * 60_000;
const refreshMilliseconds = 5_000;
/** Milliseconds. A running owner refreshes its lock; one that has not for this time hangs. */
const staleAfter = 10 * 60_000;
const announceAfter = 1_000;

/**
 * Runs `work` while no other process of this program writes to work trees or branches of a folder's repository. Calls may be nested, and
 * the inner one is what is done meanwhile; a workflow's lock may be taken within `work`, but never around it.
 * @param what the words of the command line, for waiting processes.
 * @param longest wait, in milliseconds.
 * @throws WorkflowError that names the running command and its start, after that wait.
 */
export async function asRepositoryWriter<T>(
  folder: string,
  what: string,
  work: () => Promise<T>,
  longest = longestWait,
): Promise<T> {
  const shared = sharedGitFolder(folder);
  // Without a repository, the operations that need one report it.
  if (shared === undefined) return work();
  const place = join(shared, 'autonomous-workflow');
  const file = join(place, 'work.json');
  const onTaken = announcer(file);
  const locked = async (refresh: () => void) => {
    const mine: Work = { what, since: new Date().toISOString(), pid: process.pid };
    const known = readWork(file);
    const note = (one: Work): void => {
      writeAtomic(file, JSON.stringify(one), { flush: 'nothing' });
    };
    note(mine);
    const timer = setInterval(refresh, refreshMilliseconds);
    try {
      return await work();
    } finally {
      clearInterval(timer);
      if (known?.pid === process.pid) note(known);
      else removeFile(file);
    }
  };
  const busy = () => stillAtWork(readWork(file), what);
  return withLock(place, longest, locked, { staleAfter, poll: 100, onTaken, busy });
}

/** The feature that a command or a hook begins or verifies now in a folder's repository; undefined if none does. */
export function featureWorkedOn(folder: string): { step: string; id: string } | undefined {
  const shared = sharedGitFolder(folder);
  const work = shared === undefined ? undefined : readWork(join(shared, 'autonomous-workflow', 'work.json'));
  const [, step = '', id] = /^feature (start|verify) (\S+)$/.exec(work?.what ?? '') ?? [];
  return work !== undefined && id !== undefined && isAlive(work.pid) ? { step, id } : undefined;
}

function stillAtWork(holder: Work | undefined, what: string): WorkflowError {
  const working = holder === undefined ? 'Another command of autonomous-workflow is at work' : describe(holder);
  return new WorkflowError(`${working}, and only one at a time may change the repository`, {
    ...(holder !== undefined && { received: `process ${holder.pid}` }),
    fix: `Wait until it has ended, then run \`autonomous-workflow ${what}\` again.`,
  });
}

function readWork(file: string): Work | undefined {
  return readJsonLike<Work>(file, { what: '', since: '', pid: 0 });
}

function describe({ what, since }: Work): string {
  return `\`autonomous-workflow ${what}\` has been at work for ${describeMilliseconds(Date.now() - Date.parse(since))}`;
}

/** Returns a function that prints the reason for waiting on standard error, once. */
function announcer(file: string): () => void {
  let from: number | undefined;
  let announced = false;
  return () => {
    from ??= performance.now();
    if (announced || performance.now() - from < announceAfter) return;
    const holder = readWork(file);
    if (holder === undefined) return;
    announced = true;
    process.stderr.write(`Waiting: ${describe(holder)} (process ${holder.pid}).\n`);
  };
}
