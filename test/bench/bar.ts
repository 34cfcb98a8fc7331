/** The case that all others are held against. */
export const bareNode = 'bare node';

/** At most a multiple of bare node, milliseconds above it, milliseconds above another case, or milliseconds in all. */
export type Bar =
  { readonly times: number } | { readonly plus: number; readonly above?: string } | { readonly most: number };

/** Whether a median, in milliseconds, is within a bar. @param medians those of all cases by their names. */
export function judge(bar: Bar, median: number, medians: ReadonlyMap<string, number>): string {
  const [limit, words] = limitOf(bar, medians);
  return `${words} ${median <= limit ? 'met' : 'MISSED'}`;
}

function limitOf(bar: Bar, medians: ReadonlyMap<string, number>): [limit: number, words: string] {
  const floor = medians.get(bareNode) ?? 0;
  if ('times' in bar) return [bar.times * floor, `${bar.times} ×`];
  if ('most' in bar) return [bar.most, `${bar.most} ms`];
  const { plus, above = bareNode } = bar;
  return [plus + (medians.get(above) ?? 0), above === bareNode ? `+${plus} ms` : `+${plus} ms on "${above}"`];
}
