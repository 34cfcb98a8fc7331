import { chmodSync, mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { execa, execaSync } from 'execa';
import { handIn } from './hand-in.ts';
import { removeFolder } from './remove-folder.ts';

const pluginRoot = resolve(import.meta.dirname, '..', '..');

const claim = (number: string) => ({
  text: `Limiter NUMBER${number} delays NUMBER${number} of its requests in experiment NUMBER${number}.`,
  quote: `delays NUMBER${number} of its requests`,
  importance: 'supporting',
  source: { url: 'https://example.org/PAGE', title: 'Limiters', kind: 'primary' },
});

/** The stand-in for claude that does the work of an iteration by the shipped hooks and CLI, for a shell. */
export const scriptedClaude = `'${process.execPath}' '${join(pluginRoot, 'test/support/scripted-claude.mjs')}' "$@"`;

const startIn = (cwd: string, env: Record<string, string>, words: readonly string[]) =>
  execa(process.execPath, words, { cwd, reject: false, extendEnv: false, env, detached: true });

/** A project, and the shipped \`run\` in it with a stand-in for claude. */
export interface ScriptedRun {
  folder: string;
  project: string;
  /** When each claude began and ended; see scripted-claude.mjs. */
  notes: string;
  environment: Record<string, string>;
  /** The program and the words before those of \`run\`. */
  program: [string, ...string[]];
  /** Starts \`run --json\` with these words. */
  start: (...words: string[]) => ReturnType<typeof startIn>;
  dispose: () => void;
}

/** @param claude a script for sh. */
export function scriptedRun(claude = `exec ${scriptedClaude}`): ScriptedRun {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'workflow-scripted-')));
  const [project, programs, notes] = [join(folder, 'project'), join(folder, 'bin'), join(folder, 'notes')];
  for (const one of [project, programs]) mkdirSync(one);
  execaSync('git', ['init', '--quiet', '--template='], { cwd: project });
  const handInFile = join(folder, 'hand-in');
  writeFileSync(handInFile, handIn('ASSIGNMENT', { claims: ['1', '2'].map(claim) }));
  writeFileSync(join(programs, 'claude'), `#!/bin/sh\n${claude}\n`);
  chmodSync(join(programs, 'claude'), 0o755);
  writeFileSync(notes, '');
  const environment = {
    PATH: [programs, process.env.PATH ?? ''].join(delimiter),
    HOME: folder,
    PLUGIN: pluginRoot,
    HAND_IN: handInFile,
    NOTES: notes,
    AUTONOMOUS_WORKFLOW_FETCH_SOURCES: 'false',
    AUTONOMOUS_WORKFLOW_REPORT_CRITIC_ROUNDS: '0',
  };
  const program: ScriptedRun['program'] = [process.execPath, join(pluginRoot, 'bin', 'autonomous-workflow'), 'run'];
  const [, ...before] = program;
  return {
    folder,
    project,
    notes,
    environment,
    program,
    start: (...words) => startIn(project, environment, [...before, ...words, '--json']),
    dispose: () => {
      removeFolder(folder);
    },
  };
}
