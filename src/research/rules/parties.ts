import { getDomain, getDomainWithoutSuffix } from 'tldts';
import { parseUrl } from '../../base/json.ts';
import { areFound } from '../../judging/lists.ts';
import type { DescribedSource, Ledger, Source } from './ledger.ts';
import type { KeyOfSource, SnapshotRow } from './pages/page.ts';
import { tokensOf } from './quotes/text.ts';

/** The party of each source, by a number; without these facts, as far as the ledger alone tells. */
export function partiesIn(
  { sources, claims }: Pick<Ledger, 'sources' | 'claims'>,
  { textHash, keyOf }: { textHash?: (source: Source) => string | null; keyOf?: KeyOfSource } = {},
): ReadonlyMap<string, number> {
  const quotes = new Map(sources.map(({ id }) => [id, [] as string[]]));
  for (const { evidence } of claims) for (const { source, quote } of evidence) quotes.get(source)?.push(quote);
  return independentGroups(
    sources.map((source) => ({
      ...source,
      canonical: keyOf?.(source.url) ?? source.canonical,
      textHash: textHash?.(source) ?? null,
      quotes: quotes.get(source.id) ?? [],
    })),
  );
}

/** The source of a stored page, where it is of nobody whose word a claim has already. */
export function sourceOfOther(row: SnapshotRow, id: string, ledger: Ledger): DescribedSource | undefined {
  const known = ledger.sources.find(({ canonical }) => canonical === row.canonical);
  const described = { url: row.final_url, title: row.title ?? row.final_url, authors: [], year: null };
  const source: Source = known ?? {
    ...{ id: '', key: '', canonical: row.canonical, kind: 'secondary', first_iteration: 0, accessed: '' },
    ...described,
  };
  const sources = known === undefined ? [...ledger.sources, source] : ledger.sources;
  const groups = partiesIn({ sources, claims: ledger.claims });
  const own = ledger.claims.find((claim) => claim.id === id)?.evidence ?? [];
  return own.some((one) => groups.get(one.source) === groups.get(source.id)) ? undefined : source;
}

/** What is known of the origin of a source. */
type Origin = Pick<Source, 'id' | 'canonical' | 'url' | 'title' | 'authors' | 'party'>;
export interface SourceOrigin extends Origin {
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
 * The group number of each source id. Dependent sources have a key in common, directly or through others: publisher (registrable domain, or
 * the account on a shared site; not for libraries of papers), maker's name (graphile.org, and graphile on GitHub), a name of the party that
 * stands in that of another, first author, title, text, and long quotes. So copies of one press release, pages of one vendor, and papers of
 * one author are one.
 */
export function independentGroups(sources: readonly SourceOrigin[]): Map<string, number> {
  const names = new Set(sources.flatMap(namesOf));
  const parents = sources.map((_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (parents[root] !== root) root = parents[root] = parents[parents[root] ?? 0] ?? 0;
    return root;
  };
  const holders = new Map<string, number>();
  for (const [index, source] of sources.entries()) {
    for (const key of keysOf(source, names)) {
      const holder = rootOf(holders.get(key) ?? index);
      // The earliest source identifies its group, so that numbers do not depend on the order of merging.
      const [first, second] = [holder, rootOf(index)].sort((one, other) => one - other);
      parents[second ?? 0] = first ?? 0;
      holders.set(key, first ?? 0);
    }
  }
  return new Map(sources.map(({ id }, index) => [id, rootOf(index)]));
}

/** @param names of all parties: one that stands in another is the same. */
function keysOf(source: SourceOrigin, names: ReadonlySet<string>): string[] {
  const { authors, canonical, id, quotes, textHash, title } = source;
  const keys = [
    authorKey(authors[0] ?? ''),
    publisherKey(source),
    ...namesOf(source)
      .flatMap(partsOf)
      .flatMap((name) => (names.has(name) ? `maker:${name}` : [])),
    longText(title, leastTitleWords, 'title'),
    textHash === null ? '' : `text:${textHash}`,
    ...quotes.map((quote) => longText(quote, leastQuoteWords, 'quote')),
    // A redirect and its target are one source, even with different authors.
    `source:${canonical === '' ? id : canonical}`,
  ];
  return [...new Set(keys.filter((key) => key !== ''))];
}

/** The names of who stands behind a source: those of a party such as `VoidZero (Vite, Rolldown)`, and that of its site or account. */
function namesOf({ party = '', canonical, url }: Pick<Origin, 'party' | 'canonical' | 'url'>): string[] {
  const named = party.split(/[,;/()&]/).map((name) => tokensOf(name).words.join(' '));
  return [...new Set([...named, makerOf(publisherKey({ canonical, url }))].filter((name) => name.length > 1))];
}

/** A longer party is a description, of which the beginning names it. */
const mostWords = 12;

/** The words of a name that stand together: all that another name may be. */
function partsOf(name: string): string[] {
  const words = name.split(' ').slice(0, mostWords);
  return words.flatMap((_, from) =>
    words.slice(from).map((_word, length) => words.slice(from, from + length + 1).join(' ')),
  );
}

/** The publisher of a source as a key; empty for libraries. */
function publisherKey({ canonical, url }: Pick<Origin, 'canonical' | 'url'>): string {
  if (/^(?:arxiv|doi):/.test(canonical)) return '';
  if (!/^https?:/i.test(url)) return canonical.startsWith('repository:') ? 'publisher:repository' : '';
  const publisher = publisherOf(url);
  return libraries.has(publisher) ? '' : `publisher:${publisher}`;
}

/** The publisher of an address: its registrable domain, with the account on a shared site; a numeric host is its own publisher. */
function publisherOf(url: string): string {
  const parsed = parseUrl(url);
  const host = parsed?.hostname ?? '';
  const domain = getDomain(host, { allowPrivateDomains: true }) ?? host;
  const account = sharedHosts.has(domain) ? (parsed?.pathname.split('/')[1] ?? '').toLowerCase() : '';
  return account === '' ? domain : `${domain}/${account}`;
}

/** The maker's name that its domain and its accounts have in common; empty when there is none, or it is too short. */
function makerOf(publisher: string): string {
  const [host = '', account = ''] = publisher.replace(/^publisher:/, '').split('/');
  const name = account === '' ? getDomainWithoutSuffix(host, { allowPrivateDomains: true }) : account;
  return name === null || name.length < leastMakerLetters || sharedHosts.has(`${name}.com`) ? '' : name;
}

/** Whether a source gives the word of whoever stands behind another, as a judge said. */
export function repeats(word_of: string | undefined, source: Origin, other: Origin): boolean {
  if (word_of === undefined) return false;
  const own = new Set(namesOf(source));
  return namesOf(other).some((name) => !own.has(name) && areFound(name, word_of));
}

/** Family name and initial: "Doe, Jane" and "Doe, J." are equal; organisations keep their full name. */
function authorKey(author: string): string {
  const [family = '', given = ''] = author
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .split(/\s*,\s*/);
  return family === '' ? '' : `author:${family}${given === '' ? '' : `,${given.charAt(0)}`}`;
}

function longText(text: string, leastWords: number, kind: string): string {
  const { words } = tokensOf(text);
  return words.length < leastWords ? '' : `${kind}:${words.join(' ')}`;
}
