import { argumentOf, nameOf, type Environment, type Node } from './nodes.ts';
import { trimmed } from './inlines.ts';
import { readInlines, type Reading } from './read-inline.ts';
import type { Cell } from './tree.ts';

const rules = new Set('hline toprule midrule bottomrule endhead endfirsthead endfoot endlastfoot'.split(' '));
/** Commands between rows that print nothing. */
const unprinted = new Set([
  ...rules,
  ...'cline cmidrule caption label centering small footnotesize noalign addlinespace'.split(' '),
]);

export const tabular = /^(?:tabular[*x]?|tabulary|longtable|array|supertabular)$/;

/** The rows of a table; those above its first inner rule, or the end of its head, are the header. */
export function readTable(table: Environment, reading: Reading): { header: Cell[][]; rows: Cell[][] } {
  const rows: Cell[][] = [];
  /** The number of rows above each rule. */
  const ruledAt: number[] = [];
  let headEnds: number | undefined;
  let cells: Node[][] = [[]];
  let repeated = 0;
  const close = (): void => {
    const row = cells.map((nodes) => readCell(nodes, reading));
    if (row.some(({ children }) => children.some((one) => one.type !== 'text' || one.text.trim() !== '')))
      rows.push(row);
    cells = [[]];
  };
  for (const node of table.content) {
    if (node.type === 'macro' && (node.content === '\\' || node.content === 'tabularnewline')) close();
    else if (node.type === 'string' && node.content === '&') cells.push([]);
    else if (node.type === 'macro' && unprinted.has(node.content)) {
      if (!rules.has(node.content)) continue;
      close();
      if (node.content === 'endfirsthead') repeated = rows.length;
      if (node.content === 'endhead') {
        // The head of later pages repeats the first.
        if (repeated > 0) rows.splice(repeated);
        headEnds = rows.length;
      } else if (node.content === 'endfoot' || node.content === 'endlastfoot') rows.splice(headEnds ?? 0);
      else if (rows.length > 0) ruledAt.push(rows.length);
    } else cells.at(-1)?.push(node);
  }
  close();
  const inner = ruledAt.find((count) => count < rows.length);
  const head = headEnds ?? (inner === 1 || inner === 2 ? inner : 0);
  return { header: rows.slice(0, head), rows: rows.slice(head) };
}

function readCell(nodes: readonly Node[], reading: Reading): Cell {
  const spanning = nodes.find((node) => node.type === 'macro' && node.content === 'multicolumn');
  if (spanning?.type === 'macro') {
    const columns = Number(nameOf(argumentOf(spanning, 0)));
    return {
      children: trimmed(readInlines(argumentOf(spanning, 2), reading)),
      columns: columns > 1 && columns < 100 ? columns : 1,
    };
  }
  return { children: trimmed(readInlines(nodes, reading)), columns: 1 };
}
