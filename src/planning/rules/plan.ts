import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { modeOf } from '../../base/vocabulary.ts';
import { assignmentField, summaryField, words } from '../../loop/rules/hand-in-fields.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';
import { defectAnswer, defectSchema, toRuleOn, type CriticHandIn } from './defects.ts';
import { findCycle } from '../../base/algorithms.ts';
import type { Ledger } from '../../research/rules/ledger.ts';
import { verifiedText } from '../../research/rules/verification.ts';

/** The sections of a plan in the order of the document, with the kind of their items, whose ids have the code, such as `P-CMP-001`. */
export const planSections = [
  { code: 'VIS', title: 'Vision & Objectives', kind: 'objective' },
  { code: 'ARC', title: 'Architecture Overview', kind: 'decision' },
  { code: 'CMP', title: 'Component Design', kind: 'component' },
  { code: 'TEC', title: 'Technology Stack', kind: 'technology' },
  { code: 'DEF', title: 'Defensibility Analysis', kind: 'argument' },
  { code: 'RSK', title: 'Risk Assessment', kind: 'risk' },
  { code: 'SEQ', title: 'Implementation Sequence', kind: 'step' },
  { code: 'DEC', title: 'Open Design Decisions', kind: 'open_decision' },
] as const;

export type SectionCode = (typeof planSections)[number]['code'];

export const sectionCodes = planSections.map(({ code }) => code);
/** The one section that may be empty in every plan: it need not have open decisions. */
export const mayBeEmpty: SectionCode = 'DEC';

/**
 * The sections without which no plan is finished. A feature of a project that has code already has nobody to defend it against.
 */
export function neededSections({
  workflow_type,
  repository_analysis,
}: Pick<WorkflowState, 'workflow_type' | 'repository_analysis'>): SectionCode[] {
  const isFeature = modeOf(workflow_type) === 'full-auto' && repository_analysis;
  return sectionCodes.filter((code) => code !== mayBeEmpty && !(isFeature && code === 'DEF'));
}

/** The section of an item, from its id; undefined for an invalid id. */
export function sectionOf(item: string): SectionCode | undefined {
  const code = /^P-([A-Z]{3})-\d{3,}$/.exec(item)?.[1];
  return sectionCodes.find((one) => one === code);
}

z.config(english());

const sentence = words(8, 2_000);
const shortText = words(1, 500);
const prose = words(20, 8_000);
const itemId = z
  .string()
  .check(
    z.regex(
      new RegExp(`^P-(?:${sectionCodes.join('|')})-\\d{3,6}$`),
      'expected an id of section and number such as "P-CMP-001"',
    ),
  );

/** One item of the plan. planProblems checks the fields that only some kinds have, so that its message can name the item. */
const planItem = z.object({
  id: itemId,
  kind: z.enum(planSections.map(({ kind }) => kind)),
  title: words(3, 200),
  text: prose,
  /** Ids of the claims of the ledger on which it is based. */
  claims: z.array(z.string().check(z.regex(/^C\d{3,}$/, 'expected a claim id such as "C017"'))).check(z.maxLength(40)),
  /** Items that must be built or decided before. */
  depends_on: z.array(itemId).check(z.maxLength(60)),
  /** component: its purpose and its interfaces. */
  purpose: z.optional(sentence),
  interfaces: z.optional(z.array(shortText).check(z.maxLength(40))),
  /** component, step: commands that succeed when it works. */
  verification: z.optional(z.array(shortText).check(z.maxLength(20))),
  /** step: the components that it builds. */
  builds: z.optional(z.array(itemId).check(z.maxLength(20))),
  /** risk: how the plan reduces it. */
  mitigation: z.optional(sentence),
  /** open_decision: the alternatives. */
  options: z.optional(z.array(shortText).check(z.maxLength(12))),
});

const anyCode = sectionCodes.join('|');

/** The hand-in of a plan-architect: complete sections, which replace the former ones. */
export const planHandIn = z.object({
  assignment: assignmentField('i9-p1'),
  summary: summaryField,
  /** The code of a section, or several. */
  section: z
    .string()
    .check(
      z.regex(new RegExp(`^(?:${anyCode})(?: (?:${anyCode}))*$`), 'expected sections such as "CMP" or "VIS ARC CMP"'),
    ),
  items: z.array(planItem).check(z.maxLength(80)),
  answers: z.array(defectAnswer).check(z.maxLength(80)),
  /** Statements that the section would use if they were proven: researchers search for evidence. */
  claims_to_check: z.array(sentence).check(z.maxLength(10)),
});

/** The sections that an architect was asked for, or hands in. */
export function sectionsIn({ section }: Pick<PlanHandIn, 'section'>): SectionCode[] {
  const named = section.split(' ');
  return sectionCodes.filter((code) => named.includes(code));
}

export type PlanItem = z.infer<typeof planItem>;
export type PlanHandIn = z.infer<typeof planHandIn>;

