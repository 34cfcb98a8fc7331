import { expect, it } from 'vitest';
import { workflowPaths } from '../../src/files/paths.ts';
import { appendEvent } from '../../src/journal/journal.ts';
import { newProject } from '../support/project.ts';

it('has its lines in order, also of a program that has waited for the lock of another', async () => {
  const project = await newProject();
  const paths = workflowPaths(project.root, 'x');
  const now = Date.now();
  for (const before of [0, 60_000])
    appendEvent(paths, new Date(now - before), { event: 'agents-silent', iteration: 1, assignments: [], minutes: 1 });
  const times = project
    .read('docs/research-x/progress.txt')
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(0, 19));
  expect(times).toHaveLength(2);
  expect(times.toSorted()).toEqual(times);
});
