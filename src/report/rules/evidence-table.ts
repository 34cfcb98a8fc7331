import { onlyMaker } from '../../research/rules/confidence.ts';
import { distrust, independentSources, markOf, sourcesById } from '../../research/rules/distrust.ts';
import { placeInWords } from '../../research/rules/claim-page.ts';
import { isRepositoryFact } from '../../research/rules/repository-fact.ts';
import { carryingEvidence } from '../../research/rules/borne-by-quote.ts';
import { decidingVote, isContestedByOne, verdictWords, verifiedText } from '../../research/rules/verified-text.ts';
import { carriersOf, partlySaidBy } from '../../research/rules/also-said.ts';
import { sidesOf } from '../../research/rules/disputes.ts';
import { isCitable, mayBeCited } from '../../research/rules/failed-quotes.ts';
import {
  openContradictions,
  type Claim,
  type Evidence,
  type Ledger,
  type Source,
} from '../../research/rules/ledger.ts';
import { cut, excerpt } from '../../base/errors.ts';
import { counted } from '../../base/text.ts';
import { escapeTex, generatedLine } from '../../base/tex.ts';
import { withoutMarkdown } from './markdown-marks.ts';
import { printedQuote } from './printed-quote.ts';
import { refutedList, type Refuting } from './refuted.ts';
import { conditionalList } from './no-contradictions.ts';

/** The name of the table in the workflow's folder. */
export const evidenceFile = 'evidence.tex';
/** The macro with the id of a finding and a printable quote; HTML and Markdown print the quote from the ledger instead. */
export const quoteMacro = 'quoteof';
/** The macros for the name of a finding at its row and elsewhere, so that the PDF leads from one to the other. */
const rowMacro = 'findingrow';
const linkMacro = 'findinglink';
const macros = [
  `\\providecommand{\\${quoteMacro}}[2]{#2}`,
  `\\providecommand{\\${rowMacro}}[1]{\\hypertarget{finding.#1}{#1}}`,
  `\\providecommand{\\${linkMacro}}[1]{\\hyperlink{finding.#1}{#1}}`,
  // No page ends with the heading alone: longtable begins a page itself where its first row has no room.
  '\\providecommand{\\roomforrows}{\\par\\ifdim\\dimexpr\\pagegoal-\\pagetotal\\relax<14\\baselineskip\\vfil\\break\\fi}',
];
/** Characters of a table cell, because TeX breaks no cell across pages. */
const longestCell = 600;

/** The ids of the findings that a report in TeX states. */
export function statedIn(tex: string): Set<string> {
  return new Set(
    [...tex.matchAll(/\\claim\{([^{}]*)\}/g)].flatMap(([, ids = '']) => ids.split(',').map((id) => id.trim())),
  );
}

/**
 * The findings that a report states, each with its best quote, its sources, its verdict and its confidence, as a section of TeX;
 * undefined when it states none. The refuted ones stand behind them.
 * @param tex the report, in which `\claim` names them.
 */
export function evidenceTable(ledger: Ledger, tex: string, refuting: Refuting = new Map()): string | undefined {
  const named = statedIn(tex);
  const claims = ledger.claims.filter((claim) => named.has(claim.id) && isCitable(claim));
  if (claims.length === 0) return undefined;
  const listed = new Set(claims.map(({ id }) => id));
  const rows = claims.map((claim) => row(claim, ledger, listed));
  return [
    generatedLine,
    ...macros,
    '\\roomforrows',
    '\\section{Evidence}',
    'Every finding that this report states, with a quote of it, where the quote stands, what a verifier found, and how sure it is.',
    ...unjudged(claims, ledger),
    ...(claims.some((claim) => contested(claim, ledger) !== '')
      ? ["``Contested with'' names the findings that say otherwise, where nothing decides between them."]
      : []),
    '',
    '{\\footnotesize\\sloppy\\setlength{\\extrarowheight}{3pt}',
    `\\begin{longtable}{@{}${columnsFor(rows)}@{}}`,
    '\\toprule',
    'Finding & Quote & Sources, verdict, confidence \\\\',
    '\\midrule',
    '\\endhead',
    // A citation follows its finding, so that in HTML it opens the quotes of this finding.
    ...rows.map((cells) => `${cells.join(' & ')} \\\\`),
    '\\bottomrule',
    '\\end{longtable}',
    '}',
    '',
    ...refutedList(ledger, refuting, (id) => `\\${listed.has(id) ? linkMacro : rowMacro}{${id}}`),
    ...conditionalList(ledger, listed, (id) => (listed.has(id) ? `\\${linkMacro}{${id}}` : id)),
  ].join('\n');
}