const section = z.object({
  code: z.enum(sectionCodes),
  /** The iteration of the hand-in. */
  iteration: z.int(),
  items: z.array(planItem),
});

const planIteration = z.object({
  iteration: z.int(),
  /** True when at least half of its agents, with critics one of them, handed in; otherwise it does not count as stable. */
  valid: z.boolean(),
  /** The share of the content that changed, from 0 to 1. */
  change: z.number(),
  aspects: z.array(z.string()),
});

/** The plan as a whole: `plan.json`. */
export const planSchema = z.object({
  schema: z.literal(1),
  sections: z.array(section),
  /** Statements that architects would use if researchers found evidence. */
  claims_to_check: z.array(z.object({ text: z.string(), section: z.string(), iteration: z.int() })),
  defects: z.array(defectSchema),
  iterations: z.array(planIteration),
  /** Ids of the merged hand-ins, so that merging twice changes nothing. */
  merged: z.array(z.string()),
});

export type Plan = z.infer<typeof planSchema>;
export type PlanIteration = z.infer<typeof planIteration>;

/** A plan without hand-ins. */
export function emptyPlan(): Plan {
  return { schema: 1, sections: [], claims_to_check: [], defects: [], iterations: [], merged: [] };
}

/** All items, in the order of the document. */
export function itemsOf({ sections }: Pick<Plan, 'sections'>): PlanItem[] {
  return sectionCodes.flatMap((code) => itemsIn({ sections }, code));
}

/** The items of one section, in the architect's order. Their kind is that of the section in their id, whatever the architect called it. */
export function itemsIn({ sections }: Pick<Plan, 'sections'>, code: SectionCode): PlanItem[] {
  const items = sections.find((one) => one.code === code)?.items ?? [];
  return items.map((item) => {
    const { kind = item.kind } = planSections.find((one) => one.code === sectionOf(item.id)) ?? {};
    return { ...item, kind };
  });
}

/** A stored hand-in: `id` is `<iteration>/<agent>-<n>`. */
export interface Stored<T> {
  id: string;
  iteration: number;
  handIn: T;
}

/** Sorts `2/plan-architect-10` after `2/plan-architect-9`, whatever the locale. */
export const compareHandIns = (left: string, right: string): number =>
  left.localeCompare(right, 'en', { numeric: true });

/** The part of a claim of the ledger that a plan needs. */
export interface PlanClaim {
  id: string;
  text: string;
  /** Verification found that its source contradicts it. */
  isRefuted: boolean;
  /** The number of its sources. */
  sources: number;
  /** The iteration that found it. */
  iteration: number;
}

/** The claims of a ledger for a plan, under each id that they ever had. */
export function planClaims(ledger: Pick<Ledger, 'claims' | 'looks' | 'joined'>): PlanClaim[] {
  const { claims, joined = [] } = ledger;
  return claims.flatMap((claim) => {
    const read = {
      text: verifiedText(claim, ledger),
      isRefuted: claim.verdict === 'contradicted',
      sources: new Set(claim.evidence.flatMap(({ source, part }) => (part === undefined ? [source] : []))).size,
      iteration: claim.first_iteration,
    };
    const before = joined.flatMap(({ id, into }) => (into === claim.id ? [id] : []));
    return [claim.id, ...before].map((id) => ({ id, ...read }));
  });
}

/** A fault of the plan: the items that it is about, or a section, and what is wrong and to do. */
export interface PlanProblem {
  about: string[];
  text: string;
}

const problem = (id: string, message: string, fix: string): PlanProblem => ({
  about: [id],
  text: `${id}: ${message} → ${fix}`,
});

/** Kinds of items without claims, because they follow from the user's request or from other items. */
const lackClaims = new Set<PlanItem['kind']>(['objective', 'step', 'open_decision']);

/** The fields that a kind of item needs, and what each is. */
const needed: Partial<Record<PlanItem['kind'], Partial<Record<keyof PlanItem, string>>>> = {
  component: {
    purpose: 'what the component is for, in a sentence.',
    interfaces: 'what it offers to others and what it needs from them, one line each.',
    verification: 'commands whose success shows that it works.',
  },
  step: {
    builds: 'the ids of the components that the step builds.',
    verification: 'commands whose success shows that it works.',
  },
  risk: { mitigation: 'what is done about the risk.' },
  open_decision: { options: 'the choices, at least two.' },
};

/**
 * The faults of a plan's items: claims, dependencies, fields, order. Empty when every item can be traced to sources and the items
 * can be executed in some order.
 */
