import { resolve, join } from 'node:path';
import { type WorkflowPaths, realPlace } from '../files/paths.ts';
import { steeringFiles } from '../loop/steering-files.ts';
import { judgePath } from './rules/protected-paths.ts';
import { realpathSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { findSources } from '../configuration/configuration.ts';
import type { SafetyScope } from './rules/denial.ts';

/**
 * The reason why a tool must not write a file, by its name or the target of its links; or undefined: then Claude Code and the user decide.
 */
export async function guardFile(file: string, paths: WorkflowPaths): Promise<string | undefined> {
  if (file === '') return undefined;
  const scope = scopeOf(paths.root, paths, await steeringFiles(paths));
  // File names are literal: wildcard characters are replaced.
  const place = resolve(paths.root, file).replace(/[*?[]/g, '_');
  const denied = judgePath(place, 'write', paths.root, scope);
  return denied === undefined || /^(?:outside|git-folder)$/.test(denied.rule)
    ? undefined
    : `${denied.what} → ${denied.instead}`;
}

/** The session and its machine, as the rules need them, for a command that starts in `folder`. */
export function scopeOf(folder: string, { root, name }: WorkflowPaths, steering: readonly string[]): SafetyScope {
  const own = process.env.TMPDIR ?? tmpdir();
  return {
    roots: [root, realpathSync.native(root)],
    folder,
    workflow: name,
    home: homedir(),
    temporary: [own, realPlace(own), '/tmp', '/var/tmp', '/private/tmp', '/var/folders'],
    settings: settingsFiles(root),
    steering,
    real: realPlace,
    claude: process.ppid,
  };
}

/** The files outside of projects that grant rights to sessions. */
function settingsFiles(root: string): string[] {
  const { userFile } = findSources(root);
  const claude = process.env.CLAUDE_CONFIG_DIR ?? join(homedir(), '.claude');
  return [
    ...(userFile === null ? [] : [userFile]),
    join(claude, 'settings.json'),
    join(claude, 'settings.local.json'),
    join(homedir(), '.claude.json'),
  ];
}
