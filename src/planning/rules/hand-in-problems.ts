import { questionsOf } from './aspects.ts';
import type { CriticHandIn } from './defect-hand-in.ts';
import { itemsOf, retiredIds, type Plan } from './plan.ts';
import type { PlanClaim } from './plan-claim.ts';
import { mayBeEmpty, type PlanHandIn, sectionCodes, sectionOf, sectionsIn, type SectionCode } from './plan-hand-in.ts';
import { planProblems } from './plan-problems.ts';

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
  const found = planProblems(after, claims, retiredIds(plan))
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
export function critiqueProblems({ known, where, defects: raised }: Criticised, handIn: CriticHandIn): string[] {
  const ids = new Set(known);
  const defects = new Map(raised.map((defect) => [defect.id, defect.status]));
  const questions = new Set(questionsOf(handIn.aspect).map(({ id }) => id));
  return [
    ...handIn.defects
      .filter(({ about }) => !ids.has(about))
      .map(({ about }) => `There is no ${about} in ${where} that a defect could be about.`),
    ...handIn.rulings
      .filter(({ defect }) => defects.get(defect) !== 'answered')
      .map(
        ({ defect }) => `${defect} is no answered defect: rule on those of your task, and raise new ones as defects.`,
      ),
    ...handIn.questions
      .filter(({ question }) => !questions.has(question))
      .map(({ question }) => `${question} is no question of the aspect ${handIn.aspect}.`),
  ];
}
