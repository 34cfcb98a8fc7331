import { resultOf } from './actions.ts';
import type { Step } from './conversation.ts';

/** What the persona understands of a brief: only what stands in its text. */
export interface ReadBrief {
  readonly iteration: number;
  readonly isWriting: boolean;
  readonly agents: readonly { readonly id: string; readonly type: string; readonly task: string }[];
  readonly report: string | undefined;
  /** The lines at which parts of the report begin, by title, where the brief says so. */
  readonly parts: ReadonlyMap<string, number>;
  /** The document of the plan, in a brief of planning. */
  readonly plan: string | undefined;
  readonly goal: string;
  readonly commands: readonly string[];
  /** All that happened since this brief was given. */
  readonly since: readonly Step[];
}

const heading = /# Brief: workflow \S+ · .* · iteration (\d+) of at most \d+$/gm;

/** The brief that holds: the last one of the highest iteration; undefined when none was given. */
export function latestBrief(steps: readonly Step[]): ReadBrief | undefined {
  const highest = Math.max(...steps.map(iterationIn));
  const at = steps.findLastIndex((step) => iterationIn(step) === highest);
  const step = steps[at];
  if (highest < 1 || step === undefined || (step.kind !== 'told' && step.kind !== 'answered')) return undefined;
  const since = steps.slice(at + 1);
  // The steps towards the goal may come with the record that completes the work.
  const [acceptance = ''] =
    /^## Before you end your turn: the acceptance checklist$[^]*/m.exec(resultOf(since, 'record')) ?? [];
  const text = `${step.text.slice(headingsIn(step).at(-1)?.index)}\n\n${acceptance}`;
  return {
    iteration: highest,
    isWriting: text.includes('(writing up)'),
    agents: [...text.matchAll(/^ *- agent `([^`]+)`, task: `\[([^\]]+)\]` (.+)$/gm)].map(
      ([, type = '', id = '', task = '']) => ({ type, id, task }),
    ),
    report: /\b(docs\/\S+-report\.tex)\b/.exec(text.slice(text.indexOf('## Steps')))?.[1],
    parts: new Map(
      (/They begin at these lines: (.+)\.$/m.exec(text)?.[1] ?? '').split(', ').flatMap((part) => {
        const [, line, title = ''] = /^(\d+) (.+)$/.exec(part) ?? [];
        return line === undefined ? [] : [[title, Number(line)] as const];
      }),
    ),
    plan: text.includes('· Phase B: Planning') ? /\b(docs\/\S+-plan\.tex)\b/.exec(text)?.[1] : undefined,
    goal: (/## Goal\n\n((?:> .*\n?)+)/.exec(text)?.[1] ?? '').replace(/^> /gm, '').trim(),
    commands: [
      ...text.matchAll(
        /[Rr]un `(autonomous-workflow [a-z]+(?: --run)?)`|`(autonomous-workflow evidence --iteration \d+)`/g,
      ),
    ].map(([, run, lookUp]) => run ?? lookUp ?? ''),
    since,
  };
}

/** The highest iteration whose brief a step gives; 0 for none. */
function iterationIn(step: Step): number {
  return Math.max(0, ...headingsIn(step).map(([, iteration]) => Number(iteration)));
}

/** One text may hold an old brief and, behind it, the present one: so it is after a compaction. */
function headingsIn(step: Step): RegExpExecArray[] {
  return step.kind === 'told' || step.kind === 'answered' ? [...step.text.matchAll(heading)] : [];
}
