import { workflowPaths } from '../../src/files/paths.ts';
import { writeDocument } from '../../src/journal/document.ts';
import type { Project } from './project.ts';

/** Makes a document of a workflow what a test needs, as if a command had written it. */
export function store(project: Project, workflow: string, name: string, value: unknown): void {
  writeDocument({ paths: workflowPaths(project.root, workflow), name, title: name }, value);
}
