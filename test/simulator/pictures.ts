import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { browserFile, openBrowser } from '../support/browser.ts';
import { createDemoProject, pluginFolder, researchTools } from './demo-project.ts';
import { demoHome, demoModel } from './demo-research.ts';
import { enterLine } from './enter-line.ts';
import { hermeticEnvironment } from './hermetic-home.ts';
import { startLocalWeb } from './local-web.ts';
import { startMessagesApi } from './messages-api.ts';
import { startProgram, type Terminal } from './terminal.ts';
import { startTerminal } from './terminal-session.ts';
import { svgOfScreen } from './svg-of-screen.ts';

/**
 * The pictures of README and docs, of a real run: the real claude in tmux with the scripted model of the demo, `status --watch`
 * beside it, the board, and the first page of the report. Needs tmux; a picture whose program is missing is left out and named.
 */
const usage = 'Usage: npm run pictures [-- --out FOLDER] [--columns N]';
const { values } = parseArgs({ options: { out: { type: 'string' }, columns: { type: 'string' } } });
const pictures = resolve(values.out ?? join(pluginFolder, 'docs', 'pictures'));
const columns = Number(values.columns ?? '104');
if (!Number.isSafeInteger(columns) || columns < 40 || columns > 400) throw new Error(`${usage}: N is from 40 to 400`);

const command =
  "/autonomous-workflow:research 'rate-limiting' 'How do token bucket, sliding window and GCRA compare, and what would adding GCRA to this repository take?' --max-iterations 8";
const rows = 46;
const cli = join(pluginFolder, 'bin', 'autonomous-workflow');

const draw = async (terminal: Terminal, name: string) =>
  writeFile(join(pictures, `${name}.svg`), svgOfScreen(await terminal.colouredScreen(), columns));
const leaveOut = (name: string, why: string) => process.stderr.write(`${name} is left out: ${why}\n`);

await mkdir(pictures, { recursive: true });
const folder = await createDemoProject();
const web = await startLocalWeb();
const api = await startMessagesApi({ model: demoModel(web, 6_000) });
const home = await demoHome(folder, web);
// Empty values leave these settings at their defaults, as in the demo.
const env = { AUTONOMOUS_WORKFLOW_FETCH_SOURCES: '', AUTONOMOUS_WORKFLOW_REPORT_CHECK_ROUNDS: '' };
const terminal = await startTerminal({
  cwd: folder,
  apiUrl: api.url,
  home: home.path,
  pluginDirs: [pluginFolder],
  allowedTools: researchTools,
  env,
  columns,
  rows,
});
let watching: Terminal | undefined;
try {
  await enterLine(terminal, command);
  await terminal.waitFor('Waiting for 4 background agents', 60_000);
  // The pane reads the workflow a moment after it has opened.
  await terminal.waitFor('▸ researcher', 10_000);
  await draw(terminal, 'session');
  watching = await startProgram({
    command: [process.execPath, cli, 'status', '--watch'],
    cwd: folder,
    environment: { ...hermeticEnvironment(home.path, api.url, env), TERM: 'xterm-256color' },
    columns,
    rows,
  });
  await watching.waitFor('Iteration 2 of at most 8', 5 * 60_000);
  await watching.waitFor('at work for', 60_000);
  await draw(watching, 'status');
  await terminal.waitFor('ended (complete)', 10 * 60_000);
  await draw(terminal, 'end');
} finally {
  await watching?.dispose();
  await terminal.dispose();
  await Promise.all([api.close(), web.close(), home.dispose()]);
}

const report = join(folder, 'docs', 'research-rate-limiting', 'rate-limiting-report.pdf');
if (existsSync(report)) {
  await execa('pdftoppm', ['-png', '-r', '90', '-f', '1', '-singlefile', report, join(pictures, 'report')]);
} else leaveOut('report.png', 'there is no TeX');

if (browserFile === undefined) leaveOut('board.png', 'there is no Chromium');
else {
  const board = join(folder, 'board.html');
  await execa(process.execPath, [cli, 'board', '--export', board], { cwd: folder });
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1_200, height: 900 } });
    await page.goto(pathToFileURL(board).href);
    await page.getByText('rate-limiting').first().click();
    await page.waitForTimeout(1_000);
    await page.screenshot({ path: join(pictures, 'board.png') });
  } finally {
    await browser.close();
  }
}
