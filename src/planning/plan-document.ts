import { titleOf } from '../base/names.ts';
import { phaseTraits } from '../base/vocabulary.ts';
import { isWriting } from '../loop/rules/iteration.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readPlan } from './plan-file.ts';
import { escapeTex } from '../base/tex.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { writeDocument } from '../report/edits.ts';
import { cited } from '../report/rules/assemble.ts';
import { blocksTex, fillTemplate } from '../report/rules/to-tex.ts';
import type { Ledger } from '../research/rules/ledger.ts';
import { planBlocks } from './rules/document.ts';
import { unresolvedObjections } from './rules/stability.ts';

/**
 * Makes the plan's document from its items; once planning is over it names what critics still hold against the plan. The caller holds the
 * workflow's lock.
 */
export function writePlanDocument(paths: WorkflowPaths, state: WorkflowState, ledger: Ledger, now: Date): void {
  const plan = readPlan(paths);
  const isOver = phaseTraits[state.current_phase].document !== 'plan' || isWriting(state);
  const blocks = planBlocks(plan, isOver ? unresolvedObjections(plan.defects) : []);
  const sections = [...blocks].map(([title, own]): [string, string] => [title, blocksTex(cited(own, ledger))]);
  const title = escapeTex(titleOf(paths.name)) || 'Untitled';
  writeDocument(paths, 'plan', now, (template, paper) =>
    fillTemplate(
      template,
      new Map([['TITLE', title], ['PAPER', paper], ['DAY', state.updated_at.slice(0, 10)], ...sections]),
    ),
  );
}
