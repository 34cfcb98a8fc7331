import type { TexFinding } from './log-errors.ts';

interface WarningKind {
  id: string;
  pattern: RegExp;
  hint: string;
}

/** An overfull box wider than this, in points, sticks visibly out of the page (TeX's own tolerance is 0.1). */
const visibleOverfullPoints = 20;

const warnings: WarningKind[] = [
  {
    id: 'undefined-citation',
    pattern: /Warning: Citation [`']([^']*)'.* undefined/,
    hint: 'Cite a key that is in the bibliography instead of "$1", or add that source.',
  },
  {
    id: 'undefined-reference',
    pattern: /Warning: (?:Hyper r|R)eference [`']([^']*)'.* undefined/,
    hint: 'Add \\label{$1} where it belongs, or remove the \\ref.',
  },
  {
    id: 'repeated-label',
    pattern: /Warning: (?:Label|Citation) [`']([^']*)' multiply defined/,
    hint: 'Rename one of the labels "$1", and the \\ref that means it.',
  },
  {
    id: 'missing-character',
    pattern: /^Missing character: There is no (.+?) in font/,
    hint: 'Replace $1 by a TeX command or by words: the font has no glyph and left it out.',
  },
  {
    id: 'unclosed-group',
    pattern: /^\s*\(\\end occurred (?:inside a group|when)/,
    hint: 'Balance { and }, and \\begin and \\end: one was never closed.',
  },
  {
    id: 'rerun',
    pattern: /Warning: .*(?:Rerun|rerun LaTeX|\(re\)run)|^\([a-z]+\)\s+Rerun (?:to get|LaTeX)/,
    hint: 'Compile again; if it never settles, remove the last \\label, \\ref or heading that was added.',
  },
];

function at(line: string | undefined): Pick<TexFinding, 'line'> {
  return line === undefined ? {} : { line: Number(line) };
}

function readOverfull(line: string): TexFinding | undefined {
  const [, points = '', from, to] =
    /^Overfull \\hbox \(([\d.]+)pt too wide\)(?:.*? at lines? (\d+)(?:--(\d+))?)?/.exec(line) ?? [];
  if (!(Number(points) > visibleOverfullPoints)) return undefined;
  // A paragraph that began in one file and ended in another has its lines the wrong way round.
  const start = from !== undefined && to !== undefined && Number(to) < Number(from) ? undefined : from;
  const hint =
    'Break the long word, address or table: \\url{…} for addresses, \\- where a word may break, narrower columns.';
  return { id: 'overfull-line', severity: 'warning', ...at(start), message: `A line is ${points} pt too wide`, hint };
}

/** What one line of a TeX log warns about; undefined for all other lines. */
export function readTexWarning(line: string): TexFinding | undefined {
  const overfull = readOverfull(line);
  if (overfull !== undefined) return overfull;
  for (const { id, pattern, hint } of warnings) {
    const match = pattern.exec(line);
    if (match === null) continue;
    const subject = match[1] ?? '';
    const message = line
      .trim()
      .replace(/^(?:LaTeX|Package \S+) Warning: /, '')
      .replace(/^\((.*)\)$/, '$1');
    return {
      id,
      severity: 'warning',
      ...at(/on input line (\d+)/.exec(line)?.[1]),
      message,
      hint: hint.replaceAll('$1', () => subject),
    };
  }
  return undefined;
}
