/**
 * TeX's special characters, written so that they print as themselves in T1 and OT1 fonts, in text and in arguments. Braces have
 * names because BibTeX counts `\{` as an opening brace.
 */
const specials: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  '%': '\\%',
  _: '\\_',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '`': '\\textasciigrave{}',
  '[': '{[}',
  ']': '{]}',
};

/** Mathematical characters: the TeX command, then the characters it prints. */
const mathematics = `- −|\\ast ∗|\\cdot ⋅∙|\\sim ∼|\\approx ≈≅≃|\\neq ≠|\\equiv ≡|\\leq ≤≦⩽|\\geq ≥≧⩾|\\ll ≪|\\gg ≫|\\prec ≺|\\succ ≻
|\\propto ∝|\\infty ∞|\\partial ∂|\\nabla ∇|\\Delta ∆|\\sum ∑|\\prod ∏|\\int ∫|\\surd √✓✔☑✅|\\times ✕✖✗✘☒❌|\\pm ±|\\mp ∓
|\\in ∈|\\notin ∉|\\ni ∋|\\cup ∪|\\cap ∩|\\subset ⊂|\\subseteq ⊆|\\supset ⊃|\\supseteq ⊇|\\emptyset ∅|\\setminus ∖
|\\forall ∀|\\exists ∃|\\wedge ∧|\\vee ∨|\\oplus ⊕|\\otimes ⊗|\\perp ⊥|\\parallel ∥|\\mid ∣|\\angle ∠|\\vdash ⊢|\\models ⊨|\\circ ∘|\\bullet ●
|\\Rightarrow ⇒|\\Leftarrow ⇐|\\Leftrightarrow ⇔|\\leftrightarrow ↔|\\updownarrow ↕|\\mapsto ↦|\\longrightarrow ⟶➔➜➡|\\longleftarrow ⟵
|\\nearrow ↗|\\searrow ↘|\\swarrow ↙|\\nwarrow ↖|\\hookrightarrow ↪|\\lceil ⌈|\\rceil ⌉|\\lfloor ⌊|\\rfloor ⌋
|\\star ★☆⭐⋆|\\triangleright ▶►▷|\\triangleleft ◀◄◁|\\bigtriangleup ▲△|\\bigtriangledown ▼▽|\\diamond ◆◇⋄♦
|\\spadesuit ♠|\\clubsuit ♣|\\heartsuit ♥|\\diamondsuit ♢|\\flat ♭|\\sharp ♯|\\Re ℜ|\\Im ℑ|\\aleph ℵ|\\ell ℓ|\\hbar ℏ|\\wp ℘
|\\alpha α|\\beta β|\\gamma γ|\\delta δ|\\epsilon ε|\\zeta ζ|\\eta η|\\theta θ|\\iota ι|\\kappa κ|\\lambda λ|\\mu μ|\\nu ν|\\xi ξ|o ο
|\\pi π|\\rho ρ|\\sigma σ|\\varsigma ς|\\tau τ|\\upsilon υ|\\phi φ|\\chi χ|\\psi ψ|\\omega ω|\\vartheta ϑ|\\varphi ϕ
|\\Gamma Γ|\\Theta Θ|\\Lambda Λ|\\Xi Ξ|\\Pi Π|\\Sigma Σ|\\Upsilon Υ|\\Phi Φ|\\Psi Ψ|\\Omega Ω`;

/** Plain replacements for characters without a glyph: the replacement, then the characters. */
const plain = `A Α|B Β|E Ε|Z Ζ|H Η|I Ι|K Κ|M Μ|N Ν|O Ο|P Ρ|T Τ|Y Υ|X Χ|- ‑⁃─━|+ ┌┐└┘├┤┬┴┼|: ∶|/ ∕|\\textbar{} │┃|' ʹʻʼʽ|'' ʺ
|\\textbullet{} ▪▫■□◼◻⬛⬜‣|\\textopenbullet{} ○◯|\\ensuremath{'} ′|\\ensuremath{''} ″|\\ldots{} ⋯
|a а|b б|v в|g г|d д|e е|yo ё|zh ж|z з|i и|y й|k к|l л|m м|n н|o о|p п|r р|s с|t т|u у|f ф|kh х|ts ц|ch ч|sh ш|shch щ|'' ъ|y ы|' ь|e э
|yu ю|ya я|ye є|i і|yi ї|g ґ|dj ђ|j ј|lj љ|nj њ|c ћ|dz џ|u ў|A А|B Б|V В|G Г|D Д|E Е|Yo Ё|Zh Ж|Z З|I И|Y Й|K К|L Л|M М|N Н|O О|P П
|R Р|S С|T Т|U У|F Ф|Kh Х|Ts Ц|Ch Ч|Sh Ш|Shch Щ|'' Ъ|Y Ы|' Ь|E Э|Yu Ю|Ya Я|Ye Є|I І|Yi Ї|G Ґ|Dj Ђ|J Ј|Lj Љ|Nj Њ|C Ћ|Dz Џ|U Ў`;

