import { utimesSync } from 'node:fs';
import { expect, it } from 'vitest';
import { leftBehind, noteIgnored, takeIgnoredAway } from '../../src/coding/ignored-leftovers.ts';
import { checkoutOf } from '../../src/coding/checkout.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { codingProject } from '../support/coding-project.ts';

it('takes what came with the work away, and names what was there before and has changed until it is made anew', async () => {
  const ignore = 'docs/research-*/.runtime/\ndist/\nout/\n.next/\n';
  const { project } = await codingProject('# Tasks\n- [ ] T001 Function one\n', { '.gitignore': ignore });
  const paths = workflowPaths(project.root, 'x');
  const checkout = await checkoutOf(paths);
  project.write('dist/old.js', '');
  project.write('dist/kept.js', '');
  const earlier = new Date(Date.now() - 60_000);
  for (const file of ['dist/old.js', 'dist/kept.js']) utimesSync(project.path(file), earlier, earlier);
  await noteIgnored(paths, checkout, 'T001');
  for (const file of ['dist/old.js', 'dist/new.js', 'out/a/b.js', '.next/c.js']) project.write(file, 'new');
  await takeIgnoredAway(paths, checkout, 'T001');
  const files = ['dist/old.js', 'dist/kept.js', 'dist/new.js', 'out/a/b.js', '.next/c.js'];
  expect(files.map((file) => project.exists(file))).toEqual([true, true, false, false, true]);
  expect(leftBehind(paths, checkout)).toEqual(['dist/old.js']);
  const later = new Date(Date.now() + 60_000);
  utimesSync(project.path('dist/old.js'), later, later);
  expect(leftBehind(paths, checkout)).toEqual([]);
});
