import { realpathSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Denial, SafetyScope } from '../engine/safety/denial.ts';
import { judgeShell } from '../engine/safety/judge-shell.ts';
import { currentConfiguration } from '../store/configuration.ts';
import { findSources } from '../store/configuration-sources.ts';
import { noteDenial } from '../store/denials.ts';
import type { WorkflowPaths } from '../store/paths.ts';
import { readState } from '../store/state-file.ts';
import { startFolder } from './entry.ts';
import { text, type HookInput } from './input.ts';

/** Why the command of a shell tool must not run in the session that drives this workflow, or undefined. */
export async function guardShell(input: HookInput, paths: WorkflowPaths): Promise<string | undefined> {
  const command = text(input.tool_input?.command);
  const tool = text(input.tool_name);
  const denied = judgeShell(command, scopeOf(input, paths), tool === 'PowerShell' ? 'powershell' : 'shell');
  // Looked at only now: nearly every command passes, and none is to wait for a file.
  if (denied === undefined || !(await isGuarded(paths))) return undefined;
  await noteDenial(paths, new Date(), { tool, rule: denied.rule, command });
  return describe(denied);
}

async function isGuarded(paths: WorkflowPaths): Promise<boolean> {
  const { configuration } = await currentConfiguration(paths.root);
  return configuration.safety === 'on' && (await readState(paths)).status === 'in_progress';
}

const describe = ({ what, instead }: Denial) =>
  `autonomous-workflow keeps unattended work safe: ${what} → ${instead}. The user may run it in a terminal of their own.`;

function scopeOf(input: HookInput, { root, name }: WorkflowPaths): SafetyScope {
  const folder = text(input.cwd) === '' ? startFolder(input) : text(input.cwd);
  const temporary = [process.env.TMPDIR ?? tmpdir(), '/tmp', '/var/tmp', '/private/tmp', '/var/folders'];
  return {
    roots: [root, realpathSync.native(root)],
    folder,
    workflow: name,
    home: homedir(),
    temporary,
    settings: settingsFiles(root),
    claude: process.ppid,
  };
}

/** The files outside of projects that say what sessions may do. */
export function settingsFiles(root: string): string[] {
  const { userFile } = findSources(root, process.env);
  const claude = process.env.CLAUDE_CONFIG_DIR ?? join(homedir(), '.claude');
  return [
    ...(userFile === null ? [] : [userFile]),
    join(claude, 'settings.json'),
    join(claude, 'settings.local.json'),
    join(homedir(), '.claude.json'),
  ];
}
