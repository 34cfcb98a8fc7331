import { isRecord } from '../../../base/json.ts';
import { literally } from '../../../base/text.ts';
import {
  atLine,
  type CommandKind,
  type DetectedCommand,
  fileName,
  folderOf,
  inFolder,
  isWithin,
  type ProjectFiles,
  readJson,
} from './project-files.ts';

/** The names under which a package's scripts do each check, the best first. */
const scriptNames: Record<CommandKind, readonly string[]> = {
  test: ['test:ci', 'test', 'tests', 'test:run', 'test:unit', 'unit', 'check:test'],
  lint: ['lint:ci', 'lint', 'eslint', 'lint:check'],
  types: ['typecheck', 'type-check', 'check-types', 'check:types', 'types', 'tsc', 'types:check'],
  build: ['build', 'compile'],
};

const lockFiles = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lockb', 'bun'],
  ['bun.lock', 'bun'],
  ['package-lock.json', 'npm'],
  ['npm-shrinkwrap.json', 'npm'],
] as const;

/** npm writes this into every new package; it checks nothing and fails. */
const noTest = /no test(?:s)? specified/;
const runners = ['vitest', 'jest', 'ava', 'mocha'] as const;

type Manager = (typeof lockFiles)[number][1];

/** The manager of the nearest lock file above a folder; a `packageManager` field has priority over every lock file. */
function managerFor(folder: string, files: ProjectFiles, manifest: Record<string, unknown>): Manager {
  const named = /^(npm|pnpm|yarn|bun)@/.exec(
    typeof manifest.packageManager === 'string' ? manifest.packageManager : '',
  )?.[1];
  if (named !== undefined) return named as Manager;
  const found = lockFiles
    .flatMap(([name, manager]) =>
      files.paths
        .filter((path) => fileName(path) === name && isWithin(folder, folderOf(path)))
        .map((path) => ({ manager, depth: path.split('/').length })),
    )
    .sort((a, b) => b.depth - a.depth);
  return found[0]?.manager ?? 'npm';
}

function runScript(manager: Manager, script: string): string {
  return script === 'test' && manager !== 'bun' ? `${manager} test` : `${manager} run ${script}`;
}

function runBinary(manager: Manager, line: string): string {
  const prefix = { npm: 'npx --no-install', pnpm: 'pnpm exec', yarn: 'yarn run', bun: 'bunx --no-install' }[manager];
  return `${prefix} ${line}`;
}

/** The command for one kind of check, from the scripts or, without one, from the tools that a package depends on. */
function detectKind(kind: CommandKind, file: string, files: ProjectFiles): DetectedCommand | undefined {
  const text = files.contents.get(file) ?? '';
  const manifest = readJson(text);
  const folder = folderOf(file);
  const manager = managerFor(folder, files, manifest);
  const scripts = isRecord(manifest.scripts) ? manifest.scripts : {};
  const usable = scriptNames[kind].filter((name) => typeof scripts[name] === 'string' && !noTest.test(scripts[name]));
  const script = usable.find((name) => !/--watch(?:All)?\b(?!=false)/.test(String(scripts[name]))) ?? usable[0];
  const base = { kind, ecosystem: 'node', folder, file } as const;
  if (script !== undefined) {
    const place = atLine(text, new RegExp(`^\\s*"${literally(script)}"\\s*:`));
    const reason = `${file} has the script "${script}"`;
    return { ...base, line: runScript(manager, script), declared: true, reason, ...place };
  }
  const tools = { ...toolsOf(manifest, 'dependencies'), ...toolsOf(manifest, 'devDependencies') };
  const suggested = (tool: string, line: string): DetectedCommand => {
    const place = atLine(text, new RegExp(`"${literally(tool)}"\\s*:`));
    return { ...base, line: runBinary(manager, line), declared: false, reason: `${file} depends on ${tool}`, ...place };
  };
  if (kind === 'types' && 'typescript' in tools && files.paths.includes(inFolder(folder, 'tsconfig.json')))
    return suggested('typescript', 'tsc --noEmit');
  if (kind !== 'test') return undefined;
  const runner = runners.find((name) => name in tools);
  if (runner !== undefined) return suggested(runner, runner === 'vitest' ? 'vitest run' : runner);
  return testFilesOf(folder, files, base, manager);
}

function toolsOf(manifest: Record<string, unknown>, field: string): Record<string, unknown> {
  return isRecord(manifest[field]) ? manifest[field] : {};
}

function testFilesOf(
  folder: string,
  files: ProjectFiles,
  base: Pick<DetectedCommand, 'kind' | 'ecosystem' | 'folder' | 'file'>,
  manager: Manager,
): DetectedCommand | undefined {
  const file = files.paths.find(
    (path) => isWithin(folderOf(path), folder) && /[.-]test\.[cm]?js$/.test(path) && !path.includes('node_modules/'),
  );
  if (file === undefined) return undefined;
  const line = manager === 'bun' ? 'bun test' : 'node --test';
  return { ...base, line, declared: false, reason: `${file} is a test file, and no script runs it`, file };
}

/** The checks of a Node package: its scripts, run by the package manager that its lock file names. */
export function detectNode(kind: CommandKind, files: ProjectFiles): DetectedCommand[] {
  return files.paths
    .filter((path) => fileName(path) === 'package.json' && !path.includes('node_modules/'))
    .flatMap((file) => detectKind(kind, file, files) ?? []);
}
