import { fileName, folderOf, inFolder, type ProjectFiles } from './project-files.ts';

/** Settings of runners of JavaScript that name modules which they load before the tests. */
const settings =
  /\b(?:setupFiles(?:AfterEnv)?|globalSetup|globalTeardown|testEnvironment|testRunner|runner|reporters?|require)\b["']?\s*:\s*(\[[^\]]*\]|["'`][^"'`\n]+["'`])/g;
const javaScriptFiles = /^(?:package\.json|\.mocharc\.\w+|(?:vitest|vite|jest|playwright|ava|karma)\.[\w.]+)$/;
const endings = ['', '.js', '.mjs', '.cjs', '.ts', '.mts', '.cts', '.tsx', '/index.js', '/index.ts'];

/** Plugins of pytest: `-p checks.plugin` among its options, `pytest_plugins = ["checks.plugin"]`. */
const plugins = /(?:^|[\s"'=])-p[\s=]+([\w.]+)|\bpytest_plugins\s*=\s*([[(]?[^\])\n]+)/g;
const pythonFiles = /^(?:pytest\.ini|pyproject\.toml|setup\.cfg|tox\.ini|conftest\.py)$/;

function namedIn(file: string, text: string): string[] {
  const name = fileName(file);
  if (javaScriptFiles.test(name))
    return [...text.matchAll(settings)].flatMap(([, value = '']) =>
      [...value.matchAll(/["'`]([^"'`\n]+)["'`]/g)].flatMap(([, named = '']) =>
        endings.map((ending) => named.replace(/^<rootDir>\/|^\.\//, '') + ending),
      ),
    );
  if (!pythonFiles.test(name)) return [];
  return [...text.matchAll(plugins)].flatMap(([, option, list = '']) =>
    (option === undefined ? (list.match(/[\w.]+/g) ?? []) : [option]).map(
      (module) => `${module.replaceAll('.', '/')}.py`,
    ),
  );
}

/** The files of a project that its runners load before the tests, each with the configuration that names it. */
export function setupFiles({ paths, contents }: ProjectFiles): Map<string, string> {
  const known = new Set(paths);
  const found = new Map<string, string>();
  for (const [file, text] of contents)
    for (const named of namedIn(file, text)) {
      const path = inFolder(folderOf(file), named);
      if (known.has(path)) found.set(path, file);
    }
  return found;
}
