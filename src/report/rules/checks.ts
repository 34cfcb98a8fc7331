import { excerpt, printable } from '../../base/errors.ts';
import { longestTitle } from '../../base/names.ts';
import { remembered } from '../../base/remembered.ts';
import { capitalized, counted, quotedWords } from '../../base/text.ts';
import { whyNotCitable } from '../../research/rules/checks.ts';
import { sourcesById } from '../../research/rules/distrust.ts';
import { isCitable, mayBeCited } from '../../research/rules/failed-quotes.ts';
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
import { verifiedText } from '../../research/rules/verified-text.ts';
import { sectionTitles, type Draft, type SectionTitle } from './draft.ts';
import { sentencesOf, type Sentence } from './source.ts';
import { reportMissing, textOf, runsIn, type Block } from './tree.ts';

/** The requirement of each check. A generator makes all else: citations, tables, lists, TeX. */
export const checkSentences = {
  R1: 'every mark names a finding, a contradiction or a question that there is',
  R2: 'every finding that is stated may be cited, and none of them was refuted',
  R3: 'every number stands in the findings of its sentence, in the words of the user, or in a formula',
  R4: 'every formula gives its number, from numbers that are cited or said beside it',
  R6: 'every sentence of the summary cites a finding, or says that it is inference',
  R7: 'most of the central findings are in the text',
  R9: 'the title is short, and every section says something',
  R10: 'the report compiles',
} as const;
export type CheckId = keyof typeof checkSentences;
const checkIds = Object.keys(checkSentences) as CheckId[];
/** The check of the PDF, whose result the PDF itself cannot print. */
const ofPdf: CheckId = 'R10';

/** A fault of a report, which has to be corrected. */
export interface Fault {
  id: CheckId;
  /** The section, with the beginning of the sentence; empty for the whole report. */
  where: string;
  message: string;
  /** The remedy, as a sentence. */
  fix: string;
}

/** The result of all checks. One that could not run has neither passed nor failed. */
export interface ReportCheck {
  faults: Fault[];
  checks: { id: CheckId; outcome: 'pass' | 'fail' | 'could-not-run'; reason: string | null }[];
}

/** Everything that a report is checked against; plain data. */
export interface CheckInput {
  draft: Draft;
  /** The sections as blocks, with present ids. */
  sections: ReadonlyMap<SectionTitle, readonly Block[]>;
  ledger: Ledger;
  /** The user's own words, whose numbers need no source: the goal, redirects and answers. */
  given: readonly string[];
  /** The quotes with which verifiers bore a finding out, by its id. */
  deciding: ReadonlyMap<string, readonly string[]>;
  /** `failed` with TeX's first message; why there is no PDF; undefined for one that was built. */
  compiled: { failed: string } | { missing: string } | undefined;
}

/** The result of the checks without a report: none could run. */
export function checkMissingReport(): ReportCheck {
  const fix = 'A writer hands it in when the search is over.';
  return {
    faults: [{ id: 'R9', where: '', message: 'There is no report', fix }],
    checks: checkIds.map((id) => ({ id, outcome: 'could-not-run', reason: reportMissing })),
  };
}

/** Runs every check on a report. Deterministic; never throws. */
export function checkReport(input: CheckInput): ReportCheck {
  const sentences = sentencesOf(input.sections);
  const claims = new Map(input.ledger.claims.map((claim) => [claim.id, claim]));
  const read: Read = { ...input, sentences, claims, sources: sourcesById(input.ledger) };
  const numbers = heldNumbers(read);
  const faults = [
    ...unknownMarks(read),
    ...standing(read),
    ...foreignNumbers(read, numbers),
    ...formulas(read, numbers),
    ...uncitedSummary(read),
    ...coverage(read),
    ...completeness(read),
    ...(input.compiled !== undefined && 'failed' in input.compiled
      ? [
          fault(
            'R10',
            '',
            `TeX says: ${input.compiled.failed}`,
            'Start the agent latex-compiler, which corrects the preamble.',
          ),
        ]
      : []),
  ];
  const reasons = new Map<CheckId, string>([
    ...(input.compiled !== undefined && 'missing' in input.compiled ? [[ofPdf, input.compiled.missing] as const] : []),
  ]);
  const checks = checkIds.map((id) => {
    const reason = reasons.get(id) ?? null;
    const failed = faults.some((one) => one.id === id);
    return { id, outcome: failed ? 'fail' : reason === null ? 'pass' : 'could-not-run', reason } as const;
  });
  return { faults, checks };
}

