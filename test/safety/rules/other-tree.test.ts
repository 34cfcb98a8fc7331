import { describe, expect, it } from 'vitest';
import { callsIn } from '../../../src/safety/rules/calls.ts';
import { runsElsewhere, writesElsewhere } from '../../../src/safety/rules/other-tree.ts';

const tree = '/p/docs/research-x/.runtime/worktrees/F001';
const place = { project: '/p', tree, own: `${tree}/app` };
/** What is said of a command. */
function said(command: string): string | undefined {
  const changed = callsIn(command, '/p').flatMap(({ removed, written }) => [...removed, ...written]);
  return runsElsewhere(command, '/p', place, changed);
}
const advice = `begin the command with: cd ${tree}/app &&`;

describe('a write of a coder with a work tree of its own', () => {
  it.each([`${tree}/src/a.ts`, '/tmp/a.ts', '/project/a.ts'])('of %s passes', (file) =>
    expect(writesElsewhere(file, place)).toBeUndefined(),
  );

  it('in the project is refused with the path that is its own', () => {
    expect(writesElsewhere('/p/src/a.ts', place)).toContain(`yours is ${tree}/app/src/a.ts`);
  });

  it('in the work tree of another feature is refused with the same place in its own', () => {
    const other = `${tree.slice(0, tree.lastIndexOf('/'))}/T009`;
    expect(writesElsewhere(`${other}/app/src/a.ts`, place)).toContain(`yours is ${tree}/app/src/a.ts`);
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
    'cd /tmp && node x.mjs',
    `cd ${tree} && echo x > src/a.ts`,
    'X=$(ls) && "$X"',
    'ls src > /tmp/list',
  ])('passes: %s', (command) => expect(said(command)).toBeUndefined());

  it.each([
    ['npm test', 'npm'],
    ['cd src && node --test', 'node'],
    [`cd ${tree} && npm test; cd /p && npm test`, 'npm'],
    ['CI=1 npx vitest run', 'npx'],
    ['for f in a b; do python3 -m unittest $f; done', 'python3'],
    ['git add -A', 'git'],
    [`cd ${tree}/../F002 && npm test`, 'npm'],
  ])('is refused: %s', (command, program) => {
    const refused = said(command);
    expect(refused).toContain(`\`${program}\` would run in /p`);
    expect(refused).toContain(advice);
  });

  it('is refused when its output goes to a file of another tree', () => {
    expect(said('echo x > src/a.ts')).toContain(`yours is ${tree}/app/src/a.ts`);
    expect(said(`cd ${tree} && echo x > /p/a.ts`)).toContain(`yours is ${tree}/app/a.ts`);
  });

  it.each([
    'cp src/a.ts /p/src/a.ts',
    'mv /p/src/a.ts src/',
    'sed -i s/a/b/ /p/src/a.ts',
    'perl -pi -e s/a/b/ /p/src/a.ts',
  ])('is refused where it changes a file of another tree: %s', (command) =>
    expect(said(`cd ${tree}/app && ${command}`)).toContain(`yours is ${tree}/app/src/a.ts`),
  );
});
