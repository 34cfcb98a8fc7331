import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { counted } from '../base/text.ts';
import { excerpt, isWorkflowError, oneLine } from '../base/errors.ts';
import { writeAtomic } from '../files/atomic.ts';
import { workflowPaths, type WorkflowPaths } from '../files/paths.ts';
import { notesOnPassed } from './background.ts';
import { hasFeatures, readFeatures } from './feature-file.ts';

/** A defect of a passed feature that the coder of a later one reported. */
export interface KnownDefect {
  feature: string;
  by: string;
  note: string;
}

const planOf = 'known-defects.md';

/** The name of the workflow that repairs the defects of an earlier one. */
const nameOfNext = ({ name }: WorkflowPaths): string => `${name}-defects`;

/** The defects of passed features that no follow-up workflow has taken up; an empty list without a readable feature list. */
export function knownDefects(paths: WorkflowPaths): KnownDefect[] {
  if (!hasFeatures(paths) || existsSync(workflowPaths(paths.root, nameOfNext(paths)).base)) return [];
  try {
    return notesOnPassed(paths, readFeatures(paths)).map(({ by, about, note }) => ({ feature: about, by, note }));
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return [];
  }
}

/** Known defects for the user, a line each, with the command that starts their repair; empty without defects. */
export function defectLines(paths: WorkflowPaths): string[] {
  const known = knownDefects(paths);
  if (known.length === 0) return [];
  return [
    ...known.map(
      ({ feature, by, note }) => `Known defect of ${feature}, which passed (the coder of ${by}): “${excerpt(note)}”`,
    ),
    `→ Take ${known.length === 1 ? 'it' : 'them'} up with: /autonomous-workflow:implement '${nameOfNext(paths)}' --plan ${paths.folder}/${planOf}`,
  ];
}

/** Writes the known defects of an ending workflow as a list of tasks, which another workflow can implement. */
export function writeDefectPlan(paths: WorkflowPaths): void {
  const known = knownDefects(paths);
  if (known.length === 0) return;
  const tasks = known.map(({ feature, by, note }, index) => {
    const id = `T${String(index + 1).padStart(3, '0')}`;
    return `- [ ] ${id} Fix what the coder of ${by} noticed about ${feature} of ${paths.name}: ${oneLine(note)}`;
  });
  const words = `${counted(known.length, 'defect')} of features that had passed. Strike out what is none.`;
  writeAtomic(join(paths.base, planOf), `# Known defects of ${paths.name}\n\n${words}\n\n${tasks.join('\n')}\n`);
}
