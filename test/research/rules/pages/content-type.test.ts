import { describe, expect, it } from 'vitest';
import { formatOf, mayHaveText, parseContentType } from '../../../../src/research/rules/pages/page.ts';

describe('the format of a document', () => {
  it.each<[string, string, string | undefined]>([
    ['text/html', 'x', 'html'],
    ['application/xhtml+xml', 'x', 'html'],
    ['text/plain', '<html>', 'text'],
    ['text/markdown', '# x', 'text'],
    ['application/json', '{}', 'text'],
    ['application/ld+json', '{}', 'text'],
    ['application/atom+xml', '<feed>', 'text'],
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
    ['video/mp4', 'x', undefined],
  ])('%j that begins %j is %s', (mediaType, start, format) => {
    expect(formatOf(mediaType, Buffer.from(start, 'latin1'))).toBe(format);
    if (format !== undefined) expect(mayHaveText(mediaType)).toBe(true);
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
