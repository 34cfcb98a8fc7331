import type { ModelReply, ReplyBlock } from '../model-types.ts';
import { answerTo, hasRun, run, say } from './actions.ts';
import type { ReadBrief } from './brief-reader.ts';
import type { Step } from './conversation.ts';
import type { WriterQuirks } from './careful-writer.ts';

/**
 * The next step while the report is judged: starts the critic, waits for it, takes out what it objects to; undefined when the last
 * word was about something else.
 */
export function underCritique(
  { since, report = '' }: ReadBrief,
  agentTool: string,
  { neverFixes = false }: WriterQuirks,
): ModelReply | undefined {
  const at = since.findLastIndex((step) => isWord(step));
  const word = since[at];
  if (word === undefined || (word.kind !== 'told' && word.kind !== 'answered')) return undefined;
  const after = since.slice(at + 1);
  const agents = [...word.text.matchAll(/agent `([^`]+)`, task: `\[(i\d+-[kw]\d+)\]` (.+)/g)];
  const asksForRecord = word.text.includes('What the report rests on has been verified');
  if (agents.length > 0 || asksForRecord) {
    if (!asksForRecord && !after.some((step) => step.kind === 'called' && step.name === agentTool))
      return { content: agents.map(([, type = '', id = '', task = '']) => start(agentTool, type, id, task)) };
    if (answersIn(after) < agents.length) return say('I am waiting for those who judge the report.');
    const command = word.text.includes('run `autonomous-workflow record`') ? 'record' : 'compile';
    return hasRun(after, command) ? say('The report has been judged.') : run(`autonomous-workflow ${command}`);
  }
  const excerpts = [...word.text.matchAll(/- K\d+ \(\w+\): “([^”]+)”/g)].map(([, excerpt = '']) => excerpt);
  if (excerpts.length === 0) return undefined;
  const fixed = neverFixes ? undefined : takeOut(excerpts, after, report);
  if (fixed !== undefined) return fixed;
  for (const command of ['compile', 'record'])
    if (!hasRun(after, command)) return run(`autonomous-workflow ${command}`);
  return say('The objections are dealt with.');
}

/** What the session is sent back with, or what `record` leaves to it. */
function isWord(step: Step): boolean {
  return (
    (step.kind === 'told' && step.text.includes('is not complete yet')) ||
    (step.kind === 'answered' && /^Left to do:|Nothing is left to do/m.test(step.text))
  );
}

function start(tool: string, type: string, id: string, task: string): ReplyBlock {
  const input = { description: `Assignment ${id}`, subagent_type: type, prompt: `[${id}] ${task}` };
  return { type: 'tool_use', name: tool, input };
}

function answersIn(after: readonly Step[]): number {
  const direct = after.filter(
    (step) => step.kind === 'answered' && (step.isError || step.text.includes('"assignment"')),
  ).length;
  const notified = after.flatMap((step) =>
    step.kind === 'told' ? [...step.text.matchAll(/<status>(?:completed|failed|killed)<\/status>/g)] : [],
  ).length;
  return direct + notified;
}

function takeOut(excerpts: readonly string[], after: readonly Step[], report: string): ModelReply | undefined {
  const read = after.find((step) => step.kind === 'called' && step.name === 'Read');
  if (read === undefined) return { content: [{ type: 'tool_use', name: 'Read', input: { file_path: report } }] };
  if (after.some((step) => step.kind === 'called' && step.name === 'Edit')) return undefined;
  const text = answerTo(after, read);
  const found = excerpts.filter((excerpt) => text.includes(excerpt));
  if (found.length === 0) return undefined;
  return {
    content: found.map((excerpt) => ({
      type: 'tool_use',
      name: 'Edit',
      input: { file_path: report, old_string: excerpt, new_string: '' },
    })),
  };
}
