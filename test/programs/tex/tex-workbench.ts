import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { escapeTex } from '../../../src/base/tex.ts';
import {
  type CompileRequest,
  type CompileResult,
  compileTex,
  findTexTools,
  type TexTools,
} from '../../../src/programs/tex/tex.ts';
import { fillTemplate } from '../../../src/report/rules/to-tex.ts';

/** The report's template as it is shipped. */
export const template = await readFile(new URL('../../../templates/report-template.tex', import.meta.url), 'utf8');

const installed = findTexTools();

/** True where tests that need TeX cannot run and may be left out; in CI they fail instead. */
export const skipTex = installed.kind === 'none' && process.env.CI === undefined;

/** What the report says about tests that need TeX. */
export const withTex = `with TeX${skipTex ? ' (SKIPPED: pdflatex or bibtex is not installed here)' : ''}`;

export interface Files {
  tex: string;
  bibliography?: string;
}

export type CaseResult = CompileResult & { folder: string };

/** A folder for the tests of one file, and what they do in it. */
export class Workbench implements AsyncDisposable {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  static async open(): Promise<Workbench> {
    return new Workbench(await mkdtemp(join(tmpdir(), 'tex-test-')));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.root, { recursive: true, force: true });
  }

  folder(prefix: string): Promise<string> {
    return mkdtemp(join(this.root, prefix));
  }

  /** Writes the files into a folder of their own and compiles them. */
  async compile(files: Files, more: Partial<CompileRequest> = {}): Promise<CaseResult> {
    const folder = await this.folder('case-');
    const texFile = join(folder, 'my-report.tex');
    const bibliographyFile = join(folder, 'sources.bib');
    await writeFile(texFile, files.tex);
    await writeFile(bibliographyFile, files.bibliography ?? '');
    const outputPdf = join(folder, 'my-report.pdf');
    return { ...(await compileTex({ texFile, bibliographyFile, outputPdf, ...more })), folder };
  }

  /** Tools found on a PATH that has only these programs; what they start can be told by its `TEX_TEST_MARK`. */
  async toolsWith(programs: readonly string[]): Promise<TexTools> {
    const bin = await this.folder('bin-');
    for (const program of programs) {
      const folder = (process.env.PATH ?? '').split(':').find((one) => existsSync(join(one, program))) ?? '';
      await symlink(join(folder, program), join(bin, program));
    }
    return findTexTools({ environment: { ...process.env, PATH: bin, TEX_TEST_MARK: this.root } });
  }
}

export const article = (body: string): string =>
  `\\documentclass{article}\n\\begin{document}\n${body}\n\\end{document}\n`;

/** The template with a title and with this body in its first section. */
export const report = (body: string, title = 'A report'): string =>
  fillTemplate(
    template,
    new Map(Object.entries({ TITLE: escapeTex(title), PAPER: 'a4paper', 'Executive Summary': body })),
  );

export async function pdfText(pdf: string): Promise<string> {
  const { stdout } = await execa('pdftotext', ['-layout', pdf, '-']);
  return stdout;
}
