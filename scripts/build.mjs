// Bundles the hooks and the CLI. The output is committed and must come out the same everywhere: no timestamps, no
// minification, exact esbuild version.
import { chmod, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build } from 'esbuild';

/** `--describe` writes nothing but, as JSON on standard output, what each bundle consists of. */
const isDescription = process.argv.includes('--describe');

/** For packages that name this licence without its text. */
const mitTerms = `Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;

/** The hooks of hooks.json by the names of their files, with whether Claude Code runs them in the background. */
const declared = new Map(
  Object.values(JSON.parse(await readFile('hooks/hooks.json', 'utf8')).hooks)
    .flatMap((groups) => groups.flatMap((group) => group.hooks))
    .map(({ args, asyncRewake = false }) => [/([\w-]+)\.cjs$/.exec(args[0])[1], asyncRewake])
    .sort(([one], [other]) => (one < other ? -1 : 1)),
);

/** Hooks that decide for themselves which sessions they concern. */
const forAll = new Set(['auto-resume', 'begin']);

/**
 * What Node runs of a hook. One for the owner of a workflow exports `handle`, in a bundle of its own: a session that owns nothing does
 * not load it.
 */
const hookEntry = (name, inBackground) =>
  forAll.has(name)
    ? { in: `src/hooks/${name}.ts`, out: name }
    : {
        out: name,
        stdin: {
          contents: `import { runForOwner } from './entry.ts';
runForOwner(async (input, root) => (await import('./${name}.ts')).handle(input, root), { inBackground: ${inBackground} });`,
          resolveDir: 'src/hooks',
          loader: 'ts',
        },
      };

const common = {
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  // One letter beyond Latin doubles what Node reads of a bundle, and takes longer than the letters spelt out.
  charset: 'ascii',
  legalComments: 'none',
  // The loader of ES modules takes milliseconds.
  supported: { 'dynamic-import': false },
  logLevel: 'warning',
  metafile: true,
  write: !isDescription,
  // Without them the YAML package resolves to its CommonJS build, which loads 5 ms slower, and jsonc-parser to one that cannot be bundled.
  alias: {
    yaml: './node_modules/yaml/browser/index.js',
    'js-yaml': './scripts/no-js-yaml.cjs',
    'jsonc-parser': './node_modules/jsonc-parser/lib/esm/main.js',
  },
  define: { 'import.meta.dirname': '__dirname' },
};

/**
 * The bundle of a module that hooks import dynamically: a hook's work has one of its own, and so has what only some tools and some
 * turns need. Everything else waits in one library.
 */
const hookBundle = (module) => {
  const own = { 'src/report/check.ts': 'check-report', 'src/safety/guard-shell.ts': 'guard-shell' }[module];
  const hook = /^src\/hooks\/([\w-]+)\.ts$/.exec(module)?.[1];
  if (own !== undefined || hook === undefined || hook.startsWith('on-')) return own ?? hook;
  return declared.has(hook) ? `on-${hook}` : undefined;
};

/** The same for the CLI. Commands that sessions and watching people call all the time are in one file with its start. */
const commandBundles = new Map([
  ['src/cli/brief.ts', null],
  ['src/cli/list.ts', null],
  ['src/cli/status.ts', null],
  ['src/cli/record.ts', 'record'],
]);

/** Imported dynamically for the sake of other commands, but needed by nearly every `record`. */
const insideOfRecord = new Set(['src/report/check.ts']);

/**
 * Keeps out of a bundle what its sources import dynamically: such a module is in another file, where it waits to be called.
 * @param library the file of the modules without a bundle of their own
 * @param bundleOf the bundle of a module that has one of its own; null for one that stays within the bundle that imports it
 */
function lazily(library, bundleOf) {
  const own = new Set();
  const waiting = new Set();
  const within = (name) => ({
    name: 'lazily',
    setup(bundler) {
      bundler.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined;
        const module = relative('.', join(resolveDir, path)).replaceAll('\\', '/');
        const bundle = bundleOf(module, name);
        if (bundle === null) return undefined;
        if (bundle !== undefined) {
          own.add(module);
          return { path: `./${bundle}.cjs`, external: true };
        }
        waiting.add(module);
        return { path: module, namespace: 'lazy' };
      });
      bundler.onLoad({ filter: /./, namespace: 'lazy' }, ({ path }) => ({
        contents: `module.exports = require('./${library}')['${path}']()`,
      }));
      bundler.onResolve({ filter: /./, namespace: 'lazy' }, ({ path }) => ({ path, external: true }));
    },
  });
  return { within, own, waiting };
}

/**
 * Bundles entry points, then what they import dynamically with a bundle of its own, until nothing is new, then the library of the rest.
 * @param first the entry points by the names of their files
 */
async function bundleAll({ first, library, bundleOf, ...options }) {
  const lazy = lazily(library, bundleOf);
  const results = [];
  const done = new Set();
  for (let next = first; next.length > 0;) {
    for (const entry of next) {
      const source =
        entry.stdin === undefined ? { entryPoints: [entry] } : { stdin: entry.stdin, entryNames: entry.out };
      results.push(await build({ ...common, ...options, ...source, plugins: [lazy.within(entry.out)] }));
      done.add(entry.in);
    }
    next = [...lazy.own].filter((module) => !done.has(module)).map((module) => ({ in: module, out: bundleOf(module) }));
  }
  const modules = [...lazy.waiting].sort();
  const calls = modules.map((module) => `'${module}': () => require('./${module}'),\n`).join('');
  results.push(
    await build({
      ...common,
      stdin: { contents: `module.exports = {\n${calls}};`, resolveDir: '.' },
      outfile: join(options.outdir, library),
    }),
  );
  return results;
}

const hooks = await bundleAll({
  first: [...declared].map(([name, inBackground]) => hookEntry(name, inBackground)),
  library: 'library.cjs',
  bundleOf: hookBundle,
  outdir: 'hooks',
  outExtension: { '.js': '.cjs' },
});
const cli = await bundleAll({
  first: [{ in: 'src/cli/main.ts', out: 'autonomous-workflow' }],
  library: 'commands.cjs',
  bundleOf: (module, within) => (within === 'record' && insideOfRecord.has(module) ? null : commandBundles.get(module)),
  outdir: 'bin',
  outExtension: { '.js': '.cjs' },
});
/** The page of the board: `board` puts it into what it serves and exports, so that nothing is loaded from elsewhere. */
const page = await build({
  ...common,
  entryPoints: ['src/board/page/main.tsx', 'src/board/page/board.css'].map((file) => ({
    in: file,
    out: 'board-page',
  })),
  outdir: 'bin',
  platform: 'browser',
  format: 'iife',
  target: 'es2022',
  // It stands whole in every page: a smaller one is shown sooner.
  minify: true,
  jsx: 'automatic',
  jsxImportSource: 'preact',
});
/** The pane: a module that Claude Code loads into an environment of its own, which has neither Node nor a DOM. */
const pane = await build({
  ...common,
  entryPoints: [{ in: 'src/pane/mod.tsx', out: 'pane' }],
  outdir: 'hooks',
  outExtension: { '.js': '.mjs' },
  platform: 'neutral',
  format: 'esm',
  target: 'es2023',
  jsx: 'transform',
  jsxFactory: 'h',
  jsxFragment: 'Fragment',
});
const results = [...hooks, ...cli, page, pane];
if (isDescription) process.stdout.write(JSON.stringify(describe()));
else await complete();

/** Every bundle with the bytes of its inputs. */
function describe() {
  const bundles = {};
  for (const { metafile } of results) {
    for (const [file, { bytes, inputs }] of Object.entries(metafile.outputs)) {
      const sizes = Object.entries(inputs).map(([input, { bytesInOutput }]) => [input, bytesInOutput]);
      bundles[file] = { bytes, inputs: Object.fromEntries(sizes) };
    }
  }
  return { bundles };
}

async function complete() {
  await removeStale();
  const program = 'bin/autonomous-workflow';
  await writeFile(program, `#!/usr/bin/env node\n${await readFile(`${program}.cjs`, 'utf8')}`);
  await rm(`${program}.cjs`);
  await chmod(program, 0o755);
  // The root is an ES module package; the bundles are CommonJS.
  await writeFile('bin/package.json', '{ "type": "commonjs" }\n');
  await writeFile('LICENSES.md', await licenses());
}

