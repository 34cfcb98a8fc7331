import type { ModelReply, ModelRequest } from '../model-types.ts';
import type { Goal } from '../../../src/goal/rules/checklist.ts';
import { stepsOf } from './conversation.ts';
import { handsIn, read, resultOf } from './reading.ts';

/** A judge's model: finds every assertion borne out by the first item of the plan, and every quality at its best level. */
export function acceptanceJudge(request: ModelRequest): ModelReply {
  const steps = stepsOf(request);
  const told = steps.flatMap((step) => (step.kind === 'told' ? [step.text] : [])).join('\n');
  const [, assignment = ''] = /\[(i\d+-j\d+)\]/.exec(told) ?? [];
  const [, folder = '', list = ''] =
    /Judge these checks of (docs\/research-\S+)\/acceptance\.json: ([^.]*)\./.exec(told) ?? [];
  const checklist = resultOf(steps, `${folder}/acceptance.json`);
  if (checklist === undefined) return read(`${folder}/acceptance.json`);
  const file = `${folder}/${folder.replace('docs/research-', '')}-plan.tex`;
  const text = resultOf(steps, file);
  if (text === undefined) return read(file);

  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.includes('(P-VIS-001)'));
  const found = {
    reason: 'The plan says it in its first item.',
    evidence: [{ file, line: at + 1, excerpt: lines[at] }],
  };
  const asked = list.split(', ');
  const checks = (JSON.parse(checklist) as { goal: Goal }).goal.checks.filter(({ id }) => asked.includes(id));
  return handsIn({
    assignment,
    summary: 'Read the plan from its beginning to its end.',
    assertions: checks.flatMap(({ type, id }) =>
      type === 'assertion' ? [{ check: id, verdict: 'holds', ...found }] : [],
    ),
    ratings: checks.flatMap((check) =>
      check.type === 'quality' ? [{ check: check.id, level: check.levels.length - 1, ...found }] : [],
    ),
  });
}
