import { join } from 'node:path';
import { rowsIn } from '../base/json.ts';
import { appendLines, readOrNothing } from '../files/store.ts';
import { type WorkflowPaths, version } from '../files/paths.ts';
import { asWriter } from '../loop/workflow.ts';
import { fetchDefaults, fetchPage, hostTurns } from './fetch-page.ts';
import { canonicalAddress } from './rules/pages/addresses.ts';
import { catalogues, doiOf, workSchema, worksIn, type Work } from './rules/works.ts';

/** The most works that a catalogue is asked about at once: the next `record` asks about the others. */
const mostWorks = 40;
const limits = { connectMilliseconds: 4_000, totalMilliseconds: 8_000, mostBytes: 4_000_000 };

const worksFile = (paths: WorkflowPaths) => join(paths.snapshots, 'works.jsonl');

/** What catalogues said of works, by the keys of their sources; after a damaged line, they are asked again. */
export function readWorks(paths: WorkflowPaths): Map<string, Work> {
  const text = readOrNothing(worksFile(paths))?.toString('utf8') ?? '';
  return new Map(rowsIn(text, (value) => workSchema.safeParse(value).data).map((work) => [work.canonical, work]));
}

/** The result of asking about the works of a `record`, in numbers; why a catalogue could not be asked, if one could not. */
export interface WorksAsked {
  found: number;
  unknown: number;
  could_not_run: number;
  reason: string | null;
}

/**
 * Asks each catalogue once about the papers among these addresses of which nothing is known, and stores what they say. What none knows is
 * asked again while one cannot be reached.
 * @param addresses those of the catalogues, for tests.
 * @returns undefined when there was nothing to ask.
 */
export async function fetchWorks(
  paths: WorkflowPaths,
  sources: readonly string[],
  allowedPrivateHosts: readonly string[],
  addresses: readonly string[] = catalogues.map(({ address }) => address),
): Promise<WorksAsked | undefined> {
  const known = readWorks(paths);
  const wanted = [...new Set(sources.map(canonicalAddress))]
    .filter((canonical) => doiOf(canonical) !== undefined && !known.has(canonical))
    .slice(0, mostWorks);
  if (wanted.length === 0) return undefined;
  const options = {
    ...{ ...fetchDefaults, ...limits, allowedPrivateHosts, turns: hostTurns(0), now: () => new Date() },
    userAgent: `autonomous-workflow/${version()} (names the authors of works that a user's research cites)`,
  };
  const dois = wanted.flatMap((canonical) => doiOf(canonical) ?? []);
  const answers = await Promise.all(
    catalogues.map(async (one, at) => {
      const answer = await fetchPage(`${addresses[at] ?? one.address}${one.path(dois)}`, options);
      if (answer.outcome === 'failed') return { works: [], reason: answer.reason.sentence };
      const works = worksIn(one, answer.text);
      return { works: works ?? [], reason: works ? null : `${one.address} answered with no whole list of works` };
    }),
  );
  const reason = answers.find((one) => one.reason !== null)?.reason ?? null;
  const rows = wanted.flatMap((canonical): Work[] => {
    const [first, ...others] = answers.flatMap(({ works }) => works.filter((work) => work.canonical === canonical));
    if (first !== undefined) return [{ ...first, retracted: [first, ...others].some(({ retracted }) => retracted) }];
    return reason === null ? [{ canonical, title: '', authors: [], year: null, venue: null, retracted: false }] : [];
  });
  if (rows.length > 0)
    await asWriter(paths, () => {
      appendLines(
        worksFile(paths),
        rows.map((row) => JSON.stringify(row)),
      );
    });
  const found = rows.filter(({ title }) => title !== '').length;
  return { found, unknown: rows.length - found, could_not_run: wanted.length - rows.length, reason };
}
