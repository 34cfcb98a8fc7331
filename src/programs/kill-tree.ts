import { execa } from 'execa';

/** Kills a process that heads a process group of its own with everything it started; nothing happens when it is gone. */
export function killTree(pid: number): void {
  if (process.platform === 'win32') {
    void execa('taskkill', ['/pid', String(pid), '/T', '/F'], { reject: false });
    return;
  }
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // The group is gone already, or (EPERM on macOS) only waits to be buried.
    if (!['ESRCH', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
