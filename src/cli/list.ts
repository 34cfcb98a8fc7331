import { describeError, exitCodes } from '../base/errors.ts';
import { readState, isStateLost } from '../loop/state-file.ts';
import { listWithLost, stateLost } from '../loop/list.ts';
import type { Answer, Context } from './context.ts';
import { localTime } from '../base/clock.ts';
import { counted } from '../base/text.ts';

/** The workflows of the project, one line each, including those whose state file is broken or missing. */
export async function list({ root }: Context): Promise<Answer> {
  const rows = [];
  for (const paths of listWithLost(root)) {
    try {
      if (isStateLost(paths)) throw stateLost(paths);
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
    return `${row.name.padEnd(width)}  ${status.padEnd(24)}  iteration ${row.iteration}, ${counted(row.findings_count, 'finding')}, ${localTime(new Date(row.updated_at))}`;
  });
  if (lines.length === 0) lines.push('No workflows in this project.');
  const isBroken = rows.some((row) => 'problem' in row);
  return { text: lines.join('\n'), data: rows, exitCode: isBroken ? exitCodes.invalidState : 0 };
}
