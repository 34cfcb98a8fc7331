import { realPlace, type WorkflowPaths } from '../files/paths.ts';
import { hasDocument } from '../journal/document.ts';
import { steeringFiles } from '../loop/steering-files.ts';
import type { Denial, SafetyScope } from './rules/denial.ts';
import { judgeShell } from './rules/judge-shell.ts';
import { unknown } from './rules/paths.ts';
import { scopeOf } from './guard-file.ts';

/** A command of a shell tool and the folder that it starts in. */
export interface ToolCommand {
  tool: string;
  command: string;
  folder: string;
}

/** The reason why a command must not run in the session that drives this workflow, or undefined. */
export async function guardShell(called: ToolCommand, paths: WorkflowPaths): Promise<string | undefined> {
  const { tool, command, folder } = called;
  const scope = scopeOf(folder, paths, await steeringFiles(paths));
  const denied = judge(called, { ...scope, building: hasDocument(paths, 'feature-list.json') });
  if (denied === undefined) return undefined;
  // Nearly every command passes, without the code that only a denial needs.
  const { isDenied } = await import('./denials.ts');
  if (!(await isDenied(paths, tool, denied.rule, command))) return undefined;
  return `autonomous-workflow keeps unattended work safe: ${denied.what} → ${denied.instead}. The user may run it in a terminal of their own.`;
}

/**
 * The paths that a command certainly writes or removes, absolute and with links followed; for a wildcard its folder. Paths known only at
 * run time are left out.
 */
export function placesWritten(called: ToolCommand, paths: WorkflowPaths): string[] {
  const places = new Set<string>();
  const onWrite = (path: string) => {
    if (!path.includes(unknown)) places.add(realPlace(path.replace(/\/[^/]*[*?[].*$/s, '') || '/'));
  };
  judge(called, { ...scopeOf(called.folder, paths, []), onWrite });
  return [...places];
}

function judge({ tool, command }: ToolCommand, scope: SafetyScope): Denial | undefined {
  return judgeShell(tool === 'PowerShell' ? command.replaceAll('\\', '/') : command, scope);
}
