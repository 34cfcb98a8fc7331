import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Project } from '../support/project.ts';
import type { Victim } from './victims.ts';

export interface Witnessed {
  exitCode: number | null;
  signal: string | null;
  stdout: string;
  stderr: string;
  /** Milliseconds of the processor in user mode; undefined when the process could not say. */
  user: number | undefined;
  polluted: boolean | undefined;
  /** Whether it was still there when it was asked to end. */
  wasAsked: boolean;
}

/** Of the clock: on a busy machine a process takes a multiple of what it takes of the processor. */
const askedToEndAfter = 10_000;
const killedAfter = 40_000;

/** Runs it to its end, or until it is asked to end: watchers wait for as long as a session rests. */
export async function runWitnessed(project: Project, { file, words, input }: Victim): Promise<Witnessed> {
  const child = spawn(process.execPath, ['--import', join(import.meta.dirname, 'witness.mjs'), file, ...words], {
    cwd: project.root,
    env: { ...project.environment, CLAUDE_PROJECT_DIR: project.root, AI_AGENT: 'claude-code_2-1-330_harness' },
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  });
  let wasAsked = false;
  const timers = [
    setTimeout(() => {
      wasAsked = true;
      child.kill('SIGTERM');
    }, askedToEndAfter),
    setTimeout(() => child.kill('SIGKILL'), killedAfter),
  ];
  const texts = ['', '', '', ''];
  for (const stream of [1, 2, 3]) {
    (child.stdio[stream] as Readable).on(
      'data',
      (data: Buffer) => (texts[stream] = (texts[stream] ?? '') + data.toString()),
    );
  }
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const { exitCode, signal } = await new Promise<Pick<Witnessed, 'exitCode' | 'signal'>>((resolve) => {
    child.on('close', (exitCode, signal) => resolve({ exitCode, signal }));
  });
  timers.forEach(clearTimeout);
  const [, stdout = '', stderr = '', witness = ''] = texts;
  const { user, polluted } = (witness === '' ? {} : JSON.parse(witness)) as Partial<Witnessed>;
  return { exitCode, signal, stdout, stderr, user, polluted, wasAsked };
}
