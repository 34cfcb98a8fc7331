import { withFindings } from '../../report/rules/evidence.ts';
import { textOf } from '../../report/rules/tree.ts';
import { describeFindings } from '../../loop/rules/state.ts';
import { dollars, clockTime, describeMilliseconds } from '../../base/figures.ts';
import { modeOf } from '../../base/vocabulary.ts';
import type { ShownAgent } from '../../overview/rules/overview.ts';
import type { BrokenOverview, Overview, Row } from '../../overview/rules/overview.ts';
import { answerRows } from '../../overview/rules/status.ts';
import { escapeHtml, link } from '../../base/tex.ts';
import { evidenceWords } from '../../research/rules/evidence-check.ts';
import { isCitable, countsOf } from '../../research/rules/standing.ts';
import { openContradictions, openQuestions, type Ledger } from '../../research/rules/ledger.ts';
import { verdictWords, verifiedText } from '../../research/rules/verification.ts';

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

/** A workflow as the board reads it; its findings, or why they cannot be read. */
export interface Shown {
  overview: Overview | BrokenOverview;
  findings: Ledger | string | undefined;
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
const problem = (text: string) => markup`<p class="broken text" role="alert" dir="auto">${text}</p>`;

const urgency = ['broken', 'needs-you', 'left-alone', 'waits', 'well', 'ended'];

/**
 * One workflow: the answers to what a person asks first, then what its mode has.
 * @param address of a file, which is given from the project's root.
 */
export function articleOf({ overview, findings }: Shown, address: (file: string) => string, now: Date): Article {
  const { name } = overview;
  if ('problem' in overview)
    return { order: '0', title: name, summary: markup`<h2>${name}</h2>`, body: problem(overview.problem) };
  const { summary, workflow_type, prompt, details, files, recent, questions, updated_at } = overview;
  return {
    // The last change comes first among those that need a person as much.
    order: `${urgency.indexOf(summary.health)} ${String(9e15 - Date.parse(updated_at)).padStart(16, '0')}`,
    title: `${name}: ${summary.is_well}`,
    summary: markup`<h2>${name} <span class="quiet">${modeOf(workflow_type)}</span></h2> <span class="${summary.health}">${summary.is_well}</span>`,
    body: markup`<p class="goal" dir="auto" tabindex="0">${prompt}</p>
<dl class="answers ${summary.health}">${rows(answerRows(summary))}</dl>
${questions.map((one) => questionPart(one, name, now))}
${overview.status === 'in_progress' && agentsPart(overview, now)}
${details.length > 0 && markup`<h3>So far</h3><dl>${rows(details)}</dl>`}
${typeof findings === 'object' ? findingsPart(name, findings) : findings !== undefined && problem(findings)}
${featuresPart(overview)}
${iterationsPart(overview, now)}
<h3>Files</h3>
<ul>${files.map((file) => markup`<li><a href="${address(file)}">${file}</a></li>`)}</ul>
<h3>Last events</h3>
<pre tabindex="0">${recent.join('\n')}</pre>`,
  };
}

function rows(all: readonly Row[]): Html[] {
  return all.map(([label, text]) => markup`${label !== '' && markup`<dt>${label}</dt>`}<dd dir="auto">${text}</dd>`);
}

function questionPart(question: Overview['questions'][number], name: string, now: Date): Html {
  const { id, kind, item, text, tried, answer, answered_at, opened_at } = question;
  const what = `${kind.replaceAll('_', ' ')}${item === null ? '' : ` about ${item}`}, ${clockTime(new Date(opened_at), now)}`;
  const about = markup`<span class="quiet">${what}</span>`;
  const body = markup`<p class="text" dir="auto">${text}</p>
${tried.length > 0 && markup`<ul>${tried.map((one) => markup`<li dir="auto">Tried: ${one}</li>`)}</ul>`}`;
  if (answered_at !== null)
    return markup`<details id="${name}-${id}"><summary>${id}, answered: ${words(answer ?? '')} ${about}</summary>${body}</details>`;
  return markup`<section class="question"><h3>${id} ${about}</h3>${body}
<p>Answer in a terminal: <code>autonomous-workflow resolve ${id} "your answer" ${name}</code></p></section>`;
}

/** The open contradictions and questions of research, and each finding with its quotes and what checking them found, newest first. */
function findingsPart(name: string, ledger: Ledger): Html {
  const { claims, sources, looks } = ledger;
  const sourceOf = new Map(sources.map((source) => [source.id, source]));
  const open = [
    ...openContradictions(ledger).map(
      ({ id, statement, claims: about = [] }) =>
        `${id}, a contradiction: ${textOf(withFindings(statement, ledger))} (${about.join(' · ')})`,
    ),
    ...openQuestions(ledger).map(({ id, text, priority }) => `${id}, open, ${priority} priority: ${text}`),
  ];
  const findings = claims.toReversed().map((claim) => {
    const verdict = verdictWords(claim, { looks });
    const tags = [
      ...[claim.id, claim.importance, `${claim.confidence} confidence`],
      ...(verdict === undefined ? [] : [verdict]),
      ...(isCitable(claim) ? [] : ['not counted: no quote of it may be cited']),
    ];
    const evidence = claim.evidence.map(({ source, url, check, ...said }) => {
      const known = sourceOf.get(source);
      const quote = said.searched === undefined ? `“${said.quote}”` : evidenceWords({ url, ...said }, known?.url ?? '');
      const part = said.part === undefined ? '' : `supports it in part: “${said.part}”`;
      const checked = [check?.verdict.replaceAll('-', ' ') ?? 'not searched yet', check?.detail ?? '', part].filter(
        Boolean,
      );
      const title = new Html(link(url ?? known?.url ?? '', escapeHtml(known?.title ?? source)));
      return markup`<blockquote dir="auto">${quote}<footer>${title} <span class="quiet">${checked.join(': ')}</span></footer></blockquote>`;
    });
    return markup`<li><details id="${name}-${claim.id}"><summary>${words(verifiedText(claim, { looks }))} <span class="quiet">${tags.join(', ')}</span></summary>
<p class="quiet">${claim.confidence_reason ?? ''}</p>${evidence}</details></li>`;
  });
  return markup`<details id="${name}-findings"><summary><h3>${describeFindings(countsOf(claims))}, with quotes</h3></summary>
<ul>${open.map((one) => markup`<li dir="auto">${one}</li>`)}</ul><ol class="findings">${findings}</ol></details>`;
}

/** An amount in dollars, or a word when it is unknown. */
const usd = (amount: number | null): string => (amount === null ? 'unknown' : dollars(amount));

/** A duration so far or in total; a dash when it is unknown. */
function durationBetween(from: string | null, to: string | number | null): string {
  if (from === null || to === null) return '–';
  const milliseconds = new Date(to).getTime() - Date.parse(from);
  return Number.isNaN(milliseconds) ? '–' : describeMilliseconds(milliseconds);
}

/** The sign of each status of a feature, so that colour is not the only difference. */
const featureSigns: Readonly<Record<string, string>> = {
  passed: '✓',
  in_progress: '▸',
  pending: '·',
  blocked: '‖',
  failed: '✗',
  skipped: '–',
};

const agentSigns: Readonly<Record<ShownAgent['state'], string>> = {
  'not started': '·',
  'at work': '▸',
  'handed in': '✓',
  refused: '✗',
  gone: '○',
};

type Cell = string | Html;

/** A table, which is a list of cards on a phone; nothing without lines. */
function table(title: string, columns: readonly string[], lines: readonly (readonly Cell[])[]): Html | false {
  if (lines.length === 0) return false;
  const line = ([first, ...others]: readonly Cell[]) =>
    markup`<tr><th scope="row">${first}</th>${others.map((cell, at) => markup`<td data-label="${columns[at + 1]}">${cell}</td>`)}</tr>`;
  return markup`<h3>${title}</h3>
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

function featuresPart({ features }: Overview): Html | false {
  return table(
    'Features',
    ['Feature', 'State', 'Attempts', 'Needs'],
    features.map(({ id, name, status, why, attempts, dependencies }) => [
      markup`${id} ${words(name)}`,
      markup`<span class="${status}">${featureSigns[status]} ${status.replaceAll('_', ' ')}</span> ${words(why)}`,
      markup`${attempts.map((one) => markup`<div>${one.number}: ${one.outcome}, ${durationBetween(one.started_at, one.ended_at)} ${words(one.why)}</div>`)}`,
      dependencies.join(', '),
    ]),
  );
}

function iterationsPart({ iterations, owner_alive }: Overview, now: Date): Html | false {
  const running = owner_alive ? iterations.at(-1) : undefined;
  return table(
    'Iterations',
    ['Iteration', 'Result', 'Agents', 'Cost', 'Time'],
    iterations.toReversed().map((one) => {
      const result = one.result === '' ? (one === running ? 'in progress' : 'not finished') : one.result;
      const end = one.ended_at ?? (one === running ? now.getTime() : null);
      const time = durationBetween(one.began_at, end);
      return [`${one.iteration} ${one.kind}`, words(result), String(one.agents), usd(one.usd), time];
    }),
  );
}
