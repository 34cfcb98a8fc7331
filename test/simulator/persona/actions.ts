import type { ModelReply, ReplyBlock } from '../model-types.ts';
import type { Step } from '../conversation.ts';

const isOwn = (step: Step, command: string): boolean =>
  step.kind === 'called' && step.input.command === `autonomous-workflow ${command}`;

/** What a hook says that ran the command itself when the last agent had answered. */
const ranByItself = (step: Step, command: string): boolean =>
  step.kind === 'told' && step.text.includes(`\`autonomous-workflow ${command}\` has run:`);

/** Whether a command of the workflow was called in these steps, or a hook called it. */
export function hasRun(steps: readonly Step[], command: string): boolean {
  return steps.some((step) => isOwn(step, command) || ranByItself(step, command));
}

/** What the last call of a command of the workflow was answered; empty without one. */
export function resultOf(steps: readonly Step[], command: string): string {
  const last = steps.findLast((step) => isOwn(step, command) || ranByItself(step, command));
  return last?.kind === 'told' ? last.text : (answerTo(steps, last) ?? '');
}

/** What a tool call was answered; undefined when it was not. */
export function answerTo(steps: readonly Step[], call: Step | undefined): string | undefined {
  const answer = steps.find((step) => step.kind === 'answered' && call?.kind === 'called' && step.id === call.id);
  return answer?.kind === 'answered' ? answer.text : undefined;
}

/** What Read has answered for a file, without its line numbers and the reminder that 2.1.240 adds; undefined before it has. */
export function shown(steps: readonly Step[], file: string): string | undefined {
  const call = steps.find((step) => step.kind === 'called' && step.input.file_path === file);
  return answerTo(steps, call)
    ?.replace(/\s*<system-reminder>[^]*$/, '')
    .replace(/^ *\d+(?:[→\t]|$)/gm, '');
}

/** A tool call as a block of an answer. */
export const use = (name: string, input: Readonly<Record<string, unknown>>): ReplyBlock => ({
  type: 'tool_use',
  name,
  input,
});

/** A command of the session. */
export const command = (text: string): ReplyBlock =>
  use('Bash', { command: text, description: 'Ask the workflow', timeout: 600_000 });

export const call = (name: string, input: Readonly<Record<string, unknown>>): ModelReply => ({
  content: [use(name, input)],
});

export const run = (text: string): ModelReply => ({ content: [command(text)] });

export const read = (file: string): ModelReply => call('Read', { file_path: file });

export const say = (text: string): ModelReply => ({ content: [{ type: 'text', text }] });

/** An answer that ends with a hand-in. */
export const handsIn = (handIn: object): ModelReply =>
  say(`Done.\n\n\`\`\`json\n${JSON.stringify(handIn, null, 2)}\n\`\`\``);
