import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { namesIn } from '../files/store.ts';
import { dependencyFolders } from './git/worktrees.ts';

type Environment = Record<string, string | undefined>;

/** The variables with which programs use a checkout as they use the work tree whose dependencies are linked into it. */
export async function checkoutVariables(root: string, folder: string, environment: Environment): Promise<Environment> {
  return {
    ...environment,
    ...(await pythonVariables(root, folder, environment)),
    ...cargoVariables(root, environment),
  };
}

/** Variables that make Python use the checkout's copy of a package installed in place (`pip install -e .`). */
async function pythonVariables(root: string, folder: string, environment: Environment): Promise<Environment> {
  const linked = (await dependencyFolders(root)).filter((path) => /(?:^|\/)\.?venv$/.test(path));
  const paths = [...new Set(['.venv', 'venv', ...linked])].flatMap((name) => {
    const roots = [root, rootOf(root, name)];
    return sitePackages(join(root, name))
      .flatMap(placesIn)
      .flatMap((place) => {
        const known = roots.find((one) => place === one || place.startsWith(`${one}/`));
        return known === undefined ? [] : [folder + place.slice(known.length)];
      });
  });
  const before = environment.PYTHONPATH ?? '';
  const separator = process.platform === 'win32' ? ';' : ':';
  const all = [...new Set(paths), ...before.split(separator).filter((one) => one !== '')];
  return {
    ...(all.length === 0 ? {} : { PYTHONPATH: all.join(separator) }),
    // A temporary folder needs no new installation.
    UV_NO_SYNC: '1',
  };
}

function sitePackages(environment: string): string[] {
  const library = join(environment, 'lib');
  return namesIn(library)
    .map((name) => join(library, name, 'site-packages'))
    .concat(join(environment, 'Lib', 'site-packages'))
    .filter((path) => existsSync(path));
}

/** The work tree that an environment belongs to; what is in those of features are links to the main one's. */
function rootOf(root: string, environment: string): string {
  const library = join(environment, 'lib');
  const path = join(root, library);
  const real = existsSync(path) ? realpathSync(path) : path;
  return real.endsWith(`${sep}${library}`) ? real.slice(0, -library.length - 1) : root;
}

/** The source folders of packages that are installed in place. */
function placesIn(site: string): string[] {
  return namesIn(site).flatMap((name) => {
    const isPath = name.endsWith('.pth');
    if (!isPath && !/^__editable__.*finder\.py$/.test(name)) return [];
    const text = readFileSync(join(site, name), 'utf8');
    return isPath ? text.split(/\r?\n/) : [...text.matchAll(/'(\/[^'\n]+)'/g)].map(([, path = '']) => dirname(path));
  });
}

/** Compiled dependencies are shared, since compiling them for each verification might exceed its time limit. */
function cargoVariables(root: string, environment: Environment): Environment {
  const target = join(root, 'target');
  return environment.CARGO_TARGET_DIR === undefined && existsSync(join(root, 'Cargo.toml')) && existsSync(target)
    ? { CARGO_TARGET_DIR: target }
    : {};
}
