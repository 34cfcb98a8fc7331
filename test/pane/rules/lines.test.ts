import { describe, expect, it } from 'vitest';
import { atMost } from '../../../src/pane/rules/lines.ts';

describe('a text in a small room', () => {
  it('is cut with a sign of it, and takes no more rows than it may', () => {
    const text = 'It waits for the API until the limit of the account is reset. '.repeat(10);
    const shown = atMost(2, text, 40);
    expect(shown).toHaveLength(80);
    expect(shown.endsWith('…')).toBe(true);
  });

  it('stays whole where it has room, line by line', () => {
    expect(atMost(3, 'One\nTwo', 40)).toBe('One\nTwo');
    expect(atMost(1, 'One\nTwo', 40)).toBe('One');
  });
});
