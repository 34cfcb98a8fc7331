const bars = '▁▂▃▄▅▆▇█';

/** A curve in one line of text: a bar for each of the latest values, a dot for a missing one. */
export function curve(values: readonly (number | null)[], highest: number, columns: number): string {
  return values
    .slice(-columns)
    .map((value) => (value === null ? '·' : barOf(value / Math.max(highest, Number.MIN_VALUE))))
    .join('');
}

function barOf(share: number): string {
  const index = Math.floor(Math.min(1, Math.max(0, share)) * (bars.length - 1) + 0.5);
  return bars.charAt(index);
}
