import { describe, expect, it } from 'vitest';
import { judgeShell } from '../../../src/safety/rules/judge-shell.ts';
import { scope } from './scope.ts';

/** A project with a link `linked` to the hooks of the plugin. */
const linking = { ...scope, real: (path: string) => path.replace('/home/ada/project/linked', '/plugin/hooks') };
const rule = (command: string) => judgeShell(command, linking)?.rule;

describe('a command that could run a hook script of the plugin, or a copy of one', () => {
  it.each([
    "echo '{}' | node /plugin/hooks/hand-in.cjs",
    'node /plugin/hooks/../hooks/begin.cjs < event.json',
    'cd /plugin/hooks && node ./on-command.cjs',
    `node -e "require('/plugin/hooks/begin.cjs')"`,
    'timeout 10 node /plugin/hooks/hand-in.cjs',
    'cp -r /plugin/hooks /tmp/x && node /tmp/x/hand-in.cjs',
    'cp -r /plugin /tmp/x',
    'cd /plugin && cp -r hooks /tmp/x',
    'cd /plugin/hooks && cp * /tmp/x',
    'cp /plugin/ho*/begin.cjs x.cjs',
    'ln -s /plugin/hooks /tmp/hh && node /tmp/hh/begin.cjs',
    'node linked/hand-in.cjs',
    'cat /plugin/hooks/begin.cjs > x.cjs',
    'cat /plugin/hooks/begin.cjs | node -',
    'cat /plugin/hooks/begin.cjs | tee x.cjs',
    'node --require /plugin/hooks/hand-in.cjs -e 0',
    'node --require=/plugin/hooks/hand-in.cjs -e 0',
    `python3 -c "import subprocess; subprocess.run(['node','/plugin/hooks/begin.cjs'])"`,
    "bash -c 'node /plugin/hooks/begin.cjs'",
    'ls /plugin/hooks/*.cjs | xargs -n1 node',
    'node /plugin/bin/commands.cjs complete x',
    'H=/plugin/hooks; node $H/hand-in.cjs',
    'git clone --quiet /plugin /tmp/x && node /tmp/x/hooks/hand-in.cjs',
    'git clone file:///plugin/.git /tmp/x',
    'git -C /plugin worktree add /tmp/x',
    'git --git-dir=/plugin/.git show HEAD:hooks/begin.cjs > x.cjs',
    'cd /plugin && git archive HEAD -o /tmp/x.tar',
    'npm pack /plugin',
    'cd /plugin && npm pack --pack-destination /tmp',
  ])('is denied: %s', (command) => {
    expect(rule(command)).toBe('own-hook');
  });

  it.each([
    'node hooks/build.cjs',
    'cp -r src/hooks bin /tmp/x',
    'ls -l /plugin/hooks /plugin/bin',
    'grep -n stop /plugin/hooks/begin.cjs 2>/dev/null | head -3',
    'cat /plugin/bin/record.cjs | wc -l',
    'cd /plugin && ls hooks',
    'cp /plugin/templates/report.tex /tmp/x',
    'git -C /plugin log --oneline -3',
    'git clone https://github.com/ada/numbers /tmp/x && git fetch && npm test && npm pack',
  ])('is not %s', (command) => {
    expect(rule(command)).toBeUndefined();
  });
});
