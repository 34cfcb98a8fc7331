import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { excerpt } from '../../engine/workflow-error.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readJsonLike } from '../files/json-file.ts';
import { note } from '../journal.ts';
import type { WorkflowPaths } from '../paths.ts';
import { asWriter } from '../workflow.ts';

const mostRemembered = 200;

/** Notes a denied command in the journal, the first time that it is. */
export async function noteDenial(
  paths: WorkflowPaths,
  now: Date,
  { tool, rule, command }: { tool: string; rule: string; command: string },
): Promise<void> {
  await asWriter(paths, () => {
    const file = join(paths.runtime, 'denials.json');
    const { commands } = readJsonLike(file, { commands: [''] }) ?? { commands: [] };
    const hash = createHash('sha256').update(`${rule} ${command}`).digest('hex').slice(0, 16);
    if (commands.includes(hash)) return;
    writeAtomic(file, JSON.stringify({ commands: [...commands, hash].slice(-mostRemembered) }));
    note(paths, now, { event: 'denied', tool, rule, command: excerpt(command) });
  });
}
