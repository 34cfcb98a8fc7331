import { documentFiles, type DocumentFile } from '../base/owned-files.ts';
import type { AnyDocument } from '../journal/document.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { attemptDocuments } from '../coding/attempt-file.ts';
import { commandsDocument } from '../coding/commands-file.ts';
import { featureDocument } from '../coding/feature-file.ts';
import { scrutinyDocument } from '../coding/scrutiny-file.ts';
import { acceptanceDocument } from '../goal/acceptance-file.ts';
import { agentsDocument } from '../loop/agents.ts';
import { escalationsDocument } from '../loop/escalations.ts';
import { redirectsDocument } from '../loop/redirects.ts';
import { stateDocument } from '../loop/state-document.ts';
import { planDocument } from '../planning/plan-file.ts';
import { ledgerDocument } from '../research/ledger-file.ts';

const table: Record<DocumentFile, (paths: WorkflowPaths) => AnyDocument> = {
  'ledger.json': ledgerDocument,
  'escalations.json': escalationsDocument,
  'plan.json': planDocument,
  'acceptance.json': acceptanceDocument,
  'feature-list.json': featureDocument,
  'commands.json': commandsDocument,
  'scrutiny.json': scrutinyDocument,
};

/** Every document of a workflow. */
export function documentsOf(paths: WorkflowPaths): AnyDocument[] {
  const single = documentFiles.map((name) => table[name](paths));
  return [stateDocument(paths), agentsDocument(paths), redirectsDocument(paths), ...single, ...attemptDocuments(paths)];
}
