import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findTexTools } from '../../../src/programs/tex/tex.ts';
import { article, Workbench } from './tex-workbench.ts';

const bench = await Workbench.open();
afterAll(() => bench[Symbol.asyncDispose]());

describe('without TeX', () => {
  it('says what is missing and how to install it, and builds nothing', async () => {
    const none = findTexTools({ environment: { PATH: await bench.folder('empty-') } });
    expect(none).toMatchObject({ kind: 'none', missing: ['pdflatex', 'bibtex'] });
    const result = await bench.compile({ tex: article('x') }, { tools: none });
    expect(result).toMatchObject({ outcome: 'not-built', reason: 'not installed: pdflatex, bibtex' });
    expect(await readdir(result.folder)).not.toContain('my-report.pdf');
  });

  it('names the install line of the platform', () => {
    const where = { environment: { PATH: '' }, platform: 'darwin' as const };
    expect(findTexTools(where)).toMatchObject({ kind: 'none', installLine: 'brew install --cask mactex-no-gui' });
  });

  it('does not take a folder or a file that cannot be run for a program', async () => {
    const bin = await bench.folder('bin-');
    await mkdir(join(bin, 'pdflatex'));
    await writeFile(join(bin, 'bibtex'), '', { mode: 0o644 });
    expect(findTexTools({ environment: { PATH: bin } })).toMatchObject({ kind: 'none' });
  });
});
