import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { featureIdPattern } from '../../base/names.ts';
import { assignmentField, summaryField, words } from '../../loop/rules/hand-in-fields.ts';

z.config(english());

/** What a critic looks for, by its aspect. */
const tasks = {
  completeness:
    'What is missing? Check for components, cases, data, migrations, operation and decisions that the objective asks for and that are neither made nor listed as open; for what goes wrong or could be misused (security, privacy, lost data, parts that fail) without a mitigation that works; for parts of which no program could decide when they are done, and commands that prove nothing or cannot be run when it is their turn.',
  feasibility:
    'What does not hold? Check for steps that cannot work as described, with the named technology, at this scale; hidden prerequisites, and limits that the findings name; for claims that say less than the items that cite them, conflicts with the findings, and statements without a claim; for parts that the objective does not need, or where something that exists would do; for estimates of how long the work takes, where a plan says only what comes before what.',
  readiness:
    'Does every feature have what it needs when its turn comes? Check for undefined interfaces, wrong dependencies, a wrong order, missing decisions, and descriptions that two coders would understand in two ways.',
  verifiability:
    'Can every feature be verified by the commands of this project, in this environment? Check for features that no test could show, failing before them and passing after; commands that prove nothing or cannot be run here, and missing services, keys or data.',
} as const;
export type CriticAspect = keyof typeof tasks;
/** The aspects of a plan, one for each critic: what is missing, and what does not hold. */
export const aspectNames = ['completeness', 'feasibility'] as const;
/** Those of features, before they are implemented from a plan without critics. */
export const featureAspects = ['readiness', 'verifiability'] as const;

/** The task of a critic with this aspect. */
export const taskOf = (aspect: CriticAspect): string => tasks[aspect];

const sentence = words(8, 2_000);
const defectId = z.string().check(z.regex(/^D\d{3,}$/, 'expected a defect id such as "D004"'));

const severities = ['blocker', 'concern'] as const;

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
  aspect: z.enum([...aspectNames, ...featureAspects]),
  defects: z.array(newDefect).check(z.maxLength(40)),
  /** Rulings on the answered defects of the task: accepted when the answer resolves the defect, else upheld. */
  rulings: z
    .array(z.object({ defect: defectId, ruling: z.enum(['accepted', 'upheld']), reason: sentence }))
    .check(z.maxLength(80)),
});

const ofFeatures = z.object({ aspect: z.enum(featureAspects) });

/** Whether a hand-in criticises features that will be implemented, and not a plan. */
export const isFeatureCritique = (value: unknown): boolean => ofFeatures.safeParse(value).success;

export type DefectAnswer = z.infer<typeof defectAnswer>;
export type NewDefect = z.infer<typeof newDefect>;
export type CriticHandIn = z.infer<typeof criticHandIn>;

const defectEvent = z.object({
  event: z.enum(['raised', 'answered', 'accepted', 'upheld', 'reopened']),
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
  /** Older plans have suggestions, too. */
  severity: z.catch(z.enum(severities), 'concern'),
  about: z.string(),
  aspect: z.string(),
  statement: z.string(),
  evidence: z.string(),
  resolution: z.string(),
  settled_by: z.optional(z.enum(['sources', 'plan', 'user'])),
  status: z.enum(['open', 'answered', 'accepted', 'upheld']),
  /** Its events, oldest first. */
  history: z.array(defectEvent),
});

export type Defect = z.infer<typeof defectSchema>;
export type DefectEvent = z.infer<typeof defectEvent>;

/** Whether a defect still needs an answer or a ruling. */
export const isUnresolved = ({ status }: Pick<Defect, 'status'>): boolean => status !== 'accepted';

/** Whether a defect needs an answer: nobody has given one, or its critic did not accept it. */
export const isUnanswered = ({ status }: Pick<Defect, 'status'>): boolean => status === 'open' || status === 'upheld';

/** How a defect stands, as people read it. */
export const standOf = ({ status }: Pick<Defect, 'status'>): string =>
  ({
    open: 'open',
    answered: 'answered; no critic has ruled on it',
    accepted: 'settled',
    upheld: 'open: a critic did not accept the answer',
  })[status];

/** The last answer to a defect; empty without one. */
export const answerTo = ({ history }: Pick<Defect, 'history'>): string =>
  history.findLast(({ event }) => event === 'answered')?.text ?? '';

/** The answered defects that the critic of an aspect has to rule on. */
export const toRuleOn = (defects: readonly Defect[], aspect: string): string[] =>
  defects.flatMap(({ id, status, aspect: own }) => (status === 'answered' && own === aspect ? id : []));

/**
 * The defects after an iteration, whose critics saw the plan as it was before its architects: first the critics' rulings on answers, of
 * two the one that upholds the defect, in any order, because a needless round costs less than a missed fault; then what critics raised;
 * then the architects' answers. An entry that contradicts a defect's status is ignored.
 */
export function updateDefects(
  defects: readonly Defect[],
  iteration: number,
  answers: readonly (DefectAnswer & { by: string })[],
  critics: readonly { by: string; handIn: CriticHandIn }[],
): Defect[] {
  const follow = (
    defect: Defect,
    event: DefectEvent['event'],
    status: Defect['status'],
    said: { by: string; text: string },
  ) => ({ ...defect, status, history: [...defect.history, { event, iteration, by: said.by, text: said.text }] });
  const rulings = critics.flatMap(({ by, handIn }) => handIn.rulings.map((one) => ({ ...one, text: one.reason, by })));
  const ruled = defects.map((defect) => {
    const own = rulings.filter((one) => one.defect === defect.id);
    const counted = own.find(({ ruling }) => ruling === 'upheld') ?? own[0];
    if (counted === undefined || defect.status !== 'answered') return defect;
    return follow(defect, counted.ruling, counted.ruling, counted);
  });
  const raised = critics
    .flatMap(({ by, handIn: { aspect, defects: own } }) => own.map((one) => ({ by, wanted: { ...one, aspect } })))
    .map(({ by, wanted }, at): Defect => {
      const id = `D${String(defects.length + at + 1).padStart(3, '0')}`;
      return follow({ ...wanted, id, status: 'open', history: [] }, 'raised', 'open', { by, text: wanted.statement });
    });
  return [...ruled, ...raised].map((defect) =>
    answers
      .filter((one) => one.defect === defect.id && isUnresolved(defect))
      .reduce(
        (one, { answer, text, by }) => follow(one, 'answered', 'answered', { by, text: `${answer}: ${text}` }),
        defect,
      ),
  );
}
