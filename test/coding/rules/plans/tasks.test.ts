import { describe, expect, it } from 'vitest';
import { readTasks } from '../../../../src/coding/rules/plans/tasks.ts';

describe('a task that goes on over several lines', () => {
  const plan = `# Limits per client

- [ ] T001 [P] Sliding window limiter in \`ratelimit/window.py\`: \`SlidingWindow(limit, seconds)\` with
  \`allow(n=1)\` like the bucket. Exact, not approximate.
  - refused requests do not count
- [ ] T002 Short one
  - with a detail: of its own
`;

  it('is named by its first clause, and its description is not torn apart', () => {
    const reading = readTasks(plan, 'tasks.md');
    const [one, two] = reading?.is === 'features' ? reading.features : [];
    expect(one?.name).toBe('Sliding window limiter in `ratelimit/window.py`');
    expect(one?.description).toContain('`SlidingWindow(limit, seconds)` with\n`allow(n=1)` like the bucket.');
    expect(one?.description).toMatch(/approximate\.\n\(Limits per client\)\n- refused/);
    expect(two?.name).toBe('Short one');
  });
});
