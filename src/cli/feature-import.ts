import type { WorkflowPaths } from '../files/paths.ts';
import { describeCounts } from '../coding/rules/describe.ts';
import { excerpt } from '../base/errors.ts';
import { importFeatures } from '../coding/import-features.ts';
import type { Answer } from './context.ts';
import type { WorkflowCall } from './command-row.ts';
import { counted } from '../base/text.ts';

/** Makes the feature list from the plan, or says what an agent has to divide. */
export async function importPlan(paths: WorkflowPaths, { now, options: { from } }: WorkflowCall): Promise<Answer> {
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