interface Read extends CheckInput {
  sentences: readonly Sentence[];
  claims: ReadonlyMap<string, Claim>;
  sources: ReadonlyMap<string, Source>;
}

const fault = (id: CheckId, where: string, message: string, fix: string): Fault => ({ id, where, message, fix });
const longestWhere = 110;
const at = ({ section, text }: Pick<Sentence, 'section' | 'text'>) => `${section}, ${quotedWords(text, longestWhere)}`;

function unknownMarks({ sentences, claims, ledger }: Read): Fault[] {
  const matters = new Set([...ledger.contradictions, ...ledger.questions].map(({ id }) => id));
  const fix = 'Use the ids that `autonomous-workflow evidence` prints, or take the mark out.';
  return sentences.flatMap((sentence) =>
    [...sentence.claims.filter((id) => !claims.has(id)), ...sentence.matters.filter((id) => !matters.has(id))].map(
      (id) => fault('R1', at(sentence), `There is no ${id}`, fix),
    ),
  );
}

function standing({ sentences, claims }: Read): Fault[] {
  return sentences.flatMap((sentence) =>
    sentence.claims.flatMap((id) => {
      const claim = claims.get(id);
      if (claim === undefined) return [];
      if (claim.verdict === 'contradicted')
        return [
          fault('R2', at(sentence), `${id} was refuted`, 'Take the sentence out: what was refuted is listed by code.'),
        ];
      if (isCitable(claim)) return [];
      const why = excerpt(whyNotCitable(claim));
      return [
        fault('R2', at(sentence), `No quote bears ${id} out (${why})`, 'Take the sentence out, or state another.'),
      ];
    }),
  );
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
function heldNumbers({ ledger, deciding, claims, sources, given }: Read): Numbers {
  const quotes = new Map<string, string[]>();
  for (const claim of ledger.claims)
    for (const { source, quote } of claim.evidence.filter(mayBeCited))
      quotes.set(source, [...(quotes.get(source) ?? []), quote, ...(deciding.get(claim.id) ?? [])]);
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
      if (claim === undefined) return [];
      const own = [claim.text, verifiedText(claim, ledger), ...(deciding.get(id) ?? [])];
      const of = sourcesOf(id).flatMap((source) => [
        ...(quotes.get(source.id) ?? []),
        source.title,
        source.year ?? '',
        source.accessed.slice(0, 4),
      ]);
      return [...own, ...of].flatMap(numbersHeldBy);
    }),
  };
}

/** Background may have numbers that everybody knows; the last two sections are about the research itself. */
const needsNumbers = (section: SectionTitle) =>
  ['Executive Summary', 'Key Findings', 'Analysis & Synthesis'].includes(section);

/** The numbers of what stands around a sentence without findings: its paragraph, or the rows of its table's section. */
function around({ sentences }: Read, { paragraph, isCell, section }: Sentence): readonly Sentence[] {
  return sentences.filter((one) => (isCell ? one.section === section : one.paragraph === paragraph));
}

function foreignNumbers(read: Read, numbers: Numbers): Fault[] {
  return read.sentences.flatMap((sentence) => {
    const { borrowed, claims, section, matters } = sentence;
    const text = borrowed.replace(pointing, ' ');
    if (!mayHoldNumber.test(text) || (claims.length === 0 && (!needsNumbers(section) || matters.length > 0))) return [];
    const near = claims.length > 0 ? claims : around(read, sentence).flatMap((one) => one.claims);
    const stated = numbersStated(text).filter((number) => claims.length > 0 || isDistinctive(number));
    if (stated.length === 0) return [];
    const held = [...numbers.given, ...near.flatMap(numbers.ofClaim)];
    const missing = numbersMissing(text, held, { numbers: stated, about: numbers.about(near) });
    if (missing.length === 0) return [];
    const of = near.length === 0 ? 'no finding is cited there' : `not in ${[...new Set(near)].slice(0, 6).join(', ')}`;
    return [
      fault(
        'R3',
        at(sentence),
        `${missing.slice(0, 4).join(', ')}: ${of}, nor in the quotes of their sources`,
        'Write the number as a finding has it, cite the finding that has it, write a formula for what you computed ({45 / 9 = 5}), or take it out.',
      ),
    ];
  });
}

