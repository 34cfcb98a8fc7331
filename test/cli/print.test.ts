/* eslint-disable no-control-regex */
import { describe, expect, it } from 'vitest';
import { painted, printTo } from '../../src/cli/print.ts';
import { paintStatus } from '../../src/cli/paint.ts';

function screen(more: { isTTY?: boolean; columns?: number; rows?: number; colours?: boolean } = {}) {
  const written: string[] = [];
  const { colours = false, ...size } = more;
  const write = (text: string | Uint8Array) => {
    written.push(String(text));
    return true;
  };
  return { out: { write, hasColors: () => colours, ...size }, written };
}

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

describe('redraw', () => {
  it('puts a text in the place of the one before, on a terminal', () => {
    const { out, written } = screen({ isTTY: true, columns: 40, rows: 10 });
    const { redraw } = printTo(out, undefined);
    redraw('a\nb', {});
    redraw('c', {});
    expect(written).toEqual(['\u001b[H\u001b[Ja\u001b[K\nb\u001b[K\u001b[J', '\u001b[Hc\u001b[K\u001b[J']);
  });

  it('keeps within the screen, and a long row below its own column', () => {
    const { out, written } = screen({ isTTY: true, columns: 22, rows: 4 });
    printTo(out, undefined).redraw('state  one two three four five\nnow    x\ndone   y', {});
    const lines = written
      .join('')
      .replaceAll(/\u001b\[\w/g, '')
      .split('\n');
    expect(lines).toEqual(['state  one two three', '       four five', 'now    x']);
  });

  it('prints elsewhere only what differs, and lines of JSON for programs', () => {
    const { out, written } = screen();
    const { redraw } = printTo(out, undefined);
    for (const text of ['a', 'a', 'b']) redraw(text, {});
    expect(written).toEqual(['a\n\n', 'b\n\n']);
    const lines = screen({ isTTY: true });
    printTo(lines.out, (data) => JSON.stringify(data)).redraw('a', { one: 1 });
    expect(lines.written).toEqual(['{"one":1}\n']);
  });
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