/** Removes bundles of earlier builds. */
async function removeStale() {
  const made = new Set(results.flatMap(({ metafile }) => Object.keys(metafile.outputs)));
  for (const folder of ['hooks', 'bin']) {
    for (const name of await readdir(folder)) {
      if (name.endsWith('.cjs') && !made.has(`${folder}/${name}`)) await rm(join(folder, name));
    }
  }
}

/** The licence texts of every package that ended up in a bundle. */
async function licenses() {
  const inputs = results.flatMap(({ metafile }) => Object.keys(metafile.inputs));
  const folders = new Set(
    inputs.map((path) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]).filter(Boolean),
  );
  const parts = [];
  for (const folder of folders) {
    const { name, version, license, author } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
    const files = ['LICENSE', 'LICENSE.md', 'license', 'license.md', 'LICENSE.txt'].map((file) => `${folder}/${file}`);
    const text = (await firstOf(files)) ?? termsOf(license, author, folder);
    parts.push(`## ${name} ${version} (${license})\n\n\`\`\`text\n${text.trim().replaceAll('\r\n', '\n')}\n\`\`\`\n`);
  }
  return `# Licences of the bundled packages\n\n${parts.sort().join('\n')}`;
}

async function firstOf(files) {
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** The terms of a package that names its licence and its author, but comes without the text. */
function termsOf(license, author, folder) {
  const holder = typeof author === 'string' ? author : author?.name;
  if (license === 'MIT' && holder) return `MIT License\n\nCopyright (c) ${holder}\n\n${mitTerms}`;
  throw new Error(`no licence text in ${folder}, and its terms are not known from its package.json`);
}
