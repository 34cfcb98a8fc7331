import { existsSync } from 'node:fs';
import { schemaForm } from '../files/json-form.ts';
import { lineOfPath } from '../base/json-line.ts';
import { emptyPlan, planSchema, type Plan } from './rules/plan.ts';
import { readDocument, writeDocument, type Document } from '../journal/document.ts';
import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readText } from '../files/regular.ts';
import type { PlanFinding } from './rules/check-document.ts';
import { checkPlan } from './rules/check-plan.ts';
import { planClaims } from './rules/plan-claim.ts';
import { readLedger } from '../research/ledger-file.ts';
import { escapeTex } from '../base/tex.ts';
import type { Defect } from './rules/defect.ts';

/** The items and defects of a plan. */
export function planDocument(paths: WorkflowPaths): Document<Plan> {
  const [name, title] = ['plan.json', 'the items of the plan'];
  return { paths, name, title, isPlural: true, form: schemaForm(planSchema) };
}

/**
 * The items and defects of a plan; empty before anything is recorded.
 * @throws WorkflowError when no log explains the file and it is not valid.
 */
export function readPlan(paths: WorkflowPaths): Plan {
  return readDocument(planDocument(paths)) ?? emptyPlan();
}

/**
 * Writes the plan and, for the LaTeX document, the objections that remain at the end. The caller holds the workflow's lock.
 * @param objections ids of defects; empty during planning.
 */
export function writePlan(paths: WorkflowPaths, plan: Plan, objections: readonly string[] = []): void {
  writeDocument(planDocument(paths), plan);
  writeAtomic(paths.objections, formatObjections(plan.defects.filter(({ id }) => objections.includes(id))));
}

/** The line of plan.json with an item, for a finding; null when it is unknown. */
export function itemLines(paths: WorkflowPaths, { sections }: Plan): (item: string) => number | null {
  const text = existsSync(paths.planItems) ? readText(paths.planItems) : undefined;
  return (item) => {
    if (text === undefined) return null;
    const section = sections.findIndex(({ items }) => items.some(({ id }) => id === item));
    const index = sections[section]?.items.findIndex(({ id }) => id === item) ?? -1;
    return index === -1 ? null : lineOfPath(text, ['sections', section, 'items', index]);
  };
}

/**
 * The faults of the plan on disk: its items, the claims they are based on, and plan.tex.
 * @throws WorkflowError when the items or the ledger cannot be read.
 */
export function checkPlanFile(paths: WorkflowPaths): PlanFinding[] {
  const plan = readPlan(paths);
  return checkPlan(plan, planClaims(readLedger(paths)), {
    text: existsSync(paths.plan) ? readText(paths.plan) : undefined,
    texFile: `${paths.folder}/${paths.name}-plan.tex`,
    itemsFile: `${paths.folder}/plan.json`,
    lineOf: itemLines(paths, plan),
  });
}

/**
 * The objections that remain at the end, as TeX that the plan includes. Texts are escaped, so that they are only printed. Empty
 * when there are none.
 */
export function formatObjections(objections: readonly Defect[]): string {
  if (objections.length === 0) return '';
  const entries = objections.map(({ id, severity, about, statement, resolution, history }) => {
    const answer = history.findLast(({ event }) => event === 'answered')?.text;
    const said = answer === undefined ? 'It was not answered.' : `Answer: ${escapeTex(answer)}`;
    return `  \\item \\textbf{${id} (${severity}, ${escapeTex(about)}).} ${escapeTex(statement)} Wanted: ${escapeTex(resolution)} ${said}`;
  });
  return [
    '% Generated from plan.json; do not edit.',
    '\\subsection*{Unresolved objections}',
    'Planning ended with these objections of its critics unresolved.',
    '\\begin{itemize}',
    ...entries,
    '\\end{itemize}',
    '',
  ].join('\n');
}
