import { join } from 'node:path';
import { isWorkflowError } from '../base/errors.ts';
import { counted } from '../base/text.ts';
import type { Repaired } from '../files/document.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent, readJournal } from '../journal/journal.ts';
import { parseJournal, type JournalLine } from '../journal/rules/journal-line.ts';
import { isAncestor } from '../programs/git/repository.ts';
import { readAttempt } from './attempt-file.ts';
import { bindingsOf } from './bindings.ts';
import { waitingItems, writeCounters } from './change-features.ts';
import { checkoutOf } from './checkout.ts';
import { hasFeatures, wasImported, writeFeatures } from './feature-file.ts';
import { findPlan } from './plan-source.ts';
import type { Feature, FeatureList } from './rules/feature.ts';
import { deriveStatuses } from './rules/feature-status.ts';
import { committedInJournal } from './rules/regressions.ts';
import { beyondPlan, replayed } from './rules/replay.ts';

/**
 * Makes a feature list that is gone, as is its copy, again from its plan, the journal and the records of attempts. A pass counts whose
 * proofs and commit are there. The caller holds the workflow's lock.
 * @returns the repair, and what is lost; nothing where there is, or never was, a list.
 */
export async function rebuildFeatures(paths: WorkflowPaths, now: Date): Promise<Repaired[]> {
  if (hasFeatures(paths) || !wasImported(paths)) return [];
  const lines = parseJournal(readJournal(paths));
  const imported = lines.findLastIndex(({ event }) => event === 'features-imported');
  const since = lines.slice(imported + 1);
  const planned = ofPlan(paths, lines[imported]);
  const fix = `put ${paths.folder}/feature-list.json back from version control or a backup`;
  if (typeof planned === 'string') {
    const done = since.flatMap((line) => (line.event === 'feature-passed' ? [line.feature] : []));
    const passed = done.length === 0 ? '' : ` ${[...new Set(done)].join(', ')} had passed.`;
    const text = `The feature list of '${paths.name}' is gone, and cannot be made again: ${planned}.${passed} → ${fix}`;
    return [{ text, isLoss: true }];
  }
  const list = deriveStatuses(await withCommits(paths, planned, since), waitingItems(paths));
  appendEvent(paths, now, { event: 'features-restored', kept: 'none', why: 'the feature list is gone' });
  writeFeatures(paths, list);
  await writeCounters(paths, now, list);
  const named = (of: (feature: Feature) => boolean) => list.features.filter(of).map(({ id }) => id);
  const parts = [
    { ids: named(({ passes }) => passes), what: 'passing as before' },
    { ids: named(({ claimed, passes }) => claimed && !passes), what: 'to be verified again' },
  ].flatMap(({ ids, what }) => (ids.length === 0 ? [] : [`${what}: ${ids.join(', ')}`]));
  const how = `from ${list.source ?? ''}, its journal and the records of attempts${parts.length === 0 ? '' : `; ${parts.join('; ')}`}`;
  const lost = beyondPlan(list, since);
  return [
    { text: `autonomous-workflow restored the feature list of '${paths.name}' ${how}.`, isLoss: false },
    ...(lost.length === 0
      ? []
      : [
          {
            text: `Not in its plan, and lost with the feature list of '${paths.name}': ${lost.join(', ')} → ${fix}`,
            isLoss: true,
          },
        ]),
  ];
}

/** The features as the plan has them, without any work; a reason where the plan does not hold them. */
function ofPlan(paths: WorkflowPaths, line: JournalLine | undefined): FeatureList | string {
  if (line?.event !== 'features-imported') return 'its journal does not say from which plan';
  try {
    const { file, reading } = findPlan(paths, line.source);
    if (reading.is !== 'features') return `an agent had divided ${file}, which is prose`;
    if (reading.features.length < line.features)
      return `${file} had ${counted(line.features, 'feature')} when it was read, and has ${reading.features.length} now`;
    return { schema: 1, source: file, features: reading.features, groups: reading.groups, proofs: [] };
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return `${line.source} cannot be read (${error.message.split('\n')[0] ?? ''})`;
  }
}

/** The replayed list, with the commits of its passes; a pass whose commit is not in what is checked out is claimed. */
async function withCommits(
  paths: WorkflowPaths,
  planned: FeatureList,
  since: readonly JournalLine[],
): Promise<FeatureList> {
  const list = replayed(planned, since, (feature, attempt) => readAttempt(paths, feature, attempt));
  const commits = committedInJournal(list, since);
  const checkout = await checkoutOf(paths);
  const features = await Promise.all(
    list.features.map(async (feature): Promise<Feature> => {
      const number = feature.attempts.findLast(({ outcome }) => outcome === 'passed')?.number;
      const record = number === undefined ? undefined : readAttempt(paths, feature.id, number);
      if (!feature.passes) return feature;
      // A feature that the plan said to be done passed without an attempt, and has no commit of its own.
      const wasBuilt = since.some(
        (line) => line.event === 'feature-passed' && line.feature === feature.id && line.attempt > 0,
      );
      if (!wasBuilt) return feature;
      const commit = commits.get(feature.id);
      if (record === undefined || commit === undefined || !(await isAncestor(checkout.root, commit, 'HEAD')))
        return { ...feature, passes: false, claimed: true, status: 'pending' };
      return { ...feature, bindings: await bindingsOf(checkout, record, commit, join(paths.root, list.source ?? '')) };
    }),
  );
  return { ...list, features };
}
