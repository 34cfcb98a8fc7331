import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** A file that takes output as it comes and keeps its head and its tail when it is too much. */
export interface CappedLog {
  write: (chunk: Buffer) => void;
  /** Writes what is missing and closes the file; gives the hash of the file (SHA-256) and its text. */
  end: () => { hash: string; text: string };
}

/** Opens a log, replacing an older one. Half of the cap is for the head, which is on the disk at once, half for the tail. */
export function openLog(file: string, header: string, capBytes: number): CappedLog {
  mkdirSync(dirname(file), { recursive: true });
  const descriptor = openSync(file, 'w');
  writeSync(descriptor, header);
  const half = Math.floor(capBytes / 2);
  let headLeft = half;
  let tail: Buffer[] = [];
  let tailBytes = 0;
  let dropped = 0;
  const shorten = (): void => {
    const all = Buffer.concat(tail);
    const kept = all.subarray(Math.max(all.length - half, 0));
    dropped += all.length - kept.length;
    tail = [Buffer.from(kept)];
    tailBytes = kept.length;
  };
  return {
    write: (chunk) => {
      const head = chunk.subarray(0, headLeft);
      if (head.length > 0) writeSync(descriptor, head);
      headLeft -= head.length;
      if (head.length === chunk.length) return;
      tail.push(chunk.subarray(head.length));
      tailBytes += chunk.length - head.length;
      if (tailBytes > 2 * half) shorten();
    },
    end: () => {
      if (tailBytes > half) shorten();
      if (dropped > 0) writeSync(descriptor, `\n… ${dropped} bytes left out …\n`);
      for (const chunk of tail) writeSync(descriptor, chunk);
      closeSync(descriptor);
      const content = readFileSync(file);
      return { hash: createHash('sha256').update(content).digest('hex'), text: content.toString('utf8') };
    },
  };
}
