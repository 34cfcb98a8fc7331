/**
 * TeX's own characters, spelled so that they print themselves in T1 and in OT1 fonts, in text and in arguments. Braces have
 * names because BibTeX counts `\{` as a brace that opens.
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

/** Signs that mathematics has and text has not: the TeX command, then the characters it stands for. */
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

/** Plain text that stands for characters without a glyph: the text, then the characters. */
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
 * What a single character becomes in TeX when it cannot stand for itself. Greek and mathematical signs turn into
 * mathematics, Cyrillic is transliterated (BGN/PCGN), because the fonts that every TeX installation has lack both.
 */
export const texOfCharacter: ReadonlyMap<string, string> = new Map([
  ...Object.entries(specials),
  ...readTable(mathematics, (tex) => `\\ensuremath{${tex}}`),
  ...readTable(plain, (tex) => tex),
  ['\u00a0', '~'],
  ['\ufffd', '?'],
]);

/** TeX accents by combining mark; marks below the letter come last when several are put on one letter. */
export const texOfCombiningMark: ReadonlyMap<string, string> = new Map([
  ['\u0300', '\\`'],
  ['\u0301', "\\'"],
  ['\u0302', '\\^'],
  ['\u0303', '\\~'],
  ['\u0304', '\\='],
  ['\u0306', '\\u'],
  ['\u0307', '\\.'],
  ['\u0308', '\\"'],
  ['\u030a', '\\r'],
  ['\u030b', '\\H'],
  ['\u030c', '\\v'],
  ['\u0323', '\\d'],
  ['\u0327', '\\c'],
  ['\u0328', '\\k'],
  ['\u0331', '\\b'],
]);
