import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { isWorkflowError } from '../../base/errors.ts';
import { writeAtomic } from '../../files/atomic.ts';
import { readRegular, readText } from '../../files/regular.ts';
import { readTexLog, type TexFinding } from '../rules/tex-log.ts';
import { build, jobName, readBuildFile } from './build.ts';
import { buildForeign } from './foreign-scripts.ts';
import { findTexTools, type TexTools } from './tools.ts';

export { findTexTools, type TexTools } from './tools.ts';

/** A document to compile. All paths are absolute or relative to the working directory. */
export interface CompileRequest {
  texFile: string;
  /** The bibliography, copied under its own name, which the document's `\bibliography{…}` must use. */
  bibliographyFile?: string;
  outputPdf: string;
  /** The time limit for everything; 120 seconds by default. */
  timeLimitMilliseconds?: number;
  tools?: TexTools;
}

/** The result of a compilation. A `built` PDF may still have findings: unresolved citations do not stop TeX. */
export type CompileResult =
  | { outcome: 'built'; pdf: string; pages: number; findings: TexFinding[] }
  | { outcome: 'failed'; findings: TexFinding[]; logTail: string }
  | { outcome: 'not-built'; reason: string; installLine: string }
  | { outcome: 'timed-out' };

const logTailLines = 40;

function failure(message: string, hint: string, logTail = ''): CompileResult {
  return { outcome: 'failed', findings: [{ severity: 'error', message: `${message} → ${hint}` }], logTail };
}

/** The environment with kpathsea's paranoid file access: TeX opens no file outside its folder and its installation. */
function texEnvironment(environment: Record<string, string | undefined>): Record<string, string | undefined> {
  const paranoid = { openin_any: 'p', openout_any: 'p', max_print_line: '10000' };
  return { ...environment, TEXMFOUTPUT: undefined, ...paranoid };
}

async function copyInputs(request: CompileRequest, folder: string): Promise<CompileResult | undefined> {
  const { texFile, bibliographyFile } = request;
  try {
    // A first line "%&name" would make TeX load another format.
    const text = readText(texFile).replace(/^%&/, '%');
    if (bibliographyFile !== undefined)
      await writeFile(join(folder, basename(bibliographyFile)), readRegular(bibliographyFile));
    await writeFile(join(folder, `${jobName}.tex`), text);
    return undefined;
  } catch (error) {
    const { code, path = texFile } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return failure(`Cannot read ${path} (${code})`, `Write ${basename(path)} first, or correct its path.`);
  }
}

/** Puts the PDF into its place, where readers see either the old one or the complete new one. */
async function putInPlace(from: string, outputPdf: string): Promise<CompileResult | undefined> {
  try {
    writeAtomic(outputPdf, await readFile(from));
    return undefined;
  } catch (error) {
    if (isWorkflowError(error)) throw error;
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    return failure(`Cannot write ${outputPdf} (${code})`, 'Close the PDF in other programs and check the folder.');
  }
}

/** The text of a log with the document's real name instead of document.tex. */
function withOwnName(text: string, texFile: string): string {
  return text.replaceAll(`${jobName}.`, () => `${basename(texFile, extname(texFile))}.`);
}

function tailOf(log: string, texFile: string): string {
  const lines = withOwnName(log, texFile)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  return lines
    .slice(-logTailLines)
    .map((line) => line.replace(/\p{Cc}/gu, ' ').slice(0, 500))
    .join('\n');
}

async function conclude(request: CompileRequest, folder: string): Promise<CompileResult> {
  const { texFile, outputPdf } = request;
  const log = await readBuildFile(folder, 'log');
  const read = readTexLog({ log, bibliographyLog: await readBuildFile(folder, 'blg') });
  const findings = read.map((one) => ({ ...one, message: withOwnName(one.message, texFile) }));
  const pages = Number(/^Output written on .*\((\d+) pages?[,)]/m.exec(log)?.[1] ?? 0);
  if (pages === 0) {
    const logTail = tailOf(log, texFile);
    if (findings.some(({ severity }) => severity === 'error')) return { outcome: 'failed', findings, logTail };
    return failure('TeX wrote no page', 'Put text between \\begin{document} and \\end{document}.', logTail);
  }
  const refused = await putInPlace(join(folder, `${jobName}.pdf`), outputPdf);
  if (refused !== undefined) return refused;
  return {
    outcome: 'built',
    pdf: outputPdf,
    pages,
    findings,
  };
}

/**
 * Compiles a LaTeX document to `outputPdf`, from copies in a temporary folder, without a shell and without access to other files,
 * and kills all processes of TeX at the time limit. The old PDF is replaced in one step, and only by a complete one. Expected
 * failures are results, not exceptions: no TeX, a document with errors, unusable input or output.
 */
export async function compileTex(request: CompileRequest): Promise<CompileResult> {
  const started = performance.now();
  const { timeLimitMilliseconds = 120_000, tools = await findTexTools() } = request;
  if (tools.kind === 'none') {
    return {
      outcome: 'not-built',
      reason: `not installed: ${tools.missing.join(', ')}`,
      installLine: tools.installLine,
    };
  }
  const folder = await mkdtemp(join(tmpdir(), 'autonomous-workflow-tex-'));
  try {
    const unreadable = await copyInputs(request, folder);
    if (unreadable !== undefined) return unreadable;
    const environment = texEnvironment(tools.environment);
    const limits = { folder, environment, deadline: started + timeLimitMilliseconds };
    const end = (await buildForeign(tools, limits)) ?? (await build(tools, limits));
    if (end === 'timed_out') return { outcome: 'timed-out' };
    if (end === 'not_started') return failure(`Cannot start ${tools.pdflatex}`, 'Check the TeX installation.');
    return await conclude(request, folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
