import type { WorkflowPaths } from '../files/paths.ts';
import { openEscalations, storeAnswer } from '../loop/escalations.ts';
import { itemsOf } from '../loop/rules/escalation.ts';
import { readState } from '../loop/state-file.ts';
import { refreshFeatures } from './change-features.ts';
import type { FeatureList } from './rules/feature.ts';
import { answerOfEdit, decideObjections, editedAnswer } from './rules/scrutiny.ts';
import { readScrutiny, writeScrutiny } from './scrutiny-file.ts';

/**
 * Takes what edits of features by hand have answered: objections of critics, and questions to the user. The caller holds the workflow's
 * lock.
 * @returns a sentence for each question about these features.
 */
export async function afterEdit(
  paths: WorkflowPaths,
  before: FeatureList,
  after: FeatureList,
  now: Date,
): Promise<string[]> {
  const known = new Map(before.features.map((feature) => [feature.id, feature]));
  const edited = after.features.filter((one) => JSON.stringify(known.get(one.id)) !== JSON.stringify(one));
  const answer = (about: string) => {
    const [was, is] = [known.get(about), edited.find(({ id }) => id === about)];
    if (was === undefined || is === undefined || (was.name === is.name && was.description === is.description))
      return undefined;
    return answerOfEdit(is.name, is.description);
  };
  const scrutiny = readScrutiny(paths);
  const { iteration } = await readState(paths);
  const answered = decideObjections(scrutiny, ({ about }) => answer(about), iteration);
  if (answered !== scrutiny) writeScrutiny(paths, answered, now);
  const ids = edited.map(({ id }) => id);
  const said: string[] = [];
  for (const one of openEscalations(paths)) {
    const about = answered.defects.filter(({ id }) => one.defects?.includes(id));
    const answers = about
      .filter((defect) => ids.includes(defect.about))
      .flatMap((defect) => editedAnswer(defect) ?? []);
    if (answers.length === 0 && !itemsOf(one).some((item) => ids.includes(item))) continue;
    const left = about.filter(({ status }) => status !== 'answered' && status !== 'accepted').map(({ id }) => id);
    const isClosed = answers.length > 0 && left.length === 0;
    if (isClosed)
      await storeAnswer(paths, now, one, [...new Set(answers.map(({ by, text }) => `${by}: ${text}`))].join(' '));
    const still = `${one.id} still asks${left.length === 0 ? '' : ` about ${left.join(', ')}`}; where the edit answers that, say so with \`autonomous-workflow resolve ${one.id}\`.`;
    said.push(isClosed ? `${one.id} is answered by that.` : still);
  }
  // Features that waited for the answers go on.
  await refreshFeatures(paths, now);
  return said;
}
