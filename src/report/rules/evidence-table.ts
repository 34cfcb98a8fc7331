import { cut, excerpt, oneLine } from '../../base/errors.ts';
import { counted } from '../../base/text.ts';
import { placeInWords } from '../../research/rules/evidence.ts';
import {
  carryingEvidence,
  distrust,
  independentSources,
  isCitable,
  isRepositoryFact,
  markOf,
  mayBeCited,
  onlyMaker,
  sourcesById,
} from '../../research/rules/standing.ts';
import {
  openContradictions,
  type Claim,
  type Evidence,
  type Ledger,
  type Source,
} from '../../research/rules/ledger.ts';
import { decidingVote, isContestedByOne, verdictWords, verifiedText } from '../../research/rules/verified-text.ts';
import { withoutMarkdown } from './markdown-marks.ts';
import { printedQuote } from './printed-quote.ts';
import { heading, paragraph, words, type Block, type Cell, type Inline } from './tree.ts';

/** The words of a page with which verifiers refuted a finding, by its id. */
export type Refuting = ReadonlyMap<string, readonly string[]>;

/** Characters of a table cell, because TeX breaks no cell across pages. */
const longestCell = 600;

/**
 * The findings that a report states, each with its best quote, its sources, its verdict and its confidence; behind them those that were
 * refuted. Empty where the report states none.
 */
export function evidenceSection(ledger: Ledger, stated: ReadonlySet<string>, refuting: Refuting = new Map()): Block[] {
  const claims = ledger.claims.filter((claim) => stated.has(claim.id) && isCitable(claim));
  if (claims.length === 0) return [];
  const listed = new Set(claims.map(({ id }) => id));
  const rows = claims.map((claim) => row(claim, ledger));
  return [
    heading(1, 'Evidence'),
    paragraph(
      [
        'Every finding that this report states, with a quote of it, where the quote stands, what a verifier found, and how sure it is.',
        ...unjudged(claims, ledger),
        ...(claims.some((claim) => contested(claim, ledger) !== '')
          ? ['“Contested with” names the findings that say otherwise, where nothing decides between them.']
          : []),
      ].join(' '),
    ),
    { type: 'table', header: ['Finding', 'Quote', 'Sources, verdict, confidence'].map((one) => [words(one)]), rows },
    ...refutedList(ledger, listed, refuting),
  ];
}

/** A sentence on the central findings that were handed in, and that neither a verifier nor code has judged since. */
function unjudged(claims: readonly Claim[], ledger: Ledger): string[] {
  const sources = sourcesById(ledger);
  const central = claims.filter(({ importance }) => importance === 'central');
  const open = central.filter((claim) => claim.verdict === undefined && !isRepositoryFact(claim, sources));
  if (open.length === 0) return [];
  return [`No verifier has judged ${open.length} of the ${counted(central.length, 'central finding')} among them.`];
}

const cite = (id: string, keys: string[]): Inline => ({ type: 'cite', claims: [id], keys });
const shown = (text: string): string => {
  const line = oneLine(withoutMarkdown(text)).trim();
  return line.length > longestCell ? `${cut(line, longestCell)}…` : line;
};

function row(claim: Claim, ledger: Ledger): Cell[] {
  const sources = sourcesById(ledger);
  const [best] = carryingEvidence(claim);
  const printed = printedQuote(claim, sources, ledger, longestCell) ?? '';
  const where = printed.includes('” and “') ? '' : placeInDocument(best, sources);
  return [
    [{ type: 'finding', id: claim.id, isRow: true }, words(`: ${shown(verifiedText(claim, ledger))}`)],
    [{ type: 'text', text: shown(printed), isVerbatim: true }, words(where)],
    [...behind(claim, ledger), words(`; ${standing(claim, ledger)}${contested(claim, ledger)}`)],
  ];
}

