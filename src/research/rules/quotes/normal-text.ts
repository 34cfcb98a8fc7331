import { remembered } from '../../../base/remembered.ts';
import {
  characterClass,
  digitBit,
  extenderBit,
  ignorableBit,
  letterBit,
  spaceBit,
  unspacedBit,
  wordBit,
  hyphens,
  normalCharacters,
  simpleForm,
  superscripts,
} from './characters.ts';
import { unitWriter } from './units.ts';

/** A text in the form for comparing quotes and pages, with offsets in the original. */
export interface NormalText {
  text: string;
  /** The beginning and end in the original for each unit of `text`. */
  starts: Uint32Array;
  ends: Uint32Array;
  /** Removed footnote marks, with their offset in `text` and their content. */
  marks: readonly { at: number; says: string }[];
}

const footnote = /\[(?:\d{1,3}|(?:note|fn\.?|footnote|nb)\s?\d{1,3}|[a-z](?=\][^\p{L}])|citation needed)\]/iuy;
/** A list in brackets: a mark, or what the text says, as in `retries on [500, 502]`. */
const bracketedList = /\[\d{1,3}(?:\s?[,;\u2013-]\s?\d{1,3}){1,15}\]/uy;
/** Digits at the end of a word, as raised marks stand in the text of a PDF: `mortality12,13`, `problem1 .`. */
const gluedMark =
  /(?!\d{1,3}(?:,\d{3})+(?!\d))(?:\d{1,3}(?:[,\u2013-]\d{1,3})+(?![\p{L}\d]|[.,]\d)|\d{1,2}(?=\s?[.,;:)](?:\s|$)))(?:\s(?=[.,;:)]))?/uy;
