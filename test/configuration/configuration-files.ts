import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSources, readConfiguration } from '../../src/configuration/configuration.ts';
import { parseConfiguration } from '../../src/configuration/parse.ts';
import { newProject, type Project } from '../support/project.ts';

export const projectFile = '.autonomous-workflow.yaml';

/** Where the user's file lies, from the project's root. */
export const userFile = '../home/.config/autonomous-workflow/config.yaml';

export const cacheFile = 'docs/.autonomous-workflow/configuration.json';

/** Makes the folder that a project has once a workflow was begun in it. */
export function markProject(project: Project): void {
  mkdirSync(join(project.root, 'docs', '.autonomous-workflow'), { recursive: true });
}

/** A project whose configuration has been read, so that it is cached. */
export async function projectWithCache(): Promise<Project> {
  const project = await newProject();
  markProject(project);
  project.write(projectFile, 'state_retention_days: 7\n');
  await readConfiguration(project.root, project.environment);
  if (!project.exists(cacheFile)) throw new Error('nothing was cached');
  return project;
}

/** What the sources of a project set. */
export function settingsOf(project: Project): ReturnType<typeof parseConfiguration>['settings'] {
  return parseConfiguration(findSources(project.root, project.environment)).settings;
}

/** A new project with this as its file. */
export async function projectWithFile(content: string | Buffer): Promise<Project> {
  const project = await newProject();
  writeFileSync(project.path(projectFile), content);
  return project;
}
