import { getDomain, getDomainWithoutSuffix } from 'tldts';
import { parseUrl } from '../../base/url.ts';
import { normalString as plain } from './quotes/normal-text.ts';
import { wordsOf } from './quotes/word-grams.ts';

/** Facts that show whether a source speaks for itself. */
export interface SourceOrigin {
  id: string;
  /** As `canonicalAddress` makes it. */
  canonical: string;
  url: string;
  title: string;
  authors: readonly string[];
  /** Hash of the stored text; null when there is none. */
  textHash: string | null;
  /** Quotes from the source. */
  quotes: readonly string[];
  /** Whoever stands behind it, as an agent said. */
  party?: string | undefined;
}

/** Sites on which the first folder names who publishes there. */
const sharedHosts = new Set(
  `github.com gitlab.com bitbucket.org codeberg.org huggingface.co medium.com dev.to x.com twitter.com youtube.com
reddit.com linkedin.com sr.ht hackmd.io hexdocs.pm docs.rs npmjs.com kaggle.com zenn.dev qiita.com`.split(/\s+/),
);
/** Sites that hold the work of many: there, the authors show whose it is. */
const libraries = new Set(
  `arxiv.org doi.org acm.org ieee.org springer.com sciencedirect.com nature.com science.org wiley.com pnas.org plos.org mdpi.com
frontiersin.org biorxiv.org medrxiv.org ssrn.com openreview.net usenix.org aclanthology.org jstor.org nih.gov semanticscholar.org
researchgate.net academia.edu zenodo.org hal.science archive.org rfc-editor.org ietf.org dblp.org`.split(/\s+/),
);
/** Shorter names of makers are those of many. */
const leastMakerLetters = 4;
const leastTitleWords = 4;
const leastQuoteWords = 12;

/**
 * Keys that a source shares with sources that are not independent of it: its publisher (registrable domain, or the account on a shared
 * site; not for libraries of papers), its maker by name (graphile.org, and graphile on GitHub) and all names of its party, its first author, its title, its text, and any long quote. Copies of one press
 * release, three pages of one vendor, and two papers of one author have a key in common.
 */
export function independenceKeys(source: SourceOrigin): string[] {
  const { authors, canonical, id, quotes, textHash, title } = source;
  const author = authorKey(authors[0] ?? '');
  const publisher = publisherKey(source);
  const keys = [
    author,
    publisher,
    makerKey(publisher),
    ...namesOfParty(source.party).map((name) => `maker:${name}`),
    longText(title, leastTitleWords, 'title'),
    textHash === null ? '' : `text:${textHash}`,
  ];
  keys.push(...quotes.map((quote) => longText(quote, leastQuoteWords, 'quote')));
  // A redirect and its target are one, whoever is named as their author.
  keys.push(`source:${canonical === '' ? id : canonical}`);
  return [...new Set(keys.filter((key) => key !== ''))];
}

