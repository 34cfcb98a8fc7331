import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs, styleText } from 'node:util';
import { execa } from 'execa';
import type { WorkflowState } from '../../src/loop/rules/state.ts';
import { endReasons } from '../../src/base/vocabulary.ts';
import { startPrint, type PrintResult } from './claude-session.ts';
import { demoHome, demoModel } from './demo-research.ts';
import { createDemoProject, pluginFolder, researchTools } from './demo-project.ts';
import { startLocalWeb } from './local-web.ts';
import { startMessagesApi } from './messages-api.ts';
import { followProgress } from './progress-follower.ts';

const usage = `Usage: npm run demo [-- --live] [--max-iterations N]

Shows a research workflow from the typed command to the finished report, in a throw-away copy of a small repository.
Without options no account is needed: the real claude binary talks to a scripted model on this machine.

  --live              use your own Claude login instead of the scripted model; this costs money
  --max-iterations N  the budget of the workflow (8)`;

const topic = 'rate-limiting';
const prompt =
  'How do token bucket, sliding window and GCRA compare, and what would adding GCRA to this repository take?';
const longestRun = { scripted: 5 * 60_000, live: 6 * 3_600_000 };

interface DemoOptions {
  readonly live: boolean;
  readonly maxIterations: string;
}

/** Runs the demo and promises its exit code: 0 when the workflow is complete and its report is there, 130 when it was interrupted. */
async function demo(options: DemoOptions): Promise<number> {
  if (!/^[1-9]\d{0,2}$/.test(options.maxIterations)) {
    throw new Error(`--max-iterations needs a whole number from 1 to 999, received '${options.maxIterations}'`);
  }
  const command = `/autonomous-workflow:research '${topic}' '${prompt}' --max-iterations ${options.maxIterations}`;
  const folder = await createDemoProject();
  heading('A throw-away copy of the sample repository');
  print(folder);
  heading(
    options.live
      ? 'The command, typed into Claude Code with your account'
      : 'The command, typed into the real Claude Code',
  );
  print(command);
  if (!options.live)
    print(
      styleText(
        'dim',
        'The model is scripted, and the web is some sixty invented pages on this machine. They are fetched, every quote is looked up in them, and the report is checked against that, as with a real model.',
      ),
    );
  heading('What happens');
  const results = join(folder, 'docs', `research-${topic}`);
  const interruption = describeInterruption(folder);
  const follower = followProgress(join(results, 'progress.txt'), (line) => print(paint(line)));
  const started = performance.now();
  const run = options.live ? runLive : runScripted;
  const result = await run(command, folder, interruption);
  follower.stop();
  if (interruption.aborted) return endReasons.interrupted;
  return summarise(folder, results, result, (performance.now() - started) / 1_000);
}

/** Says at once that the demo is over: who started it may be gone before all is cleared away. */
function describeInterruption(folder: string): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      if (!controller.signal.aborted)
        print(`\nInterrupted. The copy stays in ${folder}; delete it when you have looked at it.`);
      controller.abort();
    });
  }
  return controller.signal;
}

async function runScripted(command: string, folder: string, interruption: AbortSignal): Promise<PrintResult> {
  const web = await startLocalWeb();
  const api = await startMessagesApi({ model: demoModel(web) });
  const home = await demoHome(folder, web);
  try {
    const run = await startPrint({
      cwd: folder,
      prompt: command,
      pluginDirs: [pluginFolder],
      allowedTools: researchTools,
      apiUrl: api.url,
      home: home.path,
      // Empty ones say nothing: the pages are fetched, the quotes looked up and the report checked, as by default.
      env: { AUTONOMOUS_WORKFLOW_FETCH_SOURCES: '', AUTONOMOUS_WORKFLOW_REPORT_CHECK_ROUNDS: '' },
      timeoutMilliseconds: longestRun.scripted,
    });
    interruption.addEventListener('abort', () => run.kill());
    if (interruption.aborted) run.kill();
    return await run.finished;
  } finally {
    await api.close();
    await web.close();
    await home.dispose();
  }
}

/** With the user's own HOME, login and claude; its window of permissions is the same as in the scripted run. */
async function runLive(command: string, folder: string, interruption: AbortSignal): Promise<PrintResult> {
  const started = performance.now();
  const words = [
    '-p',
    command,
    '--plugin-dir',
    pluginFolder,
    '--permission-mode',
    'acceptEdits',
    '--allowedTools',
    ...researchTools,
  ];
  const run = await execa('claude', words, {
    cwd: folder,
    stdin: 'ignore',
    reject: false,
    timeout: longestRun.live,
    cancelSignal: interruption,
    preferLocal: true,
    localDir: pluginFolder,
  });
  const { exitCode, timedOut, stdout, stderr } = run;
  return { exitCode, timedOut, stdout, stderr, resultJson: undefined, durationMs: performance.now() - started };
}

