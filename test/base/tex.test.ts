import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printableCodePoints, escapeTex } from '../../src/base/tex.ts';

const prints = (text: string, tex: string) => (): void => expect(escapeTex(text)).toBe(tex);

describe('escapeTex', () => {
  it('leaves the marks of quoted code straight, and typesets the apostrophes of quoted prose', () => {
    const tex = (text: string) => escapeTex(text, { isVerbatim: true });
    expect(tex(`pragma('wal', "x")`)).toBe(String.raw`pragma(\textquotesingle{}wal\textquotesingle{}, "x")`);
    expect(tex("It doesn't, says the users' guide")).toBe("It doesn't, says the users' guide");
  });

  it(
    'spells the special characters',
    prints('50% R&D C# a_b {x} $5', '50\\% R\\&D C\\# a\\_b \\textbraceleft{}x\\textbraceright{} \\$5'),
  );
  it(
    'spells backslash, circumflex and tilde',
    prints('\\^~', '\\textbackslash{}\\textasciicircum{}\\textasciitilde{}'),
  );
  it('disarms commands', prints('\\write18{rm}', '\\textbackslash{}write18\\textbraceleft{}rm\\textbraceright{}'));
  it('keeps brackets from being options', prints('[a]', '{[}a{]}'));
  it('keeps two hyphens two hyphens', prints('--flag', '-{}-flag'));
  it('opens and closes quotation marks', prints("say \"it's\" ('so')", "say ``it's'' (`so')"));
  it('keeps an apostrophe before a decade', prints("the '90s", "the '90s"));
  it('collapses white space, blank lines too', prints(' a\n\n\tb\u2028c ', 'a b c'));
  it('removes control, direction-changing and zero-width characters', prints('a\u0000\u001b\u202e\u200b\ufeffb', 'ab'));
  it('keeps characters that pdflatex prints', prints('café — “x” € ½', 'café — “x” € ½'));
  it('composes accents', prints('cafe\u0301', 'café'));
  it('builds accents that have no code point in the fonts', prints('ễ ệ x\u0304', '\\~{\\^{e}} \\d{\\^{e}} \\={x}'));
  it('stops at three accents', prints(`x${'\u0304'.repeat(99)}`, '\\={\\={\\={x}}}'));
  it('turns signs into mathematics', prints('≥5 α', '\\ensuremath{\\geq}5 \\ensuremath{\\alpha}'));
  it(
    'raises and lowers digits',
    prints('10⁻⁶ H₂O', '10\\textsuperscript{\\ensuremath{-}}\\textsuperscript{6} H\\textsubscript{2}O'),
  );
  it(
    'escapes what compatibility forms stand for',
    prints('＼input｛x｝', '\\textbackslash{}input\\textbraceleft{}x\\textbraceright{}'),
  );
  it('transliterates Cyrillic', prints('Щука', 'Shchuka'));
  it('counts what has no font, once for each run', prints('人工 智能 x', '{[}4 CJK characters{]} x'));
  it('leaves emoji out', prints('done 🎉👍🏽 now', 'done now'));
  it('survives half a surrogate pair', prints('a\ud800', 'a{[}1 character{]}'));
  it('has nothing for nothing', prints('', ''));

  it('never lets a special character or a strange code point through', () => {
    const command = /\\(?:[&%$#_]|[A-Za-z]+|[`'^~=".])/g;
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const tex = escapeTex(text);
        expect(tex.replace(command, '').replace(/~/g, '')).not.toMatch(/[\\%$&#_^\n]/);
        const strange = Array.from(tex).filter((one) => one > '~' && !printableCodePoints.has(one.codePointAt(0) ?? 0));
        expect(strange).toEqual([]);
      }),
    );
  });

  it('balances braces as BibTeX counts them, which knows no escapes', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('{}[]\\%﹛｝~^"\'ễa 人')) }), (text) => {
        const tex = escapeTex(text);
        expect(tex.split('{').length).toBe(tex.split('}').length);
      }),
    );
  });
});
