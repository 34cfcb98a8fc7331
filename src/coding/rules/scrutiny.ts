import * as z from 'zod/mini';
import { oneLine } from '../../base/errors.ts';
import { allWords, quotedWords } from '../../base/text.ts';
import { type Assignment, assignmentId } from '../../loop/rules/agents.ts';
import type { NewEscalation } from '../../loop/rules/escalation.ts';
import {
  type CriticAspect,
  type CriticHandIn,
  type Defect,
  type DefectEvent,
  defectSchema,
  featureAspects,
  isUnresolved,
  updateDefects,
} from '../../planning/rules/defects.ts';
import { compareHandIns, itemsOf, type Plan, type Stored } from '../../planning/rules/plan.ts';
import { criticTask, type PlanAssignment } from '../../planning/rules/plan-direction.ts';
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
  /** `asked`: the number of agents that were asked, and of those that handed in. */
  rounds: z.array(z.object({ iteration: z.int(), step: z.enum(steps), asked: z.int(), handed_in: z.int() })),
});
export type Scrutiny = z.infer<typeof scrutinySchema>;

const researchersAtOnce = 3;
/** A researcher's task is one line of a brief, so its length is limited. */
const mostWords = 260;
const longestStatement = 300;

export const emptyScrutiny = (): Scrutiny => ({ schema: 1, defects: [], rounds: [] });

/** The last round of planning in which critics judged; undefined where there was none, or some of them were lost. */
function lastLook({ iterations }: Pick<Plan, 'iterations'>): Plan['iterations'][number] | undefined {
  const look = iterations.findLast(({ aspects }) => aspects.length > 0);
  return look?.valid === true ? look : undefined;
}

/** The last look of the critics of planning, with the objections that nobody settled; undefined where none looked. */
export function scrutinyOfPlan(plan: Plan): Scrutiny | undefined {
  const look = lastLook(plan);
  if (look === undefined) return undefined;
  const built = itemsOf(plan).filter(({ kind }) => kind === 'step');
  const subjectOf = (about: string) =>
    built.find(({ id, builds = [] }) => id === about || builds.includes(about))?.id ?? wholePlan;
  const asked = look.aspects.length;
  return {
    ...emptyScrutiny(),
    defects: plan.defects.filter(isUnresolved).map((defect) => ({ ...defect, about: subjectOf(defect.about) })),
    rounds: [{ iteration: look.iteration, step: 'look', asked, handed_in: asked }],
  };
}

/** Open blockers, which prevent the implementation of features as described. */
export function openBlockers({ defects }: Pick<Scrutiny, 'defects'>): Defect[] {
  return defects.filter((defect) => defect.severity === 'blocker' && isUnresolved(defect));
}

export interface Decision {
  by: string;
  text: string;
}

/** The scrutiny with objections that were decided outside of its rounds. */
export function decideObjections(
  scrutiny: Scrutiny,
  decisionOn: (defect: Defect) => Decision | undefined,
  iteration: number,
): Scrutiny {
  const defects = scrutiny.defects.map((defect): Defect => {
    const decision = isUnresolved(defect) ? decisionOn(defect) : undefined;
    if (decision === undefined) return defect;
    const events: DefectEvent[] = [{ event: 'answered', iteration, ...decision }];
    return { ...defect, status: 'accepted', history: [...defect.history, ...events] };
  });
  return defects.every((one, index) => one === scrutiny.defects[index]) ? scrutiny : { ...scrutiny, defects };
}

