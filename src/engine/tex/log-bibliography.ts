import type { TexFinding } from './log-errors.ts';

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
    hint: 'Put back \\bibliographystyle{plainnat} and \\bibliography{sources} from the template.',
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

/** What BibTeX's .blg says, as findings. A message may be followed by a line `--line 3 of file sources.bib`. */
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
