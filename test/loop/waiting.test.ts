import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { workflowPaths } from '../../src/files/paths.ts';
import { readState, writeState } from '../../src/loop/state-file.ts';
import { leaveOut, noteLife } from '../../src/loop/waiting.ts';
import { noteTurn, writeHeartbeat } from '../../src/session/activity.ts';
import { newProject } from '../support/project.ts';
import { state } from '../support/samples.ts';

const hour = 3_600_000;

it('the sleep of the machine within a wait for the API is left out once', async () => {
  const paths = workflowPaths((await newProject()).root, 'x');
  const now = Date.now();
  const began = new Date(now - 9 * hour).toISOString();
  writeState(paths, state({ name: 'x', started_at: began, running_since: began }), new Date());
  writeHeartbeat(paths);
  noteTurn(paths);
  // It waited for eight hours, and slept in the last seven.
  const asleep = new Date(now - 7 * hour);
  for (const mark of ['heartbeat', 'turn']) utimesSync(join(paths.runtime, 'session', mark), asleep, asleep);
  await leaveOut(paths, now - 8 * hour);
  await noteLife(paths);
  expect((await readState(paths)).paused_hours).toBeCloseTo(8, 1);
});
