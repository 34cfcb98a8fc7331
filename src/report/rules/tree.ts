/** A report as a tree, which the writers' Markdown and the parts that code makes are read into, and which all forms are printed from. */
export type Inline =
  /** @param isVerbatim words of a source, whose quotation marks stay as they are. */
  | { type: 'text'; text: string; isVerbatim?: true }
  | { type: 'strong' | 'emphasis' | 'code' | 'superscript' | 'subscript'; children: Inline[] }
  | { type: 'link'; url: string; children: Inline[] }
  | { type: 'break' }
  /** `[@C012]`. @param keys the sources that it is cited from; those of the findings unless given. */
  | { type: 'cite'; claims: string[]; keys?: string[]; note?: string }
  /** `[@X003]` or `[@Q004]`: a contradiction or a question. */
  | { type: 'matter'; id: string }
  /** `{45 / 9 = 5}`: a number that code computes. */
  | { type: 'formula'; formula: string; printed: string }
  /** `[inference]`: the sentence is the writer's own. @param before how many sentences before it are so, too. */
  | { type: 'inference'; before?: number }
  /** The name of a finding: at its row in the evidence table, or leading to it. */
  | { type: 'finding'; id: string; isRow: boolean };

export type Cell = Inline[];

export type Block =
  | { type: 'heading'; level: 1 | 2 | 3; number: string; children: Inline[] }
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'list'; isOrdered: boolean; items: Block[][] }
  | { type: 'table'; header: Cell[]; rows: Cell[][] }
  /** @param kind `box`: the question, or how the report was made. */
  | { type: 'quote'; kind: 'plain' | 'contested' | 'box'; blocks: Block[] }
  | { type: 'verbatim'; text: string };

/** The words for a report that nobody has written. */
export const reportMissing = 'there is no report';

/** A whole report. */
export interface Report {
  title: string;
  /** A tag of BCP 47. */
  language: string;
  blocks: Block[];
  /** The numbers of the cited sources, by key, in the order of their first citation. */
  citations: ReadonlyMap<string, number>;
}

export const words = (text: string): Inline => ({ type: 'text', text });
export const paragraph = (...children: (Inline | string)[]): Block => ({
  type: 'paragraph',
  children: children.map((one) => (typeof one === 'string' ? words(one) : one)),
});
export const heading = (level: 1 | 2 | 3, text: string): Block => ({
  type: 'heading',
  level,
  number: '',
  children: [words(text)],
});

/** What a mark of inference says, one for a run of sentences. */
export const inferenceWords = ({ before = 0 }: { before?: number }): string =>
  `(inference${before === 0 ? '' : before === 1 ? ', with the sentence before' : `, with the ${before} sentences before`})`;

/** The printed words of inlines, without citations. */
export function textOf(inlines: readonly Inline[]): string {
  return inlines.map((one) => (one.type === 'break' ? ' ' : wordsOf(one))).join('');
}

function wordsOf(inline: Inline): string {
  if (inline.type === 'text') return inline.text;
  if (inline.type === 'formula') return inline.printed;
  if (inline.type === 'finding') return inline.id;
  return 'children' in inline ? textOf(inline.children) : '';
}

/** How a form of the document prints each kind of node; `inner` is what stands in it, printed already. */
type Printers<Node extends { type: string }> = {
  [Type in Node['type']]: (node: Node & { type: Type }, inner: string) => string;
};
export interface Form {
  inlines: Printers<Inline>;
  /** The blocks that hold one text, or other blocks. */
  blocks: Printers<Exclude<Block, { type: 'list' | 'table' }>>;
  /** What stands between two blocks. */
  between: string;
  /** A whole run of text, such as a paragraph or a cell. */
  run?: (printed: string) => string;
  /** @param depth how many lists it stands in, itself among them. */
  list: (items: readonly string[], list: Block & { type: 'list' }, depth: number) => string;
  /** An item of one paragraph stands without its marks. */
  hasBareItems?: boolean;
  table: (header: readonly string[], rows: readonly string[][], table: Block & { type: 'table' }) => string;
}

