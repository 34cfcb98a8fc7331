import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomic } from '../files/atomic.ts';
import { readJsonLike } from '../files/json-file.ts';
import { projectFolder } from '../files/project.ts';
import { isWriteRefused } from '../files/regular.ts';

/** The place of a board, which the next one takes again, so that open pages go on. */
export interface BoardPlace {
  /** 0: any. */
  port: number;
  token: string;
  /** Hashes of the tokens that are taken. */
  taken: string[];
}

interface Stored {
  show: { port: number; token: string };
  /** Its tokens are nowhere on the disk: a session could read them there, and answer its own questions. */
  control: { port: number; taken: string[] };
}

const empty: Stored = { show: { port: 0, token: '' }, control: { port: 0, taken: [] } };
const sample: Stored = { show: { port: 0, token: '' }, control: { port: 0, taken: [''] } };
/** Pages of older boards with control open a new address. */
const mostTaken = 5;

const fileIn = (root: string) => join(root, projectFolder, 'board.json');

/** The hash by which a token is known. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The place of the last board of this kind, with a new token where it must have one. */
export function findPlace(root: string, control: boolean): BoardPlace {
  const { show, control: former } = read(root);
  const fresh = randomBytes(24).toString('base64url');
  if (control)
    return { port: former.port, token: fresh, taken: [hashToken(fresh), ...former.taken].slice(0, mostTaken) };
  const token = /^[\w-]{32}$/.test(show.token) ? show.token : fresh;
  return { port: show.port, token, taken: [hashToken(token)] };
}

/** Keeps the place of a board for the next one; a project that nobody may write to, or that has no workflows, keeps none. */
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
