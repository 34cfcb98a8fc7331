import { composeCodingBrief } from '../../engine/features/coding-brief.ts';
import { currentReview } from '../../engine/features/attempt-record.ts';
import type { Feature } from '../../engine/features/feature.ts';
import { openAttempt } from '../../engine/features/standing.ts';
import { summarizeEscalation } from '../../engine/escalation.ts';
import { openEscalations } from '../escalations.ts';
import type { WorkflowPaths } from '../paths.ts';
import type { PhaseTurn } from '../phase-turn.ts';
import { asWriter } from '../workflow.ts';
import { readAttempt } from './attempt-file.ts';
import { mendFeatures } from './mend-features.ts';
import { codingStanding } from './standing.ts';

/** An iteration of implementation: one feature, as far as it comes. */
export const codingTurn: PhaseTurn = {
  assign: () => Promise.resolve([]),

  async brief(paths, { state, problems, redirects, folder }) {
    await asWriter(paths, () => mendFeatures(paths, new Date()));
    const { list, waiting } = codingStanding(paths);
    const asked = openEscalations(paths).map(summarizeEscalation);
    return composeCodingBrief({ state, list, waiting, asked, problems, redirects, folder });
  },

  async problems(paths) {
    await asWriter(paths, () => mendFeatures(paths, new Date()));
    const running = codingStanding(paths).list?.features.filter(({ status }) => status === 'in_progress') ?? [];
    return running.flatMap((feature) => unfinished(paths, feature) ?? []);
  },
};

/** What is left undone at a feature that was begun; one that failed is gone on with in the next iteration. */
function unfinished(paths: WorkflowPaths, feature: Feature): string | undefined {
  const { id } = feature;
  const verify = `\`autonomous-workflow feature verify ${id}\``;
  const record = readAttempt(paths, id, openAttempt(feature)?.number ?? 0);
  if (record === undefined || (record.verification === null && record.mend.length === 0))
    return `${id} was begun and not verified: finish it, then run ${verify}. What is too large is given back with \`autonomous-workflow feature split\`.`;
  if (record.verification?.outcome !== 'green') return undefined;
  return currentReview(record) === undefined
    ? `${id} is green but not reviewed: ${verify} prints the task for the reviewer; run it again when the reviewer has answered.`
    : `${id} is reviewed: run ${verify} once more, which commits it or says what to mend.`;
}
