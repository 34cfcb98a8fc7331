import { hostsIn, type Configuration } from '../configuration/rules/configuration.ts';
import type { SnapshotRow } from '../research/rules/pages/snapshot-row.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { Preparation } from './record.ts';
import { fetchSources } from '../research/fetch-sources.ts';
import { fetchWorks } from '../research/fetch-works.ts';
import { catalogues } from '../research/rules/works.ts';
import { progressLine } from '../programs/progress-line.ts';

/** For all sources of one record: Claude Code limits a command to two minutes. */
const budgetMilliseconds = 80_000;

/**
 * Fetches the sources of the next record within a time limit; the next `record` fetches remaining ones. Files of the project are
 * read even if fetching from the web is off.
 * @param web as `addressesToFetch` finds them, like `files`.
 * @returns undefined when nothing was fetched.
 */
export async function fetchForRecord(
  paths: WorkflowPaths,
  { web, files }: { web: readonly string[]; files: readonly string[] },
  configuration: Pick<Configuration, 'fetch_sources' | 'allowed_private_hosts'>,
): Promise<Preparation['fetched']> {
  const fetched = { stored: 0, dead: 0, could_not_run: 0, left: 0 };
  const line = progressLine();
  const count = (done: number, all: number, { outcome, reason, url }: SnapshotRow): void => {
    line.show(`Fetching sources: ${done} of ${all}, ${url}`);
    if (reason?.kind === 'not-attempted') fetched.left += 1;
    else fetched[outcome === 'could-not-run' ? 'could_not_run' : outcome] += 1;
  };
  const options = {
    allowedPrivateHosts: hostsIn(configuration.allowed_private_hosts),
    budgetMilliseconds,
  };
  await fetchSources(paths, files, { ...options, again: true }, count);
  if (configuration.fetch_sources) await fetchSources(paths, web, options, count);
  const { allowedPrivateHosts } = options;
  const works = configuration.fetch_sources
    ? await fetchWorks(paths, web, { catalogues, allowedPrivateHosts })
    : undefined;
  line.clear();
  const isAnything = works !== undefined || Object.values(fetched).some((number) => number > 0);
  return isAnything ? { ...fetched, ...(works && { works }) } : undefined;
}
