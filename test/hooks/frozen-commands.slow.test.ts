import { expect, it } from 'vitest';
import { committedProject, environment } from '../support/coding-project.ts';
import { Session } from '../support/session.ts';

it('what proves features is frozen when the workflow begins, and critics are told', async () => {
  const coding = await committedProject('# Tasks\n- [ ] T001 Function one in src/one.mjs\n');
  const { project } = coding;
  const session = new Session(project, 's1', { environment });
  const begun = await session.types('autonomous-workflow:implement', "'x'");
  expect(begun?.systemMessage).toContain('Features are proven by `npm test`, as these are now.');
  const events = project.events('x');
  expect(events.indexOf('iteration-begun')).toBeGreaterThan(events.indexOf('commands-frozen'));
  expect(events).toContain('commands-frozen');
  expect(project.read('docs/research-x/tasks/i1-c1.md')).toContain('npm test');
}, 120_000);
