import { hostname } from 'node:os';
import { join } from 'node:path';
import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { beginWorkflow } from '../../src/app/begin.ts';
import { writeLease } from '../../src/session/lease.ts';
import { workflowPaths, type WorkflowPaths } from '../../src/files/paths.ts';
import { readState } from '../../src/loop/state-file.ts';
import { sweepRetired } from '../../src/app/slash-command.ts';
import { finishWorkflow } from '../../src/app/step.ts';
import { newProject, type Project } from '../support/project.ts';
import { limits } from '../support/samples.ts';

const end = new Date('2026-03-01T10:00:00Z');
const daysLater = (days: number) => new Date(end.getTime() + days * 86_400_000);

/** A workflow that has ended, with everything that one leaves behind; its files are as old as its end. */
async function ended(project: Project, name: string): Promise<WorkflowPaths> {
  const paths = workflowPaths(project.root, name);
  const request = { mode: 'research', prompt: 'How?', driver: 'in-session', limits, options: {} } as const;
  const session = { id: `s-${name}`, process: process.pid, folder: project.root, transcript: '' };
  await beginWorkflow(paths, request, session, end);
  await finishWorkflow(paths, end, { reason: 'stop_requested', message: 'Enough.' });
  for (const file of ['ledger.json', 'snapshots/a.txt', 'proofs/f-1.log', 'records/escalations.json', 'x-plan.tex']) {
    project.write(`${paths.folder}/${file}`, 'evidence');
  }
  project.write(`${paths.folder}/transcripts/0001.gz`, 'bulk');
  project.write(`${paths.folder}/.runtime/session/checkpoint/rest`, 'bulk');
  utimesSync(paths.state, end, end);
  return paths;
}

const evidence = (project: Project) => project.files().filter((file) => !/\/(?:\.runtime|transcripts)\//.test(file));
const bulk = (project: Project) => project.files().filter((file) => /\/(?:\.runtime|transcripts)\//.test(file));

describe('sweepRetired', () => {
  it('removes what is only machine state and bulk once the days are over, and no evidence', async () => {
    const project = await newProject();
    const paths = await ended(project, 'x');
    const before = evidence(project);
    const all = project.files();
    expect(await sweepRetired(project.root, 30, daysLater(29.9))).toEqual([]);
    expect(project.files()).toEqual(all);
    expect(await sweepRetired(project.root, 30, daysLater(30))).toEqual(['x']);
    expect(evidence(project)).toEqual(before);
    expect(bulk(project)).toEqual(['docs/research-x/.runtime/.gitignore', 'docs/research-x/.runtime/views.json']);
    expect(await readState(paths)).toMatchObject({ status: 'stopped' });
    expect(project.journal('x').at(-1)).toMatchObject({ event: 'swept', days: 30 });
  });

  it('leaves alone what is in progress, and what a live session holds', async () => {
    const project = await newProject();
    const running = await ended(project, 'running');
    writeFileSync(running.state, readFileSync(running.state, 'utf8').replace('status: stopped', 'status: in_progress'));
    utimesSync(running.state, end, end);
    const held = await ended(project, 'held');
    const lease = {
      session: 's',
      process: process.pid,
      host: hostname(),
      folder: project.root,
      claimed_at: new Date().toISOString(),
      released: null,
    };
    writeLease(held, lease);
    const before = project.files();
    expect(await sweepRetired(project.root, 30, daysLater(90))).toEqual([]);
    expect(project.files()).toEqual(before);
  });

  it('goes on with the others when one is broken', async () => {
    const project = await newProject();
    const bad = await ended(project, 'bad');
    writeFileSync(bad.state, 'spoiled');
    for (const file of [bad.journal, join(bad.runtime, 'views.json')]) rmSync(file);
    utimesSync(bad.state, end, end);
    await ended(project, 'good');
    expect(await sweepRetired(project.root, 30, daysLater(90))).toEqual(['good']);
    expect(project.exists('docs/research-bad/transcripts/0001.gz')).toBe(true);
  });
});
