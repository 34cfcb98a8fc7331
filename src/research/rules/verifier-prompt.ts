import { allWords, counted } from '../../base/text.ts';
import { oneLine, printable } from '../../base/errors.ts';
import { passagesAbout } from './passages.ts';
import { attackTasks, type Attack } from './verification.ts';
import { isOneSided, type ContestedMaterial } from './verification-material.ts';

interface ListedClaim {
  claim: string;
  text: string;
  snapshot: string;
  file: string;
  quotes: readonly { quote: string; source: string }[];
  /** Quotes of other pages, and how many more there are. */
  others?: readonly { quote: string; source: string; snapshot: string; file: string }[] | undefined;
  more?: number | undefined;
  remark?: string | undefined;
}

/** The list of one verifier. */
export interface VerifierList {
  assignment: string;
  attack: Attack;
  claims: readonly ListedClaim[];
  contested?: readonly ContestedMaterial[] | undefined;
}

/** Characters of a page that are shown: a short page whole, else passages, more for more claims. */
const shortPage = 3_000;
const ofPage = 1_400;
const ofClaim = 700;
/** Characters of another page around its quote, and how many of these are shown. */
const ofOther = 1_500;
const mostOthers = 12;
/** Characters of the page of a contradiction's side. */
const ofSide = 1_000;

/**
 * The whole task of a verifier, so that it needs no request to read its list and its pages: claims and quotes by page, with the
 * passages that have most of their words.
 * @param textOf the text of a page; undefined when it is lost, and only its file is named.
 */
export function verifierPrompt(
  { assignment, attack, claims, contested = [] }: VerifierList,
  textOf: (snapshot: string) => string | undefined,
): string {
  const pages = [...new Set(claims.map(({ snapshot }) => snapshot))];
  return [
    ...(claims.length === 0
      ? [`[${assignment}] Judge ${counted(contested.length, 'contradiction')} by the pages of the sides.`]
      : [
          `[${assignment}] Verify ${counted(claims.length, 'claim')} against ${counted(pages.length, 'stored page')}, by ${attack}.`,
          attackTasks[attack],
        ]),
    ...pages.map((page) =>
      describePage(
        claims.filter(({ snapshot }) => snapshot === page),
        textOf(page),
      ),
    ),
    ...describeOthers(claims, textOf),
    ...(contested.length === 0
      ? []
      : [`## Contested\n\n${contested.map((one) => describeDispute(one, textOf)).join('\n')}`]),
  ].join('\n\n');
}

function describePage(claims: readonly ListedClaim[], text: string | undefined): string {
  const [{ file, quotes } = { file: '', quotes: [] }] = claims;
  const [first] = quotes;
  const lines = claims.map(({ claim, text: statement, quotes, others = [], more = 0, remark }) => {
    const words = [...new Set(quotes.map(({ quote }) => allWords(quote)))];
    const isNumbered = words.length + others.length > 1;
    const elsewhere = [
      ...others.map(({ source }, at) => `(${quotes.length + at + 1}) of ${oneLine(source)}, below`),
      ...(more === 0
        ? []
        : [`${counted(more, 'more quote')} of other pages in ${file.split('/snapshots/')[0]}/ledger.json`]),
    ];
    const quoted = [...words.map((one, at) => (isNumbered ? `(${at + 1}) ${one}` : one)), ...elsewhere].join(' · ');
    const doubt = remark === undefined ? '' : `\n  the report's writer says: ${allWords(remark)}`;
    return `- ${claim}: ${allWords(statement)}\n  quoted for it: ${quoted}${doubt}`;
  });
  return [`## ${first?.source ?? 'A page'}`, lines.join('\n'), ...describeText(claims, file, text)].join('\n\n');
}

/** The quotes of other pages with the passages around them, by their numbers. */
function describeOthers(claims: readonly ListedClaim[], textOf: (snapshot: string) => string | undefined): string[] {
  const all = claims.flatMap(({ claim, text, quotes, others = [] }) =>
    others.map((one, at) => ({ ...one, claim, text, number: quotes.length + at + 1 })),
  );
  if (all.length === 0) return [];
  const listed = all.map(({ claim, number, source, file, quote, snapshot, text }, at) => {
    const page = at < mostOthers ? textOf(snapshot) : undefined;
    const passage = page === undefined ? '' : passagesAbout(plainText(page), `${quote} ${text}`, ofOther).trim();
    const shown = passage === '' ? '' : `\n${passage.replace(/^/gm, '> ')}`;
    return `- ${claim} (${number}), ${oneLine(source)}, ${file}: ${allWords(quote)}${shown}`;
  });
  return [`## Quotes of other pages\n\n${listed.join('\n')}`];
}

const plainText = (text: string) => text.split('\n').map(printable).join('\n');

function describeText(claims: readonly ListedClaim[], file: string, text: string | undefined): string[] {
  if (text === undefined) return [`Read ${file}.`];
  const plain = plainText(text);
  const wanted = claims.flatMap((one) => [one.text, ...one.quotes.map(({ quote }) => quote)]).join(' ');
  const isShort = plain.length <= shortPage;
  const shown = isShort ? plain : passagesAbout(plain, wanted, ofPage + ofClaim * claims.length);
  const what = isShort ? 'the whole page' : `passages of ${plain.length} characters, […] between them`;
  return [`${file}, ${what}:`, shown.trim().replace(/^/gm, '> ')];
}

/** A contradiction with the quotes of each side, and the passage of its page about them. */
function describeDispute(one: ContestedMaterial, textOf: (snapshot: string) => string | undefined): string {
  const { contradiction, statement, sides, words = [] } = one;
  const described = sides.map(({ claim, text, quotes, snapshot, file = '' }) => {
    const page = snapshot === undefined ? undefined : textOf(snapshot);
    const passage =
      page === undefined ? '' : passagesAbout(plainText(page), `${text} ${quotes.join(' ')}`, ofSide).trim();
    const shown = passage === '' ? '' : `\n${passage.replace(/^/gm, '> ')}`;
    return `  ${claim} ${[text, ...quotes].map(allWords).join(' ')}${file === '' ? '' : `, ${file}:`}${shown}`;
  });
  const missing = isOneSided(one)
    ? `  one of these has no finding, so say nothing of ${contradiction} itself, neither \`holds\` nor \`different\`: give the finding below its verdict`
    : [];
  const said = [words.map((side) => `  one side: ${allWords(side)}`), missing].flat();
  return [`- ${contradiction}: ${allWords(statement)}`, ...said, ...described].join('\n');
}
