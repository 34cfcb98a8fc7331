import { phaseTraits } from '../base/vocabulary.ts';
import { escapeTex } from '../base/tex.ts';
import { readerOf } from '../files/schema.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readDocument, writeDocument, type Document } from '../journal/document.ts';
import { type WorkflowState, isWriting } from '../loop/rules/state.ts';
import { editsOf, nameOfGoal, writeDocument as writeTex } from '../report/document.ts';
import { cited } from '../report/rules/assemble.ts';
import { blocksTex, fillTemplate } from '../report/rules/to-tex.ts';
import type { Ledger } from '../research/rules/ledger.ts';
import { isUnresolved } from './rules/defects.ts';
import { planBlocks, worstFirst } from './rules/document.ts';
import { emptyPlan, neededSections, planSchema, type Plan } from './rules/plan.ts';
import type { PlanScope, PlanAssignment } from './rules/plan-direction.ts';
import { join } from 'node:path';
import type { Assignment } from '../loop/rules/agents.ts';
import { writeAtomic } from '../files/store.ts';

/** The items and defects of a plan. */
export function planDocument(paths: WorkflowPaths): Document<Plan> {
  const [name, title] = ['records/plan.json', 'the items of the plan'];
  return { paths, name, title, read: readerOf(planSchema) };
}

/**
 * The items and defects of a plan; empty before anything is recorded.
 * @throws WorkflowError when no log explains the file and it is not valid.
 */
export function readPlan(paths: WorkflowPaths): Plan {
  return readDocument(planDocument(paths)) ?? emptyPlan();
}

/** Writes the items and defects of the plan. The caller holds the workflow's lock. */
export function writePlan(paths: WorkflowPaths, plan: Plan): void {
  writeDocument(planDocument(paths), plan);
}

/** The sections that a plan needs, with the words of a person in its document that wait for an architect. */
export function scopeOf(paths: WorkflowPaths, state: WorkflowState): PlanScope {
  return { needed: neededSections(state), edits: editsOf(paths, 'plan') };
}

/**
 * Makes the plan's document from its items; once planning is over it names what critics still hold against the plan. The caller holds the
 * workflow's lock.
 */
export function writePlanDocument(paths: WorkflowPaths, state: WorkflowState, ledger: Ledger, now: Date): void {
  const plan = readPlan(paths);
  const isOver = phaseTraits[state.current_phase].document !== 'plan' || isWriting(state);
  const blocks = planBlocks(plan, isOver ? worstFirst(plan.defects.filter(isUnresolved)) : []);
  const sections = [...blocks].map(([title, own]): [string, string] => [title, blocksTex(cited(own, ledger))]);
  const { title, language } = nameOfGoal(paths);
  writeTex(paths, 'plan', now, (template, paper) =>
    fillTemplate(
      template,
      new Map([
        ['TITLE', escapeTex(title, { hasScripts: true })],
        ['LANGUAGE', language],
        ['PAPER', paper],
        ['DAY', state.updated_at.slice(0, 10)],
        ...sections,
      ]),
    ),
  );
}

/**
 * Writes the full tasks for the agents that read them from a file, which their task lines then name.
 * @param where adds a sentence about the files that a task needs.
 */
export function writeTasks(paths: WorkflowPaths, made: readonly PlanAssignment[], where: string): Assignment[] {
  return made.map(({ inFull, ...assignment }) => {
    if (inFull === undefined) return assignment;
    const { id, task } = assignment;
    writeAtomic(join(paths.tasks, `${id}.md`), `[${id}] ${inFull}\n\n${where}\n`);
    return { ...assignment, task: `${task}; your task in full: ${paths.folder}/tasks/${id}.md` };
  });
}
