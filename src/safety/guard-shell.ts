import { realPlace, type WorkflowPaths } from '../files/paths.ts';
import { hasDocument } from '../journal/document.ts';
import { steeringFiles } from '../loop/steering.ts';
import { type Denial, type SafetyScope, unknown, judgePath } from './rules/paths.ts';
import { judgeShell } from './rules/judge-shell.ts';
import { resolve, join } from 'node:path';
import { realpathSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { currentConfiguration, findSources } from '../configuration/configuration.ts';
import { excerpt } from '../base/errors.ts';
import { appendEvent } from '../journal/journal.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';

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
  if (denied === undefined || !(await isInForce(paths))) return undefined;
  const event = { event: 'denied', tool, rule: denied.rule, command: excerpt(command) } as const;
  await orUnknown(() => asWriter(paths, () => appendEvent(paths, new Date(), event)));
  return `autonomous-workflow keeps unattended work safe: ${denied.what} → ${denied.instead}. The user may run it in a terminal of their own.`;
}

/** Whether the workflow runs and safety is on, or that cannot be read. */
async function isInForce(paths: WorkflowPaths): Promise<boolean> {
  const safety = await orUnknown(async () => (await currentConfiguration(paths.root)).configuration.safety);
  const status = await orUnknown(async () => (await readState(paths)).status);
  return (safety ?? 'on') === 'on' && (status ?? 'in_progress') === 'in_progress';
}

const orUnknown = <T>(read: () => Promise<T>): Promise<T | undefined> => read().catch(() => undefined);

/** The paths that a command certainly writes or removes, absolute, links followed; for a wildcard its folder. */
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

/** Why a tool must not write a file, by its name or the target of its links; else Claude Code and the user decide. */
export async function guardFile(file: string, paths: WorkflowPaths): Promise<string | undefined> {
  if (file === '') return undefined;
  const scope = scopeOf(paths.root, paths, await steeringFiles(paths));
  // File names are literal: wildcard characters are replaced.
  const place = resolve(paths.root, file).replace(/[*?[]/g, '_');
  const denied = judgePath(place, 'write', scope);
  return denied === undefined || denied.rule === 'outside' ? undefined : `${denied.what} → ${denied.instead}`;
}

/** The session and its machine, as the rules need them, for a command that starts in `folder`. */
function scopeOf(folder: string, { root, name }: WorkflowPaths, steering: readonly string[]): SafetyScope {
  const own = process.env.TMPDIR ?? tmpdir();
  return {
    roots: [root, realpathSync.native(root)],
    folder,
    workflow: name,
    home: homedir(),
    // Caches, too, may be removed.
    temporary: [
      ...[own, realPlace(own), '/tmp', '/var/tmp', '/private/tmp', '/var/folders'],
      ...[join(homedir(), '.cache'), join(homedir(), '.npm')],
    ],
    settings: settingsFiles(root),
    steering,
    real: realPlace,
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
