import { divideFeature, readDivision } from '../coding/rules/divide.ts';
import { requireFeature } from '../coding/rules/refusal.ts';
import { changeFeatures } from '../coding/change-features.ts';
import { readProjectText } from '../coding/plan-source.ts';
import { chooseWorkflow } from '../loop/list.ts';
import { keepWorkOf, keptMessage } from '../coding/keep-work.ts';
import type { Answer, Context } from './context.ts';

/** Gives a feature back in parts, or with what it turned out to need first. */
export async function split(
  { root, sessionId, now }: Context,
  [wanted = '', file = '', name]: readonly (string | undefined)[],
): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  const division = readDivision(readProjectText(root, file), file);
  // Refused before anything is put back.
  let id = wanted;
  const checked = await changeFeatures(paths, now, (before, circumstances) => {
    ({ id } = requireFeature(before, wanted));
    divideFeature(before, id, division, circumstances);
    return before;
  });
  const patch = await keepWorkOf(paths, id, now);
  const { list, notices } = await changeFeatures(paths, now, (before, circumstances) =>
    divideFeature(before, id, { ...division, patch }, circumstances),
  );
  const parts = list.features.filter(({ parent }) => parent === id).map((feature) => feature.id);
  const told = `${id} comes after ${parts.join(', ')}. The attempt does not count as a failure.${keptMessage(paths, patch)} End your turn: the next brief comes by itself.`;
  return { text: [...checked.notices, ...notices, told].join('\n'), data: { feature: id, parts, notices } };
}
