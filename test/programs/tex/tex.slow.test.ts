import { readdir, readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { formatBibliography } from '../../../src/research/rules/bibliography.ts';
import { findTexTools } from '../../../src/programs/tex/tex.ts';
import { article, pdfText, report, skipTex, withTex, Workbench } from './tex-workbench.ts';

const bench = await Workbench.open();
afterAll(() => bench[Symbol.asyncDispose]());

describe.skipIf(skipTex)(withTex, () => {
  it('is installed where CI runs', () => expect(findTexTools().kind).not.toBe('none'));

  describe('by pdflatex and bibtex alone', () => {
    const programs = ['pdflatex', 'bibtex'];
    it('resolves citations and references', async () => {
      const found = await bench.toolsWith(programs);
      const bibliography = formatBibliography([
        {
          key: 'k1',
          title: 'On Scaling',
          url: 'https://x.org/a%20b_c?d=~e&f#g',
          authors: ['Smith, Jane'],
          year: '2024',
        },
      ]);
      const tex = report('Known \\citep{k1}, see \\ref{here}.\\subsection{Here}\\label{here}');
      const result = await bench.compile({ tex, bibliography }, { tools: found });
      expect(result).toMatchObject({ outcome: 'built', findings: [] });
      const text = await pdfText(join(result.folder, 'my-report.pdf'));
      expect(text).toMatch(/Known \[1\], see 1\.1\./);
      expect(text).toContain('[1] Jane Smith. On Scaling. https://x.org/a%20b_c?d=~e&f#g, 2024.');
    });

    it('keeps the old PDF when the document is broken, and says where', async () => {
      const outputPdf = join(bench.root, 'old.pdf');
      await writeFile(outputPdf, 'the old one');
      const result = await bench.compile(
        { tex: article('\\nosuchcommand') },
        { outputPdf, tools: await bench.toolsWith(programs) },
      );
      expect(result).toMatchObject({
        outcome: 'failed',
        findings: [
          { message: expect.stringMatching(/^my-report\.tex:3: Undefined control .* l\.3 \\nosuchcommand/) as string },
        ],
      });
      expect(await readFile(outputPdf, 'utf8')).toBe('the old one');
      expect((await readdir(bench.root)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    });

    it('kills everything at the time limit', async () => {
      const started = performance.now();
      const result = await bench.compile(
        { tex: article('\\def\\a{\\futurelet\\b\\a}\\loop\\iftrue\\repeat') },
        { timeLimitMilliseconds: 1500, tools: await bench.toolsWith(programs) },
      );
      expect(result.outcome).toBe('timed-out');
      expect(performance.now() - started).toBeLessThan(6000);
      const left = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
      const commands = await Promise.all(left.map((pid) => readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')));
      expect(commands.filter((environment) => environment.includes(`TEX_TEST_MARK=${bench.root}`))).toEqual([]);
    });
  });

  it.each([
    ['\\input', '\\input{/etc/hostname}'],
    ['\\openin', '\\newread\\f\\openin\\f=/etc/hostname \\ifeof\\f closed\\else\\read\\f to\\x\\x\\fi'],
    ['\\pdffiledump', 'x\\pdffiledump offset 0 length 20 {/etc/hostname}'],
    ['piped \\input', '\\input{|"cat /etc/hostname"}'],
  ])('reads nothing outside by %s', async (_, body) => {
    const result = await bench.compile({ tex: article(body) });
    const shown =
      result.outcome === 'built' ? await pdfText(join(result.folder, 'my-report.pdf')) : JSON.stringify(result);
    expect(shown).not.toContain(hostname());
    expect(shown).not.toContain(Buffer.from(hostname()).toString('hex').toUpperCase());
  });

  it('runs no command and writes nothing outside', async () => {
    const mark = join(bench.root, 'written');
    const escapes = [
      `\\immediate\\write18{touch ${mark}}`,
      `\\newwrite\\f\\immediate\\openout\\f=${mark}.tex \\immediate\\write\\f{x}`,
    ];
    const allowing = { ...process.env, shell_escape: 't', openout_any: 'a', TEXMFOUTPUT: bench.root };
    const found = findTexTools({ environment: allowing });
    for (const escape of escapes) await bench.compile({ tex: article(`x ${escape}`) }, { tools: found });
    expect((await readdir(bench.root)).filter((name) => name.startsWith('written'))).toEqual([]);
  });
});
