import { excerpt, printable } from '../../base/errors.ts';
import { remembered } from '../../base/algorithms.ts';
import { counted, quotedWords } from '../../base/text.ts';
import { isCitable, mayBeCited, sourcesById, whyNotCitable } from '../../research/rules/standing.ts';
import type { Claim, Ledger, Source } from '../../research/rules/ledger.ts';
import {
  faultOfFormula,
  numbersHeldBy,
  numbersIn,
  numbersMissing,
  numbersStated,
  unknownIn,
  type FoundNumber,
} from '../../research/rules/quotes/numbers.ts';
import { verifiedText } from '../../research/rules/verification.ts';
import { quotesOfVerifiers } from './evidence.ts';
import { sectionTitles, sentencesOf, type Sentence, type SectionTitle } from './source.ts';
import { textOf, type Block } from './tree.ts';

/** Everything that a report is checked against; plain data. */
export interface CheckInput {
  /** The sections as blocks, with present ids. */
  sections: ReadonlyMap<SectionTitle, readonly Block[]>;
  ledger: Ledger;
  /** The user's own words, whose numbers need no source: the goal, redirects and answers. */
  given: readonly string[];
}

/**
 * What code finds wrong in a report, each with its place and what to do: a generator makes all else, and critics rule on what sentences say.
 * Deterministic; never throws.
 */
export function checkReport(input: CheckInput): string[] {
  const sentences = sentencesOf(input.sections);
  const claims = new Map(input.ledger.claims.map((claim) => [claim.id, claim]));
  const read: Read = { ...input, sentences, claims, sources: sourcesById(input.ledger) };
  const numbers = heldNumbers(read);
  return [
    ...sentences.flatMap((one) => [
      ...marksOf(one, read),
      ...foreignNumbers(one, read, numbers),
      ...formulas(one, read, numbers),
    ]),
    ...completeness(read),
  ];
}

interface Read extends CheckInput {
  sentences: readonly Sentence[];
  claims: ReadonlyMap<string, Claim>;
  sources: ReadonlyMap<string, Source>;
}

/** The sections that only a writer can write; background may have numbers that everybody knows. */
const written: readonly SectionTitle[] = sectionTitles.slice(0, 4);
const isFreeOfNumbers = (section: SectionTitle) => section === 'Background & Context' || !written.includes(section);

const longestWhere = 110;
const faultIn = ({ section, text }: Pick<Sentence, 'section' | 'text'>, message: string, fix: string): string =>
  `${section}, ${printable(quotedWords(text, longestWhere))}: ${printable(message)} → ${fix}`;

/** Marks of what there is not, and of findings that may not be stated. */
function marksOf(sentence: Sentence, { claims, ledger }: Read): string[] {
  const matters = new Set([...ledger.contradictions, ...ledger.questions].map(({ id }) => id));
  const wrong = [
    ...sentence.claims.flatMap((id) => {
      const claim = claims.get(id);
      if (claim === undefined) return [`There is no ${id}`];
      if (claim.verdict === 'contradicted') return [`${id} was refuted, and code lists it as such`];
      return isCitable(claim) ? [] : [`No quote bears ${id} out (${excerpt(whyNotCitable(claim))})`];
    }),
    ...sentence.matters.flatMap((id) => (matters.has(id) ? [] : [`There is no ${id}`])),
    ...(sentence.text.match(/\b[CQX]\d{3,}\b/g) ?? []).flatMap((id) =>
      claims.has(id) || matters.has(id) ? [`${id} would be printed as it stands: write the mark [@${id}]`] : [],
    ),
  ];
  const fix = 'State what `autonomous-workflow evidence` prints, with its mark behind it, or take the sentence out.';
  return wrong.map((message) => faultIn(sentence, message, fix));
}

/** A cheap test, because most sentences have no number. */
const mayHoldNumber = /\p{N}/u;
/** Numbers that name a place in the document or an id, and the place in a list. */
const pointing = /\b[CSQX]\d{3,}\b|^\d+[.)]\s/gu;

interface Numbers {
  ofClaim: (id: string) => readonly FoundNumber[];
  given: readonly FoundNumber[];
  /** Titles, years and addresses of the sources of some findings. */
  about: (ids: readonly string[]) => string;
}

/**
 * The numbers that a finding has: in its words, in all quotes of its sources, in the words with which verifiers decided, in the titles and
 * years of its sources; computed once.
 */
