import { shortCommit } from '../base/text.ts';
import { copiedValue, fileValue, readIfGood } from '../files/document.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent, readJournal } from '../journal/journal.ts';
import { parseJournal } from '../journal/rules/journal-line.ts';
import { featureCommits } from '../programs/git/history.ts';
import { findRepository } from '../programs/git/repository.ts';
import { refreshFeatures } from './change-features.ts';
import { featureDocument, hasFeatures, readFeatures, unprovenIn, writeFeatures } from './feature-file.ts';
import type { Feature } from './rules/feature.ts';
import { isGoodProof } from './rules/proof.ts';
import { answerOfEdit, decideObjections, editedAnswer } from './rules/scrutiny.ts';
import { openEscalations, storeAnswer } from '../loop/escalations.ts';
import { itemsOf } from '../loop/rules/escalation.ts';
import type { Defect } from '../planning/rules/defect.ts';
import { stateDocument } from '../loop/state-document.ts';
import { readScrutiny, writeScrutiny } from './scrutiny-file.ts';

/**
 * Records again the passes that a lost journal knew: those that have their proofs, and their commits in the current history. The caller
 * holds the workflow's lock.
 * @returns a sentence about the features.
 */
export async function keepPasses(paths: WorkflowPaths, now: Date): Promise<string[]> {
  if (!hasFeatures(paths)) return [];
  const list = fileValue(featureDocument(paths)) ?? copiedValue(featureDocument(paths));
  const unproven = list === undefined ? [] : unprovenIn(paths, list);
  if (list === undefined || unproven.length === 0) return [];
  const repository = await findRepository(paths.root).catch(() => undefined);
  const commits: ReadonlyMap<string, string> =
    repository === undefined ? new Map() : await featureCommits(repository.root, paths.name);
  const begun = new Set(
    parseJournal(readJournal(paths)).flatMap((line) => (line.event === 'feature-begun' ? [line.feature] : [])),
  );
  const kept: string[] = [];
  for (const feature of list.features.filter(({ id }) => unproven.includes(id))) {
    const good = list.proofs.filter((proof) => feature.proofs.includes(proof.id) && isGoodProof(proof));
    const commit = commits.get(feature.id);
    // A journal that knows the feature's start is not the lost one.
    if (good.length === 0 || commit === undefined || begun.has(feature.id)) continue;
    const by = `commit ${shortCommit(commit)}`;
    appendEvent(paths, now, { event: 'proofs-found', feature: feature.id, proofs: good.map(({ id }) => id), by });
    kept.push(feature.id);
  }
  return kept.length === 0
    ? []
    : [`${kept.join(', ')} had passed before lines of the journal were lost, and stays passed.`];
}

/** Features whose description was edited by hand, which is allowed: coders get the new text, checks use the original. */
export async function takeEdits(paths: WorkflowPaths, now: Date): Promise<string | undefined> {
  const document = featureDocument(paths);
  const written = copiedValue(document);
  const found = fileValue(document);
  if (written === undefined || found === undefined) return undefined;
  const before = new Map(written.features.map((feature) => [feature.id, feature]));
  const edited = found.features.filter((one) => JSON.stringify(before.get(one.id)) !== JSON.stringify(one));
  for (const { id } of edited) {
    const known = before.get(id);
    appendEvent(paths, now, { event: 'feature-edited', feature: id, words: known === undefined ? '' : wordsOf(known) });
  }
  writeFeatures(paths, readFeatures(paths));
  const answer = (about: string) => {
    const { name, description } = edited.find(({ id }) => id === about) ?? {};
    const known = before.get(about);
    const isOther = known !== undefined && (known.name !== name || known.description !== description);
    return isOther && name !== undefined ? answerOfEdit(name, description ?? '') : undefined;
  };
  const scrutiny = readScrutiny(paths);
  const { iteration = 0 } = readIfGood(stateDocument(paths)) ?? {};
  const answered = decideObjections(scrutiny, ({ about }) => answer(about), iteration);
  if (answered !== scrutiny) writeScrutiny(paths, answered, now);
  if (edited.length === 0) return undefined;
  const ids = edited.map(({ id }) => id);
  const asked = await closeQuestions(paths, ids, answered.defects, now);
  const said = `the words of ${ids.join(', ')} were edited; they count from now on`;
  return [said, ...asked].join('; ');
}

/** Closes the questions to the user that edits of features have answered. Returns a phrase for each question about these features. */
async function closeQuestions(
  paths: WorkflowPaths,
  edited: readonly string[],
  objections: readonly Defect[],
  now: Date,
): Promise<string[]> {
  const said: string[] = [];
  for (const one of openEscalations(paths)) {
    const about = objections.filter(({ id }) => one.defects?.includes(id));
    const answers = about
      .filter((defect) => edited.includes(defect.about))
      .flatMap((defect) => editedAnswer(defect) ?? []);
    if (answers.length === 0 && !itemsOf(one).some((item) => edited.includes(item))) continue;
    const left = about.filter(({ status }) => status !== 'answered' && status !== 'accepted').map(({ id }) => id);
    const isClosed = answers.length > 0 && left.length === 0;
    if (isClosed)
      await storeAnswer(paths, now, one, [...new Set(answers.map(({ by, text }) => `${by}: ${text}`))].join(' '));
    const still = `${one.id} still asks${left.length === 0 ? '' : ` about ${left.join(', ')}`}; where the edit answers that, say so with \`autonomous-workflow resolve ${one.id}\``;
    said.push(isClosed ? `${one.id} is answered by that` : still);
  }
  // Features that waited for the answers go on.
  await refreshFeatures(paths, now);
  return said;
}

const wordsOf = ({ name, description }: Pick<Feature, 'name' | 'description'>) => `${name}\n${description}`;
