import { findCycle } from '../../base/find-cycle.ts';
import type { Ledger } from '../../research/rules/ledger.ts';
import { verifiedText } from '../../research/rules/verified-text.ts';
import type { CriticHandIn } from './defects.ts';
import {
  itemsOf,
  mayBeEmpty,
  planSections,
  sectionCodes,
  sectionOf,
  sectionsIn,
  sectionTitle,
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
  /** The number of its sources in the ledger. */
  sources: number;
  /** The iteration that found it. */
  iteration: number;
}

/** The claims of a ledger for a plan, under each id that they ever had. */
export function planClaims(ledger: Pick<Ledger, 'claims' | 'sources' | 'looks' | 'joined'>): PlanClaim[] {
  const { claims, sources, joined = [] } = ledger;
  const known = new Set(sources.map(({ id }) => id));
  return claims.flatMap((claim) => {
    const ids = [claim.id, ...joined.filter(({ into }) => into === claim.id).map(({ id }) => id)];
    const read = {
      text: verifiedText(claim, ledger),
      isRefuted: claim.verdict === 'contradicted',
      sources: new Set(claim.evidence.flatMap(({ source }) => (known.has(source) ? [source] : []))).size,
      iteration: claim.first_iteration,
    };
    return ids.map((id) => ({ id, ...read }));
  });
}

/** A fault of an item of the plan. */
export interface PlanProblem {
  kind:
    | 'duplicate_id'
    | 'wrong_section'
    | 'missing_field'
    | 'missing_claim'
    | 'unknown_claim'
    | 'refuted_claim'
    | 'claim_without_source'
    | 'unknown_dependency'
    | 'cycle'
    | 'unbuilt_component';
  item: string;
  message: string;
  fix: string;
}

const problem = (kind: PlanProblem['kind'], item: string, message: string, fix: string): PlanProblem[] => [
  { kind, item, message: `${item}: ${message}`, fix },
];

/** Kinds of items without claims, because they follow from the user's request or from other items. */
const lackClaims = new Set<PlanItem['kind']>(['objective', 'step', 'open_decision']);

const neededFields: Partial<Record<PlanItem['kind'], (keyof PlanItem)[]>> = {
  component: ['purpose', 'interfaces', 'verification'],
  step: ['builds', 'verification'],
  risk: ['mitigation'],
  open_decision: ['options'],
};

const explained: Partial<Record<keyof PlanItem, string>> = {
  purpose: 'what the component is for, in a sentence.',
  interfaces: 'what it offers to others and what it needs from them, one line each.',
  verification: 'commands whose success shows that it works.',
  builds: 'the ids of the components that the step builds.',
  mitigation: 'what is done about the risk.',
  options: 'the choices, at least two.',
};

/**
 * The faults of a plan's items: claims, dependencies, fields, order. Empty when every item can be traced to sources and the items
 * can be executed in some order.
 */
export function planProblems(items: readonly PlanItem[], claims: readonly PlanClaim[]): PlanProblem[] {
  const ids = new Set(items.map(({ id }) => id));
  const known = new Map(claims.map((claim) => [claim.id, claim]));
  return [
    ...items.flatMap((item, at) => [
      ...(items.findIndex(({ id }) => id === item.id) < at
        ? problem('duplicate_id', item.id, 'is the id of two items', 'Give the new item a number that was never used.')
        : []),
      ...placeProblems(item),
      ...claimProblems(item, known),
      ...dependencyProblems(item, ids),
    ]),
    ...cycleProblems(items),
    ...unbuilt(items),
  ];
}

function placeProblems(item: PlanItem): PlanProblem[] {
  const { id, kind, options = [] } = item;
  const home = planSections.find(({ kinds }) => (kinds as readonly string[]).includes(kind));
  const move = `Give it an id that begins with P-${home?.code}- and hand it in with that section, or change its kind.`;
  const missing = (neededFields[kind] ?? []).filter(
    (field) => (item[field] ?? '').length === 0 || (field === 'options' && options.length === 1),
  );
  return [
    ...(home === undefined || home.code === sectionOf(id)
      ? []
      : problem('wrong_section', id, `is a ${kind}, which belongs in "${home.title}"`, move)),
    ...missing.flatMap((field) =>
      problem('missing_field', id, `a ${kind} without ${field}`, `Fill in ${field}: ${explained[field] ?? ''}`),
    ),
  ];
}

function claimProblems({ id, kind, claims }: PlanItem, known: ReadonlyMap<string, PlanClaim>): PlanProblem[] {
  if (claims.length === 0 && !lackClaims.has(kind)) {
    const fix =
      'Name the claims that support it, or make it an open decision and put what is missing into claims_to_check.';
    return problem('missing_claim', id, `a ${kind} without a claim`, fix);
  }
  return claims.flatMap((name) => {
    const claim = known.get(name);
    if (claim === undefined)
      return problem('unknown_claim', id, `cites ${name}, which is not in the ledger`, 'Name a claim that is.');
    if (claim.isRefuted) {
      const fix = `Cite other claims, or remove the item: the source of ${name} contradicts it.`;
      return problem('refuted_claim', id, `cites ${name}, which verification contradicted`, fix);
    }
    if (claim.sources > 0) return [];
    return problem('claim_without_source', id, `cites ${name}, which has no source`, 'Name a claim that has one.');
  });
}

