/** Folders that interpreters, test runners, checkers and package managers fill of themselves. */
const folders = [
  '__pycache__',
  '.pytest_cache',
  '.mypy_cache',
  '.ruff_cache',
  '.hypothesis',
  '.tox',
  '.nox',
  '.nyc_output',
  '.vitest',
  '.vite',
  '.turbo',
  'htmlcov',
  'lcov-report',
  'node_modules',
  '.venv',
];

/** Files of the same kind, as patterns of git. */
const files = [
  '*.pyc',
  '*.pyo',
  '.coverage',
  '.coverage.*',
  'coverage-final.json',
  'coverage-summary.json',
  'lcov.info',
  'clover.xml',
  '.eslintcache',
  '*.tsbuildinfo',
  '.DS_Store',
];

/** Pathspecs that leave these out of the work on a feature, whether or not a project's .gitignore names them. */
export const withoutProducts: readonly string[] = [
  ...folders.map((name) => `:(top,exclude,glob)**/${name}/**`),
  ...files.map((name) => `:(top,exclude,glob)**/${name}`),
  // The files of workflows come to be under such names.
  ':(top,exclude,glob)**/docs/research-*/**/*.tmp',
];

const patterns = files.map((name) => new RegExp(`^${name.replaceAll('.', '\\.').replace('*', '[^/]*')}$`));

/** Whether a path is a product of tools and no work of anybody. */
export function isBuildProduct(path: string): boolean {
  const parts = path.split('/').filter((part) => part !== '');
  const name = parts.at(-1) ?? '';
  return parts.some((part) => folders.includes(part)) || patterns.some((pattern) => pattern.test(name));
}
