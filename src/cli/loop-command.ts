import type { WorkflowPaths } from '../files/paths.ts';
import { loopCommand as commandsFor, ralphPlugins } from '../loop/rules/loop-command.ts';
import { isOverForGood } from '../loop/rules/state.ts';
import { WorkflowError } from '../base/errors.ts';
import { isPluginInstalled } from '../session/claude-settings.ts';
import { readState } from '../loop/state-file.ts';
import type { Answer } from './context.ts';
import type { Call } from './command-row.ts';

/** The command that continues a workflow inside a ralph-loop; without that plugin, one with the same effect. */
export async function loopCommand(paths: WorkflowPaths, { root }: Call): Promise<Answer> {
  const state = await readState(paths);
  if (state.status !== 'in_progress') {
    const how = state.status === 'complete' ? 'is complete' : `has ended (${state.end_reason ?? state.status})`;
    throw new WorkflowError(`The workflow '${paths.name}' ${how}`, {
      fix: isOverForGood(state)
        ? 'Start a new one under another name.'
        : `Go on with it first: /autonomous-workflow:continue-auto ${paths.name}`,
    });
  }
  const plugin = ralphPlugins.find((name) => isPluginInstalled(root, name));
  const commands = commandsFor(state, plugin);
  const installed = plugin !== undefined;
  const data = { ...commands, ralph_loop: installed, driver: installed ? 'ralph-loop' : 'in-session' };
  if (installed) return { text: commands.loop, data };
  return {
    text: [
      'The ralph-loop plugin is not installed here, so the workflow drives itself in the session (in-session driver). Type in Claude Code:',
      commands.command,
      'For ralph-loop: /plugin install ralph-loop@claude-plugins-official',
    ].join('\n'),
    data,
  };
}