/** A sentence on the central findings that were handed in, and that neither a verifier nor code has judged since. */
function unjudged(claims: readonly Claim[], ledger: Ledger): string[] {
  const sources = sourcesById(ledger);
  const central = claims.filter(({ importance }) => importance === 'central');
  const open = central.filter((claim) => claim.verdict === undefined && !isRepositoryFact(claim, sources));
  if (open.length === 0) return [];
  return [`No verifier has judged ${open.length} of the ${counted(central.length, 'central finding')} among them.`];
}

function row(claim: Claim, ledger: Ledger, listed: ReadonlySet<string>): readonly string[] {
  const sources = sourcesById(ledger);
  const [best] = carryingEvidence(claim, sources);
  const printed = printedQuote(claim, sources, ledger, longestCell) ?? '';
  const where = printed.includes('” and “') ? '' : placeInDocument(best, sources);
  return [
    `\\${rowMacro}{${claim.id}}: ${cell(withoutMarkdown(verifiedText(claim, ledger)))}`,
    best === undefined ? '' : `\\${quoteMacro}{${claim.id}}{${cell(printed, true)}}${where}`,
    `${behind(claim, ledger, listed)}; ${standing(claim, ledger)}${contested(claim, ledger)}`,
  ].map((one) => one.replaceAll('“', '``').replaceAll('”', "''"));
}

/** The page or line of a quote; of a file of the repository it stands with the path. */
function placeInDocument(quoted: Evidence | undefined, sources: ReadonlyMap<string, Source>): string {
  const { page } = quoted?.check ?? {};
  if (page === undefined && sources.get(quoted?.source ?? '')?.kind === 'repository') return '';
  const place = placeInWords(quoted?.check).replace('page ', 'p. ').replace(' ', '~');
  return place === '' ? '' : ` (${place})`;
}

const narrowest = 0.16;
const step = 0.02;
/** Characters of a line as wide as the page, and those that a ragged line leaves empty. */
const lineLength = 104;
const ragged = 3;

/** The columns in those widths in which the rows have fewest lines. */
function columnsFor(rows: readonly (readonly string[])[]): string {
  const lengths = rows.map((cells) => cells.map((one) => printedLength(one)));
  const linesOf = (shares: readonly number[]) =>
    lengths.reduce(
      (sum, row) => sum + Math.max(...row.map((length, at) => length / ((shares[at] ?? 0) * lineLength - ragged))),
      0,
    );
  let best = [1 / 3, 1 / 3, 1 / 3];
  for (let first = narrowest; first < 1 - 2 * narrowest; first += step)
    for (let last = narrowest; last < 1 - narrowest - first; last += step) {
      const shares = [first, 1 - first - last, last];
      if (linesOf(shares) < linesOf(best)) best = shares;
    }
  return best
    .map((share) => `>{\\raggedright\\arraybackslash}p{${share.toFixed(2)}\\dimexpr\\linewidth-1.8em\\relax}`)
    .join('@{\\hspace{0.9em}}');
}

function printedLength(tex: string): number {
  return tex
    .replace(/\\citep(?:\[[^\]]*\])?\{([^}]*)\}/g, (_, keys: string) => `[${keys.replace(/[^,]+/g, '00')}]`)
    .replace(/\\(?:claim|quoteof|allowbreak)\{[^{}]*\}|\\[a-z]+/g, '').length;
}

/**
 * The sources, and whether they are independent, with the findings that say it, too, or a part of it; a common party is named once, and
 * files of the repository by path and line.
 */
