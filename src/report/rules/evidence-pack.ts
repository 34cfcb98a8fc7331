import { sectionTitles } from './completeness-checks.ts';
import { byAddressee, describeClaim, describePriority } from '../../research/rules/evidence.ts';
import { openContradictions, openQuestions, type Claim, type Ledger } from '../../research/rules/ledger.ts';
import { isCitable } from '../../research/rules/failed-quotes.ts';
import { excerpt, printable } from '../../base/errors.ts';
import { idsOf } from './report-input.ts';
import { plainOf } from './plain-text.ts';
import { paragraphsOf } from './prose.ts';
import { commandsIn, scanTex } from './scan.ts';

/** Characters of a pack, which is small because a model reads it whole. */
export const longestPack = 8_000;
const mostQuestions = 12;
/** The share of a pack that is reserved for contradictions. */
const keptForContradictions = 0.25;
const fillers = new Set(
  'a an and are as at by can do does for from how in into is it its of on or that the their this to was what when which why with'.split(
    ' ',
  ),
);
const weights = { central: 3, supporting: 1.5, peripheral: 1 };
const sureness = { high: 1.3, medium: 1.1, low: 1 };

export interface PackRequest {
  ledger: Ledger;
  /** The present text of the report. */
  tex: string;
  /** The title of the section, or its subject. */
  about: string;
  /** Counted from 1; each page has different findings. */
  page?: number;
}

export interface EvidencePack {
  text: string;
  /** Findings in the pack, and those that had no room. */
  claims: string[];
  left: number;
}

