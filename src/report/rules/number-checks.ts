import { remembered } from '../../base/remembered.ts';
import { numbersMissing } from '../../research/rules/quotes/claim-numbers.ts';
import { isNamedVersion } from '../../research/rules/quotes/named-versions.ts';
import { numbersIn, type FoundNumber, numbersInNormal } from '../../research/rules/quotes/numbers.ts';
import { numbersHeldBy, singleUnits } from '../../research/rules/quotes/single-units.ts';
import {
  type Checked,
  type ReportFinding,
  isSummarySection,
  pointing,
  commonKnowledge,
  reasonedSections,
} from './finding.ts';
import type { Paragraph, Sentence } from './prose.ts';
import { idsOf, type ReadReport } from './report-input.ts';
import { borrowedText, checkDerived } from './derived-numbers.ts';
import { checkOtherNumbers } from './other-numbers.ts';
import type { Claim } from '../../research/rules/ledger.ts';
import { verifiedText } from '../../research/rules/verified-text.ts';
import { mayBeCited } from '../../research/rules/failed-quotes.ts';
import { normalText } from '../../research/rules/quotes/normal-text.ts';

/** A cheap test, because most sentences have no number. */
const mayHoldNumber = /\d|\b(?:hundred|thousand|million|billion|trillion|percent|per cent)\b/i;

/** Numbers as words, which a text may write in digits. */
const spelled =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\b/i;

/** A report may round the numbers of its sources. */
const rounding = { mayRound: true };

interface HeldNumbers {
  /** Those of the user's own words, which need no source. */
  given: readonly FoundNumber[];
  /** The texts of a source, by its key. */
  textsOf: (key: string) => readonly string[];
  of: (key: string) => readonly FoundNumber[];
  ofClaim: (id: string) => readonly FoundNumber[];
}

/**
 * The numbers in the quotes of a source or a finding, in the words with which verifiers decided, and in a source's title and
 * year; computed once.
 */
function heldNumbers({ ledger, deciding, claims, sourcesByKey, given = [] }: ReadReport): HeldNumbers {
  /** The deciding words of verifiers, and the narrowed wordings of a claim. */
  const verified = (claim: Claim): string[] => {
    const standing = verifiedText(claim, ledger);
    return [...(deciding.get(claim.id) ?? []), ...(standing === claim.text ? [] : [standing])];
  };
  const quotes = new Map<string, string[]>();
  for (const claim of ledger.claims)
    for (const { source, quote } of claim.evidence.filter(mayBeCited))
      quotes.set(source, [...(quotes.get(source) ?? []), quote, ...verified(claim)]);
  const textsOf = remembered((key: string): string[] => {
    const source = sourcesByKey.get(key);
    if (source === undefined) return [];
    return [...(quotes.get(source.id) ?? []), source.title, source.year ?? '', source.accessed.slice(0, 4)];
  });
  return {
    given: given.flatMap(numbersHeldBy),
    textsOf,
    of: remembered((key) =>
      textsOf(key).flatMap((text) =>
        mayHoldNumber.test(text) || spelled.test(text) ? numbersHeldBy(text) : singleUnits(text),
      ),
    ),
    ofClaim: remembered((id) => {
      const claim = claims.get(id);
      if (claim === undefined) return [];
      const quoted = claim.evidence.filter(mayBeCited).map(({ quote }) => quote);
      return [claim.text, ...verified(claim), ...quoted].flatMap(numbersHeldBy);
    }),
  };
}

/** Numbers that name a kind or a rank: 64-bit, the 95th percentile, around the clock; decades, years and days. */
const naming =
  /\b\d+-bit\b|\b\d+(?:st|nd|rd|th)\b|\b24\/7\b|\b(?:19|20)\d0s\b|\b(?:19|20)\d\d[-–/](?:19|20)?\d\d\b|\b\d{1,2}\.? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}\b/gi;
