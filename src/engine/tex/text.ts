import { texOfCharacter, texOfCombiningMark } from './characters.ts';
import { printableCodePoints } from './code-points.ts';

const pictograph = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]$/u;
const raised = new Set('⁰⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ');
const lowered = new Set('₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜ');
const marksBelow = new Set(['\\d', '\\c', '\\k', '\\b']);
/** Pairs that TeX's fonts melt into another sign: two hyphens into a dash, two commas into a quotation mark. */
const ligatures = new Set(['--', "''", '``', ',,', '?`', '!`']);
const scripts: [string, RegExp][] = [
  ['CJK', /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}\u3000-\u303f]/u],
  ['Arabic', /\p{sc=Arab}/u],
  ['Hebrew', /\p{sc=Hebr}/u],
  ['Greek', /\p{sc=Grek}/u],
  ['Cyrillic', /\p{sc=Cyrl}/u],
  ['Devanagari', /\p{sc=Deva}/u],
  ['Thai', /\p{sc=Thai}/u],
];

/** More accents than this on one letter are decoration or an attack, and TeX would nest one group for each. */
const mostAccents = 3;

function accented(letter: string, marks: readonly string[]): string {
  const accents = marks.flatMap((mark) => texOfCombiningMark.get(mark) ?? []).slice(0, mostAccents);
  const inside = accents.filter((accent) => !marksBelow.has(accent));
  const outside = accents.filter((accent) => marksBelow.has(accent));
  return [...inside, ...outside].reduce((tex, accent) => `${accent}{${tex}}`, letter);
}

/** TeX for one character, or undefined when no font of the report has anything for it. */
function texOf(character: string): string | undefined {
  const known = texOfCharacter.get(character);
  if (known !== undefined) return known;
  if (/^[\t\n\v\f\r\p{Z}]$/u.test(character)) return ' ';
  if (/^[\p{Cc}\p{Cf}\p{M}]$/u.test(character)) return '';
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x7f || printableCodePoints.has(point)) return character;
  const [letter = '', ...marks] = character.normalize('NFD');
  if (marks.length > 0 && letter !== character) {
    const tex = texOf(letter);
    return tex === undefined ? undefined : accented(tex, marks);
  }
  if (pictograph.test(character)) return '';
  return texOfCompatible(character);
}

/** Full-width letters, circled digits, superscripts and the like, by the plain characters Unicode says they stand for. */
function texOfCompatible(character: string): string | undefined {
  const compatible = character.normalize('NFKC');
  if (compatible === character) return undefined;
  let tex = '';
  for (const part of compatible) {
    const piece = texOf(part);
    if (piece === undefined) return undefined;
    tex += piece;
  }
  if (raised.has(character)) return `\\textsuperscript{${tex}}`;
  return lowered.has(character) ? `\\textsubscript{${tex}}` : tex;
}

function quotationMark(mark: string, before: string, after: string): string {
  const opens = /^[\s\p{Ps}\p{Pi}\p{Pd}]?$/u.test(before) && /^[^\s]/u.test(after);
  if (mark === '"') return opens ? '``' : "''";
  return opens && !/^\d/.test(after) ? '`' : "'";
}

function untypeset(characters: readonly string[], script: string): string {
  const noun = characters.length === 1 ? 'character' : 'characters';
  return `{[}${[characters.length, script, noun].filter((word) => word !== '').join(' ')}{]}`;
}

function scriptOf(character: string): string {
  return scripts.find(([, pattern]) => pattern.test(character))?.[0] ?? '';
}

/**
 * Arbitrary text as TeX that prints it and can do nothing else, for running text and for arguments: no line ends, no
 * control or direction-changing characters, no ligature the text did not ask for. White space is collapsed and trimmed.
 * Characters outside the allow-list of `printableCodePoints` are mapped (`texOfCharacter`), decomposed, or, for
 * scripts without a font, replaced by a count such as `[4 CJK characters]`; emoji are left out. Never throws.
 */
export function escapeTex(text: string): string {
  let tex = '';
  let run: string[] = [];
  let runScript = '';
  let gap = '';
  const add = (piece: string): void => {
    if (piece === ' ' && (tex.endsWith(' ') || tex === '')) return;
    tex += ligatures.has(tex.slice(-1) + piece.slice(0, 1)) ? `{}${piece}` : piece;
  };
  const endRun = (): void => {
    if (run.length > 0) add(untypeset(run, runScript));
    if (gap !== '') add(gap);
    run = [];
    gap = '';
  };
  const clusters = text.normalize('NFC').match(/\P{M}\p{M}*/gu) ?? [];
  for (const [index, cluster] of clusters.entries()) {
    const [character = '', ...marks] = cluster;
    const before = clusters[index - 1] ?? '';
    const isQuotation = character === '"' || character === "'";
    const piece = isQuotation ? quotationMark(character, before, clusters[index + 1] ?? '') : texOf(character);
    if (piece === undefined) {
      if (scriptOf(character) !== runScript) endRun();
      runScript = scriptOf(character);
      gap = '';
      run.push(character);
    } else if (piece === ' ' && run.length > 0) {
      gap = ' ';
    } else if (piece !== '') {
      endRun();
      add(/^[\p{L}\p{N}]/u.test(character) ? accented(piece, marks) : piece);
    }
  }
  endRun();
  return tex.trimEnd();
}

/**
 * The report template with its title filled in; `title` is raw text and is escaped here. An empty title becomes
 * "Untitled report", because LaTeX stops at a title page without a title. Everything else in the template is kept.
 */
export function fillReportTemplate(template: string, { title }: { title: string }): string {
  const tex = escapeTex(title) || 'Untitled report';
  return template.replaceAll('{{TITLE}}', () => tex);
}