/** Numbers that state a fact: with a unit, or of two and more digits; years and parts of names do not. */
function isDistinctive({ unit, magnitude, name, spelled, text }: FoundNumber): boolean {
  if (unit !== null || magnitude !== 1) return true;
  if (name !== '' || spelled || /^(?:19|20)\d\d$/.test(text)) return false;
  return text.replace(/\D/g, '').length >= 2;
}

function formulas(read: Read, numbers: Numbers): Fault[] {
  return read.sentences.flatMap((sentence) =>
    sentence.formulas.flatMap(({ formula, printed }) => {
      const shown = `{${formula} = ${printed}}`;
      const wrong = faultOfFormula(formula, printed);
      if (wrong !== undefined)
        return [
          fault(
            'R4',
            at(sentence),
            `${shown} ${wrong}`,
            'Write numbers, + - * / ^ and brackets, then = and what they give.',
          ),
        ];
      const beside = around(read, sentence);
      const known = [
        ...beside.flatMap(({ borrowed }) => numbersIn(borrowed)),
        ...numbers.given,
        ...beside.flatMap(({ claims }) => claims.flatMap(numbers.ofClaim)),
      ];
      const unknown = unknownIn(formula, known);
      if (unknown.length === 0) return [];
      const fix =
        'Compute from numbers of findings that are cited beside it, or say there what is assumed, with its number.';
      return [
        fault('R4', at(sentence), `${shown} is computed from ${unknown.join(', ')}, which nothing beside it has`, fix),
      ];
    }),
  );
}

/** Fewer letters are a heading within a text. */
const fewestLetters = 8;
const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

function uncitedSummary({ sentences }: Read): Fault[] {
  const fix = 'Cite its findings ([@C012]), mark it as [inference], or take it out.';
  return sentences
    .filter(
      ({ isSummary, text, claims, matters, isInference }) =>
        isSummary && !isInference && claims.length + matters.length === 0 && lettersIn(text) >= fewestLetters,
    )
    .map((sentence) => fault('R6', at(sentence), 'It cites no finding', fix));
}

function coverage({ ledger, sentences }: Read): Fault[] {
  const used = new Set(sentences.flatMap(({ claims }) => claims));
  const central = ledger.claims.filter(
    (claim) => claim.importance === 'central' && claim.verdict !== 'contradicted' && isCitable(claim),
  );
  const missing = central.filter(({ id }) => !used.has(id));
  if (missing.length * 2 <= central.length) return [];
  const ids = missing.map(({ id }) => id);
  const shown = [...ids.slice(0, 8), ...(ids.length > 8 ? ['…'] : [])].join(', ');
  const message = `${missing.length} of ${central.length} central findings stand nowhere in the text: ${shown}`;
  return [fault('R7', '', message, 'Work them in, each with its mark.')];
}

/** Letters of a section that says something; code writes the other sections where nobody does. */
const leastLetters: Partial<Record<SectionTitle, number>> = {
  'Executive Summary': 60,
  'Background & Context': 40,
  'Key Findings': 60,
  'Analysis & Synthesis': 40,
};

function completeness({ draft, sections }: Read): Fault[] {
  const title = Array.from(draft.title ?? '').length;
  return [
    ...(title > longestTitle
      ? [fault('R9', '', `The title has ${title} characters`, `Say what is asked in at most ${longestTitle}.`)]
      : []),
    ...sectionTitles.flatMap((section) => {
      const text = runsIn(sections.get(section) ?? []).map(({ inlines }) => textOf(inlines));
      const [has, least] = [lettersIn(text.join(' ')), lettersWanted(section, text.join(' '))];
      return has >= least
        ? []
        : [fault('R9', section, `The section has ${has} letters`, `Write it: at least ${least}.`)];
    }),
  ];
}

