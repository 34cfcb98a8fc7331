import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { newState } from '../../src/loop/rules/state.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { readState, writeState } from '../../src/loop/state-file.ts';
import { limits } from '../support/samples.ts';
import { newProject, statePath, type Project } from '../support/project.ts';
import { begunSession, Session } from '../support/session.ts';

const file = statePath('x');

async function projectWithWorkflow(): Promise<Project> {
  return (await begunSession()).project;
}

describe('a state that is written and read', () => {
  it('is the same again, from the index, from the log and from the file', async () => {
    const prompt = `'a' "b" \`id\` $(id) $5 \\ {{x}}\r\n---\n# 限流 🙂 \u0000\u001b[31m\u2028\ufeff`;
    const { root } = await newProject();
    const paths = workflowPaths(root, 'x');
    const state = newState(
      {
        mode: 'research',
        name: 'x',
        prompt,
        driver: 'in-session',
        limits,
        repository_analysis: true,
      },
      new Date('2026-11-21T10:00:00Z'),
    );
    writeState(paths, state, new Date());
    expect(await readState(paths)).toEqual(state);
    rmSync(paths.runtime, { recursive: true });
    expect(await readState(paths)).toEqual(state);
    rmSync(paths.journal);
    expect(await readState(paths)).toEqual(state);
  });
});

/** A workflow of which there is only its state file. */
async function unexplained(): Promise<Project> {
  const project = await projectWithWorkflow();
  for (const gone of ['log.jsonl', '.runtime/views.json']) rmSync(project.path(`docs/research-x/${gone}`));
  return project;
}

describe('a state file changed by hand', () => {
  it('is read as it is now, not as it was written', async () => {
    const project = await projectWithWorkflow();
    project.replace(file, 'max_iterations: 30', 'max_iterations: 7   # enough');
    expect(await project.cliJson('status')).toMatchObject({ max_iterations: 7 });
  });

  it('keeps keys that it does not know through the next change', async () => {
    const project = await projectWithWorkflow();
    project.replace(file, 'schema: 1', 'schema: 1\nowner: "Ada"\nlabels: [a, "b c"]\n"odd key": {deep: [1, null]}');
    expect((await project.cli('stop')).exitCode).toBe(0);
    expect(project.state('x')).toMatchObject({
      status: 'stopped',
      owner: 'Ada',
      labels: ['a', 'b c'],
      'odd key': { deep: [1, null] },
    });
  });

  it.each([
    ['a key that is gone', 'driver: in-session\n', '', /received driver: missing, expected one of "in-session"/],
    [
      'what is not ours',
      /[\s\S]*/,
      '---\ntitle: notes\n---\n',
      /workflow_type: missing, expected in the front matter of a workflow/,
    ],
  ])('that no log explains is refused with %s, is named, and is left as it is', async (_, part, by, message) => {
    const project = await unexplained();
    const text = project.read(file).replace(part, () => by);
    project.write(file, text);
    const error: unknown = await readState(workflowPaths(project.root, 'x')).catch((one: unknown) => one);
    const said = (error as Error).message;
    expect(error).toMatchObject({ exitCode: 4, fix: expect.stringMatching(/./) as string });
    expect(said).toMatch(message);
    expect(said).toContain(project.path(file));
    expect(said).not.toContain('\n');
    expect(project.read(file)).toBe(text);
  });
});

describe('a state file as the seed described it', () => {
  const seed = `---
workflow_type: autonomous-research
name: x
status: in_progress
current_phase: "Phase A: Research"
iteration: 15
sources_cited: 47
phase_transition_threshold: 4
plan_source: "docs/research-x/x-plan.tex"
---

## Original Prompt
How do rate limiters compare for $5?
`;

  it('goes on in a session, in the new form and with every key', async () => {
    const project = await newProject();
    project.write(file, seed);
    await new Session(project, 's1').types('autonomous-workflow:continue-auto', 'x');
    expect(project.state('x')).toMatchObject({
      schema: 1,
      iteration: 16,
      sources_cited: 47,
      phase_transition_threshold: 4,
      plan_source: 'docs/research-x/x-plan.tex',
    });
  });
});
