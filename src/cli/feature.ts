import type { WorkflowPaths } from '../files/paths.ts';
import { describeFeatures, describeFeature, describeCounts, describeJudgement } from '../coding/rules/describe.ts';
import { excerpt, exitCodes } from '../base/errors.ts';
import type { Answer } from './context.ts';
import type { WorkflowCall } from './command-row.ts';
import { startFeatureOf, verifyAndRecord } from '../app/after-agents.ts';
import { featureWithProofs, nextFeatures } from '../coding/implementation-status.ts';
import { keptMessage, skip as skipFeature } from '../coding/skip-or-split.ts';
import { countFeatures } from '../coding/rules/remaining-work.ts';
import { importFeatures } from '../coding/import-features.ts';
import { counted } from '../base/text.ts';

/** The features of a workflow with their statuses and which come next; or everything about one. */
export async function features(paths: WorkflowPaths, { words: [id] }: WorkflowCall): Promise<Answer> {
  if (id !== undefined) return one(paths, id);
  const { list, judgement, running, begin, isJudged, steps } = await nextFeatures(paths);
  const next = isJudged ? describeJudgement(judgement) : 'Critics first judge whether the features can be implemented.';
  return {
    text: [describeFeatures(list), '', ...(steps.length > 0 ? steps : [next])].join('\n'),
    data: {
      counts: countFeatures(list),
      features: list.features,
      in_progress: running,
      next: begin,
      judgement,
    },
  };
}

function one(paths: WorkflowPaths, id: string): Answer {
  const { list, feature, proofs } = featureWithProofs(paths, id);
  return { text: describeFeature(list, feature), data: { ...feature, proof_records: proofs } };
}

/** Begins an attempt at a feature, or continues the one in progress, and prints its brief. */
export async function start(paths: WorkflowPaths, { now, words: [id = ''] }: WorkflowCall): Promise<Answer> {
  const { attempt, brief, notices } = await startFeatureOf(paths, id, now);
  return {
    text: [...notices, brief].join('\n\n'),
    data: { feature: attempt.feature, record: attempt.record, notices },
  };
}

/** Verifies the work on a feature; a verified and reviewed feature passes and is committed. */
export async function verify(paths: WorkflowPaths, { now, words: [id = ''] }: WorkflowCall): Promise<Answer> {
  const { feature, attempt, notices, outcome, recorded, ...verified } = await verifyAndRecord(paths, id, now);
  const text = recorded === undefined ? verified.text : [...verified.text, recorded.text];
  return {
    text: [...notices, ...text].join('\n\n'),
    data: { feature, attempt, notices, outcome, text },
    exitCode: ['failed', 'not-judged', 'asked'].includes(outcome) ? exitCodes.refused : 0,
  };
}

/** Skips a feature. */
export async function skip(
  paths: WorkflowPaths,
  { now, words: [wanted = ''], options: { why = '' } }: WorkflowCall,
): Promise<Answer> {
  const { id, others, patch, notices } = await skipFeature(paths, wanted, why, now);
  const goesOn = others.length === 0 ? '' : ` What depends on it goes on without it: ${others.join(', ')}.`;
  return {
    text: [...notices, `${id} is skipped.${goesOn}${keptMessage(paths, patch)}`].join('\n'),
    data: { skipped: id, dependants: others, notices },
  };
}

/** Makes the feature list from the plan, or says which parts an agent has to divide. */
export async function importPlan(paths: WorkflowPaths, { now, options: { from } }: WorkflowCall): Promise<Answer> {
  const imported = await importFeatures(paths, now, from);
  const notes = imported.notes.map((note) => `- ${excerpt(note)}`);
  if (imported.is === 'needs-decomposition') {
    const { file, sections } = imported;
    const lines = sections.map(({ id, title, from: first, to }) => `  ${id}  ${excerpt(title)} (lines ${first}-${to})`);
    const hint = `${file} is written as prose: an agent has to divide it into features. Its sections:`;
    return { text: [hint, ...lines, ...notes].join('\n'), data: imported };
  }
  const { list, file, existing } = imported;
  const how = existing
    ? `The feature list exists already: ${file}.`
    : `${counted(list.features.length, 'feature')} from ${file}.`;
  const data = { file, existing, notes: imported.notes, features: list.features };
  return { text: [how, describeCounts(list), ...notes].join('\n'), data };
}
