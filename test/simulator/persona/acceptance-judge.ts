import type { ModelReply, ModelRequest } from '../model-types.ts';
import { stepsOf, toldIn } from './conversation.ts';
import { handsIn, read, shown } from './actions.ts';

/** A judge's model: finds every statement borne out by the first item of the plan, at its best level, and looks up the lines it is asked about. */
export function acceptanceJudge(request: ModelRequest): ModelReply {
  const steps = stepsOf(request);
  const told = toldIn(steps);
  const [, assignment = ''] = /\[(i\d+-j\d+)\]/.exec(told) ?? [];
  const [taskFile = '', folder = ''] = /(docs\/research-[^/\s]+)\/tasks\/i\d+-j\d+\.md/.exec(told) ?? [];
  const task = shown(steps, taskFile);
  if (task === undefined) return read(taskFile);
  const file = `${folder}/${folder.replace('docs/research-', '')}-plan.tex`;
  const plan = shown(steps, file);
  if (plan === undefined) return read(file);
  const at = plan.split('\n').findIndex((line) => line.includes('(P-VIS-001)'));
  const found = { file, line: at + 1, excerpt: plan.split('\n')[at] };
  const answers = [];
  for (const item of task.split(/^## (?=\d+$)/m).slice(1)) {
    const [, n = '', statement = ''] = /^(\d+)\n\n(.*)/.exec(item) ?? [];
    const levels = item.match(/^- \d+: /gm)?.length ?? 0;
    const [, named, line = ''] = /^(\S+) has this line: (.*)$/.exec(statement) ?? [];
    const text = named === undefined ? plan : shown(steps, named);
    if (text === undefined) return read(named ?? '');
    const isThere = named === undefined || text.includes(line);
    const evidence = named === undefined ? found : { file: named, line: 1, excerpt: line };
    answers.push({
      n: Number(n),
      level: isThere ? levels - 1 : 0,
      reason: 'It stands in the file as it is.',
      evidence: isThere ? [evidence] : [],
    });
  }
  return handsIn({ assignment, summary: 'Read the plan from its beginning to its end.', answers });
}
