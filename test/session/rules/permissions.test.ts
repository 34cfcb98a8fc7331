import { expect, it } from 'vitest';
import { missingPermissions, permissionsFor } from '../../../src/session/rules/permissions.ts';

it.each([
  ['Bash(autonomous-workflow:*)', 0],
  ['Bash', 0],
  ['Bash(*)', 0],
  ['Bash(autonomous-workflow status:*)', 0],
  ['Bash(autonomous-workflow *)', 0],
  ['Bash(git:*)', 0],
  ['Edit(docs/**)', 1],
  ['Edit', 1],
  ['Edit(**)', 1],
  ['Edit(src/**)', 1],
])('%s is, or is not, a permission that is needed', (given, at) => {
  const needed = permissionsFor()[at] ?? '';
  const covers = !/status|git|src/.test(given);
  expect(missingPermissions([needed], [given])).toEqual(covers ? [] : [needed]);
});
