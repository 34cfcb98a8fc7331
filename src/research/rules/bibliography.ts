import { getDomainWithoutSuffix } from 'tldts';
import { parseUrl } from '../../base/json.ts';
import { cut } from '../../base/errors.ts';
import { escapeTex } from '../../base/tex.ts';

/** The data of a source in the ledger, not escaped. */
export interface BibliographySource {
  /** The key for `\citep`: `[a-z0-9]+`, as made by `citationKey`. */
  key: string;
  title: string;
  /** An absolute address; only http and https become links. */
  url: string;
  /** "Family, Given" for a person; any other name is an organisation and printed unchanged. */
  authors?: readonly string[];
  /** Its first four-digit number is used, else "n.d."; a file of the project is of the year in which it was read. */
  year?: string | null;
  /** The journal, the proceedings or the series. */
  venue?: string | undefined;
  retracted?: true | undefined;
  /** ISO 8601 date, or date and time, of the snapshot. */
  accessed?: string;
}

/** BibTeX cuts the labels it makes from names at 250 to 500 bytes, through a brace if one stands there. */
const longestName = 80;
const longestField = 2000;
const mostAuthors = 20;
const corporateForm = /^(?:inc|llc|ltd|plc|corp|co|gmbh|ag|s\.?a)\b\.?/i;

/** Escaped text of at most `limit` characters; whole characters are dropped from the end, so braces stay balanced. */
function shorten(text: string, limit: number): string {
  let tex = escapeTex(text);
  for (let size = limit; tex.length > limit; size = Math.floor(size * 0.8)) tex = escapeTex(`${cut(text, size)}…`);
  return tex;
}

/** Text that BibTeX neither re-cases nor splits. The empty group keeps a leading command from being a "special character". */
function protect(tex: string): string {
  return tex.startsWith('\\') ? `{{}${tex}}` : `{${tex}}`;
}

function formatAuthor(author: string): string {
  const parts = author.split(',').map((part) => part.trim());
  const [family = '', given = ''] = parts;
  const isPerson = parts.length === 2 && family !== '' && given !== '' && !corporateForm.test(given);
  const names = (isPerson ? [family, given] : [author]).map((name) => shorten(name, longestName));
  return names.every((name) => name !== '') ? names.map(protect).join(', ') : '';
}

function formatAuthors(authors: readonly string[]): string {
  const names = authors.slice(0, mostAuthors).map(formatAuthor);
  const printed = names.filter((name) => name !== '');
  if (authors.length > mostAuthors && printed.length > 0) printed.push('others');
  return printed.join(' and ');
}

/**
 * An address as `\url` can hold it in a .bbl: everything that is not plain ASCII or that could end the argument, start
 * a command or upset BibTeX's brace counting is percent-encoded. Undefined when it is not an http or https address.
 */
