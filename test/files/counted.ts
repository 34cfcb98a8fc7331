import { newProject, type Project } from '../support/project.ts';
import { increment } from './counter.ts';

/** A project with a counter at 3. */
export async function counted(): Promise<{ project: Project; root: string }> {
  const project = await newProject();
  for (let time = 0; time < 3; time += 1) await increment(project.root);
  return { project, root: project.root };
}

/** The counts that the log says were reached, in order. */
export function countsOf(project: Project): (number | undefined)[] {
  const lines = project.read('docs/research-x/log.jsonl').trimEnd().split('\n');
  return lines.map((line) => (JSON.parse(line) as { days?: number }).days);
}
