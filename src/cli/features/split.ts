import { divideFeature } from '../../engine/features/divide.ts';
import { readDivision } from '../../engine/features/division.ts';
import { changeFeatures } from '../../store/features/change-features.ts';
import { readProjectText } from '../../store/features/project-text.ts';
import { chooseWorkflow } from '../../store/list.ts';
import type { Answer, Context } from '../context.ts';

/** Gives a feature back in parts, or with what it turned out to need first. */
export async function split(
  { root, sessionId, now }: Context,
  [id = '', file = '', name]: readonly (string | undefined)[],
): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  const division = readDivision(readProjectText(root, file), file);
  const { list, notices } = await changeFeatures(paths, now, (before, circumstances) =>
    divideFeature(before, id, division, circumstances),
  );
  const parts = list.features.filter(({ parent }) => parent === id).map((feature) => feature.id);
  const told = `${id} comes after ${parts.join(', ')}. The attempt does not count as a failure. End your turn: the next brief comes by itself.`;
  return { text: [...notices, told].join('\n'), data: { feature: id, parts, notices } };
}
