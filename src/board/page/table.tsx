import type { ComponentChildren } from 'preact';

export interface TableProps {
  /** The id of the heading that names the table. */
  labelledBy: string;
  columns: readonly string[];
  children: ComponentChildren;
}

/** A table that scrolls horizontally when it is wider than the page. On a phone each row is a card. */
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
