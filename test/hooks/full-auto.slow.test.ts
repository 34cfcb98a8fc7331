import { describe, expect, it } from 'vitest';
import { item, plan } from '../planning/rules/samples.ts';
import { committedProject, environment, type CodingProject } from '../support/coding-project.ts';
import { Session, told } from '../support/session.ts';

const sessionId = '0e8e6f8a-6a3b-4b1c-9f66-0123456789ab';

const sessionIn = ({ project }: CodingProject) => new Session(project, sessionId, { environment });

describe('implement over a workflow of research and planning', () => {
  const implement = 'autonomous-workflow:implement';

  it('changes nothing when the plan cannot be worked on', async () => {
    const coding = await committedProject('');
    const { project } = coding;
    const session = sessionIn(coding);
    await session.types('autonomous-workflow:research-and-plan', "'y' 'A limiter'");
    await session.types('autonomous-workflow:complete', "'y'");
    const before = project.state('y');
    expect(told(await session.types(implement, "'y'"))).toContain("There is no plan for 'y'");
    const circle = plan([
      item('P-SEQ-001', { depends_on: ['P-SEQ-002'] }),
      item('P-SEQ-002', { depends_on: ['P-SEQ-001'] }),
    ]);
    project.write('docs/research-y/records/plan.json', JSON.stringify(circle));
    expect(told(await session.types(implement, "'y'"))).toContain('the dependencies go round');
    expect(project.state('y')).toEqual(before);
  });
});
