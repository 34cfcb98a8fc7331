import { skipFeature } from '../coding/rules/changes.ts';
import { requireFeature } from '../coding/rules/refusal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { changeFeatures } from '../coding/change-features.ts';
import { chooseWorkflow } from '../loop/list.ts';
import type { Options } from './command-row.ts';
import { keepWorkOf, keptMessage } from '../coding/keep-work.ts';
import type { Answer, Context } from './context.ts';

/** Leaves a feature, or all alternatives of a group, out. */
export async function skip(
  { root, sessionId, now }: Context,
  [wanted = '', name]: readonly (string | undefined)[],
  { why = '' }: Options,
): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  const id = await idOf(paths, wanted, now);
  const patch = await keepWorkOf(paths, id, now);
  const { list, notices } = await changeFeatures(paths, now, (before, circumstances) =>
    skipFeature(before, id, { why, patch }, circumstances),
  );
  const next = list.features.filter(({ dependencies }) => dependencies.includes(id)).map((feature) => feature.id);
  const goesOn = next.length === 0 ? '' : ` What depends on it goes on without it: ${next.join(', ')}.`;
  return {
    text: [...notices, `${id} is skipped.${goesOn}${keptMessage(paths, patch)}`].join('\n'),
    data: { skipped: id, dependants: next, notices },
  };
}

/** The id of a feature or a group as the list has it. */
async function idOf(paths: WorkflowPaths, wanted: string, now: Date): Promise<string> {
  const { list } = await changeFeatures(paths, now, (before) => before);
  const group = list.groups.find(({ id }) => id.toLowerCase() === wanted.toLowerCase());
  return group?.id ?? requireFeature(list, wanted).id;
}
