import { skipFeature } from '../../engine/features/changes.ts';
import { changeFeatures } from '../../store/features/change-features.ts';
import { chooseWorkflow } from '../../store/list.ts';
import type { Options } from '../command-row.ts';
import type { Answer, Context } from '../context.ts';

/** Leaves a feature, or all alternatives of a group, out. */
export async function skip(
  { root, sessionId, now }: Context,
  [id = '', name]: readonly (string | undefined)[],
  { why = '' }: Options,
): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  const { list, notices } = await changeFeatures(paths, now, (before, { waiting }) =>
    skipFeature(before, id, why, waiting),
  );
  const next = list.features.filter(({ dependencies }) => dependencies.includes(id)).map((feature) => feature.id);
  const goesOn = next.length === 0 ? '' : ` What depends on it goes on without it: ${next.join(', ')}.`;
  return {
    text: [...notices, `${id} is skipped.${goesOn}`].join('\n'),
    data: { skipped: id, dependants: next, notices },
  };
}
