import { describe, expect, it } from 'vitest';
import { formatOf, parseContentType, shortLines, canonicalAddress } from '../../../../src/research/rules/pages/page.ts';
import fc from 'fast-check';
import { checkQuote, indexPage } from '../../../../src/research/rules/quotes/quote.ts';
import { anyCharacter } from '../../../support/samples.ts';

describe('the format of a document', () => {
  it.each<[string, string, string | undefined]>([
    ['text/html', 'x', 'html'],
    ['application/xhtml+xml', 'x', 'html'],
    ['text/plain', '<html>', 'text'],
    ['application/json', '{}', 'text'],
    ['application/ld+json', '{}', 'text'],
    ['', '  <!-- x --><!DOCTYPE html>', 'html'],
    ['', 'plain', 'text'],
    ['application/octet-stream', 'plain', 'text'],
    ['application/octet-stream', '%PDF-1.7', 'pdf'],
    ['text/html', '%PDF-1.7', 'pdf'],
    ['application/pdf', '%PDF-1.7', 'pdf'],
    ['application/pdf', '<html>', 'html'],
    ['application/pdf', 'x', undefined],
    ['text/plain', 'a\0b', undefined],
    ['image/svg+xml', '<svg>', undefined],
    ['application/zip', 'PK', undefined],
  ])('%j that begins %j is %s', (mediaType, start, format) => {
    expect(formatOf(mediaType, Buffer.from(start, 'latin1'))).toBe(format);
  });

  it.each<[string | undefined, string, string | undefined]>([
    [undefined, '', undefined],
    ['Text/HTML; Charset="UTF-8"', 'text/html', 'UTF-8'],
    ['text/html;boundary=x; charset=koi8-r', 'text/html', 'koi8-r'],
    ['text/html;;;', 'text/html', undefined],
  ])('%j is taken apart', (header, mediaType, encoding) => {
    expect(parseContentType(header)).toEqual({ mediaType, encoding });
  });
});

const sentence = 'The rate-limiter of node 7 was measured at 0.4 ms, and its well- known rival at twice that. ';

