import { clockTime } from '../../base/clock.ts';
import { counted } from '../../base/text.ts';
import { modeOf } from '../../base/vocabulary.ts';
import type { BrokenOverview, FeatureRow, IterationRow, Overview, Row } from '../../overview/rules/overview.ts';
import { answerRows } from '../../overview/rules/status.ts';
import { agentSigns, durationBetween, featureSigns, usd } from '../../overview/rules/words.ts';
import { markup, type Html } from './html.ts';

type Question = Overview['questions'][number];

/** How the addresses of a page are written: those of the server, or places within one file. */
export interface Addresses {
  workflow: (name: string) => string;
  findings: (name: string) => string;
  /** @param file from the project's root. */
  file: (name: string, file: string) => string;
}

/** A text in the direction of its script. */
const words = (text: string) => markup`<span dir="auto">${text}</span>`;

/** The message about something that cannot be read. */
export const problem = (text: string) => markup`<p class="broken text" role="alert" dir="auto">${text}</p>`;

const urgency = ['broken', 'needs-you', 'left-alone', 'waits', 'well', 'ended'];

/** All workflows of a project, those that need a person first. */
export function workflowList(all: readonly (Overview | BrokenOverview)[], { workflow }: Addresses): Html {
  if (all.length === 0)
    return markup`<p>There is no workflow in this project yet. Start one in Claude Code:
<code>/autonomous-workflow:research 'topic' 'what to find out'</code></p>`;
  const rank = (one: Overview | BrokenOverview) => ('problem' in one ? 0 : urgency.indexOf(one.summary.health));
  const changed = (one: Overview | BrokenOverview) => ('problem' in one ? '' : one.updated_at);
  const sorted = all.toSorted((a, b) => rank(a) - rank(b) || (changed(a) < changed(b) ? 1 : -1));
  return markup`<ul class="cards">${sorted.map((one) => {
    const link = markup`<a href="${workflow(one.name)}">${one.name}</a>`;
    if ('problem' in one) return markup`<li><h2>${link}</h2>${problem(one.problem)}</li>`;
    const { summary, workflow_type, prompt } = one;
    return markup`<li><h2>${link} <span class="quiet">${modeOf(workflow_type)}</span></h2>
<p class="${summary.health}">${summary.is_well}</p><p class="goal" dir="auto">${prompt}</p><p>${summary.doing}</p>
${summary.needs.length > 0 && summary.health !== 'ended' && markup`<p class="urgent">${summary.needs[0]}</p>`}</li>`;
  })}</ul>`;
}

/** One workflow: the answers to what a person asks first, then what its mode has. */
export function workflowPart(overview: Overview, addresses: Addresses, now: Date): Html {
  const { name, workflow_type, prompt, summary, details, findings_count, files, recent, questions } = overview;
  const findings = `${counted(findings_count, 'finding')} with quotes and sources`;
  return markup`<h1>${name} <span class="quiet">${modeOf(workflow_type)}</span></h1>
<p class="goal" dir="auto" tabindex="0">${prompt}</p>
<dl class="answers ${summary.health}">${rows(answerRows(summary))}</dl>
${questions.map((one) => questionPart(one, name, now))}
${overview.status === 'in_progress' && agentsPart(overview, now)}
${details.length > 0 && markup`<h2>So far</h2><dl>${rows(details)}</dl>`}
${findings_count > 0 && markup`<p><a href="${addresses.findings(name)}">${findings}</a></p>`}
${featuresPart(overview.features)}
${iterationsPart(overview, now)}
<h2>Files</h2>
<ul>${files.map((file) => markup`<li><a href="${addresses.file(name, file)}">${file}</a></li>`)}</ul>
<h2>Last events</h2>
<pre tabindex="0">${recent.join('\n')}</pre>`;
}

function rows(all: readonly Row[]): Html[] {
  return all.map(([label, text]) => markup`${label !== '' && markup`<dt>${label}</dt>`}<dd dir="auto">${text}</dd>`);
}

function questionPart(question: Question, name: string, now: Date): Html {
  const { id, kind, item, text, tried, answer, answered_at, opened_at } = question;
  const what = `${kind.replaceAll('_', ' ')}${item === null ? '' : ` about ${item}`}, ${clockTime(new Date(opened_at), now)}`;
  const about = markup`<span class="quiet">${what}</span>`;
  const body = markup`<p class="text" dir="auto">${text}</p>
${tried.length > 0 && markup`<ul>${tried.map((one) => markup`<li dir="auto">Tried: ${one}</li>`)}</ul>`}`;
  if (answered_at !== null)
    return markup`<details id="${id}"><summary>${id}, answered: ${words(answer ?? '')} ${about}</summary>${body}</details>`;
  return markup`<section class="question"><h2>${id} ${about}</h2>${body}
<p>Answer in a terminal: <code>autonomous-workflow resolve ${id} "your answer" ${name}</code></p></section>`;
}

type Cell = string | Html;

/** A table, which is a list of cards on a phone; nothing without lines. */
function table(title: string, columns: readonly string[], lines: readonly (readonly Cell[])[]): Html | false {
  if (lines.length === 0) return false;
  const line = ([first, ...others]: readonly Cell[]) =>
    markup`<tr><th scope="row">${first}</th>${others.map((cell, at) => markup`<td data-label="${columns[at + 1]}">${cell}</td>`)}</tr>`;
  return markup`<h2>${title}</h2>
<table><thead><tr>${columns.map((column) => markup`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${lines.map(line)}</tbody></table>`;
}

function agentsPart({ agents }: Overview, now: Date): Html | false {
  return table(
    'Agents',
    ['Agent', 'Task', 'State', 'Time'],
    agents.map(({ agent, assignment, task, state, started_at, ended_at }) => [
      `${agent} ${assignment ?? ''}`,
      words(task.split('\n')[0] ?? ''),
      `${agentSigns[state]} ${state}`,
      durationBetween(started_at, ended_at ?? (state === 'at work' ? now.getTime() : null)),
    ]),
  );
}

function featuresPart(features: readonly FeatureRow[]): Html | false {
  return table(
    'Features',
    ['Feature', 'State', 'Attempts', 'Needs'],
    features.map(({ id, name, status, why, attempts, dependencies }) => [
      markup`${id} ${words(name)}`,
      markup`<span class="${status}">${featureSigns[status]} ${status.replaceAll('_', ' ')}</span> ${words(why)}`,
      attempts.length === 0 ? '–' : attemptList(id, attempts),
      dependencies.length === 0 ? '–' : dependencies.join(', '),
    ]),
  );
}

function attemptList(id: string, attempts: FeatureRow['attempts']): Html {
  const items = attempts.map(({ number, outcome, why, started_at, ended_at }) => {
    const time = durationBetween(started_at, ended_at);
    return markup`<li>${number}: ${outcome}, ${time} ${words(why)}</li>`;
  });
  return markup`<details id="attempts-${id}"><summary>${attempts.length}</summary><ul>${items}</ul></details>`;
}

function iterationsPart({ iterations, owner_alive }: Overview, now: Date): Html | false {
  const running = owner_alive ? iterations.at(-1) : undefined;
  const time = (one: IterationRow) =>
    durationBetween(one.began_at, one.recorded_at ?? (one === running ? now.getTime() : null));
  return table(
    'Iterations',
    ['Iteration', 'Result', 'Agents', 'Cost', 'Time'],
    iterations.toReversed().map((one) => {
      const result = one.result === '' ? (one === running ? 'in progress' : 'not finished') : one.result;
      return [`${one.iteration} ${one.kind}`, words(result), String(one.agents), usd(one.usd), time(one)];
    }),
  );
}
