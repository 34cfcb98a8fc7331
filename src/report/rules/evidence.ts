import { cut, excerpt, oneLine } from '../../base/errors.ts';
import { evidenceWords, pageWords } from '../../research/rules/evidence-check.ts';
import { placeInWords, quoteOutcome } from '../../research/rules/evidence.ts';
import { carryingEvidence, isCitable, isFinding, sourcesById } from '../../research/rules/standing.ts';
import {
  openContradictions,
  type Claim,
  type ClaimVerdict,
  type Evidence,
  type Ledger,
  type Source,
} from '../../research/rules/ledger.ts';
import { decidingVote, verdictWords, verifiedQuotes, verifiedText } from '../../research/rules/verification.ts';
import { heading, paragraph, table, words, type Block, type Inline } from './tree.ts';
import { bareWords, capitalized, quotedWords } from '../../base/text.ts';
import type { Place } from '../../research/rules/quotes/text.ts';
import { escapeHtml, link } from '../../base/tex.ts';

/** The words of pages with which verifiers gave one of these verdicts on a finding. */
export const quotesOfVerifiers = (
  { looks = [] }: Pick<Ledger, 'looks'>,
  id: string,
  ...verdicts: ClaimVerdict[]
): string[] =>
  looks.flatMap(({ claim, verdict, quote = [] }) =>
    claim === id && verdicts.some((one) => one === verdict) ? quote : [],
  );

/** Characters of a finding that is named in a sentence. */
const longestNamed = 140;
/** Characters of a table cell, because TeX breaks no cell across pages. */
const longestCell = 600;

/**
 * The findings that a report prints, each with its best quote, its sources, its verdict and its confidence; behind them those that were
 * refuted. Empty where it prints none.
 */
export function evidenceSection(ledger: Ledger, printed: ReadonlySet<string>): Block[] {
  const claims = ledger.claims.filter((claim) => printed.has(claim.id) && isFinding(claim));
  if (claims.length === 0) return [];
  const refuted = ledger.claims.filter(({ verdict }) => verdict === 'contradicted');
  const tableOf = (quote: string, of: readonly Claim[]): Block =>
    table([['Finding'], [quote], ['Sources, verdict, confidence']], ...of.map((claim) => row(claim, ledger)));
  return [
    heading(1, 'Evidence'),
    paragraph(
      'Every central finding with a quote that holds, and every other one that this report states, with its quote, where the quote stands, what a verifier found, and how sure it is.',
    ),
    tableOf('Quote', claims),
    ...(refuted.length === 0 ? [] : [heading(2, 'Refuted'), tableOf('What the page says', refuted)]),
  ];
}

const quoted = (text: string): string => `“${withoutMarkdown(text)}”`;
const shown = (text: string, most = longestCell): string => {
  const line = oneLine(withoutMarkdown(text)).trim();
  return line.length > most ? `${cut(line, most)}…` : line;
};

function row(claim: Claim, ledger: Ledger): Inline[][] {
  const { quote, place } = printedQuote(claim, ledger);
  const known = knownOf(claim, ledger).map(([, said]) => said);
  return [
    [{ type: 'finding', id: claim.id, isRow: true }, words(`: ${shown(verifiedText(claim, ledger))}`)],
    [
      { type: 'text', value: shown(quote), isVerbatim: true },
      words(place === '' ? '' : ` (${withoutMarkdown(place)})`),
    ],
    [{ type: 'cite', claims: [claim.id] }, words(` ${shown(known.join(', '))}`)],
  ];
}

/**
 * The words that the report prints for a finding, as the page has them: the best quote, and those that a verifier narrowed it with; for a
 * refuted one those that refute it.
 */
export function printedQuote(claim: Claim, ledger: Ledger): { quote: string; place: string } {
  if (claim.verdict === 'contradicted')
    return { quote: quotesOfVerifiers(ledger, claim.id, 'contradicted').map(quoted).at(-1) ?? '', place: '' };
  const [best] = carryingEvidence(claim);
  if (best === undefined) return { quote: '', place: '' };
  const place = placeInWords(best.check);
  if (best.searched !== undefined)
    return { quote: evidenceWords(best, sourcesById(ledger).get(best.source)?.url ?? ''), place };
  const [narrowing] = verifiedText(claim, ledger) === claim.text ? [] : verifiedQuotes(claim, ledger);
  if (narrowing === undefined || narrowing === pageWords(best)) return { quote: quoted(pageWords(best)), place };
  const [first, second] = [pageWords(best), narrowing].map((one) => quoted(shown(one, longestCell / 2 - 10)));
  return { quote: `${first}, narrowed by ${second}`, place: '' };
}

