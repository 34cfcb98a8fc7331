/* eslint-disable no-control-regex */
import { describe, expect, it } from 'vitest';
import { painted, paintStatus } from '../../src/cli/print.ts';

const screen = ({ colours = false, ...more }: { isTTY?: boolean; columns?: number; colours?: boolean } = {}) => ({
  out: { hasColors: () => colours, ...more },
});

const shout = (text: string) => text.toUpperCase();

describe('painted', () => {
  it('has colours only on a terminal that has them', () => {
    expect(painted(screen({ isTTY: true, colours: true }).out, 'a', shout)).toBe('A');
    expect(painted(screen({ isTTY: true }).out, 'a', shout)).toBe('a');
    expect(painted(screen({ colours: true }).out, 'a', shout)).toBe('a');
  });

  it('breaks rows between words where a terminal is too narrow for them', () => {
    const text = 'state  one two three four\n10:00:00  an agent started work';
    const rows = 'state  one two three\n       four\n10:00:00  an agent\n          started work';
    expect(painted(screen({ isTTY: true, columns: 23 }).out, text, (shown) => shown)).toBe(rows);
    expect(painted(screen({ columns: 23 }).out, text, (shown) => shown)).toBe(text);
    expect(painted(screen({ isTTY: true, columns: 23 }).out, text, undefined)).toBe(text);
  });

  it('lets no control characters of the text through', () =>
    expect(painted(screen({ isTTY: true, colours: true }).out, '\u001b[2Ja', (text) => text)).toBe('[2Ja'));
});

describe('paintStatus', () => {
  const escape = '\u001b[';
  it('marks what a person has to see first, and changes no word', () => {
    const text = 'x (research): How?\n\nstate      Yes.\nneeds you  E001: How many?\n\n2026-03-01 10:00:00  ended';
    const shown = paintStatus('needs-you')(text);
    expect(shown.replaceAll(/\u001b\[\d+m/g, '')).toBe(text);
    expect(shown).toContain(`${escape}33mE001: How many?${escape}39m`);
    expect(shown).toContain(`${escape}2m2026-03-01 10:00:00${escape}22m`);
    expect(paintStatus('well')('x: y\nneeds you  nothing')).not.toContain(`${escape}33m`);
  });
});
