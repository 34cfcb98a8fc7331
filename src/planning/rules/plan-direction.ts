import { aspectNames, type CriticAspect } from './aspects.ts';
import { isUnresolved, type Defect } from './defect.ts';
import { itemsOf, type Plan } from './plan.ts';
import { mayBeEmpty, type PlanItem, sectionCodes, sectionOf, type SectionCode } from './plan-hand-in.ts';
import type { PlanProblem } from './plan-problems.ts';

/** Who is to do what in an iteration of planning. */
export interface PlanDirection {
  architects: { section: SectionCode; defects: string[] }[];
  /** `rulings`: the answered defects that the critic rules on. */
  critics: { aspect: CriticAspect; rulings: string[] }[];
}

const leastArchitects = 2;
const criticsAtOnce = 2;

/** An answered defect waits for a critic, not for an architect. */
const weights = { blocker: 9, concern: 3, suggestion: 1 } as const;
/** A fault that keeps `plan check` from passing weighs as much as a blocker. */
const problemWeight = 9;

/**
 * The sections and aspects of the next iteration: the two weakest sections, by the weight of their unanswered defects and problems,
 * then those without items, then those not worked on for longest, then in the order of the document; and the next two aspects in
 * rotation. The first iterations thus fill the plan, and sections that others need come first.
 * More sections are worked on at once when the iterations that are left would not fill the plan otherwise.
 * @param turn how many iterations of planning there were before, from 0.
 * @param left the iterations in which architects can work, this one included.
 */
export function directPlanning(
  plan: Plan,
  problems: readonly PlanProblem[],
  turn: number,
  left: number,
): PlanDirection {
  const items = itemsOf(plan);
  const unanswered = plan.defects.filter(({ status }) => status === 'open' || status === 'upheld');
  const about = (code: SectionCode) => unanswered.filter((defect) => sectionsAbout(defect, items).includes(code));
  const weak = sectionCodes.map((code, order) => {
    const section = plan.sections.find((one) => one.code === code);
    const defects = about(code);
    const found = problems.filter(({ item }) => sectionOf(item) === code).length;
    return {
      code,
      defects: defects.map(({ id }) => id),
      weight: defects.reduce((sum, { severity }) => sum + weights[severity], found * problemWeight),
      isEmpty: code === mayBeEmpty ? section === undefined : (section?.items.length ?? 0) === 0,
      worked: section?.iteration ?? 0,
      order,
    };
  });
  weak.sort(
    (a, b) => b.weight - a.weight || Number(b.isEmpty) - Number(a.isEmpty) || a.worked - b.worked || a.order - b.order,
  );
  const empty = weak.filter(({ isEmpty }) => isEmpty).length;
  const wanted = Math.max(leastArchitects, Math.ceil(empty / Math.max(1, left)));
  const architects = weak.slice(0, wanted).map(({ code, defects }) => ({ section: code, defects }));
  return { architects, critics: critics(plan.defects, turn) };
}

/** A defect of a claim is one of every section whose items rest on it. */
function sectionsAbout({ about }: Pick<Defect, 'about'>, items: readonly PlanItem[]): SectionCode[] {
  const direct = sectionCodes.find((code) => code === about) ?? sectionOf(about);
  if (direct !== undefined) return [direct];
  return items.filter(({ claims }) => claims.includes(about)).flatMap(({ id }) => sectionOf(id) ?? []);
}

function critics(defects: readonly Defect[], turn: number): PlanDirection['critics'] {
  const aspects = Array.from({ length: criticsAtOnce }, (_, index): CriticAspect => {
    return aspectNames[(turn * criticsAtOnce + index) % aspectNames.length] ?? 'feasibility';
  });
  return assignRulings(defects, aspects);
}

/** Each answered defect goes to one critic: to that of its own aspect where there is one. */
export function assignRulings(defects: readonly Defect[], aspects: readonly CriticAspect[]): PlanDirection['critics'] {
  const answered = defects.filter((defect) => isUnresolved(defect) && defect.status === 'answered');
  const judge = ({ aspect }: Defect, index: number) => {
    const own = aspects.findIndex((one) => one === aspect);
    return own === -1 ? index % aspects.length : own;
  };
  return aspects.map((aspect, index) => ({
    aspect,
    rulings: answered.filter((defect, at) => judge(defect, at) === index).map(({ id }) => id),
  }));
}
