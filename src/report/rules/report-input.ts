import type { Claim, Ledger, Source } from '../../research/rules/ledger.ts';
import type { SnapshotRow } from '../../research/rules/pages/snapshot-row.ts';
import { canonicalAddress } from '../../research/rules/pages/addresses.ts';
import { independentSources, sourcesById } from '../../research/rules/distrust.ts';
import type { TexFinding } from '../../programs/rules/tex-log-errors.ts';
import type { ReportFinding } from './finding.ts';
import type { Binding } from './plain-text.ts';
import { paragraphsOf, type Paragraph, type Sentence } from './prose.ts';
import { scanTex, type ScannedTex } from './scan.ts';

/** The result of the report's last compilation, unless the report has changed since. */
export type Compiled =
  | {
      outcome: 'built';
      findings: readonly TexFinding[];
      unresolved: number | null;
      missingTitles: readonly string[] | null;
    }
  | { outcome: 'failed'; findings: readonly TexFinding[] }
  | { outcome: 'could-not-run'; reason: string };

/** Everything that a report is checked against; plain data. */
export interface ReportInput {
  /** Name of the report's file. */
  file: string;
  tex: string;
  /** The template that the report was made from. */
  template: string;
  ledger: Ledger;
  /** The present sources.bib, and the generated one; undefined when there is none. */
  bibliography: string | undefined;
  generatedBibliography: string;
  /** Files that the report may include, by their names in its folder. */
  files: ReadonlySet<string>;
  /** The outcomes of the fetched pages; undefined when no page was requested. */
  pages: readonly SnapshotRow[] | undefined;
  compiled: Compiled;
  /** The quotes with which verifiers supported a claim, by its id. */
  deciding: ReadonlyMap<string, readonly string[]>;
  /** What the user said: the goal, redirects and answers. Their numbers need no source. */
  given?: readonly string[];
  /** A sentence for each finding that the report cites by the id that it had before it was joined with another. */
  joined?: readonly string[];
  /** ISO 8601. */
  today: string;
}

/** A report, read once for all checks. */
export interface ReadReport extends ReportInput {
  scanned: ScannedTex;
  paragraphs: Paragraph[];
  claims: ReadonlyMap<string, Claim>;
  sourcesById: ReadonlyMap<string, Source>;
  sourcesByKey: ReadonlyMap<string, Source>;
  bindings: BoundPlace[];
  /** The page of a source by canonical address; of several rows one with a text. */
  pageOf: (source: Source) => SnapshotRow | undefined;
  /** The number of a claim's sources that do not copy one another. */
  independent: (claim: Claim) => number;
  finding: (
    id: string,
    severity: ReportFinding['severity'],
    at: number | null,
    message: string,
    fix: string,
  ) => ReportFinding;
}

export interface BoundPlace {
  binding: Binding;
  sentence: Sentence | undefined;
  paragraph: Paragraph;
}

/** Reads a report once for all checks: its paragraphs, bindings, citations, and the pages of its sources. */
export function readReport(input: ReportInput): ReadReport {
  const scanned = scanTex(input.tex);
  const paragraphs = paragraphsOf(scanned);
  const { claims, sources } = input.ledger;
  const pages = pagesByAddress(input.pages ?? []);
  const pageOf = (source: Source) => pages.get(source.canonical) ?? pages.get(canonicalAddress(source.url));
  return {
    ...input,
    scanned,
    paragraphs,
    claims: new Map(claims.map((claim) => [claim.id, claim])),
    sourcesById: sourcesById(input.ledger),
    sourcesByKey: new Map(sources.map((source) => [source.key, source])),
    bindings: paragraphs.flatMap((paragraph) =>
      paragraph.bindings.map((binding) => ({
        binding,
        paragraph,
        sentence: paragraph.sentences.find((one) => one.bindings.includes(binding)),
      })),
    ),
    pageOf,
    independent: (claim) => independentSources(claim, sourcesById(input.ledger)),
    finding: (id, severity, at, message, fix) => {
      return { id, severity, file: input.file, line: at === null ? null : scanned.lineAt(at), message, fix };
    },
  };
}

function pagesByAddress(rows: readonly SnapshotRow[]): Map<string, SnapshotRow> {
  const pages = new Map<string, SnapshotRow>();
  for (const row of rows) {
    const known = pages.get(row.canonical);
    if (known === undefined || (known.outcome !== 'stored' && row.outcome === 'stored')) pages.set(row.canonical, row);
  }
  return pages;
}

/** Whether a place of the text cites a source. */
export const isCite = ({ binding }: BoundPlace): boolean => binding.kind === 'cite';

/** The ids of one kind that a piece of text names. */
export function idsOf(bindings: readonly Binding[], kind: Binding['kind']): string[] {
  return bindings.filter((binding) => binding.kind === kind).flatMap(({ ids }) => ids);
}
