import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commands } from '../../src/cli/command-table.ts';
import { completionScript, shells } from '../../src/cli/completion-script.ts';
import { newProject } from '../support/project.ts';

/** Words that bash offers behind these, as it does when the Tab key is pressed. */
function offered(folder: string, script: string, ...words: string[]): string[] {
  const ask = [
    script,
    `COMP_WORDS=(autonomous-workflow ${words.map((word) => `'${word}'`).join(' ')})`,
    `COMP_CWORD=${words.length}`,
    '_autonomous_workflow',
    'printf "%s\\n" "${COMPREPLY[@]}"',
  ].join('\n');
  return execFileSync('bash', ['--norc', '-c', ask], { cwd: folder, encoding: 'utf8' }).split('\n').filter(Boolean);
}

describe('completion in bash', () => {
  it('offers commands, subcommands, names of workflows, and options', async () => {
    const project = await newProject();
    project.write('docs/research-rate-limiting/x', '');
    project.write('docs/research-y/x', '');
    const { stdout } = await project.cli('completion', 'bash');
    const ask = (...words: string[]) => offered(project.path('.'), stdout, ...words);
    expect(ask('st')).toEqual(['status', 'stop']);
    expect(ask('feature', 's')).toEqual(['show', 'skip', 'start', 'split']);
    expect(ask('status', '')).toEqual(['rate-limiting', 'y']);
    expect(ask('feature', 'list', 'r')).toEqual(['rate-limiting']);
    expect(ask('status', '--w')).toEqual(['--watch']);
    project.write(
      'docs/research-y/escalations.json',
      '{"escalations": [{"id": "E002", "text": "\\"E9\\" $(touch ran)"}]}',
    );
    expect(ask('resolve', '')).toEqual(['E002']);
    expect(ask('redirect', 'x', '--priority', '')).toEqual(['high', 'normal']);
    expect(ask('feature', 'skip', '--')).toEqual(['--why', '--json', '--help']);
  });

  it('offers nothing odd where there are no workflows', async () => {
    const project = await newProject();
    const { stdout } = await project.cli('completion', 'bash');
    expect(offered(project.path('.'), stdout, 'status', '')).toEqual([]);
  });
});

describe('folders of a repository that somebody else made', () => {
  const hostile = [
    '$(touch${IFS}ran)',
    '`touch ran`',
    '${x:-$(touch ran)}',
    'ok;touch ran',
    'two words',
    "it's",
    'a"b',
    'a\\b',
    'line\nresearch-line',
    '*',
    '-rf',
    'Upper',
    'ö',
    'x'.repeat(64),
  ];

  /** What a shell offers behind `status`, without going through its screen. */
  const asks: Record<(typeof shells)[number], (script: string) => [string, ...string[]]> = {
    bash: (file) => [
      'bash',
      '--norc',
      '-c',
      `source ${file}; COMP_WORDS=(autonomous-workflow status ''); COMP_CWORD=2; _autonomous_workflow; printf '%s\\n' "\${COMPREPLY[@]}"`,
    ],
    // This is the call by which bashcompinit asks when Tab is pressed.
    zsh: (file) => [
      'zsh',
      '-f',
      '-c',
      `autoload -Uz compinit && compinit -u -D; source ${file}; COMP_WORDS=(autonomous-workflow status ''); COMP_CWORD=2; words=(autonomous-workflow status ''); CURRENT=3; compgen -F _autonomous_workflow -- ''`,
    ],
    fish: (file) => ['fish', '-N', '-c', `source ${file}; complete -C 'autonomous-workflow status '`],
  };

  it.each(shells)('%s runs nothing of their names, and offers only what can name a workflow', async (shell) => {
    const project = await newProject();
    for (const name of [...hostile, 'rate-limiting'])
      mkdirSync(project.path(`docs/research-${name}`), { recursive: true });
    const file = project.outside('home') + '/script';
    writeFileSync(file, completionScript(shell, commands));
    const [program, ...words] = asks[shell](file);
    const run = spawnSync(program, words, { cwd: project.root, encoding: 'utf8' });
    // A shell that is not there proves nothing either way.
    if ((run.error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') return;
    expect({ stdout: run.stdout, stderr: run.stderr }).toEqual({ stdout: 'rate-limiting\n', stderr: '' });
    expect(readdirSync(project.root).sort()).toEqual(['.git', 'docs']);
  });
});

describe('completion in other shells', () => {
  it.each(['zsh', 'fish'] as const)('%s takes the script, where it is installed', async (shell) => {
    const project = await newProject();
    const file = project.path('script');
    writeFileSync(file, completionScript(shell, commands));
    const words =
      shell === 'zsh' ? ['-f', '-c', `autoload -Uz compinit && compinit -u -D; source ${file}`] : ['-N', file];
    const run = spawnSync(shell, words, { encoding: 'utf8' });
    // A shell that is not there proves nothing either way.
    if ((run.error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') return;
    expect({ status: run.status, stderr: run.stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('is refused for a shell that is not known, with those that are', async () => {
    const { stderr, exitCode } = await (await newProject()).cli('completion', 'tcsh');
    expect(exitCode).toBe(2);
    expect(stderr).toContain(`expected ${shells.join(', ')}; received tcsh`);
  });
});