/**
 * The findings that say otherwise, where nothing decides between them: of a contradiction with several sides those that a judge called
 * opposed, and all others where none did.
 */
export function contestedWith(id: string, ledger: Ledger): string[] {
  const sides = openContradictions(ledger).flatMap(({ claims = [] }) => (claims.includes(id) ? claims : []));
  const others = [...new Set(sides)].filter((one) => one !== id);
  const said = (ledger.relations ?? []).filter(({ is }) => is === 'opposed');
  const opposed = others.filter((one) =>
    said.some(({ claim, other }) => [claim, other].includes(id) && [claim, other].includes(one)),
  );
  return opposed.length === 0 ? others : opposed;
}

/** A statement with the words of each finding that it names behind its name, which leads to its row. */
export function withFindings(statement: string, ledger: Pick<Ledger, 'claims' | 'looks'>): Inline[] {
  return withoutMarkdown(oneLine(statement))
    .split(/\b(C\d{3,})\b/)
    .flatMap((part): Inline[] => {
      const claim = ledger.claims.find(({ id }) => id === part);
      if (claim === undefined) return part === '' ? [] : [words(part)];
      const name: Inline = isCitable(claim) ? { type: 'finding', id: part, isRow: false } : words(part);
      return [name, words(` (${quotedWords(verifiedText(claim, ledger), longestNamed)})`)];
    });
}

/** The labelled facts about a finding: verdict, confidence with its reason, related pages and findings. */
function knownOf(claim: Claim, ledger: Ledger): [name: string, said: string][] {
  const verdict = verdictWords(claim, ledger);
  const reason = claim.verdict === 'supported' ? null : decidingVote(claim, ledger)?.reason;
  const others = contestedWith(claim.id, ledger);
  const known: [name: string, said: string | undefined][] = [
    ['Verdict', verdict && `${verdict}${reason == null ? '' : ` (${excerpt(reason)})`}`],
    [
      'Confidence',
      `${claim.confidence}${claim.confidence_reason === undefined ? '' : ` (${claim.confidence_reason})`}`,
    ],
    ...claim.evidence.map(({ part, source }): [string, string | undefined] => [
      'In part',
      part && `${excerpt(sourcesById(ledger).get(source)?.title ?? source)} says the same, except for ${quoted(part)}`,
    ]),
    ['Contested', others.length === 0 ? '' : `contested with ${others.join(', ')}`],
  ];
  return known.flatMap(([name, said]) => (said ? [[name, said] as [string, string]] : []));
}

/** A stored text and the position of a quote in it. */
export type FindPassage = (evidence: Evidence) => { text: string; place: Place; file: string } | undefined;

/** The ledger, the stored texts, and the numbers of the sources in the report, by key. */
interface Known {
  ledger: Ledger;
  find: FindPassage;
  numbers: ReadonlyMap<string, number>;
}

/** Characters of the stored text shown after a quote, and before it, so that the panel needs no scrolling. */
const mostBehind = 700;
const mostBefore = 160;
const mostLinesBefore = 2;

/** Normalised words, for comparing texts in different typography. */
const folded = (text: string): string => bareWords(text).join(' ');

/** A finding with what is known of it and its quotes from the cited sources, marked in the stored text. */
export function findingPanel(claim: Claim, keys: readonly string[], known: Known): string {
  const { ledger } = known;
  const sources = sourcesById(ledger);
  const text = verifiedText(claim, ledger);
  const others = contestedWith(claim.id, ledger).flatMap((id) => ledger.claims.filter((one) => one.id === id));
  const rows = [
    ...(text === claim.text ? [] : [['Handed in as', withoutMarkdown(claim.text)]]),
    ...(text === claim.text ? [] : [['Narrowed by', verifiedQuotes(claim, ledger).map(quoted).join(', ')]]),
    ...knownOf(claim, ledger),
    ...others.map((one) => [one.id, withoutMarkdown(verifiedText(one, ledger))]),
  ].map(([term = '', said = '']) => `<dt>${term}</dt><dd dir="auto">${escapeHtml(said)}</dd>`);
  const cited = claim.evidence.filter(
    ({ source, part }) => part !== undefined || keys.includes(sources.get(source)?.key ?? ''),
  );
  const quotes = new Set(cited.map((one) => quotePanel(one, sources.get(one.source), known)));
  return `<article><h4 dir="auto">${claim.id}: ${escapeHtml(withoutMarkdown(text))}</h4>
${[...quotes].join('\n')}<dl>${rows.join('')}</dl></article>`;
}

