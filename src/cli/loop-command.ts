import type { WorkflowPaths } from '../files/paths.ts';
import { type Mode, modeOf } from '../base/vocabulary.ts';
import { isOverForGood } from '../loop/rules/state.ts';
import { WorkflowError } from '../base/errors.ts';
import { isPluginInstalled } from '../session/claude-settings.ts';
import { readState } from '../loop/state-file.ts';
import type { Answer, Call } from './command-row.ts';

/** The text in `<promise>` with which the model says that all is done. */
const promises: Readonly<Record<Mode, string>> = {
  research: 'RESEARCH_COMPLETE',
  'research-and-plan': 'PLAN_COMPLETE',
  'full-auto': 'ALL_FEATURES_COMPLETE',
  implement: 'ALL_FEATURES_COMPLETE',
};

/** The plugin of the loop, and its former name. */
const ralphPlugins = ['ralph-loop', 'ralph-wiggum'] as const;

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
  const mode = modeOf(state.workflow_type);
  // Names have no characters that a shell or ralph-loop interprets.
  const command = `/autonomous-workflow:${mode} '${state.name}'`;
  const plugin = ralphPlugins.find((name) => isPluginInstalled(root, name));
  // An iteration for each one that is left, and one to spare.
  const most = Math.max(1, state.max_iterations - state.recorded_iteration) + 1;
  const text =
    plugin === undefined
      ? [
          'The ralph-loop plugin is not installed here, so the workflow drives itself in the session (in-session driver). Type in Claude Code:',
          command,
          'For ralph-loop: /plugin install ralph-loop@claude-plugins-official',
        ].join('\n')
      : `/${plugin}:ralph-loop "${command}" --max-iterations ${most} --completion-promise ${promises[mode]}`;
  return { text };
}
