import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readList } from '../../src/judging/lists-on-disk.ts';
import type { WorkflowState } from '../../src/loop/rules/state.ts';
import { readStanding, assignJudge, goalJudgement } from '../../src/goal/acceptance-file.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { newProject, type Project } from '../support/project.ts';
import { begunSession } from '../support/session.ts';

const goal = (checks: unknown[]) => ({
  objective: 'A limiter that holds under load.',
  constraints: ['No new service.'],
  checks,
});
const node = (script: string) => `"${process.execPath}" -e "${script}"`;
const checks = [
  { type: 'command', id: 'tests', command: node("console.log('42 passed')") },
  { type: 'command', id: 'todo', command: `! ${node('process.exit(1)')}` },
  { type: 'file', id: 'docs', path: 'README.md' },
  { type: 'assertion', id: 'fair', statement: 'Requests are served in order.' },
];
const file = 'docs/research-x/records/acceptance.json';

async function aligned(wanted: unknown[] = checks): Promise<Project> {
  const { project } = await begunSession();
  project.write('goal.json', JSON.stringify(goal(wanted)));
  expect((await project.cli('align', 'x', 'goal.json')).exitCode).toBe(0);
  return project;
}

describe('acceptance', () => {
  it('runs nothing of a checklist that came with the repository, until somebody confirms it here', async () => {
    const project = await aligned([{ type: 'command', id: 'x', command: 'echo run > ran.txt' }]);
    rmSync(join(project.root, 'docs/research-x/.runtime/views.json'));
    const refused = await project.cli('acceptance', 'x', '--run');
    expect(refused.exitCode).toBe(4);
    expect(refused.stderr).toMatch(/was not confirmed[^]*align x docs\/research-x\/records\/acceptance\.json/);
    expect(project.exists('ran.txt')).toBe(false);
    expect((await project.cli('align', 'x', file)).exitCode).toBe(0);
    expect((await project.cli('acceptance', 'x', '--run')).exitCode).toBe(0);
    expect(project.exists('ran.txt')).toBe(true);
  });

  it('runs the commands, keeps what they wrote, and says what is open', async () => {
    const project = await aligned();
    project.write('README.md', 'x');
    const before = await project.cli('acceptance');
    expect(before.exitCode).toBe(0);
    expect(before.stdout).toMatch(/open tests: .* — it has not been run yet/);
    const { stdout, exitCode } = await project.cli('acceptance', 'x', '--run');
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/3 of 4 pass[^]*pass tests: [^]*pass todo: [^]*pass docs: [^]*open fair: /);
    expect(project.read('docs/research-x/proofs/acceptance-tests.log')).toBe('42 passed\n');
    const { results } = project.readJson(file) as { results: Record<string, unknown>[] };
    expect(results).toMatchObject([
      { check: 'tests', result: 'pass' },
      { check: 'todo', result: 'pass' },
    ]);
    expect(project.events('x').slice(-3)).toEqual(['aligned', 'acceptance-run', 'acceptance-run']);
  });

  it('believes a judge only while its words stand in the file', async () => {
    const project = await aligned(checks.slice(3));
    const paths = workflowPaths(project.root, 'x');
    project.write('src/queue.js', 'let a;\nreturn waiting.shift();\n');
    assignJudge(paths, { iteration: 1 } as WorkflowState);
    expect(project.read('docs/research-x/tasks/i1-j1.md')).toContain('Requests are served in order.');
    const evidence = [{ file: 'src/queue.js', line: 2, excerpt: 'return waiting.shift();' }];
    const items = readList(paths, 'i1-j1')?.items ?? [];
    const handIn = (isRight: boolean) => ({
      assignment: 'i1-j1',
      summary: 'Read the queue and its tests.',
      answers: items.map((item, at) => {
        const level = 'right' in item ? Number(isRight ? item.right.level?.[0] : 0) : 1;
        return { n: at + 1, level, reason: 'First in, first out.', evidence };
      }),
    });
    // A judge that misses a control is taken, and counts for nothing.
    await goalJudgement.take?.(paths, new Date(), '1/acceptance-judge-1', handIn(false));
    expect(readStanding(paths).holds).toBe(false);
    await goalJudgement.take?.(paths, new Date(), '1/acceptance-judge-2', handIn(true));
    expect(readStanding(paths)).toMatchObject({ holds: true, problems: [] });
    expect((await project.cli('acceptance', '--run')).exitCode).toBe(0);
    expect(readStanding(paths, new Date(Date.now() + 1_000)).holds).toBe(false);
    project.write('src/queue.js', 'return waiting.pop();\n');
    expect(readStanding(paths).problems[0]).toMatch(/is not in src\/queue.js:2/);
    const other = { ...handIn(true), assignment: 'i1-j9' };
    expect(goalJudgement.problems?.(paths, other, { prompt: '' }, paths.root)).toEqual([
      'there is no list i1-j9: copy the id of your task',
    ]);
  });

  it('may be set before the workflow is begun', async () => {
    const project = await newProject();
    project.write('goal.json', JSON.stringify(goal(checks)));
    expect((await project.cli('align', 'y', 'goal.json')).stdout).toMatch(/^Frozen for the workflow 'y'/);
    expect((await project.cli('list')).stdout).toBe('No workflows in this project.\n');
    expect((await project.cli('acceptance', 'y')).exitCode).toBe(2);
  });

  it('runs nothing that was not frozen', async () => {
    const project = await aligned();
    project.replace(file, '42 passed', 'anything');
    expect((await project.cli('acceptance', '--run')).stdout).toContain('42 passed');
    expect(project.read(file)).not.toContain('anything');
  });

  it('refuses a file whose check has no type, and freezes nothing', async () => {
    const { project } = await begunSession();
    project.write('goal.json', JSON.stringify(goal([{ type: 'x', id: 'a' }])));
    const { exitCode, stderr } = await project.cli('align', 'x', 'goal.json');
    expect([exitCode, stderr]).toEqual([2, expect.stringMatching(/frozen as it is[^]*checks #1/)]);
    expect(project.exists(file)).toBe(false);
  });
});
