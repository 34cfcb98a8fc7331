import type { Plan } from '../../../src/planning/rules/plan.ts';
import type { ModelReply, ModelRequest } from '../model-types.ts';
import { stepsOf } from './conversation.ts';
import { handsIn, read, resultOf } from './reading.ts';

/** How a critic judges; without any, it has nothing against the plan. */
export interface CriticQuirks {
  /** Raises one blocker about the first component. */
  readonly raises?: boolean;
  /** Says of the features, when it looks at them first, that nobody says what a function of this feature gives. */
  readonly misses?: { readonly feature: string; readonly name: string };
  /** Never accepts an answer. */
  readonly upholds?: boolean;
}

/** A critic's model: reads its task and the plan, and rules on every answer that it is asked about. */
export function planCritic(request: ModelRequest, quirks: CriticQuirks): ModelReply {
  const { raises = false, upholds = false } = quirks;
  const steps = stepsOf(request);
  const told = steps.flatMap((step) => (step.kind === 'told' ? [step.text] : [])).join('\n');
  const [, assignment = '', aspect = ''] = /\[(i\d+-c\d+)\] Aspect ([a-z]+)/.exec(told) ?? [];
  const file = /docs\/research-\S+?\/tasks\/i\d+-c\d+\.md/.exec(told)?.[0] ?? '';
  const task = resultOf(steps, file);
  if (task === undefined) return read(file);
  if (task.includes('The features, whole')) return critiqueOfFeatures(task, quirks);
  const planFile = file.replace(/tasks\/.*/, 'records/plan.json');
  if (resultOf(steps, planFile) === undefined) return read(planFile);
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
  });
}

/** A look at features: whether they can be implemented, and whether answers to what was missing say it. */
function critiqueOfFeatures(task: string, { misses, upholds = false }: CriticQuirks): ModelReply {
  const [, assignment = '', aspect = ''] = /\[(i\d+-c\d+)\] Aspect ([a-z]+)/.exec(task) ?? [];
  const missing = {
    severity: 'blocker',
    about: misses?.feature,
    statement: `Nobody says what ${misses?.name ?? ''}() gives.`,
    evidence: 'The description of the feature says nothing of it.',
    resolution: 'Say which number it gives.',
  };
  const isFirst = assignment === 'i1-c1' && misses !== undefined && task.includes(`> ${misses.feature}  `);
  return handsIn({
    assignment,
    summary: `Looked at all features for their ${aspect}.`,
    aspect,
    defects: isFirst ? [missing] : [],
    rulings: [...task.matchAll(/^Rule on (D\d+)(.*)$/gm)].map(([, defect, about = '']) => {
      const isSaid = /Answer: .*gives \d/.test(about) && !upholds;
      return {
        defect,
        ruling: isSaid ? 'accepted' : 'upheld',
        reason: isSaid ? 'The answer says it.' : 'Nobody says it yet.',
      };
    }),
  });
}
