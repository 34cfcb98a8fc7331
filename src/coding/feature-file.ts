import { jsonForm, type Validate } from '../files/json-form.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { passedInJournal } from './rules/feature-events.ts';
import { isAllowedEdit, readFeatureList, withoutUnproven as withoutPasses } from './rules/read-list.ts';
import { parseJournal } from '../journal/rules/fold.ts';
import { WorkflowError } from '../base/errors.ts';
import { readJournal } from '../journal/journal.ts';
import { hasDocument, readDocument, writeDocument, type Document, documentsInLog } from '../journal/document.ts';
import type { FeatureList } from './rules/feature.ts';

/** The feature list. Descriptions may be edited by hand, and features added; a file with any other change is made again. */
export function featureDocument(paths: WorkflowPaths): Document<FeatureList> {
  const validate: Validate<FeatureList> = (value, locate) => {
    const read = readFeatureList(value, locate);
    return read.ok ? { ok: true, value: read.list } : read;
  };
  return {
    paths,
    name: 'feature-list.json',
    title: 'the feature list',
    form: jsonForm(validate),
    takeEdit: (logged, found) => (isAllowedEdit(logged, found) ? found : undefined),
    // A list that a person has brought waits for `feature import`.
    takeImport: (found) => (wasImported(paths) ? withoutUnproven(paths, found, false) : undefined),
  };
}

/** Whether a feature list was made once. */
export function wasImported(paths: WorkflowPaths): boolean {
  return readJournal(paths).some((line) => line.includes('"event":"features-imported"'));
}

/** Whether the workflow has a feature list. */
export function hasFeatures(paths: WorkflowPaths): boolean {
  return hasDocument(paths, 'feature-list.json');
}

/**
 * The feature list of a workflow.
 * @throws WorkflowError when there is none, or no log explains it and it is not valid.
 */
export function readFeatures(paths: WorkflowPaths): FeatureList {
  const list = readDocument(featureDocument(paths));
  if (list === undefined) throw none(paths);
  return list;
}

/**
 * Writes the feature list. The caller holds the workflow's lock.
 * @throws WorkflowError when it would not be valid: nothing is changed then.
 */
export function writeFeatures(paths: WorkflowPaths, list: FeatureList): void {
  writeDocument(featureDocument(paths), list);
}

/** The list without the passes that no run in the log proves. */
function withoutUnproven(paths: WorkflowPaths, list: FeatureList, claimed: boolean): FeatureList {
  return withoutPasses(list, passedInJournal(parseJournal(readJournal(paths))), claimed);
}

/**
 * A feature list that a person wrote before the workflow had one: features that pass in it without a run in the log become claimed.
 * Undefined when there is no list, or the program wrote it.
 * @throws WorkflowError when it is not valid.
 */
export function readBroughtFeatures(paths: WorkflowPaths): FeatureList | undefined {
  const document = featureDocument(paths);
  if (documentsInLog(paths).has(document.name)) return undefined;
  const list = readDocument(document);
  return list && withoutUnproven(paths, list, true);
}

function none(paths: WorkflowPaths): WorkflowError {
  return new WorkflowError(`The workflow '${paths.name}' has no feature list yet`, {
    where: paths.featureList,
    fix: `Make it from a plan with: autonomous-workflow feature import ${paths.name}`,
  });
}

/** Whether a plan was imported since an iteration began, so that critics have not seen its features. */
export function wasImportedDuring(paths: WorkflowPaths, iteration: number): boolean {
  const lines = parseJournal(readJournal(paths));
  const begun = lines.findLastIndex((line) => line.event === 'iteration-begun' && line.iteration === iteration);
  return begun !== -1 && lines.slice(begun + 1).some(({ event }) => event === 'features-imported');
}
