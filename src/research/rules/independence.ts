import { getDomain, getDomainWithoutSuffix } from 'tldts';
import { parseUrl } from '../../base/url.ts';
import { normalText } from './quotes/normal-text.ts';
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
 * site; not for libraries of papers), its maker by name (graphile.org, and graphile on GitHub), its first author, its title, its text, and any long quote. Copies of one press
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

function publisherKey({ canonical, url }: SourceOrigin): string {
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

/** Family name and initial: "Doe, Jane" and "Doe, J." are one; organisations are their whole name. */
function authorKey(author: string): string {
  const [family = '', given = ''] = plain(author).split(/\s*,\s*/);
  return family === '' ? '' : `author:${family}${given === '' ? '' : `,${given.charAt(0)}`}`;
}

function longText(text: string, leastWords: number, kind: string): string {
  const normal = plain(text);
  return wordsOf(normal).count < leastWords ? '' : `${kind}:${normal.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}`;
}

function plain(text: string): string {
  return normalText(text).text.trim();
}