const wordBeforeMark = /\p{Ll}{4}$|\p{Ll}{2}[.,;)]$/u;
const superscript = new RegExp(`[${superscripts}]{1,40}`, 'uy');
const superscriptList = new RegExp(`[${superscripts}]{1,3}(?:[,;\u2013-][${superscripts}]{1,3}){1,15}`, 'uy');
const softLineBreak = /[^\S\n\r]{0,40}(?:\r\n?|\n)\s{0,400}/y;
/** Markdown's marks for bold, emphasis and code; powers (2**3) and products (2 * 3) do not match. */
const markdown =
  /(?<=^|[^*\p{L}\p{N}])\*{1,3}(?=[^\s*])|(?<=[^\s*])\*{1,3}(?=$|[^*\p{L}\p{N}])|(?<=^|[^_\p{L}\p{N}])_{1,3}(?=[^\s_])|(?<=[^\s_])_{1,3}(?=$|[^_\p{L}\p{N}])|`{3,}|(?<!`)`(?!`)(?<!\p{L}`(?=\p{L}))/uy;
const entity = /&(?:#(\d{2,7})|#x([\da-f]{2,6})|([a-z]{2,6}));/iy;
/** Entities of typography; entities of letters do not occur in copied text. */
const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', thinsp: ' ', ensp: ' ', emsp: ' ', shy: '\u00ad' },
  ...{ ldquo: '“', rdquo: '”', bdquo: '„', lsquo: '‘', rsquo: '’', sbquo: '‚', laquo: '«', raquo: '»' },
  ...{ ndash: '–', mdash: '—', minus: '−', hellip: '…', times: '×', middot: '·', bull: '•', deg: '°', plusmn: '±' },
};
const emDash = /[\u2014\u2015\u2e3a\u2e3b]|-{2,}/y;
/** Unicode's limit for a base character with its marks in streams; a page may have a million marks in a row. */
const longestCluster = 30;

/**
 * The text without variations of typography: NFKC; decoded HTML entities; no soft hyphens, zero-width characters and footnote
 * marks; no Markdown for bold, emphasis and code; straight quotation marks; one kind of dash; hyphenated words joined; single
 * spaces, none between ideographs; lower case unless `keepCase`. Digits stay separate: superscripts get `^`, fractions a space,
 * and hyphens next to digits are kept.
 * @param dropsPossibleMarks whether also what may be a footnote mark is removed: a list in brackets, digits at the end of a word.
 */
export function normalText(
  original: string,
  { keepCase = false, dropsPossibleMarks = false }: { keepCase?: boolean; dropsPossibleMarks?: boolean } = {},
): NormalText {
  const writer = unitWriter(original.length);
  const marks: NormalText['marks'][number][] = [];
  const ofUnit = keepCase ? casedUnits : smallUnits;
  const ofCluster = remembered((cluster: string) => normalCharacters(cluster, keepCase));
  const normalCluster = (cluster: string) => (cluster.length === 1 ? ofUnit : ofCluster)(cluster);
  const last = {
    /** The offset of pending white space, which is written when text follows; -1 without any. */
    space: -1,
    isUnspaced: false,
    /** Whether the text ends with a digit that the next digit must not extend. */
    isClosed: false,
  };

  const matchAt = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at;
    return pattern.exec(original)?.[0];
  };
  const bracketedAt = (at: number) =>
    matchAt(footnote, at) ?? (dropsPossibleMarks ? matchAt(bracketedList, at) : undefined);
  const gluedAt = (at: number) =>
    wordBeforeMark.test(original.slice(Math.max(0, at - 4), at)) ? matchAt(gluedMark, at) : undefined;
  const isLast = (bit: number) => last.space === -1 && (characterClass(writer.last()) & bit) !== 0;
  const writeSpace = (isUnspaced: boolean) => {
    if (last.space !== -1 && writer.length() > 0 && !(isUnspaced && last.isUnspaced))
      writer.writeUnit(0x20, last.space);
    last.space = -1;
  };
  const write = (text: string, start: number, end: number, isUnspaced = false) => {
    writeSpace(isUnspaced);
    writer.write(text, start, end);
    last.isUnspaced = isUnspaced;
    last.isClosed = false;
  };
  const dropMark = (says: string, end: number) => {
    marks.push({
      at: writer.length(),
      says: says
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[\s[\]]/g, ''),
    });
    if (/^[\s.,;:!?)]?$/.test(original.charAt(end))) last.space = -1;
  };

  const readHyphen = (at: number) => {
    const broken = isLast(wordBit) ? (matchAt(softLineBreak, at + 1)?.length ?? 0) : 0;
    const next = characterClass(original.charCodeAt(at + 1 + broken));
    if (!(isLast(letterBit) && (next & letterBit) !== 0)) write('-', at, at + 1);
    return at + 1 + ((next & wordBit) === 0 ? 0 : broken);
  };
  const readEmDash = (at: number, length: number) => {
    if (last.space === -1) last.space = at;
    write('-', at, at + length);
    last.space = at + length;
    return last.space;
  };
  const readSuperscript = (at: number) => {
    const list = matchAt(superscriptList, at);
    const isMark = (says: string) => last.space === -1 && isReferenceMark(says.normalize('NFKC'), writer.tail(4));
    const raised = list !== undefined && isMark(list) ? list : (matchAt(superscript, at) ?? '');
    const end = at + raised.length;
    if (isMark(raised)) dropMark(raised, end);
    else {
      write(`^${raised.normalize('NFKC').replaceAll('\u2212', '-')}`, at, end);
      last.isClosed = true;
    }
    return end;
  };
  const readEntity = (at: number, length: number, stands: string) => {
    const unit = stands.charCodeAt(0);
    const bits = characterClass(unit);
    const end = at + length;
    if ((bits & spaceBit) !== 0) {
      if (last.space === -1) last.space = at;
    } else if (/[\u2014\u2015]/.test(stands)) return readEmDash(at, length);
    else if ((bits & ignorableBit) === 0) write(normalCluster(stands), at, end, (bits & unspacedBit) !== 0);
    return end;
  };
  const readCluster = (at: number, unit: number, bits: number) => {
    let end = at + ((original.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
    while (end - at < longestCluster && (characterClass(original.charCodeAt(end)) & extenderBit) !== 0) end += 1;
    const normal = normalCluster(original.slice(at, end));
    const isCompound = unit > 0x7f && (bits & digitBit) === 0;
    const begins = characterClass(normal.charCodeAt(0));
    if ((isCompound || last.isClosed) && (begins & digitBit) !== 0 && isLast(digitBit)) last.space = at;
    // "23 %" becomes "23%", so that the sign belongs to its number.
    if ((normal === '%' || normal === '\u2030') && (characterClass(writer.last()) & digitBit) !== 0) last.space = -1;
    if (normal === "'" && writer.last() === 0x27 && last.space === -1) writer.replaceLast('"', end);
    else if (normal !== '') write(normal, at, end, (bits & unspacedBit) !== 0);
    last.isClosed = isCompound && /\d$/.test(normal);
    return end;
  };

  for (let at = 0; at < original.length;) {
    const unit = original.charCodeAt(at);
    const form = keepCase || last.isClosed ? 0 : simpleForm(unit);
    const bits = characterClass(unit);
    const glued = dropsPossibleMarks && (bits & digitBit) !== 0 ? gluedAt(at) : undefined;
    if (glued !== undefined) {
      at += glued.length;
      dropMark(glued, at);
      continue;
    }
    if (form !== 0 && (characterClass(original.charCodeAt(at + 1)) & extenderBit) === 0) {
      const isUnspaced = (bits & unspacedBit) !== 0;
      if (last.space !== -1) writeSpace(isUnspaced);
      writer.writeUnit(form, at);
      last.isUnspaced = isUnspaced;
      at += 1;
      continue;
    }
    const character = original.charAt(at);
    const isPlain = (bits & letterBit) !== 0;
    const says = character === '[' ? bracketedAt(at) : undefined;
    const coded = unit === 0x26 ? entityAt(original, at) : undefined;
    const mark = unit === 0x2a || unit === 0x5f || unit === 0x60 ? matchAt(markdown, at) : undefined;
    const dash = !isPlain && (unit === 0x2d || unit > 0x2010) ? matchAt(emDash, at) : undefined;
    if ((bits & spaceBit) !== 0) {
      if (last.space === -1) last.space = at;
      at += 1;
    } else if ((bits & ignorableBit) !== 0) {
      at += 1;
      if (unit === 0xad) at += matchAt(softLineBreak, at)?.length ?? 0;
    } else if (coded !== undefined) at = readEntity(at, coded.length, coded.stands);
    else if (mark !== undefined) at += mark.length;
    else if (says !== undefined) {
      at += says.length;
      dropMark(says, at);
    } else if (dash !== undefined) at = readEmDash(at, dash.length);
    else if (!isPlain && hyphens.includes(character)) at = readHyphen(at);
    else if (unit > 0x7f && superscripts.includes(character)) at = readSuperscript(at);
    else at = readCluster(at, unit, bits);
  }
  return { ...writer.finish(), marks };
}

/** Texts in which normalisation changes only spaces and case, such as most quotes and titles. */
const unadorned = /^[A-Za-z\d \t\n.,:;?!()/"]*$/;

/** The normal form without offsets. */
export function normalString(text: string): string {
  return unadorned.test(text) ? text.toLowerCase().replace(/\s+/g, ' ').trim() : normalText(text).text.trim();
}

/** The HTML entity at an offset, and its character; some pages print entities, and copied text contains them. */
function entityAt(text: string, at: number): { length: number; stands: string } | undefined {
  entity.lastIndex = at;
  const [whole = '', decimal, hex, name = ''] = entity.exec(text) ?? [];
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const stands = Number.isNaN(code)
    ? entities[name.toLowerCase()]
    : code > 0x10ffff
      ? undefined
      : String.fromCodePoint(code);
  return stands === undefined ? undefined : { length: whole.length, stands };
}

/** Whether raised digits after these characters are a mark: `drift²`, `drift.²`, `drift²,³`, but not `m²`, `10²` and `log²`. */
export function isReferenceMark(digits: string, before: string): boolean {
  if (!/^\d{1,3}(?:[,;\u2013-]\d{1,3})*$/.test(digits)) return false;
  if (/[.,;:!?)'"]$/.test(before)) return true;
  return /^\d+$/.test(digits)
    ? /\p{L}{3}$/u.test(before) && !/(?<!\p{L})(?:log|exp|sin|cos|tan)$/u.test(before)
    : /\p{L}$/u.test(before);
}

const smallUnits = remembered((unit: string) => normalCharacters(unit, false));
const casedUnits = remembered((unit: string) => normalCharacters(unit, true));