/** The open blockers that published facts settle: no feature is begun until researchers have looked for them, once. */
function blockersForResearch({ defects, rounds }: Pick<Scrutiny, 'defects' | 'rounds'>): Defect[] {
  if (rounds.some(({ step }) => step === 'answer')) return [];
  return openBlockers({ defects }).filter(({ settled_by, status }) => settled_by === 'sources' && status === 'open');
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

/** Two critics on whether the features, given in full, can be implemented; then researchers for what settles their blockers. */
export function scrutinyAssignments(scrutiny: Scrutiny, iteration: number, features: string): PlanAssignment[] {
  const step = nextStep(scrutiny);
  if (step === 'look')
    return featureAspects.map((aspect, index) => {
      const id = assignmentId(iteration, 'planCritique', index);
      const inFull = criticInFull(scrutiny, aspect, features);
      return { id, agent: 'plan-critic', task: `Aspect ${aspect}`, part: aspect, inFull };
    });
  const searched = step === undefined ? [] : blockersForResearch(scrutiny).slice(0, researchersAtOnce);
  return searched.map(({ id: part, about, statement }, index) => ({
    id: assignmentId(iteration, 'search', index),
    agent: 'researcher',
    task: `Find sources that decide this objection to a plan (about ${about}), and report what sources say of it: ${quotedWords(statement, mostWords)}`,
    part,
  }));
}

function criticInFull({ defects }: Scrutiny, aspect: CriticAspect, features: string): string {
  const known = defects
    .filter(isUnresolved)
    .map(({ id, about, statement }) => `- ${id} about ${about}: ${allWords(statement)}`);
  const lead = 'Known already: the coders get these, or the user is asked; hand in none of them again:';
  return [
    criticTask({ defects }, { aspect, rulings: [] }),
    `You judge features: a defect is about the id of the one that has to wait for it or be built otherwise, or about ${wholePlan} where it concerns no feature in particular.`,
    ...(known.length === 0 ? [] : [lead, ...known]),
    '',
    features,
  ].join('\n');
}

/** All features and the commands that prove them, uncut, so that critics need not open the list. */
export function describeForCritics(list: FeatureList, frozen: FrozenCommands | undefined): string {
  return [
    'The features, whole: `feature-list.json` and `records/commands.json` have nothing else that you need.',
    ...list.features.map((feature) => quoted(describeFeature(list, feature))),
    frozen === undefined
      ? 'No command that proves features is frozen yet: see in the project what runs its tests.'
      : `The commands that prove each of them:\n\n${quoted(describeProof(frozen).join('\n'))}`,
  ].join('\n\n');
}

export interface ScrutinyReports {
  step: ScrutinyStep;
  asked: number;
  critics: readonly Stored<CriticHandIn>[];
  found: readonly { id: string; iteration: number; defect: string; text: string }[];
}

/** Adds an iteration's objections, and what was found about them, to the scrutiny. Recording twice adds nothing. */
export function recordScrutiny(scrutiny: Scrutiny, iteration: number, reports: ScrutinyReports): Scrutiny {
  if (scrutiny.rounds.some((one) => one.iteration === iteration)) return scrutiny;
  const own = <Stored extends { id: string; iteration: number }>(stored: readonly Stored[]) =>
    stored.filter((one) => one.iteration === iteration).sort((a, b) => compareHandIns(a.id, b.id));
  const { step, asked } = reports;
  const [critics, found] = [own(reports.critics), own(reports.found)];
  const facts = found.map(({ id, defect, text }) => ({ by: id, defect, answer: 'changed' as const, text }));
  const raised = critics.map(({ id, handIn }) => ({ by: id, handIn }));
  const handed_in = (step === 'look' ? critics : found).length;
  return {
    ...scrutiny,
    defects: updateDefects(scrutiny.defects, iteration, facts, raised),
    rounds: [...scrutiny.rounds, { iteration, step, asked, handed_in }],
  };
}

/**
 * Questions to the user about blockers, but for those that researchers look for facts about: one for each feature, which waits for the
 * answer with those that they name by id, and one for the plan as a whole.
 */
export function scrutinyEscalations(
  scrutiny: Scrutiny,
  iteration: number,
  { features }: Pick<FeatureList, 'features'>,
): NewEscalation[] {
  const open = blockersForUser(scrutiny);
  return [...new Set(open.map(({ about }) => about))].map((about) => {
    const own = open.filter((one) => one.about === about);
    const words = new Set(own.flatMap(({ statement }) => statement.split(/[^\w.-]+|\.+(?!\S)/)));
    const others = features.flatMap(({ id }) => (id !== about && words.has(id) ? [id] : []));
    const who = own.every(isForUser) ? `Only you can decide this about ${about}.` : `Critics object to ${about}.`;
    const said = own.map(({ id, statement, resolution }) => `${id}: ${statement} Wanted: ${resolution}`).join(' ');
    return {
      ...{ kind: 'ambiguous_requirement', item: about === wholePlan ? null : about },
      ...(others.length > 0 && { others }),
      ...{ defects: own.map(({ id }) => id), text: oneLine(`${who} ${said}`), tried: [], iteration },
    };
  });
}

const isForUser = ({ settled_by }: Pick<Defect, 'settled_by'>) => settled_by === 'user';

/** Open blockers without an answer that researchers do not look into. */
function blockersForUser(scrutiny: Scrutiny): Defect[] {
  const searched = blockersForResearch(scrutiny);
  return openBlockers(scrutiny).filter((one) => one.status !== 'answered' && !searched.includes(one));
}

/** Says what follows from the last round of critics, with the ids of objections, and how many agents did not hand in. */
export function judgeScrutiny(scrutiny: Scrutiny): string {
  const named = (defects: readonly Defect[]): string => defects.map(({ id, about }) => `${id} ${about}`).join(', ');
  const [searched, asked] = [blockersForResearch(scrutiny), blockersForUser(scrutiny)];
  const { asked: sent = 0, handed_in = 0 } = scrutiny.rounds.at(-1) ?? {};
  return [
    searched.length > 0
      ? `Researchers look for what settles ${named(searched)}.`
      : 'The critics are done: coding begins.',
    ...(asked.length === 0 ? [] : [`For the user to decide: ${named(asked)}; only what needs it waits for that.`]),
    ...(sent > handed_in ? [`${sent - handed_in} of ${sent} agents did not hand in and abstain.`] : []),
  ].join(' ');
}

/** The critics' blockers, a line each, for status and briefs. */
export function scrutinyLines(scrutiny: Scrutiny): string[] {
  return openBlockers(scrutiny).map((defect) => {
    const { id, about, status, statement } = defect;
    const where = about === wholePlan ? 'the plan as a whole' : about;
    return `${id} (blocker, ${isForUser(defect) ? 'for the user' : status}) ${where}: ${quotedWords(statement, longestStatement)}`;
  });
}

/** Objections that the coders of these features, or all, need: accepted answers, and open ones. */
export function defectsAbout({ defects }: Pick<Scrutiny, 'defects'>, ids: readonly string[]): Defect[] {
  return defects.filter(({ about }) => about === wholePlan || ids.includes(about));
}