/** RFC 6585, TLS 1.3, and "Redis 72" in a sentence: a number after a name is part of the name. */
const afterName = /(?:\b\p{Lu}[\p{Lu}\d]+|[\p{Ll}\d,;:)] \(?\p{Lu}[\p{L}\d]*)(?: version)? $/u;

/**
 * B3: a number in a sentence without a citation, which no cited or bound source around it contains. It is an error only among
 * findings, because common knowledge needs no citation. In a table the citations of its section count.
 */
function inventedNumbers(report: ReadReport, held: HeldNumbers): ReportFinding[] {
  return report.paragraphs.flatMap((paragraph) => {
    const { section } = paragraph;
    if (section === '' || isSummarySection(section) || reasonedSections.test(section)) return [];
    return paragraph.sentences.flatMap((sentence) => {
      const { at, bindings } = sentence;
      const text = borrowedText(sentence);
      if (!mayHoldNumber.test(text)) return [];
      if (bindings.some(({ kind }) => kind === 'cite' || kind === 'question')) return [];
      const distinctive = distinctiveNumbers(text.replace(pointing, ' ').replace(naming, ' '));
      if (distinctive.length === 0) return [];
      const missing = numbersMissing(text, heldAround(report, paragraph, held), distinctive, rounding);
      if (missing.length === 0) return [];
      const severity = commonKnowledge.test(section) ? 'warning' : 'hard';
      const message = `No finding that is cited in this paragraph holds: ${missing.slice(0, 4).join(', ')}`;
      const fix =
        'Cite the source that has the number, with its \\claim, mark what you computed with \\derived[formula]{…}, or take it out.';
      return [report.finding('B3', severity, at, message, fix)];
    });
  });
}

/** The numbers that state a fact: with a unit, or of two and more digits; without years and parts of names. */
function distinctiveNumbers(text: string): FoundNumber[] {
  const normal = normalText(text, { keepCase: true }).text;
  return numbersInNormal(normal).filter((number) => {
    if (number.unit !== null || number.magnitude !== 1) return true;
    if (number.name !== '' || number.spelled || /^(?:19|20)\d\d$/.test(number.text)) return false;
    return number.text.replace(/\D/g, '').length >= 2 && !afterName.test(normal.slice(0, number.at));
  });
}

function heldAround(report: ReadReport, paragraph: Paragraph, held: HeldNumbers): FoundNumber[] {
  const isTable = paragraph.environments.some((name) => /tabular|longtable|table/.test(name));
  const around = isTable ? report.paragraphs.filter(({ section }) => section === paragraph.section) : [paragraph];
  const cited = around.flatMap(({ bindings }) => [
    ...idsOf(bindings, 'claim').flatMap((id) => held.ofClaim(id)),
    ...idsOf(bindings, 'cite').flatMap((key) => held.of(key)),
  ]);
  return [...held.given, ...cited];
}

const countable =
  'sources?|claims?|findings?|papers?|articles?|publications?|pages|searches|iterations?|questions|agents|hours?';
const stated = new RegExp(`(?<![\\d.,$€£-])(\\d[\\d,]*)\\+?\\s+(?:[\\p{L}-]+\\s+){0,2}?(?:${countable})\\b`, 'iu');
const ourselves =
  /\b(?:we|our|this (?:report|research|review|study|survey)|rests? on|was based on|were (?:reviewed|consulted|read|searched|gathered)|(?:reviewed|consulted|gathered|collected|analy[sz]ed)\s+\d)/i;

/** B1 to B4: numbers come from the ledger, from a quote of a cited source, or are marked as computed. */
export function checkNumbers(report: ReadReport): Checked {
  const held = heldNumbers(report);
  const findings: ReportFinding[] = [];
  for (const paragraph of report.paragraphs) {
    for (const sentence of paragraph.sentences) {
      if (!mayHoldNumber.test(sentence.text)) continue;
      findings.push(...ownCount(report, paragraph, sentence), ...ungrounded(report, sentence, held));
    }
  }
  return {
    findings: [
      ...findings,
      ...checkDerived(report, (paragraph) => heldAround(report, paragraph, held)),
      ...checkOtherNumbers(report),
      ...inventedNumbers(report, held),
      ...lonelySummaryNumbers(report, held),
    ],
  };
}

