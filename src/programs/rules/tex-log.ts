/** One message of TeX or BibTeX. `error`: there is no PDF; else `warning`. */
export interface TexFinding {
  severity: 'error' | 'warning';
  /** The message, with file and line where TeX says them. */
  message: string;
}

/** The number of lines below a message in which TeX shows its position in the input. */
const contextLines = 9;

/** An overfull box wider than this, in points, is visible in the margin (TeX's own tolerance is 0.1). */
const visibleOverfullPoints = 20;

const error = /^(?:! |(?:[A-Za-z]:)?[^:\\[\]]+\.[a-z]{2,3}:\d+: )(?!\s*==> Fatal error)/;
const warning =
  /Warning: (?:Citation|(?:Hyper r|R)eference) .* undefined|Warning: \S+ .* multiply defined|^Missing character: |^\s*\(\\end occurred /;

/** A line of the log without its leading mark, or the width of a box that sticks out of the margin; undefined for all other lines. */
function readLine(lines: readonly string[], index: number): TexFinding | undefined {
  const line = lines[index] ?? '';
  if (error.test(line)) {
    const below = lines.slice(index + 1, index + contextLines);
    const place = below.find((next) => /^(?:l\.\d+ |<\*> )/.test(next));
    const more = below[0]?.startsWith('        ') === true ? ` ${below[0].trim()}` : '';
    const message = `${line.replace(/^! |^\.[\\/]/, '')}${more}`;
    return { severity: 'error', message: place === undefined ? message : `${message} ${place.trim()}` };
  }
  const [, points = '0', where = ''] = /^Overfull \\hbox \(([\d.]+)pt too wide\)(.*)/.exec(line) ?? [];
  if (Number(points) > visibleOverfullPoints)
    return { severity: 'warning', message: `A line is ${points} pt too wide${where}` };
  return warning.test(line) ? { severity: 'warning', message: line.trim() } : undefined;
}

/**
 * The findings in the last TeX log and the BibTeX log, errors first, without duplicates; who mends a document reads TeX's own words. `log`
 * must be the log of the **last** run: the first run of a document reports every reference as undefined. It must have been written with
 * `max_print_line=10000`, because long messages are otherwise broken at column 79. Never throws; an empty log gives no findings.
 */
export function readTexLog({ log, bibliographyLog = '' }: { log: string; bibliographyLog?: string }): TexFinding[] {
  const lines = log.split(/\r?\n/);
  // BibTeX goes on after its errors, so that there is a PDF.
  const ofBibliography = bibliographyLog
    .split(/\r?\n/)
    .filter((line) => /^(?:Warning--|I |Repeated entry|A bad |.*---line \d+ of file)/.test(line))
    .map((line): TexFinding => ({ severity: 'warning', message: line.replace(/^Warning--/, '').trim() }));
  const found = [...lines.flatMap((_, index) => readLine(lines, index) ?? []), ...ofBibliography];
  const distinct = [...new Map(found.map((one) => [one.message, one])).values()];
  return distinct.toSorted((one, other) => Number(other.severity === 'error') - Number(one.severity === 'error'));
}
