import { schemaForm } from '../files/json-form.ts';
import {
  emptyScrutiny,
  scrutinySchema,
  decideObjections,
  type Decision,
  type Scrutiny,
  nextStep,
} from './rules/scrutiny.ts';
import { backUp } from '../files/atomic.ts';
import { fileOf, readIfGood, removeDocument, writeDocument, type Document } from '../journal/document.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { scrutinyLines, defectsAbout } from './rules/scrutiny-brief.ts';
import type { Defect } from '../planning/rules/defect.ts';
import { graphOf, lineage } from './rules/graph.ts';
import type { Feature, FeatureList } from './rules/feature.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';

/** The objections of critics to the features. */
export function scrutinyDocument(paths: WorkflowPaths): Document<Scrutiny> {
  const [name, title] = ['scrutiny.json', 'the scrutiny of the features'];
  return { paths, name, title, form: schemaForm(scrutinySchema) };
}

/**
 * Objections of critics to the features, and the rounds of critique; empty before anything is recorded.
 */
export function readScrutiny(paths: WorkflowPaths): Scrutiny {
  return readIfGood(scrutinyDocument(paths)) ?? emptyScrutiny();
}

/** Writes the scrutiny. The caller holds the workflow's lock. */
export function writeScrutiny(paths: WorkflowPaths, scrutiny: Scrutiny, now = new Date()): void {
  writeDocument(scrutinyDocument(paths), scrutiny, now);
}

/** Stores decisions on objections; see `decideObjections`. */
export async function storeDecisions(
  paths: WorkflowPaths,
  decisionOn: (defect: Defect) => Decision | undefined,
): Promise<void> {
  await asWriter(paths, async () => {
    const before = readScrutiny(paths);
    const after = decideObjections(before, decisionOn, (await readState(paths)).iteration);
    if (after !== before) writeScrutiny(paths, after);
  });
}

/** Critics' blockers, a line each, until they are decided; after that a person is asked. */
export function heldAgainstFeatures(paths: WorkflowPaths): string[] {
  const scrutiny = readScrutiny(paths);
  return nextStep(scrutiny) === undefined ? [] : scrutinyLines(scrutiny);
}

/** Critics judge another plan from the start; the objections to the earlier one are kept. The caller holds the workflow's lock. */
export function quarantineScrutiny(paths: WorkflowPaths, now: Date): void {
  const document = scrutinyDocument(paths);
  backUp(fileOf(document), 'replaced', now);
  removeDocument(document, now);
}

/** Critics' objections to a feature before it was begun; a part of a split feature has those of the whole, too. */
export function scrutinyOf(paths: WorkflowPaths, list: FeatureList, feature: Pick<Feature, 'id'>): Defect[] {
  const graph = graphOf(list);
  const line = lineage(graph, feature.id);
  const groups = line.flatMap((id) => graph.groupOf.get(id)?.id ?? []);
  return defectsAbout(readScrutiny(paths), [...line, ...groups]);
}
