import type { Ledger } from '../../research/rules/ledger.ts';
import { escapeTex } from '../../base/tex.ts';
import { markOf, sourcesById } from '../../research/rules/distrust.ts';
import { checkRows, sumUp } from './describe-check.ts';
import type { ReportCheck } from './finding.ts';
import { argumentsAt, commandsIn, scanTex } from './scan.ts';
import { plainOf } from './plain-text.ts';

const levels: Record<string, string> = {
  section: '## ',
  subsection: '### ',
  subsubsection: '#### ',
  paragraph: '##### ',
};

export interface MarkdownReport {
  tex: string;
  /** Values of macros, from facts.tex. */
  facts: string;
  ledger: Pick<Ledger, 'sources' | 'claims'>;
  /** The result of the checks of the report. */
  check: ReportCheck;
}

/** The report as Markdown: sections, paragraphs, lists, citations as numbers with a list of sources at the end. Never throws. */
export function reportMarkdown({ tex, facts, ledger, check }: MarkdownReport): string {
  const { visible, bodyFrom, bodyTo, raw } = scanTex(tex);
  const title = commandsIn(visible, /^title$/)[0]?.groups[0] ?? 'Report';
  const numbers = new Map<string, number>();
  const sources = new Map(ledger.sources.map((source) => [source.key, source]));
  const macros = macrosOf(facts).set('checksOfReport', escapeTex(sumUp(check)));
  const body = withMacros(withVerbatim(raw, visible).slice(bodyFrom, bodyTo), macros);
  const blocks: string[] = [];
  let start = 0;
  let prefix = '';
  const environments: string[] = [];
  const cite = (keys: string): string => {
    const cited = keys
      .split(',')
      .map((key) => key.trim())
      .filter((key) => sources.has(key));
    const shown = cited.map((key) => {
      const number = numbers.get(key) ?? numbers.size + 1;
      numbers.set(key, number);
      return number;
    });
    return shown.length === 0 ? '[?]' : `[${shown.join(', ')}]`;
  };
  const markOfId = new Map<string, string>(
    ledger.claims.map((claim) => [claim.id, markOf(claim, sourcesById(ledger))]),
  );
  const inline = (text: string): string =>
    readInline(text, cite, (ids) =>
      ids
        .split(',')
        .map((id) => markOfId.get(id.trim()) ?? '')
        .join(''),
    );
  const close = (end: number): void => {
    const text = inline(body.slice(start, end));
    if (text !== '' && !environments.includes('picture')) {
      const isQuoted = environments.some((name) => name === 'contested' || name.startsWith('quot'));
      blocks.push(`${isQuoted ? '> ' : ''}${prefix}${text}`);
    }
    prefix = '';
  };
  const marks =
    /\\(section|subsection|subsubsection|paragraph|begin|end|item|maketitle|tableofcontents|bibliographystyle|bibliography|caption)\*?(?![A-Za-z])|\n[ \t]*\n|\\\\/g;
  for (let match = marks.exec(body); match !== null; match = marks.exec(body)) {
    const [whole, name] = match;
    close(match.index);
    start = match.index + whole.length;
    if (name === undefined) continue;
    const { groups, end } = argumentsAt(body, start);
    const level = levels[name];
    if (level !== undefined) blocks.push(`${level}${inline(groups[0] ?? '')}`);
    if (name === 'caption') blocks.push(`*${inline(groups[0] ?? '')}*`);
    if (name === 'begin') {
      environments.push(groups[0] ?? '');
      if (groups[0] === 'contested') prefix = '**Contested.** ';
    } else if (name === 'end') environments.splice(Math.max(0, environments.lastIndexOf(groups[0] ?? '')), 1);
    if (name === 'item') {
      prefix = environments.at(-1) === 'enumerate' ? '1. ' : '- ';
    } else start = end;
    marks.lastIndex = start;
  }
  close(body.length);
  const listed = [...numbers].map(([key, number]) => {
    const source = sources.get(key);
    const link =
      source !== undefined && /^https?:\/\//i.test(source.url)
        ? `<${encodeURI(decodeSafely(source.url)).replace(/[<>\s]/g, '')}>`
        : safe(source?.url ?? '');
    const by = (source?.authors ?? []).slice(0, 3).join('; ');
    return `${number}. ${[by, source?.title ?? '', source?.year ?? '']
      .filter((part) => part !== '')
      .map(safe)
      .join('. ')}. ${link} (accessed ${source?.accessed ?? ''})`;
  });
  return [
    `# ${inline(title)}`,
    ...blocks,
    ...(listed.length === 0 ? [] : ['## Sources', listed.join('\n')]),
    '## What was checked',
    checkRows(check)
      .map(({ id, sentence, outcome }) => `- ${id}, ${safe(sentence)}: ${safe(outcome)}`)
      .join('\n'),
    '',
  ].join('\n\n');
}

function readInline(tex: string, cite: (keys: string) => string, markOn: (ids: string) => string): string {
  const held: string[] = [];
  const hold = (markdown: string): string => `\ue000${held.push(markdown) - 1}\ue001`;
  const marked = tex
    .replace(/[\ue000\ue001]/g, '')
    .replace(/\\[cC]ite[a-zA-Z]*\*?(?:\[[^\]]*\])*\{([^{}]*)\}/g, (_, keys: string) => hold(cite(keys)))
    .replace(/\\claim\{([^{}]*)\}/g, (_, ids: string) => (markOn(ids) === '' ? '' : hold(`<sup>${markOn(ids)}</sup>`)))
    .replace(/\\(?:textbf|emph|textit|texttt)\{([^{}]*)\}/g, (whole: string, text: string) => {
      const sign = whole.startsWith('\\textbf') ? '**' : whole.startsWith('\\texttt') ? '`' : '*';
      return `${hold(sign)}${text}${hold(sign)}`;
    })
    .replace(/\\url\{([^{}]*)\}/g, (_, address: string) => hold(`<${address.replace(/[<>\s]/g, '')}>`));
  const text = safe(plainOf(marked).trim());
  return text
    .replace(/\ue000(\d+)\ue001/g, (_, index: string) => held[Number(index)] ?? '')
    .replace(/ +([.,;:])/g, '$1');
}

/** Text that Markdown prints as it stands. */
function safe(text: string): string {
  return text
    .replace(/[\\`*_[\]<>#|]/g, (character) => (character === '#' || character === '|' ? character : `\\${character}`))
    .replace(/^([-+]|\d+\.) /, '\\$1 ');
}

function macrosOf(facts: string): Map<string, string> {
  return new Map(
    commandsIn(facts, /^renewcommand$/).map(({ groups }) => [(groups[0] ?? '').replace('\\', ''), groups[1] ?? '']),
  );
}

function withMacros(tex: string, macros: ReadonlyMap<string, string>): string {
  return tex.replace(/\\([A-Za-z]+)(?:\{\})?/g, (whole: string, name: string) => macros.get(name) ?? whole);
}

/** Comments blanked, verbatim text kept. */
function withVerbatim(raw: string, visible: string): string {
  let text = '';
  for (let at = 0; at < raw.length;) {
    const end = !raw.includes('\n', at) ? raw.length : raw.indexOf('\n', at) + 1;
    const line = visible.slice(at, end);
    text +=
      line.trim() === '' && raw.slice(at, end).trim() !== '' && !raw.slice(at, end).trim().startsWith('%')
        ? raw.slice(at, end).replace(/[\\{}$&~]/g, ' ')
        : line;
    at = end;
  }
  return text;
}

function decodeSafely(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    // It is not well encoded: taken as it stands.
    return url;
  }
}
