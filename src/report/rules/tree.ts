/**
 * A report as a tree of Markdown's nodes and our marks, which the writers' Markdown and the parts that code makes are read into, and which
 * all forms are printed from.
 */
export type Inline =
  /** @param isVerbatim words of a source, whose quotation marks stay as they are. */
  | { type: 'text'; value: string; isVerbatim?: true }
  | { type: 'strong' | 'emphasis' | 'superscript' | 'subscript'; children: Inline[] }
  | { type: 'inlineCode'; value: string }
  | { type: 'link'; url: string; children: Inline[] }
  | { type: 'break' }
  /** `[@C012]`. @param keys the sources that it is cited from. @param marks letters of distrust. */
  | { type: 'cite'; claims: string[]; keys?: string[]; note?: string; marks?: string[] }
  /** `[@X003]` or `[@Q004]`: a contradiction or a question. */
  | { type: 'matter'; id: string }
  /** `{45 / 9 = 5}`: a number that code computes. */
  | { type: 'formula'; formula: string; printed: string }
  /** `[inference]`: the sentence is the writer's own. */
  | { type: 'inference' }
  /** The name of a finding: at its row in the evidence table, or leading to it. */
  | { type: 'finding'; id: string; isRow: boolean };

export type Block =
  | { type: 'heading'; depth: 1 | 2 | 3; number?: string; children: Inline[] }
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'list'; ordered: boolean; children: { type: 'listItem'; children: Block[] }[] }
  /** Its first row is its head. */
  | { type: 'table'; children: Row[] }
  /** @param kind `box`: the question, or how the report was made. */
  | { type: 'blockquote'; kind?: 'contested' | 'box'; children: Block[] }
  | { type: 'code'; value: string };

export interface Row {
  type: 'tableRow';
  children: { type: 'tableCell'; children: Inline[] }[];
}
export type Node = Inline | Block | Row | Row['children'][number] | (Block & { type: 'list' })['children'][number];

/** A whole report. */
export interface Report {
  title: string;
  /** A tag of BCP 47. */
  language: string;
  day: string;
  blocks: Block[];
  /** The numbers of the cited sources, by key, in the order of their first citation. */
  citations: ReadonlyMap<string, number>;
}

export const words = (value: string): Inline => ({ type: 'text', value });
const asInlines = (some: readonly (Inline | string)[]): Inline[] =>
  some.map((one) => (typeof one === 'string' ? words(one) : one));
export const strong = (text: string): Inline => ({ type: 'strong', children: [words(text)] });
export const paragraph = (...some: (Inline | string)[]): Block => ({ type: 'paragraph', children: asInlines(some) });
export const heading = (depth: 1 | 2 | 3, text: string): Block => ({ type: 'heading', depth, children: [words(text)] });
export const list = (items: readonly Block[][]): Block => {
  return { type: 'list', ordered: false, children: items.map((children) => ({ type: 'listItem', children })) };
};
export const table = (...rows: (Inline | string)[][][]): Block => ({
  type: 'table',
  children: rows.map((row) => ({
    type: 'tableRow',
    children: row.map((cell) => ({ type: 'tableCell', children: asInlines(cell) })),
  })),
});

/** The nodes of a kind, at any depth. */
export function nodesOf<Type extends Node['type']>(
  nodes: readonly Node[],
  type: Type,
): Extract<Node, { type: Type }>[] {
  return nodes.flatMap((node) => [
    ...(node.type === type ? [node as Extract<Node, { type: Type }>] : []),
    ...('children' in node ? nodesOf(node.children, type) : []),
  ]);
}

/** The printed words of nodes, without citations. */
export function textOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if ('children' in node) return textOf(node.children);
      if ('value' in node) return node.value;
      if (node.type === 'formula') return node.printed;
      return node.type === 'finding' ? node.id : node.type === 'break' ? ' ' : '';
    })
    .join('');
}

/** What prints the nodes in another: text, or blocks. @property depth how many lists they stand in. @property next the block after it. */
interface Printer {
  next?: Block | undefined;
  text: (nodes: readonly Inline[]) => string;
  blocks: (blocks: readonly Block[], depth?: number) => string;
  depth: number;
}
type Printed = Exclude<Node, Row | Row['children'][number] | { type: 'listItem' }>;
/** How a form of the document prints each kind of node. @property between what stands between two blocks. */
export type Form = { between: string } & {
  [Type in Printed['type']]: (node: Extract<Printed, { type: Type }>, print: Printer) => string;
};

/** Prints blocks in a form. */
export function printBlocks(blocks: readonly Block[], form: Form, depth = 0): string {
  const one = (node: Printed, next?: Block): string =>
    (form[node.type] as (node: Printed, print: Printer) => string)(node, { ...printer, next });
  const printer: Printer = {
    text: (nodes) => nodes.map((node) => one(node)).join(''),
    blocks: (inner, at = depth) => printBlocks(inner, form, at),
    depth,
  };
  return blocks
    .map((block, at) => one(block, blocks[at + 1]))
    .filter(Boolean)
    .join(form.between);
}

/** @property row of a cell: the first cell of its row, and the head of its column. */
interface Run {
  inlines: Inline[];
  isCell: boolean;
  row?: string;
}

/** The runs of text that hold sentences: paragraphs, and the cells of tables but for their heads. */
export function runsIn(blocks: readonly Block[]): Run[] {
  return blocks.flatMap((block): Run[] => {
    if (block.type === 'paragraph') return [{ inlines: block.children, isCell: false }];
    if (block.type === 'list') return block.children.flatMap((item) => runsIn(item.children));
    if (block.type === 'blockquote') return runsIn(block.children);
    if (block.type !== 'table') return [];
    const [head, ...rows] = block.children.map((row) => row.children.map((cell) => cell.children));
    return rows.flatMap((row) =>
      row.map((inlines, at) => {
        const about = [at === 0 ? [] : (row[0] ?? []), head?.[at] ?? []].map(textOf).filter(Boolean);
        return { inlines, isCell: true, row: about.join(', ') };
      }),
    );
  });
}

const withBlocks = new Set<Node['type']>(['list', 'listItem', 'table', 'tableRow', 'blockquote']);

/** Nodes with every run of text changed: paragraphs, headings, cells. */
export function mapRuns<T extends Node>(
  nodes: readonly T[],
  change: (run: readonly Inline[], isCell: boolean) => Inline[],
): T[] {
  return nodes.map((node) => {
    if (!('children' in node)) return node;
    const children = withBlocks.has(node.type)
      ? mapRuns(node.children as Node[], change)
      : change(node.children as Inline[], node.type === 'tableCell');
    return { ...node, children };
  });
}

/** Headings with their numbers, and sources in the order of their first citation. */
export function numbered(name: Pick<Report, 'title' | 'language' | 'day'>, blocks: readonly Block[]): Report {
  const counts = [0, 0, 0];
  const counted = blocks.map((block): Block => {
    if (block.type !== 'heading' || block.depth === 3) return block;
    counts[block.depth] = (counts[block.depth] ?? 0) + 1;
    if (block.depth === 1) counts[2] = 0;
    return { ...block, number: counts.slice(1, block.depth + 1).join('.') };
  });
  const keys = new Set(nodesOf(counted, 'cite').flatMap((one) => one.keys ?? []));
  return { ...name, blocks: counted, citations: new Map([...keys].map((key, at) => [key, at + 1])) };
}

/** Numbers of sources, sorted. */
export const shownNumbers = (numbers: readonly number[]): string =>
  [...new Set(numbers)].sort((one, other) => one - other).join(', ') || '?';
