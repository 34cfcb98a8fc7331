import { join } from 'node:path';
import { keepCopy } from '../files/json-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';

/** The TeX files that the session writes. */
export const texFiles = ['report', 'plan'] as const;
export type TexFileName = (typeof texFiles)[number];

const copyFile = (paths: WorkflowPaths, document: TexFileName) => join(paths.runtime, `${document}-before.tex`);

/** Stores copies when an iteration begins. */
export function keepTexFiles(paths: WorkflowPaths): void {
  for (const document of texFiles) keepCopy(paths[document], copyFile(paths, document));
}
