// Installs the development dependencies when they are missing or older than the lock file, so that `npm test` and
// `npm run demo` work in a bare clone, and sets up how this clone merges built files. With everything in place it costs a few
// milliseconds.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const stamp = 'node_modules/.bootstrap';
const { engines, packageManager } = JSON.parse(readFileSync('package.json', 'utf8'));

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [wantedMajor = 0, wantedMinor = 0] = engines.node.replace('>=', '').split('.').map(Number);
if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
  console.error(`Node ${engines.node.replace('>=', '')} or newer is needed to develop, found ${process.version}.`);
  console.error('→ Install a current Node from https://nodejs.org and run the command again.');
  process.exit(1);
}

const wanted = createHash('sha256').update(readFileSync('pnpm-lock.yaml')).update(packageManager).digest('hex');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) install();
keepOwnBuild();

/** Lets a merge keep the built files of this side, which `npm run build` then replaces. Without git there is nothing to merge. */
function keepOwnBuild() {
  const setting = 'merge.built.driver';
  const git = (...words) => spawnSync('git', ['config', '--local', ...words], { encoding: 'utf8', windowsHide: true });
  if (git('--get', setting).stdout?.trim() !== 'true') git(setting, 'true');
}

function install() {
  console.error('Installing the development dependencies (once; about 600 MB, most of it the claude binary) …');
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const { status, error } = spawnSync(
    npx,
    ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn'],
    {
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
      env: { ...process.env, CI: 'true' },
    },
  );
  if (status !== 0) {
    console.error(`The install failed${error === undefined ? '' : `: ${error.message}`}.`);
    console.error('→ Check the network and the message above, then run the command again.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
