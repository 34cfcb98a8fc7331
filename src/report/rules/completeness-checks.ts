import { isCitable } from '../../research/rules/failed-quotes.ts';
import { excerpt } from '../../base/errors.ts';
import { longestTitle } from '../../base/names.ts';
import { bareWords } from '../../base/text.ts';
import type { Checked, ReportFinding } from './finding.ts';
import { plainOf } from './plain-text.ts';
import { idsOf, type ReadReport } from './report-input.ts';
import { commandsIn } from './scan.ts';
import { emptyHeadings } from './empty-headings.ts';
import { figureNames } from './figures.ts';

const shingleWords = 5;
const leastWords = 30;
/** The share of common word sequences from which two paragraphs count as repetitions. */
const mostAlike = 0.6;

/** C3: two paragraphs with nearly the same words. */
export function checkRepetition({ paragraphs, finding }: Pick<ReadReport, 'paragraphs' | 'finding'>): ReportFinding[] {
  const holders = new Map<string, number[]>();
  const sizes: number[] = [];
  const findings: ReportFinding[] = [];
  for (const [index, { text, at, section }] of paragraphs.entries()) {
    const shingles = shinglesOf(text);
    sizes.push(shingles.size);
    const shared = new Map<number, number>();
    for (const shingle of shingles) {
      const before = holders.get(shingle) ?? [];
      for (const other of before) shared.set(other, (shared.get(other) ?? 0) + 1);
      // Words in twenty or more paragraphs are a set phrase.
      if (before.length < 20) holders.set(shingle, [...before, index]);
    }
    for (const [other, count] of shared) {
      if (count / (shingles.size + (sizes[other] ?? 0) - count) < mostAlike) continue;
      const message = `This paragraph repeats one of “${paragraphs[other]?.section ?? ''}”`;
      const fix = `Say it once; in “${section}” say only what is new, and refer back.`;
      findings.push(finding('C3', 'hard', at, message, fix));
      break;
    }
  }
  return findings;
}

function shinglesOf(text: string): Set<string> {
  const words = bareWords(text);
  if (words.length < leastWords) return new Set();
  return new Set(words.slice(shingleWords - 1).map((_, index) => words.slice(index, index + shingleWords).join(' ')));
}

interface Wanted {
  title: string;
  leastWords: number;
  needsClaim?: true;
}

/** The sections of a report, in order, with their minimum content. */
const wanted: readonly Wanted[] = [
  { title: 'Executive Summary', leastWords: 25, needsClaim: true },
  { title: 'Background & Context', leastWords: 15 },
  { title: 'Key Findings', leastWords: 30, needsClaim: true },
  { title: 'Analysis & Synthesis', leastWords: 20, needsClaim: true },
  { title: 'Open Questions', leastWords: 4 },
  { title: 'Methodology', leastWords: 10 },
];

/** The titles of the sections that every report has, in their order. */
export const sectionTitles: readonly string[] = wanted.map(({ title }) => title);

/** C1 to C5: the report is complete. */
export function checkCompleteness(report: ReadReport): Checked {
  return {
    findings: [
      ...sections(report),
      ...emptyHeadings(report),
      ...remains(report),
      ...checkRepetition(report),
      ...figures(report),
    ],
  };
}

function sections(report: ReadReport): ReportFinding[] {
  const { scanned, finding, ledger } = report;
  const found = commandsIn(scanned.visible, /^section$/, scanned.bodyFrom, scanned.bodyTo).map(({ at, groups }) => {
    return { at, title: plainOf(groups[0] ?? '').trim() };
  });
  const hasClaims = ledger.claims.some((claim) => isCitable(claim) && claim.verdict !== 'contradicted');
  const findings: ReportFinding[] = [];
  const hard = (at: number | null, message: string, fix: string) =>
    findings.push(finding('C1', 'hard', at, message, fix));
  for (const { at, groups } of commandsIn(scanned.visible, /^title$/).slice(0, 1)) {
    const { length } = plainOf(groups[0] ?? '').trim();
    if (length === 0 || length > longestTitle)
      hard(at, `The title has ${length} characters`, `Say what is asked in at most ${longestTitle}.`);
  }
  let last = -1;
  for (const { title, leastWords, needsClaim } of wanted) {
    const here = found.filter((one) => one.title.toLowerCase() === title.toLowerCase());
    const [first] = here;
    const tex = `\\section{${title.replaceAll('&', '\\&')}}`;
    if (first === undefined) {
      hard(null, `The section “${title}” is missing`, `Put ${tex} back in its place, with its text.`);
      continue;
    }
    if (first.at < last)
      hard(
        first.at,
        `The section “${title}” is out of order`,
        `Keep the order: ${wanted.map((one) => one.title).join(', ')}.`,
      );
    last = Math.max(last, first.at);
    const paragraphs = report.paragraphs.filter(({ section }) => section.toLowerCase() === title.toLowerCase());
    const words = paragraphs.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0);
    if (words < leastWords)
      hard(first.at, `The section “${title}” has ${words} words`, `Write it: at least ${leastWords} words.`);
    else if (
      needsClaim === true &&
      hasClaims &&
      !paragraphs.some(({ bindings }) => idsOf(bindings, 'claim').length > 0)
    )
      hard(
        first.at,
        `The section “${title}” binds no finding`,
        'Put \\citep{…}\\claim{…} beside the sentences that state findings.',
      );
  }
  const titles = new Set<string>();
  for (const { at, title } of found) {
    if (titles.has(title.toLowerCase())) hard(at, `There are two sections “${title}”`, 'Merge them.');
    titles.add(title.toLowerCase());
  }
  return findings;
}

