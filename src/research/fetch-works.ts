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
    const isLate = performance.now() >= deadline;
    const row = isLate ? undefined : { ...(await ask(canonical)), attempts: (known.get(canonical)?.attempts ?? 0) + 1 };
    if (row !== undefined)
      await asWriter(paths, () => {
        appendLines(worksFile(paths), [JSON.stringify(row)]);
      });
    const { outcome, reason: why } = row ?? { outcome: 'could-not-run', reason: noTime };
    counts[outcome === 'could-not-run' ? 'could_not_run' : outcome] += 1;
    if (outcome === 'could-not-run') reason = why;
  }
  return { ...counts, reason };
}

const noTime = 'there was no time left to ask about all of them; the next record goes on';

/** Asks one catalogue after the other about a work, until one knows it; `could-not-run` when none does and one could not be asked. */
function asker(
  { addresses = catalogues, pauseMilliseconds, allowedPrivateHosts }: FetchWorksOptions,
  deadline: number,
) {
  const unreachable = new Map<Catalogue, string>();
  const options = {
    ...{ ...fetchDefaults, ...limits, allowedPrivateHosts, deadline },
    userAgent: `autonomous-workflow/${version()} (names the authors of works that a user's research cites)`,
    turns: hostTurns(pauseMilliseconds ?? usualPause),
    now: () => new Date(),
  };
  return async (canonical: string): Promise<Omit<WorkRow, 'attempts'>> => {
    const nothing = { canonical, catalogue: null, title: '', authors: [], year: null, venue: null, retracted: false };
    const asked_at = new Date().toISOString();
    let reason: string | null = null;
    for (const { catalogue, path } of questionsAbout(canonical)) {
      if (!unreachable.has(catalogue)) {
        const answer = await fetchPage(`${addresses[catalogue]}${path}`, options);
        if (answer.outcome === 'failed' && answer.reason.kind === 'gone') continue;
        if (answer.outcome === 'failed') unreachable.set(catalogue, answer.reason.sentence);
        else {
          const work = answer.truncated ? undefined : readWork(catalogue, answer.text);
          if (work !== undefined) return { ...nothing, ...work, outcome: 'found', catalogue, reason: null, asked_at };
          if (answer.truncated) reason ??= `${catalogue} answered with too much`;
        }
      }
      reason ??= unreachable.get(catalogue) ?? null;
    }
    return { ...nothing, outcome: reason === null ? 'unknown' : 'could-not-run', reason, asked_at };
  };
}
