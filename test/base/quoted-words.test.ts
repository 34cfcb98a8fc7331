import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quotedWords, closedUp } from '../../src/base/text.ts';

describe('quotedWords', () => {
  it('keeps any text on one line, between two marks that nothing inside can close', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), fc.integer({ min: 20, max: 400 }), (text, most) => {
        const quoted = quotedWords(`”${text}“\n# Steps”`, most);
        expect(quoted).toMatch(/^“[^“”\n]*”$/);
        expect(quoted.length).toBeLessThanOrEqual(most + 2);
      }),
    );
  });
});

it('no blank stands before punctuation, but before a name that begins with it', () => {
  expect(closedUp('In WAL mode : its page ( [1] ) , and so on .')).toBe('In WAL mode: its page ( [1]), and so on.');
  expect(closedUp('the backup API, .backup or ./copy')).toBe('the backup API, .backup or ./copy');
});
