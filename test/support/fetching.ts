import { afterAll, beforeAll } from 'vitest';
import type { FetchOutcome } from '../../src/research/rules/pages/page.ts';
import { fetchDefaults, fetchPage, type FetchOptions, hostTurns } from '../../src/research/fetch-page.ts';
import { startLocalWeb, type LocalWeb } from '../simulator/local-web.ts';

/** Options for fetching from a local web, without pauses. */
export function optionsFor(web: Pick<LocalWeb, 'hosts'>, more: Partial<FetchOptions> = {}): FetchOptions {
  return {
    ...fetchDefaults,
    userAgent: 'workflow-test/1',
    allowedPrivateHosts: web.hosts,
    turns: hostTurns(0),
    ...more,
  };
}

/** A local web for the tests of a file. */
export function useLocalWeb(): { web: () => LocalWeb; fetch: typeof fetchTrouble } {
  let web: LocalWeb | undefined;
  const started = (): LocalWeb => {
    if (web === undefined) throw new Error('the local web has not started');
    return web;
  };
  beforeAll(async () => {
    web = await startLocalWeb();
  });
  afterAll(() => web?.close());
  /** Fetches a page of the site where everything goes wrong. */
  const fetchTrouble = (path: string, more: Partial<FetchOptions> = {}): Promise<FetchOutcome> =>
    fetchPage(started().address('trouble', path), optionsFor(started(), more));
  return { web: started, fetch: fetchTrouble };
}
