import fc from 'fast-check';
import { aspectNames, type CriticHandIn, type Defect, type NewDefect } from '../../../src/planning/rules/defects.ts';
import {
  emptyPlan,
  type Plan,
  type PlanItem,
  type PlanIteration,
  planSections,
  type SectionCode,
  sectionOf,
  type PlanHandIn,
  type Stored,
  type PlanClaim,
} from '../../../src/planning/rules/plan.ts';
const kindOf = (id: string) => planSections.find(({ code }) => code === sectionOf(id))?.kind ?? 'objective';

/** An item with all that its kind needs, by its id. */
export function item(id: string, more: Partial<PlanItem> = {}): PlanItem {
  const kind = kindOf(id);
  return {
    id,
    kind,
    title: `The item ${id}`,
    text: `What ${id} says, in words of its own.`,
    claims: ['objective', 'step', 'open_decision'].includes(kind) ? [] : ['C001'],
    depends_on: [],
    ...(kind === 'component' && { purpose: 'It does its part.', interfaces: ['take()'], verification: ['npm test'] }),
    ...(kind === 'step' && { builds: ['P-CMP-001'], verification: ['npm test'] }),
    ...(kind === 'risk' && { mitigation: 'It is watched closely.' }),
    ...(kind === 'open_decision' && { options: ['one', 'other'] }),
    ...more,
  };
}

export const claims: PlanClaim[] = [
  { id: 'C001', text: 'Buckets allow bursts.', isRefuted: false, sources: 1, iteration: 1 },
  { id: 'C002', text: 'Windows never need memory.', isRefuted: true, sources: 1, iteration: 1 },
  { id: 'C003', text: 'Clocks drift.', isRefuted: false, sources: 0, iteration: 1 },
];

/** The hand-in of architect `number` in an iteration, as the inbox stores it. */
export function architect(
  iteration: number,
  number: number,
  section: SectionCode,
  items: PlanItem[],
): Stored<PlanHandIn> {
  return {
    id: `${iteration}/plan-architect-${number}`,
    iteration,
    handIn: {
      assignment: `i${iteration}-p${number}`,
      summary: 'The section as it should be.',
      section,
      items,
      answers: [],
      claims_to_check: [],
    },
  };
}

export function critique(iteration: number, number: number, more: Partial<CriticHandIn> = {}): Stored<CriticHandIn> {
  const handIn: CriticHandIn = {
    assignment: `i${iteration}-c${number}`,
    summary: 'Looked at it in this aspect.',
    aspect: 'feasibility',
    defects: [],
    rulings: [],
    ...more,
  };
  return { id: `${iteration}/plan-critic-${number}`, iteration, handIn };
}

export function newDefect(more: Partial<NewDefect> = {}): NewDefect {
  return {
    severity: 'blocker',
    about: 'P-CMP-001',
    statement: 'Two nodes refill the same bucket twice.',
    evidence: 'C001 says how buckets refill.',
    resolution: 'Keep each bucket on one node.',
    ...more,
  };
}

export function defect(more: Partial<Defect> = {}): Defect {
  return {
    id: 'D001',
    ...newDefect(),
    aspect: 'feasibility',
    status: 'open',
    history: [
      { event: 'raised', iteration: 1, by: '1/plan-critic-1', text: 'Two nodes refill the same bucket twice.' },
    ],
    ...more,
  };
}

export function plan(items: PlanItem[] = [], more: Partial<Plan> = {}): Plan {
  const codes = planSections.map(({ code }) => code);
  const sections = codes.flatMap((code) => {
    const own = items.filter(({ id }) => sectionOf(id) === code);
    return own.length === 0 ? [] : [{ code, iteration: 1, items: own }];
  });
  return { ...emptyPlan(), sections, ...more };
}

export function planned(iteration: number, change: number, valid = true): PlanIteration {
  return { iteration, valid, change, aspects: [] };
}

const words = fc.array(fc.constantFrom('bucket', 'clock', 'node', 'drift', 'queue', 'window', 'limit'), {
  minLength: 5,
  maxLength: 9,
});
export const anyItem = fc
  .record({
    code: fc.constantFrom(...planSections.map(({ code }) => code)),
    number: fc.integer({ min: 1, max: 5 }),
    words,
  })
  .map((one) => item(`P-${one.code}-00${one.number}`, { text: one.words.join(' ') }));
export const anyItems = fc.uniqueArray(anyItem, { selector: ({ id }) => id, maxLength: 12 });

/** Architects' hand-ins of some iterations, each of one section. */
export const anyArchitects = fc.uniqueArray(
  fc
    .record({
      iteration: fc.integer({ min: 1, max: 4 }),
      number: fc.integer({ min: 1, max: 12 }),
      items: anyItems,
      code: fc.constantFrom<SectionCode[]>('CMP', 'SEQ', 'RSK'),
      check: fc.array(fc.constantFrom('Clocks of nodes drift.', 'Queues are fair to all.', 'Locks are cheap here.'), {
        maxLength: 2,
      }),
    })
    .map(({ iteration, number, items, code, check }) => {
      const stored = architect(
        iteration,
        number,
        code,
        items.filter(({ id }) => sectionOf(id) === code),
      );
      return { ...stored, handIn: { ...stored.handIn, claims_to_check: check } };
    }),
  { selector: ({ id }) => id, maxLength: 8 },
);

const anyDefect = fc
  .record({
    severity: fc.constantFrom('blocker' as const, 'concern' as const),
    about: fc.constantFrom('P-CMP-001', 'SEQ', 'C001'),
    statement: fc.constantFrom('Two nodes refill the same bucket twice.', 'The queue is not fair to slow clients.'),
  })
  .map(newDefect);
export const anyCritics = fc.uniqueArray(
  fc
    .record({
      iteration: fc.integer({ min: 1, max: 4 }),
      number: fc.integer({ min: 1, max: 12 }),
      aspect: fc.constantFrom(...aspectNames),
      defects: fc.array(anyDefect, { maxLength: 3 }),
      rulings: fc.array(
        fc.record({
          defect: fc.constantFrom('D001', 'D002', 'D003'),
          ruling: fc.constantFrom('accepted' as const, 'upheld' as const),
          reason: fc.constant('As the plan now shows.'),
        }),
        { maxLength: 3 },
      ),
    })
    .map(({ iteration, number, ...more }) => critique(iteration, number, more)),
  { selector: ({ id }) => id, maxLength: 8 },
);
export const anyAnswers = fc.array(
  fc.record({
    defect: fc.constantFrom('D001', 'D002', 'D003'),
    answer: fc.constantFrom('changed' as const, 'disputed' as const),
    text: fc.constant('It is done differently now.'),
    by: fc.constant('1/plan-architect-1'),
  }),
  { maxLength: 3 },
);
