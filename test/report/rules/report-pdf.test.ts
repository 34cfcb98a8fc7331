import { readdir, readFile, writeFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatBibliography } from '../../../src/research/rules/bibliography.ts';
import { compileTex } from '../../../src/programs/tex/tex.ts';
import { pdfText } from '../../../src/research/document-text.ts';
import { statistics } from '../../support/samples.ts';
import { sampleLedger, sampleTex, withSection } from './sample-report.ts';
import { skipTex, withTex, Workbench } from '../../programs/tex/tex-workbench.ts';

/** The report of the checks' tests as a real PDF; REPORT_PDF_FOLDER keeps it to be looked at. */
describe.skipIf(skipTex)(`the sample report ${withTex}`, () => {
  let bench: Workbench;
  beforeAll(async () => {
    bench = await Workbench.open();
  });
  afterAll(() => bench[Symbol.asyncDispose]());

  it('compiles: citations resolved, no ??, no overfull line', async () => {
    const folder = process.env.REPORT_PDF_FOLDER ?? (await bench.folder('report-'));
    await mkdir(folder, { recursive: true });
    const hostile = {
      ...sampleLedger,
      sources: sampleLedger.sources.map((one, index) =>
        index === 3 ? { ...one, url: 'https://a_b-%26#~^.example/x', title: 'C# & {50%} \\input{x} 漢字 $y$' } : one,
      ),
    };
    const iterations = Array.from({ length: 14 }, (_, index) =>
      statistics({
        iteration: index + 1,
        observations: 40,
        new_claims: Math.round(38 / (1 + index / 2)),
        valid: index !== 6,
        followed: ['Q001'],
      }),
    );
    const claims = sampleLedger.claims.map((one) =>
      one.id === 'C004' ? { ...one, text: 'Leaky buckets are the best way to smooth bursts.' } : one,
    );
    const ledger = { ...hostile, iterations, claims };
    const long = withSection(
      'Key Findings',
      (text) =>
        `${text}\n\n1. One\n   - Two\n     - Three\n       - Four\n         - Five\n\n\`\`\`\nconst a = \\input{x} % $1;\n\`\`\`\n\n> Quoted **so** in 10<sup>6</sup>, 漢字 and \`src/a_b.c\`.`,
    );
    const write = (name: string, text: string) => writeFile(join(folder, name), text);
    await write('x-report.tex', sampleTex(ledger, long));
    await write('sources.bib', formatBibliography(ledger.sources));
    const result = await compileTex({
      texFile: join(folder, 'x-report.tex'),
      bibliographyFile: join(folder, 'sources.bib'),
      outputPdf: join(folder, 'x-report.pdf'),
    });
    expect(result).toMatchObject({ outcome: 'built', findings: [] });
    const read = await pdfText(await readFile(join(folder, 'x-report.pdf')));
    const text = 'text' in read ? read.text : '';
    const { stdout: info } = await execa('pdfinfo', [join(folder, 'x-report.pdf')]);
    expect(info).toMatch(/^Title: +Rate limiting$/m);
    expect(info).toMatch(/^Author: +Claude Code with autonomous-workflow$/m);
    expect(text).toContain('Workflow, 2026-03-01\n');
    expect(text).not.toMatch(/\?\?|\[\?\]/);
    expect(text.replace(/\s+/g, ' ')).toMatch(
      /Question\. How do rate limiters compare\?.*Made by Claude Code with autonomous-workflow \(model: claude-opus-5-5\)/,
    );
    expect(text.replace(/\s+/g, ' ')).toMatch(/7 Evidence.*Finding Quote Sources.*C001: A sliding window/);
    // The writer says more of it than the list that code adds.
    expect(text.replace(/\s+/g, ' ')).toMatch(/5 Open Questions.*\(open, Q001\)/);
    // A long table of contents would stand between the summary and the text.
    expect(text.replace(/\s+/g, ' ')).toMatch(
      /Contents\. 1 Executive Summary, p\. ?\d+\. 2 Background & Context, p\. ?\d+\. 3 Key Findings, p\. ?\d+\./,
    );
    expect(text).not.toMatch(/(?:\. ?){8}/);
    expect(text).toContain('All checks passed');
    expect(text.replace(/\s+/g, ' ')).toMatch(/Leaky buckets smooth bursts \[\d\] ?i/);
  });

  it('prints Arabic with an engine and a font that can, and else says how many characters there are', async () => {
    const draft = withSection('Key Findings', (text) => `${text}\n\nIt is called العربية there, and 漢字 elsewhere.`);
    const result = await bench.compile({
      tex: sampleTex(sampleLedger, draft),
      bibliography: formatBibliography(sampleLedger.sources),
    });
    expect(result.outcome).toBe('built');
    const [pdf = ''] = (await readdir(result.folder)).filter((name) => name.endsWith('.pdf'));
    const read = await pdfText(await readFile(join(result.folder, pdf)));
    const text = 'text' in read ? read.text : '';
    expect(text).toMatch(/\p{sc=Arab}|\[7 Arabic characters\]/u);
    expect(text).toMatch(/\p{sc=Han}|\[2 CJK characters\]/u);
    expect(text).toContain('A sliding window counter');
  });
});
