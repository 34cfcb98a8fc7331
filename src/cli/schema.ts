import * as z from 'zod/mini';
import { handInSchemas } from '../app/hand-in.ts';
import { goalSchema } from '../goal/rules/checklist.ts';
import { WorkflowError, exitCodes } from '../base/errors.ts';
import type { Answer, Context } from './context.ts';

const schemas: Record<string, z.ZodMiniType> = {
  ...handInSchemas,
  acceptance: goalSchema,
};

/** The JSON schema of an agent's hand-in, or of the acceptance checklist. */
export function schema(_context: Context, wanted = ''): Promise<Answer> {
  const found = Object.hasOwn(schemas, wanted) ? schemas[wanted] : undefined;
  if (found === undefined) {
    throw new WorkflowError('There is no such hand-in', {
      expected: Object.keys(schemas).join(' or '),
      received: wanted,
      fix: 'Example: autonomous-workflow schema researcher',
      exitCode: exitCodes.usage,
    });
  }
  const data = z.toJSONSchema(found);
  return Promise.resolve({ text: JSON.stringify(data, null, 2), data });
}
