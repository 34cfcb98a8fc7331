import type { ModelReply, ModelRequest } from '../model-types.ts';
import { answerTo, hasRun, resultOf, run } from './actions.ts';
import type { ReadBrief } from './brief-reader.ts';
import { checked, complete, workIn, type WriterQuirks } from './careful-writer.ts';
import { stepsOf, type Step } from './conversation.ts';
import { handsIn } from './reading.ts';
import { editReport } from './report-writer.ts';

/**
 * A writer's model: reads its prompt, does what it says with the report, and hands in. One without quirks writes a few lines, and
 * leaves what the checks find as it is.
 */
export function writingAgent(request: ModelRequest, quirks?: WriterQuirks): ModelReply {
  const steps = stepsOf(request);
  const prompt =
    steps.flatMap((step) => (step.kind === 'told' ? [step.text] : [])).find((text) => name.test(text)) ?? '';
  const [, assignment = '', iteration = '0', letter = 't'] = name.exec(prompt) ?? [];
  const task = prompt.slice(prompt.indexOf('## Your task'));
  const brief: ReadBrief = {
    iteration: Number(iteration),
    isWriting: letter === 'u',
    agents: [],
    report: /\b(docs\/\S+-report\.tex)\b/.exec(task)?.[1],
    parts: partsIn(task),
    plan: undefined,
    goal: (/## Goal\n\n((?:> .*\n?)+)/.exec(prompt)?.[1] ?? '').replace(/^> /gm, '').trim(),
    commands: [],
    since: steps,
  };
  const isCorrection = task.includes('Correct docs/');
  const next = isCorrection ? corrects(brief, task, quirks ?? {}) : writes(brief, task, quirks);
  if (next !== undefined) return next;
  const isChanged = steps.some((step) => step.kind === 'called' && step.name === 'Edit');
  return handsIn({
    assignment,
    summary: 'The report says what was found, as far as the findings carry it.',
    sections: isChanged ? ['Key Findings'] : [],
    left: isChanged ? [] : ['Nothing that the task names is to be changed.'],
  });
}

const name = /\[(i(\d+)-([tu])\d+)\]/;

/** Writes the report up, or works in what others have found. */
function writes(brief: ReadBrief, task: string, quirks: WriterQuirks | undefined): ModelReply | undefined {
  const { since, isWriting } = brief;
  const commands = [...task.matchAll(/`autonomous-workflow (evidence(?: --(?:iteration|page) \d+)?)`/g)].map(
    ([, one = '']) => one,
  );
  const open = commands.find((command) => !hasRun(since, command));
  if (open !== undefined) return run(`autonomous-workflow ${open}`);
  const printed = commands.map((command) => resultOf(since, command)).join('\n');
  if (quirks !== undefined) return isWriting ? complete(brief, printed, quirks) : workIn(brief, printed, quirks);
  const edit = editReport(brief, printed);
  return edit ?? (isWriting && !hasRun(since, check) ? run(`autonomous-workflow ${check}`) : undefined);
}

const check = 'report check --compile';

/** Takes out what a critic objects to, then fixes what the checks find. */
function corrects(brief: ReadBrief, task: string, quirks: WriterQuirks): ModelReply | undefined {
  const { since, report = '' } = brief;
  const excerpts = [...task.matchAll(/- K\d+ \(\w+\): “([^”]+)”/g)].map(([, excerpt = '']) => excerpt);
  const out = excerpts.length === 0 || quirks.neverFixes === true ? undefined : takeOut(excerpts, since, report);
  return out ?? checked(since, report, quirks);
}

function takeOut(excerpts: readonly string[], steps: readonly Step[], report: string): ModelReply | undefined {
  const read = steps.find((step) => step.kind === 'called' && step.name === 'Read');
  if (read === undefined) return { content: [{ type: 'tool_use', name: 'Read', input: { file_path: report } }] };
  if (steps.some((step) => step.kind === 'called' && step.name === 'Edit')) return undefined;
  const text = answerTo(steps, read);
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

function partsIn(task: string): Map<string, number> {
  const listed = /They begin at these lines: (.+)\.$/m.exec(task)?.[1] ?? '';
  return new Map(
    listed.split(', ').flatMap((part) => {
      const [, line, title = ''] = /^(\d+) (.+)$/.exec(part) ?? [];
      return line === undefined ? [] : [[title, Number(line)] as const];
    }),
  );
}
