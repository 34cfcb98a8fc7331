import { existsSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { sep } from 'node:path';

/**
 * Removes a folder of a test with everything in it, after every process that works there has been ended. Hooks start programs that
 * outlive them, such as the one that notifies; what those write would come back while the folder is removed, and `rmSync` alone
 * does not list a folder again that was not empty.
 * Processes are found only where /proc lists them.
 */
export function removeFolder(folder: string): void {
  for (let left = programsIn(folder); left.length > 0; left = programsIn(folder)) {
    for (const pid of left) kill(pid);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
  }
  rmSync(folder, { recursive: true, force: true });
}

function programsIn(folder: string): number[] {
  const all = entriesOf('/proc').map(Number);
  return all.filter((pid) => {
    if (!(pid > 0) || pid === process.pid) return false;
    const place = linkOf(`/proc/${pid}/cwd`);
    return place !== undefined && (place === folder || place.startsWith(folder + sep));
  });
}

function entriesOf(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Undefined for a process that has ended, or is another user's. */
function linkOf(file: string): string | undefined {
  try {
    return readlinkSync(file);
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** Does nothing when the process has ended since it was listed. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
