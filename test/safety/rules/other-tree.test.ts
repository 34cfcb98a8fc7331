import { describe, expect, it } from 'vitest';
import { runsElsewhere, writesElsewhere } from '../../../src/safety/rules/other-tree.ts';

const tree = '/p/docs/research-x/.runtime/worktrees/F001';
const place = { project: '/p', tree, own: `${tree}/app` };
const advice = `begin the command with: cd ${tree}/app &&`;

describe('a write of a coder with a work tree of its own', () => {
  it.each([`${tree}/src/a.ts`, '/tmp/a.ts', '/project/a.ts'])('of %s passes', (file) =>
    expect(writesElsewhere(file, place)).toBeUndefined(),
  );

  it('in the project is refused with the path that is its own', () => {
    expect(writesElsewhere('/p/src/a.ts', place)).toContain(`→ write ${tree}/app/src/a.ts`);
  });
});

describe('a command of such a coder', () => {
  it.each([
    `cd ${tree} && npm test`,
    `cd docs/research-x/.runtime/worktrees/F001/app && node --test`,
    `npm --prefix ${tree} test`,
    `git -C ${tree} add -A`,
    'cat docs/research-x/tasks/F001.md | head -5',
    'git status && git log --oneline',
    'node --version',
    'cd /tmp && node x.mjs',
    `cd ${tree} && echo x > src/a.ts`,
    'X=$(ls) && "$X"',
    'ls src > /tmp/list',
  ])('passes: %s', (command) => expect(runsElsewhere(command, '/p', place)).toBeUndefined());

  it.each([
    ['npm test', 'npm'],
    ['cd src && node --test', 'node'],
    [`cd ${tree} && npm test; cd /p && npm test`, 'npm'],
    ['CI=1 npx vitest run', 'npx'],
    ['for f in a b; do python3 -m unittest $f; done', 'python3'],
    ['git add -A', 'git'],
    [`cd ${tree}/../F002 && npm test`, 'npm'],
  ])('is refused: %s', (command, program) => {
    const refused = runsElsewhere(command, '/p', place);
    expect(refused).toContain(`\`${program}\` would run in /p`);
    expect(refused).toContain(advice);
  });

  it('is refused when its output goes to a file of another tree', () => {
    expect(runsElsewhere('echo x > src/a.ts', '/p', place)).toContain(`→ write ${tree}/app/src/a.ts`);
    expect(runsElsewhere(`cd ${tree} && echo x > /p/a.ts`, '/p', place)).toContain(`→ write ${tree}/app/a.ts`);
  });

  it.each([
    'cp src/a.ts /p/src/a.ts',
    'mv src/a.ts /p/src/a.ts',
    'mv /p/src/a.ts src/',
    'sed -i s/a/b/ /p/src/a.ts',
    "sed -i '' -e s/a/b/ /p/src/a.ts",
    'perl -pi -e s/a/b/ /p/src/a.ts',
    'echo x | tee -a /p/src/a.ts',
  ])('is refused where it changes a file of another tree: %s', (command) =>
    expect(runsElsewhere(`cd ${tree}/app && ${command}`, '/p', place)).toContain(`→ write ${tree}/app/src/a.ts`),
  );

  it('may take away exactly the file that it left in another tree, and no other one', () => {
    const isStray = (file: string) => file === '/p/src/stray.ts';
    const run = (command: string) => runsElsewhere(`cd ${tree}/app && ${command}`, '/p', place, isStray);
    expect(run('rm -f /p/src/stray.ts')).toBeUndefined();
    expect(runsElsewhere('rm src/stray.ts', '/p', place, isStray)).toBeUndefined();
    for (const command of ['rm -f /p/src/a.ts', 'rm /p/src/stray.ts /p/src/a.ts', 'rm -rf /p/src', 'rm /p/src/*.ts'])
      expect(run(command)).toContain('leave it as it is');
    expect(run('rm /p/src/stray.ts; cp a.ts /p/src/a.ts')).toContain(`→ write ${tree}/app/src/a.ts`);
  });

  it('may copy from another tree into its own', () => {
    expect(runsElsewhere(`cd ${tree}/app && cp /p/data.json . && rm old.ts`, '/p', place)).toBeUndefined();
  });
});
