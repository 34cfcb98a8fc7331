/** The part of a source that its citation key is made of. */
interface CitedSource {
  title: string;
  url: string;
  authors?: string[];
  year?: string;
}

const fillers = new Set(
  'a an and are as at by for from how in into is it its of on or the their this to what when why with'.split(' '),
);
/** Labels of a host name that say nothing about who publishes there. */
const emptyLabels = new Set('www m amp en blog docs doc news com org net edu gov ac co io ai dev html'.split(' '));

function slug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

function hostName(url: string): string {
  if (!URL.canParse(url)) return '';
  const labels = new URL(url).hostname.split('.').slice(0, -1);
  return slug(labels.findLast((label) => !emptyLabels.has(label)) ?? labels.join(''));
}

function publisher({ authors = [], url }: CitedSource): string {
  const [family = ''] = (authors[0] ?? '').split(',');
  return slug(family).slice(0, 20) || hostName(url).slice(0, 20) || 'source';
}

function titleWord(title: string): string {
  const words = title.split(/[^\p{L}\p{N}\p{M}]+/u).map(slug);
  return (words.find((word) => word.length > 2 && !fillers.has(word)) ?? '').slice(0, 16);
}

/**
 * A citation key such as `smith2024scaling`: `[a-z0-9]+`, from the first author's family name (or the host), the year and the
 * first telling word of the title. A key in `taken` gets the next free number appended (`x2`, `x3`); the caller adds it to `taken`.
 */
export function citationKey(source: CitedSource, taken: ReadonlySet<string> = new Set()): string {
  const year = /(?<!\d)\d{4}(?!\d)/.exec(source.year ?? '')?.[0] ?? '';
  const base = `${publisher(source)}${year}${titleWord(source.title)}`;
  // A digit after a digit would read as part of it (x2 and x22), so a base that ends in one gets a letter between.
  const stem = /\d$/.test(base) ? `${base}n` : base;
  let key = base;
  for (let number = 2; taken.has(key); number += 1) key = `${stem}${number}`;
  return key;
}