/** Prints blocks in a form. */
export function printBlocks(blocks: readonly Block[], form: Form, depth = 0): string {
  const inlines = (nodes: readonly Inline[]): string =>
    nodes
      .map((node) => {
        const print = form.inlines[node.type] as (one: Inline, inner: string) => string;
        return print(node, 'children' in node ? inlines(node.children) : '');
      })
      .join('');
  const run = (nodes: readonly Inline[]) => form.run?.(inlines(nodes)) ?? inlines(nodes);
  const item = (inner: readonly Block[]): string => {
    const [only] = inner;
    const isBare = form.hasBareItems === true && inner.length === 1 && only?.type === 'paragraph';
    return isBare ? run(only.children) : printBlocks(inner, form, depth + 1);
  };
  return blocks
    .map((block) => {
      if (block.type === 'list') return form.list(block.items.map(item), block, depth + 1);
      if (block.type === 'table')
        return form.table(
          block.header.map(run),
          block.rows.map((row) => row.map(run)),
          block,
        );
      const inner =
        'children' in block ? run(block.children) : 'blocks' in block ? printBlocks(block.blocks, form, depth) : '';
      return (form.blocks[block.type] as (one: Block, inner: string) => string)(block, inner);
    })
    .filter((text) => text !== '')
    .join(form.between);
}

/** @property row the first cell of its row, and the head of its column. */
interface Run {
  inlines: Inline[];
  isCell: boolean;
  row?: string;
}

/**
 * Every run of text in some blocks, each with whether it is the cell of a table.
 * @param hasTitles whether headings, also those of tables, are among them, which hold no sentences.
 */
export function runsIn(blocks: readonly Block[], hasTitles = true): Run[] {
  return blocks.flatMap((block) => {
    if (block.type === 'list') return block.items.flatMap((item) => runsIn(item, hasTitles));
    if (block.type === 'quote') return runsIn(block.blocks, hasTitles);
    if (block.type === 'table')
      return [
        ...(hasTitles ? block.header : []).map((inlines) => ({ inlines, isCell: true })),
        ...block.rows.flatMap((row) =>
          row.map((inlines, at) => ({ inlines, isCell: true, row: placeOf(block, row, at) })),
        ),
      ];
    const isRun = block.type === 'paragraph' || (hasTitles && block.type === 'heading');
    return isRun ? [{ inlines: block.children, isCell: false }] : [];
  });
}

/** What the row and the column of a cell are about. */
const placeOf = ({ header }: Block & { type: 'table' }, [first = []]: readonly Cell[], at: number): string =>
  [at === 0 ? [] : first, header[at] ?? []].map(textOf).filter(Boolean).join(', ');

/** The inlines of a kind, at any depth. */
export function inlinesOf<Kind extends Inline['type']>(
  inlines: readonly Inline[],
  kind: Kind,
): Extract<Inline, { type: Kind }>[] {
  return inlines.flatMap((one) => [
    ...(one.type === kind ? [one as Extract<Inline, { type: Kind }>] : []),
    ...('children' in one ? inlinesOf(one.children, kind) : []),
  ]);
}

/** Blocks with every run of text changed. */
export function mapRuns(blocks: readonly Block[], change: (run: readonly Inline[]) => Inline[]): Block[] {
  const all = (run: readonly Inline[]): Inline[] =>
    change(run.map((one) => ('children' in one ? { ...one, children: all(one.children) } : one)));
  return blocks.map((block): Block => {
    // eslint-disable-next-line @typescript-eslint/switch-exhaustiveness-check -- the others are the default
    switch (block.type) {
      case 'heading':
      case 'paragraph':
        return { ...block, children: all(block.children) };
      case 'list':
        return { ...block, items: block.items.map((item) => mapRuns(item, change)) };
      case 'table':
        return { ...block, header: block.header.map(all), rows: block.rows.map((row) => row.map(all)) };
      case 'quote':
        return { ...block, blocks: mapRuns(block.blocks, change) };
      default:
        return block;
    }
  });
}

/** Headings with their numbers, and sources in the order of their first citation. */
export function numbered(name: Pick<Report, 'title' | 'language'>, blocks: readonly Block[]): Report {
  const counts = [0, 0, 0];
  const citations = new Map<string, number>();
  const counted = blocks.map((block): Block => {
    if (block.type !== 'heading' || block.level === 3) return block;
    counts[block.level] = (counts[block.level] ?? 0) + 1;
    if (block.level === 1) counts[2] = 0;
    return { ...block, number: counts.slice(1, block.level + 1).join('.') };
  });
  for (const { inlines } of runsIn(counted))
    for (const { keys = [] } of inlinesOf(inlines, 'cite'))
      for (const key of keys) if (!citations.has(key)) citations.set(key, citations.size + 1);
  return { ...name, blocks: counted, citations };
}

/** Numbers of sources as in the PDF: sorted, three or more consecutive ones as a range. */
export function shownNumbers(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].sort((one, other) => one - other);
  const runs: number[][] = [];
  for (const number of sorted) {
    const last = runs.at(-1);
    if (last !== undefined && (last.at(-1) ?? 0) + 1 === number) last.push(number);
    else runs.push([number]);
  }
  return sorted.length === 0
    ? '?'
    : runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ');
}
