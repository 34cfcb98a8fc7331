import { statSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { readPlanItems } from '../../engine/features/plans/plan-items.ts';
import { readPlan } from '../../engine/features/plans/read-plan.ts';
import type { PlanReading } from '../../engine/features/plans/reading.ts';
import { parseJson } from '../../engine/parse-json.ts';
import { WorkflowError, exitCodes } from '../../engine/workflow-error.ts';
import type { WorkflowPaths } from '../paths.ts';
import { planPlaces } from './plan-places.ts';
import { readProjectText } from './project-text.ts';

export interface ReadPlan {
  /** From the project's root, with forward slashes. */
  file: string;
  reading: PlanReading;
}

/**
 * The plan of a workflow, read: the one named, else the first that is found. A plan.json from which nothing can be built is passed
 * over.
 * @param wanted a file or a folder with a tasks.md, from the project's root or absolute.
 * @throws WorkflowError when there is none or several could be meant, or it is no plan.
 */
export function findPlan(paths: WorkflowPaths, wanted?: string): ReadPlan {
  if (wanted !== undefined) return read(paths, named(paths, wanted)) ?? nothing(paths, wanted);
  const places = planPlaces(paths);
  for (const { find } of places) {
    const [file, ...others] = find();
    if (file === undefined) continue;
    if (others.length > 0) throw several([file, ...others]);
    const found = read(paths, file);
    if (found !== undefined) return found;
  }
  throw new WorkflowError(`There is no plan for '${paths.name}'`, {
    where: paths.root,
    expected: `one of feature-list.json in ${paths.folder}, ${places.map(({ pattern }) => pattern).join(', ')}`,
    fix: `Write ${paths.folder}/${paths.name}-plan.md: a heading "## Phase 1: …" with "### Success Criteria" for each phase, or a task "- [ ] T001 …" for each piece of work. Or copy your plan there: prose under headings is divided by an agent.`,
    exitCode: exitCodes.usage,
  });
}

function read(paths: WorkflowPaths, file: string): ReadPlan | undefined {
  const text = readProjectText(paths.root, file);
  if (!file.endsWith('.json')) return { file, reading: readPlan(text, file) };
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (error) {
    throw new WorkflowError('The plan is not valid', {
      where: file,
      received: (error as Error).message,
      fix: 'Mend that file, or name another plan with --from.',
      exitCode: exitCodes.invalidState,
    });
  }
  const reading = readPlanItems(value, file);
  return reading && { file, reading };
}

function named({ root }: WorkflowPaths, wanted: string): string {
  const path = isAbsolute(wanted) ? wanted : join(root, wanted);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  return relative(root, isFolder ? join(path, 'tasks.md') : path)
    .split(sep)
    .join('/');
}

function several(files: readonly string[]): WorkflowError {
  return new WorkflowError('Several plans could be meant', {
    received: files.join(', '),
    fix: `Name one with: autonomous-workflow features import --from ${files[0] ?? ''}`,
    exitCode: exitCodes.usage,
  });
}

function nothing({ name }: WorkflowPaths, wanted: string): never {
  throw new WorkflowError('The plan says nothing that could be built', {
    where: wanted,
    expected: 'items of the kind component or step',
    fix: `Name another plan with: autonomous-workflow features import ${name} --from plan.md`,
    exitCode: exitCodes.usage,
  });
}
