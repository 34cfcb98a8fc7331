import { escapeTex, printableCodePoints } from '../../base/tex.ts';
import { excerpt } from '../../base/errors.ts';
import type { Checked, ReportFinding } from './finding.ts';
import type { ReadReport } from './report-input.ts';
import { blank } from './scan.ts';

interface Open {
  /** `{`, or the name of an environment. */
  name: string;
  at: number;
}

/** D3: braces and environments that are never closed, closed without being open, or closed in the wrong order. */
export function checkBalance({ scanned, finding }: Pick<ReadReport, 'scanned' | 'finding'>): ReportFinding[] {
  const open: Open[] = [];
  const findings: ReportFinding[] = [];
  const hard = (at: number, message: string, fix: string) => findings.push(finding('D3', 'hard', at, message, fix));
  for (const { 0: whole, 1: kind, 2: name = '', index } of scanned.visible.matchAll(
    /\\(begin|end)\{([^{}\n]*)\}|\\[^]|[{}]/g,
  )) {
    // The preamble defines environments, whose `begin` and `end` are in separate arguments.
    if (kind !== undefined && index < scanned.bodyFrom && name !== 'document') continue;
    if (kind === 'begin') open.push({ name, at: index });
    else if (whole === '{') open.push({ name: '{', at: index });
    else if (whole === '}' || kind === 'end') {
      const wanted = whole === '}' ? '{' : name;
      const place = open.findLastIndex((one) => one.name === wanted);
      const isBrace = wanted === '{';
      if (place < 0) {
        hard(
          index,
          isBrace ? 'A } closes nothing' : `\\end{${excerpt(name)}} closes nothing`,
          isBrace ? 'Remove it, or write \\}.' : `Remove it, or add \\begin{${excerpt(name)}}.`,
        );
        continue;
      }
      for (const { name: left, at } of open.splice(place).slice(1)) hard(at, unclosed(left), closing(left));
    }
  }
  for (const { name, at } of open) hard(at, unclosed(name), closing(name));
  return findings;
}

function unclosed(name: string): string {
  return name === '{' ? 'A { is never closed' : `\\begin{${excerpt(name)}} is never closed`;
}

function closing(name: string): string {
  return name === '{' ? 'Close it, or write \\{.' : `Add \\end{${excerpt(name)}} where it ends.`;
}

/** D1 to D7: TeX that stops the compilation or is printed wrongly, often without a message. */
export function lintTex(report: ReadReport): Checked {
  return {
    findings: [
      ...lostText(report),
      ...marked(report, markdown, 'D2'),
      ...checkBalance(report),
      ...specials(report),
      ...characters(report),
      ...marked(report, html, 'D6'),
      ...primitives(report),
    ],
  };
}

const mostOfOneKind = 20;

