import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '../base/json.ts';
import { lineOfPath } from '../base/json-line.ts';
import { formatObjections } from './rules/objections.ts';
import { emptyPlan, planSchema, type Plan } from './rules/plan.ts';
import { formatIssues } from '../base/text.ts';
import { WorkflowError, exitCodes } from '../base/errors.ts';
import { wasEdited } from '../files/guarded-file.ts';
import { backUp, writeAtomic } from '../files/atomic.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { PlanFinding } from './rules/check-document.ts';
import { checkPlan } from './rules/check-plan.ts';
import { planClaims } from './rules/plan-claim.ts';
import { readLedger } from '../research/ledger-file.ts';

const copyFile = (paths: WorkflowPaths) => join(paths.runtime, 'plan.json');

/**
 * The items and defects of a plan; an empty one before anything is recorded.
 * @throws WorkflowError when the file is there but is not one, or is gone although there was one; nothing is changed then.
 */
export function readPlan(paths: WorkflowPaths): Plan {
  if (existsSync(paths.planItems)) return parsePlan(paths, paths.planItems);
  if (existsSync(copyFile(paths))) throw unusable(paths, 'are gone');
  return emptyPlan();
}

/**
 * Writes the plan and, for its document, the objections that it is finished with. The caller holds the workflow's lock.
 * @param objections ids of defects; none while planning goes on.
 */
export function writePlan(paths: WorkflowPaths, plan: Plan, objections: readonly string[] = []): void {
  const text = `${JSON.stringify(plan, null, 1)}\n`;
  // First: after a crash in between, it is put back as it was to become.
  writeAtomic(copyFile(paths), text);
  writeAtomic(paths.planItems, text);
  writeAtomic(paths.objections, formatObjections(plan.defects.filter(({ id }) => objections.includes(id))));
}

/**
 * Puts the plan back as we wrote it last; the broken file is kept. The caller holds the workflow's lock.
 * @returns undefined when there is no valid copy: nothing is changed then.
 */
export function restorePlan(paths: WorkflowPaths, now: Date, why: string): Plan | undefined {
  let plan: Plan;
  let text: string;
  try {
    plan = parsePlan(paths, copyFile(paths));
    text = readFileSync(copyFile(paths), 'utf8');
  } catch {
    // Missing or damaged.
    return undefined;
  }
  const kept = backUp(paths.planItems, 'broken', now);
  appendEvent(paths, now, { event: 'set-aside', file: 'plan.json', kept: kept ?? 'none', why: `${why}; put back` });
  writeAtomic(paths.planItems, text);
  return plan;
}

/** Whether somebody else changed the items of the plan since we wrote them last. */
export function wasPlanEdited(paths: WorkflowPaths): boolean {
  return wasEdited({ file: paths.planItems, copy: copyFile(paths) });
}

/** The line of plan.json in which an item stands, for a finding; null when it is not known. */
export function itemLines(paths: WorkflowPaths, { sections }: Plan): (item: string) => number | null {
  const text = existsSync(paths.planItems) ? readFileSync(paths.planItems, 'utf8') : undefined;
  return (item) => {
    if (text === undefined) return null;
    const section = sections.findIndex(({ items }) => items.some(({ id }) => id === item));
    const index = sections[section]?.items.findIndex(({ id }) => id === item) ?? -1;
    return index === -1 ? null : lineOfPath(text, ['sections', section, 'items', index]);
  };
}

function parsePlan(paths: WorkflowPaths, file: string): Plan {
  const text = readFileSync(file, 'utf8');
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (error) {
    throw unusable(paths, 'are not valid', (error as Error).message);
  }
  const result = planSchema.safeParse(value);
  if (result.success) return result.data;
  const problems = formatIssues(result.error.issues, value, (path) => lineOfPath(text, path));
  throw unusable(paths, 'are not valid', problems.join('; '));
}

function unusable(paths: WorkflowPaths, what: string, received?: string): WorkflowError {
  return new WorkflowError(`The items of the plan ${what}`, {
    where: paths.planItems,
    ...(received !== undefined && { received }),
    fix: `Put the last valid ones back with: autonomous-workflow repair ${paths.name}`,
    exitCode: exitCodes.invalidState,
  });
}

/**
 * The faults of the plan as it stands on disk: its items, the claims they rest on, and plan.tex.
 * @throws WorkflowError when the items or the ledger cannot be read.
 */
export function checkPlanFile(paths: WorkflowPaths): PlanFinding[] {
  const plan = readPlan(paths);
  return checkPlan(plan, planClaims(readLedger(paths)), {
    text: existsSync(paths.plan) ? readFileSync(paths.plan, 'utf8') : undefined,
    texFile: `${paths.folder}/${paths.name}-plan.tex`,
    itemsFile: `${paths.folder}/plan.json`,
    lineOf: itemLines(paths, plan),
  });
}
