import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import type { TexTools, Environment } from './tools.ts';
import { killTree } from '../processes.ts';

/** The end of a program. The exit code is left out, because TeX's exit codes do not show whether there is a PDF. */
export type ProcessEnd = 'ended' | 'not-started' | 'timed-out' | 'too-large';

/** The limits of a run of TeX: all files below `folder`, until `deadline` on the clock of `performance.now()`. */
export interface ProcessLimits {
  folder: string;
  environment: Environment;
  deadline: number;
}

/** An endless loop in a document fills its log at the speed of the disk; reports are far smaller. */
const largestFolderBytes = 100_000_000;
const sizeCheckMilliseconds = 500;

async function folderBytes(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Runs a program in `folder` with empty input and ignored output (TeX writes a log), as the leader of a process group that is
 * killed at the deadline, when the folder grows past 100 MB, and when this process exits.
 */
export async function runLimited(
  program: string,
  programArguments: readonly string[],
  limits: ProcessLimits,
): Promise<ProcessEnd> {
  const left = limits.deadline - performance.now();
  if (left <= 0) return 'timed-out';
  const child = execa(program, programArguments, {
    cwd: limits.folder,
    env: limits.environment,
    extendEnv: false,
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'ignore',
    detached: process.platform !== 'win32',
    windowsHide: true,
    reject: false,
  });
  const { pid } = child;
  if (pid === undefined) return child.then(() => 'not-started' as const);
  let end: ProcessEnd = 'ended';
  let running = true;
  const kill = (why: ProcessEnd): void => {
    if (!running) return;
    end = why;
    killTree(pid);
  };
  const checkSize = async (): Promise<void> => {
    if ((await folderBytes(limits.folder)) > largestFolderBytes) kill('too-large');
  };
  const atExit = (): void => killTree(pid);
  const timer = setTimeout(kill, left, 'timed-out');
  const watch = setInterval(() => void checkSize(), sizeCheckMilliseconds);
  process.once('exit', atExit);
  await child;
  running = false;
  clearTimeout(timer);
  clearInterval(watch);
  process.off('exit', atExit);
  return end;
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
    const end = await runLimited(engine, [...texOptions, `${jobName}.tex`], limits);
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
