import { describe, expect, it } from 'vitest';
import { assess } from '../../../../src/research/rules/assess-claims.ts';
import { mergeHandIns } from '../../../../src/research/rules/merge.ts';
import { contextOf } from '../../../../src/research/rules/quotes/context.ts';
import { claim, ledger, stored } from '../../../support/samples.ts';

const check = () => ({ verdict: 'exact' as const, sound: true, snapshot: 'a'.repeat(64), detail: null });

describe('what stands around a quote on its page', () => {
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
  const around = (quote: string) => {
    const start = text.indexOf(quote);
    return contextOf(text, { start, end: start + quote.length });
  };
  const normal = 'With synchronous=NORMAL this mode waits for fsync at checkpoints.';
  const source = { url: 'https://tips.example/', title: 'Tips', kind: 'primary' as const };
  const weighed = (said: string, quote: string, before: (words: string) => string) => {
    const merged = mergeHandIns(ledger(), [stored(1, 1, { claims: [claim(said, { quote, source })] })], '2026-03-01');
    return assess(merged.ledger, { check, before, textHash: () => null, verifications: [] }).claims[0];
  };

  it('is its heading, the sentence before, the rest of its own, and the sentence behind', () => {
    expect(around('This mode waits for fsync at checkpoints.').split('\n')).toEqual([
      'Synchronous PRAGMA',
      'PRAGMA synchronous = NORMAL;',
      'Others wait always.',
    ]);
    expect(around('acquires')).toBe('Synchronous PRAGMA\nOthers wait always. IMMEDIATE -\na lock.');
    expect(around('a lock.')).toBe('Synchronous PRAGMA\nOthers wait always. IMMEDIATE - acquires');
  });

  it('has a name of the sentence behind, also where that writes it as words', () => {
    const check = 'Run PRAGMA integrity_check on it.';
    const behind = (words: string) => weighed(`Test the copy: ${check}`, 'Always test the copy.', () => words);
    expect(behind('')?.confidence_reason).toContain('“integrity_check”');
    expect(behind('To do this, run an integrity check against it:')?.confidence_reason).not.toContain(
      'integrity_check',
    );
  });

  it('has words that the quote lacks, and is kept only for those', () => {
    const quote = 'This mode waits for fsync at checkpoints.';
    expect(weighed(normal, quote, () => '')?.confidence_reason).toContain('do not carry all of it (“NORMAL”)');
    const borne = weighed(normal, quote, around);
    expect(borne?.confidence).toBe('medium');
    expect(borne?.evidence[0]?.check?.before).toContain('NORMAL');
    expect(weighed('This mode waits for fsync.', quote, around)?.evidence[0]?.check).not.toHaveProperty('before');
  });

  it('limits and widens nothing: only the quote does', () => {
    const quote = 'This mode waits for fsync at checkpoints.';
    const found = weighed('This mode waits for fsync at the complete checkpoints.', quote, () => 'A complete guide');
    expect(found?.confidence_reason).toContain('“complete”');
  });
});
