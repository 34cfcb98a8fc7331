import { describe, expect, it } from 'vitest';
import { readEscalations } from '../../src/loop/escalations.ts';
import { readRedirects } from '../../src/loop/steering.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { asked, asking } from '../support/asking.ts';
import { codingProject } from '../support/coding-project.ts';

const folder = 'docs/research-x';
const question = 'How many limiters of the north fail each winter?';

describe('resolve', () => {
  it('stores the answer, hands it to the next brief, and counts anew', async () => {
    const project = await asking(asked('E001'), asked('E002', { item: null }));
    project.replace(`${folder}/x-state.md`, 'fruitless_iterations: 0', 'fruitless_iterations: 5');
    const answer = 'Take "40";\n$(no shell) %s — 限';
    const { stdout, stderr, exitCode } = await project.cli('resolve', 'e002', answer, 'x');
    expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
    expect(stdout).toBe('E002 is answered; the answer is in the next brief.\n');
    expect(readEscalations(workflowPaths(project.root, 'x'))).toMatchObject([
      { id: 'E001', answer: null },
      { id: 'E002', answer, answered_at: expect.any(String) as string },
    ]);
    const [redirect] = readRedirects(workflowPaths(project.root, 'x'));
    expect(redirect).toEqual({
      number: 1,
      iteration: null,
      text: `Answer of the user to E002, "${question}": ${answer}`,
      priority: 'high',
      from: 'E002',
    });
    expect(project.state('x')).toMatchObject({ fruitless_iterations: 0, stall_since_iteration: 1 });
    expect(project.journal('x').at(-2)).toMatchObject({ event: 'escalation-answered', id: 'E002', answer });
    expect(project.read(`${folder}/progress.txt`)).toContain('E002 answered: Take "40"; $(no shell) %s — 限\n');
  });

  it('is kept by a complete workflow, which reads no redirect', async () => {
    const project = await asking(asked('E001'));
    project.replace(`${folder}/x-state.md`, 'status: in_progress', 'status: complete');
    const { stdout } = await project.cli('resolve', 'E001', 'Yes.', 'x');
    expect(stdout).toBe(
      `E001 is answered; the workflow has ended (complete), so nothing of it changes; the answer is kept in ${folder}/records/escalations.json.\n`,
    );
    expect(readEscalations(workflowPaths(project.root, 'x'))).toMatchObject([{ answer: 'Yes.' }]);
    expect(project.read(`${folder}/digest.md`)).toContain('## What you were asked, with the answer\n\n- E001: ');
    expect((await project.cli('redirect', 'Only servers.', 'x')).stderr).toContain('reads nothing more');
  });
});

describe('escalations', () => {
  it('shows the open ones first, as text and in status', async () => {
    const answered = asked('E001', { answer: 'Yes.', answered_at: '2026-11-21T11:00:00Z' });
    const project = await asking(answered, asked('E002'));
    const { stdout } = await project.cli('resolve');
    expect(stdout).toMatch(/^E002 .*\n(?: {2}.*\n)+ {2}→ autonomous-workflow resolve E002 "your answer" x\n\nE001 /);
    expect(await project.cliJson('status')).toMatchObject({
      escalations: [expect.stringMatching(/^E002 \(ambiguous requirement, Q001\): /), expect.stringMatching(/^→ /)],
    });
  });
});

const tasks = [
  '# Tasks',
  '- [ ] T001 [P] Function one in src/one.mjs',
  '- [ ] T002 [P] Function two in src/two.mjs',
  '- [ ] T003 [P] Function three in src/three.mjs',
].join('\n');

describe('what keeps every feature from being verified', () => {
  it('is asked once when init.sh is broken, and one answer lets all of them go on', async () => {
    const { project, cli, feature, git, writes } = await codingProject(tasks, { 'init.sh': 'exit 3\n' });
    expect((await cli('feature', 'start', 'T001')).stderr).toContain('The user is asked about it, for all features');
    const second = await cli('feature', 'start', 'T002');
    expect([second.exitCode, second.stderr]).toEqual([1, expect.stringContaining('cannot be begun now')]);
    const { stdout } = await cli('resolve', 'x');
    expect(stdout).toContain('E001 (environment, T001 and 2 more)');
    expect(stdout).toContain('about T001, T002, T003');
    expect(stdout).not.toContain('E002');
    expect(project.events('x').filter((event) => event === 'init-run')).toHaveLength(1);
    expect(project.journal('x').find(({ event }) => event === 'features-blocked')).toMatchObject({
      by: 'E001',
      features: ['T001', 'T002', 'T003'],
    });
    expect((await cli('record')).stdout).toContain('3 blocked');
    writes('init.sh', 'exit 0\n');
    await git('commit', '--quiet', '-am', 'Mended');
    await cli('resolve', 'E001', 'It is fixed.');
    for (const id of ['T001', 'T002', 'T003']) expect(feature(id).status, id).toBe('pending');
    await cli('feature', 'start', 'T003');
    expect(project.read('docs/research-x/tasks/T003.md')).toContain('It is fixed.');
  });
});
