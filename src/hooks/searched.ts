import { pluginPrefix } from '../base/names.ts';
import { storedIterationRuntime } from '../loop/workflow.ts';
import { searchOutcome } from '../research/rules/searches.ts';
import { noteSearch } from '../research/search-log.ts';
import { ownedWorkflow } from '../session/lease.ts';
import { type HookInput, type HookOutput, text } from './input.ts';

/** Notes a search of an agent here, because an agent's own account of it proves nothing. */
export function handle(input: HookInput, root: string): Promise<HookOutput> {
  const paths = ownedWorkflow(root, text(input.session_id));
  const outcome = searchOutcome(text(input.tool_name), input.tool_response);
  if (paths !== undefined && outcome !== undefined && text(input.agent_type).startsWith(pluginPrefix)) {
    const { iteration } = storedIterationRuntime(paths) ?? {};
    if (iteration !== undefined) noteSearch(paths, iteration, outcome);
  }
  return Promise.resolve(undefined);
}
