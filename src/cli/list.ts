import { describeError } from '../engine/workflow-error.ts';
import { listWorkflows } from '../store/list.ts';
import { readState } from '../store/state-file.ts';
import type { Answer, Context } from './context.ts';

/** The workflows of the project, one line each; a broken state file is shown as such. */
export async function list({ root }: Context): Promise<Answer> {
  const rows = [];
  for (const paths of listWorkflows(root)) {
    try {
      const { status, end_reason, current_phase, iteration, findings_count, updated_at } = await readState(paths);
      rows.push({ name: paths.name, status, end_reason, current_phase, iteration, findings_count, updated_at });
    } catch (error) {
      rows.push({ name: paths.name, status: 'unreadable', problem: describeError(error) });
    }
  }
  const width = Math.max(0, ...rows.map(({ name }) => name.length));
  const lines = rows.map((row) => {
    if ('problem' in row) return `${row.name.padEnd(width)}  ${row.problem}`;
    const status = row.end_reason === null ? row.status : `${row.status} (${row.end_reason})`;
    return `${row.name.padEnd(width)}  ${status.padEnd(24)}  iteration ${row.iteration}, ${row.findings_count} findings, ${row.updated_at}`;
  });
  return { text: lines.length === 0 ? 'No workflows in this project.' : lines.join('\n'), data: rows };
}
