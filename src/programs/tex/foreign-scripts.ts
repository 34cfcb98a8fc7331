import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { foreignCommand } from '../../base/tex.ts';
import { jobName, readBuildFile, build, type ProcessEnd, type ProcessLimits } from './build.ts';
import type { TexTools } from './tools.ts';

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
export async function buildForeign(
  tools: Exclude<TexTools, { kind: 'none' }>,
  limits: ProcessLimits,
): Promise<ProcessEnd | undefined> {
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
