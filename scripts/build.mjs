// Bundles the hooks and the CLI. The output is committed and must come out the same everywhere: no timestamps, no
// minification, exact esbuild version. Flags and their costs: README, "Development".
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
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
  // Without it the YAML package resolves to its CommonJS build, which loads 5 ms slower.
  alias: { yaml: './node_modules/yaml/browser/index.js', 'js-yaml': './scripts/no-js-yaml.cjs' },
  define: { 'import.meta.dirname': '__dirname' },
};

/** What a hook imports only when it is needed, with the bundle that it is in. */
const bundles = [
  [/\/(?:runtime|on-stop|on-tool-use|guard-shell)\.ts$/, (file) => basename(file, '.ts')],
  [
    /\/(?:ledger-file|repair|checks-on-disk|parse-configuration|state-document|note-file|scrutiny-lines|mend-goal|verification-batches|planning-turn|coding-turn|acceptance-turn|begin-coding|create-workflow|find-report-task|close-report|library)\.ts$/,
    () => 'library',
  ],
];

/** Each of them stays in a file of its own, so that a hook's start does not pay for it. */
const staysOutside = {
  name: 'stays-outside',
  setup(bundler) {
    for (const [filter, bundleOf] of bundles) {
      bundler.onResolve({ filter }, ({ kind, path }) =>
        kind === 'dynamic-import' ? { path: `./${bundleOf(path)}.cjs`, external: true } : undefined,
      );
    }
  },
};

/** The commands that are called at every iteration, and by whoever looks on. They are in one file with the start of the CLI. */
const frequentCommands = /^src\/cli\/(?:brief|list|status)\.ts$/;
const seldomUsed = new Set();

/** Whatever else the CLI imports only when it is needed is in a second file, where each module waits to be called. */
const seldomOutside = {
  name: 'seldom-outside',
  setup(bundler) {
    bundler.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
      const module = relative('.', join(resolveDir, path)).replaceAll('\\', '/');
      if (kind !== 'dynamic-import' || frequentCommands.test(module)) return undefined;
      seldomUsed.add(module);
      return { path: module, namespace: 'seldom' };
    });
    bundler.onLoad({ filter: /./, namespace: 'seldom' }, ({ path }) => ({
      contents: `module.exports = require('./commands.cjs')['${path}']()`,
    }));
    bundler.onResolve({ filter: /commands\.cjs$/ }, ({ path }) => ({ path, external: true }));
  },
};

const library = await build({ ...common, entryPoints: ['src/hooks/library.ts'], outfile: 'hooks/library.cjs' });
const hooks = await build({
  ...common,
  entryPoints: [...entries, 'on-stop', 'on-tool-use', 'guard-shell', 'runtime'].map((name) => `src/hooks/${name}.ts`),
  outdir: 'hooks',
  outExtension: { '.js': '.cjs' },
  // One letter beyond Latin doubles what Node reads of a bundle, and takes longer than the letters spelt out.
  charset: 'ascii',
  supported: { 'dynamic-import': false },
  plugins: [staysOutside],
});
const cli = await build({
  ...common,
  entryPoints: ['src/cli/main.ts'],
  outfile: 'bin/autonomous-workflow',
  charset: 'ascii',
  banner: { js: '#!/usr/bin/env node' },
  plugins: [seldomOutside],
});
const loaders = [...seldomUsed].sort().map((module) => `'${module}': () => require('./${module}'),\n`);
const commands = await build({
  ...common,
  stdin: { contents: `module.exports = {\n${loaders.join('')}};`, resolveDir: '.' },
  outfile: 'bin/commands.cjs',
  charset: 'ascii',
});
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
