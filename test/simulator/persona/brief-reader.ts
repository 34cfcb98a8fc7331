import type { Step } from './conversation.ts';

/** What the persona understands of a brief: only what stands in its text. */
export interface ReadBrief {
  readonly iteration: number;
  readonly isWriting: boolean;
  readonly agents: readonly { readonly id: string; readonly type: string; readonly task: string }[];
  readonly report: string | undefined;
  readonly goal: string;
  readonly commands: readonly string[];
  /** All that happened since this brief was given. */
  readonly since: readonly Step[];
}

const heading = /# Brief: workflow \S+ · .* · iteration (\d+) of at most \d+$/m;

/** The latest brief of a conversation, or undefined when none was given. */
export function latestBrief(steps: readonly Step[]): ReadBrief | undefined {
  const at = steps.findLastIndex(
    (step) => (step.kind === 'told' || step.kind === 'answered') && heading.test(step.text),
  );
  const step = steps[at];
  if (step === undefined || (step.kind !== 'told' && step.kind !== 'answered')) return undefined;
  const text = step.text.slice(step.text.search(heading));
  return {
    iteration: Number(heading.exec(text)?.[1]),
    isWriting: text.includes('(writing up)'),
    agents: [...text.matchAll(/^ *- agent `([^`]+)`, task: `\[([^\]]+)\]` (.+)$/gm)].map(
      ([, type = '', id = '', task = '']) => ({ type, id, task }),
    ),
    report: /\b(docs\/\S+-report\.tex)\b/.exec(text.slice(text.indexOf('## Steps')))?.[1],
    goal: (/## Goal\n\n((?:> .*\n?)+)/.exec(text)?.[1] ?? '').replace(/^> /gm, '').trim(),
    commands: [...text.matchAll(/[Rr]un `(autonomous-workflow [a-z]+)`/g)].map(([, command = '']) => command),
    since: steps.slice(at + 1),
  };
}
