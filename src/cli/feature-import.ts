import { describeCounts } from '../coding/rules/describe.ts';
import { excerpt } from '../base/errors.ts';
import { importFeatures } from '../coding/import-features.ts';
import { chooseWorkflow } from '../loop/list.ts';
import type { Options } from './command-row.ts';
import type { Answer, Context } from './context.ts';
import { counted } from '../base/text.ts';

/** Makes the feature list from the plan, or says what an agent has to divide. */
export async function importPlan(
  { root, sessionId, now }: Context,
  name: string | undefined,
  { from }: Options,
): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  const imported = await importFeatures(paths, now, from);
  const notes = imported.notes.map((note) => `- ${excerpt(note)}`);
  if (imported.is === 'needs-decomposition') {
    const { file, sections } = imported;
    const lines = sections.map(({ id, title, from: first, to }) => `  ${id}  ${excerpt(title)} (lines ${first}-${to})`);
    const hint = `${file} is written as prose: an agent has to divide it into features. Its sections:`;
    return { text: [hint, ...lines, ...notes].join('\n'), data: imported };
  }
  const { list, file, existing } = imported;
  const how = existing
    ? `The feature list is there already: ${file}.`
    : `${counted(list.features.length, 'feature')} from ${file}.`;
  const data = { file, existing, notes: imported.notes, features: list.features, groups: list.groups };
  return { text: [how, describeCounts(list), ...notes].join('\n'), data };
}
