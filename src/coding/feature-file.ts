import { existsSync } from 'node:fs';
import { jsonForm, type Validate } from '../files/json-form.ts';
import { workflowDocument } from '../journal/document.ts';
import { hasDocument, type WorkflowPaths } from '../files/paths.ts';
import { passedInJournal } from './rules/feature-events.ts';
import { readFeatureList } from './rules/read-list.ts';
import { findAlterations, findUnproven, withoutPassing } from './rules/tampered-list.ts';
import { parseJournal } from '../journal/rules/journal-line.ts';
import { WorkflowError } from '../base/errors.ts';
import { appendEvent, readJournal } from '../journal/journal.ts';
import { readRegular } from '../files/regular.ts';
import { fileValue, readDocument, unusable, writeDocument, type Document } from '../files/document.ts';
import type { FeatureList } from './rules/feature.ts';

/**
 * The feature list. Descriptions may be edited by hand; changes to fields that only commands write are refused, and so are passes
 * without a run in the journal.
 */
export function featureDocument(paths: WorkflowPaths): Document<FeatureList> {
  const validate: Validate<FeatureList> = (value, locate) => {
    const read = readFeatureList(value, locate);
    return read.ok ? { ok: true, value: read.list } : { ok: false, problems: read.sentences };
  };
  const document: Document<FeatureList> = workflowDocument(
    paths,
    'feature-list.json',
    'the feature list',
    jsonForm(validate),
    {
      handEdit: (written, found) =>
        refuse(written === undefined ? describeUnproven(unprovenIn(paths, found)) : findAlterations(written, found)),
      wasThere: () => wasImported(paths),
      // The journal is a third record, in addition to the file and its copy.
      audit: (list) => refuse(describeUnproven(unprovenIn(paths, list))),
      findLastGood: (copied) => {
        const good = copied ?? fileValue(document);
        return good && { value: withoutPassing(good, new Set(unprovenIn(paths, good)), false), from: 'copy' };
      },
      noteRestored: ({ kept, why }, now) =>
        appendEvent(paths, now, { event: 'features-restored', kept: kept ?? 'none', why }),
      describeRestored: ({ why }) => ({ how: `as it was last written (${why})` }),
    },
  );
  const refuse = (changes: readonly string[]) =>
    changes.length === 0
      ? undefined
      : unusable(document, 'was changed by other means than its commands', changes.join('; '));
  return document;
}

/** Whether a feature list was made once, according to the journal. */
export function wasImported(paths: WorkflowPaths): boolean {
  return readJournal(paths).some((line) => line.includes('"event":"features-imported"'));
}

/** Whether the workflow has a feature list, or its copy. */
export function hasFeatures(paths: WorkflowPaths): boolean {
  return hasDocument(paths, 'feature-list.json');
}

/**
 * The feature list of a workflow.
 * @throws WorkflowError when there is none, it is not valid, or protected fields were changed.
 */
export function readFeatures(paths: WorkflowPaths): FeatureList {
  const list = readDocument(featureDocument(paths));
  if (list === undefined) throw none(paths);
  return list;
}

/**
 * Writes the feature list. The caller holds the workflow's lock and has journalled the change.
 * @throws WorkflowError when it would not be valid: nothing is changed then.
 */
export function writeFeatures(paths: WorkflowPaths, list: FeatureList): void {
  writeDocument(featureDocument(paths), list);
}

/** The features that pass in the list although the journal has no run that proved it. */
export function unprovenIn(paths: WorkflowPaths, list: FeatureList): string[] {
  if (!list.features.some(({ passes }) => passes)) return [];
  return findUnproven(list, passedInJournal(parseJournal(readJournal(paths))));
}

/** A sentence for each feature that somebody set to pass. */
export function describeUnproven(ids: readonly string[]): string[] {
  return ids.map((id) => `${id} was set to pass without a run of its verification`);
}

/**
 * A feature list that a person wrote before the workflow had one: features that pass in it without a run in the journal become claimed.
 * Undefined when there is no list, or the program wrote it.
 * @throws WorkflowError when it is not valid.
 */
export function readBroughtFeatures(paths: WorkflowPaths): FeatureList | undefined {
  const document = featureDocument(paths);
  if (!existsSync(document.file) || existsSync(document.copy)) return undefined;
  const list = document.form.parse(readRegular(document.file).toString('utf8'));
  return withoutPassing(list, new Set(unprovenIn(paths, list)), true);
}

function none(paths: WorkflowPaths): WorkflowError {
  return new WorkflowError(`The workflow '${paths.name}' has no feature list yet`, {
    where: paths.featureList,
    fix: `Make it from a plan with: autonomous-workflow features import ${paths.name}`,
  });
}