function behind(claim: Claim, ledger: Ledger, listed: ReadonlySet<string>): string {
  const sources = sourcesById(ledger);
  const citable = claim.evidence.filter(mayBeCited);
  const keys = [...new Set(citable.flatMap(({ source }) => sources.get(source)?.key ?? []))];
  const used = citable.flatMap(({ source }) => sources.get(source) ?? []);
  const kinds = new Set(used.map(({ kind }) => kind));
  const files = new Set(citable.flatMap((one) => lineOfFile(one, sources.get(one.source))));
  const inFiles = `${[...files].map((file) => cell(file)).join(', ')} in this repository`;
  const count = independentSources(claim, sources);
  const [alone] = [
    ...(kinds.has('repository') ? [inFiles] : []),
    ...(claim.confidence_reason?.includes(onlyMaker) === true ? [onlyMaker] : []),
    ...(kinds.has('primary') ? ['one party, first hand'] : []),
    ...(kinds.has('document') ? ['one document, brought along'] : []),
    'one source, second hand',
  ];
  const cite = ({ id }: Claim, of: readonly string[]) =>
    `${listed.has(id) ? `\\${linkMacro}{${id}}` : id} \\citep{${of.join(',')}}\\claim{${id}}`;
  const wider = carriersOf(claim, ledger).map((one) => cite(one.wider, one.keys));
  const parts = partlySaidBy(claim, ledger).map((one) => cite(one.part, one.keys));
  const own = `\\citep{${keys.join(',')}}\\claim{${claim.id}}`;
  const also = wider.join(', ');
  // The sources of wider findings count, so that the number stands behind them.
  const by =
    count > 1
      ? `${own}${also === '' ? '' : ` and ${also}`}: ${counted(count, 'independent source')}${files.size === 0 ? '' : `, ${inFiles}`}`
      : `${own} ${alone}${also === '' ? '' : `, also said by ${also}`}`;
  return `${by}${parts.length === 0 ? '' : `, in part also said by ${parts.join(', ')}`}`;
}

/** The title of a file of the repository is its path. */
function lineOfFile({ check }: Evidence, source: Source | undefined): string[] {
  if (source?.kind !== 'repository') return [];
  return [check?.line === undefined ? source.title : `${source.title}:${check.line}`];
}

function standing(claim: Claim, ledger: Ledger): string {
  const sources = sourcesById(ledger);
  const mark = markOf(claim, sources);
  const reason = isContestedByOne(claim, ledger) ? decidingVote(claim, ledger)?.reason : null;
  const why = reason == null ? '' : ` (${excerpt(reason)})`;
  const verdict = `${verdictWords(claim, ledger) ?? byCode(claim, sources)}${why}`;
  return cell([...new Set([verdict, claim.confidence, ...(mark === '' ? [] : [distrust[mark].short])])].join(', '));
}

/** The findings that contradict a claim, as long as nothing has resolved that. */
function contested({ id }: Claim, ledger: Ledger): string {
  const others = openContradictions(ledger)
    .map((one) => sidesOf(one))
    .filter((sides) => sides.some((side) => side.includes(id)))
    .flatMap((sides) => sides.flatMap((side) => (side.includes(id) ? [] : side)));
  return others.length === 0 ? '' : `, contested with ${[...new Set(others)].join(', ')}`;
}

/** The result of code's checks, where no verifier has judged. */
function byCode(claim: Claim, sources: ReadonlyMap<string, Source>): string {
  if (!isRepositoryFact(claim, sources)) return 'not verified';
  const isAbsence = claim.evidence.some(({ check }) => check?.verdict === 'not-found');
  return isAbsence ? 'searched again by code' : 'found in the file by code';
}

function cell(text: string, isVerbatim = false): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const tex = escapeTex(line.length > longestCell ? `${cut(line, longestCell)}…` : line, { isVerbatim });
  // Long paths, addresses and names in capitals may be broken after punctuation, and code after separators.
  const broken = tex.replace(/(?<=[A-Za-z])([/.]|\\_)(?=[A-Za-z])/g, '$1\\allowbreak{}');
  return isVerbatim ? broken.replace(/(?<=[^\s\\])([,:;])(?=["\w])(?!(?<=\d.)\d)/g, '$1\\allowbreak{}') : broken;
}
