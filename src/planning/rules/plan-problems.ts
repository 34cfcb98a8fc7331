import { findCycle } from '../../base/algorithms.ts';
import type { Ledger } from '../../research/rules/ledger.ts';
import { verifiedText } from '../../research/rules/verification.ts';
import { toRuleOn, type CriticHandIn, type Defect } from './defects.ts';
import {
  itemsOf,
  mayBeEmpty,
  planSections,
  sectionCodes,
  sectionOf,
  sectionsIn,
  type Plan,
  type PlanHandIn,
  type PlanItem,
  type SectionCode,
} from './plan.ts';

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
      sources: new Set(claim.evidence.map(({ source }) => source)).size,
      iteration: claim.first_iteration,
    };
    const before = joined.flatMap(({ id, into }) => (into === claim.id ? [id] : []));
    return [claim.id, ...before].map((id) => ({ id, ...read }));
  });
}

/** A fault of the plan. */
export interface PlanProblem {
  /** The items that it is about, or a section. */
  about: string[];
  message: string;
  fix: string;
}

const problem = (id: string, message: string, fix: string): PlanProblem => ({
  about: [id],
  message: `${id}: ${message}`,
  fix,
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
  const step = 'Add it to the builds of a step.';
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
        ...builds
          .filter((name) => ids.has(name) && sectionOf(name) !== 'CMP')
          .map((name) => problem(id, `builds ${name}, which is no component`, 'Name components only.')),
        ...(kind === 'component' && isSequenced && !built.has(id)
          ? [{ about: [sectionOfSteps], message: `${id}: a component that no step builds`, fix: step }]
          : []),
      ];
    }),
    ...cycleProblems(items),
  ];
}

/** Components and steps may have two architects at work: the one of the steps names the components. */
const sectionOfSteps: SectionCode = 'SEQ';

function fieldProblems(item: PlanItem): PlanProblem[] {
  const { id, kind, options = [] } = item;
  const home = planSections.find(({ kinds }) => (kinds as readonly string[]).includes(kind));
  const move = `Give it an id that begins with P-${home?.code}- and hand it in with that section, or change its kind.`;
  const missing = Object.entries(needed[kind] ?? {}).filter(
    ([field]) => (item[field as keyof PlanItem] ?? '').length === 0 || (field === 'options' && options.length === 1),
  );
  return [
    ...(home === undefined || home.code === sectionOf(id)
      ? []
      : [problem(id, `is a ${kind}, which belongs in "${home.title}"`, move)]),
    ...missing.map(([field, what]) => problem(id, `a ${kind} without ${field}`, `Fill in ${field}: ${what}`)),
  ];
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
  const message = `${first}: depends on itself: ${[...cycle, first].join(' → ')}`;
  return [{ about: cycle, message, fix: 'Take one of these dependencies out, or split an item.' }];
}

/** The faults of an architect's sections in the present plan, a sentence with a remedy each; those of other sections do not count. */
export function architectProblems(plan: Plan, handIn: PlanHandIn, claims: readonly PlanClaim[]): string[] {
  const { items, answers } = handIn;
  const codes = sectionsIn(handIn);
  const ofCode = (code: SectionCode) => items.filter(({ id }) => sectionOf(id) === code);
  const given = codes.map((code) => ({ code, iteration: 0, items: ofCode(code) }));
  const after = itemsOf({ sections: [...plan.sections.filter(({ code }) => !codes.includes(code)), ...given] });
  const own = new Set<string>([...codes, ...items.map(({ id }) => id)]);
  const defects = new Set(plan.defects.map(({ id }) => id));
  return [
    ...codes
      .filter((code) => code !== mayBeEmpty && ofCode(code).length === 0)
      .map((code) => `The section ${code} has no items. Only ${mayBeEmpty} may have none.`),
    ...items
      .filter(({ id }) => !codes.some((code) => code === sectionOf(id)))
      .map(({ id }) => `${id} does not belong to ${handIn.section}. The ids of a section begin with P- and its code.`),
    ...planProblems(after, claims)
      .filter(({ about }) => about.some((one) => own.has(one)))
      .map(({ message, fix }) => `${message}. ${fix}`),
    ...answers
      .filter(({ defect }) => !defects.has(defect))
      .map(({ defect }) => `There is no defect ${defect} to answer.`),
  ];
}

/** The faults of a critic's hand-in about the present plan, a sentence each: it rules on all that was answered of its aspect. */
export function criticProblems(plan: Plan, handIn: CriticHandIn, claims: readonly PlanClaim[]): string[] {
  const known = [...itemsOf(plan).map(({ id }) => id), ...claims.map(({ id }) => id), ...sectionCodes];
  const due = toRuleOn(plan.defects, handIn.aspect);
  return [
    ...critiqueProblems({ known, where: 'the plan or the ledger', defects: plan.defects }, handIn),
    ...due
      .filter((id) => handIn.rulings.every(({ defect }) => defect !== id))
      .map((id) => `rulings: ${id} was answered, and your task asks for a ruling on it.`),
  ];
}

/** The faults of a critic's hand-in about its subject, a sentence each: the file that has all that a defect may be about, and earlier defects. */
export function critiqueProblems(
  { known, where, defects }: { known: readonly string[]; where: string; defects: readonly Defect[] },
  handIn: CriticHandIn,
): string[] {
  const answered = new Set(defects.flatMap(({ id, status }) => (status === 'answered' ? [id] : [])));
  return [
    ...handIn.defects
      .filter(({ about }) => !known.includes(about))
      .map(({ about }) => `There is no ${about} in ${where} that a defect could be about.`),
    ...handIn.rulings
      .filter(({ defect }) => !answered.has(defect))
      .map(
        ({ defect }) => `${defect} is no answered defect: rule on those of your task, and raise new ones as defects.`,
      ),
  ];
}
