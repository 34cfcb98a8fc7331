import { cellEnd, plainOf, readPlain, type Binding, type DerivedNumber } from './plain-text.ts';
import { argumentsAt, type ScannedTex } from './scan.ts';

export interface Sentence {
  /** The text that a reader sees, without citations. */
  text: string;
  /** Offset in the file. */
  at: number;
  bindings: Binding[];
  /** Its parts, each with the citations that follow it; words after the last citation have none. */
  clauses: Clause[];
  /** Its numbers that are marked as computed. */
  derived: DerivedNumber[];
  /** Its text without the computed numbers. */
  borrowed: string;
}

interface Clause {
  text: string;
  bindings: Binding[];
}

export interface Paragraph {
  /** Offset in the file. */
  at: number;
  /** The printed titles of its section and subsection; empty before the first. */
  section: string;
  environments: readonly string[];
  text: string;
  bindings: Binding[];
  sentences: Sentence[];
}

const noText = new Set(
  'equation align equation* align* picture thebibliography verbatim lstlisting Verbatim comment'.split(' '),
);
const marks =
  /\\(part|section|subsection|subsubsection|paragraph|begin|end|item|caption|maketitle|tableofcontents)\*?(?![A-Za-z])|\n[ \t]*\n|\\\\/g;

/**
 * The paragraphs of a report's body with their sentences, list items and table rows each on their own.
 * @param byCell whether each cell of a table is a sentence of its own.
 */
export function paragraphsOf(scanned: ScannedTex, byCell = false): Paragraph[] {
  const { visible, bodyFrom, bodyTo } = scanned;
  const body = visible.slice(0, bodyTo);
  const paragraphs: Paragraph[] = [];
  const environments: string[] = [];
  let section = '';
  let start = bodyFrom;
  const close = (end: number): void => {
    if (end > start && !environments.some((name) => noText.has(name))) {
      const paragraph = readParagraph(body.slice(start, end), start, {
        section,
        environments: [...environments],
        byCell,
      });
      if (paragraph !== undefined) paragraphs.push(paragraph);
    }
  };
  marks.lastIndex = bodyFrom;
  for (let match = marks.exec(body); match !== null; match = marks.exec(body)) {
    const name = match[1];
    close(match.index);
    start = match.index + match[0].length;
    if (name === undefined) continue;
    const { groups, end } = argumentsAt(body, start);
    if (name === 'begin') {
      environments.push(groups[0] ?? '');
      start = end;
    } else if (name === 'end') {
      const place = environments.lastIndexOf(groups[0] ?? '');
      if (place >= 0) environments.length = place;
      start = end;
    } else if (name.endsWith('section') || name === 'part') {
      if (name === 'section' || name === 'part') section = plainOf(groups[0] ?? '').trim();
      start = end;
    }
    marks.lastIndex = start;
  }
  close(body.length);
  return paragraphs;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

function readParagraph(
  tex: string,
  at: number,
  { section, environments, byCell }: { section: string; environments: string[]; byCell: boolean },
): Paragraph | undefined {
  const { text, offsets, bindings, derived } = readPlain(tex, at);
  if (text.trim() === '' && bindings.length === 0) return undefined;
  const sentences: Sentence[] = [];
  for (const { from, to } of byCell ? sentencesOf(text).flatMap((one) => cellsOf(text, one)) : sentencesOf(text)) {
    const own = bindings.filter(({ place }) => place >= from && (place < to || to === text.length));
    const computed = derived.filter(({ place }) => place >= from && place < to);
    sentences.push({
      text: onOneLine(text.slice(from, to)),
      at: offsets[firstInk(text, from, to)] ?? at,
      bindings: own,
      clauses: clausesOf(text, { from, to }, own),
      derived: computed,
      borrowed: onOneLine(without(text, { from, to }, computed)),
    });
  }
  const first = offsets[firstInk(text, 0, text.length)] ?? bindings[0]?.at ?? at;
  return { at: first, section, environments, text: onOneLine(text), bindings, sentences };
}

/** A part of a text without its computed numbers, which are cut out by position, because the same digits may occur elsewhere. */
function without(text: string, { from, to }: { from: number; to: number }, computed: readonly DerivedNumber[]): string {
  const starts = [from, ...computed.map(({ place, length }) => place + length)];
  return starts.map((start, index) => text.slice(start, computed[index]?.place ?? to)).join(' ');
}

/** A sentence divided after its citations; adjacent citations belong to one part. */
function clausesOf(text: string, { from, to }: { from: number; to: number }, bindings: readonly Binding[]): Clause[] {
  const clauses: Clause[] = [];
  let start = from;
  for (const binding of bindings) {
    const words = text.slice(start, binding.place);
    const last = clauses.at(-1);
    if (last !== undefined && !/[\p{L}\p{N}]/u.test(words)) last.bindings.push(binding);
    else clauses.push({ text: onOneLine(words), bindings: [binding] });
    start = Math.max(start, binding.place);
  }
  const left = onOneLine(text.slice(start, to));
  return /[\p{L}\p{N}]/u.test(left) ? [...clauses, { text: left, bindings: [] }] : clauses;
}

/** A text with single blanks only. */
export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * The end of a sentence whose successor begins with a name in lower case, such as pg-boss. The last word must be too long for an
 * abbreviation.
 */
const endBeforeName = /(?<=\p{L}{4}|\))[.!?]["”’)]*\s+(?=\p{Ll})/gu;
const longAbbreviation = /\b(?:approx|resp|incl|excl|corp|dept|univ)$/i;

/** Sentences begin with a capital letter or a name: lower case after "5." or "e.g." continues the sentence. */
function sentencesOf(text: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (const { segment, index } of segmenter.segment(text.replace(/[\n\v]/g, ' '))) {
    const last = found.at(-1);
    const continues = !/[\p{L}\p{N}]/u.test(segment) || /^\s*\p{Ll}/u.test(segment) || isAbbreviated(text, last);
    if (last !== undefined && continues) last.to = index + segment.length;
    else found.push({ from: index, to: index + segment.length });
  }
  return found.length === 0 ? [{ from: 0, to: text.length }] : found.flatMap((one) => dividedAtNames(text, one));
}

function dividedAtNames(text: string, { from, to }: { from: number; to: number }): { from: number; to: number }[] {
  const within = text.slice(from, to);
  const ends = [...within.matchAll(endBeforeName)].flatMap(({ index, 0: { length } }) =>
    longAbbreviation.test(within.slice(0, index)) ? [] : [from + index + length],
  );
  return [from, ...ends].map((start, at) => ({ from: start, to: ends[at] ?? to }));
}

/** The table cells in a range of the text; outside of tables the range itself. */
function cellsOf(text: string, { from, to }: { from: number; to: number }): { from: number; to: number }[] {
  const cells: { from: number; to: number }[] = [];
  for (let start = from; start < to;) {
    const end = text.indexOf(cellEnd, start);
    const next = end < 0 || end >= to ? to : end + 1;
    cells.push({ from: start, to: next });
    start = next;
  }
  return cells.filter((one) => text.slice(one.from, one.to).trim() !== '');
}

function isAbbreviated(text: string, last: { from: number; to: number } | undefined): boolean {
  if (last === undefined) return false;
  return /(?:\b(?:e\.g|i\.e|vs|cf|Fig|Sec|No|al|approx|ca|Dr|St)\.|\b\p{Lu}\.)\s*$/u.test(
    text.slice(Math.max(last.from, last.to - 12), last.to),
  );
}

function firstInk(text: string, from: number, to: number): number {
  for (let at = from; at < to; at += 1) if (text.charAt(at).trim() !== '') return at;
  return from;
}
