import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { browserFile, openBrowser } from '../support/browser.ts';
import { codingTools, pluginFolder, researchTools } from './demo-project.ts';
import { researchShow } from './demo-shows.ts';
import { askingModel } from './persona/asking.ts';
import { playScene, type Scene } from './picture-scene.ts';
import { recordedMind, recordedResearch } from './recorded/mind.ts';
import { startRecordedWeb } from './recorded/web.ts';
import { requestKind } from './request-kind.ts';

/**
 * The pictures of README and docs, of real runs: the real claude in tmux with a scripted model, `status` beside it, the board on a
 * desk and on a phone, and a citation of the report, opened. Needs tmux; a picture whose program is missing is left out and named.
 */
const usage = `Usage: npm run pictures [-- --out FOLDER] [--columns N] [--quick]

  --out FOLDER   where all of them go; without it those that README and docs show go to docs/pictures
  --columns N    the width of the terminal, from 40 to 400 (80)
  --quick        only those of a workflow that waits for the API, in half a minute`;

const { values } = parseArgs({
  options: { out: { type: 'string' }, columns: { type: 'string' }, quick: { type: 'boolean' } },
});
const columns = Number(values.columns ?? '80');
if (!Number.isSafeInteger(columns) || columns < 40 || columns > 400) throw new Error(usage);
/** From this width on Claude Code draws the pane beside the chat; below it, a dialog takes its place. */
const besideTheChat = 144;
const out = values.out === undefined ? await mkdtemp(join(tmpdir(), 'pictures-')) : resolve(values.out);
await mkdir(out, { recursive: true });

const agentMilliseconds = 6_000;
const name = 'rate-limiting';
const command = `${researchShow.command} --max-iterations 8`;

/** From the typed command to the report. */
async function research(): Promise<Scene> {
  const web = await startRecordedWeb();
  return {
    name,
    command,
    model: recordedMind(recordedResearch(), agentMilliseconds),
    web,
    tools: researchTools,
    moments: [
      { picture: 'start', session: /Watch:/ },
      { picture: 'agents', session: '▸ researcher', status: 'at work for' },
      { picture: 'iteration', session: /iteration 2 of[^]*▸ /i, status: 'iteration 2 of at most 8' },
      { picture: 'end', session: /rate-limiting: Complete\./, status: 'Complete.' },
    ],
    end: async (folder) => {
      const report = join(folder, 'docs', `research-${name}`, `${name}-report.html`);
      if (browserFile === undefined) return;
      const browser = await openBrowser();
      const page = await browser.newPage({ viewport: { width: 1_000, height: 940 } });
      await page.goto(pathToFileURL(report).href);
      await page.getByRole('button', { name: 'Evidence for [3]' }).first().click();
      await page.screenshot({ path: join(out, 'evidence.png') });
      await browser.close();
    },
  };
}

/** An agent waits for a permission. */
const person: Scene = {
  name,
  command,
  model: askingModel(agentMilliseconds),
  tools: codingTools.filter((tool) => tool !== 'WebFetch'),
  moments: [
    {
      picture: 'person',
      // Where the pane stands beside the chat, it notices the dialog a moment later.
      session: columns < besideTheChat ? 'Do you want to allow' : /It waits for your answer[^]*Do you want to allow/,
      status: 'It waits for your answer',
    },
  ],
};

/** The usage limit of a subscription is reached while agents are at work. */
function limit(): Scene {
  const reset = String(Math.floor(Date.now() / 1000) + 2_580);
  const headers = {
    'anthropic-ratelimit-unified-status': 'rejected',
    'anthropic-ratelimit-unified-reset': reset,
    'anthropic-ratelimit-unified-representative-claim': 'five_hour',
  };
  return {
    name,
    command,
    model: askingModel(1_000),
    faults: [
      {
        kind: 'rate_limit',
        headers,
        retryAfterSeconds: 2_580,
        afterRequests: 3,
        times: 99,
        appliesTo: (request) => requestKind(request) === 'main',
      },
    ],
    tools: researchTools,
    // A subscription, unlike a key, is told when its limit resets.
    env: { ANTHROPIC_API_KEY: '', CLAUDE_CODE_OAUTH_TOKEN: 'sk-local-test', CLAUDE_CODE_MAX_RETRIES: '0' },
    moments: [{ picture: 'limit', session: 'It waits for the API', status: 'It waits for the API until' }],
  };
}

const scenes = values.quick === true ? [limit] : [research, () => person, limit];
for (const scene of scenes) await playScene(await scene(), out, columns);

if (values.out === undefined) {
  await copyShown();
  await rm(out, { recursive: true });
}

/** Puts the pictures that README and docs show where they look for them. */
async function copyShown(): Promise<void> {
  const docs = join(pluginFolder, 'docs');
  const pages = [join(pluginFolder, 'README.md'), ...(await readdir(docs)).map((file) => join(docs, file))];
  const texts = await Promise.all(pages.filter((page) => page.endsWith('.md')).map((page) => readFile(page, 'utf8')));
  const shown = new Set(
    [...texts.join('\n').matchAll(/pictures\/([\w-]+\.(?:svg|png))\)/g)].map(([, file = '']) => file),
  );
  for (const file of shown) {
    if (existsSync(join(out, file))) await copyFile(join(out, file), join(docs, 'pictures', file));
    else process.stderr.write(`${file} is left as it was\n`);
  }
}
