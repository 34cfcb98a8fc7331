import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { featureIdPattern } from '../../base/names.ts';
import { bareWords } from '../../base/text.ts';
import { assignmentField, summaryField, words } from '../../loop/rules/hand-in-fields.ts';
import { allAspectNames, isOfFeatures, type CriticAspect } from './aspects.ts';

z.config(english());

const sentence = words(8, 2_000);
const defectId = z.string().check(z.regex(/^D\d{3,}$/, 'expected a defect id such as "D004"'));

export const severities = ['blocker', 'concern', 'suggestion'] as const;

/** The answer of an architect to a defect. */
export const defectAnswer = z.object({
  defect: defectId,
  /** changed: the items were changed; disputed: the items stay unchanged, for the given reason. */
  answer: z.enum(['changed', 'disputed']),
  text: sentence,
});

/** A defect in a critic's hand-in. */
export const newDefect = z.object({
  severity: z.enum(severities),
  /** Its subject: an item, a claim, a section as a whole, or a feature; another function checks that it exists. */
  about: z
    .string()
    .check(
      z.regex(
        featureIdPattern,
        'expected an item, a claim, a section or a feature, such as "P-CMP-001", "C017", "CMP" or "F003"',
      ),
    ),
  statement: sentence,
  /** The evidence, from the findings or the plan's own items. */
  evidence: sentence,
  /** The change that would resolve it. */
  resolution: sentence,
  /** Who can decide it: `sources`, if other publications can; otherwise the plan or the user. */
  settled_by: z.optional(z.enum(['sources', 'plan', 'user'])),
});

/** The hand-in of a plan-critic: the defects of the plan in one aspect, and rulings on answers to earlier defects. */
export const criticHandIn = z.object({
  assignment: assignmentField('i9-c1'),
  summary: summaryField,
  aspect: z.enum(allAspectNames as [(typeof allAspectNames)[number], ...(typeof allAspectNames)[number][]]),
  defects: z.array(newDefect).check(z.maxLength(40)),
  /** Rulings on the answered defects of the task: accepted when the answer resolves the defect, else upheld. */
  rulings: z
    .array(z.object({ defect: defectId, ruling: z.enum(['accepted', 'upheld']), reason: sentence }))
    .check(z.maxLength(80)),
});

const ofFeatures = z.object({
  aspect: z.enum(allAspectNames.filter(isOfFeatures) as [CriticAspect, ...CriticAspect[]]),
});

/** Whether a hand-in criticises features that will be implemented, and not a plan. */
export function isFeatureCritique(value: unknown): boolean {
  return ofFeatures.safeParse(value).success;
}

export type DefectAnswer = z.infer<typeof defectAnswer>;
export type NewDefect = z.infer<typeof newDefect>;
export type CriticHandIn = z.infer<typeof criticHandIn>;

export const defectEvents = ['raised', 'answered', 'accepted', 'upheld', 'reopened'] as const;

const defectEvent = z.object({
  event: z.enum(defectEvents),
  iteration: z.int(),
  /** The id of the hand-in. */
  by: z.string(),
  /** The words of the critic or architect. */
  text: z.string(),
});

/** An objection of a critic to the plan. */
export const defectSchema = z.object({
  /** `D001`; never reused. */
  id: z.string(),
  /** The highest severity with which it was raised. */
  severity: z.enum(severities),
  about: z.string(),
  aspect: z.string(),
  statement: z.string(),
  evidence: z.string(),
  resolution: z.string(),
  settled_by: z.optional(z.enum(['sources', 'plan', 'user'])),
  status: z.enum(['open', 'answered', 'accepted', 'upheld']),
  /** Its events, oldest first; raising it again while it is open counts as `raised`. */
  history: z.array(defectEvent),
});

export type Defect = z.infer<typeof defectSchema>;
export type DefectEvent = z.infer<typeof defectEvent>;

/**
 * Whether a defect keeps planning from ending: a blocker without an answer, with a rejected one, or with one that critics have
 * not seen, because it came in this iteration.
 */
export function isHolding({ severity, status, history }: Defect, iteration: number): boolean {
  if (severity !== 'blocker' || status === 'accepted') return false;
  return status !== 'answered' || (history.at(-1)?.iteration ?? iteration) >= iteration;
}

