import { documentFiles, type DocumentFile } from '../base/owned-files.ts';
import type { AnyDocument } from '../files/document.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { attemptDocuments } from '../coding/attempt-file.ts';
import { commandsDocument } from '../coding/commands-file.ts';
import { featureDocument } from '../coding/feature-file.ts';
import { scrutinyDocument } from '../coding/scrutiny-file.ts';
import { acceptanceDocument } from '../goal/acceptance-file.ts';
import { escalationsDocument } from '../loop/escalations.ts';
import { planDocument } from '../planning/plan-file.ts';
import { rebuildableLedger, rebuildableState } from './rebuild.ts';

const table: Record<DocumentFile, (paths: WorkflowPaths) => AnyDocument> = {
  'ledger.json': rebuildableLedger,
  'escalations.json': escalationsDocument,
  'plan.json': planDocument,
  'acceptance.json': acceptanceDocument,
  'feature-list.json': featureDocument,
  'commands.json': commandsDocument,
  'scrutiny.json': scrutinyDocument,
};

/** Every document of a workflow, in the order in which they are repaired: the state first, because others are rebuilt from it. */
export function documentsOf(paths: WorkflowPaths): AnyDocument[] {
  const single = documentFiles.map((name) => table[name](paths));
  return [rebuildableState(paths), ...single, ...attemptDocuments(paths)];
}
