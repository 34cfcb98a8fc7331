import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkflowPaths } from '../files/paths.ts';

/** The documents that code makes. */
export const texFiles = ['report', 'plan'] as const;
export type TexFileName = (typeof texFiles)[number];

/** A copy of the document as code made it last, without its seal. */
export const generatedCopy = (paths: WorkflowPaths, document: TexFileName): string =>
  join(paths.runtime, 'report', `generated-${document}.tex`);

/** Whether a document is gone that was made on this machine. */
export const isGone = (paths: WorkflowPaths, document: TexFileName): boolean =>
  !existsSync(paths[document]) && existsSync(generatedCopy(paths, document));
