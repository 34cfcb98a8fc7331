import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { type BibliographySource, formatBibliography } from '../../../src/research/rules/bibliography.ts';
import { texOfCharacter, printableCodePoints, escapeTex } from '../../../src/base/tex.ts';
import { built, report, skipTex, withTex, Workbench } from '../../programs/tex/tex-workbench.ts';

const bench = await Workbench.open();
afterAll(() => bench[Symbol.asyncDispose]());

const strange = fc.oneof(
  fc.constantFrom(...Array.from('\\{}$&#%_^~<>|`[]"\'-,?!@*()')),
  fc.constantFrom(...texOfCharacter.keys()),
  fc.constantFrom(...printableCodePoints).map((point) => String.fromCodePoint(point)),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  fc.constantFrom('\\input', '\\end{document}', '\u0301', '\u0323', '\ud800', ' and ', '\n\n', 'word '),
);
const text = fc.string({ unit: strange, maxLength: 60 });

describe.skipIf(skipTex)(withTex, () => {
  it.each(['lmodern.sty', 'no-such-file.sty'])(
    'prints any text, with %s',
    async (style) => {
      const everything = [
        ...texOfCharacter.keys(),
        ...Array.from(printableCodePoints, (point) => String.fromCodePoint(point)),
      ];
      const texts = [...everything, ...fc.sample(text, 1500)];
      const body = texts.map((one, index) => `${String(index)}: ${escapeTex(one)}\\par \\emph{${escapeTex(one)}}\\par`);
      const headings = texts.slice(-20).map((one) => `\\section{x ${escapeTex(one)}}`);
      // A line that is stretched, in a font that T1 lends where lmodern is missing.
      headings.push(`\\section{${escapeTex('„words“ Đ « '.repeat(40))}}`);
      const tex = report([...body, ...headings].join('\n'), texts.at(-1)).replaceAll('lmodern.sty', style);
      const result = await bench.compile({ tex });
      const serious = /Missing character|\\end occurred/;
      expect(built(result).findings.filter(({ message }) => serious.test(message))).toEqual([]);
    },
    60_000,
  );

  it('prints any bibliography', async () => {
    const long = fc.string({ unit: strange, minLength: 500, maxLength: 2500 });
    const fields = fc.record({
      title: fc.oneof({ weight: 20, arbitrary: text }, long),
      url: fc.oneof(
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        text,
        text.map((path) => `https://x.org/${path}`),
      ),
      authors: fc.array(
        fc.oneof(
          { weight: 20, arbitrary: text },
          fc.tuple(text, text).map((names) => names.join(', ')),
          long,
        ),
        { maxLength: 25 },
      ),
      year: fc.oneof(text, fc.constant('2024')),
      accessed: fc.oneof(text, fc.constant('2024-02-29')),
      note: fc.oneof({ weight: 20, arbitrary: text }, long),
    });
    const sources = fc
      .sample(fields, 300)
      .map((one, index): BibliographySource => ({ key: `k${String(index)}`, ...one }));
    const cited = sources.map(({ key }) => `\\citep{${key}} \\citet{${key}}\\par`).join('\n');
    const result = await bench.compile({ tex: report(cited), bibliography: formatBibliography(sources) });
    expect(built(result).findings.filter(({ message }) => !message.includes('pt too wide'))).toEqual([]);
  }, 60_000);
});
