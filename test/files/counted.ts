import type { HandEdit } from '../../src/files/document.ts';
import { newProject, type Project } from '../support/project.ts';
import { increment, type Counter } from './counter.ts';

/** A project with a counter at 3. */
export async function counted(handEdit: HandEdit<Counter> = 'taken over'): Promise<{ project: Project; root: string }> {
  const project = await newProject();
  for (let time = 0; time < 3; time += 1) await increment(project.root, handEdit);
  return { project, root: project.root };
}

export interface Entry {
  event: string;
  count?: number;
  kept?: string;
}

export function journalOf(project: Project): Entry[] {
  const lines = project.read('w/journal.jsonl').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Entry);
}
