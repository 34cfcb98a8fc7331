import type { HandIn } from './hand-in.ts';
import type { Source } from './ledger.ts';

export type DescribedSource = Pick<Source, 'url' | 'title' | 'authors' | 'year' | 'kind' | 'party'>;

/** A source as an agent described it, in the format of the ledger. */
export function describeSource(reported: HandIn['claims'][number]['source']): DescribedSource {
  if ('file' in reported) {
    const file = reported.file.replace(/^(?:\.\/)+|\/+$/g, '') || '.';
    return {
      url: `repository:${file}`,
      title: file === '.' ? 'the repository' : file,
      authors: [],
      year: null,
      kind: 'repository',
    };
  }
  const { url, title, authors = [], year = null, kind, party } = reported;
  return { url, title, authors, year, kind, ...(party !== undefined && { party }) };
}
