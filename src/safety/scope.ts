import { realpathSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { findSources } from '../configuration/cache.ts';
import { realPlace, type WorkflowPaths } from '../files/paths.ts';
import type { SafetyScope } from './rules/denial.ts';

/** The session that drives a workflow and its machine, as the rules see them, for what begins in a folder. */
export function scopeOf(folder: string, { root, name }: WorkflowPaths, steering: readonly string[]): SafetyScope {
  const own = process.env.TMPDIR ?? tmpdir();
  return {
    roots: [root, realpathSync.native(root)],
    folder,
    workflow: name,
    home: homedir(),
    isOwnHook: (path, from) => dirname(realPlace(resolve(from, path))) === realPlace(dirname(process.argv[1] ?? '')),
    temporary: [own, realPlace(own), '/tmp', '/var/tmp', '/private/tmp', '/var/folders'],
    settings: settingsFiles(root),
    steering,
    real: realPlace,
    claude: process.ppid,
  };
}

/** The files outside of projects that grant rights to sessions. */
function settingsFiles(root: string): string[] {
  const { userFile } = findSources(root, process.env);
  const claude = process.env.CLAUDE_CONFIG_DIR ?? join(homedir(), '.claude');
  return [
    ...(userFile === null ? [] : [userFile]),
    join(claude, 'settings.json'),
    join(claude, 'settings.local.json'),
    join(homedir(), '.claude.json'),
  ];
}
