import { exitCodes } from '../base/errors.ts';
import { chooseWorkflow, listWorkflows } from '../loop/list.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { repairWorkflow, type Repair } from '../app/repair.ts';
import type { Answer, Context } from './context.ts';

/** Makes the files of one workflow or, without a name, of all again from their logs; replaced files are kept. */
export async function repair(context: Context, name: string | undefined): Promise<Answer> {
  const results: Repair[] = [];
  for (const paths of await meant(context, name)) results.push(await repairWorkflow(paths, context.now));
  const lines = results.flatMap(({ repaired, left }) => [
    ...repaired,
    ...left.map(({ file, what }) => `Could not repair ${file}: ${what}`),
  ]);
  const isLeft = results.some(({ left }) => left.length > 0);
  if (isLeft) lines.push('→ Repair these files by hand, restore them from version control, or move their folder away.');
  const names = results.map((result) => result.name).join(', ');
  return {
    text: lines.length === 0 ? `Nothing is broken in ${names}; nothing to repair.` : lines.join('\n'),
    data: results,
    exitCode: isLeft ? exitCodes.invalidState : 0,
  };
}

async function meant({ root, sessionId }: Context, name: string | undefined): Promise<WorkflowPaths[]> {
  const all = name === undefined ? listWorkflows(root) : [];
  return all.length > 0 ? all : [await chooseWorkflow(root, name, sessionId)];
}
