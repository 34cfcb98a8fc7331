import { describe, expect, it } from 'vitest';
import { assess } from '../../../../src/research/rules/assess-claims.ts';
import { mergeHandIns } from '../../../../src/research/rules/merge.ts';
import { contextBefore } from '../../../../src/research/rules/quotes/context-before.ts';
import { claim, ledger, stored } from '../../../support/samples.ts';

const check = () => ({ verdict: 'exact' as const, sound: true, snapshot: 'a'.repeat(64), detail: null });

describe('what stands above a quote on its page', () => {
  const text = [
    'Tips',
    '',
    'Synchronous PRAGMA',
    '',
    'SQLite flushes by default.',
    '',
    'PRAGMA synchronous = NORMAL;',
    '',
    'This mode waits for fsync at checkpoints. Others wait always. IMMEDIATE - acquires a lock.',
  ].join('\n');
  const above = (quote: string) => contextBefore(text, text.indexOf(quote));
  const normal = 'With synchronous=NORMAL this mode waits for fsync at checkpoints.';
  const source = { url: 'https://tips.example/', title: 'Tips', kind: 'primary' as const };
  const weighed = (said: string, quote: string, before: (words: string) => string) => {
    const merged = mergeHandIns(ledger(), [stored(1, 1, { claims: [claim(said, { quote, source })] })], '2026-03-01');
    return assess(merged.ledger, { check, before, textHash: () => null, verifications: [] }).claims[0];
  };

  it('is its heading, the sentence before, and the beginning of its own', () => {
    expect(above('This mode')).toBe('Synchronous PRAGMA\nPRAGMA synchronous = NORMAL;');
    expect(above('acquires')).toBe('Synchronous PRAGMA\nOthers wait always. IMMEDIATE -');
    expect(above('Tips')).toBe('');
  });

  it('has words that the quote lacks, and is kept only for those', () => {
    const quote = 'This mode waits for fsync at checkpoints.';
    expect(weighed(normal, quote, () => '')?.confidence_reason).toContain('do not carry all of it (“NORMAL”)');
    const borne = weighed(normal, quote, above);
    expect(borne?.confidence).toBe('medium');
    expect(borne?.evidence[0]?.check?.before).toContain('NORMAL');
    expect(weighed('This mode waits for fsync.', quote, above)?.evidence[0]?.check).not.toHaveProperty('before');
  });

  it('limits and widens nothing: only the quote does', () => {
    const quote = 'This mode waits for fsync at checkpoints.';
    const found = weighed('This mode waits for fsync at the complete checkpoints.', quote, () => 'A complete guide');
    expect(found?.confidence_reason).toContain('“complete”');
  });
});
