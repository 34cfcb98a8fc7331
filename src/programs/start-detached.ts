import { spawn } from 'node:child_process';

/** Starts a Node program that outlives this process and is not waited for. */
export function startDetached(file: string, words: readonly string[], folder: string): void {
  const child = spawn(process.execPath, [file, ...words], {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
    windowsHide: true,
  });
  // Whatever it was to do is still there for the next one; unheard, this event would end us.
  child.once('error', () => undefined);
  child.unref();
}
