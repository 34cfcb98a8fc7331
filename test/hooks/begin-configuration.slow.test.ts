import { describe, expect, it } from 'vitest';
import { newProject } from '../support/project.ts';
import { Session } from '../support/session.ts';
import { projectFile } from '../configuration/configuration-files.ts';

const research = 'autonomous-workflow:research';
const configured = `max_iterations: 12
max_duration_hours: 6
failure_threshold: 5
phase_transition_threshold: 2
`;

describe('a new workflow', () => {
  it('takes its limits from the configuration', async () => {
    const project = await newProject();
    project.write(projectFile, configured);
    await new Session(project, 's1').begins('x');
    expect(project.state('x')).toMatchObject({
      max_iterations: 12,
      max_duration_hours: 6,
      failure_threshold: 5,
      phase_transition_threshold: 2,
    });
  });
});

describe('a configuration that is not valid', () => {
  it('refuses a new workflow with its lines, and nothing is begun', async () => {
    const project = await newProject();
    project.write(projectFile, '# ours\nmax_iteration: 12\n');
    const answer = await new Session(project, 's1').types(research, `'x' 'What is known?'`);
    expect(answer).toMatchObject({ decision: 'block', reason: expect.any(String) as string });
    expect(answer?.reason?.split('\n')).toEqual([
      'The configuration is not valid',
      expect.stringContaining(`${project.path(projectFile)}: max_iteration is not a known key; `),
      expect.stringMatching(/^→ /),
    ]);
    expect(project.files()).toEqual([projectFile]);
  });
});
