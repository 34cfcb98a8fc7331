import { basename } from 'node:path';
import { announce } from '../../src/loop/announce.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { allNotified } from './rules/notification-settings.ts';

export const done = { kind: 'ended', reason: 'complete', message: 'Done.' } as const;

/** A program that announces the end of a workflow, and ends, as a hook does. It prints what `announce` returned. */
if (basename(process.argv[1] ?? '') === 'announcer.ts') {
  const [, , root = '', name = '', notify = '', message = done.message] = process.argv;
  const sequence = announce(workflowPaths(root, name), { ...done, message }, { ...allNotified, notify });
  process.stdout.write(JSON.stringify({ sequence }));
}
