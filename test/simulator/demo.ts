import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, styleText } from 'node:util';
import { execa } from 'execa';
import { exitCodeAfter } from '../../src/base/vocabulary.ts';
import { startPrint, type PrintResult } from './claude-session.ts';
import { pluginFolder } from './demo-project.ts';
import { asByDefault, implementShow, researchShow, type Show } from './demo-shows.ts';
import { cli, heading, print, summarise } from './demo-summary.ts';
import type { ScriptedModel } from './model-types.ts';

const usage = `Usage: npm run demo [-- --implement] [--max-iterations N]

Shows a research workflow from the typed command to the finished report, in a throw-away copy of a small repository,
which stays in the folder for temporary files until you remove it. No account is needed: the answers of a thinking model were
recorded, and are replayed to the real claude on this machine; nothing is billed.

  --implement         show how a plan is implemented instead, from the command to proven commits
  --max-iterations N  the budget of the workflow (8)
  --record FOLDER     play it anew: each conversation of an agent is put into FOLDER as N.md, for a thinking model or a person
                      who writes the blocks of the answer into N.json; what was handed in and written becomes the recording`;

/** A replay takes a minute, a mind that is recorded hours. */
const longestRun = { replayed: 30 * 60_000, played: 6 * 3_600_000 };

interface DemoOptions {
  readonly show: Show;
  readonly maxIterations: string;
  /** The folder in which a mind is asked, for a new recording. */
  readonly record: string | undefined;
}

/** Runs the demo and promises its exit code: 0 when the workflow is complete and its report is there, 130 when it was interrupted. */
async function demo({ show, maxIterations, record }: DemoOptions): Promise<number> {
  if (!/^[1-9]\d{0,2}$/.test(maxIterations)) {
    throw new Error(`--max-iterations needs a whole number from 1 to 999, received '${maxIterations}'`);
  }
  const command = `${show.command} --max-iterations ${maxIterations}`;
  const folder = await show.createProject();
  heading('A throw-away copy of the sample repository');
  print(folder);
  heading('The command, typed into the real Claude Code');
  print(command);
  print(styleText('dim', show.note));
  const board = await serveBoard(folder);
  heading('Its board, live in a browser');
  print(board.address);
  heading('What happens');
  const results = join(folder, 'docs', `research-${show.name}`);
  const interruption = describeInterruption(folder);
  let printed = 0;
  const printNew = () => {
    const file = join(results, 'progress.txt');
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
    for (const line of lines.slice(printed)) if (!line.includes('no notification was sent')) print(paint(line));
    printed = lines.length;
  };
  const timer = setInterval(printNew, 100);
  const started = performance.now();
  const play = record === undefined ? undefined : show.play(record);
  const result = await run(show, command, folder, interruption, play?.model);
  clearInterval(timer);
  printNew();
  if (result.exitCode === 0) play?.keep(folder, results);
  if (interruption.aborted) return exitCodeAfter('interrupted');
  const seconds = (performance.now() - started) / 1_000;
  const code = await summarise(show, folder, { run: result, seconds });
  if (process.stdout.isTTY) {
    print(`\nThe board is at ${board.address} until you press Ctrl+C.`);
    await once(interruption, 'abort');
  }
  board.end();
  return code;
}

/** Serves the board of a project, as a person would in a second terminal; it ends with the demo at the latest. */
async function serveBoard(folder: string): Promise<{ address: string; end: () => void }> {
  const board = execa(process.execPath, [cli, 'board', '--json'], { cwd: folder, reject: false, buffer: false });
  let said = '';
  for await (const part of board.stdout.setEncoding('utf8')) {
    said += part as string;
    if (said.trimEnd().endsWith('}')) break;
  }
  const { address } = JSON.parse(said) as { address: string };
  return { address, end: () => void board.kill() };
}

/** Says at once that the demo is over: who started it may be gone before all is removed. */
function describeInterruption(folder: string): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      if (!controller.signal.aborted) print(`\nEnded. The copy stays in ${folder}. To remove it: rm -rf ${folder}`);
      controller.abort();
    });
  }
  return controller.signal;
}

async function run(
  show: Show,
  command: string,
  folder: string,
  interruption: AbortSignal,
  model: ScriptedModel | undefined,
): Promise<PrintResult> {
  const stage = await show.set(folder, model);
  try {
    const started = await startPrint({
      cwd: folder,
      prompt: command,
      pluginDirs: [pluginFolder],
      allowedTools: show.tools,
      apiUrl: stage.apiUrl,
      home: stage.home,
      env: { ...asByDefault, ...stage.env },
      timeoutMilliseconds: model === undefined ? longestRun.replayed : longestRun.played,
    });
    interruption.addEventListener('abort', () => started.kill());
    if (interruption.aborted) started.kill();
    return await started.finished;
  } finally {
    await stage.dispose();
  }
}

function paint(line: string): string {
  const [, time = '', text = line] = /^\S+ (\S+) {2}(.*)$/.exec(line) ?? [];
  const strong = /^(?:iteration \d+ recorded|ended|compiled)/.test(text);
  return `${styleText('dim', time)}  ${strong ? styleText('bold', text) : text}`;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      implement: { type: 'boolean' },
      'max-iterations': { type: 'string', default: '8' },
      record: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const { implement, record, help, 'max-iterations': maxIterations } = values;
  if (help !== true) return demo({ show: implement === true ? implementShow : researchShow, maxIterations, record });
  print(usage);
  return 0;
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(
    `The demo could not run: ${error instanceof Error ? error.message : String(error)}\n\n${usage}\n`,
  );
  return 1;
});
