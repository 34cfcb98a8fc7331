import { exitCodes } from '../base/errors.ts';
import { listWorkflows } from '../loop/list.ts';
import { readAll } from '../overview/read.ts';
import { formatList } from '../overview/rules/status.ts';
import type { Answer, Context } from './context.ts';

/** The workflows of the project, one line each, including those whose state file is broken. */
export async function list({ root, now }: Context): Promise<Answer> {
  const all = await readAll(listWorkflows(root), now);
  const data = all.map((one) => {
    if ('problem' in one) return { name: one.name, status: 'unreadable', problem: one.problem };
    const { name, status, end_reason, current_phase, iteration, findings_count, features_complete, updated_at } = one;
    return { name, status, end_reason, current_phase, iteration, findings_count, features_complete, updated_at };
  });
  return {
    text: formatList(all),
    data,
    exitCode: all.some((one) => 'problem' in one) ? exitCodes.invalidState : 0,
  };
}
