import type { WorkflowPaths } from '../files/paths.ts';
import { acceptanceDocument } from '../goal/acceptance-file.ts';
import { agentsDocument } from '../loop/agents.ts';
import { appendEvent } from '../journal/journal.ts';
import { asWriter } from '../files/writer.ts';
import { assess } from '../research/rules/fold.ts';
import { attemptDocuments } from '../coding/attempt-file.ts';
import { claimVerification } from '../research/hand-in-kinds.ts';
import { commandsDocument } from '../coding/commands-file.ts';
import { countUnproven } from '../research/rules/checks.ts';
import { counted } from '../base/text.ts';
import { documentFiles, type DocumentFile } from '../base/owned-files.ts';
import { escalationsDocument } from '../loop/escalations.ts';
import { existsSync, readdirSync } from 'node:fs';
import { featureDocument } from '../coding/feature-file.ts';
import { findingsFor } from './findings.ts';
import { hasPhase } from '../loop/rules/modes.ts';
import { importInbox } from '../loop/inbox.ts';
import { healViews, removeLinks, unhealed } from '../journal/heal.ts';
import { intactSnapshots, readSnapshotIndex } from '../research/snapshots.ts';
import { isGone, texFiles } from '../loop/tex-files.ts';
import { join, relative } from 'node:path';
import { ledgerDocument, ledgerIfValid, writeLedger } from '../research/ledger-file.ts';
import { modeOf, phases } from '../base/vocabulary.ts';
import { planDocument } from '../planning/plan-file.ts';
import { quoteFinder } from '../research/quote-checks.ts';
import { readInbox } from './hand-in.ts';
import { redirectsDocument, importRedirects } from '../loop/redirects.ts';
import { remakeDocuments } from './restore.ts';
import { scrutinyDocument } from '../coding/scrutiny-file.ts';
import { standing, type AnyDocument, readIfGood } from '../journal/document.ts';
import { stateDocument } from '../loop/state-document.ts';

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
  /** A sentence for each loss. */
  lost: string[];
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
  const { altered, gone, quotes } = pagesOf(paths);
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
    ...(quotes > 0 ? [find('broken', paths.ledger, uncounted(quotes))] : []),
    ...kept.map((name) => find('kept', join(paths.base, name), 'Quarantined', 'delete it when you no longer need it')),
  ];
}

/** Makes every file of a workflow again that can be made, without a person. */
export async function repairWorkflow(paths: WorkflowPaths, now: Date): Promise<Repair> {
  const repaired = await heal(paths, now);
  const lost: string[] = [];
  await asWriter(paths, async () => {
    const state = readIfGood(stateDocument(paths));
    const lacking = state !== undefined && lacksReport(paths, state.workflow_type);
    const gone = texFiles.filter((document) => isGone(paths, document) || (document === 'report' && lacking));
    if (state !== undefined) repaired.push(...(await remakeDocuments(paths, now, gone)));
    lost.push(...uncountQuotes(paths, now));
  });
  return { name: paths.name, repaired, lost, left: diagnose(paths).filter(({ kind }) => kind !== 'kept') };
}

function lacksReport(paths: WorkflowPaths, type: Parameters<typeof modeOf>[0]): boolean {
  return hasPhase(modeOf(type), phases.A) && !existsSync(paths.report);
}

const uncounted = (quotes: number): string =>
  `${counted(quotes, 'quote')} counted as found in stored pages that are gone or altered`;

/** Missing or altered stored pages, and the quotes that count as found in them. */
function pagesOf(paths: WorkflowPaths): { altered: string[]; gone: number; quotes: number } {
  const isIntact = intactSnapshots(paths);
  const hashes = new Set([...readSnapshotIndex(paths).values()].flatMap(({ snapshot }) => snapshot ?? []));
  const lost = [...hashes].filter((hash) => !isIntact(hash)).map((hash) => join(paths.snapshots, `${hash}.txt`));
  const altered = lost.filter((file) => existsSync(file));
  const ledger = ledgerIfValid(paths);
  const quotes = ledger === undefined ? 0 : countUnproven(ledger, isIntact);
  return { altered, gone: lost.length - altered.length, quotes };
}

/** Quotes in stored pages that are gone or altered no longer count as found. */
function uncountQuotes(paths: WorkflowPaths, now: Date): string[] {
  const { quotes } = pagesOf(paths);
  const [ledger, state] = [ledgerIfValid(paths), readIfGood(stateDocument(paths))];
  if (quotes === 0 || ledger === undefined || state === undefined) return [];
  appendEvent(paths, now, { event: 'quotes-unproven', quotes });
  const verifications = readInbox(paths).of(claimVerification);
  writeLedger(
    paths,
    assess(ledger, findingsFor(paths, state, ledger, { verifications, findQuote: quoteFinder(paths) })),
  );
  return [
    `${counted(quotes, 'quote')} of '${paths.name}' counted as found in stored pages that are gone or altered, and no longer do → Put ${paths.folder}/snapshots/ back from version control or a backup; what is missing still, the next record fetches again.`,
  ];
}
