import { readFile, rm, writeFile, mkdtemp } from 'node:fs/promises';
import { join, basename, extname, delimiter } from 'node:path';
import { tmpdir } from 'node:os';
import { execa } from 'execa';
import { ofGroup, untilEnd, findProgram, searchPath } from '../processes.ts';
import { foreignCommand } from '../../base/tex.ts';
import { describeError, isWorkflowError } from '../../base/errors.ts';
import { writeAtomic, readRegular, readText } from '../../files/store.ts';
import { readTexLog, type TexFinding } from '../rules/tex-log.ts';

/** The end of a program. The exit code is left out, because TeX's exit codes do not show whether there is a PDF. */
type ProcessEnd = Awaited<ReturnType<typeof untilEnd>>['end'];

/** Where TeX runs, until `deadline` on the clock of `performance.now()`. */
interface ProcessLimits {
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
const jobName = 'document';

const texOptions = ['-no-shell-escape', '-interaction=nonstopmode', '-halt-on-error', '-file-line-error'];
/** With BibTeX behind the first: citations and the pages of the contents need two more. */
const passes = 3;

/** The text of a file of the build; empty when there is none. Bytes that are not UTF-8 become U+FFFD. */
const readBuildFile = (folder: string, ending: string): Promise<string> =>
  readFile(join(folder, `${jobName}.${ending}`), 'utf8').catch(() => '');

/**
 * Compiles `document.tex` in the limits' folder.
 * @returns how that ended; the log shows whether there is a PDF.
 */
async function build(tools: Programs, limits: ProcessLimits, engine = tools.pdflatex): Promise<ProcessEnd> {
  const { folder } = limits;
  for (let pass = 1; pass <= passes; pass += 1) {
    const end = await run(engine, [...texOptions, `${jobName}.tex`], limits);
    if (end !== 'ended' || !(await readBuildFile(folder, 'log')).includes('Output written on')) return end;
    if (pass > 1 || !(await readBuildFile(folder, 'aux')).includes('\\bibdata')) continue;
    const bibliographyEnd = await run(tools.bibtex, [jobName], limits);
    if (bibliographyEnd !== 'ended') return bibliographyEnd;
  }
  return 'ended';
}

/** A language of each script, by which fontconfig finds a font. */
const languages: Readonly<Record<string, string>> = {
  CJK: 'zh-cn',
  Arabic: 'ar',
  Hebrew: 'he',
  Devanagari: 'hi',
  Thai: 'th',
};
const rightToLeft = new Set(['Arabic', 'Hebrew']);
const fontsFile = 'fonts.tex';
/** Listing fonts takes longest where the cache of fontconfig is made anew. */
const mostMilliseconds = 20_000;

/**
 * Compiles a document that has words in a script which pdflatex cannot print, with an engine and fonts that can.
 * @returns how that ended; undefined where there is no such word, engine or font, or it made no PDF: pdflatex is left.
 */
async function buildForeign(tools: Programs, limits: ProcessLimits): Promise<ProcessEnd | undefined> {
  if (tools.unicode === undefined || tools.fontList === undefined) return undefined;
  const { folder } = limits;
  const texts = [await readFile(join(folder, `${jobName}.tex`), 'utf8'), await readBibliography(folder)].join('\n');
  const used = new RegExp(`\\${foreignCommand}\\{(\\w+)\\}`, 'g');
  const scripts = [
    ...new Set([...texts.matchAll(used)].flatMap(([, script = '']) => (script in languages ? [script] : []))),
  ];
  const fonts: [string, string][] = [];
  for (const script of scripts) {
    const font = await fontFor(tools.fontList, languages[script] ?? '', limits);
    if (font !== undefined) fonts.push([script, font]);
  }
  if (fonts.length === 0) return undefined;
  await writeFile(join(folder, fontsFile), fontsTex(fonts));
  const end = await build(tools, limits, tools.unicode);
  if ((await readBuildFile(folder, 'log')).includes('Output written on')) return end;
  await rm(join(folder, fontsFile), { force: true });
  return undefined;
}

const readBibliography = (folder: string) => readFile(join(folder, 'sources.bib'), 'utf8').catch(() => '');

/** The name of a font for a language; undefined without one, and for a name that TeX might misread. */
async function fontFor(program: string, language: string, { environment }: ProcessLimits): Promise<string | undefined> {
  const { stdout } = await execa(program, [`:lang=${language}`, 'family'], {
    env: environment,
    extendEnv: false,
    stdin: 'ignore',
    reject: false,
    timeout: mostMilliseconds,
  });
  const names = stdout.split('\n').map((line) => line.split(',')[0]?.trim() ?? '');
  return names.filter((name) => /^[A-Za-z0-9][A-Za-z0-9 -]*$/.test(name)).sort()[0];
}

function fontsTex(fonts: readonly [script: string, font: string][]): string {
  return [
    ...fonts.map(([script, font]) => {
      const direction = rightToLeft.has(script) ? '\\ifdefined\\directlua\\textdir TRT\\fi' : '';
      const shaped = script === 'CJK' ? '' : `[Script=${script}]`;
      return `\\newfontfamily\\foreignfont${script}{${font}}${shaped}\n\\newcommand{\\foreignset${script}}{${direction}\\foreignfont${script}}`;
    }),
    '\\renewcommand{\\foreignwords}[3]{\\ifcsname foreignset#1\\endcsname{\\csname foreignset#1\\endcsname #2}\\else#3\\fi}',
    '',
  ].join('\n');
}

/** A document to compile. All paths are absolute or relative to the working directory. */
export interface CompileRequest {
  texFile: string;
  /** The bibliography, copied under its own name, which the document's `\bibliography{…}` must use. */
  bibliographyFile: string;
  outputPdf: string;
  /** The time limit for everything; 120 seconds by default. */
  timeLimitMilliseconds?: number;
  tools?: TexTools;
}

/** The result of a compilation. A `built` PDF may still have findings: unresolved citations do not stop TeX. */
export type CompileResult =
  | { outcome: 'built'; pages: number; findings: TexFinding[] }
  | { outcome: 'failed'; findings: TexFinding[] }
  | { outcome: 'not-built'; reason: string; installLine: string }
  | { outcome: 'timed-out' };

const failed = (message: string): CompileResult => ({ outcome: 'failed', findings: [{ severity: 'error', message }] });

/** The environment with kpathsea's paranoid file access: TeX opens no file outside its folder and its installation. */
function texEnvironment(environment: Record<string, string | undefined>): Record<string, string | undefined> {
  const paranoid = { openin_any: 'p', openout_any: 'p', max_print_line: '10000' };
  return { ...environment, TEXMFOUTPUT: undefined, ...paranoid };
}

async function conclude({ texFile, outputPdf }: CompileRequest, folder: string): Promise<CompileResult> {
  const log = await readBuildFile(folder, 'log');
  const read = readTexLog({ log, bibliographyLog: await readBuildFile(folder, 'blg') });
  // The user knows the document by its own name.
  const name = `${basename(texFile, extname(texFile))}.`;
  const findings = read.map((one) => ({ ...one, message: one.message.replaceAll(`${jobName}.`, () => name) }));
  const pages = Number(/^Output written on .*\((\d+) pages?[,)]/m.exec(log)?.[1] ?? 0);
  if (pages > 0) {
    writeAtomic(outputPdf, await readFile(join(folder, `${jobName}.pdf`)));
    return { outcome: 'built', pages, findings };
  }
  return findings.some(({ severity }) => severity === 'error')
    ? { outcome: 'failed', findings }
    : failed('TeX wrote no page → Put text between \\begin{document} and \\end{document}.');
}

/**
 * Compiles a LaTeX document to `outputPdf`, from copies in a temporary folder, without a shell and without access to other files,
 * and kills all processes of TeX at the time limit. The old PDF is replaced in one step, and only by a complete one. Expected
 * failures are results, not exceptions: no TeX, a document with errors, files that cannot be read or written.
 */
export async function compileTex(request: CompileRequest): Promise<CompileResult> {
  const started = performance.now();
  const { texFile, bibliographyFile, timeLimitMilliseconds = 120_000, tools = findTexTools() } = request;
  if (tools.kind === 'none') {
    const { missing, installLine } = tools;
    return { outcome: 'not-built', reason: `not installed: ${missing.join(', ')}`, installLine };
  }
  const folder = await mkdtemp(join(tmpdir(), 'autonomous-workflow-tex-'));
  try {
    // A first line "%&name" would make TeX load another format.
    await writeFile(join(folder, `${jobName}.tex`), readText(texFile).replace(/^%&/, '%'));
    await writeFile(join(folder, basename(bibliographyFile)), readRegular(bibliographyFile));
    const environment = texEnvironment(tools.environment);
    const limits = { folder, environment, deadline: started + timeLimitMilliseconds };
    const end = (await buildForeign(tools, limits)) ?? (await build(tools, limits));
    if (end === 'timed_out') return { outcome: 'timed-out' };
    return end === 'not_started' ? failed(`Cannot start ${tools.pdflatex}`) : await conclude(request, folder);
  } catch (error) {
    if (isWorkflowError(error) || (error as NodeJS.ErrnoException).code === undefined) throw error;
    return failed(describeError(error));
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** The usual command that installs TeX, by platform. */
const installLines: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'sudo apt-get install texlive-latex-recommended lmodern (or what your system calls them)',
  darwin: 'brew install --cask mactex-no-gui',
  win32: 'winget install MiKTeX.MiKTeX',
};

/** The type of `process.env`. */
export type Environment = Record<string, string | undefined>;

/** Beside pdflatex and bibtex the programs that print other scripts, where they are installed. */
interface Programs {
  pdflatex: string;
  bibtex: string;
  /** lualatex or xelatex. */
  unicode: string | undefined;
  fontList: string | undefined;
  environment: Environment;
}

/** The absolute paths of the programs that compile documents, and the `environment` that they need. */
export type TexTools = ({ kind: 'pdflatex' } & Programs) | { kind: 'none'; missing: string[]; installLine: string };

/** The folder of MacTeX, which is missing in the PATH of sessions that were not started from a login shell. */
const macTexFolder = '/Library/TeX/texbin';

/** Finds pdflatex and bibtex on the PATH of `environment`, without a shell and without starting a program. */
export function findTexTools({
  environment = process.env,
  platform = process.platform,
}: { environment?: Environment; platform?: NodeJS.Platform } = {}): TexTools {
  const { variable, folders: listed, endings } = searchPath(environment, platform);
  const folders = platform === 'darwin' ? [...listed, macTexFolder] : listed;
  const find = (name: string): string | undefined => findProgram(name, { folders, endings });
  const [pdflatex, bibtex] = [find('pdflatex'), find('bibtex')];
  if (pdflatex === undefined || bibtex === undefined) {
    const missing = ['pdflatex', 'bibtex'].filter((_, at) => [pdflatex, bibtex][at] === undefined);
    return { kind: 'none', missing, installLine: installLines[platform] ?? 'TeX Live from https://tug.org/texlive' };
  }
  const others = { unicode: find('lualatex') ?? find('xelatex'), fontList: find('fc-list') };
  return {
    kind: 'pdflatex',
    pdflatex,
    bibtex,
    ...others,
    environment: { ...environment, [variable]: folders.join(delimiter) },
  };
}
