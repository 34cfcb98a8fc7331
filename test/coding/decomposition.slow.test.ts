import { describe, expect, it } from 'vitest';
import { importDecomposition } from '../../src/coding/plan.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { committedProject, environment } from '../support/coding-project.ts';
import { passesScrutiny } from '../support/scrutiny.ts';
import { Session } from '../support/session.ts';

const plan = 'docs/research-x/x-plan.md';
const now = new Date('2026-03-01T10:00:00Z');

const feature = (more: object = {}) => ({
  id: 'F1',
  name: 'Read lines',
  description: 'It reads a file and gives its lines.',
  component: 'parser',
  dependencies: [],
  sections: ['S2'],
  ...more,
});
const handIn = (features: object[]) => ({
  features,
  left_out: [{ section: 'S1', why: 'an introduction' }],
});

describe('a plan in prose', () => {
  it('is held to the files that its requirements ask for, whose ids stand in the commit', async () => {
    const coding = await committedProject('');
    const { project, cli, review, verify, git } = coding;
    project.move('docs/research-x/tasks.md', '../not-a-plan.md');
    project.write(plan, '# Plan\n\nWhat it is about.\n\n## One\n\nFR-003: docs/one.md says what one() gives.\n');
    const session = new Session(project, '0e8e6f8a-6a3b-4b1c-9f66-0123456789ab', { environment });
    await session.types('autonomous-workflow:implement', `'x' --plan ${plan}`);
    const requirements = [{ id: 'FR-003', files: ['docs/one.md'] }];
    const file = { file: plan, isTrial: false };
    await importDecomposition(workflowPaths(project.root, 'x'), now, handIn([feature({ requirements })]), file);
    await cli('record', 'x');
    await session.endsTurn();
    await passesScrutiny(session, () => cli('record', 'x'), 2);
    await cli('feature', 'start', 'F1', 'x');
    coding.writesFunction('one', 1);
    expect((await verify('F1')).stdout).toContain('FR-003 asks for docs/one.md, which the commit does not have');
    coding.writes('docs/one.md', 'It gives 1.\n');
    await verify('F1');
    await review('F1', 2);
    expect((await verify('F1')).stdout).toContain('F1 passed');
    expect(await git('log', '-1', '--format=%b')).toContain('Autonomous-Workflow-Requirement: FR-003');
  });
});