/** The material for one section: the most similar findings, with their contradictions and questions. */
export function evidencePack({ ledger, tex, about, page = 1 }: PackRequest): EvidencePack {
  const scanned = scanTex(tex);
  // The title of a standard section does not describe its subject.
  const isOfEvery = sectionTitles.some((title) => fold(title) === fold(about));
  const words = isOfEvery ? [] : wordsOf(about);
  const ranked = rank(ledger, words);
  const here = paragraphsOf(scanned).filter(({ section }) => section !== '' && fold(section) === fold(about));
  const used = [...new Set(here.flatMap(({ bindings }) => idsOf(bindings, 'claim')))];
  const titles = commandsIn(scanned.visible, /^(?:sub)?section$/, scanned.bodyFrom, scanned.bodyTo).map(({ groups }) =>
    plainOf(groups[0] ?? '').trim(),
  );
  const head = [
    `Evidence for: ${excerpt(about)}`,
    `Other sections, which say the other things: ${
      titles
        .filter((title) => fold(title) !== fold(about))
        .map(excerpt)
        .join('; ') || 'none'
    }.`,
    used.length === 0 ? 'The section cites nothing yet.' : `The section binds already: ${used.join(', ')}.`,
  ];
  const contradictions = openContradictions(ledger).map((contradiction) => {
    const { id, statement, sides, claims = [] } = contradiction;
    const bound = claims.length === 0 ? '' : ` Findings: ${claims.join(', ')}.`;
    return {
      claims,
      line: `- \\contradiction{${id}} ${excerpt(statement)} (${sides.map(excerpt).join(' / ')}).${bound} Both sides cited, in a contested environment.`,
    };
  });
  // Contradictions are added first, because findings would leave no room for them.
  const printed = new Set<string>();
  let kept = longestPack * keptForContradictions;
  for (const { line } of contradictions) {
    if (line.length + 1 > kept) continue;
    kept -= line.length + 1;
    printed.add(line);
  }
  const open = byAddressee(openQuestions(ledger));
  const questions = open
    .slice(0, mostQuestions)
    .map((one) => `- ${one.id} (${describePriority(one)}) ${excerpt(one.text)}`);
  const tail =
    questions.length === 0
      ? []
      : [
          '',
          'Open questions, which code prints in their section; write there what was searched for them:',
          ...questions,
          ...(open.length > questions.length
            ? [
                `(${open.length - questions.length} more questions are open: \`autonomous-workflow evidence\` prints them.)`,
              ]
            : []),
        ];
  // Contradictions and questions are on the first page only.
  const roomOn = (nth: number) =>
    longestPack - [...head, ...(nth === 1 ? [...printed, ...tail] : [])].join('\n').length - 300;
  const saidBefore = new Set(page === 1 ? [] : printed);
  let left: readonly Claim[] = ranked;
  let shown: Claim[] = [];
  let lines: string[] = [];
  let brought: string[] = [];
  let room = 0;
  for (let nth = 1; nth <= page; nth += 1) {
    [shown, lines, brought, room] = [[], [], [], roomOn(nth)];
    for (const claim of left) {
      const entry = describeClaim(claim, ledger);
      const disputes = contradictions
        .filter(({ claims, line }) => claims.includes(claim.id) && !printed.has(line) && !brought.includes(line))
        .map(({ line }) => line);
      const size = [entry, ...disputes].reduce((sum, line) => sum + line.length + 1, 0);
      // A finding that is longer than a page gets its own page.
      if (size > room && shown.length > 0) continue;
      room -= size;
      lines.push(entry);
      shown.push(claim);
      brought.push(...disputes);
    }
    left = left.filter((claim) => !shown.includes(claim));
  }
  for (const line of brought) printed.add(line);
  // Contradictions of other findings fill the remaining room.
  for (const { line } of contradictions) {
    if (printed.has(line) || line.length + 1 > room) continue;
    room -= line.length + 1;
    printed.add(line);
  }
  const unprinted = contradictions.length - printed.size;
  const disputes = [...printed].filter((line) => !saidBefore.has(line));
  const text = [
    ...head,
    '',
    lines.length === 0 ? (page === 1 ? 'No findings yet.' : 'No more findings.') : 'Findings, nearest first:',
    ...lines,
    ...(left.length > 0
      ? [
          `(${left.length} more findings had no room: --page ${page + 1} prints the next of them, other words bring others to the front.)`,
        ]
      : []),
    ...(disputes.length > 0 ? ['', 'Contradictions:', ...disputes] : []),
    ...(page > 1 && saidBefore.size + tail.length > 0 ? ['(Contradictions and open questions: page 1.)'] : []),
    ...(unprinted > 0 && page === 1
      ? [`(${unprinted} more contradictions are open: \`autonomous-workflow evidence\` prints them.)`]
      : []),
    ...(page === 1 ? tail : []),
  ].join('\n');
  return { text: printable(text), claims: shown.map(({ id }) => id), left: left.length };
}

/** The findings by similarity to the words, then by weight. */
function rank(ledger: Ledger, words: readonly string[]): Claim[] {
  const texts = ledger.claims.map(({ text }) => new Set(wordsOf(text)));
  const rarity = new Map(
    words.map((word) => [
      word,
      Math.log(1 + ledger.claims.length / (1 + texts.filter((text) => text.has(word)).length)),
    ]),
  );
  const score = ({ importance, confidence }: Claim, index: number): number => {
    const near = words.reduce((sum, word) => sum + (texts[index]?.has(word) === true ? (rarity.get(word) ?? 0) : 0), 0);
    return (near * 4 + 1) * weights[importance] * sureness[confidence];
  };
  return ledger.claims
    .map((claim, index) => ({ claim, score: isCitable(claim) ? score(claim, index) : 0 }))
    .sort((a, b) => b.score - a.score)
    .map(({ claim }) => claim);
}

/** A title normalised for comparison. */
function fold(title: string): string {
  return (title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word !== 'and').join(' ');
}

/** Significant words, without English endings. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [
    ...new Set(
      words
        .filter((word) => word.length > 2 && !fillers.has(word))
        .map((word) => word.replace(/(?:ies|es|s|ing|ed|er|ers)$/, '')),
    ),
  ];
}
