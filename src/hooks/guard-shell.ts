import { realpathSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import type { Denial, SafetyScope } from '../engine/safety/denial.ts';
import { judgeShell } from '../engine/safety/judge-shell.ts';
import { settingsFiles } from '../store/session/settings-files.ts';
import { type WorkflowPaths, realPlace } from '../store/paths.ts';
import { steeringFiles } from '../store/steering-files.ts';
import { startFolder, text, type HookInput } from './input.ts';

/** Why the command of a shell tool must not run in the session that drives this workflow, or undefined. */
export async function guardShell(input: HookInput, paths: WorkflowPaths): Promise<string | undefined> {
  const command = text(input.tool_input?.command);
  const tool = text(input.tool_name);
  const steering = await steeringFiles(paths);
  const denied = judgeShell(command, scopeOf(input, paths, steering), tool === 'PowerShell' ? 'powershell' : 'shell');
  if (denied === undefined) return undefined;
  // Nearly every command passes, and none is to wait for what a denial needs.
  const { isDenied } = await import('./runtime.ts');
  return (await isDenied(paths, { tool, rule: denied.rule, command })) ? describe(denied) : undefined;
}

const describe = ({ what, instead }: Denial) =>
  `autonomous-workflow keeps unattended work safe: ${what} → ${instead}. The user may run it in a terminal of their own.`;

function scopeOf(input: HookInput, { root, name }: WorkflowPaths, steering: readonly string[]): SafetyScope {
  const folder = text(input.cwd) === '' ? startFolder(input) : text(input.cwd);
  const own = process.env.TMPDIR ?? tmpdir();
  const temporary = [own, realPlace(own), '/tmp', '/var/tmp', '/private/tmp', '/var/folders'];
  return {
    roots: [root, realpathSync.native(root)],
    folder,
    workflow: name,
    home: homedir(),
    temporary,
    settings: settingsFiles(root),
    steering,
    real: realPlace,
    claude: process.ppid,
  };
}
