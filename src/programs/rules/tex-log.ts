import { classifyTexError, type TexFinding } from './tex-log-errors.ts';

interface BibliographyKind {
  id: string;
  severity: TexFinding['severity'];
  pattern: RegExp;
  hint: string;
}

const regenerate = 'Do not edit the bibliography: generate it again from the ledger.';

const kinds: BibliographyKind[] = [
  {
    id: 'no-citations',
    severity: 'warning',
    pattern: /^I found no \\citation commands/,
    hint: 'Cite sources with \\citep{key}; only a skeleton may have none.',
  },
  {
    id: 'no-bibliography-style',
    severity: 'error',
    pattern: /^I found no \\bib(?:style|data) command/,
    hint: 'Put back \\bibliographystyle{unsrtnat} and \\bibliography{sources} from the template.',
  },
  {
    id: 'bibliography-missing',
    severity: 'error',
    pattern: /^I couldn't open (?:database|style) file (\S+)/,
    hint: 'Generate $1 and hand it to the compiler; \\bibliography{…} must name it without .bib.',
  },
  {
    id: 'unknown-citation',
    severity: 'warning',
    pattern: /I didn't find a database entry for "([^"]*)"/,
    hint: 'Cite a key that is in the bibliography instead of "$1"; keys are case-sensitive.',
  },
  {
    id: 'citation-case',
    severity: 'error',
    pattern: /^Case mismatch error between cite keys (.+)/,
    hint: 'Write the key exactly as in the bibliography: $1.',
  },
  {
    id: 'repeated-entry',
    severity: 'error',
    pattern: /^Repeated entry/,
    hint: `Two sources have one key and one of them is lost. ${regenerate}`,
  },
  {
    id: 'empty-field',
    severity: 'warning',
    pattern: /^Warning--(?:empty|there's no|can't use|to sort, need)/,
    hint: 'Complete the source in the ledger, then generate the bibliography again.',
  },
  {
    id: 'bibliography-syntax',
    severity: 'error',
    pattern:
      /^I was expecting|^Illegal end of database|^Unbalanced braces|^Too many commas|^Name \d+ in|^You're missing|^You can't pop|^Your .* too|^A bad cross/,
    hint: `An entry is broken and partly lost. ${regenerate}`,
  },
  {
    id: 'bibliography-warning',
    severity: 'warning',
    pattern: /^Warning--/,
    hint: `Correct the source in the ledger. ${regenerate}`,
  },
];

/** The findings in BibTeX's .blg. A message may be followed by a line `--line 3 of file sources.bib`. */
export function readBibliographyLog(log: string): TexFinding[] {
  const lines = log.split(/\r?\n/);
  return lines.flatMap((line, index): TexFinding[] => {
    const kind = kinds.find(({ pattern }) => pattern.test(line));
    if (kind === undefined) return [];
    const captured = kind.pattern.exec(line)?.[1] ?? '';
    const position = /-{2,3}(?:line (\d+) of|while reading) file (\S+)/;
    const [, number, file] =
      position.exec(line) ??
      position.exec(lines[index + 1]?.startsWith('--') === true ? (lines[index + 1] ?? '') : '') ??
      [];
    return [
      {
        id: kind.id,
        severity: kind.severity,
        ...(file === undefined || number === undefined ? {} : { file, line: Number(number) }),
        message: line
          .replace(/^Warning--/, '')
          .replace(position, '')
          .trim(),
        hint: kind.hint.replaceAll('$1', () => captured),
      },
    ];
  });
}

interface WarningKind {
  id: string;
  pattern: RegExp;
  hint: string;
}

/** An overfull box wider than this, in points, is visible in the margin (TeX's own tolerance is 0.1). */
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
    hint: 'Compile again; if it keeps changing, remove the last \\label, \\ref or heading that was added.',
  },
];

function at(line: string | undefined): Pick<TexFinding, 'line'> {
  return line === undefined ? {} : { line: Number(line) };
}

function readOverfull(line: string): TexFinding | undefined {
  const [, points = '', from, to] =
    /^Overfull \\hbox \(([\d.]+)pt too wide\)(?:.*? at lines? (\d+)(?:--(\d+))?)?/.exec(line) ?? [];
  if (!(Number(points) > visibleOverfullPoints)) return undefined;
  // For a paragraph that begins in one file and ends in another, TeX may print the larger line number first.
  const start = from !== undefined && to !== undefined && Number(to) < Number(from) ? undefined : from;
  const hint =
    'Break the long word, address or table: \\url{…} for addresses, \\allowbreak{} in a name or path (a hyphen would become a part of it), \\- where an ordinary word may break, narrower columns.';
  return { id: 'overfull-line', severity: 'warning', ...at(start), message: `A line is ${points} pt too wide`, hint };
}

/** The warning in one line of a TeX log; undefined for all other lines. */
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

/** The number of lines below a message in which TeX shows its position in the input. */
const contextLines = 9;

const positioned =
  /^((?:[A-Za-z]:)?[^:\\[\]]+\.(?:tex|bbl|sty|cls|aux|toc|out|def|cfg|clo|fd|lof|lot|ltx)):(\d+): (.*)$/;