async function summarise(folder: string, results: string, run: PrintResult, seconds: number): Promise<number> {
  const cli = join(pluginFolder, 'bin', 'autonomous-workflow');
  const status = await execa(process.execPath, [cli, 'status', topic, '--json'], { cwd: folder, reject: false });
  heading('Result');
  if (!existsSync(join(results, `${topic}-state.md`))) {
    print(
      `The workflow did not begin. Claude Code ended with exit code ${String(run.exitCode)}:\n${run.stderr || run.stdout.slice(-2_000)}`,
    );
    return 1;
  }
  const state = JSON.parse(status.stdout) as WorkflowState & { files: string[] };
  const digest = await execa(process.execPath, [cli, 'digest', topic, '--json'], { cwd: folder, reject: false });
  const { lines = [] } = JSON.parse(digest.stdout) as { lines?: string[] };
  for (const line of [...lines, `Took: ${seconds.toFixed(1)} s`]) print(paintLabel(line));
  heading('The question, and what the report answers');
  print(prompt);
  print(`\n${answerOf(join(results, `${topic}-report.md`))}`);
  heading('Open these');
  for (const [label, value] of await thingsToOpen(folder, results, cli))
    print(`${styleText('dim', label.padEnd(16))}${value}`);
  const complete = state.status === 'complete' && existsSync(join(results, `${topic}-report.tex`));
  if (!complete) print(describeRun(run, folder));
  return complete ? 0 : 1;
}

/** The summary of the report: its first paragraphs, without marks and citations. */
function answerOf(file: string): string {
  if (!existsSync(file)) return 'There is no report.';
  const text = readFileSync(file, 'utf8');
  const [, summary = ''] = /^#+ [^\n]*Summary[^\n]*\n([^]*?)(?=^#|(?![^]))/m.exec(text) ?? [];
  const paragraphs = summary.split(/\n{2,}/).map((one) => one.replace(/\s+/g, ' ').trim());
  const shown = paragraphs.filter((one) => one !== '').slice(0, mostParagraphs);
  return shown.length === 0 ? 'The report has no summary.' : shown.join('\n\n');
}

const mostParagraphs = 3;

/** The report to read, a picture of its first page, and the board of the workflow. */
async function thingsToOpen(folder: string, results: string, cli: string): Promise<[string, string][]> {
  const html = join(results, `${topic}-report.html`);
  const pdf = join(results, `${topic}-report.pdf`);
  const page = join(folder, 'first-page');
  const drawn = existsSync(pdf)
    ? await execa('pdftoppm', ['-png', '-r', '90', '-f', '1', '-singlefile', pdf, page], { reject: false })
    : undefined;
  const board = join(folder, 'board.html');
  await execa(process.execPath, [cli, 'board', '--export', board], { cwd: folder, reject: false });
  const picture = existsSync(`${page}.png`)
    ? `${page}.png`
    : drawn === undefined
      ? 'none: without TeX there is no PDF (autonomous-workflow doctor says how to get it)'
      : 'none: pdftoppm is not installed (poppler-utils)';
  return [
    ['report', existsSync(html) ? pathToFileURL(html).href : 'none'],
    ['its first page', picture],
    ['the board', existsSync(board) ? pathToFileURL(board).href : 'none'],
    ['the board, live', `cd ${folder} && ${cli} board`],
    ['all files', results],
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

function paint(line: string): string {
  const [, time = '', text = line] = /^\S+ (\S+) {2}(.*)$/.exec(line) ?? [];
  const strong = /^(?:iteration \d+ recorded|ended|compiled)/.test(text);
  return `${styleText('dim', time)}  ${strong ? styleText('bold', text) : text}`;
}

function heading(text: string): void {
  print(`\n${styleText('bold', text)}`);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { live: { type: 'boolean' }, 'max-iterations': { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help !== true) return demo({ live: values.live ?? false, maxIterations: values['max-iterations'] ?? '8' });
  print(usage);
  return 0;
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(
    `The demo could not run: ${error instanceof Error ? error.message : String(error)}\n\n${usage}\n`,
  );
  return 1;
});
