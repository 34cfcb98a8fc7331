import { describe, expect, it } from 'vitest';
import { committedProject, environment, type CodingProject } from '../support/coding-project.ts';
import { Session, told } from '../support/session.ts';

const tasks = '# Tasks\n- [ ] T001 Function one in src/one.mjs\n';
/** A project whose plans lie at these places only. */
async function projectWith(plans: Record<string, string>): Promise<{ coding: CodingProject; session: Session }> {
  const coding = await committedProject('', plans);
  coding.project.move('docs/research-x/tasks.md', '../not-a-plan.md');
  const session = new Session(coding.project, '0e8e6f8a-6a3b-4b1c-9f66-0123456789ab', { environment });
  return { coding, session };
}

describe('the plan of implement', () => {
  it('is the one that --plan names, and no prompt is needed', async () => {
    const { coding, session } = await projectWith({
      'docs/my plan.md': tasks,
      'plan.md': tasks.replace('T001', 'T009'),
    });
    const missing = await session.types('autonomous-workflow:implement', "'x' --plan docs/none.md");
    expect(told(missing)).toContain('There is no such file');
    const outside = await session.types('autonomous-workflow:implement', "'x' --plan ../elsewhere.md");
    expect(told(outside)).toContain('lies outside the project');
    expect(coding.project.exists('docs/research-x/x-state.md')).toBe(false);
    await session.types('autonomous-workflow:implement', "'x' --plan 'docs/my plan.md'");
    expect(coding.feature('T001').origin).toBe('docs/my plan.md:2');
    const other = await session.types('autonomous-workflow:implement', "'x' --plan plan.md");
    expect(told(other)).toContain('implements another plan');
    const same = await session.types('autonomous-workflow:implement', "'x' --plan 'docs/my plan.md'");
    expect(told(same)).not.toContain('another plan');
    expect(coding.project.state('x')).toMatchObject({ status: 'in_progress', plan_source: 'docs/my plan.md' });
  });

  it('can be built under the name of a research that was stopped, which stays as it is where the plan is none', async () => {
    const { coding, session } = await projectWith({ 'plan.md': tasks });
    await session.types('autonomous-workflow:research', "'x' 'How do functions work?'");
    const early = told(await session.types('autonomous-workflow:implement', "'x'"));
    expect(early).toContain('is one of research');
    expect((await coding.cli('stop', 'x')).exitCode).toBe(0);
    const before = coding.project.state('x');
    const none = await session.types('autonomous-workflow:implement', "'x' --plan none.md");
    expect(told(none)).toContain('There is no such file');
    expect(coding.project.state('x')).toEqual(before);
    await session.types('autonomous-workflow:implement', "'x' --max-iterations 5");
    expect(coding.project.state('x')).toMatchObject({
      status: 'in_progress',
      current_phase: 'Phase C: Implementation',
      features_total: 1,
    });
    expect(coding.feature('T001').origin).toBe('plan.md:2');
  });
});
