import type { ModelReply } from '../model-types.ts';
import type { Step } from './conversation.ts';

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
  return last?.kind === 'told' ? last.text : answerTo(steps, last);
}

/** What a tool call was answered; empty when it was not. */
export function answerTo(steps: readonly Step[], call: Step | undefined): string {
  const answer = steps.find((step) => step.kind === 'answered' && call?.kind === 'called' && step.id === call.id);
  return answer?.kind === 'answered' ? answer.text : '';
}

export function run(command: string): ModelReply {
  return { content: [{ type: 'tool_use', name: 'Bash', input: { command, description: 'Ask the workflow' } }] };
}

export function say(text: string): ModelReply {
  return { content: [{ type: 'text', text }] };
}

/** The line that the session was told to end its answer with since it spoke last; undefined when it was not. */
export function askedLine(steps: readonly Step[]): string | undefined {
  const since = steps.slice(steps.findLastIndex(({ kind }) => kind === 'said') + 1);
  const texts = since.flatMap((step) => (step.kind === 'told' || step.kind === 'answered' ? [step.text] : []));
  return /th(?:is|ese) (?:closing )?lines?:\n([^]*?^Result: .+(?:\n<promise>.*<\/promise>)?)/m.exec(
    texts.join('\n'),
  )?.[1];
}
