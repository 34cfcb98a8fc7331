import type { AgentReportInput, EngineInterface } from 'claude-code';
import { hasShapeOf, parseJson } from '../base/json.ts';
import { pluginPrefix } from '../base/names.ts';
import { orElse } from '../base/or-else.ts';
import { findWorkflow } from './watch.ts';

/**
 * Why nobody need hear of an agent that has ended, as the hook for reports says; undefined where the session has a step to take. A report
 * that the hook blocks later, as a prompt, leaves a line on the screen; one that is taken here leaves none. Without a screen nothing is taken:
 * `claude -p` waits for its agents by their reports.
 */
export async function noNewsOf($: EngineInterface, report: AgentReportInput): Promise<string | undefined> {
  if (!report.subagentType.startsWith(pluginPrefix) || (await $.session.surfaces()).length === 0) return undefined;
  const found = await findWorkflow($);
  if (found === undefined) return undefined;
  const input = {
    hook_event_name: 'AgentReport',
    session_id: await $.session.id(),
    cwd: found.folder,
    agent_id: report.agentId,
  };
  const { stdout } = await $.process.run(['node', `${$.plugin.root}/hooks/agents-answered.cjs`], {
    cwd: found.folder,
    stdin: JSON.stringify(input),
    timeoutMs: 60_000,
  });
  const answer = orElse(() => parseJson(stdout), undefined);
  return hasShapeOf(answer, { consumed: '' }) ? answer.consumed : undefined;
}