function ownCount(report: ReadReport, { section }: Paragraph, sentence: Sentence): ReportFinding[] {
  const count = stated.exec(sentence.text)?.[0];
  if (count === undefined || sentence.derived.length > 0 || idsOf(sentence.bindings, 'cite').length > 0) return [];
  if (!/method/i.test(section) && !ourselves.test(sentence.text)) return [];
  const fix =
    'Write \\nSources{}, \\nFindings{}, \\nIterations{} or another macro of facts.tex in place of the number.';
  return [report.finding('B1', 'hard', sentence.at, `A count of the research is written out: “${count}”`, fix)];
}

/** A finding for each unsupported number: its place, its citations, and the texts that were searched. */
function ungrounded(report: ReadReport, sentence: Sentence, held: HeldNumbers): ReportFinding[] {
  const keys = idsOf(sentence.bindings, 'cite').filter((key) => report.sourcesByKey.has(key));
  if (keys.length === 0) return [];
  const text = borrowedText(sentence).replace(pointing, ' ');
  if (!mayHoldNumber.test(text)) return [];
  const normal = normalText(text, { keepCase: true }).text;
  const about = keys.flatMap((key) => [...held.textsOf(key), report.sourcesByKey.get(key)?.url ?? '']).join('\n');
  const left = numbersInNormal(normal).filter(
    (number) =>
      !keys.some((key) => held.textsOf(key).some((quote) => holds(quote, number))) &&
      !isNamedVersion(normal, number, about),
  );
  if (left.length === 0) return [];
  const numbers = [...held.given, ...keys.flatMap((key) => held.of(key))];
  const claims = idsOf(sentence.bindings, 'claim');
  const searched = `the quotes of ${keys.join(', ')}, those of its verifiers and their narrower wordings`;
  const fix =
    'Write the number as one of them has it, rounded at most, cite the source that has it, or mark what you computed with \\derived[formula]{…}.';
  const of = claims.length === 0 ? '' : ` (${claims.join(', ')})`;
  return numbersMissing(text, numbers, left, rounding).map((number) =>
    report.finding('B2', 'hard', sentence.at, `${number}${of} stands nowhere in ${searched}`, fix),
  );
}

/** Whether a text contains the number literally, which saves the slow reading of all its numbers. */
function holds(text: string, { text: number }: FoundNumber): boolean {
  const at = text.indexOf(number);
  if (at < 0) return false;
  return (
    !/[\d.,\p{L}-]$/u.test(text.slice(Math.max(0, at - 1), at)) &&
    !/^(?:[\p{L}\d%]|[.,]\d| ?(?:%|per ?cent|million|billion|thousand))/u.test(
      text.slice(at + number.length, at + number.length + 12),
    )
  );
}

function lonelySummaryNumbers(report: ReadReport, { given }: HeldNumbers): ReportFinding[] {
  const body = report.paragraphs.filter(({ section }) => !isSummarySection(section)).map(({ text }) => text);
  let known: FoundNumber[] | undefined;
  return report.paragraphs
    .filter(({ section }) => isSummarySection(section))
    .flatMap(({ sentences }) => sentences)
    .flatMap((sentence) => {
      const text = sentence.text.replace(pointing, ' ');
      const left = mayHoldNumber.test(text)
        ? numbersIn(text).filter((number) => !body.some((one) => holds(one, number)))
        : [];
      if (left.length > 0)
        known ??= body.flatMap((one) => (mayHoldNumber.test(one) ? numbersHeldBy(one) : singleUnits(one)));
      const missing = numbersMissing(text, [...given, ...(known ?? [])], left, rounding);
      if (missing.length === 0) return [];
      const message = `The summary holds numbers that no other section has: ${missing.slice(0, 4).join(', ')}`;
      const fix = 'State it, with its citation, in a later section, or take it out of the summary.';
      return [report.finding('B4', 'hard', sentence.at, message, fix)];
    });
}
