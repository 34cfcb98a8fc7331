import { scanTex } from '../scan.ts';
import { plainOf } from '../plain-text.ts';
import { commandsIn } from '../scan.ts';
import { argumentOf, nameOf, parseTex, withPlainAddresses, type Environment, type Macro, type Node } from './nodes.ts';
import { pictureSvg } from './picture.ts';
import { readInlines, referenceMark, type Reading } from './read-inline.ts';
import { readTable, tabular } from './read-table.ts';
import { mapInlines, trimmed, withClaims } from './inlines.ts';
import { textOf, type Block, type Inline, type Picture, type PublishedReport } from './tree.ts';

export interface DocumentSource {
  tex: string;
  /** Definitions of macros: facts.tex. */
  facts: string;
  /** Values that replace those of facts.tex. */
  overrides?: Readonly<Record<string, string>>;
  /** The TeX files that the report may include, by their names in its folder. */
  files: ReadonlyMap<string, string>;
  /** The keys of all sources. */
  keys: ReadonlySet<string>;
  /** The quote of a finding as it is in the ledger. */
  quoteOf?: (claim: string) => string | undefined;
}

const levels: Readonly<Record<string, 1 | 2 | 3 | 4>> = { section: 1, subsection: 2, subsubsection: 3, paragraph: 4 };
const lists = new Set(['itemize', 'enumerate', 'description']);
const quotes = new Set(['quote', 'quotation', 'contested', 'abstract', 'made']);
const floats = /^(?:table|figure)\*?$/;
const verbatims = /^(?:verbatim\*?|Verbatim|lstlisting|comment)$/;
/** Commands between blocks that print nothing. */
const ignored = new Set(
  'maketitle tableofcontents centering bibliographystyle bibliography newpage clearpage appendix'.split(' '),
);

/**
 * The report as a tree, with TeX's numbers of sections, tables, figures and sources. Never throws: a report that is not valid TeX
 * is returned as plain paragraphs, with the reason.
 */
export function readDocument(source: DocumentSource): PublishedReport {
  const citations = new Map<string, number>();
  try {
    return new Reader(source, citations).read();
  } catch (error) {
    const { visible, bodyFrom, bodyTo } = scanTex(source.tex);
    const paragraphs = visible
      .slice(bodyFrom, bodyTo)
      .split(/\n\s*\n/)
      .map((part) => plainOf(part).trim());
    const blocks = paragraphs
      .filter((part) => part !== '')
      .map((part): Block => ({ type: 'paragraph', children: [{ type: 'text', text: part }] }));
    const trouble = `The TeX of the report could not be read, so this is its text alone: ${(error as Error).message.slice(0, 200)}`;
    return { title: titleOf(source.tex, readWords), blocks, citations, trouble };
  }
}

function readWords(tex: string): Inline[] {
  return [{ type: 'text', text: plainOf(tex).trim() }];
}

function titleOf(tex: string, read: (tex: string) => Inline[]): Inline[] {
  return read(commandsIn(scanTex(tex).visible, /^title$/)[0]?.groups[0] ?? 'Report');
}

class Reader {
  readonly #source: DocumentSource;
  readonly #reading: Reading;
  readonly #citations: Map<string, number>;
  readonly #counts = [0, 0, 0];
  readonly #floats = { table: 0, figure: 0 };
  #label = '';
  /** The source of the nodes that are being read, from which pictures are cut out. */
  #text = '';

  constructor(source: DocumentSource, citations: Map<string, number>) {
    this.#source = source;
    this.#citations = citations;
    const defined = commandsIn(source.facts, /^renewcommand$/).map(
      ({ groups: [name = '', value = ''] }): [string, string] => [name.replace('\\', ''), value],
    );
    const macros = new Map(
      [...defined, ...Object.entries(source.overrides ?? {})].map(([name, value]) => [name, parseTex(value)]),
    );
    this.#reading = { macros, labels: new Map(), numberOf: (key) => this.#numberOf(key), quoteOf: source.quoteOf };
  }