/** Whether a defect still needs an answer or a ruling. */
export function isUnresolved({ status }: Pick<Defect, 'status'>): boolean {
  return status !== 'accepted';
}

type Occasion = Pick<DefectEvent, 'iteration' | 'by'>;

/** Whether an architect answered a defect in an earlier iteration, so that its critics have seen the answer. */
const isSeen = ({ status, history }: Pick<Defect, 'status' | 'history'>, iteration: number): boolean =>
  status === 'answered' && (history.findLast(({ event }) => event === 'answered')?.iteration ?? iteration) < iteration;

/**
 * Whether a critic raises a known objection again: in the same words, or about what an architect answered in an earlier iteration for the
 * same aspect, which the critic judges anew.
 */
export function isSameDefect(
  known: Pick<Defect, 'about' | 'aspect' | 'statement' | 'status' | 'history'>,
  raised: { about: string; aspect: string; statement: string },
  iteration: number,
): boolean {
  const isReworded = bareWords(known.statement).join(' ') !== bareWords(raised.statement).join(' ');
  return known.about === raised.about && (!isReworded || (isSeen(known, iteration) && known.aspect === raised.aspect));
}

/**
 * Updates the defects after an iteration: first the architects' answers, then the critics' rulings on answers, then new defects.
 * An entry that contradicts a defect's status is ignored. Of two rulings on one defect, the one that upholds it counts, in any
 * order: a needless round costs less than a missed fault.
 */
export function updateDefects(
  defects: readonly Defect[],
  iteration: number,
  answers: readonly (DefectAnswer & { by: string })[],
  critics: readonly { by: string; handIn: CriticHandIn }[],
): Defect[] {
  const rulings = critics.flatMap(({ by, handIn }) => handIn.rulings.map((one) => ({ ...one, by })));
  const ruled = defects.map((defect) => {
    const answered = answers.reduce(
      (one, { defect: id, answer, text, by }) =>
        id !== one.id || one.status === 'accepted'
          ? one
          : follow(one, 'answered', 'answered', `${answer}: ${text}`, { iteration, by }),
      defect,
    );
    const own = rulings.filter((one) => one.defect === defect.id);
    const counted = own.find(({ ruling }) => ruling === 'upheld') ?? own[0];
    if (counted === undefined || answered.status !== 'answered') return answered;
    return follow(answered, counted.ruling, counted.ruling, counted.reason, { iteration, by: counted.by });
  });
  return critics
    .flatMap(({ by, handIn }) => handIn.defects.map((one) => ({ ...one, aspect: handIn.aspect, by })))
    .reduce<Defect[]>((all, { by, ...one }) => raise(all, one, { iteration, by }), ruled);
}

/** A defect that is raised again opens again if it was accepted, and was upheld if critics have seen its answer. */
function raise(defects: readonly Defect[], wanted: NewDefect & { aspect: string }, occasion: Occasion): Defect[] {
  const { iteration } = occasion;
  const at = defects.findIndex((defect) => isSameDefect(defect, wanted, iteration));
  const known = defects[at];
  if (known === undefined) {
    const last = Math.max(0, ...defects.map((defect) => Number(defect.id.slice(1))));
    const id = `D${String(last + 1).padStart(3, '0')}`;
    return [
      ...defects,
      follow({ ...wanted, id, status: 'open', history: [] }, 'raised', 'open', wanted.statement, occasion),
    ];
  }
  const [event, status] =
    known.status === 'accepted'
      ? (['reopened', 'open'] as const)
      : isSeen(known, iteration)
        ? (['upheld', 'upheld'] as const)
        : (['raised', known.status] as const);
  const { statement, evidence, resolution } = event === 'raised' ? known : wanted;
  const severity = event === 'reopened' ? wanted.severity : worst(known.severity, wanted.severity);
  const again = { ...known, statement, evidence, resolution, severity };
  return defects.with(at, follow(again, event, status, wanted.statement, occasion));
}

const worst = (...of: readonly Defect['severity'][]) => severities.find((one) => of.includes(one)) ?? 'suggestion';

const follow = (
  defect: Defect,
  event: DefectEvent['event'],
  status: Defect['status'],
  text: string,
  occasion: Occasion,
): Defect => ({ ...defect, status, history: [...defect.history, { event, ...occasion, text }] });
