import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { formatStatus } from '../engine/status.ts';
import { settledAssignments } from './inbox.ts';
import { readMark } from './iteration-mark.ts';
import { isHeld, readLease } from './lease.ts';
import { chooseWorkflow } from './list.ts';
import type { WorkflowPaths } from './paths.ts';
import { readState } from './state-file.ts';

const recentLines = 6;

/** Where a workflow stands, as text for people. */
export async function statusText(root: string, name: string | undefined, sessionId?: string): Promise<string> {
  const paths = await chooseWorkflow(root, name, sessionId);
  return describeStatus(paths, new Date());
}

export async function describeStatus(paths: WorkflowPaths, now: Date): Promise<string> {
  const state = await readState(paths);
  const { assignments } = await readMark(paths, state);
  return formatStatus({
    state,
    owner: describeOwner(paths),
    settled: settledAssignments(paths, state.iteration).size,
    assigned: assignments.length,
    files: existingFiles(paths),
    recent: recentProgress(paths),
    now,
  });
}

export function describeOwner(paths: WorkflowPaths): string {
  const lease = readLease(paths);
  if (lease === undefined) return 'no session has it';
  const session = `session ${lease.session.slice(0, 8)}`;
  if (isHeld(lease)) return `${session} has it`;
  return lease.released === null ? `${session} had it and is gone` : `${session} let go of it (${lease.released})`;
}

/** The files of a workflow that a person would open, as paths from the project's root. */
export function existingFiles(paths: WorkflowPaths): string[] {
  return [paths.reportPdf, paths.report, paths.bibliography, paths.state, paths.progress]
    .filter((file) => existsSync(file))
    .map((file) => relative(paths.root, file));
}

function recentProgress(paths: WorkflowPaths): string[] {
  if (!existsSync(paths.progress)) return [];
  return readFileSync(paths.progress, 'utf8').trimEnd().split('\n').slice(-recentLines);
}
