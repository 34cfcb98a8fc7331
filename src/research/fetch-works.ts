import { join } from 'node:path';
import { rowsIn } from '../base/json.ts';
import { appendLines } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { version } from '../files/plugin-root.ts';
import { readOrNothing } from '../files/regular.ts';
import { asWriter } from '../loop/workflow.ts';
import { fetchDefaults, fetchPage, hostTurns } from './fetch-page.ts';
import { canonicalAddress } from './rules/pages/addresses.ts';
import {
  catalogues,
  isWorthAsking,
  questionsAbout,
  readWork,
  workRowSchema,
  type Catalogue,
  type WorkRow,
} from './rules/works.ts';

/** The time limit for all works of one `record`; the next one continues. */
const budgetMilliseconds = 15_000;
const limits = { connectMilliseconds: 4_000, totalMilliseconds: 8_000, mostBytes: 2_000_000 };
/** The pause between two requests to one catalogue. */
const usualPause = 200;

const worksFile = (paths: WorkflowPaths) => join(paths.snapshots, 'works.jsonl');

/** The answers about works, by the keys of their sources; after a damaged line, catalogues are asked again. */
export function readWorks(paths: WorkflowPaths): Map<string, WorkRow> {
  const text = readOrNothing(worksFile(paths))?.toString('utf8') ?? '';
  const rows = rowsIn(text, (value) => workRowSchema.safeParse(value).data);
  return new Map(rows.map((row) => [row.canonical, row]));
}

export interface FetchWorksOptions {
  allowedPrivateHosts: readonly string[];
  /** Other addresses of the catalogues, for tests. */
  addresses?: Readonly<Record<Catalogue, string>>;
  budgetMilliseconds?: number;
  pauseMilliseconds?: number;
}

/** The result of asking about the works of a `record`, in numbers. */
export interface WorksAsked {
  found: number;
  unknown: number;
  could_not_run: number;
  /** Why the last failed request failed; null when none did. */
  reason: string | null;
}

/**
 * Asks catalogues about unknown papers among these addresses, and stores each answer. A catalogue that cannot be reached is not
 * asked again in this call, so that without a network each costs one attempt.
 * @returns undefined when there was nothing to ask.
 */
export async function fetchWorks(
  paths: WorkflowPaths,
  addresses: readonly string[],
  options: FetchWorksOptions,
): Promise<WorksAsked | undefined> {
  const known = readWorks(paths);
  const wanted = [...new Set(addresses.map(canonicalAddress))].filter(
    (canonical) => questionsAbout(canonical).length > 0 && isWorthAsking(known.get(canonical)),
  );
  if (wanted.length === 0) return undefined;
  const deadline = performance.now() + (options.budgetMilliseconds ?? budgetMilliseconds);
  const ask = asker(options, deadline);
  const counts = { found: 0, unknown: 0, could_not_run: 0 };
  let reason: string | null = null;
  for (const canonical of wanted) {
    if (performance.now() >= deadline) {
      counts.could_not_run += 1;
      reason = 'there was no time left to ask about all of them; the next record goes on';
      continue;
    }
    const row = { ...(await askAll(canonical, ask)), attempts: (known.get(canonical)?.attempts ?? 0) + 1 };
    await asWriter(paths, () => {
      appendLines(worksFile(paths), [JSON.stringify(row)]);
    });
    counts[row.outcome === 'could-not-run' ? 'could_not_run' : row.outcome] += 1;
    if (row.outcome === 'could-not-run') reason = row.reason;
  }
  return { ...counts, reason };
}

type Answer = { text: string } | { gone: true } | { failed: string };
type Ask = (catalogue: Catalogue, path: string) => Promise<Answer>;

function asker({ addresses = catalogues, pauseMilliseconds, ...options }: FetchWorksOptions, deadline: number): Ask {
  const unreachable = new Map<Catalogue, string>();
  const turns = hostTurns(pauseMilliseconds ?? usualPause);
  return async (catalogue, path) => {
    const before = unreachable.get(catalogue);
    if (before !== undefined) return { failed: before };
    const outcome = await fetchPage(`${addresses[catalogue]}${path}`, {
      ...fetchDefaults,
      ...limits,
      userAgent: `autonomous-workflow/${version()} (names the authors of works that a user's research cites)`,
      allowedPrivateHosts: options.allowedPrivateHosts,
      turns,
      now: () => new Date(),
      deadline,
    });
    if (outcome.outcome === 'fetched')
      return outcome.truncated ? { failed: `${catalogue} answered with too much` } : { text: outcome.text };
    const { kind, sentence } = outcome.reason;
    if (kind === 'gone') return { gone: true };
    unreachable.set(catalogue, sentence);
    return { failed: sentence };
  };
}

/** The answer of the first catalogue that knows a work; `could-not-run` when none does and one could not be asked. */
async function askAll(canonical: string, ask: Ask): Promise<Omit<WorkRow, 'attempts'>> {
  const nothing = { canonical, catalogue: null, title: '', authors: [], year: null, venue: null, retracted: false };
  const asked_at = new Date().toISOString();
  let failed: string | undefined;
  for (const { catalogue, path } of questionsAbout(canonical)) {
    const answer = await ask(catalogue, path);
    if ('failed' in answer) failed ??= answer.failed;
    const work = 'text' in answer ? readWork(catalogue, answer.text) : undefined;
    if (work !== undefined) return { ...nothing, ...work, outcome: 'found', catalogue, reason: null, asked_at };
  }
  if (failed === undefined) return { ...nothing, outcome: 'unknown', reason: null, asked_at };
  return { ...nothing, outcome: 'could-not-run', reason: failed, asked_at };
}
