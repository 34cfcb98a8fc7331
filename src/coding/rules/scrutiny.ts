import * as z from 'zod/mini';
import { defectSchema, isUnresolved, type Defect, type DefectEvent } from '../../planning/rules/defect.ts';
import { updateDefects } from '../../planning/rules/defect-life.ts';
import { compareHandIns } from '../../planning/rules/merge-plan.ts';
import type { StoredCritique } from '../../planning/rules/record-plan.ts';
import { oneLine } from '../../base/errors.ts';
import { itemsOf, type Plan } from '../../planning/rules/plan.ts';

/** Names that scrutiny.json keeps. `look`: critics judge the features; `answer`: researchers look for what settles a blocker. */
const steps = ['look', 'answer'] as const;

const round = z.object({
  iteration: z.int(),
  step: z.enum(steps),
  /** The number of agents that were asked, and of those that handed in. */
  asked: z.int(),
  handed_in: z.int(),
});

/** The critics' objections to the features before the first is begun: `scrutiny.json`. */
export const scrutinySchema = z.object({
  schema: z.literal(1),
  defects: z.array(defectSchema),
  rounds: z.array(round),
  /** Ids of merged hand-ins, so that repeated merging changes nothing. */
  merged: z.array(z.string()),
});

export type Scrutiny = z.infer<typeof scrutinySchema>;
export type ScrutinyStep = (typeof steps)[number];

/** The subject of a defect that concerns no feature in particular. */
export const wholePlan = 'PLAN';

/** Lost critics abstain; after this many rounds in which all are lost, coding begins. */
const mostEmptyRounds = 2;

export function emptyScrutiny(): Scrutiny {
  return { schema: 1, defects: [], rounds: [], merged: [] };
}

/**
 * The scrutiny that the critics of planning leave to coding: a look at the plan as it stands, with the objections that nobody settled.
 * Undefined where none of them judged the plan.
 */
export function scrutinyOfPlan({ defects, iterations, sections }: Plan): Scrutiny | undefined {
  const look = iterations.findLast(({ aspects }) => aspects.length > 0);
  if (look?.valid !== true) return undefined;
  const steps = itemsOf({ sections }).filter(({ kind }) => kind === 'step');
  const subjectOf = (about: string) =>
    steps.find(({ id, builds = [] }) => id === about || builds.includes(about))?.id ?? wholePlan;
  const asked = look.aspects.length;
  return {
    ...emptyScrutiny(),
    defects: defects.filter(isUnresolved).map((defect) => ({ ...defect, about: subjectOf(defect.about) })),
    rounds: [{ iteration: look.iteration, step: 'look', asked, handed_in: asked }],
  };
}

/** Open blockers, which prevent the implementation of features as described. */
export function openBlockers({ defects }: Pick<Scrutiny, 'defects'>): Defect[] {
  return defects.filter((defect) => defect.severity === 'blocker' && isUnresolved(defect));
}

/** A decision on an objection: by work that passed, the user, or an edit of the feature. */
export interface Decision {
  by: string;
  text: string;
  /** `answered`: somebody has yet to judge it. */
  status?: 'accepted' | 'answered';
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
    const { by, text, status = 'accepted' } = decision;
    const events: DefectEvent[] = [{ event: 'answered', iteration, by, text }];
    return { ...defect, status, history: [...defect.history, ...events] };
  });
  return defects.every((one, index) => one === scrutiny.defects[index]) ? scrutiny : { ...scrutiny, defects };
}

const byEdit = 'a change of the description';

/** The answer to an objection that an edit of its feature gives, which a critic or a reviewer has yet to judge. */
export function answerOfEdit(name: string, description: string): Decision {
  return { by: byEdit, text: oneLine(`${name}\n${description}`), status: 'answered' };
}

/** The answer that an edit gave to an objection; undefined if it has another one, or none. */
export function editedAnswer({ history }: Pick<Defect, 'history'>): Decision | undefined {
  const last = history.findLast(({ event }) => event === 'answered');
  return last?.by === byEdit ? { by: last.by, text: last.text } : undefined;
}

