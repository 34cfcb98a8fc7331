import { findCycle } from '../../base/find-cycle.ts';
import type { PlanClaim } from './plan-claim.ts';
import { type PlanItem, planSections, sectionOf, sectionTitle } from './plan-hand-in.ts';

export const problemKinds = [
  'duplicate_id',
  'retired_id',
  'wrong_section',
  'missing_field',
  'missing_claim',
  'unknown_claim',
  'refuted_claim',
  'claim_without_source',
  'unknown_dependency',
  'cycle',
  'unbuilt_component',
] as const;

/** A fault of an item of the plan. */
export interface PlanProblem {
  kind: (typeof problemKinds)[number];
  item: string;
  message: string;
  fix: string;
}

/** Kinds of items without claims, because they follow from the user's request or from other items. */
const lackClaims = new Set<PlanItem['kind']>(['objective', 'step', 'open_decision']);

const neededFields: Partial<Record<PlanItem['kind'], (keyof PlanItem)[]>> = {
  component: ['purpose', 'interfaces', 'verification'],
  step: ['builds', 'verification'],
  risk: ['mitigation'],
  open_decision: ['options'],
};

/**
 * The faults of a plan's items: claims, dependencies, fields, order. Empty when every item can be traced to sources and the items
 * can be executed in some order.
 * @param retired ids of former items, which must not be used for new ones.
 */
export function planProblems(
  items: readonly PlanItem[],
  claims: readonly PlanClaim[],
  retired: ReadonlySet<string> = new Set(),
): PlanProblem[] {
  const ids = new Set(items.map(({ id }) => id));
  const known = new Map(claims.map((claim) => [claim.id, claim]));
  return [
    ...items.flatMap((item, index) => [
      ...identityProblems(item, items.slice(0, index), retired),
      ...fieldProblems(item),
      ...claimProblems(item, known),
      ...dependencyProblems(item, ids),
    ]),
    ...cycleProblems(items),
    ...unbuilt(items),
  ];
}

function identityProblems(item: PlanItem, earlier: readonly PlanItem[], retired: ReadonlySet<string>): PlanProblem[] {
  const { id, kind } = item;
  const fix = 'Give the new item a number that was never used.';
  const home = planSections.find(({ kinds }) => (kinds as readonly string[]).includes(kind));
  return [
    ...(earlier.some((one) => one.id === id) ? [problem('duplicate_id', id, 'is the id of two items', fix)] : []),
    ...(retired.has(id) ? [problem('retired_id', id, 'was the id of a removed item', fix)] : []),
    ...(home !== undefined && home.code !== sectionOf(id)
      ? [
          problem(
            'wrong_section',
            id,
            `is a ${kind}, which belongs in "${home.title}"`,
            `Give it an id that begins with P-${home.code}- and hand it in with that section, or change its kind.`,
          ),
        ]
      : []),
  ];
}

function fieldProblems(item: PlanItem): PlanProblem[] {
  const missing = (neededFields[item.kind] ?? []).filter((field) => {
    const value = item[field];
    return value === undefined || value.length === 0;
  });
  const few = item.kind === 'open_decision' && item.options?.length === 1 ? (['options'] as const) : [];
  return [...missing, ...few].map((field) =>
    problem('missing_field', item.id, `a ${item.kind} without ${field}`, `Fill in ${field}: ${explained[field] ?? ''}`),
  );
}

const explained: Partial<Record<keyof PlanItem, string>> = {
  purpose: 'what the component is for, in a sentence.',
  interfaces: 'what it offers to others and what it needs from them, one line each.',
  verification: 'commands whose success shows that it works.',
  builds: 'the ids of the components that the step builds.',
  mitigation: 'what is done about the risk.',
  options: 'the choices, at least two.',
};

function claimProblems({ id, kind, claims }: PlanItem, known: ReadonlyMap<string, PlanClaim>): PlanProblem[] {
  if (claims.length === 0 && !lackClaims.has(kind)) {
    const fix =
      'Name the claims that support it, or make it an open decision and put what is missing into claims_to_check.';
    return [problem('missing_claim', id, `a ${kind} without a claim`, fix)];
  }
  return claims.flatMap((name) => {
    const claim = known.get(name);
    if (claim === undefined) {
      return [problem('unknown_claim', id, `cites ${name}, which is not in the ledger`, 'Name a claim that is.')];
    }
    if (claim.isRefuted) {
      const fix = `Cite other claims, or remove the item: the source of ${name} contradicts it.`;
      return [problem('refuted_claim', id, `cites ${name}, which verification contradicted`, fix)];
    }
    if (claim.sources > 0) return [];
    return [problem('claim_without_source', id, `cites ${name}, which has no source`, 'Name a claim that has one.')];
  });
}

function dependencyProblems({ id, depends_on, builds = [] }: PlanItem, ids: ReadonlySet<string>): PlanProblem[] {
  const unknown = [...depends_on, ...builds].filter((name) => !ids.has(name));
  return [
    ...unknown.map((name) =>
      problem(
        'unknown_dependency',
        id,
        `needs ${name}, which is not in the plan`,
        'Name an item that is, or leave it out.',
      ),
    ),
    ...builds
      .filter((name) => ids.has(name) && sectionOf(name) !== 'CMP')
      .map((name) =>
        problem('unknown_dependency', id, `builds ${name}, which is no component`, 'Name components only.'),
      ),
  ];
}

/** Reports one cycle at a time, because fixing it changes the others. */
function cycleProblems(items: readonly PlanItem[]): PlanProblem[] {
  const cycle = findCycle(new Map(items.map(({ id, depends_on, builds = [] }) => [id, [...depends_on, ...builds]])));
  const [first] = cycle ?? [];
  if (cycle === undefined || first === undefined) return [];
  const way = [...cycle, first].join(' → ');
  return [
    problem('cycle', first, `depends on itself: ${way}`, 'Take one of these dependencies out, or split an item.'),
  ];
}

function unbuilt(items: readonly PlanItem[]): PlanProblem[] {
  const built = new Set(items.flatMap(({ builds = [] }) => builds));
  const hasSteps = items.some(({ kind }) => kind === 'step');
  return items
    .filter(({ id, kind }) => hasSteps && kind === 'component' && !built.has(id))
    .map(({ id }) => {
      const fix = `Add it to the builds of a step in "${sectionTitle('SEQ')}".`;
      return problem('unbuilt_component', id, 'a component that no step builds', fix);
    });
}

function problem(kind: PlanProblem['kind'], item: string, message: string, fix: string): PlanProblem {
  return { kind, item, message: `${item}: ${message}`, fix };
}
