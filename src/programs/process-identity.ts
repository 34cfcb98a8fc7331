import { orElse } from '../base/or-else.ts';
import { readFileSync } from 'node:fs';
import { execa } from 'execa';

/** When a process of this machine began, as its system words it, so that a number that is used again is not taken for it; undefined where that cannot be known. */
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

/** The 22nd field, in ticks since the machine's start. */
function startOnLinux(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

/** Whether a process was started with this variable, as far as the system lets it be seen. */
export async function hasVariable(pid: number, name: string, value: string): Promise<boolean> {
  const wanted = `${name}=${value}`;
  if (process.platform === 'linux') {
    return orElse(() => readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(wanted), false);
  }
  if (process.platform === 'win32') return false;
  const { stdout } = await execa('ps', ['-E', '-ww', '-o', 'command=', '-p', String(pid)], {
    reject: false,
    timeout: 5_000,
  });
  return stdout.split(/\s+/).includes(wanted);
}
