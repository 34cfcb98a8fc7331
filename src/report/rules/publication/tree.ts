/** A report as a tree without TeX, from which HTML and Markdown are written, with the numbers of the PDF. */
export interface PublishedReport {
  title: Inline[];
  blocks: Block[];
  /** The numbers of the cited sources, by key, in the order of their first citation. */
  citations: ReadonlyMap<string, number>;
  /** Why the tree does not contain the whole report; null when it does. */
  trouble: string | null;
}

export type Inline =
  | { type: 'text'; text: string }
  | { type: 'strong' | 'emphasis' | 'code' | 'superscript' | 'subscript'; children: Inline[] }
  | { type: 'link'; url: string; children: Inline[] }
  | { type: 'break' }
  /** @param claims the findings that it is cited for, if the text names them. */
  | { type: 'cite'; keys: string[]; numbers: number[]; note: string; claims: string[] }
  | { type: 'claim'; ids: string[] };

export interface Cell {
  children: Inline[];
  columns: number;
}

export type Block =
  | { type: 'heading'; level: 1 | 2 | 3 | 4; number: string; children: Inline[] }
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'list'; isOrdered: boolean; items: { term: Inline[]; blocks: Block[] }[] }
  | { type: 'table'; number: string; caption: Inline[]; header: Cell[][]; rows: Cell[][] }
  | { type: 'figure'; number: string; caption: Inline[]; picture: Picture }
  | { type: 'quote'; isContested: boolean; blocks: Block[] }
  | { type: 'verbatim'; text: string };

export type Picture =
  | { type: 'svg'; svg: string; name: string }
  /** @param file its name in the workflow's folder. */
  | { type: 'file'; file: string }
  | { type: 'none' };

/** The printed words of inlines. */
export function textOf(inlines: readonly Inline[]): string {
  return inlines
    .map((one) => {
      if (one.type === 'text') return one.text;
      if (one.type === 'break') return ' ';
      if (one.type === 'cite') return `[${shownNumbers(one.numbers)}]`;
      return 'children' in one ? textOf(one.children) : '';
    })
    .join('');
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
