import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { ofGroup, untilEnd } from '../processes.ts';
import type { TexTools, Environment } from './tools.ts';

/** The end of a program. The exit code is left out, because TeX's exit codes do not show whether there is a PDF. */
export type ProcessEnd = Awaited<ReturnType<typeof untilEnd>>['end'];

/** Where TeX runs, until `deadline` on the clock of `performance.now()`. */
export interface ProcessLimits {
  folder: string;
  environment: Environment;
  deadline: number;
}

/** Runs a program with ignored output: TeX writes a log. */
async function run(program: string, words: readonly string[], limits: ProcessLimits): Promise<ProcessEnd> {
  const { folder: cwd, environment: env, deadline } = limits;
  const left = deadline - performance.now();
  if (left <= 0) return 'timed_out';
  const child = execa(program, words, { ...ofGroup, cwd, env, stdout: 'ignore', stderr: 'ignore' });
  return (await untilEnd(child as unknown as Parameters<typeof untilEnd>[0], left)).end;
}

/** The document's name during compilation, which no program can misread as an option, a path or a command. */
export const jobName = 'document';

const texOptions = ['-no-shell-escape', '-interaction=nonstopmode', '-halt-on-error', '-file-line-error'];
/** The most passes; page numbers that still change then never become stable. */
const mostPasses = 4;
const rerunAsked = /Warning: .*Rerun|\)\s+Rerun /;

/** The content of a text file of the build; empty when it does not exist. Bytes that are not UTF-8 become U+FFFD. */
export async function readBuildFile(folder: string, ending: string): Promise<string> {
  try {
    return await readFile(join(folder, `${jobName}.${ending}`), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/** The files that a pass leaves for the next one. The log alone does not show that a table of contents has changed. */
async function carriedOver(folder: string): Promise<string> {
  const files = await Promise.all(['aux', 'toc', 'out', 'lof', 'lot'].map((ending) => readBuildFile(folder, ending)));
  return createHash('sha256').update(JSON.stringify(files)).digest('hex');
}

/**
 * Compiles `document.tex` in the limits' folder in as many passes as needed, with BibTeX behind the first.
 * @returns how that ended; the log shows whether there is a PDF.
 */
export async function build(
  tools: Exclude<TexTools, { kind: 'none' }>,
  limits: ProcessLimits,
  engine = tools.pdflatex,
): Promise<ProcessEnd> {
  const { folder } = limits;
  let before = '';
  for (let pass = 1; pass <= mostPasses; pass += 1) {
    const end = await run(engine, [...texOptions, `${jobName}.tex`], limits);
    const log = await readBuildFile(folder, 'log');
    if (end !== 'ended' || !log.includes('Output written on')) return end;
    if (pass === 1 && (await readBuildFile(folder, 'aux')).includes('\\bibdata')) {
      const bibliographyEnd = await run(tools.bibtex, [jobName], limits);
      if (bibliographyEnd !== 'ended') return bibliographyEnd;
    }
    const after = await carriedOver(folder);
    if (pass > 1 && after === before && !rerunAsked.test(log)) return 'ended';
    before = after;
  }
  return 'ended';
}
