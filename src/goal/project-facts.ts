import { lstatSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { standingOf, type Acceptance, type AcceptanceFacts, type Standing } from './rules/acceptance.ts';
import { excerptLine } from '../base/text.ts';
import type { FileEvidence } from './rules/judgement.ts';
import { realPathInside, type WorkflowPaths } from '../files/paths.ts';
import { readAcceptance } from './acceptance-file.ts';

/** Larger files are not searched for quotes. */
const largestBytes = 5_000_000;

/** The facts about the checklist, with the project's files as they are now. */
export function projectFacts(
  root: string,
  { runs, judgements }: Pick<Acceptance, 'runs' | 'judgements'>,
  notBefore: Date | null,
): AcceptanceFacts {
  const texts = new Map<string, string | undefined>();
  const textOf = (file: string) => {
    if (!texts.has(file)) texts.set(file, readProjectFile(root, file));
    return texts.get(file);
  };
  const stands = ({ file, line, excerpt }: FileEvidence) => {
    const text = textOf(file);
    return text === undefined ? undefined : excerptLine(text, excerpt, line) !== undefined;
  };
  return { runs, judgements, isThere: (path) => isThere(root, path), stands, notBefore };
}

/** A link out of the project is unknown; a dangling link counts as missing. */
function isThere(root: string, path: string): 'yes' | 'no' | 'unknown' {
  if (realPathInside(root, join(root, path)) === undefined) return 'unknown';
  try {
    statSync(join(root, path));
    return 'yes';
  } catch (error) {
    return /^(?:ENOENT|ENOTDIR)$/.test((error as NodeJS.ErrnoException).code ?? '') ? 'no' : 'unknown';
  }
}

/** The text of a file, the empty one when it is gone; undefined when it cannot be read. */
export function readProjectFile(root: string, file: string): string | undefined {
  const there = isThere(root, file);
  if (there !== 'yes') return there === 'no' ? '' : undefined;
  try {
    const path = join(root, file);
    const { size } = lstatSync(path);
    return size > largestBytes ? undefined : readFileSync(path, 'utf8');
  } catch {
    // The path is a folder, or unreadable.
    return undefined;
  }
}

/**
 * The state of the acceptance checklist, by its runs and judgements and by the project's files now.
 * @param notBefore runs and judgements from before do not count; null when all do.
 * @throws WorkflowError when the checklist cannot be read.
 */
export function readStanding(
  paths: WorkflowPaths,
  notBefore: Date | null = null,
): Standing & { acceptance: Acceptance | undefined } {
  const acceptance = readAcceptance(paths);
  const known = acceptance ?? { runs: [], judgements: [] };
  const standing = standingOf(acceptance?.goal, projectFacts(paths.root, known, notBefore));
  return { ...standing, acceptance };
}
