import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { WorkflowState } from '../loop/rules/state.ts';
import { markOf, sourcesById } from '../research/rules/distrust.ts';
import { withCurrentIds } from '../research/rules/join-claims.ts';
import type { Ledger } from '../research/rules/ledger.ts';
import { quoteFinder } from '../research/quote-checks.ts';
import { readSnapshot } from '../research/snapshots.ts';
import { escapeTex } from '../base/tex.ts';
import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing, readText } from '../files/regular.ts';
import { existingParts } from './report-input.ts';
import { checkRows, sumUp } from './rules/describe-check.ts';
import { dayOfReport } from './rules/facts.ts';
import type { ReportCheck } from './rules/finding.ts';
import { printedQuote } from './rules/printed-quote.ts';
import { claimViews, type FindPassage } from './rules/publication/evidence-view.ts';
import { publicationHtml, reportStyle } from './rules/publication/html.ts';
import { publicationMarkdown } from './rules/publication/markdown.ts';
import { readDocument } from './rules/publication/read-document.ts';
import { formatCsl, formatRis } from './rules/publication/source-exports.ts';
import type { Block, PublishedReport } from './rules/publication/tree.ts';

/** The hash by which the page allows its style. */
export const styleHash = `sha256-${createHash('sha256').update(reportStyle).digest('base64')}`;
const largestPicture = 2_000_000;
const mediaTypes: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

/**
 * Writes the report for readers without TeX, from its TeX: as Markdown, as one HTML file, and its sources for programs that manage
 * literature. The caller holds the workflow's lock.
 */
export function publishReport(
  paths: WorkflowPaths,
  { prompt, updated_at }: Pick<WorkflowState, 'prompt' | 'updated_at'>,
  ledger: Ledger,
  check: ReportCheck,
): void {
  writeAtomic(paths.ris, formatRis(ledger.sources));
  writeAtomic(paths.csl, formatCsl(ledger.sources));
  if (!existsSync(paths.report)) return;
  const tex = withCurrentIds(readText(paths.report), ledger);
  const byId = sourcesById(ledger);
  const claims = new Map(ledger.claims.map((claim) => [claim.id, claim]));
  const report = readDocument({
    tex,
    facts: text(paths.facts) ?? '',
    overrides: { checksOfReport: escapeTex(sumUp(check)) },
    files: includedFiles(paths),
    keys: new Set(ledger.sources.map(({ key }) => key)),
    quoteOf: (id) => {
      const claim = claims.get(id);
      return claim === undefined ? undefined : printedQuote(claim, byId, ledger);
    },
  });
  const shared = {
    report,
    day: dayOfReport(ledger, { updated_at }),
    sources: new Map(ledger.sources.map((source) => [source.key, source])),
    markOf: (id: string) => {
      const claim = claims.get(id);
      return claim === undefined ? '' : markOf(claim, byId);
    },
    checks: checkRows(check).map(({ id, sentence, outcome }) => `${id}, ${sentence}: ${outcome}`),
  };
  for (const picture of drawings(report)) writeAtomic(join(paths.figures, `${picture.name}.svg`), picture.svg);
  writeAtomic(paths.reportMarkdown, publicationMarkdown(shared));
  const html = publicationHtml({
    ...shared,
    // A report of an older template does not print the question.
    question: tex.includes('\\researchQuestion') ? '' : prompt,
    claims: claimViews(ledger, namedClaims(report), passageFinder(paths, ledger)),
    pictures: pictures(paths, report),
    styleHash,
  });
  writeAtomic(paths.reportHtml, html);
}

/** The TeX files that a report may include. */
function includedFiles(paths: WorkflowPaths): Map<string, string> {
  return new Map(existingParts(paths).map(({ file, name }) => [name, readText(file)]));
}

function text(path: string): string | undefined {
  return readOrNothing(path)?.toString('utf8');
}

/** Finds quotes in stored texts. Quotes of one text are searched together, because preparing a text takes longest. */
function passageFinder(paths: WorkflowPaths, ledger: Ledger): FindPassage {
  const findQuote = quoteFinder(paths);
  const texts = new Map<string, string | undefined>();
  const bySnapshot = ledger.claims
    .flatMap(({ evidence }) =>
      evidence.flatMap(({ quote, check }) =>
        quote === '' || check?.snapshot == null ? [] : [{ quote, snapshot: check.snapshot }],
      ),
    )
    .sort((one, other) => (one.snapshot < other.snapshot ? -1 : 1));
  const places = new Map(
    bySnapshot.map(({ quote, snapshot }) => [`${snapshot} ${quote}`, findQuote(quote, snapshot)?.place ?? null]),
  );
  return ({ quote, check }) => {
    const snapshot = check?.snapshot;
    if (snapshot == null) return undefined;
    const place = places.get(`${snapshot} ${quote}`);
    if (!texts.has(snapshot)) texts.set(snapshot, readSnapshot(paths, snapshot));
    const stored = texts.get(snapshot);
    return place == null || stored === undefined
      ? undefined
      : { text: stored, place, file: `snapshots/${snapshot}.txt` };
  };
}

function namedClaims({ blocks }: PublishedReport): Set<string> {
  return new Set(Array.from(JSON.stringify(blocks).matchAll(/"(C\d{3,})"/g), ([, id = '']) => id));
}

function figuresOf(blocks: readonly Block[]): Extract<Block, { type: 'figure' }>[] {
  return blocks.flatMap((block) => {
    if (block.type === 'figure') return [block];
    if (block.type === 'quote') return figuresOf(block.blocks);
    return block.type === 'list' ? block.items.flatMap((item) => figuresOf(item.blocks)) : [];
  });
}

function drawings({ blocks }: PublishedReport): { name: string; svg: string }[] {
  return figuresOf(blocks).flatMap(({ picture }) =>
    picture.type === 'svg' && /^[a-z][\w-]{0,60}$/.test(picture.name) ? [picture] : [],
  );
}

/** The report's pictures that a browser can show, as data: addresses. */
function pictures(paths: WorkflowPaths, { blocks }: PublishedReport): Map<string, string> {
  const found = new Map<string, string>();
  for (const { picture } of figuresOf(blocks)) {
    if (picture.type !== 'file' || !/^[\w-]+(?:\/[\w-]+)*(?:\.\w+)?$/.test(picture.file)) continue;
    for (const ending of extname(picture.file) === '' ? Object.keys(mediaTypes) : ['']) {
      const file = picture.file + ending;
      const type = mediaTypes[extname(file).toLowerCase()];
      const bytes = type === undefined ? undefined : readOrNothing(join(paths.base, file));
      if (type === undefined || bytes === undefined || bytes.length > largestPicture) continue;
      found.set(picture.file, `data:${type};base64,${bytes.toString('base64')}`);
      break;
    }
  }
  return found;
}
