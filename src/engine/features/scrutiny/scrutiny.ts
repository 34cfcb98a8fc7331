import * as z from 'zod/mini';
import { defectSchema, isUnresolved, type Defect } from '../../planning/defect.ts';

/** `look`: critics look whether the features can be implemented; `answer`: what they hold against them is answered. */
const steps = ['look', 'answer'] as const;

const round = z.object({
  iteration: z.int(),
  step: z.enum(steps),
  /** Critics or architects that were asked, and those of them that handed in. */
  asked: z.int(),
  handed_in: z.int(),
});

/** What critics hold against the features before any of them is begun: `scrutiny.json`. */
export const scrutinySchema = z.object({
  schema: z.literal(1),
  defects: z.array(defectSchema),
  rounds: z.array(round),
  /** Hand-ins already merged: merging twice changes nothing. */
  merged: z.array(z.string()),
});

export type Scrutiny = z.infer<typeof scrutinySchema>;
export type ScrutinyStep = (typeof steps)[number];

/** What a defect is about that concerns no feature in particular. */
export const wholePlan = 'PLAN';

/** Three looks, with answers between them. */
export const mostRounds = 5;
/** Critics that are lost abstain; that all of them are is not waited out for ever. */
const mostEmptyRounds = 2;

export function emptyScrutiny(): Scrutiny {
  return { schema: 1, defects: [], rounds: [], merged: [] };
}

/** What keeps features from being implemented as they are described. */
export function openBlockers({ defects }: Pick<Scrutiny, 'defects'>): Defect[] {
  return defects.filter((defect) => defect.severity === 'blocker' && isUnresolved(defect));
}

/**
 * What has to be done next before features are begun; undefined when nothing is in the way any more, or no round is left.
 * @param isLast whether no iteration is left for another round.
 */
export function nextStep(scrutiny: Pick<Scrutiny, 'defects' | 'rounds'>, isLast = false): ScrutinyStep | undefined {
  const { rounds } = scrutiny;
  if (isLast || rounds.length >= mostRounds) return undefined;
  const blockers = openBlockers(scrutiny);
  if (blockers.some(({ status }) => status === 'answered')) return 'look';
  if (blockers.length > 0) return 'answer';
  const empty = rounds.filter(({ handed_in }) => handed_in === 0).length;
  return rounds.length === empty && empty < mostEmptyRounds ? 'look' : undefined;
}
