import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { parseJournal } from '../../src/journal/rules/journal-line.ts';
import { listArchived } from '../../src/app/archive.ts';
import { listCheckpointFiles } from '../../src/loop/checkpoint.ts';
import { readJournal } from '../../src/journal/journal.ts';
import { workflowPaths, type WorkflowPaths } from '../../src/files/paths.ts';
import { readState } from '../../src/loop/state-file.ts';
import { Session } from '../support/session.ts';
import { expectQuiet, type Arena, type Make } from './attempts.ts';
import { cliCall, hookCall, runUntil, type Victim } from './victims.ts';

let number = 0;

/** A workflow of its own that has a checkpoint and was stopped. */
async function stoppedWorkflow({ project, transcript }: Arena): Promise<WorkflowPaths> {
  const name = `w${(number += 1)}`;
  const session = new Session(project, name);
  await session.begins(name);
  await session.compacts(transcript);
  await project.cli('stop', name);
  return workflowPaths(project.root, name);
}

/** What has to be true of a victim once it is through: at the first attempt or, when that was killed, at the second. */
function attempt(arena: Arena, paths: WorkflowPaths, victim: Victim, isDone: () => void | Promise<void>) {
  const interrupted = async () => {
    // What was archived in time is not there any more.
    if (existsSync(paths.base)) expectQuiet(await runUntil(arena.project, victim), `${victim.name} again`);
    await isDone();
  };
  return { victim, paths, acknowledge: isDone, interrupted };
}

const archives: Make = async (arena) => {
  const paths = await stoppedWorkflow(arena);
  return attempt(arena, paths, cliCall('archive', paths.name), async () => {
    expect(existsSync(paths.base), paths.base).toBe(false);
    const found = listArchived(paths.root).filter(({ name }) => name === paths.name);
    expect(found).toHaveLength(1);
    for (const archived of found) {
      expect((await readState(archived)).end_reason).toBe('stop_requested');
      const events = parseJournal(readJournal(archived)).map(({ event }) => event);
      expect(events).toEqual(expect.arrayContaining(['created', 'checkpoint', 'ended', 'archived']));
    }
  });
};

const restoresState: Make = async (arena) => {
  const paths = await stoppedWorkflow(arena);
  return attempt(arena, paths, cliCall('checkpoint', 'restore', '1', paths.name, '--state'), async () => {
    expect((await readState(paths)).status).toBe('in_progress');
    expect(parseJournal(readJournal(paths)).map(({ event }) => event)).toContain('state-restored');
  });
};

const restoresTranscript: Make = async (arena) => {
  const { project, x, transcript } = arena;
  const takes = hookCall(project, 's1', 'auto-checkpoint', 'PreCompact', { transcript_path: transcript });
  if (listCheckpointFiles(x).every(({ piece }) => piece === null)) await runUntil(project, takes);
  const id = String(listCheckpointFiles(x).findLast(({ piece }) => piece !== null)?.number);
  return attempt(arena, x, cliCall('checkpoint', 'restore', id, 'x'), () => {
    expect(isBeginOf(transcript, readFileSync(join(x.transcripts, `restored-${id}.jsonl`)))).toBe(true);
  });
};

/** Holds what checkpoints promised to keep against what the latest of them restores. */
export async function expectTranscriptKept({ project, x, transcript, done }: Arena): Promise<void> {
  const id = String(listCheckpointFiles(x).at(-1)?.number);
  expectQuiet(await runUntil(project, cliCall('checkpoint', 'restore', id, 'x')), 'CLI checkpoint');
  const restored = readFileSync(join(x.transcripts, `restored-${id}.jsonl`));
  expect(restored.length).toBeGreaterThanOrEqual(done.keptBytes);
  expect(isBeginOf(transcript, restored)).toBe(true);
}

function isBeginOf(file: string, bytes: Buffer): boolean {
  return readFileSync(file).subarray(0, bytes.length).equals(bytes);
}

/** What may be killed while it moves or puts back what has ended. */
export const endedMakers: Make[] = [archives, restoresState, restoresTranscript];
