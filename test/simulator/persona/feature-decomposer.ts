import type { ModelReply, ModelRequest } from '../model-types.ts';
import { stepsOf, toldIn } from './conversation.ts';
import { handsIn, read, shown } from './actions.ts';

/** A decomposer's model: reads the plan that its task names, and makes a feature of each section that tells of a function. */
export function featureDecomposer(request: ModelRequest): ModelReply {
  const steps = stepsOf(request);
  const task = toldIn(steps);
  const file = /(\S+) is written as prose/.exec(task)?.[1] ?? '';
  const lines = shown(steps, file)?.split('\n');
  if (lines === undefined) return read(file);
  const features: unknown[] = [];
  const left_out: unknown[] = [];
  for (const [, section, from, to] of task.matchAll(/^\s*(S\d+) .*\(lines (\d+)-(\d+)\)/gm)) {
    const text = lines.slice(Number(from) - 1, Number(to)).join(' ');
    const [, name, where, value] = /`(\w+)\(\)` in (\S+) gives (\d+)/.exec(text) ?? [];
    if (name === undefined) left_out.push({ section, why: 'Nothing is built from it.' });
    else
      features.push({
        id: `F00${features.length + 1}`,
        name: `Function ${name} gives ${value}`,
        description: `\`${name}()\` in ${where} gives ${value}, whenever it is called, and nothing else.`,
        component: 'src',
        dependencies: [],
        sections: [section],
      });
  }
  const handIn = { features, left_out };
  return handsIn(handIn);
}
