import { getDomain, getDomainWithoutSuffix } from 'tldts';
import { parseUrl } from '../../base/url.ts';
import { areFound } from '../../judging/words-found.ts';
import type { Source } from './ledger.ts';
import { tokensOf } from './quotes/text.ts';

/** Facts about the origin of a source, for judging its independence. */
export interface SourceOrigin extends Pick<Source, 'id' | 'canonical' | 'url' | 'title' | 'authors' | 'party'> {
  /** The hash of the stored text; null without one. */
  textHash: string | null;
  /** Quotes from the source. */
  quotes: readonly string[];
}

/** Sites on which the first folder is the account of the publisher. */
const sharedHosts = new Set(
  `github.com gitlab.com bitbucket.org codeberg.org huggingface.co medium.com dev.to x.com twitter.com youtube.com
reddit.com linkedin.com sr.ht hackmd.io hexdocs.pm docs.rs npmjs.com kaggle.com zenn.dev qiita.com`.split(/\s+/),
);
/** Sites with works of many publishers, where only the authors identify them. */
const libraries = new Set(
  `arxiv.org doi.org acm.org ieee.org springer.com sciencedirect.com nature.com science.org wiley.com pnas.org plos.org mdpi.com
frontiersin.org biorxiv.org medrxiv.org ssrn.com openreview.net usenix.org aclanthology.org jstor.org nih.gov semanticscholar.org
researchgate.net academia.edu zenodo.org hal.science archive.org rfc-editor.org ietf.org dblp.org`.split(/\s+/),
);
/** Shorter names are not distinctive. */
const leastMakerLetters = 4;
const leastTitleWords = 4;
const leastQuoteWords = 12;

/**
 * Keys that dependent sources have in common: publisher (registrable domain, or the account on a shared site; not for libraries
 * of papers), maker's name (graphile.org, and graphile on GitHub), names of the party, first author, title, text, and long
 * quotes. Copies of one press release, pages of one vendor, and papers of one author share a key.
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
  // A redirect and its target are one source, even with different authors.
  keys.push(`source:${canonical === '' ? id : canonical}`);
  return [...new Set(keys.filter((key) => key !== ''))];
}

/** The group number of each source id: sources with a common key, directly or through others, are one group. */
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
      // The earliest source identifies its group, so that numbers do not depend on the order of merging.
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

const partiesBefore = new WeakMap<readonly object[], ReadonlyMap<string, number>>();

/** The party of each source as a number, judged by its origin without its text; cached, because each pair of claims asks. */
export function partiesOf(sources: readonly Omit<SourceOrigin, 'quotes' | 'textHash'>[]): ReadonlyMap<string, number> {
  const before = partiesBefore.get(sources);
  if (before?.size === sources.length) return before;
  const parties = independentGroups(sources.map((source) => ({ ...source, quotes: [], textHash: null })));
  partiesBefore.set(sources, parties);
  return parties;
}

/** The publisher of a source as a key; empty for libraries. */
export function publisherKey({ canonical, url }: Pick<SourceOrigin, 'canonical' | 'url'>): string {
  if (/^(?:arxiv|doi):/.test(canonical)) return '';
  if (!/^https?:/i.test(url)) return canonical.startsWith('repository:') ? 'publisher:repository' : '';
  const publisher = publisherOf(url);
  return libraries.has(publisher) ? '' : `publisher:${publisher}`;
}

/**
 * The publisher of an address: its registrable domain, with the account on a shared site; a numeric host is its own publisher.
 */
export function publisherOf(url: string): string {
  const parsed = parseUrl(url);
  const host = parsed?.hostname ?? '';
  const domain = getDomain(host, { allowPrivateDomains: true }) ?? host;
  const account = sharedHosts.has(domain) ? (parsed?.pathname.split('/')[1] ?? '').toLowerCase() : '';
  return account === '' ? domain : `${domain}/${account}`;
}

/** The maker's name that its domain and its accounts have in common; empty when there is none, or it is too short. */
function makerKey(publisher: string): string {
  const [host = '', account = ''] = publisher.replace(/^publisher:/, '').split('/');
  const name = account === '' ? getDomainWithoutSuffix(host, { allowPrivateDomains: true }) : account;
  return name === null || name.length < leastMakerLetters || sharedHosts.has(`${name}.com`) ? '' : `maker:${name}`;
}

const partOfParty = /[,;/()&]|\band\b/;
const generic =
  /\b(?:the|an?|core|team|project|projects|maintainers?|contributors|authors?|community|users?|independent|unknown|none|inc|ltd|llc|gmbh|foundation|company|blog|vendor|maker|open source|third party|customer|developers?)\b|[.]/g;

/** The names in a party such as `VoidZero (Vite, Rolldown)`, without generic words. */
export function namesOfParty(party = ''): string[] {
  const names = plain(party)
    .split(partOfParty)
    .map((name) => name.replace(generic, ' ').replace(/\s+/g, ' ').trim());
  return [...new Set(names.filter((name) => name.length > 1))];
}

/** The names of a source's makers, from its party, site, account and project pages. */
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

const linked = /https?:\/\/[^\s)\]>"']+/g;
/** A link on a term of the statement, such as “[reserved lock](…)”, explains the term; one on a figure names its source. */
const termLink = /\[([^\d[\]]+)\]\(https?:[^\s)]*\)/g;

/** Evidence of one claim, with its source. */
export interface Cited {
  source: SourceOrigin;
  /** The quote, and the agent's wording of the claim. */
  quote: string;
  wording: string;
  /** Whose word it is, where the passage names somebody else, as a judge said. */
  word_of?: string | undefined;
}

/** Whether one piece of evidence repeats the other's source: it links to that maker's page next to its quote, or gives that maker's word. */
export function repeats({ source, quote, wording, word_of }: Cited, other: SourceOrigin): boolean {
  const stated = plain(wording);
  const untermed = quote.replace(termLink, (link, term: string) => (stated.includes(plain(term)) ? term : link));
  const links = [...untermed.matchAll(linked)].map(([url]) => `publisher:${publisherOf(url)}`);
  const theirs = new Set(links.length === 0 ? [] : independenceKeys({ ...other, quotes: [] }));
  if (links.some((publisher) => theirs.has(publisher) || theirs.has(makerKey(publisher) || '-'))) return true;
  if (word_of === undefined) return false;
  const own = new Set(makerNames(source));
  return makerNames(other).some((name) => !own.has(name) && areFound(name, word_of));
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Family name and initial: "Doe, Jane" and "Doe, J." are equal; organisations keep their full name. */
function authorKey(author: string): string {
  const [family = '', given = ''] = plain(author).split(/\s*,\s*/);
  return family === '' ? '' : `author:${family}${given === '' ? '' : `,${given.charAt(0)}`}`;
}

function longText(text: string, leastWords: number, kind: string): string {
  const { words } = tokensOf(text);
  return words.length < leastWords ? '' : `${kind}:${words.join(' ')}`;
}
