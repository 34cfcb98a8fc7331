import { homedir, tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { excerpt } from '../base/errors.ts';
import { currentConfiguration, findSources } from '../configuration/configuration.ts';
import { ownFolders, realPlace, type WorkflowPaths } from '../files/paths.ts';
import { hasDocument } from '../journal/document.ts';
import { appendEvent } from '../journal/journal.ts';
import { readState } from '../loop/state-file.ts';
import { steeringFiles } from '../loop/steering.ts';
import { asWriter } from '../loop/workflow.ts';
import { callsIn } from './rules/calls.ts';
import { judgePath, judgeShell, type SafetyScope } from './rules/judge.ts';
import { unknown } from './rules/read-shell.ts';

export interface ToolCommand {
  tool: string;
  command: string;
  folder: string;
}

/** The reason why a command must not run in the session that drives this workflow, or undefined. */
export async function guardShell(called: ToolCommand, paths: WorkflowPaths): Promise<string | undefined> {
  const { tool, command, folder } = called;
  const denied = judgeShell(lineOf(called), await scopeOf(paths, folder));
  if (denied === undefined || !(await isInForce(paths))) return undefined;
  const event = { event: 'denied', tool, rule: denied.rule, command: excerpt(command) } as const;
  await orUnknown(() => asWriter(paths, () => appendEvent(paths, new Date(), event)));
  return `autonomous-workflow keeps unattended work safe: ${denied.message}. The user may run it in a terminal of their own.`;
}

/** Whether the workflow runs and safety is on, or that cannot be read. */
async function isInForce(paths: WorkflowPaths): Promise<boolean> {
  const safety = await orUnknown(async () => (await currentConfiguration(paths.root)).configuration.safety);
  const status = await orUnknown(async () => (await readState(paths)).status);
  return (safety ?? 'on') === 'on' && (status ?? 'in_progress') === 'in_progress';
}

const orUnknown = <T>(read: () => Promise<T>): Promise<T | undefined> => read().catch(() => undefined);

/** The paths that a command certainly writes or removes, absolute, links followed; for a wildcard its folder. */
export function placesWritten(called: ToolCommand): string[] {
  const changed = callsIn(lineOf(called), slashed(called.folder)).flatMap(({ removed, written }) => [
    ...removed,
    ...written,
  ]);
  const known = changed.filter((path) => !path.includes(unknown));
  return [...new Set(known.map((path) => realPlace(path.replace(/\/[^/]*[*?[].*$/s, '') || '/')))];
}

/** The command with what is known here of home and the folders of session and temporary files. */
function lineOf({ tool, command }: ToolCommand): string {
  const line = tool === 'PowerShell' ? command.replaceAll('\\', '/') : command;
  return line
    .replace(/(?<![^\s=:"'(])~(?=[/\s"')]|$)/g, () => homedir())
    .replace(/\$\{?(HOME|TMPDIR|CLAUDE_PROJECT_DIR)\b\}?/g, (whole, name: string) => process.env[name] ?? whole);
}

/** Why a tool must not write a file, by its name or the target of its links; else Claude Code and the user decide. */
export async function guardFile(file: string, paths: WorkflowPaths): Promise<string | undefined> {
  if (file === '') return undefined;
  // File names are literal: wildcard characters are replaced.
  const place = slashed(resolve(paths.root, file).replace(/[*?[]/g, '_'));
  const denied = judgePath(place, 'write', await scopeOf(paths, paths.root));
  return denied === undefined || denied.rule === 'outside' ? undefined : denied.message;
}

const slashed = (path: string) => path.replaceAll(sep, '/');

/** The session and its machine, as the rules need them, for a command that starts in `folder`. */
async function scopeOf(paths: WorkflowPaths, folder: string): Promise<SafetyScope> {
  const { root, name } = paths;
  const temporary = process.env.TMPDIR ?? tmpdir();
  const [home, { userFile }] = [homedir(), findSources(root)];
  const claude = process.env.CLAUDE_CONFIG_DIR ?? join(home, '.claude');
  const absolute = (...places: string[]) => places.map((place) => slashed(resolve(place)));
  const rows = <R extends string>(rule: R, ...places: string[]) =>
    absolute(...places).map((place) => [rule, place] as const);
  return {
    roots: absolute(root, realPlace(root)),
    folder: slashed(folder),
    workflow: name,
    // Caches, too, may be removed.
    temporary: absolute(
      ...[temporary, realPlace(temporary), '/tmp', '/var/tmp', '/private/tmp', '/var/folders'],
      ...[join(home, '.cache'), join(home, '.npm')],
    ),
    protected: [
      ...rows('removal', join(root, '.git'), ...ownFolders(root)),
      ...rows('steering', ...(await steeringFiles(paths))),
      ...rows('settings', ...(userFile === null ? [] : [userFile]), join(home, '.claude.json')),
      ...rows('settings', join(claude, 'settings.json'), join(claude, 'settings.local.json')),
    ],
    real: (path) => slashed(realPlace(path)),
    building: hasDocument(paths, 'feature-list.json'),
  };
}
