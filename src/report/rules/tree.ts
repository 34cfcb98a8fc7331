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
  /** `[inference]`: the sentence is the writer's own. */
  | { type: 'inference' }
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

/** Every run of text in some blocks, each with whether it is the cell of a table. */
export function runsIn(blocks: readonly Block[]): { inlines: Inline[]; isCell: boolean }[] {
  return blocks.flatMap((block) => {
    // eslint-disable-next-line @typescript-eslint/switch-exhaustiveness-check -- the others are the default
    switch (block.type) {
      case 'heading':
      case 'paragraph':
        return [{ inlines: block.children, isCell: false }];
      case 'list':
        return block.items.flatMap((item) => runsIn(item));
      case 'table':
        return [block.header, ...block.rows].flat().map((inlines) => ({ inlines, isCell: true }));
      case 'quote':
        return runsIn(block.blocks);
      default:
        return [];
    }
  });
}

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
export function numbered(title: string, blocks: readonly Block[]): Report {
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
  return { title, blocks: counted, citations };
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