/** The page or line of a quote; of a file of the repository it stands with the path. */
function placeInDocument(quoted: Evidence | undefined, sources: ReadonlyMap<string, Source>): string {
  const { page } = quoted?.check ?? {};
  if (page === undefined && sources.get(quoted?.source ?? '')?.kind === 'repository') return '';
  const place = placeInWords(quoted?.check).replace('page ', 'p. ').replace(' ', '\u00a0');
  return place === '' ? '' : ` (${place})`;
}

/**
 * The sources, and whether they are independent; a common party is named once, and files of the repository by path and line.
 */
function behind(claim: Claim, ledger: Ledger): Inline[] {
  const sources = sourcesById(ledger);
  const citable = claim.evidence.filter(mayBeCited);
  const keys = [...new Set(citable.flatMap(({ source }) => sources.get(source)?.key ?? []))];
  const used = citable.flatMap(({ source }) => sources.get(source) ?? []);
  const kinds = new Set(used.map(({ kind }) => kind));
  const files = [...new Set(citable.flatMap((one) => lineOfFile(one, sources.get(one.source))))];
  const inFiles = `${files.map(shown).join(', ')} in this repository`;
  const count = independentSources(claim);
  const [alone] = [
    ...(kinds.has('repository') ? [inFiles] : []),
    ...(claim.confidence_reason?.includes(onlyMaker) === true ? [onlyMaker] : []),
    ...(kinds.has('primary') ? ['one party, first hand'] : []),
    ...(kinds.has('document') ? ['one document, brought along'] : []),
    'one source, second hand',
  ];
  const independent = `: ${counted(count, 'independent source')}${files.length === 0 ? '' : `, ${inFiles}`}`;
  return [cite(claim.id, keys), words(count > 1 ? independent : ` ${alone}`)];
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
  return shown([...new Set([verdict, claim.confidence, ...(mark === '' ? [] : [distrust[mark].short])])].join(', '));
}

/** The findings that contradict a claim, as long as nothing has resolved that. */
function contested({ id }: Claim, ledger: Ledger): string {
  const others = openContradictions(ledger)
    .filter(({ claims = [] }) => claims.includes(id))
    .flatMap(({ claims = [] }) => claims.filter((side) => side !== id));
  return others.length === 0 ? '' : `, contested with ${[...new Set(others)].join(', ')}`;
}

/** The result of code's checks, where no verifier has judged. */
function byCode(claim: Claim, sources: ReadonlyMap<string, Source>): string {
  if (!isRepositoryFact(claim, sources)) return 'not verified';
  const isAbsence = claim.evidence.some(({ check }) => check?.verdict === 'not-found');
  return isAbsence ? 'searched again by code' : 'found in the file by code';
}

/** The findings that verifiers refuted, each with its source, the words that refute it and the verifier's reason. */
function refutedList(ledger: Ledger, listed: ReadonlySet<string>, refuting: Refuting): Block[] {
  const sources = sourcesById(ledger);
  const refuted = ledger.claims.filter(({ verdict }) => verdict === 'contradicted');
  if (refuted.length === 0) return [];
  const items = refuted.map((claim): Block[] => {
    const keys = [...new Set(claim.evidence.flatMap(({ source }) => sources.get(source)?.key ?? []))];
    const said = refuting.get(claim.id)?.at(-1);
    const reason = decidingVote(claim, ledger)?.reason;
    const end = said === undefined || /[.!?]\s*$/.test(said) ? '' : '.';
    return [
      paragraph(
        { type: 'finding', id: claim.id, isRow: !listed.has(claim.id) },
        `: ${shown(claim.text.replace(/\.\s*$/, ''))} `,
        cite(claim.id, keys),
        '.',
        ...(said === undefined
          ? []
          : [
              words(' But the page says: '),
              { type: 'text' as const, text: `“${shown(said)}”${end}`, isVerbatim: true as const },
            ]),
        ...(reason == null ? [] : [` ${oneLine(reason)}`]),
      ),
    ];
  });
  return [
    heading(2, 'Refuted'),
    paragraph('Handed in, and then refuted by a verifier, who read the page.'),
    { type: 'list', isOrdered: false, items },
  ];
}
