import * as z from 'zod/mini';
import { oneLine } from '../../base/errors.ts';
import { quotedWords } from '../../base/text.ts';
import { type Assignment, assignmentId } from '../../loop/rules/agents.ts';
import type { NewEscalation } from '../../loop/rules/escalation.ts';
import {
  type CriticHandIn,
  type Defect,
  defectSchema,
  featureAspects,
  isUnresolved,
  taskOf,
  updateDefects,
} from '../../planning/rules/defects.ts';
import { itemsOf, type Plan, type Stored } from '../../planning/rules/plan.ts';
import type { PlanAssignment } from '../../planning/rules/plan-direction.ts';
import { describeProof, type FrozenCommands } from './commands/frozen.ts';
import { describeFeature } from './feature-list.ts';
import { wholePlan, type FeatureList } from './feature.ts';
import { quoted } from './tasks.ts';

/** Names that scrutiny.json keeps. `look`: critics judge the features; `answer`: researchers look for what settles a blocker. */
const steps = ['look', 'answer'] as const;
export type ScrutinyStep = (typeof steps)[number];

export const scrutinySchema = z.object({
  schema: z.literal(1),
  defects: z.array(defectSchema),
  rounds: z.array(z.object({ iteration: z.int(), step: z.enum(steps) })),
});
export type Scrutiny = z.infer<typeof scrutinySchema>;

const researchersAtOnce = 3;
/** A researcher's task is one line of a brief, so its length is limited. */
const mostWords = 260;

export const emptyScrutiny = (): Scrutiny => ({ schema: 1, defects: [], rounds: [] });

/**
 * The last look of the critics of planning, with the objections that nobody settled, each about the step that builds what it is about;
 * undefined where none looked, or some of them were lost.
 */
export function scrutinyOfPlan(plan: Plan): Scrutiny | undefined {
  const look = plan.iterations.findLast(({ aspects }) => aspects.length > 0);
  if (look?.valid !== true) return undefined;
  const built = itemsOf(plan).filter(({ kind }) => kind === 'step');
  const subjectOf = (about: string) =>
    built.find(({ id, builds = [] }) => id === about || builds.includes(about))?.id ?? wholePlan;
  const defects = plan.defects.filter(isUnresolved).map((one) => ({ ...one, about: subjectOf(one.about) }));
  return { schema: 1, defects, rounds: [{ iteration: look.iteration, step: 'look' }] };
}

/** Blockers, which prevent the implementation of features as described. */
export const blockersIn = ({ defects }: Pick<Scrutiny, 'defects'>): Defect[] =>
  defects.filter((defect) => defect.severity === 'blocker' && isUnresolved(defect));

/** The blockers that published facts settle: no feature is begun until researchers have looked for them, once. */
function blockersForResearch({ defects, rounds }: Pick<Scrutiny, 'defects' | 'rounds'>): Defect[] {
  if (rounds.some(({ step }) => step === 'answer')) return [];
  return blockersIn({ defects }).filter(({ settled_by, status }) => settled_by === 'sources' && status === 'open');
}

/** Critics look once, then researchers look once for what settles their blockers. An agent that is lost abstains. */
export function nextStep(scrutiny: Pick<Scrutiny, 'defects' | 'rounds'>): ScrutinyStep | undefined {
  if (scrutiny.rounds.length === 0) return 'look';
  return blockersForResearch(scrutiny).length > 0 ? 'answer' : undefined;
}

/** The step of an iteration according to its agents; undefined for one of coding. */
export function stepOf(assignments: readonly Pick<Assignment, 'agent'>[]): ScrutinyStep | undefined {
  if (assignments.some(({ agent }) => agent === 'plan-critic')) return 'look';
  return assignments.some(({ agent }) => agent === 'researcher') ? 'answer' : undefined;
}

const ofFeatures = `You judge features: a defect is about the id of the one that has to wait for it or be built otherwise, or about ${wholePlan} where it concerns no feature in particular.`;

