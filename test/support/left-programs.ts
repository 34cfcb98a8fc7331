import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { sep } from 'node:path';

/**
 * Ends every process that works in a folder, and returns when none is left. Hooks start programs that outlive them, such as the
 * one that notifies; what those write would otherwise come back while a test removes the folder.
 * Processes are found only where /proc lists them.
 */
export function endProgramsIn(folder: string): void {
  for (;;) {
    const left = programsIn(folder);
    if (left.length === 0) return;
    for (const pid of left) kill(pid);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
  }
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
