import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { createDemoProject, pluginFolder, researchTools } from './demo-project.ts';
import { demoHome, demoModel } from './demo-research.ts';
import { enterLine } from './enter-line.ts';
import { startLocalWeb } from './local-web.ts';
import { startMessagesApi } from './messages-api.ts';
import { startTerminal } from './terminal-session.ts';
import { svgOfScreen } from './svg-of-screen.ts';

/**
 * The pictures of the README: the real claude in tmux with the scripted model of the demo, while its first agents are at work, and
 * the first page of the report that it ends with. Needs tmux, TeX and pdftoppm.
 */
const pictures = join(pluginFolder, 'docs', 'pictures');
const command =
  "/autonomous-workflow:research 'rate-limiting' 'How do token bucket, sliding window and GCRA compare, and what would adding GCRA to this repository take?' --max-iterations 8";

const folder = await createDemoProject();
const web = await startLocalWeb();
const api = await startMessagesApi({ model: demoModel(web, 6_000) });
const home = await demoHome(folder, web);
const terminal = await startTerminal({
  cwd: folder,
  apiUrl: api.url,
  home: home.path,
  pluginDirs: [pluginFolder],
  allowedTools: researchTools,
  // Empty values leave these settings at their defaults, as in the demo.
  env: { AUTONOMOUS_WORKFLOW_FETCH_SOURCES: '', AUTONOMOUS_WORKFLOW_REPORT_CHECK_ROUNDS: '' },
  columns: 104,
  rows: 46,
});
try {
  await enterLine(terminal, command);
  await terminal.waitFor('Waiting for 4 background agents', 60_000);
  // The pane reads the workflow a moment after it has opened.
  await terminal.waitFor('▸ researcher', 10_000);
  await writeFile(join(pictures, 'session.svg'), svgOfScreen(await terminal.colouredScreen(), 104));
  await terminal.waitFor('ended (complete)', 10 * 60_000);
} finally {
  await terminal.dispose();
  await Promise.all([api.close(), web.close(), home.dispose()]);
}
const report = join(folder, 'docs', 'research-rate-limiting', 'rate-limiting-report.pdf');
const page = ['-png', '-r', '90', '-f', '1', '-singlefile'];
await execa('pdftoppm', [...page, report, join(pictures, 'report')]);
