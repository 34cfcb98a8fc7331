import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A Chromium of this machine: that of CHROMIUM, or the first on the PATH; undefined when there is none. */
export const browserFile: string | undefined = [
  process.env.CHROMIUM ?? '',
  ...(process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))),
].find((file) => file !== '' && existsSync(file));

/** The reason of a test that is skipped without a browser. */
export const noBrowser = 'could not run: no Chromium on the PATH or in CHROMIUM (apt-get install chromium)';

/** A headless browser; the caller closes it. */
export async function openBrowser(): Promise<Browser> {
  if (browserFile === undefined) throw new Error(noBrowser);
  // Containers lack the user namespaces of its sandbox; every page that tests open is our own.
  return chromium.launch({ executablePath: browserFile, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}
