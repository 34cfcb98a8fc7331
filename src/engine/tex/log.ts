import { readBibliographyLog } from './log-bibliography.ts';
import { classifyTexError, type TexFinding } from './log-errors.ts';
import { readTexWarning } from './log-warnings.ts';

/** TeX shows what it was reading, and where, in this many lines below a message. */
const contextLines = 9;

const positioned =
  /^((?:[A-Za-z]:)?[^:\\[\]]+\.(?:tex|bbl|sty|cls|aux|toc|out|def|cfg|clo|fd|lof|lot|ltx)):(\d+): (.*)$/;

function shortName(file: string): string {
  return file.replace(/^\.[\\/]/, '');
}

/** A message that does not say where it is from is followed by one that does, or by the line TeX was reading. */
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

/** The control sequence TeX stopped at: it ends the first line of context below the message. */
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
  // LaTeX breaks long messages over lines and indents what follows.
  const rest = below.slice(0, 1).filter((next) => /^\s{8,}not set up/.test(next));
  const message = [first, ...rest.map((next) => next.trim())].join(' ').replace(/^(?:LaTeX|Package \S+) Error: /, '');
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

function distinct(findings: readonly TexFinding[]): TexFinding[] {
  const byIdentity = new Map(
    findings.map((finding) => [JSON.stringify([finding.id, finding.file, finding.line, finding.message]), finding]),
  );
  // TeX says "Emergency stop" after whatever it stopped for; alone it is the only trace of the trouble.
  const kept = [...byIdentity.values()];
  const isFollowUp = ({ id }: TexFinding): boolean => id === 'emergency-stop';
  return kept.some(({ id, severity }) => severity === 'error' && id !== 'emergency-stop')
    ? kept.filter((one) => !isFollowUp(one))
    : kept;
}

/**
 * What the last TeX log and the BibTeX log say, errors first, each finding once. `log` must be the log of the **last** run: the
 * first run of a document reports every reference as undefined. It must have been written with `max_print_line=10000`, or long
 * messages are cut at column 79. Knows logs with and without `-file-line-error`. Never throws; an empty log has no findings.
 */
export function readTexLog({ log, bibliographyLog = '' }: { log: string; bibliographyLog?: string }): TexFinding[] {
  const lines = log.split(/\r?\n/);
  const found = lines.flatMap((line, index) => readError(lines, index) ?? readTexWarning(line) ?? []);
  const all = distinct([...found, ...readBibliographyLog(bibliographyLog)]);
  return [
    ...all.filter(({ severity }) => severity === 'error'),
    ...all.filter(({ severity }) => severity === 'warning'),
  ];
}
