import type { Plan } from '../../../src/planning/rules/plan.ts';
import type { ModelReply, ModelRequest } from '../model-types.ts';
import { stepsOf, toldIn } from '../conversation.ts';
import { handsIn, read, shown } from './actions.ts';

/** How a critic judges a plan; without any, it has nothing against it. */
export interface CriticQuirks {
  /** Raises one blocker about the first component. */
  readonly raises?: boolean;
}

/** A critic's model: has nothing against features; reads its task and the plan, and rules on every answer that it is asked about. */
export function planCritic(request: ModelRequest, { raises = false }: CriticQuirks = {}): ModelReply {
  const steps = stepsOf(request);
  const told = toldIn(steps);
  const [, assignment = '', aspect = ''] = /\[(i\d+-c\d+)\] Aspect ([a-z]+)/.exec(told) ?? [];
  const file = /docs\/research-\S+?\/tasks\/i\d+-c\d+\.md/.exec(told)?.[0] ?? '';
  const task = shown(steps, file);
  if (task === undefined) return read(file);
  const summary = `Looked at it for its ${aspect}.`;
  if (task.includes('The features, whole')) return handsIn({ assignment, summary, aspect, defects: [], rulings: [] });
  const planFile = file.replace(/tasks\/.*/, 'records/plan.json');
  if (shown(steps, planFile) === undefined) return read(planFile);
  const { sections, defects } = JSON.parse(shown(steps, planFile) ?? '{}') as Plan;
  const isBuilt = sections.some(({ code }) => code === 'CMP');
  const blocker = {
    severity: 'blocker',
    about: 'P-CMP-001',
    statement: 'Two nodes refill the same bucket twice.',
    evidence: 'C001 says how a bucket is refilled.',
    resolution: 'Keep each bucket on one node.',
  };
  return handsIn({
    assignment,
    summary,
    aspect,
    defects: raises && isBuilt && defects.length === 0 && assignment.endsWith('c1') ? [blocker] : [],
    rulings: [...task.matchAll(/^Rule on (D\d+)/gm)].map(([, defect]) => ({
      defect,
      ruling: 'accepted',
      reason: 'It is on one node now.',
    })),
  });
}