/** Two critics on whether the features can be implemented, who need not open the list; then researchers for what settles their blockers. */
export function scrutinyAssignments(
  scrutiny: Scrutiny,
  iteration: number,
  list: FeatureList,
  frozen: FrozenCommands | undefined,
): PlanAssignment[] {
  if (nextStep(scrutiny) === 'look') {
    const features = [
      'The features, whole: `feature-list.json` and `records/commands.json` have nothing else that you need.',
      ...list.features.map((feature) => quoted(describeFeature(list, feature))),
      frozen === undefined
        ? 'No command that proves features is frozen yet: see in the project what runs its tests.'
        : `The commands that prove each of them:\n\n${quoted(describeProof(frozen).join('\n'))}`,
    ].join('\n\n');
    return featureAspects.map((part, index) => ({
      ...{ id: assignmentId(iteration, 'planCritique', index), agent: 'plan-critic', task: `Aspect ${part}`, part },
      inFull: [`Aspect ${part}: ${taskOf(part)}`, ofFeatures, '', features].join('\n'),
    }));
  }
  const searched = blockersForResearch(scrutiny).slice(0, researchersAtOnce);
  return searched.map(({ id: part, about, statement }, index) => ({
    id: assignmentId(iteration, 'search', index),
    agent: 'researcher',
    task: `Find sources that decide this objection to a plan (about ${about}), and report what sources say of it: ${quotedWords(statement, mostWords)}`,
    part,
  }));
}

/**
 * Adds an iteration's objections, and what researchers found about them, to the scrutiny; it is given those of all iterations so far.
 * Recording twice adds nothing.
 */
export function recordScrutiny(
  scrutiny: Scrutiny,
  iteration: number,
  step: ScrutinyStep,
  critics: readonly Stored<CriticHandIn>[],
  found: readonly { id: string; iteration: number; defect: string; text: string }[],
): Scrutiny {
  if (scrutiny.rounds.some((one) => one.iteration === iteration)) return scrutiny;
  const own = <One extends { iteration: number }>(all: readonly One[]) =>
    all.filter((one) => one.iteration === iteration);
  const facts = own(found).map(({ id: by, defect, text }) => ({ by, defect, answer: 'changed' as const, text }));
  const raised = own(critics).map(({ id: by, handIn }) => ({ by, handIn }));
  return {
    ...scrutiny,
    defects: updateDefects(scrutiny.defects, iteration, facts, raised),
    rounds: [...scrutiny.rounds, { iteration, step }],
  };
}

/**
 * Questions to the user about blockers, but for those that were asked about, were answered, or that researchers look into: one for each
 * feature, which waits for the answer with those that they name by id, and one for the plan as a whole.
 * @param asked the ids of defects that questions are about already.
 */
export function scrutinyEscalations(
  scrutiny: Scrutiny,
  iteration: number,
  { features }: Pick<FeatureList, 'features'>,
  asked: readonly string[] = [],
): NewEscalation[] {
  const searched = blockersForResearch(scrutiny);
  const open = blockersIn(scrutiny).filter(
    (one) => one.status !== 'answered' && !searched.includes(one) && !asked.includes(one.id),
  );
  return [...new Set(open.map(({ about }) => about))].map((about) => {
    const own = open.filter((one) => one.about === about);
    const words = new Set(own.flatMap(({ statement }) => statement.split(/[^\w.-]+|\.+(?!\S)/)));
    const others = features.flatMap(({ id }) => (id !== about && words.has(id) ? [id] : []));
    const said = own.map(({ id, statement, resolution }) => `${id}: ${statement} Wanted: ${resolution}`).join(' ');
    return {
      ...{ kind: 'ambiguous_requirement', item: about === wholePlan ? null : about },
      ...(others.length > 0 && { others }),
      ...{ defects: own.map(({ id }) => id), tried: [], iteration },
      text: oneLine(`Critics object to ${about}, which you can decide. ${said}`),
    };
  });
}

/** Says what follows from the last round of critics, and what the user is asked. */
export function judgeScrutiny(scrutiny: Scrutiny, asks: readonly Pick<NewEscalation, 'item'>[]): string {
  const next =
    nextStep(scrutiny) === 'answer'
      ? 'Researchers look for what settles the blockers that sources can decide.'
      : 'The critics are done: coding begins.';
  const asked = asks.map(({ item }) => item ?? 'the plan as a whole').join(', ');
  return asks.length === 0 ? next : `${next} The user is asked about ${asked}; only what needs that waits.`;
}

/** Objections that the coders of these features, or all, need, with the answers to them. */
export const defectsAbout = ({ defects }: Pick<Scrutiny, 'defects'>, ids: readonly string[]): Defect[] =>
  defects.filter(({ about }) => about === wholePlan || ids.includes(about));
