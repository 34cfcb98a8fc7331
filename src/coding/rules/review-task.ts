import { printable } from '../../base/errors.ts';
import type { AttemptRecord, Blocker } from './attempt-record.ts';
import type { Feature, FeatureList } from './feature.ts';
import { numbered } from './review.ts';
import { initToExamine } from './services.ts';
import { describeBackground, describeFailing, joined, listed, quoted, section, type Background } from './task-text.ts';

/** The findings of the verification or the reviewer at the end of an earlier attempt. */
export interface EarlierAttempt {
  number: number;
  why: string;
  blockers: readonly Blocker[];
}

export interface ReviewTaskInput {
  feature: Feature;
  record: AttemptRecord;
  background: Background;
  earlier: readonly EarlierAttempt[];
  /** The findings for which it went to a coder without a counted attempt, as those of a first judgement. */
  foundFirst?: readonly string[];
  /** Tests that failed before any feature. */
  failing: readonly string[];
  /** The absolute path of the patch, the commit below it, and files that are not in it. */
  patch: string;
  from: string;
  leftOut: readonly string[];
  /** The absolute paths of the proofs' outputs. */
  outputs: readonly string[];
  /** Whether it changes `init.sh`. */
  changesInit: boolean;
  /** The absolute folder with the present files. */
  folder: string;
}

const shownOfTree = 12;

/** Only the reviewer can judge what its commands do not check. */
const onlyVerifies = (isUnchanged: boolean) =>
  `${isUnchanged ? 'Nothing is changed for this feature: it is said to hold already.' : 'This feature only verifies what was built.'} Judge everything that its text asks for against the files as they are now${isUnchanged ? '' : ', also where the patch changes nothing'}; that its commands pass is only a part of it. Whatever of it does not hold is a blocker.`;

/**
 * The commit before the work that a verification task covers: everything since the previous such task in the list. Undefined if none of
 * it was begun.
 */
export function beginOfPhase({ features }: FeatureList, feature: Feature): string | undefined {
  const before = features.slice(
    0,
    features.findIndex(({ id }) => id === feature.id),
  );
  const work = before.slice(before.findLastIndex(({ kind }) => kind === 'verification') + 1);
  const [first] = work
    .flatMap(({ attempts }) => attempts.slice(0, 1))
    .toSorted((a, b) => (a.started_at < b.started_at ? -1 : 1));
  return first?.start_commit ?? undefined;
}

/** The task of a reviewer, who has no other information: the feature, its change, and earlier findings. */
export function composeReviewTask({
  feature,
  record,
  background,
  earlier,
  foundFirst = [],
  failing,
  patch,
  from,
  leftOut,
  outputs,
  changesInit,
  folder,
}: ReviewTaskInput): string {
  const { verification, hand_in } = record;
  const { id, name, description, manual_verification } = feature;
  const isUnchanged = verification?.changed === false;
  const isVerification = feature.kind === 'verification' && !feature.claimed;
  const redGreen = `Its new tests against the code before: ${verification?.red_green ?? 'not run'}.`;
  return joined([
    `# Review of feature ${id}: ${printable(name)}`,
    `For your hand-in: feature ${id}, attempt ${record.attempt}, tree ${verification?.tree.slice(0, shownOfTree) ?? ''}.`,
    section('## The feature', [
      quoted(description === '' ? name : description),
      ...(manual_verification.length === 0
        ? []
        : [`Left to a person, at the end:\n\n${manual_verification.map(listed).join('\n')}`]),
    ]),
    section(isUnchanged ? '## What was built before it' : '## Its change', [
      ...(isUnchanged || isVerification ? [onlyVerifies(isUnchanged)] : []),
      `The patch${isUnchanged ? ' of the work that it is about' : ''}: ${patch}, on top of commit ${from.slice(0, 10)}. The files as they are now: ${folder}`,
      ...(leftOut.length === 0 ? [] : [`Changed too, and not in the patch: ${leftOut.join(', ')}`]),
      ...(changesInit ? [initToExamine] : []),
    ]),
    section('## Its verification', [
      isUnchanged || isVerification
        ? `${commandsOf(verification)} ${isUnchanged ? '' : `${redGreen} `}Their output:\n\n${outputs.map((output, index) => listed(`\`${verification?.proofs[index]?.command ?? ''}\`: ${output}`)).join('\n')}`
        : `${commandsOf(verification)} ${redGreen}`,
      ...toExamine(verification?.concerns ?? []),
      ...(failing.length === 0 ? [] : [describeFailing(failing)]),
    ]),
    section('## What its coder says', hand_in === null ? [] : coder(hand_in)),
    section('## Earlier attempts', [
      ...(foundFirst.length === 0
        ? []
        : [
            `${feature.kind === 'verification' ? 'Before it had a coder, its first judgement found' : 'It went back to a coder, without a counted attempt, for this'}:\n\n${foundFirst.map(listed).join('\n')}`,
          ]),
      ...earlier.map(describeEarlier),
    ]),
    ...describeBackground(background),
  ]);
}

function toExamine(concerns: readonly string[]): string[] {
  if (concerns.length === 0) return [];
  const lines = numbered(concerns).map(({ id, text }) => listed(`${id}: ${text}`));
  return [`Examine, and give each line by its id a verdict in \`examined\`:\n\n${lines.join('\n')}`];
}

function commandsOf(verification: AttemptRecord['verification']): string {
  const isWhole = verification?.proofs.every((proof) => (proof.known_failures ?? []).length === 0) !== false;
  return isWhole
    ? 'Every command passed.'
    : 'Every command passed but for tests that failed before any feature, named below.';
}

function coder({
  what,
  why,
  decisions,
  unsure,
  why_no_test,
  for_others,
}: NonNullable<AttemptRecord['hand_in']>): string[] {
  return [
    quoted(`${what}\n${why}`),
    ...(decisions.length === 0 ? [] : [`It decided:\n\n${decisions.map(listed).join('\n')}`]),
    ...(unsure.length === 0 ? [] : [`It is not sure of:\n\n${unsure.map(listed).join('\n')}`]),
    ...(why_no_test === null
      ? []
      : [`Why no test can show it (where one could, its absence is a blocker):\n\n${quoted(why_no_test)}`]),
    ...(for_others.length === 0
      ? []
      : [
          `It noticed about other features, whose coders and reviewers get these notes:\n\n${for_others.map(({ feature, note }) => listed(`${feature}: ${note}`)).join('\n')}`,
        ]),
  ];
}

function describeEarlier({ number, why, blockers }: EarlierAttempt): string {
  if (blockers.length === 0) return `Attempt ${number} failed its verification:\n\n${quoted(why)}`;
  const found = blockers.map(({ file, line, problem, evidence }) =>
    listed(`${file}${line === undefined ? '' : `:${line}`}: ${problem}\n${evidence}`),
  );
  return `A reviewer of attempt ${number} found:\n\n${found.join('\n')}`;
}
