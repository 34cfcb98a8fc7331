import { writeFileSync } from 'node:fs';
import { findSources } from '../../src/configuration/configuration.ts';
import { parseConfiguration } from '../../src/configuration/parse.ts';
import { newProject, type Project } from '../support/project.ts';

export const projectFile = '.autonomous-workflow.yaml';

/** Where the user's file lies, from the project's root. */
export const userFile = '../home/.config/autonomous-workflow/config.yaml';

/** What the sources of a project set. */
export function settingsOf(project: Project): ReturnType<typeof parseConfiguration>['settings'] {
  const { settings, problem } = parseConfiguration(findSources(project.root, project.environment));
  if (problem !== undefined) throw problem;
  return settings;
}

/** A new project with this as its file. */
export async function projectWithFile(content: string | Buffer): Promise<Project> {
  const project = await newProject();
  writeFileSync(project.path(projectFile), content);
  return project;
}