function readTable(table: string, spell: (tex: string) => string): [string, string][] {
  return table.split('|').flatMap((row) => {
    const [tex = '', characters = ''] = row.trim().split(' ');
    return Array.from(characters, (character): [string, string] => [character, spell(tex)]);
  });
}

/**
 * The TeX of each character that needs a command. Greek letters and mathematical signs become mathematics, and Cyrillic is
 * transliterated (BGN/PCGN), because no standard TeX installation is sure to have fonts for them.
 */
export const texOfCharacter: ReadonlyMap<string, string> = new Map([
  ...Object.entries(specials),
  ...readTable(mathematics, (tex) => `\\ensuremath{${tex}}`),
  ...readTable(plain, (tex) => tex),
  ['\u00a0', '~'],
  ['\ufffd', '?'],
]);

/** Combining marks, with TeX's accents in the same order: first those above a letter, then those below it. */
const marks = Array.from('\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030a\u030b\u030c\u0323\u0327\u0328\u0331');
const accents = `\` ' ^ ~ = u . " r H v d c k b`.split(' ');
const lastAbove = '\u030c';

/**
 * The characters outside ASCII that pdflatex prints directly, as inclusive ranges in hexadecimal: the union of LaTeX's own
 * ot1enc.dfu, t1enc.dfu, ts1enc.dfu and omsenc.dfu, without those that print nothing or that the report's lint wants as a command
 * (no-break space, zero-width characters, byte order mark).
 */
const printableRanges =
  'A1-AC AE-125 128-137 139-13E 141-148 14A-165 168-17E 192 1C4-1D4 1E2-1E3 1E6-1EB 1F0 1F4-1F5 218-21B 232-233 237 ' +
  '2C7 2D8-2D9 2DB 2DD E3F 1E02-1E03 1E0D 1E1E-1E21 1E25 1E30-1E31 1E37 1E43 1E45 1E47 1E5B 1E63 1E6D 1E8E-1E91 1E9E ' +
  '1EF2-1EF3 2010-2016 2018-201A 201C-201E 2020-2022 2030-2031 2039-203B 203D 2044 204E 2052 20A1 20A4 20A6 20A9 ' +
  '20AB-20AC 20B1 2103 2116-2117 211E 2120 2122 2126-2127 212E 2190-2193 2329-232A 2422-2423 25E6 25EF 266A 27E8-27E9 ' +
  '3008-3009 FB00-FB06';

function expand(ranges: string): ReadonlySet<number> {
  const points = new Set<number>();
  for (const range of ranges.split(' ')) {
    const [first = '', last = first] = range.split('-');
    for (let point = parseInt(first, 16); point <= parseInt(last, 16); point += 1) points.add(point);
  }
  return points;
}

/** Code points above ASCII that need no command in a file for pdflatex with the report's preamble. */
export const printableCodePoints: ReadonlySet<number> = expand(printableRanges);

const pictograph = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]$/u;
const raised = new Set('⁰⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ');
const lowered = new Set('₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜ');
/** Pairs that TeX's fonts print as another sign: two hyphens as a dash, two commas as a quotation mark. */
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

/** The most accents on one letter, because TeX would nest a group for each; real text has fewer. */
const mostAccents = 3;

/** TeX puts the accents below a letter around the others. */
function accented(letter: string, over: readonly string[]): string {
  return over
    .filter((mark) => marks.includes(mark))
    .slice(0, mostAccents)
    .toSorted((one, other) => Number(one > lastAbove) - Number(other > lastAbove))
    .reduce((tex, mark) => `\\${accents[marks.indexOf(mark)]}{${tex}}`, letter);
}

/** The TeX of one character; undefined when no font of the report has a glyph for it. */
function texOf(character: string): string | undefined {
  const known = texOfCharacter.get(character);
  if (known !== undefined) return known;
  if (/^[\t\n\v\f\r\p{Z}]$/u.test(character)) return ' ';
  if (/^[\p{Cc}\p{Cf}\p{M}]$/u.test(character)) return '';
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x7f || printableCodePoints.has(point)) return character;
  const [letter = '', ...over] = character.normalize('NFD');
  if (over.length > 0 && letter !== character) {
    const tex = texOf(letter);
    return tex === undefined ? undefined : accented(tex, over);
  }
  if (pictograph.test(character)) return '';
  return texOfCompatible(character);
}