/** Whether only the user can decide an objection: the user is asked at once, no agent works on it, and only the features concerned wait. */
export function isForUser({ settled_by }: Pick<Defect, 'settled_by'>): boolean {
  return settled_by === 'user';
}

/** The open blockers that published facts settle: the features concerned wait until researchers have looked for them. */
export function blockersForResearch({ defects, rounds }: Pick<Scrutiny, 'defects' | 'rounds'>): Defect[] {
  if (rounds.some(({ step }) => step === 'answer')) return [];
  return openBlockers({ defects }).filter(({ settled_by, status }) => settled_by === 'sources' && status === 'open');
}

/**
 * The next step before features are begun: critics look once, and researchers look once for what settles their blockers.
 * @param isLast whether no iteration is left for it.
 */
export function nextStep(scrutiny: Pick<Scrutiny, 'defects' | 'rounds'>, isLast = false): ScrutinyStep | undefined {
  const { rounds } = scrutiny;
  if (isLast) return undefined;
  const looks = rounds.filter(({ step }) => step === 'look');
  if (looks.every(({ handed_in }) => handed_in === 0)) return looks.length < mostEmptyRounds ? 'look' : undefined;
  return blockersForResearch(scrutiny).length > 0 ? 'answer' : undefined;
}

/** What a researcher found about an objection. */
export interface FoundFacts {
  /** Of its hand-in. */
  id: string;
  iteration: number;
  defect: string;
  text: string;
}

export interface ScrutinyReports {
  step: ScrutinyStep;
  /** The number of agents that were asked. */
  asked: number;
  critics: readonly StoredCritique[];
  found: readonly FoundFacts[];
}

/**
 * Adds an iteration's objections, and what was found about them, to the scrutiny. Recording twice adds nothing, and late hand-ins are added,
 * also those of an iteration that was given up since the last round. Those from before the first round are ignored.
 */
export function recordScrutiny(scrutiny: Scrutiny, iteration: number, reports: ScrutinyReports): Scrutiny {
  const known = new Set(scrutiny.merged);
  const rounds = new Set([...scrutiny.rounds.map((one) => one.iteration), iteration]);
  const last = scrutiny.rounds.length === 0 ? iteration : Math.max(...scrutiny.rounds.map((one) => one.iteration));
  const counts = (one: number) => rounds.has(one) || (one > last && one < iteration);
  const fresh = <Stored extends { id: string; iteration: number }>(stored: readonly Stored[]) =>
    stored.filter((one) => counts(one.iteration) && !known.has(one.id)).sort((a, b) => compareHandIns(a.id, b.id));
  const [critics, found] = [fresh(reports.critics), fresh(reports.found)];
  const already = scrutiny.rounds.some((one) => one.iteration === iteration);
  if (already && critics.length + found.length === 0) return scrutiny;
  const own: readonly { iteration: number }[] = reports.step === 'look' ? reports.critics : reports.found;
  const handed_in = own.filter((one) => one.iteration === iteration).length;
  const round = { iteration, step: reports.step, asked: reports.asked, handed_in };
  const facts = found.map(({ id, defect, text }) => ({ by: id, defect, answer: 'changed' as const, text }));
  const raised = critics.map(({ id, handIn }) => ({ by: id, handIn }));
  return {
    ...scrutiny,
    defects: updateDefects(scrutiny.defects, iteration, facts, raised),
    rounds: [...scrutiny.rounds.filter((one) => one.iteration !== iteration), round],
    merged: [...scrutiny.merged, ...[...critics, ...found].map(({ id }) => id)].sort(compareHandIns),
  };
}

/**
 * Whether the critics of planning have judged a plan and have no open blocker: a plan that nobody judged, because its share of the
 * budgets was used up or critics were lost, or whose answers they did not rule on, is not accepted.
 */
export function isAcceptedByCritics({ defects, iterations }: Pick<Plan, 'defects' | 'iterations'>): boolean {
  if (iterations.findLast(({ aspects }) => aspects.length > 0)?.valid !== true) return false;
  return defects.every(({ severity, status }) => severity !== 'blocker' || status === 'accepted');
}
