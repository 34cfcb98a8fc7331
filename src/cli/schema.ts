import * as z from 'zod/mini';
import { handInSchemas } from '../engine/hand-in.ts';
import { isReportingAgent, reportingAgents } from '../engine/reporting-agents.ts';
import { WorkflowError, exitCodes } from '../engine/workflow-error.ts';
import type { Answer, Context } from './context.ts';

/** The JSON schema of the hand-in of an agent. */
export function schema(_context: Context, agent = ''): Promise<Answer> {
  if (!isReportingAgent(agent)) {
    throw new WorkflowError('There is no such hand-in', {
      expected: reportingAgents.join(' or '),
      received: agent,
      fix: 'Example: autonomous-workflow schema researcher',
      exitCode: exitCodes.usage,
    });
  }
  const data = z.toJSONSchema(handInSchemas[agent]);
  return Promise.resolve({ text: JSON.stringify(data, null, 2), data });
}
