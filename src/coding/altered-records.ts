import { shortCommit } from '../base/text.ts';
import { existsSync } from 'node:fs';
import { quarantine } from '../files/atomic.ts';
import { copiedValue, fileValue, readIfGood, writeDocument } from '../files/document.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent, readJournal } from '../journal/journal.ts';
import { parseJournal } from '../journal/rules/journal-line.ts';
import { featureCommits } from '../programs/git/history.ts';
import { findRepository } from '../programs/git/repository.ts';
import { attemptDocuments, readAttempt, writeAttempt } from './attempt-file.ts';
import { changeFeatures, refreshFeatures } from './change-features.ts';
import { commandsDocument, journalledCommands, wereCommandsEdited } from './commands-file.ts';
import { featureDocument, hasFeatures, logOf, readFeatures, unprovenIn, writeFeatures } from './feature-file.ts';
import { defectsKey } from './rules/attempt-record.ts';
import { voidProofs } from './rules/changes.ts';
import type { Feature, FeatureList } from './rules/feature.ts';
import { isGoodProof } from './rules/proof.ts';
import { openAttempt } from './rules/feature-status.ts';
import { answerOfEdit, decideObjections, editedAnswer } from './rules/scrutiny.ts';
import { openEscalations, storeAnswer } from '../loop/escalations.ts';
import { itemsOf } from '../loop/rules/escalation.ts';
import type { Defect } from '../planning/rules/defect.ts';
import { stateDocument } from '../loop/state-document.ts';
import { readScrutiny, writeScrutiny } from './scrutiny-file.ts';

/**
 * Withdraws the features and attempts that depend on a changed record of implementation, when its copy was changed too. The caller
 * holds the workflow's lock.
 * @returns the changes, described; undefined for a record of another room.
 */
export async function withdrawAltered(paths: WorkflowPaths, name: string, now: Date): Promise<string | undefined> {
  if (name === 'feature-list.json') return withdrawList(paths, now);
  if (name === 'commands.json') return restoreCommands(paths, now);
  const [, feature, number] = /^proofs\/(.+)-(\d+)\.json$/.exec(name) ?? [];
  if (feature !== undefined) return withdrawAttempt(paths, feature, Number(number), now);
  return name.startsWith('proofs/') ? withdrawLog(paths, name, now) : undefined;
}

/** Any pass in the list may have been altered, so every one is to be proven again. */
function withdrawList(paths: WorkflowPaths, now: Date): string {
  const list = fileValue(featureDocument(paths)) ?? copiedValue(featureDocument(paths));
  if (list === undefined) return 'neither the file nor its copy can be read';
  const passing = list.features.filter(({ passes }) => passes).map(({ id }) => id);
  const ids = list.proofs.map(({ id }) => id);
  const why = 'the feature list was changed by other means than its commands';
  appendEvent(paths, now, { event: 'feature-edited', feature: '', words: '' });
  const after = reopened(list, voidProofs(list, ids, why, new Map()));
  appendEvent(paths, now, { event: 'proofs-void', proofs: ids, why, reopened: passing });
  writeFeatures(paths, after);
  return passing.length === 0
    ? 'it is taken as it is, for nothing in it has passed'
    : `what passed in it is verified again: ${passing.join(', ')}`;
}

function restoreCommands(paths: WorkflowPaths, now: Date): string {
  const document = commandsDocument(paths);
  const frozen = journalledCommands(paths);
  for (const file of [document.file, document.copy]) quarantine(file, now);
  if (frozen === undefined) return 'they are frozen anew before the next feature';
  writeDocument(document, frozen);
  return 'they are put back as the journal has them';
}

/** An open attempt is verified and reviewed again; a feature that passed with it is verified again. */
async function withdrawAttempt(paths: WorkflowPaths, feature: string, number: number, now: Date): Promise<string> {
  const list = readIfGood(featureDocument(paths));
  const known = list?.features.find(({ id }) => id === feature);
  const document = attemptDocuments(paths).find(({ file }) => file.endsWith(`/${feature}-${number}.json`));
  const attempt = known?.attempts.find((one) => one.number === number);
  if (document === undefined || attempt === undefined || readIfGood(document) === undefined) {
    for (const file of [document?.file, document?.copy]) if (file !== undefined) quarantine(file, now);
    return 'it is moved to *.broken-<time>: there is no such attempt';
  }
  const record = readAttempt(paths, feature, number);
  if (record === undefined) return 'it is about another attempt, and counts for nothing';
  const { start_commit } = attempt;
  const start = { ...record.start, commit: start_commit ?? record.start.commit };
  const withdrawn = { ...record, start, verification: null, review: null, hand_in: null };
  if (known !== undefined && openAttempt(known)?.number === number) {
    const why = 'The record of this attempt was changed by other means: all of it is verified and reviewed again.';
    writeAttempt(paths, { ...withdrawn, [defectsKey]: [why] });
    return 'its verification and its review no longer count';
  }
  writeAttempt(paths, withdrawn);
  const proofs = (list?.proofs ?? []).filter((proof) => proof.feature === feature && proof.attempt === number);
  return withdrawProofs(paths, proofs, `the record of attempt ${feature}-${number} was changed`, now);
}

