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

/** A project, and the shipped `run` in it with a stand-in for claude. */
export type ScriptedRun = ReturnType<typeof scriptedRun>;

/** @param claude a script for sh. */
export function scriptedRun(claude = `exec ${scriptedClaude}`) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'workflow-scripted-')));
  const [project, programs] = [join(folder, 'project'), join(folder, 'bin')];
  for (const one of [project, programs]) mkdirSync(one);
  execaSync('git', ['init', '--quiet', '--template='], { cwd: project });
  const handInFile = join(folder, 'hand-in');
  writeFileSync(handInFile, handIn('ASSIGNMENT', { claims: ['1', '2'].map(claim) }));
  writeFileSync(join(programs, 'claude'), `#!/bin/sh\n${claude}\n`);
  chmodSync(join(programs, 'claude'), 0o755);
  const environment: Record<string, string> = {
    PATH: [programs, process.env.PATH ?? ''].join(delimiter),
    HOME: folder,
    PLUGIN: pluginRoot,
    HAND_IN: handInFile,
    AUTONOMOUS_WORKFLOW_FETCH_SOURCES: 'false',
    AUTONOMOUS_WORKFLOW_REPORT_CRITIC_ROUNDS: '0',
  };
  const cli = join(pluginRoot, 'bin', 'autonomous-workflow');
  const settings = { cwd: project, reject: false, extendEnv: false, env: environment, detached: true };
  return {
    project,
    environment,
    /** The program and the words before those of `run`. */
    program: [process.execPath, cli, 'run'],
    /** Starts `run --json` with these words. */
    start: (...words: string[]) => execa(process.execPath, [cli, 'run', ...words, '--json'], settings),
    dispose: () => removeFolder(folder),
  };
}
