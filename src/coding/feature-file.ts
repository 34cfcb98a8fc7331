import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { passedInJournal } from './rules/feature-events.ts';
import type { FeatureList } from './rules/feature.ts';
import { readFeatureList } from './rules/read-list.ts';
import { findTampering, findUnproven, withoutPassing } from './rules/tampered-list.ts';
import { parseJournal } from '../journal/rules/journal-line.ts';
import { parseJson } from '../base/json.ts';
import { lineOfPath } from '../base/json-line.ts';
import { firstOf } from '../base/text.ts';
import { WorkflowError, exitCodes } from '../base/errors.ts';
import { backUp, writeAtomic } from '../files/atomic.ts';
import { appendEvent, readJournal } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing } from '../files/regular.ts';

const copyFile = (paths: WorkflowPaths) => join(paths.runtime, 'feature-list.json');

/** Whether the workflow has, or had, a feature list. */
export function hasFeatures(paths: WorkflowPaths): boolean {
  return existsSync(paths.featureList) || existsSync(copyFile(paths));
}

/**
 * The feature list of a workflow; edits of words for people are taken over.
 * @throws WorkflowError when there is none, it is not valid, or something was changed that only commands may change; nothing is
 * changed then.
 */
export function readFeatures(paths: WorkflowPaths): FeatureList {
  const file = readOrNothing(paths.featureList);
  const copy = readOrNothing(copyFile(paths));
  if (file === undefined) throw copy === undefined ? none(paths) : unusable(paths, 'The feature list is gone');
  const list = parse(paths, file.toString('utf8'));
  if (copy?.equals(file) === true) return list;
  const good = copy === undefined ? undefined : tryParse(paths, copy.toString('utf8'));
  const changes = good === undefined ? describeUnproven(unprovenIn(paths, list)) : findTampering(good, list);
  if (changes.length === 0) return list;
  throw unusable(paths, 'The feature list was changed by other means than its commands', changes.join('; '));
}

/**
 * Writes the feature list. The caller holds the workflow's lock and has noted the change in the journal.
 * @throws WorkflowError when it would not be valid: what is there stays.
 */
export function writeFeatures(paths: WorkflowPaths, list: FeatureList): void {
  const read = readFeatureList(list);
  if (!read.ok)
    throw new WorkflowError('The feature list would not be valid, so it was left as it was', {
      where: paths.featureList,
      received: firstOf(read.formatIssues).join('; '),
      fix: 'This is an error of autonomous-workflow: please report it with this message.',
    });
  const text = `${JSON.stringify(list, null, 1)}\n`;
  // First: after a crash in between, the list is put back as it was to become.
  writeAtomic(copyFile(paths), text);
  writeAtomic(paths.featureList, text);
}

/**
 * Puts the feature list back as we wrote it last or, without a valid copy, as it stands but for what passes in it without a run that
 * the journal tells of; the one in its place is kept. The caller holds the workflow's lock.
 * @returns where that one went, null when it was gone; undefined when there is nothing to put back: nothing is changed then.
 */
export function restoreFeatures(paths: WorkflowPaths, now: Date, why: string): { kept: string | null } | undefined {
  const found = [copyFile(paths), paths.featureList].map((file) => readOrNothing(file)?.toString('utf8'));
  const good = found
    .map((text) => (text === undefined ? undefined : tryParse(paths, text)))
    .find((one) => one !== undefined);
  if (good === undefined) return undefined;
  const kept = backUp(paths.featureList, 'broken', now);
  appendEvent(paths, now, { event: 'features-restored', kept: kept ?? 'none', why });
  writeFeatures(paths, withoutPassing(good, new Set(unprovenIn(paths, good)), false));
  return { kept };
}

/** The features that pass in the list although the journal does not tell of a run that proved it. */
export function unprovenIn(paths: WorkflowPaths, list: FeatureList): string[] {
  if (!list.features.some(({ passes }) => passes)) return [];
  return findUnproven(list, passedInJournal(parseJournal(readJournal(paths))));
}

/** For features that somebody set to pass, a sentence each. */
export function describeUnproven(ids: readonly string[]): string[] {
  return ids.map((id) => `${id} was set to pass without a run of its verification`);
}

/**
 * A feature list that a person brought along, before we ever wrote it: what passes in it without a run that the journal tells of
 * counts as claimed. Undefined when there is none, or it is one of ours.
 * @throws WorkflowError when it is not valid.
 */
export function readBroughtFeatures(paths: WorkflowPaths): FeatureList | undefined {
  const file = readOrNothing(paths.featureList);
  if (file === undefined || existsSync(copyFile(paths))) return undefined;
  const list = parse(paths, file.toString('utf8'));
  return withoutPassing(list, new Set(unprovenIn(paths, list)), true);
}

/** Whether there is a copy of the feature list that is none. */
export function isFeatureCopyDamaged(paths: WorkflowPaths): boolean {
  const copy = readOrNothing(copyFile(paths));
  return copy !== undefined && tryParse(paths, copy.toString('utf8')) === undefined;
}

function tryParse(paths: WorkflowPaths, text: string): FeatureList | undefined {
  try {
    return parse(paths, text);
  } catch {
    // Damaged: it is treated as absent.
    return undefined;
  }
}

function parse(paths: WorkflowPaths, text: string): FeatureList {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (error) {
    throw unusable(paths, 'The feature list is not valid', (error as Error).message);
  }
  const read = readFeatureList(value, (path) => lineOfPath(text, path));
  if (read.ok) return read.list;
  throw unusable(paths, 'The feature list is not valid', firstOf(read.formatIssues).join('; '));
}

function none(paths: WorkflowPaths): WorkflowError {
  return new WorkflowError(`The workflow '${paths.name}' has no feature list yet`, {
    where: paths.featureList,
    fix: `Make it from a plan with: autonomous-workflow features import ${paths.name}`,
  });
}

function unusable(paths: WorkflowPaths, what: string, received?: string): WorkflowError {
  return new WorkflowError(what, {
    where: paths.featureList,
    ...(received !== undefined && { received }),
    fix: existsSync(copyFile(paths))
      ? `Put the last one that we wrote back with: autonomous-workflow repair ${paths.name}`
      : 'Fix what is named in that file.',
    exitCode: exitCodes.invalidState,
  });
}