async function withdrawLog(paths: WorkflowPaths, name: string, now: Date): Promise<string> {
  const proofs = readIfGood(featureDocument(paths))?.proofs.filter((proof) => logOf(proof) === name) ?? [];
  return withdrawProofs(paths, proofs, `its log ${name} was changed`, now);
}

async function withdrawProofs(
  paths: WorkflowPaths,
  proofs: readonly { id: string; feature: string }[],
  why: string,
  now: Date,
): Promise<string> {
  const ids = proofs.map(({ id }) => id);
  if (ids.length === 0) return 'nothing depends on it';
  const { list } = await changeFeatures(paths, now, (before, { waiting }) =>
    reopened(before, voidProofs(before, ids, why, waiting)),
  );
  const open = list.features.filter(({ id, claimed }) => claimed && proofs.some(({ feature }) => feature === id));
  return open.length === 0
    ? `${ids.join(', ')} no longer counts, and no feature depends on it alone`
    : `${open.map(({ id }) => id).join(', ')} is verified again`;
}

/** A feature whose pass is withdrawn becomes claimed: it is verified before anything is written. */
function reopened(before: FeatureList, after: FeatureList): FeatureList {
  const passed = new Set(before.features.filter(({ passes }) => passes).map(({ id }) => id));
  const features = after.features.map((feature) =>
    passed.has(feature.id) && !feature.passes ? { ...feature, claimed: true } : feature,
  );
  return { ...after, features };
}

/**
 * Records again the passes that a lost journal knew and that still have their proofs: all of an unaltered list, otherwise those whose
 * commits are in the current history. The caller holds the workflow's lock.
 * @param isListGood whether the list is known to be unaltered.
 * @returns the features, by the evidence for them.
 */
export async function keepPassesOf(paths: WorkflowPaths, isListGood: boolean, now: Date): Promise<string[]> {
  if (!hasFeatures(paths) || !existsSync(paths.featureList)) return [];
  const list = fileValue(featureDocument(paths)) ?? copiedValue(featureDocument(paths));
  if (list === undefined) return [];
  const unproven = unprovenIn(paths, list);
  if (unproven.length === 0) return [];
  const repository = isListGood ? undefined : await findRepository(paths.root).catch(() => undefined);
  const commits = repository === undefined ? new Map() : await featureCommits(repository.root, paths.name);
  const begun = new Set(
    parseJournal(readJournal(paths)).flatMap((line) => (line.event === 'feature-begun' ? [line.feature] : [])),
  );
  const kept: string[] = [];
  for (const feature of list.features.filter(({ id }) => unproven.includes(id))) {
    const good = list.proofs.filter((proof) => feature.proofs.includes(proof.id) && isGoodProof(proof));
    const commit = commits.get(feature.id) as string | undefined;
    // A journal that knows the feature's start is not the lost one.
    if (good.length === 0 || (!isListGood && (commit === undefined || begun.has(feature.id)))) continue;
    const by = isListGood ? 'the feature list' : `commit ${commit === undefined ? '' : shortCommit(commit)}`;
    appendEvent(paths, now, { event: 'proofs-found', feature: feature.id, proofs: good.map(({ id }) => id), by });
    kept.push(feature.id);
  }
  return kept;
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
  const said = `the words of ${ids.join(', ')} were edited; they count for the coder, and what the checks allow follows those of before, or an answer of the user`;
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

/** The text of a feature from its plan or its user, without later edits of the list by hand. */
export function plannedWords(paths: WorkflowPaths, feature: Feature): string {
  const lines = parseJournal(readJournal(paths));
  const since = lines.slice(lines.findLastIndex(({ event }) => event === 'features-imported') + 1);
  const edited = since.find(
    (line) => line.event === 'feature-edited' && (line.feature === feature.id || line.feature === ''),
  );
  return edited?.event === 'feature-edited' ? edited.words : wordsOf(feature);
}

const wordsOf = ({ name, description }: Pick<Feature, 'name' | 'description'>) => `${name}\n${description}`;

/** Files of the workflow edited since the attempt began; the feature list is excluded, since edits of it are reverted at once. */
export function editedFiles(paths: WorkflowPaths, feature: Feature): string[] {
  const since = openAttempt(feature)?.started_at ?? '';
  // The program writes the journal line by line, so other content is from another writer.
  const lines = parseJournal(readJournal(paths)).filter(({ time }) => time > since);
  const isListEdited = lines.some(({ event }) => event === 'features-restored');
  const areCommandsEdited =
    wereCommandsEdited(paths) || lines.some((line) => line.event === 'set-aside' && line.file === 'commands.json');
  return [
    ...(isListEdited ? [`${paths.folder}/feature-list.json`] : []),
    ...(areCommandsEdited ? [`${paths.folder}/commands.json`] : []),
  ];
}
