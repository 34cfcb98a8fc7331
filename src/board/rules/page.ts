import { dollars, describeMilliseconds } from '../../base/figures.ts';
import { counted } from '../../base/text.ts';
import { modeOf } from '../../base/vocabulary.ts';
import type { BrokenOverview, Overview, Row } from '../../overview/rules/overview.ts';
import { answerRows, describeAgent } from '../../overview/rules/status.ts';
import { describeEscalation } from '../../loop/rules/escalation.ts';
import { escapeHtml } from '../../base/tex.ts';

/** HTML whose texts are escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | false | null | undefined | readonly Part[];

/** HTML in which every inserted text is escaped, without control and direction characters; nothing for false and null. */
export function markup(parts: TemplateStringsArray, ...inserted: readonly Part[]): Html {
  return new Html(parts.map((part, at) => (at === 0 ? part : `${shown(inserted[at - 1])}${part}`)).join(''));
}

function shown(part: Part): string {
  if (part === false || part === null || part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(shown).join('');
  return escapeHtml(String(part));
}

/** A part of the page for one workflow, with its place in the order. */
export interface Article {
  order: string;
  title: string;
  summary: Html;
  body: Html;
}

/** A text in the direction of its script. */
const words = (text: string) => markup`<span dir="auto">${text}</span>`;

const urgency = ['broken', 'needs-you', 'left-alone', 'waits', 'well', 'ended'];

/**
 * One workflow: the answers to what a person asks first, then what its mode has.
 * @param address of a file, which is given from the project's root.
 */
export function articleOf(overview: Overview | BrokenOverview, address: (file: string) => string, now: Date): Article {
  const { name } = overview;
  if ('problem' in overview) {
    const body = markup`<p class="broken text" role="alert" dir="auto">${overview.problem}</p>`;
    return { order: '0', title: name, summary: markup`<h2>${name}</h2>`, body };
  }
  const { summary, workflow_type, prompt, details, files, recent, questions, updated_at } = overview;
  return {
    // The last change comes first among those that need a person as much.
    order: `${urgency.indexOf(summary.health)} ${String(9e15 - Date.parse(updated_at)).padStart(16, '0')}`,
    title: `${name}: ${summary.is_well}`,
    summary: markup`<h2>${name} <span class="quiet">${modeOf(workflow_type)}</span></h2> <span class="${summary.health}">${summary.is_well}</span>`,
    body: markup`<p class="goal" dir="auto" tabindex="0">${prompt}</p>
<dl class="answers ${summary.health}">${rows(answerRows(summary))}</dl>
${questions.map((one) => questionPart(one, name))}
${list(
  'Agents',
  overview.agents.map((agent) => words(describeAgent(agent, now))),
)}
${details.length > 0 && markup`<h3>So far</h3><dl>${rows(details)}</dl>`}
${list('Features', overview.features.map(featurePart))}
${list('Iterations', overview.iterations.toReversed().map(iterationPart))}
${list(
  'Files',
  files.map((file) => markup`<a href="${address(file)}">${file}</a>`),
)}
<h3>Last events</h3>
<pre tabindex="0">${recent.join('\n')}</pre>`,
  };
}

function rows(all: readonly Row[]): Html[] {
  return all.map(([label, text]) => markup`${label !== '' && markup`<dt>${label}</dt>`}<dd dir="auto">${text}</dd>`);
}

/** A list with its heading; nothing without items. */
function list(heading: string, items: readonly Html[]): Html | false {
  return items.length > 0 && markup`<h3>${heading}</h3><ul>${items.map((item) => markup`<li>${item}</li>`)}</ul>`;
}

function questionPart(question: Overview['questions'][number], name: string): Html {
  const text = markup`<p class="text" dir="auto">${describeEscalation(question, name)}</p>`;
  const { id, answer } = question;
  return answer === null
    ? markup`<section class="question">${text}</section>`
    : markup`<details id="${name}-${id}"><summary>${id}, answered: ${words(answer)}</summary>${text}</details>`;
}

/** A feature with its attempts. */
function featurePart({ id, name, status, why, attempts, dependencies }: Overview['features'][number]): Html {
  const needs = dependencies.length > 0 && markup` <span class="quiet">needs ${dependencies.join(', ')}</span>`;
  return markup`${id} <span class="${status}">${status.replaceAll('_', ' ')}</span>: ${words(name)}${needs} ${words(why)}
<ul>${attempts.map((one) => markup`<li dir="auto">attempt ${one.number}: ${one.outcome}. ${one.why}</li>`)}</ul>`;
}

function iterationPart({ iteration, kind, result, agents, usd, began_at, ended_at }: Overview['iterations'][number]) {
  const time = Date.parse(ended_at ?? '') - Date.parse(began_at ?? '');
  const figures = [
    counted(agents, 'agent'),
    ...(usd === null ? [] : [dollars(usd)]),
    ...(Number.isNaN(time) ? [] : [describeMilliseconds(time)]),
  ];
  return markup`${iteration} ${kind} <span class="quiet">${figures.join(', ')}</span> ${words(result || 'not finished')}`;
}
