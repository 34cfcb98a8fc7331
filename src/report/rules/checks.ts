import { evaluate } from '../../base/arithmetic.ts';
import { excerpt, printable } from '../../base/errors.ts';
import { longestTitle } from '../../base/names.ts';
import { remembered } from '../../base/remembered.ts';
import { capitalized, counted, quotedWords } from '../../base/text.ts';
import { whyNotCitable } from '../../research/rules/checks.ts';
import { sourcesById } from '../../research/rules/distrust.ts';
import { isCitable, mayBeCited } from '../../research/rules/failed-quotes.ts';
import { isFile, type Claim, type Ledger, type Source } from '../../research/rules/ledger.ts';
import { canonicalAddress } from '../../research/rules/pages/addresses.ts';
import type { SnapshotRow } from '../../research/rules/pages/snapshot-row.ts';
import { numbersMissing, roundedStep } from '../../research/rules/quotes/claim-numbers.ts';
import { isNamedVersion } from '../../research/rules/quotes/named-versions.ts';
import { normalText } from '../../research/rules/quotes/normal-text.ts';
import { numbersIn, numbersInNormal, type FoundNumber } from '../../research/rules/quotes/numbers.ts';
import { numbersHeldBy } from '../../research/rules/quotes/single-units.ts';
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
  R5: 'every number of the summary stands in a later section too',
  R6: 'every sentence of the summary cites a finding, or says that it is inference',
  R7: 'most of the central findings are in the text',
  R8: 'no cited page is gone',
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
  /** The outcomes of the fetched pages; undefined when none was fetched. */
  pages: readonly SnapshotRow[] | undefined;
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
  const { faults: gone, unable } = deadPages(read);
  const faults = [
    ...unknownMarks(read),
    ...standing(read),
    ...foreignNumbers(read, numbers),
    ...formulas(read, numbers),
    ...lonelySummaryNumbers(read, numbers),
    ...uncitedSummary(read),
    ...coverage(read),
    ...gone,
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
    ...(unable === undefined ? [] : [['R8', unable] as const]),
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
/** A report may round the numbers of its sources. */
const rounding = { mayRound: true };
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
    const normal = normalText(text, { keepCase: true }).text;
    const about = numbers.about(near);
    const stated = numbersInNormal(normal).filter(
      (number) => !isNamedVersion(normal, number, about) && (claims.length > 0 || isDistinctive(number)),
    );
    if (stated.length === 0) return [];
    const held = [...numbers.given, ...near.flatMap(numbers.ofClaim)];
    const missing = numbersMissing(text, held, stated, rounding);
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

/**
 * Numbers from units and counting that a formula may contain, in addition to those up to twelve and powers of ten: days, hours,
 * seconds, bytes.
 */
const ofUnits = new Set([24, 30, 31, 52, 60, 365, 366, 1024, 3600, 86_400, 604_800]);
const isOfCounting = (value: number) =>
  (Number.isInteger(value) && value <= 12) || ofUnits.has(value) || Number.isInteger(Math.log10(value));

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
      ].flatMap(({ readings }) => readings.map(({ value }) => Math.abs(value)));
      const isNear = (value: number, input: number) => Math.abs(value - input) <= Math.abs(input) * 1e-9;
      const inputs = (formula.match(/\d+(?:\.\d+)?(?:[eE]\d{1,3})?/g) ?? []).filter(
        (one) => !isOfCounting(Number(one)),
      );
      // A share of 5 % may be 0.05 in the formula.
      const unknown = inputs.filter(
        (one) => !known.some((value) => [value, value / 100].some((as) => isNear(as, Number(one)))),
      );
      if (unknown.length === 0) return [];
      const fix =
        'Compute from numbers of findings that are cited beside it, or say there what is assumed, with its number.';
      return [
        fault('R4', at(sentence), `${shown} is computed from ${unknown.join(', ')}, which nothing beside it has`, fix),
      ];
    }),
  );
}