function dependencyProblems({ id, depends_on, builds = [] }: PlanItem, ids: ReadonlySet<string>): PlanProblem[] {
  const wrong = (message: string, fix: string) => problem('unknown_dependency', id, message, fix);
  return [
    ...[...depends_on, ...builds].flatMap((name) =>
      ids.has(name) ? [] : wrong(`needs ${name}, which is not in the plan`, 'Name an item that is, or leave it out.'),
    ),
    ...builds.flatMap((name) =>
      ids.has(name) && sectionOf(name) !== 'CMP'
        ? wrong(`builds ${name}, which is no component`, 'Name components only.')
        : [],
    ),
  ];
}

/** Reports one cycle at a time, because fixing it changes the others. */
function cycleProblems(items: readonly PlanItem[]): PlanProblem[] {
  const cycle = findCycle(new Map(items.map(({ id, depends_on, builds = [] }) => [id, [...depends_on, ...builds]])));
  const [first] = cycle ?? [];
  if (cycle === undefined || first === undefined) return [];
  const way = [...cycle, first].join(' → ');
  return problem('cycle', first, `depends on itself: ${way}`, 'Take one of these dependencies out, or split an item.');
}

function unbuilt(items: readonly PlanItem[]): PlanProblem[] {
  const built = new Set(items.flatMap(({ builds = [] }) => builds));
  const fix = `Add it to the builds of a step in "${sectionTitle('SEQ')}".`;
  if (!items.some(({ kind }) => kind === 'step')) return [];
  return items.flatMap(({ id, kind }) =>
    kind === 'component' && !built.has(id)
      ? problem('unbuilt_component', id, 'a component that no step builds', fix)
      : [],
  );
}

/**
 * The faults of an architect's sections in the present plan, a sentence with a remedy each. Faults of other sections do not count,
 * except for a dependency cycle through this one.
 */
export function architectProblems(plan: Plan, handIn: PlanHandIn, claims: readonly PlanClaim[]): string[] {
  const { items, answers } = handIn;
  const codes = sectionsIn(handIn);
  const others = plan.sections.filter(({ code }) => !codes.includes(code));
  const ofCode = (code: SectionCode) => items.filter(({ id }) => sectionOf(id) === code);
  const given = codes.map((code) => ({ code, hand_in: '', iteration: 0, items: ofCode(code) }));
  const after = itemsOf({ sections: [...others, ...given] });
  // Who hands in only one of them cannot know what the other will say.
  const isBuilt = codes.includes('CMP') && codes.includes('SEQ');
  const own = new Set(items.map(({ id }) => id));
  const before = new Set(planProblems(itemsOf(plan), claims).map(({ message }) => message));
  const found = planProblems(after, claims)
    .filter(({ kind }) => isBuilt || kind !== 'unbuilt_component')
    .filter(({ kind, item, message }) => own.has(item) || (kind === 'cycle' && !before.has(message)))
    .map(({ message, fix }) => `${message}. ${fix}`);
  const empty = codes
    .filter((code) => code !== mayBeEmpty && ofCode(code).length === 0)
    .map((code) => `The section ${code} has no items. Only ${mayBeEmpty} may have none.`);
  const foreign = items
    .filter(({ id }) => !codes.some((code) => code === sectionOf(id)))
    .map(({ id }) => `${id} does not belong to ${handIn.section}. The ids of a section begin with P- and its code.`);
  const defects = new Set(plan.defects.map(({ id }) => id));
  const unknown = answers
    .filter(({ defect }) => !defects.has(defect))
    .map(({ defect }) => `There is no defect ${defect} to answer.`);
  return [...empty, ...foreign, ...found, ...unknown];
}

/** The faults of a critic's hand-in about the present plan, a sentence each. */
export function criticProblems(plan: Plan, handIn: CriticHandIn, claims: readonly PlanClaim[]): string[] {
  const known = [...itemsOf(plan).map(({ id }) => id), ...claims.map(({ id }) => id), ...sectionCodes];
  return critiqueProblems({ known, where: 'the plan or the ledger', defects: plan.defects }, handIn);
}

/** The subject of a critique: all ids that a defect may be about, the file that has them, and earlier defects. */
export interface Criticised extends Pick<Plan, 'defects'> {
  known: Iterable<string>;
  where: string;
}

/** The faults of a critic's hand-in about its subject, a sentence each. */
export function critiqueProblems({ known, where, defects }: Criticised, handIn: CriticHandIn): string[] {
  const ids = new Set(known);
  const answered = new Set(defects.flatMap(({ id, status }) => (status === 'answered' ? [id] : [])));
  return [
    ...handIn.defects.flatMap(({ about }) =>
      ids.has(about) ? [] : [`There is no ${about} in ${where} that a defect could be about.`],
    ),
    ...handIn.rulings.flatMap(({ defect }) =>
      answered.has(defect)
        ? []
        : [`${defect} is no answered defect: rule on those of your task, and raise new ones as defects.`],
    ),
  ];
}
