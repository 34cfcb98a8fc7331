import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import type { Browser } from 'playwright-core';
import { browserFile, openBrowser } from '../support/browser.ts';
import { createDemoProject, pluginFolder } from './demo-project.ts';
import { asByDefault } from './demo-shows.ts';
import { cli } from './demo-summary.ts';
import { enterLine } from './enter-line.ts';
import type { FaultRule } from './faults.ts';
import { createHome, hermeticEnvironment } from './hermetic-home.ts';
import { startMessagesApi } from './messages-api.ts';
import type { ScriptedModel } from './model-types.ts';
import { searchRecorded, type RecordedWeb } from './recorded/web.ts';
import { svgOfScreen } from './svg-of-screen.ts';
import { startProgram, type Terminal } from './terminal.ts';
import { startTerminal } from './terminal-session.ts';

/** When pictures are taken, and their name: of the session, of `status`, and of the board. */
export interface Moment {
  readonly picture: string;
  /** Shown by the session at this moment. */
  readonly session: string | RegExp;
  /** Shown by `status` then; without it only the session is drawn. */
  readonly status?: string;
}

/** A workflow that is played to some moments. */
export interface Scene {
  readonly name: string;
  readonly command: string;
  readonly model: ScriptedModel;
  readonly web?: RecordedWeb;
  readonly faults?: readonly FaultRule[];
  readonly tools: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly moments: readonly Moment[];
  /** Called with the project at the end. */
  readonly end?: (folder: string) => Promise<void>;
}

const rows = 46;
/** More than `status` prints. */
const statusRows = 90;
const momentMilliseconds = 5 * 60_000;
const views = {
  board: { viewport: { width: 1_200, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
};

/** Plays a scene and writes its pictures into a folder. */
export async function playScene(scene: Scene, out: string, columns: number): Promise<void> {
  const { web, faults = [], moments } = scene;
  const folder = await createDemoProject();
  const api = await startMessagesApi({ model: scene.model, faults, links: searchRecorded });
  const home = await createHome([folder]);
  const env = { ...(web !== undefined && { ...asByDefault, ...web.environment }), ...scene.env };
  // As the README says; a command line may allow the same.
  await mkdir(join(home.path, '.claude'), { recursive: true });
  await writeFile(
    join(home.path, '.claude', 'settings.json'),
    JSON.stringify({ permissions: { allow: scene.tools }, skipWebFetchPreflight: true }),
  );
  const terminal = await startTerminal({
    cwd: folder,
    apiUrl: api.url,
    home: home.path,
    pluginDirs: [pluginFolder],
    env,
    columns,
    rows,
  });
  const environment = hermeticEnvironment(home.path, api.url, env);
  const browser = browserFile === undefined ? undefined : await openBrowser();
  if (browser === undefined) process.stderr.write('board.png and phone.png are left out: there is no Chromium\n');
  try {
    await enterLine(terminal, scene.command);
    for (const { picture, session, status } of moments) {
      await terminal.waitFor(session, momentMilliseconds);
      await draw(terminal, join(out, `${picture}.svg`), columns);
      if (status === undefined) continue;
      await drawStatus(folder, environment, { wanted: status, file: join(out, `${picture}-status.svg`), columns });
      if (browser !== undefined) await drawBoard(browser, folder, join(out, picture));
    }
    await scene.end?.(folder);
  } finally {
    await browser?.close();
    await terminal.dispose();
    await Promise.all([api.close(), web?.close(), home.dispose()]);
  }
}

async function draw(terminal: Terminal, file: string, columns: number): Promise<void> {
  await writeFile(file, svgOfScreen(await terminal.colouredScreen(), columns));
}

interface StatusPicture {
  readonly wanted: string;
  readonly file: string;
  readonly columns: number;
}

async function drawStatus(
  folder: string,
  environment: Readonly<Record<string, string>>,
  { wanted, file, columns }: StatusPicture,
): Promise<void> {
  const command = `until ${process.execPath} ${cli} status | grep -qF '${wanted}'; do sleep 1; done; ${process.execPath} ${cli} status; sleep 600`;
  const status = await startProgram({
    command: ['sh', '-c', command],
    cwd: folder,
    environment: { ...environment, TERM: 'xterm-256color' },
    columns,
    rows: statusRows,
  });
  try {
    await status.waitFor(wanted.split(' ')[0] ?? wanted, momentMilliseconds);
    // The last lines of status follow in the same answer.
    await status.waitFor(/\d\d:\d\d:\d\d {2}/, momentMilliseconds);
    await draw(status, file, columns);
  } finally {
    await status.dispose();
  }
}

/** The board as a person has it open at this moment, on a desk and on a phone. */
async function drawBoard(browser: Browser, folder: string, file: string): Promise<void> {
  const board = execa(process.execPath, [cli, 'board', '--json'], { cwd: folder, reject: false, buffer: false });
  let said = '';
  for await (const part of board.stdout.setEncoding('utf8')) {
    said += part as string;
    if (said.trimEnd().endsWith('}')) break;
  }
  const { address } = JSON.parse(said) as { address: string };
  try {
    for (const [view, options] of Object.entries(views)) {
      const page = await browser.newPage(options);
      await page.goto(address);
      await page.getByRole('heading', { name: 'Iterations' }).waitFor();
      await page.screenshot({ path: `${file}-${view}.png` });
      await page.close();
    }
  } finally {
    board.kill();
    await board;
  }
}