function linkTarget(url: string): string | undefined {
  if (!/^https?:\/\/[^/?#\s]/i.test(url)) return undefined;
  return parseUrl(url)?.href.replace(/[^A-Za-z0-9\-._~:/?#@!$&'()*+,;=%]/gu, (character) =>
    [...new TextEncoder().encode(character)]
      .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
      .join(''),
  );
}

function formatAddress(url: string): string {
  const target = linkTarget(url);
  return target === undefined ? protect(shorten(url, longestField)) : `\\url{${target}}`;
}

function hostOf(url: string): string {
  return parseUrl(url)?.hostname.replace(/^www\./, '') ?? '';
}

function formatNote({ accessed = '', venue = '', retracted }: BibliographySource): string {
  const date = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(accessed)?.[0];
  const parts = [
    retracted === true ? 'Retracted' : '',
    shorten(venue, longestField),
    date === undefined ? '' : `Accessed ${date}`,
  ];
  return protect(parts.filter((part) => part !== '').join('. '));
}

/** A title without the badges of a Markdown page, whose addresses would be too wide; the last one may be truncated. */
export function withoutBadges(title: string): string {
  const whole = title.replace(/\[?!\[[^[\]]*\]\([^()\s]*\)(?:\]\([^()\s]*\))?/g, ' ');
  const bare = whole.replace(/\[?!\[[^[\]]*(?:\]\([^()\s]*)?$/, ' ').replace(/\s+/g, ' ');
  return bare.trim() === '' ? title : bare.trim();
}

const yearIn = (text: string | null = '') => /(?<!\d)\d{4}(?!\d)/.exec(text ?? '')?.[0];

/** @param group from 1: separates sources of one host into groups for which plainnat has enough letters. */
function formatEntry(source: BibliographySource, group: number): string {
  const authors = formatAuthors(source.authors ?? []);
  const name = `${nameOf(source)}${group === 1 ? '' : ` (${group})`}`;
  const title = shorten(withoutBadges(source.title), longestField) || 'Untitled';
  const fields: [string, string][] = [
    authors === '' ? ['key', protect(name)] : ['author', authors],
    ['title', protect(title)],
    // Reference managers read this field; the bibliography style prints the note.
    ['journal', source.venue === undefined ? '' : protect(shorten(source.venue, longestField))],
    // The title of a file of the repository is its path.
    ['howpublished', isOfRepository(source) ? '' : formatAddress(source.url)],
    // The style adds a full stop to the field.
    ['year', yearIn(source.year) ?? (isOfRepository(source) ? yearIn(source.accessed) : undefined) ?? 'n.d'],
    ['note', formatNote(source)],
  ];
  const lines = fields
    .filter(([, value]) => value !== '' && value !== '{}')
    .map(([field, value]) => `  ${field} = {${value}},`);
  return [`@misc{${source.key},`, ...lines, '}'].join('\n');
}

/**
 * The whole text of sources.bib: one `@misc` entry per source, sorted by key in code point order, the same bytes for the same
 * sources in any order. Nothing in a field can end it or reach TeX as a command. Overlong fields are cut with an ellipsis.
 */
export function formatBibliography(sources: readonly BibliographySource[]): string {
  const sorted = sources.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const counts = new Map<string, number>();
  const entries = sorted.map((source) => {
    const name = nameOf(source);
    const before = counts.get(name) ?? 0;
    counts.set(name, before + 1);
    return `${formatEntry(source, Math.floor(before / labelLetters) + 1)}\n`;
  });
  return entries.join('\n');
}

/** plainnat distinguishes equal labels by a letter; after `z` follows `{`, and the document does not compile. */
const labelLetters = 26;

/** The name for a source without an author. */
function nameOf(source: BibliographySource): string {
  return isOfRepository(source) ? 'This repository' : shorten(hostOf(source.url), longestName) || 'Local source';
}

function isOfRepository({ url }: BibliographySource): boolean {
  return url.startsWith('repository:');
}

function slug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/**
 * A citation key such as `smith2024`: `[a-z0-9]+`, from the first author's family name (or the site) and the year. A key in `taken` gets the
 * next free number (`smith2024n2`); the caller adds it to `taken`.
 */
export function citationKey(source: Omit<BibliographySource, 'key'>, taken: ReadonlySet<string> = new Set()): string {
  const [family = ''] = (source.authors?.[0] ?? '').split(',');
  const site = getDomainWithoutSuffix(source.url, { allowPrivateDomains: true }) ?? '';
  const name = [family, site, 'source'].map((one) => slug(one).slice(0, 20)).find((one) => one !== '') ?? '';
  const base = `${name}${yearIn(source.year) ?? ''}`;
  // A digit after a digit would be ambiguous (x2 and x22), so a letter separates them.
  const stem = /\d$/.test(base) ? `${base}n` : base;
  let key = base;
  for (let number = 2; taken.has(key); number += 1) key = `${stem}${number}`;
  return key;
}
