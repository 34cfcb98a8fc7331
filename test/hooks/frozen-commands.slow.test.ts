import { expect, it } from 'vitest';
import { committedProject, environment } from '../support/coding-project.ts';
import { passesScrutiny } from '../support/scrutiny.ts';
import { Session } from '../support/session.ts';

it('what proves features is frozen when the workflow begins: a commit that changes it is told before the first feature', async () => {
  const coding = await committedProject('# Tasks\n- [ ] T001 Function one in src/one.mjs\n');
  const { project, git, cli } = coding;
  const session = new Session(project, 's1', { environment });
  const begun = await session.types('autonomous-workflow:implement', "'x'");
  expect(begun?.systemMessage).toContain('Features are proven by `npm test`, as these are now.');
  const events = project.events('x');
  expect(events.indexOf('iteration-begun')).toBeGreaterThan(events.indexOf('commands-frozen'));
  expect(events).toContain('commands-frozen');
  expect(project.read('docs/research-x/tasks/i1-c1.md')).toContain('npm test');
  await passesScrutiny(session, () => cli('record', 'x'));
  project.write('package.json', '{ "type": "module", "scripts": { "test": "node --version" } }\n');
  await git('commit', '--quiet', '-am', 'Tests are fine');
  const { stdout, stderr } = await cli('feature', 'start', 'T001');
  expect(`${stdout}${stderr}`).toContain(
    'changed what the frozen commands run: script test in package.json is changed',
  );
}, 120_000);