describe('shortLines', () => {
  it('leaves no long line, and every place where it was', () => {
    const text = `Short.\n${sentence.repeat(40).trim()}\n\tcell`;
    const broken = shortLines(text);
    expect(Math.max(...broken.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(450);
    expect(broken.replace(/\n/g, ' ')).toBe(text.replace(/\n/g, ' '));
    expect(broken).toHaveLength(text.length);
  });

  it('breaks none behind a hyphen, and none without a space', () => {
    expect(shortLines(`${'x'.repeat(449)}- y ${'z'.repeat(20)}`)).toBe(`${'x'.repeat(449)}- y\n${'z'.repeat(20)}`);
    expect(shortLines('x'.repeat(2_000))).toBe('x'.repeat(2_000));
    expect(shortLines(`${'x'.repeat(900)} y`)).toBe(`${'x'.repeat(900)}\ny`);
  });

  it('changes no quote', () => {
    const words = fc.array(fc.constantFrom('rate-limiter', 'node', '0.4 ms', 'well-', 'known', 'is', 'not'), {
      minLength: 150,
      maxLength: 300,
    });
    fc.assert(
      fc.property(words, fc.nat(100), (all, from) => {
        const page = all.join(' ');
        const quote = all.slice(from, from + 20).join(' ');
        const found = [page, shortLines(page)].map((text) => checkQuote(quote, indexPage(text)).verdict);
        expect(found[1]).toBe(found[0]);
      }),
      { numRuns: 100 },
    );
  });
});

/** The pairs that other research tools get wrong, and their kin. */
const pairs: [string, string, 'one source' | 'two sources'][] = [
  ['https://news.ycombinator.com/item?id=1', 'https://news.ycombinator.com/item?id=2', 'two sources'],
  ['https://arxiv.org/abs/2508.20033v1', 'https://arxiv.org/pdf/2508.20033', 'one source'],
  ['https://arxiv.org/pdf/2508.20033v2.pdf', 'https://www.arxiv.org/html/2508.20033/', 'one source'],
  ['https://arxiv.org/abs/hep-th/9901001', 'https://arxiv.org/pdf/hep-th/9901001v3', 'one source'],
  ['https://doi.org/10.1073/pnas.1', 'https://www.pnas.org/doi/10.1073/pnas.1', 'one source'],
  ['https://doi.org/10.1145/1.A', 'https://dl.acm.org/doi/pdf/10.1145/1.a', 'one source'],
  ['https://doi.org/10.1145/a%2Fb', 'http://dx.doi.org/10.1145/a/b', 'one source'],
  ['https://x.org/p/', 'https://www.x.org/p?utm_source=t#s', 'one source'],
  ['http://x.org:80/', 'https://x.org', 'one source'],
  ['https://X.org/P', 'https://x.org/P', 'one source'],
  ['https://x.org/P', 'https://x.org/p', 'two sources'],
  ['https://m.x.org/p', 'https://amp.x.org/p', 'one source'],
  ['https://m.dev/p', 'https://amp.dev/p', 'two sources'],
  ['https://x.org/p/index.html', 'https://x.org/p', 'one source'],
  ['https://x.org:8080/p', 'https://x.org/p', 'two sources'],
  ['https://x.org/?a=1&b=2', 'https://x.org/?b=2&a=1', 'one source'],
  ['https://x.org/?a=1', 'https://x.org/?a=1&gclid=2&fbclid=3&mc_cid=4&ref=5', 'one source'],
  ['https://x.org/?a=b%26c=d', 'https://x.org/?a=b&c=d', 'two sources'],
  ['https://x.org/%7Ejane/a', 'https://x.org/~jane/a', 'one source'],
  ['https://x.org/a%2Fb', 'https://x.org/a/b', 'two sources'],
  ['https://x.org./a', 'https://x.org/a', 'one source'],
  ['https://en.m.wikipedia.org/wiki/Leaky_bucket', 'https://en.wikipedia.org/wiki/Leaky_bucket', 'one source'],
  ['https://export.arxiv.org/abs/2508.20033', 'https://ar5iv.labs.arxiv.org/html/2508.20033v3', 'one source'],
  ['https://doi.org/10.48550/arXiv.2508.20033', 'https://arxiv.org/abs/2508.20033', 'one source'],
  ['https://huggingface.co/papers/2508.20033', 'https://arxiv.org/abs/2508.20033', 'one source'],
  ['arXiv:2508.20033v2', 'https://arxiv.org/abs/2508.20033', 'one source'],
  ['doi:10.1145/1.A', 'https://doi.org/10.1145/1.a', 'one source'],
  ['https://arxiv.org/abs/math.GT/0309136', 'https://arxiv.org/pdf/math/0309136v2', 'one source'],
  [
    'https://link.springer.com/article/10.1007/s1-2',
    'https://link.springer.com/content/pdf/10.1007/s1-2.pdf',
    'one source',
  ],
  ['https://www.frontiersin.org/articles/10.3389/f.1/full', 'https://doi.org/10.3389/F.1', 'one source'],
  [
    'https://www.biorxiv.org/content/10.1101/2020.01.01.1v2.full.pdf',
    'https://doi.org/10.1101/2020.01.01.1',
    'one source',
  ],
  [
    'https://journals.plos.org/plosone/article?id=10.1371/journal.pone.1',
    'https://doi.org/10.1371/journal.pone.1',
    'one source',
  ],
  ['https://onlinelibrary.wiley.com/doi/pdfdirect/10.1002/a.1', 'https://doi.org/10.1002/a.1', 'one source'],
  ['https://x.org/releases/10.2024/notes', 'https://doi.org/10.2024/notes', 'two sources'],
  ['https://doi.org/10.1000/a/full', 'https://doi.org/10.1000/a', 'two sources'],
  ['https://x.org/article?id=10', 'https://x.org/article?id=11', 'two sources'],
  ['file:///home/a.pdf', 'file:///home/b.pdf', 'two sources'],
  ['https://x.org/?si=1&utm_id=2&_ga=3&msclkid=4', 'https://x.org/', 'one source'],
  ['repository:src/a.ts', 'repository:src/A.ts', 'two sources'],
  [' no address ', 'no address', 'one source'],
];

describe('canonicalAddress', () => {
  it.each(pairs)('takes %s and %s for %s', (left, right, verdict) => {
    expect(canonicalAddress(left) === canonicalAddress(right) ? 'one source' : 'two sources').toBe(verdict);
  });

  it('keeps a broken escape as it stands', () => {
    expect(canonicalAddress('https://x.org/doi/%E0%A4%A')).toBe('x.org/doi/%E0%A4%A');
  });

  it('does not depend on fragment, tracking or www for any address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (address) => {
        const plain = new URL(address);
        plain.hostname = 'example.org';
        const noisy = new URL(plain);
        noisy.hostname = 'www.example.org';
        noisy.searchParams.append('utm_campaign', 'x');
        noisy.hash = '#part';
        expect(canonicalAddress(noisy.href)).toBe(canonicalAddress(plain.href));
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: anyCharacter }), (text) => void canonicalAddress(`https://${text}`)));
  });
});
