import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { schemaOf, type AnyHandIn } from './rules/hand-in.ts';
import type { StoredHandIn } from '../research/rules/merge.ts';
import type { StoredPlan } from '../planning/rules/merge-plan.ts';
import type { StoredCritique } from '../planning/rules/record-plan.ts';
import type { StoredAnswers } from '../coding/rules/scrutiny.ts';
import { reportingAgents } from '../session/rules/agents.ts';
import type { StoredVerification } from '../research/rules/critiques.ts';
import { formatIssues } from '../base/text.ts';
import { quarantine } from '../files/atomic.ts';
import { isEntryFile } from '../loop/inbox.ts';
import { appendEvent } from '../journal/journal.ts';
import { readRegular } from '../files/regular.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { parseJson } from '../base/json.ts';

const entrySchema = z.object({
  agent: z.enum(reportingAgents),
  agent_id: z.string(),
  assignment: z.nullable(z.string()),
  hand_in: z.unknown(),
});

export interface UnreadableFile {
  /** Absolute. */
  file: string;
  why: string;
}

export interface Inbox {
  handIns: StoredHandIn[];
  verifications: StoredVerification[];
  architects: StoredPlan[];
  critics: StoredCritique[];
  /** What architects say to objections against features. */
  answers: StoredAnswers[];
  unreadable: UnreadableFile[];
}

/** All hand-ins of all iterations, validated again, and the files of the inbox that are none. */
export function readInbox(paths: WorkflowPaths): Inbox {
  const inbox: Inbox = { handIns: [], verifications: [], architects: [], critics: [], answers: [], unreadable: [] };
  for (const iteration of iterationFolders(paths)) {
    const folder = join(paths.inbox, String(iteration));
    for (const name of readdirSync(folder).filter(isEntryFile).sort()) {
      const file = join(folder, name);
      const read = readHandIn(file);
      if ('why' in read) inbox.unreadable.push({ file, why: read.why });
      else if (read.handIn !== null) sort(inbox, `${iteration}/${basename(name, '.json')}`, iteration, read.handIn);
    }
  }
  return inbox;
}

/** What judges say is in the acceptance checklist already. */
function sort(inbox: Inbox, id: string, iteration: number, handIn: AnyHandIn): void {
  if ('claims' in handIn) inbox.handIns.push({ id, iteration, handIn });
  else if ('verdicts' in handIn) inbox.verifications.push({ id, handIn });
  else if ('items' in handIn) inbox.architects.push({ id, iteration, handIn });
  else if ('aspect' in handIn) inbox.critics.push({ id, iteration, handIn });
  else if ('answers' in handIn) inbox.answers.push({ id, iteration, handIn });
}

/** Those of the hand-ins `<iteration>/<agent>-<n>` of which the inbox holds no file, not even one that was set aside. */
export function missingHandIns(paths: WorkflowPaths, merged: readonly string[]): string[] {
  const names = iterationFolders(paths).flatMap((iteration) =>
    readdirSync(join(paths.inbox, String(iteration))).map((name) => `${iteration}/${name.replace(/\.json.*$/, '')}`),
  );
  const present = new Set(names);
  return merged.filter((id) => !present.has(id));
}

/** Moves files out of the inbox that cannot be read, keeping them beside it. Returns what was done. The caller holds the lock. */
export function quarantineUnreadable(paths: WorkflowPaths, unreadable: readonly UnreadableFile[], now: Date): string[] {
  return unreadable.map(({ file, why }) => {
    const name = file.slice(paths.base.length + 1);
    const kept = (quarantine(file, now) ?? file).slice(paths.base.length + 1);
    appendEvent(paths, now, { event: 'set-aside', file: name, kept, why });
    return `${name} of the workflow '${paths.name}' cannot be read (${why}); it is kept as ${kept} and does not count.`;
  });
}

/** The iterations of which the inbox holds anything, in order. */
export function iterationFolders(paths: WorkflowPaths): number[] {
  if (!existsSync(paths.inbox)) return [];
  return readdirSync(paths.inbox)
    .filter((name) => /^\d+$/.test(name) && statSync(join(paths.inbox, name)).isDirectory())
    .map(Number)
    .sort((a, b) => a - b);
}

function readHandIn(file: string): { handIn: AnyHandIn | null } | { why: string } {
  let value: unknown;
  try {
    value = parseJson(readRegular(file).toString('utf8'));
  } catch (error) {
    return { why: (error as Error).message };
  }
  const entry = entrySchema.safeParse(value);
  if (!entry.success) return { why: formatIssues(entry.error.issues, value).join('; ') };
  const { agent, hand_in } = entry.data;
  if (hand_in == null) return { handIn: null };
  const handIn = schemaOf(agent, hand_in).safeParse(hand_in);
  return handIn.success ? { handIn: handIn.data } : { why: formatIssues(handIn.error.issues, hand_in).join('; ') };
}