/** Groups sources so that those with a key in common, also by way of others, stand together: the group's number by source id. */
export function independentGroups(sources: readonly SourceOrigin[]): Map<string, number> {
  const parents = sources.map((_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (parents[root] !== root) root = parents[root] = parents[parents[root] ?? 0] ?? 0;
    return root;
  };
  const holders = new Map<string, number>();
  for (const [index, source] of sources.entries()) {
    for (const key of independenceKeys(source)) {
      const holder = rootOf(holders.get(key) ?? index);
      // The earliest source stands for its group, so that numbers do not depend on how groups grew together.
      const [first, second] = [holder, rootOf(index)].sort((one, other) => one - other);
      parents[second ?? 0] = first ?? 0;
      holders.set(key, first ?? 0);
    }
  }
  const numbers = new Map<number, number>();
  return new Map(
    sources.map(({ id }, index) => {
      const root = rootOf(index);
      const number = numbers.get(root) ?? numbers.size;
      numbers.set(root, number);
      return [id, number];
    }),
  );
}

/** Whoever publishes a source, as a key; empty for libraries, which hold the work of many. */
export function publisherKey({ canonical, url }: Pick<SourceOrigin, 'canonical' | 'url'>): string {
  if (/^(?:arxiv|doi):/.test(canonical)) return '';
  if (!/^https?:/i.test(url)) return canonical.startsWith('repository:') ? 'publisher:repository' : '';
  const publisher = publisherOf(url);
  return libraries.has(publisher) ? '' : `publisher:${publisher}`;
}

/** Whoever publishes at an address: its registrable domain, with the account on a site that many share; a host in numbers is its own. */
export function publisherOf(url: string): string {
  const parsed = parseUrl(url);
  const host = parsed?.hostname ?? '';
  const domain = getDomain(host, { allowPrivateDomains: true }) ?? host;
  const account = sharedHosts.has(domain) ? (parsed?.pathname.split('/')[1] ?? '').toLowerCase() : '';
  return account === '' ? domain : `${domain}/${account}`;
}

/** The name by which a maker has both a domain and an account; empty where there is none, or it is too short to be one's own. */
function makerKey(publisher: string): string {
  const [host = '', account = ''] = publisher.replace(/^publisher:/, '').split('/');
  const name = account === '' ? getDomainWithoutSuffix(host, { allowPrivateDomains: true }) : account;
  return name === null || name.length < leastMakerLetters || sharedHosts.has(`${name}.com`) ? '' : `maker:${name}`;
}

const partOfParty = /[,;/()&]|\band\b/;
const generic =
  /\b(?:the|an?|core|team|project|projects|maintainers?|contributors|authors?|community|users?|independent|unknown|none|inc|ltd|llc|gmbh|foundation|company|blog|vendor|maker|open source|third party|customer|developers?)\b|[.]/g;

/** The names in a party such as `VoidZero (Vite, Rolldown)`, without what any party is called. */
export function namesOfParty(party = ''): string[] {
  const names = plain(party)
    .split(partOfParty)
    .map((name) => name.replace(generic, ' ').replace(/\s+/g, ' ').trim());
  return [...new Set(names.filter((name) => name.length > 1))];
}

/** The names by which its makers are known: of its party, its site, its account and its project's pages. */
export function makerNames({ party, url, authors }: Pick<SourceOrigin, 'party' | 'url' | 'authors'>): string[] {
  const [host = '', account = ''] = publisherOf(url).split('/');
  const ofSite =
    sharedHosts.has(host) || libraries.has(host) ? null : getDomainWithoutSuffix(host, { allowPrivateDomains: true });
  const folder =
    /\.(?:github|gitlab)\.io$/.test(host) || account !== '' ? url.split('/')[account === '' ? 3 : 4] : undefined;
  const named = [ofSite, account, folder].map((name) => (name ?? '').toLowerCase()).filter((name) => name.length > 1);
  return [
    ...new Set([
      ...namesOfParty(party),
      ...named,
      ...authors.slice(0, 1).flatMap((author) => (author.includes(',') ? [] : namesOfParty(author))),
    ]),
  ];
}

/** Words with which a text says that it has something from somebody else. */
const citing =
  /\b(?:according to|repeats?|citing|cites?|quotes?|quoting|as [^.;]{1,40} (?:says?|states?|reports?|claims?|measured)|announced by|'s own (?:benchmark|figures?|numbers?))\b/i;
const linked = /https?:\/\/[^\s)\]>"']+/g;

/** Evidence of one claim, with its source. */
export interface Cited {
  source: SourceOrigin;
  /** Its quote, and the claim as it was handed in with it. */
  quote: string;
  wording: string;
}

/** Whether one has it from the other: it links to a page of that one's maker beside its quote, or names it as where it has it from. */
export function repeats({ source, quote, wording }: Cited, other: SourceOrigin): boolean {
  const links = [...quote.matchAll(linked)].map(([url]) => `publisher:${publisherOf(url)}`);
  const theirs = new Set(independenceKeys({ ...other, quotes: [] }));
  if (links.some((publisher) => theirs.has(publisher) || theirs.has(makerKey(publisher) || '-'))) return true;
  const text = plain(`${quote} ${wording}`);
  if (!citing.test(text)) return false;
  const own = new Set(makerNames(source));
  return makerNames(other).some((name) => !own.has(name) && text.includes(name));
}

/** Family name and initial: "Doe, Jane" and "Doe, J." are one; organisations are their whole name. */
function authorKey(author: string): string {
  const [family = '', given = ''] = plain(author).split(/\s*,\s*/);
  return family === '' ? '' : `author:${family}${given === '' ? '' : `,${given.charAt(0)}`}`;
}

function longText(text: string, leastWords: number, kind: string): string {
  const normal = plain(text);
  return wordsOf(normal).count < leastWords ? '' : `${kind}:${normal.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}`;
}
