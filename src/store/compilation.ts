import { join } from 'node:path';
import { writeAtomic } from './atomic.ts';
import { hashFile } from './iteration-mark.ts';
import { readJson } from './json-file.ts';
import type { WorkflowPaths } from './paths.ts';

/** How a document was last compiled: `.runtime/compiled.json`. */
interface Compilation {
  document: string | null;
  bibliography: string | null;
  outcome: 'built' | 'failed' | 'no-tex';
}

const compilationFile = (paths: WorkflowPaths) => join(paths.runtime, 'compiled.json');

/** Notes the outcome for the report and bibliography as they were when compiling began. */
export function noteCompilation(
  paths: WorkflowPaths,
  inputs: CompilationInputs,
  outcome: Compilation['outcome'],
): void {
  writeAtomic(compilationFile(paths), JSON.stringify({ ...inputs, outcome } satisfies Compilation));
}

export type CompilationInputs = Pick<Compilation, 'document' | 'bibliography'>;

export function compilationInputs(paths: WorkflowPaths): CompilationInputs {
  return { document: hashFile(paths.report), bibliography: hashFile(paths.bibliography) };
}

/** How the report as it stands now was last compiled. */
export function readCompilation(paths: WorkflowPaths): 'not-compiled' | Compilation['outcome'] {
  const last = readJson(compilationFile(paths)) as Compilation | undefined;
  const now = compilationInputs(paths);
  const isCurrent = last?.document === now.document && last.bibliography === now.bibliography;
  return isCurrent ? last.outcome : 'not-compiled';
}
