// Bundles the hooks and the CLI. The output is committed and must come out the same everywhere: no timestamps, no
// minification, exact esbuild version. Flags and their costs: CONTRIBUTING.md.
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build } from 'esbuild';

const entries = [
  'auto-checkpoint',
  'auto-resume',
  'begin',
  'guard',
  'hand-in',
  'session-end',
  'verify-state',
  'wait-for-api',
  'watch',
];

const common = {
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
  // Without them the YAML package resolves to its CommonJS build, which loads 5 ms slower, and jsonc-parser to one that cannot be bundled.
  alias: {
    yaml: './node_modules/yaml/browser/index.js',
    'js-yaml': './scripts/no-js-yaml.cjs',
    'jsonc-parser': './node_modules/jsonc-parser/lib/esm/main.js',
  },
  define: { 'import.meta.dirname': '__dirname' },
};

/** Modules on the path of every turn or tool, each with a bundle of its own. */
const ownBundles = {
  'src/hooks/on-stop.ts': 'on-stop',
  'src/hooks/on-tool-use.ts': 'on-tool-use',
  'src/hooks/runtime.ts': 'runtime',
  'src/safety/guard-shell.ts': 'guard-shell',
};

/** The commands that are called at every iteration, and by people who watch. They are in one file with the start of the CLI. */
const frequentCommands = new Set(['src/cli/brief.ts', 'src/cli/list.ts', 'src/cli/status.ts']);

/**
 * Keeps out of a bundle what its sources import dynamically: such a module is in a second file, where it waits to be called.
 * @param file the second file
 * @param modules takes the modules that have to be in it
 * @param elsewhere the bundle of a module that has one of its own; null for one that stays inside
 */
function lazily(file, modules, elsewhere) {
  return {
    name: 'lazily',
    setup(bundler) {
      bundler.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined;
        const module = relative('.', join(resolveDir, path)).replaceAll('\\', '/');
        const bundle = elsewhere(module);
        if (bundle === null) return undefined;
        if (bundle !== undefined) return { path: `./${bundle}.cjs`, external: true };
        modules.add(module);
        return { path: module, namespace: 'lazy' };
      });
      bundler.onLoad({ filter: /./, namespace: 'lazy' }, ({ path }) => ({
        contents: `module.exports = require('./${file}')['${path}']()`,
      }));
      bundler.onResolve({ filter: /./, namespace: 'lazy' }, ({ path }) => ({ path, external: true }));
    },
  };
}

/** The source of a file in which each of these modules waits to be called. */
const waiting = (modules) => ({
  contents: `module.exports = {\n${[...modules]
    .sort()
    .map((module) => `'${module}': () => require('./${module}'),\n`)
    .join('')}};`,
  resolveDir: '.',
});

const seldomInHooks = new Set();
const hooks = await build({
  ...common,
  entryPoints: [
    ...entries.map((name) => ({ in: `src/hooks/${name}.ts`, out: name })),
    ...Object.entries(ownBundles).map(([file, name]) => ({ in: file, out: name })),
  ],
  outdir: 'hooks',
  outExtension: { '.js': '.cjs' },
  // One letter beyond Latin doubles what Node reads of a bundle, and takes longer than the letters spelt out.
  charset: 'ascii',
  supported: { 'dynamic-import': false },
  plugins: [lazily('library.cjs', seldomInHooks, (module) => ownBundles[module])],
});
const library = await build({
  ...common,
  stdin: waiting(seldomInHooks),
  outfile: 'hooks/library.cjs',
  charset: 'ascii',
});
const seldomInCli = new Set();
const cli = await build({
  ...common,
  entryPoints: ['src/cli/main.ts'],
  outfile: 'bin/autonomous-workflow',
  charset: 'ascii',
  banner: { js: '#!/usr/bin/env node' },
  plugins: [lazily('commands.cjs', seldomInCli, (module) => (frequentCommands.has(module) ? null : undefined))],
});
const commands = await build({ ...common, stdin: waiting(seldomInCli), outfile: 'bin/commands.cjs', charset: 'ascii' });
await chmod('bin/autonomous-workflow', 0o755);
// The root is an ES module package; the bundles are CommonJS.
await writeFile('bin/package.json', '{ "type": "commonjs" }\n');
await writeFile('LICENSES.md', await licenses([library, hooks, cli, commands]));

/** The licence texts of every package that ended up in a bundle. */
async function licenses(results) {
  const inputs = results.flatMap(({ metafile }) => Object.keys(metafile.inputs));
  const folders = new Set(
    inputs.map((path) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]).filter(Boolean),
  );
  const parts = [];
  for (const folder of folders) {
    const { name, version, license } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
    const text = await firstOf(
      ['LICENSE', 'LICENSE.md', 'license', 'license.md', 'LICENSE.txt'].map((file) => `${folder}/${file}`),
    );
    parts.push(`## ${name} ${version} (${license})\n\n\`\`\`text\n${text.trim()}\n\`\`\`\n`);
  }
  return `# Licences of the bundled packages\n\n${parts.sort().join('\n')}`;
}

async function firstOf(files) {
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text !== undefined) return text;
  }
  throw new Error(`no licence text among ${files.join(', ')}`);
}