  read(): PublishedReport {
    const { raw, bodyFrom, bodyTo } = scanTex(this.#source.tex);
    const title = titleOf(this.#source.tex, (tex) => readInlines(parseTex(tex), this.#reading));
    const blocks = this.#parsed(raw.slice(bodyFrom, bodyTo));
    const fill = (inlines: Inline[]): Inline[] => inlines.map((one) => this.#filled(one));
    return {
      title,
      blocks: blocks.map((block) => mapInlines(block, (inlines) => withClaims(fill(inlines)))),
      citations: this.#citations,
      trouble: null,
    };
  }

  #numberOf(key: string): number | undefined {
    if (!this.#source.keys.has(key)) return undefined;
    const number = this.#citations.get(key) ?? this.#citations.size + 1;
    this.#citations.set(key, number);
    return number;
  }

  #filled(inline: Inline): Inline {
    if (inline.type === 'text')
      return {
        type: 'text',
        text: inline.text.replace(
          new RegExp(`${referenceMark}([^${referenceMark}]*)${referenceMark}`, 'g'),
          (_, label: string) => this.#reading.labels.get(label) ?? '?',
        ),
      };
    return 'children' in inline ? { ...inline, children: inline.children.map((one) => this.#filled(one)) } : inline;
  }

  #parsed(tex: string): Block[] {
    const before = this.#text;
    this.#text = withPlainAddresses(tex);
    const blocks = this.#blocks(parseTex(this.#text));
    this.#text = before;
    return blocks;
  }

  #blocks(nodes: readonly Node[]): Block[] {
    const blocks: Block[] = [];
    let run: Node[] = [];
    const close = (): void => {
      const children = readInlines(run, this.#reading);
      run = [];
      if (textOf(children).trim() !== '') blocks.push({ type: 'paragraph', children: trimmed(children) });
    };
    const open = [...nodes];
    while (open.length > 0) {
      const node = open.shift();
      if (node === undefined || node.type === 'comment') continue;
      if (node.type === 'parbreak') close();
      else if (node.type === 'macro' && levels[node.content] !== undefined) {
        close();
        blocks.push(this.#heading(node));
      } else if (node.type === 'macro' && node.content === 'label') this.#name(nameOf(argumentOf(node, 0)));
      else if (node.type === 'macro' && ignored.has(node.content)) close();
      else if (node.type === 'macro' && /^(?:Input)?IfFileExists$/.test(node.content)) {
        const file = nameOf(argumentOf(node, 0));
        const found = this.#source.files.has(file);
        if (node.content === 'InputIfFileExists' && found) {
          close();
          blocks.push(...this.#included(file));
        }
        open.unshift(...argumentOf(node, found ? 1 : 2));
      } else if (node.type === 'macro' && (node.content === 'input' || node.content === 'include')) {
        close();
        blocks.push(...this.#included(nameOf(argumentOf(node, 0))));
      } else if (node.type === 'verbatim' || node.type === 'displaymath' || node.type === 'mathenv') {
        close();
        if (node.type === 'verbatim') blocks.push({ type: 'verbatim', text: node.content.replace(/^\n|\n$/g, '') });
        else blocks.push({ type: 'paragraph', children: readInlines([node], this.#reading) });
      } else if (node.type === 'environment') {
        close();
        blocks.push(...this.#environment(node));
      } else if (node.type === 'group' && deep(node.content, ({ type }) => type === 'environment') !== undefined)
        open.unshift(...node.content);
      else run.push(node);
    }
    close();
    return blocks;
  }

  #included(name: string): Block[] {
    const tex = this.#source.files.get(name) ?? this.#source.files.get(`${name}.tex`);
    return tex === undefined ? [] : this.#parsed(tex);
  }

  #heading(macro: Macro): Block {
    const level = levels[macro.content] ?? 4;
    const isNumbered = level < 4 && !(macro.args ?? []).some(({ content }) => nameOf(content) === '*');
    if (isNumbered) {
      this.#counts[level - 1] = (this.#counts[level - 1] ?? 0) + 1;
      this.#counts.fill(0, level);
      this.#label = this.#counts.slice(0, level).join('.');
    }
    return {
      type: 'heading',
      level,
      number: isNumbered ? this.#label : '',
      children: trimmed(readInlines(argumentOf(macro, 0), this.#reading)),
    };
  }

  #name(label: string): void {
    this.#reading.labels.set(label, this.#label);
  }

  #environment(node: Environment): Block[] {
    const name = nameOfEnvironment(node);
    if (lists.has(name)) return [this.#list(node, name)];
    if (quotes.has(name))
      return [{ type: 'quote', isContested: name === 'contested', blocks: this.#blocks(node.content) }];
    if (verbatims.test(name)) return [];
    if (floats.test(name)) return [this.#float(node, name.startsWith('table') ? 'table' : 'figure')];
    if (tabular.test(name)) {
      const captioned = macrosIn(node.content, 'caption')[0];
      if (captioned === undefined)
        return [{ type: 'table', number: '', caption: [], ...readTable(node, this.#reading) }];
      return [
        this.#float(
          {
            ...node,
            content: [
              node,
              ...node.content.filter((one) => one.type === 'macro' && /^(?:caption|label)$/.test(one.content)),
            ],
          },
          'table',
        ),
      ];
    }
    if (name === 'picture') return [{ type: 'figure', number: '', caption: [], picture: this.#picture(node) }];
    return this.#blocks(node.content);
  }

  #list(node: Environment, name: string): Block {
    const items = macrosIn(node.content, 'item').map((item) => {
      const args = item.args ?? [];
      const term = args.filter(({ openMark }) => openMark === '[').flatMap(({ content }) => content);
      const body = args.at(-1)?.content ?? [];
      return { term: trimmed(readInlines(term, this.#reading)), blocks: this.#blocks(body) };
    });
    return { type: 'list', isOrdered: name === 'enumerate', items };
  }

  #float(node: Environment, kind: 'table' | 'figure'): Block {
    const outside = this.#label;
    const caption = macrosIn(node.content, 'caption')[0];
    if (caption !== undefined) this.#label = String((this.#floats[kind] += 1));
    const number = caption === undefined ? '' : this.#label;
    for (const label of macrosIn(node.content, 'label')) this.#name(nameOf(argumentOf(label, 0)));
    const words = caption === undefined ? [] : trimmed(readInlines(argumentOf(caption, 0), this.#reading));
    const inner = deep(node.content, (one) => one.type === 'environment' && tabular.test(nameOfEnvironment(one)));
    const block: Block =
      kind === 'table' && inner?.type === 'environment'
        ? { type: 'table', number, caption: words, ...readTable(inner, this.#reading) }
        : { type: 'figure', number, caption: words, picture: this.#picture(node) };
    this.#label = outside;
    return block;
  }

  #picture(node: Environment): Picture {
    const image = macrosIn(node.content, 'includegraphics')[0];
    if (image !== undefined) return { type: 'file', file: nameOf(argumentOf(image, 0)) };
    const drawn = deep([node], (one) => one.type === 'environment' && nameOfEnvironment(one) === 'picture');
    const from = drawn?.position?.start.offset;
    const to = drawn?.position?.end.offset;
    if (from === undefined || to === undefined) return { type: 'none' };
    const tex = this.#text.slice(from, to).replace(/^\\begin\{picture\}|\\end\{picture\}$/g, '');
    return {
      type: 'svg',
      svg: pictureSvg(tex),
      name: nameOf(argumentOf(macrosIn(node.content, 'label')[0] ?? {}, 0)).replace(/^fig:/, ''),
    };
  }
}

function nameOfEnvironment({ env }: Environment): string {
  return typeof env === 'string' ? env : nameOf([env]);
}

function macrosIn(nodes: readonly Node[], name: string): Macro[] {
  return nodes.flatMap((node): Macro[] => {
    if (node.type === 'macro' && node.content === name) return [node];
    return node.type === 'group' || (node.type === 'environment' && name !== 'item')
      ? macrosIn(node.content, name)
      : [];
  });
}

function deep(nodes: readonly Node[], wanted: (node: Node) => boolean): Node | undefined {
  for (const node of nodes) {
    if (wanted(node)) return node;
    const inside =
      node.type === 'environment' || node.type === 'group'
        ? node.content
        : node.type === 'macro'
          ? (node.args ?? []).flatMap(({ content }) => content)
          : [];
    const found = deep(inside, wanted);
    if (found !== undefined) return found;
  }
  return undefined;
}
