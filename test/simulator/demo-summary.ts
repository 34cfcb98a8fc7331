import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { styleText } from 'node:util';
import { execa } from 'execa';
import type { AttemptRecord } from '../../src/coding/rules/attempt.ts';
import type { FeatureList } from '../../src/coding/rules/feature.ts';
import type { WorkflowState } from '../../src/loop/rules/state.ts';
import type { PrintResult } from './claude-session.ts';
import { pluginFolder } from './demo-project.ts';
import { question, type Show } from './demo-shows.ts';

/** The built CLI. */
export const cli = join(pluginFolder, 'bin', 'autonomous-workflow');

/** The answers and details of the status, before its files and events. */
const mostLines = 16;

/** Prints what came of a workflow and where to see it; promises the exit code, 0 when it is complete and there is what it was for. */
export async function summarise(
  show: Show,
  folder: string,
  { run, seconds }: { run: PrintResult; seconds: number },
): Promise<number> {
  const results = join(folder, 'docs', `research-${show.name}`);
  const status = await execa(process.execPath, [cli, 'status', show.name, '--json'], { cwd: folder, reject: false });
  heading('Result');
  if (!existsSync(join(results, `${show.name}-state.md`))) {
    print(
      `The workflow did not begin. Claude Code ended with exit code ${String(run.exitCode)}:\n${run.stderr || run.stdout.slice(-2_000)}`,
    );
    return 1;
  }
  const state = JSON.parse(status.stdout) as WorkflowState & { files: string[] };
  const shown = await execa(process.execPath, [cli, 'status', show.name], { cwd: folder, reject: false });
  for (const line of [...shown.stdout.split('\n').slice(0, mostLines), `Took: ${seconds.toFixed(1)} s`])
    print(paintLabel(line));
  const estimated = 'Its cost is computed, at list prices, from tokens that this replay estimates: nothing is billed.';
  print(styleText('dim', estimated));
  const isResearch = show.name === 'rate-limiting';
  if (state.status === 'in_progress' || (isResearch && !existsSync(join(results, `${show.name}-report.tex`)))) {
    print(`\nThe demo failed: its workflow has no result (${state.end_reason ?? state.status}). Its files: ${results}`);
    print(describeRun(run, folder));
    return 1;
  }
  if (isResearch) {
    heading('The question, and what the report answers');
    print(question);
    print(`\n${answerOf(join(results, `${show.name}-report.md`))}`);
  } else await printWhatWasBuilt(folder, results);
  heading('Open these');
  const html = join(results, `${show.name}-report.html`);
  const report: [string, string] = ['report', existsSync(html) ? pathToFileURL(html).href : 'none'];
  const things = isResearch ? [report] : commitsOf(folder, results);
  for (const [label, value] of [...things, ...(await boardOf(folder)), ['all files', results] as const])
    print(`${styleText('dim', label.padEnd(16))}${value}`);
  print(`\nThe workflow's files are all in that copy of the repository. To remove it: rm -rf ${folder}`);
  return state.status === 'complete' ? 0 : 1;
}

/** The summary of the report, without what code says below it. */
function answerOf(file: string): string {
  if (!existsSync(file)) return 'There is no report.';
  const text = readFileSync(file, 'utf8');
  const [, summary = ''] = /^#+ [^\n]*Summary[^\n]*\n([^]*?)(?=^#|(?![^]))/m.exec(text) ?? [];
  const paragraphs = summary.split(/\n{2,}/).map((one) =>
    one
      .replace(/<[^>]+>|\*/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const shown = paragraphs.filter((one) => one !== '' && !one.startsWith('>'));
  return shown.length === 0 ? 'The report has no summary.' : shown.join('\n\n');
}

/** What each attempt came to, and the program that was built, at work. */
async function printWhatWasBuilt(folder: string, results: string): Promise<void> {
  heading('What was built, and how it was proven');
  const file = join(results, 'feature-list.json');
  const { features } = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FeatureList) : { features: [] };
  for (const { id, name, status, attempts } of features) {
    print(`${id} ${name}: ${status}`);
    for (const { number, outcome, why } of attempts) {
      const { hand_in } = JSON.parse(
        readFileSync(join(results, 'proofs', `${id}-${number}.json`), 'utf8'),
      ) as AttemptRecord;
      const found = why === null ? '' : `: ${why.split('\n')[0] ?? ''}`;
      print(
        styleText(
          'dim',
          `  attempt ${number}, its coder: “${hand_in?.what ?? ''}”\n  attempt ${number} ${outcome}${found}`,
        ),
      );
    }
  }
  const words = ['bin/steady-pace.js', 'window-counter', '2/second', 'examples/burst.txt'];
  const { stdout, stderr } = await execa(process.execPath, words, { cwd: folder, reject: false });
  print(`\n$ node ${words.join(' ')}\n${stdout || stderr}`);
}

/** The commits, the proofs and the digest. */
const commitsOf = (folder: string, results: string): [string, string][] => [
  ['its commits', `git -C ${folder} log -p --reverse -3`],
  ['proofs', join(results, 'proofs')],
  ['digest', join(results, 'digest.md')],
];

/** The board as a file: it needs no program that serves it. */
async function boardOf(folder: string): Promise<[string, string][]> {
  const board = join(folder, 'board.html');
  await execa(process.execPath, [cli, 'board', '--export', board], { cwd: folder, reject: false });
  return [
    ['the board', existsSync(board) ? pathToFileURL(board).href : 'none'],
    ['live again', `cd ${folder} && ${cli} board`],
  ];
}

/** Why a run that did not complete its workflow came to its end. */
function describeRun({ exitCode, stdout, stderr }: PrintResult, folder: string): string {
  if (exitCode === undefined) return `Claude Code was ended. The copy stays in ${folder}.`;
  const said = exitCode === 0 ? '' : `: ${stderr || stdout.slice(-500)}`;
  return `Claude Code ended with exit code ${exitCode}${said}`;
}

function paintLabel(line: string): string {
  return line.replace(/^[A-Z][\w ]*:/, (label) => styleText('dim', label));
}

export function heading(text: string): void {
  print(`\n${styleText('bold', text)}`);
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
