/** The hosts of the local web. On Linux each has a loopback address of its own, elsewhere a port of its own. */
export const sites = {
  algorithms: '127.0.0.11',
  standards: '127.0.0.12',
  measurements: '127.0.0.13',
  operations: '127.0.0.14',
  archive: '127.0.0.15',
  news: '127.0.0.16',
  forum: '127.0.0.17',
  /** Everything that goes wrong. */
  trouble: '127.0.0.18',
} as const;

export type SiteName = keyof typeof sites;
