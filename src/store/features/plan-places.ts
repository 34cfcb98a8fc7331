import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { docsFolder, type WorkflowPaths } from '../paths.ts';

/** Folders that hold a folder with a tasks.md for each thing to build. */
const specFolders = ['specs', '.specify/specs', 'Specs', 'spec', 'docs/specs', '.kiro/specs'];
/** Folders of plans, a file each. */
const planFolders = ['docs/plans', 'docs/superpowers/plans', 'thoughts/shared/plans', 'thoughts/plans', 'plans'];

/** Where a plan may be, in the order in which it is looked for. */
export interface PlanPlace {
  /** As it is told to people; `*` stands for a number or a date. */
  pattern: string;
  /** Files from the project's root, with forward slashes, that are there. */
  find: () => string[];
}

/** Every place where the plan of a workflow is looked for; the first one that has it counts. */
export function planPlaces({ root, folder, name }: WorkflowPaths): PlanPlace[] {
  const files = [
    `${folder}/plan.json`,
    `${folder}/${name}-plan.tex`,
    `${folder}/${name}-plan.md`,
    `${docsFolder}/${name}-plan.tex`,
    `${docsFolder}/${name}-plan.md`,
    `${folder}/tasks.md`,
  ];
  const numbered = (entry: string) => entry === name || new RegExp(`^\\d{1,8}-${name}$`).test(entry);
  const dated = (entry: string) => entry === `${name}.md` || (entry.endsWith(`-${name}.md`) && /^\d/.test(entry));
  return [
    ...files.map((file) => ({
      pattern: file,
      find: () =>
        entriesOf(root, file.slice(0, file.lastIndexOf('/'))).includes(file.slice(file.lastIndexOf('/') + 1))
          ? [file]
          : [],
    })),
    ...specFolders.map((base) => ({
      pattern: `${base}/[*-]${name}/tasks.md`,
      find: () =>
        entriesOf(root, base)
          .filter(numbered)
          .filter((entry) => entriesOf(root, `${base}/${entry}`).includes('tasks.md'))
          .map((entry) => `${base}/${entry}/tasks.md`),
    })),
    ...planFolders.map((base) => ({
      pattern: `${base}/[*-]${name}.md`,
      find: () =>
        entriesOf(root, base)
          .filter(dated)
          .map((entry) => `${base}/${entry}`),
    })),
  ];
}

/** What a folder holds, as it is spelt there: some systems find a file in any case. */
function entriesOf(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder)).sort();
  } catch {
    return [];
  }
}
