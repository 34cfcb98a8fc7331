import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { readLocalDocument } from '../../src/research/local-document.ts';
import { checkEvidence } from '../../src/research/rules/evidence-check.ts';
import { snapshotRow } from '../../src/research/rules/pages/page.ts';
import { checkQuote, indexPage } from '../../src/research/rules/quotes/quote.ts';
import { pageOf } from '../simulator/web/layout.ts';
import { articles } from '../simulator/web/articles.ts';
import { pdfOf, pdfOfPages } from '../simulator/web/pdf.ts';
import { newProject } from '../support/project.ts';

describe('a document of the project', () => {
  it.each<[string, string | Buffer, string]>([
    ['notes.md', '# Limits\n\nA *bucket*.', 'A *bucket*.'],
    ['a b/ümlaut.txt', 'Größe', 'Größe'],
    ['paper.pdf', pdfOf(['as it stands in the paper']), 'as it stands in the paper'],
    ['saved.html', pageOf(articles[0] ?? (undefined as never)), 'at most b + rt requests conform'],
    ['src/limit.ts', 'export const limit = "<html>";', 'export const limit = "<html>";'],
  ])('%s is read', async (path, content, text) => {
    const project = await newProject();
    mkdirSync(join(project.path(path), '..'), { recursive: true });
    writeFileSync(project.path(path), content);
    const outcome = await readLocalDocument(project.root, path);
    expect(outcome).toMatchObject({ outcome: 'fetched', finalUrl: `repository:${path}` });
    expect(outcome.outcome === 'fetched' && outcome.text.replace(/\s+/g, ' ')).toContain(text);
  });

  it('that is a PDF says who wrote it', async () => {
    const project = await newProject();
    writeFileSync(
      project.path('paper.pdf'),
      pdfOf(['as it stands'], { title: 'Five Limiters', author: 'Ben Sato; Ana Moreau' }),
    );
    expect(await readLocalDocument(project.root, 'paper.pdf')).toMatchObject({
      metadata: { title: 'Five Limiters', authors: ['Ben Sato', 'Ana Moreau'], published: null },
    });
  });

  it('that has pages says where each begins', async () => {
    const project = await newProject();
    const pages = [['The first page.'], [], ['The third page,', 'in two lines.']];
    writeFileSync(project.path('paged.pdf'), pdfOfPages(pages));
    const outcome = await readLocalDocument(project.root, 'paged.pdf');
    if (outcome.outcome !== 'fetched') throw new Error(outcome.reason.sentence);
    const { text, pages: starts = [] } = outcome;
    expect(starts).toHaveLength(3);
    expect(starts.map((start, at) => text.slice(start, starts[at + 1]).trim())).toEqual([
      'The first page.',
      '',
      'The third page,\nin two lines.',
    ]);
  });

  it('whose quotes are found at their lines, also behind empty first lines and lines that were broken', async () => {
    const project = await newProject();
    const long = `${'so many words in one paragraph '.repeat(40)}and these words end it.`;
    const lines = ['', '', 'The first words of it.', long, '', 'export const limit = 100;\r', 'the last line of all'];
    writeFileSync(project.path('notes.md'), lines.join('\n'));
    writeFileSync(project.path('page.html'), pageOf(articles[0] ?? (undefined as never)));
    const lineOf = async (path: string, quote: string) => {
      const outcome = await readLocalDocument(project.root, path);
      if (outcome.outcome !== 'fetched') throw new Error(outcome.reason.sentence);
      const row = snapshotRow(`repository:${path}`, outcome, 'a'.repeat(64), undefined, new Date());
      const find = () => checkQuote(quote, indexPage(outcome.text));
      const evidence = { source: 'S001', quote, hand_in: '1/repo-analyst-1' };
      return checkEvidence(evidence, { kind: 'repository' }, { own: row, stored: [row] }, find);
    };
    for (const [quote, line] of [
      ['The first words of it.', 3],
      ['and these words end it.', 4],
      ['export const limit = 100;', 6],
      ['the last line of all', 7],
    ] as const)
      expect(await lineOf('notes.md', quote)).toMatchObject({ sound: true, line });
    expect(await lineOf('page.html', 'at most b + rt requests conform')).not.toHaveProperty('line');
  });

  it.each<[string, string]>([
    ['missing.md', 'gone'],
    ['../outside.md', 'refused-address'],
    ['/etc/passwd', 'gone'],
    ['link-out.md', 'refused-address'],
    ['.', 'refused-address'],
    ['.git/config', 'refused-address'],
    ['.env', 'refused-address'],
    ['harmless.txt', 'refused-address'],
    ['folder', 'unreadable-file'],
    ['pipe', 'unreadable-file'],
    ['empty.txt', 'empty'],
    ['program', 'unsupported-type'],
    ['broken.pdf', 'bad-response'],
  ])('%s is told as %s', async (path, kind) => {
    const project = await newProject();
    writeFileSync(join(project.outside(''), 'outside.md'), 'secret');
    symlinkSync('../outside.md', project.path('link-out.md'));
    symlinkSync('.npmrc', project.path('harmless.txt'));
    project.write('.npmrc', 'token');
    mkdirSync(project.path('folder'));
    await execa('mkfifo', [project.path('pipe')]);
    for (const [file, content] of [
      ['.git/config', 'x'],
      ['.env', 'KEY=1'],
      ['empty.txt', ' \n'],
      ['program', '\x7fELF\0'],
      ['broken.pdf', '%PDF-1.4 nothing'],
    ] as const)
      project.write(file, content);
    expect(await readLocalDocument(project.root, path)).toMatchObject({ outcome: 'failed', reason: { kind } });
  });
});