/** Where one sign is a word, a third of them says as much. */
const lettersWanted = (section: SectionTitle, text: string) =>
  (leastLetters[section] ?? 0) / (/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(text) ? 3 : 1);

/** A fault as a line. */
export const faultLine = ({ id, where, message, fix }: Fault): string =>
  `${id}${where === '' ? '' : ` ${printable(where)}`}: ${printable(message)} → ${fix}`;

const outcomeWords = { pass: 'passed', fail: 'failed', 'could-not-run': 'could not run' } as const;

/** Whether no writer has handed anything in. */
export const isMissing = ({ checks }: Pick<ReportCheck, 'checks'>): boolean =>
  checks.every(({ reason }) => reason === reportMissing);

/** One line with the numbers of checks that passed, failed or could not run. */
export function sumUp({ checks }: ReportCheck, { withPdf = true } = {}): string {
  if (isMissing({ checks })) return reportMissing;
  const counts = checks.filter(({ id }) => withPdf || id !== ofPdf);
  const having = (outcome: keyof typeof outcomeWords) => counts.filter((one) => one.outcome === outcome);
  const failed = having('fail').map(({ id }) => id);
  return [
    `${having('pass').length} of ${counted(counts.length, 'check')} of the report passed`,
    failed.length === 0 ? 'none failed' : `${failed.length} failed (${failed.join(', ')})`,
    ...(having('could-not-run').length === 0 ? [] : [`${having('could-not-run').length} could not run`]),
  ].join(', ');
}

/** `sumUp` of the text, with what each check that did not pass holds the report to; without a full stop. */
export function explainChecks(check: ReportCheck): string {
  const unmet = check.checks.filter(({ id, outcome }) => id !== ofPdf && outcome !== 'pass');
  const said = unmet.map(({ id, outcome }) => `${id} (${outcomeWords[outcome]}): ${checkSentences[id]}`);
  const line = sumUp(check, { withPdf: false });
  return unmet.length === 0 || isMissing(check)
    ? line
    : `${line}. What did not pass, each with what it holds the report to: ${said.join('; ')}`;
}

/** Each check as a line: id, what it holds the report to, result. */
export function checkLines({ checks }: ReportCheck): string[] {
  if (isMissing({ checks })) return [];
  return checks.map(({ id, outcome, reason }) => {
    const why = outcome === 'could-not-run' && reason !== null ? `: ${reason}` : '';
    return `${id}, ${checkSentences[id]}: ${outcomeWords[outcome]}${why}`;
  });
}

/** The result of `compile --check` for people. */
export function describeCheck(check: ReportCheck): string {
  const unable = check.checks.filter(({ outcome, reason }) => outcome === 'could-not-run' && reason !== reportMissing);
  return [
    `${capitalized(sumUp(check))}.`,
    ...(check.faults.length === 0 ? [] : [['To fix:', ...check.faults.map((one) => `- ${faultLine(one)}`)].join('\n')]),
    ...(unable.length === 0
      ? []
      : [
          ['Could not be checked:', ...unable.map(({ id, reason }) => `- ${id}: ${printable(reason ?? '')}`)].join(
            '\n',
          ),
        ]),
  ].join('\n\n');
}

/** The most faults that are printed after another result. */
const mostShown = 5;

/** The faults, up to the limit; empty without any. */
export function describeFaults({ faults, checks }: ReportCheck): string {
  if (faults.length === 0 || isMissing({ checks })) return '';
  const lines = faults.slice(0, mostShown).map((one) => `- ${faultLine(one)}`);
  const left = faults.length - mostShown;
  const more = left > 0 ? [`- and ${left} more: \`autonomous-workflow compile --check\` prints them`] : [];
  return ['The checks of the report found what is to be fixed:', ...lines, ...more].join('\n');
}