function shortName(file: string): string {
  return file.replace(/^\.[\\/]/, '');
}

/** The position of a message without one: a line below names it, or quotes the input. */
function placeBelow(below: readonly string[]): Pick<TexFinding, 'file' | 'line'> {
  for (const line of below) {
    const [, file, number] = positioned.exec(line) ?? [];
    if (file !== undefined && number !== undefined) return { file: shortName(file), line: Number(number) };
    const [, reading] = /^l\.(\d+) /.exec(line) ?? [];
    if (reading !== undefined) return { line: Number(reading) };
    const [, ended] = /^<\*> (\S+)/.exec(line) ?? [];
    if (ended !== undefined) return { file: shortName(ended) };
  }
  return {};
}

/** The undefined control sequence, which is at the end of the first context line. */
function undefinedCommand(below: readonly string[]): string {
  const context = below.find((line) => /^(?:l\.\d+|<[^>]*>|\\\S+ .*->)/.test(line)) ?? '';
  return /(\\(?:[A-Za-z@]+|.))\s*$/.exec(context)?.[1] ?? '';
}

function readError(lines: readonly string[], index: number): TexFinding | undefined {
  const line = lines[index] ?? '';
  const [, file, number, located] = positioned.exec(line) ?? [];
  const first = located ?? (line.startsWith('! ') ? line.slice(2) : undefined);
  if (first === undefined || /^\s*==> Fatal error/.test(first)) return undefined;
  const below = lines.slice(index + 1, index + contextLines);
  // LaTeX breaks long messages and indents the following lines.
  const details = below.slice(0, 1).filter((next) => /^\s{8,}not set up/.test(next));
  const message = [first, ...details.map((next) => next.trim())]
    .join(' ')
    .replace(/^(?:LaTeX|Package \S+) Error: /, '');
  const command = undefinedCommand(below);
  const { id, hint } = classifyTexError(message, command, below[0] ?? '');
  return {
    id,
    severity: 'error',
    ...(file === undefined || number === undefined
      ? placeBelow(below)
      : { file: shortName(file), line: Number(number) }),
    message: id === 'undefined-command' && command !== '' ? `${message.replace(/\.$/, '')}: ${command}` : message,
    hint,
  };
}

const sourceFile = /^"?((?:[A-Za-z]:)?[^\s()"]+\.[A-Za-z]\w*)"?/;

/**
 * For each line of a log, the file that TeX was reading, if the log's brackets show it: one opens with each file. Brackets in the
 * line below a message about a box belong to the document's text and do not count.
 */
function filesBeingRead(lines: readonly string[]): (string | undefined)[] {
  const open: (string | undefined)[] = [];
  let document: string | undefined;
  return lines.map((line, index) => {
    const innermost = open.findLast((file) => file !== undefined);
    const current = innermost === document ? undefined : innermost;
    if (/^(?:Over|Under)full \\/.test(lines[index - 1] ?? '')) return current;
    for (const { 0: bracket, index: at } of line.matchAll(/[()]/g)) {
      if (bracket === ')') open.pop();
      else {
        const file = sourceFile.exec(line.slice(at + 1))?.[1];
        document ??= file;
        open.push(file);
      }
    }
    return current;
  });
}

/** A warning with its file, unless that is the document; TeX counts lines for each file. */
function withFile(finding: TexFinding | undefined, file: string | undefined): TexFinding | undefined {
  if (finding === undefined || file === undefined || !/\.(?:tex|bbl)$/.test(file)) return finding;
  return { ...finding, file: shortName(file) };
}

function distinct(findings: readonly TexFinding[]): TexFinding[] {
  const byIdentity = new Map(
    findings.map((finding) => [JSON.stringify([finding.id, finding.file, finding.line, finding.message]), finding]),
  );
  // TeX prints "Emergency stop" after any fatal error; it counts only when there is no other error.
  const kept = [...byIdentity.values()];
  const isFollowUp = ({ id }: TexFinding): boolean => id === 'emergency-stop';
  return kept.some(({ id, severity }) => severity === 'error' && id !== 'emergency-stop')
    ? kept.filter((one) => !isFollowUp(one))
    : kept;
}

/**
 * The findings in the last TeX log and the BibTeX log, errors first, without duplicates. `log` must be the log of the **last**
 * run: the first run of a document reports every reference as undefined. It must have been written with `max_print_line=10000`,
 * because long messages are otherwise broken at column 79. `-file-line-error` is supported but not required. Never throws; an
 * empty log gives no findings.
 */
export function readTexLog({ log, bibliographyLog = '' }: { log: string; bibliographyLog?: string }): TexFinding[] {
  const lines = log.split(/\r?\n/);
  const files = filesBeingRead(lines);
  const found = lines.flatMap(
    (line, index) => readError(lines, index) ?? withFile(readTexWarning(line), files[index]) ?? [],
  );
  const all = distinct([...found, ...readBibliographyLog(bibliographyLog)]);
  return [
    ...all.filter(({ severity }) => severity === 'error'),
    ...all.filter(({ severity }) => severity === 'warning'),
  ];
}
