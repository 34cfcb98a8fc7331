import { cut, excerpt, oneLine } from '../../base/errors.ts';
import { evidenceWords, pageWords } from '../../research/rules/absence.ts';
import { placeInWords } from '../../research/rules/evidence.ts';
import {
  carryingEvidence,
  distrust,
  isCitable,
  markOf,
  mayBeCited,
  sourcesById,
} from '../../research/rules/standing.ts';
import { openContradictions, type Claim, type Evidence, type Ledger } from '../../research/rules/ledger.ts';
import {
  decidingVote,
  isContestedByOne,
  verdictWords,
  verifiedQuotes,
  verifiedText,
} from '../../research/rules/verification.ts';
import { withoutMarkdown } from './markdown-marks.ts';
import { heading, paragraph, table, words, type Block, type Inline } from './tree.ts';

/** The words of a page with which verifiers refuted a finding, by its id. */
export type Refuting = ReadonlyMap<string, readonly string[]>;

/** Characters of a table cell, because TeX breaks no cell across pages. */
const longestCell = 600;

/**
 * The findings that a report prints, each with its best quote, its sources, its verdict and its confidence; behind them those that were
 * refuted. Empty where it prints none.
 */
export function evidenceSection(ledger: Ledger, printed: ReadonlySet<string>, refuting: Refuting = new Map()): Block[] {
  const claims = ledger.claims.filter((claim) => printed.has(claim.id) && isCitable(claim));
  if (claims.length === 0) return [];
  const listed = new Set(claims.map(({ id }) => id));
  const refuted = ledger.claims.filter(({ verdict }) => verdict === 'contradicted');
  const tableOf = (quote: string, rows: Inline[][][]): Block =>
    table([['Finding'], [quote], ['Sources, verdict, confidence']], ...rows);
  return [
    heading(1, 'Evidence'),
    paragraph(
      'Every central finding, and every other one that this report states, with a quote of it, where the quote stands, what a verifier found, and how sure it is.',
    ),
    tableOf(
      'Quote',
      claims.map((claim) => row(claim, ledger)),
    ),
    ...(refuted.length === 0
      ? []
      : [
          heading(2, 'Refuted'),
          tableOf(
            'What the page says',
            refuted.map((claim) => row(claim, ledger, { isRow: !listed.has(claim.id), said: refuting.get(claim.id) })),
          ),
        ]),
  ];
}

const shown = (text: string): string => {
  const line = oneLine(withoutMarkdown(text)).trim();
  return line.length > longestCell ? `${cut(line, longestCell)}…` : line;
};

/** A citation of the sources of some evidence for a finding. */
function cite(id: string, evidence: readonly Evidence[], ledger: Ledger): Inline {
  const sources = sourcesById(ledger);
  return {
    type: 'cite',
    claims: [id],
    keys: [...new Set(evidence.flatMap((one) => sources.get(one.source)?.key ?? []))],
  };
}

/** @param refuted the words of the page that refute it, and whether it has no other row. */
function row(
  claim: Claim,
  ledger: Ledger,
  refuted?: { isRow: boolean; said: readonly string[] | undefined },
): Inline[][] {
  const said = refuted?.said?.at(-1);
  const { quote, place } =
    refuted === undefined ? printedQuote(claim, ledger) : { quote: said === undefined ? '' : `“${said}”`, place: '' };
  return [
    [
      { type: 'finding', id: claim.id, isRow: refuted?.isRow ?? true },
      words(`: ${shown(verifiedText(claim, ledger))}`),
    ],
    [
      { type: 'text', value: shown(quote), isVerbatim: true },
      words(place === '' ? '' : ` (${place.replace(' ', '\u00a0')})`),
    ],
    [
      cite(claim.id, refuted === undefined ? claim.evidence.filter(mayBeCited) : claim.evidence, ledger),
      words(` ${standing(claim, ledger)}`),
    ],
  ];
}

/** The words that the report prints for a finding, as the page has them: those that a verifier narrowed it with, or the best quote. */
function printedQuote(claim: Claim, ledger: Ledger): { quote: string; place: string } {
  const [best] = carryingEvidence(claim);
  if (best === undefined) return { quote: '', place: '' };
  const place = placeInWords(best.check);
  if (best.searched !== undefined)
    return { quote: evidenceWords(best, sourcesById(ledger).get(best.source)?.url ?? ''), place };
  const [narrowing] = verifiedText(claim, ledger) === claim.text ? [] : verifiedQuotes(claim, ledger);
  const quote = `“${narrowing ?? pageWords(best)}”`;
  return { quote, place: narrowing === undefined ? place : '' };
}

/** The findings that say otherwise, where nothing decides between them. */
export function contestedWith(id: string, ledger: Ledger): string[] {
  const sides = openContradictions(ledger).flatMap(({ claims = [] }) => (claims.includes(id) ? claims : []));
  return [...new Set(sides)].filter((one) => one !== id);
}

/** What is known of a finding: verdict, confidence with its reason, why to distrust it, what says otherwise. */
function standing(claim: Claim, ledger: Ledger): string {
  const mark = markOf(claim, sourcesById(ledger));
  const isDoubted = claim.verdict === 'contradicted' || isContestedByOne(claim, ledger);
  const reason = isDoubted ? decidingVote(claim, ledger)?.reason : null;
  const verdict = verdictWords(claim, ledger);
  const others = contestedWith(claim.id, ledger);
  const parts = [
    ...(verdict === undefined ? [] : [`${verdict}${reason == null ? '' : ` (${excerpt(reason)})`}`]),
    `${claim.confidence}${claim.confidence_reason === undefined ? '' : ` (${claim.confidence_reason})`}`,
    ...(mark === '' || mark === 'd' ? [] : [distrust[mark].short]),
    ...(others.length === 0 ? [] : [`contested with ${others.join(', ')}`]),
  ];
  return shown(parts.join(', '));
}
