import type { Plan } from '../../../src/engine/planning/plan.ts';
import type { ModelReply, ModelRequest } from '../model-types.ts';
import { stepsOf } from './conversation.ts';
import { handsIn, read, resultOf } from './reading.ts';

/** How a critic judges; without any, it has nothing against the plan. */
export interface CriticQuirks {
  /** Raises one blocker about the first component. */
  readonly raises?: boolean;
  /** Never accepts an answer. */
  readonly upholds?: boolean;
}

/** A critic's model: reads its task and the plan, and rules on every answer that it is asked about. */
export function planCritic(request: ModelRequest, { raises = false, upholds = false }: CriticQuirks): ModelReply {
  const steps = stepsOf(request);
  const told = steps.flatMap((step) => (step.kind === 'told' ? [step.text] : [])).join('\n');
  const [, assignment = '', aspect = ''] = /\[(i\d+-c\d+)\] Aspect ([a-z]+)/.exec(told) ?? [];
  const file = /docs\/research-\S+?\/tasks\/i\d+-c\d+\.md/.exec(told)?.[0] ?? '';
  const planFile = file.replace(/tasks\/.*/, 'plan.json');
  for (const one of [file, planFile]) if (resultOf(steps, one) === undefined) return read(one);
  const task = resultOf(steps, file) ?? '';
  const { sections, defects } = JSON.parse(resultOf(steps, planFile) ?? '{}') as Plan;
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
    summary: `Looked at the whole plan for its ${aspect}.`,
    aspect,
    defects: raises && isBuilt && defects.length === 0 && assignment.endsWith('c1') ? [blocker] : [],
    rulings: [...task.matchAll(/^Rule on (D\d+)/gm)].map(([, defect]) => ({
      defect,
      ruling: upholds ? 'upheld' : 'accepted',
      reason: upholds ? 'Nodes can still disagree.' : 'It is on one node now.',
    })),
    questions: [...task.matchAll(/^Answer ([a-z]+-\d):/gm)].map(([, question]) => ({ question, answer: 'yes' })),
  });
}
