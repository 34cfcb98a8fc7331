import { aspectNames, type CriticAspect } from './aspects.ts';
import { isUnresolved, type Defect } from './defect.ts';
import { itemsIn, itemsOf, type Plan } from './plan.ts';
import { mayBeEmpty, type PlanItem, sectionCodes, sectionOf, type SectionCode } from './plan-hand-in.ts';
import type { PlanClaim } from './plan-claim.ts';
import { planProblems } from './plan-problems.ts';

/** The tasks of an iteration of planning. */
export interface PlanDirection {
  /** `found`: statements that architects wanted to build on, each with the new findings of the search for it. */
  architects: { sections: SectionCode[]; defects: string[]; found: { text: string; claims: string[] }[] }[];
  /** `rulings`: the answered defects that the critic has to rule on. */
  critics: { aspect: CriticAspect; rulings: string[] }[];
  /** Statements that architects wanted to build on in the last iteration, for researchers: each is searched for once. */
  statements: string[];
}

/** The target of a plan: the sections that must have items, and the share of it that may change before critics judge it again. */
export interface PlanScope {
  /** A person's words in the document wait for an architect. */
  isEdited?: boolean;
  needed: readonly SectionCode[];
  stableShare: number;
}

/**
 * Who has something to do in the next iteration. One architect designs all sections without items together, so that they can name each
 * other; up to two others get the sections with problems, unanswered blockers and concerns, or news; what a person changed goes to the first. Both critics judge a plan that has
 * changed since they saw it; otherwise one only rules on answers. Nobody has a task without such a need.
 */
export function directPlanning(
  plan: Plan,
  claims: readonly PlanClaim[],
  { needed, stableShare, isEdited = false }: PlanScope,
): PlanDirection {
  const items = itemsOf(plan);
  const problems = planProblems(items, claims);
  const [asked, searched] = [plan.iterations.at(-2)?.iteration, plan.iterations.at(-1)?.iteration];
  const statements = plan.claims_to_check.flatMap(({ text, iteration }) => (iteration === searched ? [text] : []));
  const fresh = claims.flatMap(({ id, iteration }) => (iteration === searched ? [id] : []));
  const found = fresh.length === 0 ? [] : plan.claims_to_check.filter(({ iteration }) => iteration === asked);
  const unanswered = plan.defects.filter(({ status }) => status === 'open' || status === 'upheld');
  const needs = sectionCodes.map((code) => {
    const section = plan.sections.find((one) => one.code === code);
    const defects = unanswered.filter((defect) => sectionsAbout(defect, items).includes(code));
    // Suggestions are for whoever works on the section anyway.
    const isFaulty =
      problems.some(({ item }) => sectionOf(item) === code) ||
      defects.some(({ severity }) => severity !== 'suggestion');
    const news = found.filter((one) => one.section.includes(code) && (section?.iteration ?? 0) <= one.iteration);
    return {
      code,
      defects: defects.map(({ id }) => id),
      found: news.map(({ text }) => ({ text, claims: fresh })),
      isMissing: needed.includes(code) && itemsIn(plan, code).length === 0,
      isWeak: isFaulty || news.length > 0,
      isUnwritten: section === undefined,
    };
  });
  const isDrafted = needs.every(({ isMissing }) => !isMissing);
  const draft = isDrafted ? [] : needs.filter((one) => one.isMissing || (one.code === mayBeEmpty && one.isUnwritten));
  const weak = needs.filter((one) => one.isWeak && !draft.includes(one));
  const half = isDrafted ? Math.ceil(weak.length / 2) : weak.length;
  const isIdle = draft.length + weak.length === 0;
  const edited = isEdited && isIdle ? needs.filter(({ code }) => itemsIn(plan, code).length > 0) : [];
  const architects = [draft, weak.slice(0, half), weak.slice(half), edited]
    .filter(({ length }) => length > 0)
    .map((group) => ({
      sections: group.map(({ code }) => code),
      defects: [...new Set(group.flatMap(({ defects }) => defects))],
      found: group.flatMap((one) => one.found).filter(isFirst),
    }));
  return { architects, critics: items.length === 0 ? [] : criticsOf(plan, stableShare), statements };
}

const isFirst = ({ text }: { text: string }, at: number, all: readonly { text: string }[]) =>
  all.findIndex((one) => one.text === text) === at;

/** A defect about a claim counts for each section that cites it; one about nothing of the plan is for its architecture. */
function sectionsAbout({ about }: Pick<Defect, 'about'>, items: readonly PlanItem[]): SectionCode[] {
  const direct = sectionCodes.find((code) => code === about) ?? sectionOf(about);
  if (direct !== undefined) return [direct];
  const citing = items.filter(({ claims }) => claims.includes(about)).flatMap(({ id }) => sectionOf(id) ?? []);
  return citing.length === 0 ? ['ARC'] : citing;
}

function criticsOf({ defects, iterations }: Plan, stableShare: number): PlanDirection['critics'] {
  // Critics see the plan as it was before the architects of their iteration.
  const seen = iterations.findLastIndex(({ valid, aspects }) => valid && aspects.length > 0);
  const changed = iterations.slice(Math.max(seen, 0)).reduce((sum, { change }) => sum + change, 0);
  const isNew = seen === -1 || changed >= stableShare;
  return assignRulings(defects, aspectNames).filter(({ rulings }) => isNew || rulings.length > 0);
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
