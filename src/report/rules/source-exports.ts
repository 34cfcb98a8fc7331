import { placeOfSource } from '../../research/rules/absence.ts';
import { isFile, type Source } from '../../research/rules/ledger.ts';

/** The facts about a source that reference managers read. */
export type ExportedSource = Pick<
  Source,
  'key' | 'title' | 'url' | 'authors' | 'year' | 'accessed' | 'canonical' | 'venue' | 'kind'
>;

/** The sources as RIS, one record for each. Values are reduced to one line, so that a source's text cannot add a field. */
export function formatRis(sources: readonly ExportedSource[]): string {
  return sources
    .map((source) => {
      const doi = doiOf(source);
      const fields: [string, string][] = [
        ['TY', isFile(source) ? 'GEN' : doi === undefined ? 'ELEC' : 'JOUR'],
        ['ID', source.key],
        ...source.authors.map((author): [string, string] => ['AU', author]),
        ['TI', source.title],
        ['PY', source.year ?? ''],
        ['T2', source.venue ?? ''],
        ['DO', doi ?? ''],
        ['AV', pathOf(source) ?? ''],
        ['UR', isLink(source.url) ? source.url : ''],
        ['Y2', source.accessed.slice(0, 10).replaceAll('-', '/')],
      ];
      const lines = fields
        .filter(([, value]) => oneLine(value) !== '')
        .map(([tag, value]) => `${tag}  - ${oneLine(value)}`);
      return [...lines, 'ER  - ', ''].join('\r\n');
    })
    .join('\r\n');
}

/** The sources as CSL-JSON. */
export function formatCsl(sources: readonly ExportedSource[]): string {
  const items = sources.map((source) => {
    const doi = doiOf(source);
    const [year, month, day] = source.accessed.slice(0, 10).split('-').map(Number);
    return {
      id: source.key,
      type: isFile(source) ? 'document' : doi === undefined ? 'webpage' : 'article-journal',
      title: oneLine(source.title),
      ...(source.venue !== undefined && { 'container-title': oneLine(source.venue) }),
      ...(source.authors.length > 0 && { author: source.authors.map(nameOf) }),
      ...(source.year !== null && { issued: { 'date-parts': [[Number(source.year)]] } }),
      ...(isLink(source.url) && { URL: source.url }),
      ...(isFile(source) && { archive_location: pathOf(source) }),
      ...(doi !== undefined && { DOI: doi }),
      accessed: { 'date-parts': [[year, month, day]] },
    };
  });
  return `${JSON.stringify(items, null, 2)}\n`;
}

/** "Family, Given" is a person; any other name is an organisation. */
function nameOf(author: string): { family: string; given: string } | { literal: string } {
  const [family = '', given = '', ...more] = oneLine(author).split(', ');
  return given !== '' && more.length === 0 ? { family, given } : { literal: oneLine(author) };
}

/** The path of a file of the project. */
function pathOf(source: ExportedSource): string | undefined {
  return isFile(source) ? oneLine(placeOfSource(source.url)) : undefined;
}

function doiOf({ canonical, url }: ExportedSource): string | undefined {
  return /^doi:(10\.\S+)$/.exec(canonical)?.[1] ?? /^https?:\/\/(?:dx\.)?doi\.org\/(10\.[^?#\s]+)/i.exec(url)?.[1];
}

function isLink(url: string): boolean {
  return /^https?:\/\/\S+$/i.test(url);
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+/gu, ' ').trim();
}
