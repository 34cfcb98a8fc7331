import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describeError, isWorkflowError } from '../base/errors.ts';
import { counted } from '../base/text.ts';
import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { version } from '../files/plugin-root.ts';
import { listWorkflows } from '../loop/list.ts';
import { readAll } from '../overview/read.ts';
import type { BrokenOverview, Overview } from '../overview/rules/overview.ts';
import { readLedger } from '../research/ledger-file.ts';
import { findingsPart } from './rules/findings.ts';
import { framed } from './frame.ts';
import { markup, type Html } from './rules/html.ts';
import { problem, workflowList, workflowPart, type Addresses } from './rules/page.ts';

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const served: Addresses = {
  workflow: (name) => `/${name}`,
  findings: (name) => `/${name}/findings`,
  file: (name, file) => `/${name}/file/${encodeURIComponent(basename(file))}`,
};

/**
 * An overview is read again after this time, in milliseconds, because time passes and a session may end without a change of a file; one of
 * a workflow that nobody drives stays as it is.
 */
const lifetimes = { driven: 3_000, others: 60_000 };

interface Known {
  stamp: string;
  at: number;
  overview: Overview | BrokenOverview;
}

/** The pages of a project; a workflow is read again only when it may have changed. */
export class BoardPages {
  readonly #root: string;
  readonly #known = new Map<string, Known>();

  constructor(root: string) {
    this.#root = root;
  }

  /** The page at a path: all workflows, one, or its findings; undefined for any other path. */
  async at([name = '', what = '']: readonly string[]): Promise<{ page: string; policy: string } | undefined> {
    const now = new Date();
    const workflows = listWorkflows(this.#root);
    const paths = name === '' && workflows.length === 1 ? workflows[0] : workflows.find((one) => one.name === name);
    if (name === '' && paths === undefined) {
      const all = await Promise.all(workflows.map((one) => this.#read(one, now)));
      const title = counted(workflows.length, 'workflow');
      return this.#framed(title, markup`<h1>${title}</h1>${workflowList(all, served)}`);
    }
    if (paths === undefined) return undefined;
    const back = workflows.length > 1 && markup`<p><a href="/">← All ${workflows.length} workflows</a></p>`;
    if (what === 'findings') {
      const up = markup`<p><a href="${served.workflow(paths.name)}">← ${paths.name}</a></p>`;
      return this.#framed(`Findings of ${paths.name}`, markup`${up}${findingsOf(paths)}`);
    }
    const overview = await this.#read(paths, now);
    const title = 'problem' in overview ? paths.name : `${paths.name}: ${overview.summary.is_well}`;
    return what === '' ? this.#framed(title, markup`${back}${partOf(overview, served, now)}`) : undefined;
  }

  /** A file that a workflow's page links to; undefined for any other. */
  async file(name: string, file: string): Promise<string | undefined> {
    const paths = listWorkflows(this.#root).find((one) => one.name === name);
    const overview = paths && (await this.#read(paths, new Date()));
    const found = overview === undefined || 'problem' in overview ? [] : overview.files;
    const place = found.find((one) => basename(one) === file);
    return place && join(this.#root, place);
  }

  async #read(paths: WorkflowPaths, now: Date): Promise<Overview | BrokenOverview> {
    const known = this.#known.get(paths.name);
    const isDriven = known !== undefined && 'owner_alive' in known.overview && known.overview.owner_alive;
    const age = now.getTime() - (known?.at ?? 0);
    if (
      known !== undefined &&
      age < (isDriven ? lifetimes.driven : lifetimes.others) &&
      stampOf(known.overview) === known.stamp
    )
      return known.overview;
    const [overview = { name: paths.name, problem: '' }] = await readAll([paths], now);
    this.#known.set(paths.name, { stamp: stampOf(overview), at: now.getTime(), overview });
    return overview;
  }

  #framed(title: string, main: Html) {
    return framed({ title, head: headOf(this.#root), main, live: true }, sha256);
  }
}

const headOf = (root: string) => `${basename(root)}, autonomous-workflow ${version()}`;

/** A text that changes when an overview may have changed; of a broken one with each call. */
function stampOf(overview: Overview | BrokenOverview): string {
  if ('problem' in overview) return String(Math.random());
  return overview.sources
    .map((file) => statSync(file, { throwIfNoEntry: false }))
    .map((found) => `${found?.mtimeMs}:${found?.size}`)
    .join(' ');
}

function partOf(overview: Overview | BrokenOverview, addresses: Addresses, now: Date): Html {
  if ('problem' in overview) return markup`<h1>${overview.name}</h1>${problem(overview.problem)}`;
  return workflowPart(overview, addresses, now);
}

/** The findings, or why they cannot be read. */
function findingsOf(paths: WorkflowPaths): Html {
  try {
    return findingsPart(readLedger(paths));
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return problem(describeError(error));
  }
}

/** Writes all pages into one file without a script; returns the number of workflows in it. */
export async function exportBoard(root: string, file: string, now: Date): Promise<number> {
  const workflows = listWorkflows(root);
  const all = await readAll(workflows, now);
  const addresses: Addresses = {
    workflow: (name) => `#${name}`,
    findings: (name) => `#${name}-findings`,
    file: (_, path) => relative(dirname(file), join(root, path)).split('/').map(encodeURIComponent).join('/'),
  };
  const parts = all.map((overview, at) => {
    const paths = workflows[at];
    const findings =
      paths !== undefined && 'findings_count' in overview && overview.findings_count > 0 && findingsOf(paths);
    return markup`<article id="${overview.name}">
      ${partOf(overview, addresses, now)}
      ${findings !== false && markup`<section id="${overview.name}-findings">${findings}</section>`}
    </article>`;
  });
  const main = markup`${all.length !== 1 && workflowList(all, addresses)}${parts}`;
  const head = `${headOf(root)}, as of ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  writeAtomic(file, framed({ title: `Board of ${basename(root)}`, head, main, live: false }, sha256).page);
  return all.length;
}
