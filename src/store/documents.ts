import type { AnyDocument } from '../files/document.ts';
import { documentNames, type DocumentName, type WorkflowPaths } from './paths.ts';
import { attemptDocuments } from './features/attempt-file.ts';
import { commandsDocument } from './features/commands-file.ts';
import { featureDocument } from './features/feature-file.ts';
import { scrutinyDocument } from './features/scrutiny/scrutiny-file.ts';
import { acceptanceDocument } from './acceptance/acceptance-file.ts';
import { escalationsDocument } from './steering/escalations.ts';
import { planDocument } from './planning/plan-file.ts';
import { rebuildableLedger, rebuildableState } from './repair/rebuild.ts';

const table: Record<DocumentName, (paths: WorkflowPaths) => AnyDocument> = {
  'ledger.json': rebuildableLedger,
  'escalations.json': escalationsDocument,
  'plan.json': planDocument,
  'acceptance.json': acceptanceDocument,
  'feature-list.json': featureDocument,
  'commands.json': commandsDocument,
  'scrutiny.json': scrutinyDocument,
};

/** Every document of a workflow, in the order in which they are repaired: the state first, by which others are rebuilt. */
export function documentsOf(paths: WorkflowPaths): AnyDocument[] {
  const single = documentNames.map((name) => table[name](paths));
  return [rebuildableState(paths), ...single, ...attemptDocuments(paths)];
}
