import type { Feature } from '../../src/coding/rules/feature.ts';
import { newProject, type Project } from './project.ts';

export const folder = 'docs/research-x';

/** A project with a workflow `x` in a seed-style state file, in phase C. @param more further lines of the state. */
export async function projectWithWorkflow(more = '', known?: Project): Promise<Project> {
  const project = known ?? (await newProject());
  project.write(
    `${folder}/x-state.md`,
    '---\nworkflow_type: autonomous-implement\nname: x\nstatus: in_progress\ncurrent_phase: "Phase C: Implementation"\niteration: 1\n' +
      `${more}---\n\n## Original Prompt\nBuild it.\n`,
  );
  return project;
}

export const featureIn = (project: Project, id: string): Feature => {
  const { features } = project.readJson(`${folder}/feature-list.json`) as { features: Feature[] };
  const found = features.find((feature) => feature.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};

export const tasks = [
  '# Tasks',
  '## Phase 1: Setup',
  '- [ ] T001 Create the project',
  '- [ ] T002 [P] Parser',
  '- [ ] T003 [P] Printer',
  '- [ ] T004 [VERIFY] Everything: `npm test`',
].join('\n');
