import { escapeHtml } from '../../report/rules/publication/html-text.ts';
import type { BrokenCard, Card, Overview } from './view.ts';

/** The board as it can be read before its script has run: what there is, how each workflow is, and what it does. */
export function shellOf({ project, version, workflows }: Overview): string {
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
