import { modeOf, phases } from '../base/vocabulary.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { hasPhase } from '../loop/rules/modes.ts';
import { readState } from '../loop/state-file.ts';
import { readClaudeSettings } from '../session/claude-settings.ts';
import { missingPermissions, permissionsNeeded } from '../session/rules/permissions.ts';

/** In these modes Claude Code asks nobody, or decides by itself. */
const unasked = new Set(['bypassPermissions', 'auto']);

/**
 * The permissions for which a session that drives a workflow will stop and ask, with the block that grants them; undefined when the
 * settings have all of them. The rules of a command line are not known.
 */
export async function permissionNotice(paths: WorkflowPaths, permissionMode: string): Promise<string | undefined> {
  const settings = readClaudeSettings(paths.root);
  const mode = permissionMode === '' ? settings.findLast((one) => one.mode !== undefined)?.mode : permissionMode;
  if (mode !== undefined && unasked.has(mode)) return undefined;
  const { workflow_type } = await readState(paths);
  const { research, implementation } = permissionsNeeded;
  const needed = hasPhase(modeOf(workflow_type), phases.C) ? [...research, ...implementation] : research;
  const asked = mode === 'acceptEdits' ? needed.filter((rule) => !rule.startsWith('Edit')) : needed;
  const allowed = settings.flatMap(({ allow }) => allow);
  const missing = missingPermissions(asked, allowed);
  // The block leaves out a rule that another rule of it covers.
  const block = missing.filter(
    (rule) =>
      missingPermissions(
        [rule],
        missing.filter((one) => one !== rule),
      ).length > 0,
  );
  if (missing.length === 0) return undefined;
  return `The settings do not allow ${missing.join(', ')}: unless its command line does, this session stops and asks for them, and waits. To let it work alone, put this into .claude/settings.json: ${JSON.stringify({ permissions: { allow: block } })}`;
}
