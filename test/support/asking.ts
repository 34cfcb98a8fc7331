import { begunSession } from './session.ts';
import type { Project } from './project.ts';

const folder = 'docs/research-x';
const question = 'How many limiters of the north fail each winter?';

/** An escalation as escalations.json holds it. */
export const asked = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  kind: 'ambiguous_requirement',
  item: 'Q001',
  text: question,
  tried: ['bounds'],
  opened_at: '2026-11-21T10:00:00.000Z',
  iteration: 1,
  answer: null,
  answered_at: null,
  ...more,
});

/** A workflow in its first iteration that asks for these things. */
export async function asking(...escalations: unknown[]): Promise<Project> {
  const { project } = await begunSession();
  project.write(`${folder}/records/escalations.json`, JSON.stringify({ schema: 1, escalations }));
  return project;
}
