import { unlinkSync } from 'node:fs';

/**
 * Removes a file that may be gone already. Node's `rmSync` does the same, but looks twice before and loads what removes whole
 * folders, on every turn of a session.
 */
export function removeFile(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