/**
 * The TeX of full-width letters, circled digits, superscripts and the like, by the plain characters that Unicode gives for them.
 */
function texOfCompatible(character: string): string | undefined {
  const compatible = character.normalize('NFKC');
  const parts = compatible === character ? [undefined] : Array.from(compatible, texOf);
  if (parts.includes(undefined)) return undefined;
  const tex = parts.join('');
  if (raised.has(character)) return `\\textsuperscript{${tex}}`;
  return lowered.has(character) ? `\\textsubscript{${tex}}` : tex;
}

function quotationMark(mark: string, before: string, after: string): string {
  const opens = /^[\s\p{Ps}\p{Pi}\p{Pd}]?$/u.test(before) && /^[^\s]/u.test(after);
  if (mark === '"') return opens ? '``' : "''";
  return opens && !/^\d/.test(after) ? '`' : "'";
}

/** Words in a script without a font, each character with the script between control characters, which no text has by then. */
const untypesetWords = /\p{Cc}(\w*)\p{Cc}[^\p{Cc}]*\p{Cc}(?: ?\p{Cc}\1\p{Cc}[^\p{Cc}]*\p{Cc})*/gu;
const mark = '\u0001';

/** Stands for such words; the command lets an engine that has a font print them. */
function untypeset(words: string, script: string, isPrinted: boolean): string {
  const parts = [...words.matchAll(/\p{Cc}\w*\p{Cc}([^\p{Cc}]*)\p{Cc}( ?)/gu)];
  const { length } = parts;
  const noun = length === 1 ? 'character' : 'characters';
  const count = `{[}${[length, script, noun].filter((word) => word !== '').join(' ')}{]}`;
  if (!isPrinted || script === '') return count;
  // No script of these has TeX's own signs. Only CJK breaks a line anywhere.
  const characters = parts.flatMap((part) => part.slice(1).filter(Boolean));
  return `${foreignCommand}{${script}}{${characters.join(script === 'CJK' ? '\\allowbreak{}' : '')}}{${count}}`;
}

/** The command for words in a script without a font: the script, the words, what stands for them. Preambles define it. */
export const foreignCommand = '\\foreignwords';

function scriptOf(character: string): string {
  return scripts.find(([, pattern]) => pattern.test(character))?.[0] ?? '';
}

/**
 * Any text as TeX that prints it and has no other effect, for running text and for arguments: no line ends, no control or direction
 * characters, no ligature that the text does not contain. White space is collapsed and trimmed. Characters outside
 * `printableCodePoints` are mapped (`texOfCharacter`), decomposed, or, for scripts without a font, replaced by a count such as `[4
 * CJK characters]`; emoji are left out. Never throws.
 * @param isVerbatim quotation marks stay straight, as in the words of a source; not so the apostrophes of prose.
 * @param hasScripts characters of a script without a font are kept in `foreignCommand`, which the document defines.
 */
export function escapeTex(text: string, { isVerbatim = false, hasScripts = false } = {}): string {
  // Single quotation marks that open something are those of code.
  const isCode = isVerbatim && /(?<![\p{L}\p{N}])'(?=\S)/u.test(text);
  const clusters = text.normalize('NFC').match(/\P{M}\p{M}*/gu) ?? [];
  const pieces = clusters.map((cluster, index) => {
    const [character = '', ...over] = cluster;
    if ((character === "'" && !isCode) || (character === '"' && !isVerbatim))
      return quotationMark(character, clusters[index - 1] ?? '', clusters[index + 1] ?? '');
    const piece = character === "'" ? '\\textquotesingle{}' : texOf(character);
    if (piece === undefined) return [mark, scriptOf(character), mark, cluster, mark].join('');
    return piece !== '' && /^[\p{L}\p{N}]/u.test(character) ? accented(piece, over) : piece;
  });
  let tex = '';
  for (const piece of pieces) {
    if (piece === ' ' && (tex === '' || tex.endsWith(' '))) continue;
    tex += ligatures.has(tex.slice(-1) + piece.slice(0, 1)) ? `{}${piece}` : piece;
  }
  return tex.replace(untypesetWords, (words, script: string) => untypeset(words, script, hasScripts)).trimEnd();
}

/** Control characters, and those that change the direction of text. */
const unprintable = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ue000-\ue07e]/gu;

/** Text escaped for HTML, in content and in attributes with double quotation marks. */
export function escapeHtml(text: string): string {
  return text
    .replace(unprintable, (character) => (character === '\n' || character === '\t' ? character : ''))
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

/** A link for a web address; only the words for other addresses. */
export function link(url: string, html: string): string {
  return /^https?:\/\/[^\s]+$/i.test(url) ? `<a href="${escapeHtml(url)}" rel="noopener noreferrer">${html}</a>` : html;
}
