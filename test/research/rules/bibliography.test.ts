import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BibliographySource, citationKey, formatBibliography } from '../../../src/research/rules/bibliography.ts';

const source = (more: Partial<BibliographySource> = {}): BibliographySource => ({
  key: 'smith2024scaling',
  title: 'Scaling',
  url: 'https://example.org/a',
  ...more,
});
const formatted = (more: Partial<BibliographySource>): string => formatBibliography([source(more)]);

describe('formatBibliography', () => {
  it('writes a whole entry', () => {
    const authors = ['Smith, Jane', 'World Health Organization'];
    expect(formatted({ authors, year: '2024', accessed: '2024-05-01T08:00:00Z', venue: 'Nature & Science' })).toBe(
      `@misc{smith2024scaling,
  author = {{Smith}, {Jane} and {World Health Organization}},
  title = {{Scaling}},
  journal = {{Nature \\& Science}},
  howpublished = {\\url{https://example.org/a}},
  year = {2024},
  note = {{Nature \\& Science. Accessed 2024-05-01}},
}
`,
    );
  });

  it('sorts by key, whatever the order of the sources', () => {
    const sources = [source({ key: 'b' }), source({ key: 'a' }), source({ key: 'a2' })];
    expect(formatBibliography(sources)).toBe(formatBibliography(sources.toReversed()));
    expect(formatBibliography(sources).match(/^@misc.*$/gm)).toEqual(['@misc{a,', '@misc{a2,', '@misc{b,']);
  });

  it('is empty without sources', () => expect(formatBibliography([])).toBe(''));
  it('sorts a source without author by its key', () => expect(formatted({})).toContain('key = {smith2024scaling}'));
  it('names a file of the repository by its path once', () => {
    const entry = formatted({ url: 'repository:src/db.js', title: 'src/db.js', accessed: '2026-11-26' });
    expect(entry).not.toContain('repository:');
    expect(entry).toContain('year = {2026}');
  });
  it('takes a company for an organisation', () => {
    expect(formatted({ authors: ['Acme, Inc.'] })).toContain('author = {{Acme, Inc.}}');
  });
  it('does not split a name at "and"', () => {
    expect(formatted({ authors: ['Food and Drug Administration'] })).toContain('{{Food and Drug Administration}}');
  });
  it('cuts a list of authors', () => {
    expect(formatted({ authors: Array.from({ length: 50 }, () => 'A, B') })).toMatch(/and others\},$/m);
  });
  it('says so when the year is unknown', () => expect(formatted({ year: 'unknown' })).toContain('year = {n.d}'));
  it('finds the year in other words', () => expect(formatted({ year: 'c. 2019}' })).toContain('year = {2019}'));
  it('leaves out a date that is none', () => expect(formatted({ accessed: 'today}' })).not.toContain('note'));
  it('keeps a title that starts with a command from being re-cased', () => {
    expect(formatted({ title: '%AB' })).toContain('title = {{{}\\%AB}}');
  });

  const addresses: [string, string][] = [
    ['https://x.org/a%20b?q=1&r=~u#s_t', '\\url{https://x.org/a%20b?q=1&r=~u#s_t}'],
    ['https://x.org/{a}\\b', '\\url{https://x.org/%7Ba%7D/b}'],
    ['https://x.org/?q={}\\^|"<ö>', '\\url{https://x.org/?q=%7B%7D%5C%5E%7C%22%3C%C3%B6%3E}'],
    ['https://bücher.de/', '\\url{https://xn--bcher-kva.de/}'],
    ['javascript:alert(1)', '{javascript:alert(1)}'],
    ['file:///etc/passwd', '{file:///etc/passwd}'],
    ['src/a_b.ts', '{src/a\\_b.ts}'],
  ];
  it.each(addresses)('prints the address %s', (url, printed) => {
    expect(formatted({ url })).toContain(`howpublished = {${printed}}`);
  });

  it('balances braces in every line, so that no field can end its entry', () => {
    const unit = fc.oneof(
      fc.constantFrom('{', '}', '\\', '"', '﹛', '％'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    );
    const text = fc.string({ unit, maxLength: 300 });
    fc.assert(
      fc.property(text, text, text, text, (title, url, author, venue) => {
        for (const line of formatted({
          title,
          url: `https://x.org/${url}`,
          authors: [author, venue],
          venue,
        })
          .split('\n')
          .slice(1, -2)) {
          expect(line.split('{').length).toBe(line.split('}').length);
        }
      }),
    );
  });
});

describe('citationKey', () => {
  const keys: [string, Partial<BibliographySource>][] = [
    ['smith2024', { authors: ['Smith, Jane'], year: '2024', title: 'The Scaling of Laws' }],
    ['muller2020', { authors: ['Müller, Änne'], year: '2020', title: 'Über uns' }],
    ['bbc', { url: 'https://www.bbc.co.uk/news' }],
    ['wikipedia', { url: 'https://en.wikipedia.org/wiki/Scaling' }],
    ['phiresky', { url: 'https://phiresky.github.io/blog/2020/sqlite/' }],
    ['github', { url: 'https://github.com/phiresky' }],
    ['source', { url: 'nowhere', title: '人工智能' }],
  ];
  it.each(keys)('makes %s', (key, more) => expect(citationKey(source(more))).toBe(key));

  it('numbers keys that are taken', () => {
    const taken = new Set(['example', 'example2']);
    expect(citationKey(source(), taken)).toBe('example3');
  });

  it('always makes a key that formatBibliography accepts', () => {
    fc.assert(
      fc.property(fc.string(), fc.webUrl(), fc.string(), (title, url, author) => {
        const key = citationKey({ title, url, authors: [author] }, new Set(['source']));
        expect(formatted({ key })).toContain(`@misc{${key},`);
      }),
    );
  });
});

it('tells more sources without authors apart than plainnat has letters for', () => {
  const sources = Array.from({ length: 60 }, (_, index) => source({ key: `page${index}` }));
  const names = [...formatBibliography(sources).matchAll(/key = \{(.*)\}/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(60);
});
