import { excerpt, printable } from '../../../base/errors.ts';
import { quotedWords } from '../../../base/text.ts';
import { mayBeCited } from '../../../research/rules/failed-quotes.ts';
import { openContradictions, type Claim, type Contradiction, type Ledger } from '../../../research/rules/ledger.ts';
import {
  decidingVote,
  isContestedByOne,
  verdictWords,
  verifiedQuotes,
  verifiedText,
} from '../../../research/rules/verified-text.ts';
import { idsOf } from '../report-input.ts';
import { reasonedSections } from '../finding.ts';
import { objectionLine } from './describe.ts';
import type { Objection } from './objections.ts';
import type { PrintedSentence } from './printed-words.ts';
import { openMatterOf, sentenceText, summarySentences } from './summary-rulings.ts';

/** Words that compare, generalise or exclude. */
const sweeping =
  /\b(?:only|none|no (?:other|one)|nobody|nothing|never|always|all|every|any|both|neither|best|worst|better|worse|most|least|more|less|fewer|fast(?:er|est)|slow(?:er|est)|simpl(?:er|est)|cheap(?:er|est)|saf(?:er|est)|larg(?:er|est)|small(?:er|est)|unlike|alone|sole(?:ly)?|unique(?:ly)?|maintained|unmaintained|abandoned|deprecated|mature|standard|popular|common(?:ly)?|widely|generally|typically|usually|recommend(?:s|ed)?|superior|inferior|equivalent|identical|impossible|cannot)\b/i;

/** Words that say of all, of none, or of one alone; a finding seldom carries them unless it says them itself. */
const total =
  /(?<!-)\b(?:only|none|nobody|nothing|no(?! longer| matter)|never|always|all|every|neither|alone|sole(?:ly)?)\b(?!-)/gi;
/** Such words that say the same as another. */
const sameAs: Readonly<Record<string, string>> = {
  ...{ every: 'all', alone: 'only', sole: 'only', solely: 'only' },
  ...{ none: 'no', nobody: 'no', nothing: 'no', neither: 'no' },
};

const mostSuspects = 80;
const mostWider = 20;
const longestSide = 160;

/** The input for a critic's task. */
export interface CritiqueMaterial {
  question: string;
  folder: string;
  report: string;
  sentences: readonly PrintedSentence[];
  ledger: Pick<Ledger, 'claims' | 'looks' | 'contradictions'>;
  earlier: readonly Objection[];
  /** Findings that verifiers judge at the same time. */
  verified?: readonly string[];
}

/**
 * The full task of a critic: the question, the earlier objections to rule on, sentences without a finding that compare,
 * generalise or exclude, those that say more than the words of their findings, the summary with what its findings say, the verdicts
 * on stated findings, and the open contradictions.
 */
export function critiqueTask({
  question,
  folder,
  report,
  sentences,
  ledger,
  earlier,
  verified = [],
}: CritiqueMaterial): string {
  const open = earlier.filter(({ isResolved }) => !isResolved);
  const suspects = sentences.filter(isSuspect);
  const claims = new Map(ledger.claims.map((claim) => [claim.id, claim]));
  const wider = sentences
    .map((sentence) => ({ ...sentence, words: widerWords(sentence, claims, ledger) }))
    .filter(({ words }) => words.length > 0)
    .toSorted((a, b) => Number(b.isSummary || b.isCell) - Number(a.isSummary || a.isCell));
  const summary = summarySentences(sentences);
  const stated = new Set(sentences.flatMap(({ bindings }) => idsOf(bindings, 'claim')));
  const judged = ledger.claims.filter(
    (claim) =>
      claim.verdict === 'contradicted' ||
      (stated.has(claim.id) && (claim.verdict === 'qualified' || isContestedByOne(claim, ledger))),
  );
  const disputes = openContradictions(ledger);
  const parts = [
    `Judge ${report}. The findings with their quotes and verdicts are in ${folder}/evidence.tex, in full in ${folder}/ledger.json.`,
    [
      'The question:',
      ...printable(question)
        .split('\n')
        .map((line) => `> ${line}`),
    ].join('\n'),
    ...(open.length === 0
      ? []
      : [['Rule on these objections:', ...open.map((one) => `- ${objectionLine(one)}`)].join('\n')]),
    suspects.length === 0
      ? 'Code found no sentence without a finding that compares, generalises or excludes. Search for such sentences yourself.'
      : [
          'Sentences without a finding that may compare, generalise or exclude (code found them by their words; there may be others):',
          ...listedSentences(suspects, mostSuspects, ({ section, text }) => `${section}: “${text}”`),
        ].join('\n'),
    ...(wider.length === 0
      ? []
      : [
          [
            'Sentences and cells with a word that none of their findings has in its text or quotes. Each may say more than they do:',
            ...listedSentences(wider, mostWider, ({ words, ...one }) => {
              const named = words.map((word) => `“${word}”`).join(', ');
              return `${one.section}: “${sentenceText(one)}” (${named}: ${idsOf(one.bindings, 'claim').join(', ')})`;
            }),
          ].join('\n'),
        ]),
    ...(summary.length === 0
      ? []
      : [
          [
            'The summary, each sentence with what its findings say as they were verified. Rule on each by its number, in `summary_sentences`:',
            ...summary.map((one, at) => `${at + 1}. “${sentenceText(one)}” ${saidBy(one, claims, ledger)}`),
          ].join('\n'),
        ]),
    ...(judged.length === 0
      ? []
      : [
          ['What verifiers struck, narrowed or contest:', ...judged.map((claim) => judgedLine(claim, ledger))].join(
            '\n',
          ),
        ]),
    ...(verified.length === 0
      ? []
      : [
          `Verifiers check ${verified.join(', ')} against their pages while you read; what they narrow is reworded. Object to how the report states these only where it says more than the finding as it is now.`,
        ]),
    ...(disputes.length === 0
      ? []
      : [['Open contradictions, which the report has to say as contested:', ...disputes.map(disputeLine)].join('\n')]),
  ];
  return parts.join('\n\n');
}