export function planProblems(items: readonly PlanItem[], claims: readonly PlanClaim[]): PlanProblem[] {
  const ids = new Set(items.map(({ id }) => id));
  const known = new Map(claims.map((claim) => [claim.id, claim]));
  const built = new Set(items.flatMap(({ builds = [] }) => builds));
  const isSequenced = items.some(({ kind }) => kind === 'step');
  return [
    ...items.flatMap((item, at) => {
      const { id, kind, depends_on, builds = [] } = item;
      const isTwice = items.findIndex((one) => one.id === id) < at;
      return [
        ...(isTwice ? [problem(id, 'is the id of two items', 'Give the new item a number that was never used.')] : []),
        ...fieldProblems(item),
        ...claimProblems(item, known),
        ...[...depends_on, ...builds]
          .filter((name) => !ids.has(name))
          .map((name) =>
            problem(id, `needs ${name}, which is not in the plan`, 'Name an item that is, or leave it out.'),
          ),
        ...(kind === 'component' && isSequenced && !built.has(id)
          ? // Components and steps may have two architects at work: the one of the steps names the components.
            [{ ...problem(id, 'a component that no step builds', 'Add it to the builds of a step.'), about: ['SEQ'] }]
          : []),
      ];
    }),
    ...cycleProblems(items),
  ];
}

function fieldProblems(item: PlanItem): PlanProblem[] {
  const { id, kind, options = [] } = item;
  return Object.entries(needed[kind] ?? {})
    .filter(
      ([field]) => (item[field as keyof PlanItem] ?? '').length === 0 || (field === 'options' && options.length === 1),
    )
    .map(([field, what]) => problem(id, `a ${kind} without ${field}`, `Fill in ${field}: ${what}`));
}

function claimProblems({ id, kind, claims }: PlanItem, known: ReadonlyMap<string, PlanClaim>): PlanProblem[] {
  const lacks =
    'Name the claims that support it, or make it an open decision and put what is missing into claims_to_check.';
  if (claims.length === 0) return lackClaims.has(kind) ? [] : [problem(id, `a ${kind} without a claim`, lacks)];
  return claims.flatMap((name) => {
    const claim = known.get(name);
    if (claim === undefined) return [problem(id, `cites ${name}, which is not in the ledger`, 'Name a claim that is.')];
    const other = `Cite other claims, or remove the item: the source of ${name} contradicts it.`;
    return claim.isRefuted ? [problem(id, `cites ${name}, which verification contradicted`, other)] : [];
  });
}

/** Reports one cycle at a time, because fixing it changes the others. */
function cycleProblems(items: readonly PlanItem[]): PlanProblem[] {
  const cycle = findCycle(new Map(items.map(({ id, depends_on, builds = [] }) => [id, [...depends_on, ...builds]])));
  const [first] = cycle ?? [];
  if (cycle === undefined || first === undefined) return [];
  const message = `depends on itself: ${[...cycle, first].join(' → ')}`;
  return [{ ...problem(first, message, 'Take one of these dependencies out, or split an item.'), about: cycle }];
}

/** The faults of an architect's sections in the present plan, a sentence with a remedy each; those of other sections do not count. */
export function architectProblems(plan: Plan, handIn: PlanHandIn, claims: readonly PlanClaim[]): string[] {
  const { items } = handIn;
  const codes = sectionsIn(handIn);
  const ofCode = (code: SectionCode) => items.filter(({ id }) => sectionOf(id) === code);
  const given = codes.map((code) => ({ code, iteration: 0, items: ofCode(code) }));
  const after = itemsOf({ sections: [...plan.sections.filter(({ code }) => !codes.includes(code)), ...given] });
  const own = new Set<string>([...codes, ...items.map(({ id }) => id)]);
  return [
    ...codes
      .filter((code) => code !== mayBeEmpty && ofCode(code).length === 0)
      .map((code) => `The section ${code} has no items. Only ${mayBeEmpty} may have none.`),
    ...items
      .filter(({ id }) => !codes.some((code) => code === sectionOf(id)))
      .map(({ id }) => `${id} does not belong to ${handIn.section}. The ids of a section begin with P- and its code.`),
    ...planProblems(after, claims)
      .filter(({ about }) => about.some((one) => own.has(one)))
      .map(({ text }) => text),
  ];
}

/** The faults of a critic's hand-in about the present plan, a sentence each: it rules on all that was answered of its aspect. */
export function criticProblems(plan: Plan, handIn: CriticHandIn, claims: readonly PlanClaim[]): string[] {
  const known = [...itemsOf(plan).map(({ id }) => id), ...claims.map(({ id }) => id), ...sectionCodes];
  return [
    ...unknownSubjects(known, 'the plan or the ledger', handIn),
    ...toRuleOn(plan.defects, handIn.aspect)
      .filter((id) => handIn.rulings.every(({ defect }) => defect !== id))
      .map((id) => `rulings: ${id} was answered, and your task asks for a ruling on it.`),
  ];
}

/** Defects about what there is not, a sentence each. @param where the file that has all that a defect may be about. */
export const unknownSubjects = (known: readonly string[], where: string, { defects }: CriticHandIn): string[] =>
  defects
    .filter(({ about }) => !known.includes(about))
    .map(({ about }) => `There is no ${about} in ${where} that a defect could be about.`);
