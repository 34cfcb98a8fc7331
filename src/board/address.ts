import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomic } from '../files/atomic.ts';
import { readJsonLike } from '../files/json-file.ts';
import { projectFolder } from '../files/project.ts';
import { isWriteRefused } from '../files/regular.ts';

/** The port and token of a board, which the next one uses again, so that open pages keep working. Port 0 means any. */
export interface BoardPlace {
  port: number;
  token: string;
}

const empty: BoardPlace = { port: 0, token: '' };

const fileIn = (root: string) => join(root, projectFolder, 'board.json');

/** Comparing hashes of equal length reveals nothing about the token by its duration. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The port and token of the last board. */
export function findPlace(root: string): BoardPlace {
  const { port, token } = readJsonLike(fileIn(root), empty) ?? empty;
  return { port, token: /^[\w-]{32}$/.test(token) ? token : randomBytes(24).toString('base64url') };
}

/** Stores the port and token of a board for the next one, unless the project is not writable or has no workflows. */
export function keepPlace(root: string, place: BoardPlace): void {
  if (!existsSync(join(root, projectFolder))) return;
  try {
    writeAtomic(fileIn(root), `${JSON.stringify(place)}\n`, { mode: 0o600, flush: 'file' });
  } catch (error) {
    if (!isWriteRefused(error)) throw error;
  }
}
