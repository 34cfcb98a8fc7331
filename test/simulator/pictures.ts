import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { browserFile, openBrowser } from '../support/browser.ts';
import { createDemoProject, pluginFolder, researchTools } from './demo-project.ts';
import { asByDefault, researchShow } from './demo-shows.ts';
import { cli } from './demo-summary.ts';
import { enterLine } from './enter-line.ts';
import { hermeticEnvironment } from './hermetic-home.ts';
import { recordedMind, recordedResearch } from './recorded/mind.ts';
import { svgOfScreen } from './svg-of-screen.ts';
import { startProgram, type Terminal } from './terminal.ts';
import { startTerminal } from './terminal-session.ts';

/**
 * The pictures that README and docs show, of a real run: the real claude in tmux with the recorded mind, `status` beside it, and a citation
 * of the report, opened. Needs tmux, and Chromium for the last one, which is left as it was without it.
 */
const pictures = join(pluginFolder, 'docs', 'pictures');
const columns = 80;
/** More than `status` prints. */
const statusRows = 90;
const momentMilliseconds = 5 * 60_000;
const agentMilliseconds = 6_000;
const name = 'rate-limiting';

const draw = async (terminal: Terminal, picture: string): Promise<void> =>
  writeFile(join(pictures, `${picture}.svg`), svgOfScreen(await terminal.colouredScreen(), columns));

const folder = await createDemoProject();
const stage = await researchShow.set(folder, recordedMind(recordedResearch(), agentMilliseconds));
const env = { ...asByDefault, ...stage.env };
const place = { cwd: folder, apiUrl: stage.apiUrl, home: stage.home, pluginDirs: [pluginFolder], env };
const terminal = await startTerminal({ ...place, allowedTools: researchTools, columns, rows: 46 });
try {
  await enterLine(terminal, `${researchShow.command} --max-iterations 5 --max-cost 5`);
  await terminal.waitFor(/r1 researcher at work/, momentMilliseconds);
  await draw(terminal, 'agents');
  await drawStatus('at work for');
  await terminal.waitFor(/rate-limiting: Complete\./, momentMilliseconds);
  await drawEvidence();
} finally {
  await terminal.dispose();
  await stage.dispose();
}

async function drawStatus(wanted: string): Promise<void> {
  const status = `${process.execPath} ${cli} status`;
  const program = await startProgram({
    command: ['sh', '-c', `until ${status} | grep -qF '${wanted}'; do sleep 1; done; ${status}; sleep 600`],
    cwd: folder,
    environment: { ...hermeticEnvironment(stage.home, stage.apiUrl, env), TERM: 'xterm-256color' },
    columns,
    rows: statusRows,
  });
  try {
    // The last lines of status follow in the same answer.
    await program.waitFor(/\d\d:\d\d:\d\d {2}/, momentMilliseconds);
    await draw(program, 'agents-status');
  } finally {
    await program.dispose();
  }
}

async function drawEvidence(): Promise<void> {
  if (browserFile === undefined) return;
  const browser = await openBrowser();
  const page = await browser.newPage({ viewport: { width: 1_000, height: 940 } });
  await page.goto(pathToFileURL(join(folder, 'docs', `research-${name}`, `${name}-report.html`)).href);
  await page.getByRole('button', { name: 'Evidence for [4]' }).first().click();
  await page.screenshot({ path: join(pictures, 'evidence.png') });
  await browser.close();
}
