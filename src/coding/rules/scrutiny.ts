import * as z from 'zod/mini';
import { oneLine } from '../../base/errors.ts';
import { allWords, counted, quotedWords } from '../../base/text.ts';
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
import { wholePlan, type FeatureList, graphOf, lineage } from './feature.ts';
import { openAttempt } from './progress.ts';
import { quoted } from './tasks.ts';

/** Names that scrutiny.json keeps. `look`: critics judge the features; `answer`: researchers look for what settles a blocker. */
const steps = ['look', 'answer'] as const;
export type ScrutinyStep = (typeof steps)[number];

/** The critics' objections to the features before the first is begun: `scrutiny.json`. */
export const scrutinySchema = z.object({
  schema: z.literal(1),
  defects: z.array(defectSchema),
  /** `asked`: the number of agents that were asked, and of those that handed in. */
  rounds: z.array(z.object({ iteration: z.int(), step: z.enum(steps), asked: z.int(), handed_in: z.int() })),
});
export type Scrutiny = z.infer<typeof scrutinySchema>;

/** Lost critics abstain; after this many rounds in which all are lost, coding begins. */
const mostEmptyRounds = 2;
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

/**
 * The scrutiny that the critics of planning leave to coding: a look at the plan as it stands, with the objections that nobody settled.
 * Undefined where none of them judged the plan.
 */
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

/** A decision on an objection, by work that passed or by the user. */
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

/** The open blockers that published facts settle: the features concerned wait until researchers have looked for them. */
function blockersForResearch({ defects, rounds }: Pick<Scrutiny, 'defects' | 'rounds'>): Defect[] {
  if (rounds.some(({ step }) => step === 'answer')) return [];
  return openBlockers({ defects }).filter(({ settled_by, status }) => settled_by === 'sources' && status === 'open');
}

/** The next step before features are begun: critics look once, and researchers look once for what settles their blockers. */
export function nextStep(scrutiny: Pick<Scrutiny, 'defects' | 'rounds'>): ScrutinyStep | undefined {
  const looks = scrutiny.rounds.filter(({ step }) => step === 'look');
  if (looks.every(({ handed_in }) => handed_in === 0)) return looks.length < mostEmptyRounds ? 'look' : undefined;
  return blockersForResearch(scrutiny).length > 0 ? 'answer' : undefined;
}

/** The step of an iteration according to its agents; undefined for one of coding. */
export function stepOf(assignments: readonly Pick<Assignment, 'agent'>[]): ScrutinyStep | undefined {
  if (assignments.some(({ agent }) => agent === 'plan-critic')) return 'look';
  return assignments.some(({ agent }) => agent === 'researcher') ? 'answer' : undefined;
}

/**
 * The agents before features are begun: two critics on whether they can be implemented, then researchers for what settles their blockers.
 * @param features the features and the commands that prove them, since critics do not open the list.
 */
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
  /** The number of agents that were asked. */
  asked: number;
  critics: readonly Stored<CriticHandIn>[];
  /** Facts that researchers found about an objection, by hand-in. */
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
 * Returns whether a feature waits: no critic has judged yet, or researchers look for what settles a blocker of it or of the plan as a
 * whole. A feature that was begun before continues.
 */
export function heldByObjections(scrutiny: Scrutiny, list: FeatureList): (feature: string) => boolean {
  const held = blockersForResearch(scrutiny).flatMap((one) => subjectsOf(one, list));
  const holdsAll = scrutiny.rounds.every(({ handed_in }) => handed_in === 0) || held.includes(wholePlan);
  const graph = graphOf(list);
  return (id) => {
    const feature = graph.get(id);
    if (feature !== undefined && openAttempt(feature) !== undefined) return false;
    return holdsAll || lineage(graph, id).some((one) => held.includes(one));
  };
}

/** The subjects that an objection holds up: the feature that it is about, or the plan as a whole, and all features that its words name by id. */
function subjectsOf({ about, statement }: Defect, { features }: Pick<FeatureList, 'features'>): string[] {
  const words = new Set(statement.split(/[^\w.-]+/).map((word) => word.replace(/\.+$/, '')));
  return [about, ...features.map(({ id }) => id).filter((id) => id !== about && words.has(id))];
}

/**
 * Questions to the user about blockers, but for those that researchers look for facts about: one for each feature, which waits for the
 * answer with those that they name, and one for the plan as a whole. Nothing waits for concerns that only the user can decide.
 * @param earlier questions of other iterations: an objection is asked about once.
 */
export function scrutinyEscalations(
  scrutiny: Scrutiny,
  iteration: number,
  list: Pick<FeatureList, 'features'>,
  earlier: readonly Pick<NewEscalation, 'defects' | 'text'>[] = [],
): NewEscalation[] {
  // Another plan starts its ids of defects from one again; their words distinguish them.
  const isNew = ({ id, statement }: Defect) =>
    !earlier.some(({ defects = [], text }) => defects.includes(id) && text.includes(oneLine(statement)));
  const question = (item: string | null, who: string, defects: readonly Defect[]): NewEscalation => {
    const said = defects.map(({ id, statement, resolution }) => `${id}: ${statement} Wanted: ${resolution}`).join(' ');
    const ids = defects.map(({ id }) => id);
    const named = defects.flatMap((one) => (one.severity === 'blocker' ? subjectsOf(one, list).slice(1) : []));
    const others = [...new Set(named)];
    return {
      kind: 'ambiguous_requirement',
      item,
      ...(others.length > 0 && { others }),
      defects: ids,
      text: oneLine(`${who} ${said}`),
      tried: [],
      iteration,
    };
  };
  const open = blockersForUser(scrutiny).filter(isNew);
  const concerns = scrutiny.defects.filter(
    (one) => one.severity === 'concern' && isUnresolved(one) && isForUser(one) && isNew(one),
  );
  return [
    ...[...new Set(open.map(({ about }) => about))].map((about) => {
      const own = open.filter((one) => one.about === about);
      const who = own.every(isForUser) ? `Only you can decide this about ${about}.` : `Critics object to ${about}.`;
      return question(about === wholePlan ? null : about, who, own);
    }),
    ...concerns.map((one) =>
      question(null, `Critics leave this to you; nothing waits for it. About ${one.about},`, [one]),
    ),
  ];
}

/** Whether only the user can decide an objection. */
const isForUser = ({ settled_by }: Pick<Defect, 'settled_by'>) => settled_by === 'user';

/** Open blockers without an answer that researchers do not look into. */
function blockersForUser(scrutiny: Scrutiny): Defect[] {
  const searched = blockersForResearch(scrutiny);
  return openBlockers(scrutiny).filter((one) => one.status !== 'answered' && !searched.includes(one));
}

/** The critics' judgement of the features, in a sentence with its numbers. */
export function judgeScrutiny(scrutiny: Scrutiny): string {
  const named = (defects: readonly Defect[]): string => defects.map(({ id, about }) => `${id} ${about}`).join(', ');
  const { rounds } = scrutiny;
  const asked = blockersForUser(scrutiny);
  const { asked: sent = 0, handed_in = 0 } = rounds.at(-1) ?? {};
  const unjudged = rounds.every((round) => round.handed_in === 0);
  const next = {
    answer: `Researchers look for what settles ${named(blockersForResearch(scrutiny))}.`,
    look: 'No critic has judged the features; that is tried once more.',
    begin: unjudged
      ? `No critic has judged the features in ${counted(rounds.length, 'round')}: coding begins without that.`
      : 'Critics have judged the features: coding begins.',
  }[nextStep(scrutiny) ?? 'begin'];
  return [
    next,
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
