import { aspectNames, type CriticAspect } from './aspects.ts';
import { isUnresolved, type Defect } from './defect.ts';
import { itemsOf, type Plan } from './plan.ts';
import { mayBeEmpty, type PlanItem, sectionCodes, sectionOf, type SectionCode } from './plan-hand-in.ts';
import type { PlanProblem } from './plan-problems.ts';

/** The tasks of an iteration of planning. */
export interface PlanDirection {
  architects: { section: SectionCode; defects: string[] }[];
  /** `rulings`: the answered defects that the critic has to rule on. */
  critics: { aspect: CriticAspect; rulings: string[] }[];
}

const leastArchitects = 2;
const criticsAtOnce = 2;

/** Only defects without an answer count here: answered ones need a critic, not an architect. */
const weights = { blocker: 9, concern: 3, suggestion: 1 } as const;
/** An error of `plan check` has the weight of a blocker. */
const problemWeight = 9;

/**
 * Chooses the sections and aspects of the next iteration: the two weakest sections, by the weight of their unanswered defects and
 * problems, then those without items, then those not changed for longest, then in the order of the document; and the next two
 * aspects in turn. The first iterations thus fill the plan, beginning with sections that others need. More sections are chosen
 * when the plan would otherwise not be full in the iterations that are left.
 * @param turn the number of earlier iterations of planning.
 * @param left the iterations that remain for architects, this one included.
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

/** A defect about a claim counts for each section that cites it. */
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

/** Assigns each answered defect to one critic, to that of its own aspect if there is one. */
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
