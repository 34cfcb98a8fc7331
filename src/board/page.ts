import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pluginRoot } from '../files/plugin-root.ts';
import { addresses, type Overview, type BrokenCard, type Card } from './rules/view.ts';
import { escapeHtml } from '../report/rules/html-text.ts';

/** The HTML of a page with its content security policy. */
export interface BoardPage {
  html: string;
  policy: string;
}

/**
 * The initial data of a page: answers by their addresses. `live` pages request further answers; exported pages have all of them.
 */
export interface PageData {
  live: boolean;
  written_at: string;
  answers: Record<string, unknown>;
}

/**
 * The page with its data; it loads no other file. The policy allows only its own script, by its hash. The script comes last and
 * as a module, so that the browser shows the shell first.
 */
export function makePage(data: PageData): BoardPage {
  const file = (name: string) => readFileSync(join(pluginRoot(), 'bin', name), 'utf8');
  const script = file('board-page.js').replaceAll('</script', '<\\/script');
  const style = file('board-page.css');
  const policy = [
    "default-src 'none'",
    `script-src '${hash(script)}'`,
    `style-src '${hash(style)}'`,
    `connect-src ${data.live ? "'self'" : "'none'"}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>Board</title>
<style>${style}</style>
</head>
<body>
<div id="board">${shellOf(data.answers[addresses.overview] as Overview)}</div>
<noscript>This page needs JavaScript. Without it: autonomous-workflow status</noscript>
<script type="application/json" id="data">${embedded(data)}</script>
<script type="module">${script}</script>
</body>
</html>
`;
  return { html, policy };
}

function hash(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** JSON in which no character can close the element around it. */
function embedded(data: PageData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** The board as HTML without a script: the workflows, their health, and their present activity. */
function shellOf({ project, version, workflows }: Overview): string {
  const [only] = workflows;
  const inner =
    workflows.length === 1 && only !== undefined
      ? `<h1>${escapeHtml(only.name)}</h1>${linesOf(only)}`
      : `<h1>${workflows.length} workflows</h1><ul class="cards">${workflows.map(cardOf).join('')}</ul>`;
  return `<header class="top"><p class="project">${escapeHtml(project)} <span class="quiet">autonomous-workflow ${escapeHtml(version)}</span></p></header><main>${inner}</main>`;
}

function cardOf(card: Card | BrokenCard): string {
  return `<li><article class="card"><h2>${escapeHtml(card.name)}</h2>${linesOf(card)}</article></li>`;
}

function linesOf(card: Card | BrokenCard): string {
  if ('problem' in card) return `<p class="problem">${escapeHtml(card.problem)}</p>`;
  const { is_well, doing, needs } = card.summary;
  const need = needs[0] === undefined ? '' : `<p class="needs">${escapeHtml(needs[0])}</p>`;
  return `<p class="mark">${escapeHtml(is_well)}</p><p>${escapeHtml(doing)}</p>${need}`;
}
