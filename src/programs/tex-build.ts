import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ProcessEnd, type ProcessLimits, runLimited } from './tex-process.ts';
import type { TexTools } from './tex-tools.ts';

/** What the document is called while it is compiled: a name no program can take for an option, a path or a command. */
export const jobName = 'document';

const texOptions = ['-no-shell-escape', '-interaction=nonstopmode', '-halt-on-error', '-file-line-error'];
/** A document whose page numbers have not settled by then never settles. */
const mostPasses = 4;
const rerunAsked = /Warning: .*Rerun|\)\s+Rerun /;

/** A text file of the build, or the empty text when there is none. Bytes that are not UTF-8 become U+FFFD. */
export async function readBuildFile(folder: string, ending: string): Promise<string> {
  try {
    return await readFile(join(folder, `${jobName}.${ending}`), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/** The state TeX carries from one pass to the next. The log alone does not tell when a table of contents has changed. */
async function carriedOver(folder: string): Promise<string> {
  const files = await Promise.all(['aux', 'toc', 'out', 'lof', 'lot'].map((ending) => readBuildFile(folder, ending)));
  return createHash('sha256').update(JSON.stringify(files)).digest('hex');
}

async function runPasses(tools: Exclude<TexTools, { kind: 'none' }>, limits: ProcessLimits): Promise<ProcessEnd> {
  const { folder } = limits;
  let before = '';
  for (let pass = 1; pass <= mostPasses; pass += 1) {
    const end = await runLimited(tools.pdflatex, [...texOptions, `${jobName}.tex`], limits);
    const log = await readBuildFile(folder, 'log');
    if (end !== 'ended' || !log.includes('Output written on')) return end;
    if (pass === 1 && (await readBuildFile(folder, 'aux')).includes('\\bibdata')) {
      const bibliographyEnd = await runLimited(tools.bibtex, [jobName], limits);
      if (bibliographyEnd !== 'ended') return bibliographyEnd;
    }
    const after = await carriedOver(folder);
    if (pass > 1 && after === before && !rerunAsked.test(log)) return 'ended';
    before = after;
  }
  return 'ended';
}

/** latexmk hands pdflatex to a shell, which is why only fixed text is in that line. `-f` goes on after BibTeX's complaints. */
function runLatexmk(latexmk: string, limits: ProcessLimits): Promise<ProcessEnd> {
  const [noShellEscape = '', ...options] = texOptions;
  const programArguments = ['-norc', '-pdf', '-bibtex', '-f', `-pdflatex=pdflatex ${noShellEscape} %O %S`, ...options];
  return runLimited(latexmk, [...programArguments, `${jobName}.tex`], limits);
}

/** Whether latexmk stopped short: without perl or kpsewhich on its PATH it starts nothing, or does one pass and calls it done. */
async function isUnfinished(folder: string): Promise<boolean> {
  const [log, aux, bibliographyLog] = await Promise.all(
    ['log', 'aux', 'blg'].map((ending) => readBuildFile(folder, ending)),
  );
  if (log === undefined || log === '') return true;
  const wantsBibliography = aux?.includes('\\bibdata') === true && bibliographyLog === '';
  return log.includes('Output written on') && (wantsBibliography || rerunAsked.test(log));
}

/**
 * Compiles `document.tex` in the limits' folder as often as it takes. Says only how that came to its end: whether there is a
 * PDF is for the log to tell. What latexmk leaves unfinished is finished by passes of our own.
 */
export async function build(tools: Exclude<TexTools, { kind: 'none' }>, limits: ProcessLimits): Promise<ProcessEnd> {
  if (tools.kind === 'latexmk') {
    const end = await runLatexmk(tools.latexmk, limits);
    const mayGoOn = end === 'ended' || end === 'not-started';
    if (!mayGoOn || !(await isUnfinished(limits.folder))) return end;
  }
  return runPasses(tools, limits);
}
