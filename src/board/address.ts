import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomic } from '../files/atomic.ts';
import { readJsonLike } from '../files/json-file.ts';
import { projectFolder } from '../files/project.ts';
import { isWriteRefused } from '../files/regular.ts';

/** The port and token of a board, which the next one uses again, so that open pages keep working. */
export interface BoardPlace {
  /** 0 means any port. */
  port: number;
  token: string;
  /** Hashes of the accepted tokens. */
  taken: string[];
}

interface Stored {
  show: { port: number; token: string };
  /** Its tokens are not stored: a session could read them and answer its own questions. */
  control: { port: number; taken: string[] };
}

const empty: Stored = { show: { port: 0, token: '' }, control: { port: 0, taken: [] } };
const sample: Stored = { show: { port: 0, token: '' }, control: { port: 0, taken: [''] } };
/** Pages of older boards with control have to be opened at the new address. */
const mostTaken = 5;

const fileIn = (root: string) => join(root, projectFolder, 'board.json');

/** The hash that is stored and compared instead of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The port and token of the last board of this kind; a board with control gets a new token. */
export function findPlace(root: string, control: boolean): BoardPlace {
  const { show, control: former } = read(root);
  const fresh = randomBytes(24).toString('base64url');
  if (control)
    return { port: former.port, token: fresh, taken: [hashToken(fresh), ...former.taken].slice(0, mostTaken) };
  const token = /^[\w-]{32}$/.test(show.token) ? show.token : fresh;
  return { port: show.port, token, taken: [hashToken(token)] };
}

/** Stores the port and token of a board for the next one, unless the project is not writable or has no workflows. */
export function keepPlace(root: string, control: boolean, { port, token, taken }: BoardPlace): void {
  if (!existsSync(join(root, projectFolder))) return;
  const stored = read(root);
  const next = control ? { ...stored, control: { port, taken } } : { ...stored, show: { port, token } };
  try {
    writeAtomic(fileIn(root), `${JSON.stringify(next)}\n`, { mode: 0o600, flush: 'file' });
  } catch (error) {
    if (!isWriteRefused(error)) throw error;
  }
}

function read(root: string): Stored {
  return readJsonLike(fileIn(root), sample) ?? empty;
}