const placeholder =
  /\b(?:TODO|TBD|FIXME|XXX+)\b|\[[^\][\n]{0,60}\b(?:HERE|INSERT|PLACEHOLDER|FILL IN)\b[^\][\n]{0,60}\]/;
const truncation =
  /\blorem ipsum\b|\[?citation needed\]?|\binsert (?:figure|table|citation|text) here\b|\bdue to (?:length|space) (?:constraints|limits|limitations)\b|\bcontent (?:continues|truncated|omitted)\b|\b(?:further|more) (?:details|sections) would be (?:included|added)\b|\bsections? \d+ ?[-–] ?\d+ (?:follow|continue|remain|are (?:omitted|similar|unchanged)|(?:will|would|can|to) be)\b|\bas an AI(?: language)? model\b|\[\d+\s?[-–]\s?\d{2,}\]/i;
const chatter =
  /^(?:I'll|I will|I'm going to) (?:now )?\w+|^Let me (?:now )?(?:write|start|begin|check|summari[sz]e|look|know|add|continue|draft)\b|\b[Tt]he user (?:asked|wants|requested|has asked)\b|<\/?think(?:ing)?>|^(?:Sure|Certainly|Of course|Absolutely)[,!]|\bI (?:hope this helps|have (?:now )?(?:written|completed|updated|added))\b|^Here is the (?:revised|updated|final|requested)\b|^As requested\b/;

/** C2 and C4: text that a writer left unfinished. */
function remains(report: ReadReport): ReportFinding[] {
  return report.paragraphs.flatMap(({ sentences }) =>
    sentences.flatMap(({ text, at }) => {
      const unfinished = (placeholder.exec(text) ?? truncation.exec(text))?.[0];
      const talk = chatter.exec(text.replace(/’/g, "'"))?.[0];
      const left = `A placeholder was left: “${excerpt(unfinished ?? '')}”`;
      const said = `This is talk about the work, not the report: “${excerpt(talk ?? '')}”`;
      return [
        ...(unfinished === undefined
          ? []
          : [report.finding('C2', 'hard', at, left, 'Write what belongs there, or remove it.')]),
        ...(talk === undefined ? [] : [report.finding('C4', 'hard', at, said, 'Remove it.')]),
      ];
    }),
  );
}

/** C5: a figure exists, has a caption, and is mentioned in the text. */
function figures(report: ReadReport): ReportFinding[] {
  const { scanned, files } = report;
  const { visible, bodyFrom, bodyTo } = scanned;
  const findings: ReportFinding[] = [];
  const add = (severity: ReportFinding['severity'], at: number, message: string, fix: string) =>
    findings.push(report.finding('C5', severity, at, message, fix));
  const used = new Set<string>();
  for (const { at, groups } of commandsIn(visible, /^includegraphics$/, bodyFrom, bodyTo)) {
    const name = (groups[0] ?? '').trim();
    const isThere = ['', '.pdf', '.png', '.jpg', '.jpeg'].some((ending) => files.has(name + ending));
    const fix = 'Remove the figure: the report has only what is in its folder.';
    if (!isThere) add('hard', at, `There is no picture ${excerpt(name)}`, fix);
    else if (used.has(name)) add('warning', at, `The picture ${name} is used twice`, 'Show it once and refer to it.');
    used.add(name);
  }
  const labels = new Set<string>();
  const body = visible.slice(bodyFrom, bodyTo);
  for (const { at, groups } of commandsIn(visible, /^label$/, bodyFrom, bodyTo)) {
    const [label = ''] = groups;
    if (labels.has(label))
      add('hard', at, `The label ${excerpt(label)} stands twice`, 'Give one of them another name.');
    labels.add(label);
  }
  // The generated figures bring their own labels.
  for (const name of figureNames) labels.add(`fig:${name}`);
  const referenced = new Set<string>();
  for (const { at, groups } of commandsIn(visible, /^(?:ref|autoref|pageref|eqref)$/, bodyFrom, bodyTo)) {
    const [label = ''] = groups;
    referenced.add(label);
    const fix = 'Label what it means, or remove the \\ref: it prints ??.';
    if (!labels.has(label)) add('hard', at, `Nothing has the label ${excerpt(label)}`, fix);
  }
  for (const { 0: whole, 1: kind = '', index } of body.matchAll(/\\begin\{(figure|table)\*?\}[^]*?\\end\{\1\*?\}/g)) {
    const at = bodyFrom + index;
    const label = /\\label\{([^{}]*)\}/.exec(whole)?.[1];
    if (!whole.includes('\\caption')) add('hard', at, `A ${kind} has no caption`, 'Add \\caption{…}.');
    const fix = 'Give it a \\label and refer to it with \\ref.';
    if (label === undefined || !referenced.has(label)) add('warning', at, `The text never refers to this ${kind}`, fix);
  }
  return findings;
}

/** The section titles that are missing in the text of a PDF, compared without line breaks, ligatures and hyphens. */
export function titlesNotPrinted(pdfText: string): string[] {
  const printed = letters(pdfText);
  return sectionTitles.filter((title) => !printed.includes(letters(title)));
}

function letters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
