import { standingOf, type Acceptance, type Standing } from '../../engine/acceptance/acceptance.ts';
import type { WorkflowPaths } from '../paths.ts';
import { readAcceptance } from './acceptance-file.ts';
import { projectFacts } from './project-facts.ts';

/**
 * How the workflow stands towards what it has to reach, by what was run and judged and by the project's files as they are now.
 * @param notBefore runs and judgements from before do not count; null when all do.
 * @throws WorkflowError when the checklist cannot be read.
 */
export function readStanding(
  paths: WorkflowPaths,
  notBefore: Date | null = null,
): Standing & { acceptance: Acceptance | undefined } {
  const acceptance = readAcceptance(paths);
  const known = acceptance ?? { runs: [], judgements: { assertions: [], ratings: [] } };
  const standing = standingOf(acceptance?.goal, projectFacts(paths.root, known, notBefore));
  return { ...standing, acceptance };
}
