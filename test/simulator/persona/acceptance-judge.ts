import type { ModelReply, ModelRequest } from '../model-types.ts';
import { stepsOf } from './conversation.ts';
import { handsIn, read, resultOf } from './reading.ts';

/** A judge's model: finds every assertion borne out by the first item of the plan. */
export function acceptanceJudge(request: ModelRequest): ModelReply {
  const steps = stepsOf(request);
  const told = steps.flatMap((step) => (step.kind === 'told' ? [step.text] : [])).join('\n');
  const [, assignment = ''] = /\[(i\d+-j\d+)\]/.exec(told) ?? [];
  const [, folder = '', list = ''] =
    /Judge these checks of (docs\/research-\S+)\/acceptance\.json: ([^.]*)\./.exec(told) ?? [];
  const file = `${folder}/${folder.replace('docs/research-', '')}-plan.tex`;
  const text = resultOf(steps, file);
  if (text === undefined) return read(file);
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.startsWith('\\planitem{'));
  const evidence = [{ file, line: at + 1, excerpt: lines[at] }];
  const assertions = list.split(', ').map((check) => ({
    check,
    verdict: 'holds',
    reason: 'The plan says it in its first item.',
    evidence,
  }));
  return handsIn({ assignment, summary: 'Read the plan from its beginning to its end.', assertions, ratings: [] });
}
