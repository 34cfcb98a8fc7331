import type { ComponentChildren } from 'preact';

export interface TableProps {
  /** The heading that says what the table is about. */
  labelledBy: string;
  columns: readonly string[];
  /** Its rows. */
  children: ComponentChildren;
}

/** A table; where it is wider than the page, as code in it may be, it is scrolled by itself. On a phone each row is a card. */
export function Table({ labelledBy, columns, children }: TableProps) {
  return (
    <div class="wide" role="region" aria-labelledby={labelledBy} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
