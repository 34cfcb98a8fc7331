import { readFileSync } from 'node:fs';
import { execa } from 'execa';

/**
 * The start time of a process of this machine, as its system prints it, because process ids are used again; undefined when it
 * cannot be read.
 */
export async function startOfProcess(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') return startOnLinux(pid);
  if (process.platform === 'win32') return undefined;
  const { stdout, exitCode } = await execa('ps', ['-o', 'lstart=', '-p', String(pid)], {
    reject: false,
    timeout: 5_000,
  });
  const start = stdout.trim();
  return exitCode === 0 && start !== '' ? start : undefined;
}

/** The 22nd field, in ticks since the boot. */
function startOnLinux(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