function quotePanel(evidence: Evidence, source: Source | undefined, { find, numbers }: Known): string {
  const { check, searched } = evidence;
  const found = find(evidence);
  const isAbsence = searched !== undefined;
  const quote = isAbsence
    ? capitalized(evidenceWords(evidence, source?.url ?? ''))
    : withoutMarkdown(pageWords(evidence));
  const outcome = `${quoteOutcome(check)}${check?.detail == null ? '' : `: ${check.detail}`}`;
  const [tag, nowhere] = isAbsence ? ['p', ''] : ['blockquote', '<p class="quiet">No stored page contains it.</p>'];
  // The quote is printed separately only where it differs from the marked words.
  const marked = found?.text.slice(found.place.start, found.place.end) ?? '';
  const isMarked = !isAbsence && folded(marked) === folded(quote);
  return [
    source === undefined ? '' : `<p>${sourceLine(source, numbers, placeInWords(check))}</p>`,
    isMarked ? '' : `<${tag} dir="auto">${escapeHtml(quote)}</${tag}>`,
    found === undefined ? nowhere : passageOf(found),
    `<p class="${check?.sound === true ? 'sound' : 'unsound'}">The ${isAbsence ? 'search' : 'quote'} ${escapeHtml(outcome)}.</p>`,
  ].join('\n');
}

function sourceLine(source: Source, numbers: ReadonlyMap<string, number>, where: string): string {
  const { key, title, url, kind, accessed } = source;
  const number = numbers.get(key);
  return `${number === undefined ? '' : `[${number}] `}<span dir="auto">${escapeHtml(title)}</span>${where === '' ? '' : `, ${where}`}, ${link(url, escapeHtml(url))} <span class="quiet">(${kind}, accessed ${escapeHtml(accessed)})</span>`;
}

/** The stored text around a quote; it begins with a whole word. */
function passageOf({ text, place: { start, end }, file }: NonNullable<ReturnType<FindPassage>>): string {
  const lines = text.slice(Math.max(0, start - mostBefore), start).split('\n');
  const near = lines.slice(-mostLinesBefore).join('\n');
  const before = near.length < mostBefore ? near : near.replace(/^\S*\s/, '');
  return `<div class="page" tabindex="0" dir="auto">… ${escapeHtml(before)}<mark>${escapeHtml(text.slice(start, end))}</mark>${escapeHtml(text.slice(end, end + mostBehind))} …</div>
<p class="quiet">From the stored text; all of it is in <code>${escapeHtml(file)}</code>.</p>`;
}

const cellsOf = (_row: string, cells: string) =>
  cells
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' · ');
/** A row of a table between its bars, and the line under its head. */
const tableRow = /^[ \t]*\|(.+)\|[ \t]*$/gm;
const tableRule = /^[ \t]*\|[ \t|:-]*-{2,}[ \t|:-]*\|[ \t]*$\n?/gm;
/** A link or a picture with its words; the address has no blanks. */
const linked =
  /!?\[([^[\]\n]*)\]\((?:(?:https?:\/\/|\/|#|\.{1,2}\/)[^()\s]*(?:\([^()\s]*\)[^()\s]*)*|[\w./-]+\.(?:mdx?|html?|rst)(?:#[^()\s]*)?)(?:\s"[^"\n]*")?\)/g;
/** Markup of Markdown; the words that it encloses are kept. */
const marks = [
  // A link may contain a picture.
  linked,
  linked,
  // Bold text; asterisks in powers, globs and comments do not match.
  /(?<![\w*/\\])\*\*(?=[\p{L}\p{N}\p{Sc}("'`[])([^*\n]+?)(?<=[\p{L}\p{N})"'`.,:;!?\]%])\*\*(?![\w*/])/gu,
  // Words set as code; backticks after an operator belong to the code of a program.
  /(?<![`\w\\]|[=+?:{[]\s?|\w\()`((?:[^`\n$]|\$(?!\{))+)`(?![`\w])/g,
  // An underscore of a name, as Markdown escapes it, and the boxes of GitBook.
  /(?<=\w)\\(_)(?=\w)|\{% ?\/?(?=[a-z])[^%\n]{0,100}%\}\s*/g,
];

/**
 * The words of a page as its readers saw them: without Markdown's marks for bold text, links, code, names and rows of tables, where these
 * are unambiguous.
 */
export function withoutMarkdown(text: string): string {
  const plain = text.replace(tableRule, '').replace(tableRow, cellsOf).trim() || text;
  return marks.reduce((read, mark) => read.replace(mark, '$1'), plain).trim();
}
