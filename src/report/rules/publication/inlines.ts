import type { Block, Inline } from './tree.ts';

/** The inlines without leading and trailing space. */
export function trimmed(inlines: readonly Inline[]): Inline[] {
  return inlines
    .map((one, index) => {
      if (one.type !== 'text') return one;
      let { text } = one;
      if (index === 0) text = text.trimStart();
      if (index === inlines.length - 1) text = text.trimEnd();
      return { ...one, text };
    })
    .filter((one) => one.type !== 'text' || one.text !== '');
}

/** A block with `change` applied to every run of text. */
export function mapInlines(block: Block, change: (inlines: Inline[]) => Inline[]): Block {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return { ...block, children: change(block.children) };
    case 'list':
      return {
        ...block,
        items: block.items.map(({ term, blocks }) => ({
          term: change(term),
          blocks: blocks.map((one) => mapInlines(one, change)),
        })),
      };
    case 'table': {
      const cells = (rows: typeof block.rows) =>
        rows.map((row) => row.map((cell) => ({ ...cell, children: change(cell.children) })));
      return { ...block, caption: change(block.caption), header: cells(block.header), rows: cells(block.rows) };
    }
    case 'figure':
      return { ...block, caption: change(block.caption) };
    case 'quote':
      return { ...block, blocks: block.blocks.map((one) => mapInlines(one, change)) };
    case 'verbatim':
      return block;
  }
}

/** Each citation with the findings directly next to it; without any, with those of its whole run of text. */
export function withClaims(inlines: readonly Inline[]): Inline[] {
  const all = inlines.flatMap((one) => (one.type === 'claim' ? one.ids : []));
  return inlines.map((one, index) => {
    if (one.type !== 'cite') return one;
    const beside: string[] = [];
    for (const step of [1, -1]) {
      for (let at = index + step; ; at += step) {
        const next = inlines[at];
        if (next?.type === 'claim') beside.push(...next.ids);
        else if (next?.type !== 'text' || next.text.trim() !== '') break;
      }
      if (beside.length > 0) break;
    }
    return { ...one, claims: [...new Set(beside.length > 0 ? beside : all)] };
  });
}
