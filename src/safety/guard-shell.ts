import { realpathSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { realPlace, type WorkflowPaths } from '../files/paths.ts';
import { steeringFiles } from '../loop/steering-files.ts';
import type { SafetyScope } from './rules/denial.ts';
import { judgeShell } from './rules/judge-shell.ts';
import { unknown } from './rules/paths.ts';
import { settingsFiles } from './settings-files.ts';

/** A command of a shell tool and the folder that it starts in. */
export interface ToolCommand {
  tool: string;
  command: string;
  folder: string;
}

/** The reason why a command must not run in the session that drives this workflow, or undefined. */
export async function guardShell(
  { tool, command, folder }: ToolCommand,
  paths: WorkflowPaths,
): Promise<string | undefined> {
  const scope = scopeOf(folder, paths, await steeringFiles(paths));
  const denied = judgeShell(tool === 'PowerShell' ? command.replaceAll('\\', '/') : command, scope);
  if (denied === undefined) return undefined;
  // Nearly every command passes, without the code that only a denial needs.
  const { isDenied } = await import('./denials.ts');
  if (!(await isDenied(paths, { tool, rule: denied.rule, command }))) return undefined;
  return `autonomous-workflow keeps unattended work safe: ${denied.what} → ${denied.instead}. The user may run it in a terminal of their own.`;
}

/**
 * The places that a command surely writes or removes, absolute and with links followed: of a wildcard the folder, and none that only a
 * run would show.
 */
export function placesWritten({ tool, command, folder }: ToolCommand, paths: WorkflowPaths): string[] {
  const places = new Set<string>();
  const onWrite = (path: string) => {
    if (!path.includes(unknown)) places.add(realPlace(path.replace(/\/[^/]*[*?[].*$/s, '') || '/'));
  };
  judgeShell(tool === 'PowerShell' ? command.replaceAll('\\', '/') : command, {
    ...scopeOf(folder, paths, []),
    onWrite,
  });
  return [...places];
}

function scopeOf(folder: string, { root, name }: WorkflowPaths, steering: readonly string[]): SafetyScope {
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