/** D1: a % in the middle of a sentence begins a comment, so that the end of the line is not printed. */
function lostText({ scanned, finding }: ReadReport): ReportFinding[] {
  const { raw, visible, bodyFrom, bodyTo } = scanned;
  const body = raw.slice(bodyFrom, bodyTo);
  return [...body.matchAll(/(?<=[\p{L}\p{N})}] ?)(?<!\\)%(?=[^\n]*\p{L})/gu)].flatMap(({ index }) => {
    const at = bodyFrom + index;
    const line = raw.slice(raw.lastIndexOf('\n', at) + 1, at);
    // A % is printed in a verbatim text; after a command on its own line it is a comment.
    const isVerbatim = /\\(?:verb|begin\{verbatim)/.test(line) || (visible[at - 1] === ' ' && raw[at - 1] !== ' ');
    if (
      isVerbatim ||
      /(?<!\\)%/.test(line) ||
      /^\s*\\(?:[a-z]*section|begin|end|label|caption|input|centering|item|bibliography\w*)\*?(?:[{[].*)?$/.test(line)
    )
      return [];
    const hidden = raw.slice(at, at + 60).split('\n')[0] ?? '';
    return [
      finding('D1', 'hard', at, `TeX drops the line from here on: ${excerpt(hidden)}`, 'Write \\% for a percent sign.'),
    ];
  });
}

interface Mark {
  pattern: RegExp;
  what: string;
  fix: string;
}

const markdown: readonly Mark[] = [
  { pattern: /(?<!\*)\*\*(?=\S)[^*\n]{1,200}\*\*/g, what: 'Markdown for bold', fix: 'Write \\textbf{…}.' },
  { pattern: /(?<!`)`(?=[^\s`])[^`'\n]{1,120}`(?!`)/g, what: 'Markdown for code', fix: 'Write \\texttt{…}.' },
  { pattern: /^\s*```.*$/gm, what: 'A Markdown code fence', fix: 'Use a verbatim environment.' },
  {
    pattern: /(?<!\\)\[[^\]\n]{1,200}\]\((?:https?:|\/|#)[^)\n]*\)/g,
    what: 'A Markdown link',
    fix: 'Cite the source, or write \\href{…}{…}.',
  },
  { pattern: /^#{1,6} \S.*$/gm, what: 'A Markdown heading', fix: 'Write \\section{…} or \\subsection{…}.' },
  { pattern: /^\|.+\|[ \t]*\n\|[ :|-]+\|/gm, what: 'A Markdown table', fix: 'Write a tabular environment.' },
  { pattern: /^[-*] \S.*\n[-*] \S/gm, what: 'A Markdown list', fix: 'Write an itemize environment.' },
];

const html: readonly Mark[] = [
  {
    pattern:
      /<\/?(?:p|br|b|i|em|strong|u|ul|ol|li|div|span|table|t[dhr]|h[1-6]|a|sub|sup|code|pre|blockquote|cite|figure|img|script|think(?:ing)?|citation|answer|end)\b[^<>\n]{0,100}>|<\/end\{/gi,
    what: 'An HTML tag',
    fix: 'Write it in LaTeX, or escape it.',
  },
];

function marked(report: ReadReport, marks: readonly Mark[], id: string): ReportFinding[] {
  const { visible, bodyFrom, bodyTo } = report.scanned;
  const text = withoutArguments(visible).slice(bodyFrom, bodyTo);
  return marks.flatMap(({ pattern, what, fix }) =>
    [...text.matchAll(pattern)].slice(0, mostOfOneKind).map(({ 0: found, index }) => {
      const at = bodyFrom + index + (found.length - found.trimStart().length);
      return report.finding(id, 'hard', at, `${what}: ${excerpt(found.slice(0, 60))}`, fix);
    }),
  );
}

const plainArguments =
  /\\(?:label|ref|eqref|pageref|autoref|url|nolinkurl|includegraphics|input|bibliography|bibliographystyle|[cC]ite[a-zA-Z]*|nocite|claim|contradiction|question|hypertarget|path)\*?(?:\[[^\]\n]*\])*\{[^{}\n]*\}|\\href\{[^{}\n]*\}/g;

/** The text with those arguments blanked in which special characters are harmless. */
function withoutArguments(visible: string): string {
  return visible
    .replace(/\\derived\s*\[[^\]\n]*\]/g, blank)
    .replace(plainArguments, (match) => match.slice(0, match.indexOf('{')) + blank(match.slice(match.indexOf('{'))));
}

const mathEnvironments = '(?:equation|align|gather|multline|displaymath|math|eqnarray|array|[bpvBV]?matrix|cases)';
const mathematics = new RegExp(
  `\\\\\\[[^]*?\\\\\\]|\\\\\\([^]*?\\\\\\)|\\$\\$[^$]*\\$\\$|(?<!\\\\)\\$(?:\\\\.|[^$\\n\\\\]|\\n(?![ \\t]*\\n))*\\$|\\\\begin\\{(${mathEnvironments}\\*?)\\}[^]*?\\\\end\\{\\1\\}`,
  'g',
);
const tables = /\\begin\{(tabular[x*]?|longtable|array|picture)\}[^]*?\\end\{\1\}/g;

/** A comma before a command that prints a word: the space at the end of an edit is easily lost. */
const unspaced = /(?<=[\p{L}\p{N})}])[,;](?=\\(?:text[a-z]{2}|emph|enquote|url|href)\{)/gu;

/** D4: characters with a meaning in TeX, and commas without a space, outside of mathematics, tables and addresses. */
function specials({ scanned, finding }: ReadReport): ReportFinding[] {
  const { visible, bodyFrom, bodyTo } = scanned;
  const text = withoutArguments(visible)
    .slice(bodyFrom, bodyTo)
    .replace(/\\\\|\\[%&_#$^{}~]/g, blank)
    .replace(mathematics, blank);
  const outsideTables = text.replace(tables, (table) => table.replace(/&/g, ' '));
  const spelled: Record<string, string> = {
    '&': '\\&',
    _: '\\_',
    '#': '\\#',
    '^': '\\textasciicircum{}',
    $: '\\$',
    '~': '\\textasciitilde{}, or “about”',
  };
  const commas = [...text.matchAll(unspaced)]
    .slice(0, mostOfOneKind)
    .map(({ 0: mark, index }) =>
      finding('D4', 'hard', bodyFrom + index, `No space follows a ${mark}`, 'Write a space before the command.'),
    );
  const raw = [...outsideTables.matchAll(/(?<!\\)(?:[&_#^$]|(?<=[\s(])~(?=\d))/g)]
    .slice(0, mostOfOneKind)
    .map(({ 0: character, index }) => {
      const message =
        character === '$'
          ? 'A $ opens mathematics that its paragraph never closes'
          : character === '~'
            ? 'A ~ before a number prints as a space'
            : `A bare ${character} stands in the text`;
      const mathematicsToo = character === '_' || character === '^' ? ', or put the formula between two $ signs' : '';
      return finding('D4', 'hard', bodyFrom + index, message, `Write ${spelled[character] ?? ''}${mathematicsToo}.`);
    });
  return [...raw, ...commas];
}

/** D5: characters that pdflatex has no glyph for. */
function characters({ scanned, finding }: ReadReport): ReportFinding[] {
  const { visible } = scanned;
  const seen = new Set<string>();
  return [...visible.matchAll(/[^ -~\t\n\r]/gu)].flatMap(({ 0: character, index }) => {
    const point = character.codePointAt(0) ?? 0;
    if (printableCodePoints.has(point) || seen.has(character) || point === 0xa0) return [];
    seen.add(character);
    const name = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
    const tex = escapeTex(character);
    const fix = tex === '' ? 'Remove it.' : `Write ${tex.startsWith('{[}') ? 'it in words' : tex}.`;
    return [finding('D5', 'hard', index, `pdflatex cannot print ${name} ${excerpt(character)}`, fix)];
  });
}

const primitive =
  /\\(?:input|include|openin|openout|read|write(?:18)?|immediate|catcode|csname|[gex]?def|let|futurelet|newcommand|renewcommand|providecommand|newenvironment|renewenvironment|usepackage|RequirePackage|special|directlua|InputIfFileExists|loop|expandafter|scantokens|batchmode|documentclass|if[a-zA-Z]*|else|fi|endinput|[sv]?box|setbox|savebox|sbox|lrbox|[hv]?phantom|makeatletter|begin\{filecontents\*?\})(?![A-Za-z])/g;

/** D7: commands that read, write or redefine, other than those of the template. */
function primitives({ scanned, template, finding }: ReadReport): ReportFinding[] {
  const known = new Set(template.split('\n').map((line) => line.trim()));
  const written = scanned.raw.split('\n');
  return scanned.visible.split('\n').flatMap((line, index) => {
    if (known.has(line.trim()) || known.has(written[index]?.trim() ?? '')) return [];
    const command = line.match(primitive)?.[0];
    if (command === undefined) return [];
    const at = offsetOfLine(scanned.raw, index);
    const fix = 'Remove it: the preamble and the macros belong to the template.';
    return [finding('D7', 'hard', at, `${command} may not stand in a report`, fix)];
  });
}

function offsetOfLine(text: string, line: number): number {
  let at = 0;
  for (let count = 0; count < line; count += 1) at = text.indexOf('\n', at) + 1;
  return at;
}
