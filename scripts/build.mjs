// Bundles the hooks and the CLI. The output is committed and must come out the same everywhere: no timestamps, exact esbuild version.
import { chmod, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createHash } from 'node:crypto';
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

/** The hooks of hooks.json by the names of their files. */
const declared = new Set(
  Object.values(JSON.parse(await readFile('hooks/hooks.json', 'utf8')).hooks)
    .flatMap((groups) => groups.flatMap((group) => group.hooks))
    .map(({ args }) => /([\w-]+)\.cjs$/.exec(args[0])[1]),
);

/** Hooks that decide for themselves which sessions they concern. */
const forAll = new Set(['auto-resume', 'begin']);

/** What a driving session needs at every turn and tool is in `turn.cjs`, which holds no package and loads faster than all of the program. */
const ofEveryTurn = new Set(
  [
    ...['agents-answered', 'guard', 'hand-in', 'log-failure', 'searched', 'verify-state'].map(
      (hook) => `hooks/${hook}`,
    ),
    ...['app/step', 'loop/announce', 'loop/list'],
    'safety/guard-shell',
  ].map((module) => `src/${module}.ts`),
);

/** The command that starts as fast, in the program itself. */
const ofEveryIteration = new Set(['src/cli/brief.ts']);

const common = {
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  minifyWhitespace: true,
  minifySyntax: true,
  minifyIdentifiers: true,
  // Names in stacks of errors, and those by which errors are told apart; beside short ones they cost milliseconds, so only the program
  // that loads last has them.
  keepNames: true,
  // One letter beyond Latin doubles what Node reads of a bundle, and takes longer than the letters spelt out.
  charset: 'ascii',
  legalComments: 'none',
  // The loader of ES modules takes milliseconds.
  supported: { 'dynamic-import': false },
  logLevel: 'warning',
  metafile: true,
  write: !isDescription,
  // Without it the YAML package resolves to its CommonJS build, which loads 5 ms slower.
  alias: {
    yaml: './node_modules/yaml/browser/index.js',
    'js-yaml': './scripts/no-js-yaml.cjs',
  },
  define: { 'import.meta.dirname': '__dirname' },
};

/** What the other bundles import dynamically: `bin/main.cjs` has it. */
const inMain = new Set();

/** Leaves what is imported dynamically to another bundle: `bundleOf` names it; undefined for a module that stays inside. */
const lazily = (bundleOf) => ({
  name: 'lazily',
  setup(bundler) {
    bundler.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const module = relative('.', join(resolveDir, path)).replaceAll('\\', '/');
      const bundle = bundleOf(module);
      if (bundle === undefined) return undefined;
      if (bundle === main) inMain.add(module);
      return { path: module, namespace: 'lazy', pluginData: bundle };
    });
    bundler.onLoad({ filter: /./, namespace: 'lazy' }, ({ path, pluginData }) => ({
      contents: `module.exports = require('./src/hooks/bundle.ts').loadBundle(require('node:path').join(__dirname, '${pluginData}'), require)['${path}']()`,
      resolveDir: '.',
    }));
  },
});
const turn = './turn.cjs';
const main = '../bin/main.cjs';

/** A bundle whose modules are evaluated when another bundle asks for them, by the names of their files. */
const library = (outfile, modules, options = {}) =>
  build({
    ...common,
    ...options,
    stdin: {
      contents: `module.exports = {${[...modules]
        .sort()
        .map((module) => `'${module}': () => require('./${module}'),\n`)
        .join('')}};`,
      resolveDir: '.',
    },
    outfile,
  });

/** What Node runs of a hook for the owner of a workflow, whose module exports `handle`. */
const forOwner = (name) => ({
  contents: `import { runForOwner } from './entry.ts';
runForOwner(async (input, root) => (await import('./${name}.ts')).handle(input, root));`,
  resolveDir: 'src/hooks',
  loader: 'ts',
});

/** What Node runs of each hook: a session that owns no workflow loads nothing else. */
const gates = await Promise.all(
  [...declared].map((name) =>
    build({
      ...common,
      ...(forAll.has(name) ? { entryPoints: [`src/hooks/${name}.ts`] } : { stdin: forOwner(name) }),
      outfile: `hooks/${name}.cjs`,
      keepNames: false,
      plugins: [lazily((module) => (ofEveryTurn.has(module) ? turn : main))],
    }),
  ),
);
const ofTurn = await library('hooks/turn.cjs', ofEveryTurn, {
  keepNames: false,
  plugins: [lazily((module) => (ofEveryTurn.has(module) ? undefined : main))],
});
/** The program, with the commands that sessions and the pane call all the time. */
const program = await build({
  ...common,
  entryPoints: ['src/cli/main.ts'],
  banner: { js: '#!/usr/bin/env node' },
  keepNames: false,
  outfile: 'bin/autonomous-workflow',
  plugins: [lazily((module) => (ofEveryIteration.has(module) ? undefined : main))],
});
const all = await library('bin/main.cjs', inMain);
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
const results = [...gates, ofTurn, program, all, pane];
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
  for (const file of results.flatMap(({ metafile }) => Object.keys(metafile.outputs))) await spellOut(file);
  for (const file of ['hooks/turn.cjs', 'bin/main.cjs']) await wrap(file);
  await removeStale();
  await chmod('bin/autonomous-workflow', 0o755);
  // The root is an ES module package; the bundles are CommonJS.
  await writeFile('bin/package.json', '{ "type": "commonjs" }\n');
  await writeFile('LICENSES.md', await licenses());
}

/** Spells out the letters beyond ASCII that esbuild leaves in regular expressions: bundles are read as Latin-1. */
async function spellOut(file) {
  const text = await readFile(file, 'utf8');
  const spelt = text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  if (spelt !== text) await writeFile(file, spelt);
}

/**
 * Makes a function of a bundle, which `src/hooks/bundle.ts` calls, with a mark of its content before it, by which that knows what was
 * compiled of it.
 */
async function wrap(file) {
  const text = await readFile(file, 'utf8');
  const mark = createHash('sha256').update(text).digest('hex').slice(0, 16);
  await writeFile(file, `/*${mark}*/(function(exports,require,module,__filename,__dirname){${text}\n})`);
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