function isSuspect({ text, bindings, section }: PrintedSentence): boolean {
  return !reasonedSections.test(section) && idsOf(bindings, 'claim').length === 0 && sweeping.test(text);
}

/** The statements of a sentence's findings, each with its id. */
function saidBy(
  sentence: PrintedSentence,
  claims: ReadonlyMap<string, Claim>,
  ledger: Pick<Ledger, 'looks' | 'contradictions'>,
): string {
  const cited = idsOf(sentence.bindings, 'claim').flatMap((id) => claims.get(id) ?? []);
  const said = [
    ...cited.map((claim) => `${claim.id}: ${verifiedText(claim, ledger)}`),
    ...openMatterOf(sentence, ledger.contradictions),
  ];
  return said.length === 0 ? '[no finding]' : said.map((one) => `[${printable(one)}]`).join(' ');
}

const totalWords = (text: string): string[] => [...new Set(text.toLowerCase().match(total) ?? [])];

/** The words of a sentence by which it says something of all, or of none, that its findings do not say so. */
function widerWords(
  { text, bindings, section }: PrintedSentence,
  claims: ReadonlyMap<string, Claim>,
  ledger: Pick<Ledger, 'looks'>,
): string[] {
  const cited = idsOf(bindings, 'claim').flatMap((id) => claims.get(id) ?? []);
  if (cited.length === 0 || reasonedSections.test(section)) return [];
  const said = cited.flatMap((claim) => [
    verifiedText(claim, ledger),
    ...verifiedQuotes(claim, ledger),
    ...claim.evidence.filter(mayBeCited).map(({ quote }) => quote),
  ]);
  const known = new Set(totalWords(said.join(' ')).map(meaningOf));
  // “It does not have X” says that it has no X.
  if (/\b(?:not|cannot|without|lacks?)\b|n['’]t\b/i.test(said.join(' '))) known.add('no');
  return totalWords(text).filter((word) => !known.has(meaningOf(word)));
}

const meaningOf = (word: string) => sameAs[word] ?? word;

function listedSentences<S extends PrintedSentence>(
  sentences: readonly S[],
  most: number,
  lineOf: (one: S) => string,
): string[] {
  const left = sentences.length - most;
  const lines = sentences.slice(0, most).map((one) => `- ${lineOf(one)}`);
  return left > 0 ? [...lines, `- and ${left} more in the report`] : lines;
}

function disputeLine({ id, claims = [], statement, sides }: Contradiction): string {
  const about = claims.length === 0 ? '' : ` (${claims.join(', ')})`;
  return `- ${id}${about}: ${excerpt(statement)} ${sides.map((side) => quotedWords(side, longestSide)).join(' against ')}`;
}

function judgedLine(claim: Claim, ledger: Pick<Ledger, 'looks'>): string {
  const { id, text } = claim;
  const vote = decidingVote(claim, ledger);
  const rewording = vote?.rewording == null ? '' : ` Borne out: ${printable(vote.rewording)}`;
  const reason = vote?.reason == null ? '' : ` Reason: ${printable(vote.reason)}`;
  return `- ${id} ${verdictWords(claim, ledger) ?? ''}: ${printable(text)}${rewording}${reason}`;
}