function faultOfFormula(formula: string, printed: string): string | undefined {
  const value = /[-+*/^]/.test(formula) ? evaluate(formula) : undefined;
  if (value === undefined) return 'holds no formula that can be computed';
  const [number, ...others] = numbersIn(printed);
  if (number === undefined || others.length > 0) return `prints ${others.length === 0 ? 'no' : 'more than one'} number`;
  const isRight = number.readings.some((reading) => {
    const slack = roundedStep(number, reading) / 2 + Math.abs(value) * 1e-9;
    return Math.abs(reading.value - value) <= slack;
  });
  return isRight ? undefined : `is not what its formula gives, ${Number(value.toPrecision(8)).toLocaleString('en')}`;
}

function lonelySummaryNumbers({ sentences }: Read, { given }: Numbers): Fault[] {
  const body = sentences.filter(({ isSummary }) => !isSummary).map(({ text }) => text);
  let known: readonly FoundNumber[] | undefined;
  return sentences
    .filter(({ isSummary, text }) => isSummary && mayHoldNumber.test(text))
    .flatMap((sentence) => {
      const text = sentence.text.replace(pointing, ' ');
      const missing = numbersMissing(
        text,
        (known ??= [...given, ...body.flatMap(numbersHeldBy)]),
        numbersIn(text),
        rounding,
      );
      if (missing.length === 0) return [];
      const fix = 'State it, with its finding, in a later section, or take it out of the summary.';
      return [fault('R5', at(sentence), `No other section has ${missing.slice(0, 4).join(', ')}`, fix)];
    });
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

/** Pages that were gone when they were fetched; this makes no network requests. */
function deadPages({ pages, sentences, claims, sources }: Read): { faults: Fault[]; unable?: string } {
  if (pages === undefined) return { faults: [], unable: 'no source was fetched yet' };
  const outcomes = new Map<string, SnapshotRow>();
  for (const row of pages) if (outcomes.get(row.canonical)?.outcome !== 'stored') outcomes.set(row.canonical, row);
  const stated = new Set(sentences.flatMap((sentence) => sentence.claims));
  const cited = [...stated].flatMap((id) =>
    (claims.get(id)?.evidence ?? []).filter(mayBeCited).flatMap(({ source }) => sources.get(source) ?? []),
  );
  const web = [...new Set(cited)].filter((source) => !isFile(source));
  const pageOf = ({ canonical, url }: Source) => outcomes.get(canonical) ?? outcomes.get(canonicalAddress(url));
  const unknown = web.filter((source) => (pageOf(source)?.outcome ?? 'could-not-run') === 'could-not-run').length;
  const faults = web
    .filter((source) => pageOf(source)?.outcome === 'dead')
    .map((source) => {
      const why = pageOf(source)?.reason?.sentence ?? 'not found';
      return fault(
        'R8',
        '',
        `The page of ${source.key} is gone: ${why}`,
        'State what another source says in its place.',
      );
    });
  return unknown === 0
    ? { faults }
    : { faults, unable: `whether ${unknown} of ${web.length} cited pages are there is not known` };
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

/** One line with the numbers of checks that passed, failed or could not run. */
export function sumUp({ checks }: ReportCheck, { withPdf = true } = {}): string {
  if (checks.every(({ reason }) => reason === reportMissing)) return reportMissing;
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
  return unmet.length === 0
    ? line
    : `${line}. What did not pass, each with what it holds the report to: ${said.join('; ')}`;
}

/** Each check as a line: id, what it holds the report to, result. */
export function checkLines({ checks }: ReportCheck): string[] {
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
export function describeFaults({ faults }: ReportCheck): string {
  if (faults.length === 0 || faults.some(({ message }) => message === 'There is no report')) return '';
  const lines = faults.slice(0, mostShown).map((one) => `- ${faultLine(one)}`);
  const left = faults.length - mostShown;
  const more = left > 0 ? [`- and ${left} more: \`autonomous-workflow compile --check\` prints them`] : [];
  return ['The checks of the report found what is to be fixed:', ...lines, ...more].join('\n');
}
