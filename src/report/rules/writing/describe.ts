import { whenAllAnswered } from '../../../loop/rules/brief.ts';
import { excerpt } from '../../../base/errors.ts';

/** The command that shows a writer whether the report is finished; TeX may be missing, which is not a fault. */
const check = '`autonomous-workflow report check --compile`';

/** A task for the session to start agents, which do the work. */
export function startTask(why: string, agents: readonly { id: string; agent: string; task: string }[]): string {
  const how =
    agents.length === 1
      ? 'this agent with its task line as it stands'
      : 'these agents with their task lines as they stand, all at once';
  return [
    `${why} Start ${how}, then end your turn; you are called. ${whenAllAnswered}`,
    ...agents.map(
      ({ id, agent, task }) => `  - agent \`autonomous-workflow:${agent}\`, task: \`[${id}]\` ${excerpt(task)}`,
    ),
  ].join('\n');
}

/** The task to write the whole report from all findings, which are printed in so many pages. */
export function writeUpTask(report: string, pages: number, changes: readonly string[] = []): string {
  const commands = Array.from({ length: pages }, (_, at) => `\`autonomous-workflow evidence --page ${at + 1}\``);
  return `Complete ${report} section by section: executive summary (its first paragraph answers the question, each of its parts), background, findings by theme, analysis across them, open questions, methodology. What stands there already was written while the search went on: keep what holds, and order it by theme. All findings, contradictions and open questions: ${commands.join(', ')}. ${fixTask}${outdated(changes)}`;
}

/** The task to add the findings of earlier iterations while researchers search. */
export function besideTask(
  report: string,
  evidence: readonly string[],
  { parts = '', changes = [] }: { parts?: string; changes?: readonly string[] } = {},
): string {
  return `Work into the key findings of ${report} what ${evidence.map((command) => `\`${command}\``).join(' and ')} prints and the report does not state yet, by theme, and nothing else: summary and analysis are written at the end. No check is needed.${parts}${outdated(changes)}`;
}

function outdated(changes: readonly string[]): string {
  if (changes.length === 0) return '';
  return `\n\nThe report states what no longer holds as it stands. Correct these sentences too:\n\n${changes.map((change) => `- ${change}`).join('\n')}`;
}

/** The task to correct faults found by code, or to answer a critic's objections. */
export function correctTask(report: string, faults: string, changed: readonly string[] = []): string {
  const narrowed =
    changed.length === 0
      ? ''
      : `\n\nVerifiers have judged since the report was written. Correct every sentence, cell and summary that says more; an objection that is about such a sentence alone is answered by that:\n${changed.map((change) => `- ${change}`).join('\n')}`;
  return `Correct ${report}: only the sentences that are named here, and what follows from them. \`autonomous-workflow evidence C036\` prints what is known of a finding.\n\n${faults}${narrowed}\n\n${fixTask}`;
}

const fixTask = `The last call of the message with your edits is ${check}: it runs after them. Fix what it lists under “To fix”, again with it as the last call, until that is empty; then hand in.`;