function heldNumbers({ ledger, claims, sources, given }: Read): Numbers {
  const decidingOf = (id: string) => quotesOfVerifiers(ledger, id, 'supported', 'qualified');
  const quotes = new Map<string, string[]>();
  for (const claim of ledger.claims)
    for (const { source, quote } of claim.evidence.filter(mayBeCited))
      quotes.set(source, [...(quotes.get(source) ?? []), quote, ...decidingOf(claim.id)]);
  const sourcesOf = (id: string) =>
    (claims.get(id)?.evidence ?? []).filter(mayBeCited).flatMap(({ source }) => sources.get(source) ?? []);
  return {
    given: given.flatMap(numbersHeldBy),
    about: (ids) =>
      ids
        .flatMap(sourcesOf)
        .map(({ title, url }) => `${title} ${url}`)
        .join('\n'),
    ofClaim: remembered((id: string) => {
      const claim = claims.get(id);
      const own = claim === undefined ? [] : [claim.text, verifiedText(claim, ledger), ...decidingOf(id)];
      const of = sourcesOf(id).flatMap(({ id: source, title, year, accessed }) => [
        ...(quotes.get(source) ?? []),
        ...[title, year ?? '', accessed.slice(0, 4)],
      ]);
      return [...own, ...of].flatMap(numbersHeldBy);
    }),
  };
}

/** The numbers of what stands around a sentence without findings: its paragraph, or the rows of its table's section. */
function around({ sentences }: Read, { paragraph, isCell, section }: Sentence): readonly Sentence[] {
  return sentences.filter((one) => (isCell ? one.section === section : one.paragraph === paragraph));
}

function foreignNumbers(sentence: Sentence, read: Read, numbers: Numbers): string[] {
  const { borrowed, claims, section, matters, isInference } = sentence;
  const text = borrowed.replace(pointing, ' ');
  // What a writer proposes is marked so, and judged by a critic.
  const isFree = claims.length === 0 && (isInference || isFreeOfNumbers(section) || matters.length > 0);
  if (!mayHoldNumber.test(text) || isFree) return [];
  const near = claims.length > 0 ? claims : around(read, sentence).flatMap((one) => one.claims);
  const stated = numbersStated(text).filter((number) => claims.length > 0 || isDistinctive(number));
  if (stated.length === 0) return [];
  const held = [...numbers.given, ...near.flatMap(numbers.ofClaim)];
  const missing = numbersMissing(text, held, { numbers: stated, about: numbers.about(near) });
  if (missing.length === 0) return [];
  const of = near.length === 0 ? 'no finding is cited there' : `not in ${[...new Set(near)].slice(0, 6).join(', ')}`;
  const fix =
    'Write the number as a finding has it, cite the finding that has it, write a formula for what you computed ({45 / 9 = 5}), propose it in a sentence of its own with [inference] alone, or take it out.';
  return [faultIn(sentence, `${missing.slice(0, 4).join(', ')}: ${of}, nor in the quotes of their sources`, fix)];
}

/** Numbers that state a fact: with a unit, or of two and more digits; years and parts of names do not. */
function isDistinctive({ unit, magnitude, name, text }: FoundNumber): boolean {
  if (unit !== null || magnitude !== 1) return true;
  if (name !== '' || /^(?:19|20)\d\d$/.test(text)) return false;
  return text.replace(/\D/g, '').length >= 2;
}

function formulas(sentence: Sentence, read: Read, numbers: Numbers): string[] {
  return sentence.formulas.flatMap(({ formula, printed }) => {
    const shown = `{${formula} = ${printed}}`;
    const wrong = faultOfFormula(formula, printed);
    const how = 'Write numbers, + - * / ^ and brackets, then = and what they give.';
    if (wrong !== undefined) return [faultIn(sentence, `${shown} ${wrong}`, how)];
    const beside = around(read, sentence);
    const known = [
      ...beside.flatMap(({ borrowed }) => numbersIn(borrowed)),
      ...numbers.given,
      ...beside.flatMap(({ claims }) => claims.flatMap(numbers.ofClaim)),
    ];
    const unknown = unknownIn(formula, known);
    const fix =
      'Compute from numbers of findings that are cited beside it; a number that you assume stands before it, in a sentence marked [inference] alone.';
    const message = `${shown} is computed from ${unknown.join(', ')}, which no finding cited beside it has`;
    return unknown.length === 0 ? [] : [faultIn(sentence, message, fix)];
  });
}

function completeness({ sections }: Read): string[] {
  const says = (section: SectionTitle) => /\p{L}/u.test(textOf(sections.get(section) ?? []));
  return written.flatMap((section) => (says(section) ? [] : [`${section}: The section says nothing → Write it.`]));
}

/** The result in one line; undefined where nobody has written a report. */
export function sumUp(faults: readonly string[] | undefined): string {
  if (faults === undefined) return 'nobody has written it up';
  return faults.length === 0 ? 'all its marks, numbers and formulas hold' : `${counted(faults.length, 'place')} to fix`;
}
