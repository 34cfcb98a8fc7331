import { fileURLToPath } from 'node:url';

/** The real claude binary of this repository's devDependencies (not the package manager's shim, which sets NODE_PATH). */
export const CLAUDE_BINARY = fileURLToPath(
  new URL('../../node_modules/@anthropic-ai/claude-code/bin/claude.exe', import.meta.url),
);

/** What every run of the real binary needs. Without `home` a throw-away HOME is made and removed afterwards. */
export interface ClaudeOptions {
  readonly cwd: string;
  readonly apiUrl: string;
  readonly pluginDirs?: readonly string[];
  readonly allowedTools?: readonly string[];
  readonly extraArgs?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly home?: string;
  readonly claudeBinary?: string;
}

/** Promises the command-line arguments that are the same with and without a terminal. */
export function sharedArguments(options: ClaudeOptions): readonly string[] {
  const { pluginDirs = [], allowedTools = [], extraArgs = [] } = options;
  return [
    ...pluginDirs.flatMap((directory) => ['--plugin-dir', directory]),
    ...(allowedTools.length > 0 ? ['--allowedTools', ...allowedTools] : []),
    ...extraArgs,
  ];
}
