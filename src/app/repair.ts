import type { WorkflowPaths } from '../files/paths.ts';
import { acceptanceDocument } from '../goal/acceptance-file.ts';
import { agentsDocument } from '../loop/agents.ts';
import { asWriter } from '../files/lock.ts';
import { attemptDocuments } from '../coding/attempt.ts';
import { commandsDocument } from '../coding/commands.ts';
import { counted } from '../base/text.ts';
import { documentFiles, type DocumentFile } from '../base/owned-files.ts';
import { escalationsDocument } from '../loop/escalations.ts';
import { existsSync, readdirSync } from 'node:fs';
import { featureDocument } from '../coding/feature-file.ts';
import { hasPhase } from '../loop/rules/modes.ts';
import { importInbox } from '../loop/inbox.ts';
import { healViews, removeLinks, unhealed } from '../journal/heal.ts';
import { intactSnapshots, readSnapshotIndex } from '../research/snapshots.ts';
import { isGone, texFiles } from '../loop/tex-files.ts';
import { join, relative } from 'node:path';
import { ledgerDocument } from '../research/ledger-file.ts';
import { modeOf, phases } from '../base/vocabulary.ts';
import { planDocument } from '../planning/plan-file.ts';
import { redirectsDocument, importRedirects } from '../loop/redirects.ts';
import { remakeDocuments } from './restore.ts';
import { scrutinyDocument } from '../coding/scrutiny-file.ts';
import { standing, type AnyDocument, readIfGood } from '../journal/document.ts';
import { stateDocument } from '../loop/state-document.ts';

const table: Record<DocumentFile, (paths: WorkflowPaths) => AnyDocument> = {
  'ledger.json': ledgerDocument,
  'records/escalations.json': escalationsDocument,
  'records/plan.json': planDocument,
  'records/acceptance.json': acceptanceDocument,
  'feature-list.json': featureDocument,
  'records/commands.json': commandsDocument,
  'records/scrutiny.json': scrutinyDocument,
};

/** Every document of a workflow. */
function documentsOf(paths: WorkflowPaths): AnyDocument[] {
  const single = documentFiles.map((name) => table[name](paths));
  return [stateDocument(paths), agentsDocument(paths), redirectsDocument(paths), ...single, ...attemptDocuments(paths)];
}

/** A finding about the files of a workflow. */
interface FileFinding {
  /** `broken`: `repair` makes it good. `lost`: only a person can bring it back. `kept`: it harms nothing. */
  kind: 'broken' | 'lost' | 'kept';
  /** From the project's root. */
  file: string;
  what: string;
  /** An instruction for the reader. */
  fix: string;
}

export interface Repair {
  name: string;
  /** A sentence for each repair. */
  repaired: string[];
  /** The findings that are left for a person. */
  left: FileFinding[];
}

/**
 * Makes every file again that is not what the log says, and takes what a person may edit into it.
 * @returns a sentence for each.
 */
export async function heal(paths: WorkflowPaths, now: Date): Promise<string[]> {
  const links = removeLinks(
    paths,
    documentsOf(paths).map(({ name }) => name),
  );
  return asWriter(paths, () => {
    const said = links.map(
      (name) => `autonomous-workflow ${paths.name}: ${name} was a link or no file; it was removed.`,
    );
    said.push(...healViews(paths, documentsOf(paths), now));
    said.push(...importInbox(paths, now));
    importRedirects(paths, now);
    return said;
  });
}

/** Finds everything that is wrong with the files of a workflow; changes nothing. */
export function diagnose(paths: WorkflowPaths): FileFinding[] {
  const again = `autonomous-workflow repair ${paths.name}`;
  const find = (kind: FileFinding['kind'], file: string, what: string, fix = again): FileFinding => ({
    kind,
    file: relative(paths.root, file).replaceAll('\\', '/'),
    what,
    fix,
  });
  const state = readIfGood(stateDocument(paths));
  const { altered, gone } = pagesOf(paths);
  const back = 'put it back from version control or a backup, or let the next record fetch it again';
  const names = existsSync(paths.base) ? readdirSync(paths.base, { recursive: true, encoding: 'utf8' }) : [];
  const kept = names.filter((name) => /\.(?:broken|replaced)-\d{4}-[^/\\]+$/.test(name));
  return [
    ...(standing(paths).isLogBehind ? [find('broken', paths.journal, 'It has lost lines')] : []),
    ...unhealed(paths, documentsOf(paths)).map(({ name, what }) => find('broken', join(paths.base, name), what)),
    ...(state !== undefined && lacksReport(paths, state.workflow_type)
      ? [find('broken', paths.report, 'The report is gone')]
      : []),
    ...altered.map((file) => find('lost', file, 'It is not the text that was stored', back)),
    ...(gone > 0 ? [find('lost', paths.snapshots, `${counted(gone, 'stored page')} missing`, back)] : []),
    ...kept.map((name) => find('kept', join(paths.base, name), 'Quarantined', 'delete it when you no longer need it')),
  ];
}

/** Makes every file of a workflow again that can be made, without a person. */
export async function repairWorkflow(paths: WorkflowPaths, now: Date): Promise<Repair> {
  const repaired = await heal(paths, now);
  await asWriter(paths, async () => {
    const state = readIfGood(stateDocument(paths));
    const lacking = state !== undefined && lacksReport(paths, state.workflow_type);
    const gone = texFiles.filter((document) => isGone(paths, document) || (document === 'report' && lacking));
    if (state !== undefined) repaired.push(...(await remakeDocuments(paths, now, gone)));
  });
  return { name: paths.name, repaired, left: diagnose(paths).filter(({ kind }) => kind !== 'kept') };
}

function lacksReport(paths: WorkflowPaths, type: Parameters<typeof modeOf>[0]): boolean {
  return hasPhase(modeOf(type), phases.A) && !existsSync(paths.report);
}

/** Missing or altered stored pages. */
function pagesOf(paths: WorkflowPaths): { altered: string[]; gone: number } {
  const isIntact = intactSnapshots(paths);
  const hashes = new Set([...readSnapshotIndex(paths).values()].flatMap(({ snapshot }) => snapshot ?? []));
  const lost = [...hashes].filter((hash) => !isIntact(hash)).map((hash) => join(paths.snapshots, `${hash}.txt`));
  const altered = lost.filter((file) => existsSync(file));
  return { altered, gone: lost.length - altered.length };
}
