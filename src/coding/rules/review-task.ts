import { printable } from '../../base/errors.ts';
import type { AttemptRecord, Blocker } from './attempt-record.ts';
import type { Feature, FeatureList } from './feature.ts';
import { numbered, type AcceptedLine } from './review.ts';
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
  /** The words of the user since its coder's task was written. */
  unseen?: readonly { text: string }[];
  /** Concerns that an earlier reviewer accepted. */
  acceptedBefore: readonly AcceptedLine[];
  /** Tests that failed before any feature. */
  failing: readonly string[];
  /** The absolute path of the patch, the commit below it, and files that are not in it. */
  patch: string;
  from: string;
  leftOut: readonly string[];
  /** The absolute paths of the proofs' outputs. */
  outputs: readonly string[];
  /**
   * The absolute path of the patch that a reviewer passed before conflicts were resolved, and the files in which the present one
   * differs.
   */
  passedBefore?: { patch: string; differs: readonly string[] } | undefined;
  /** Whether it changes `init.sh`. */
  changesInit: boolean;
  /** The absolute folder with the present files. */
  folder: string;
}

const shownOfTree = 12;

/** Only the reviewer can judge what its commands do not check. */
const onlyVerifies = (isUnchanged: boolean) =>
  `${isUnchanged ? 'Nothing is changed for this feature: it' : 'This feature'} only verifies what was built. Judge everything that its text asks for against the files as they are now${isUnchanged ? '' : ', also where the patch changes nothing'}; that its commands pass is only a part of it. Whatever of it does not hold is a blocker.`;

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
  unseen = [],
  acceptedBefore,
  failing,
  patch,
  from,
  leftOut,
  outputs,
  passedBefore,
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
    section('## What changed since it was reviewed', sinceReview(record, passedBefore)),
    section('## Its verification', [
      isUnchanged || isVerification
        ? `${commandsOf(verification)} ${isUnchanged ? '' : `${redGreen} `}Their output:\n\n${outputs.map((output, index) => listed(`\`${verification?.proofs[index]?.command ?? ''}\`: ${output}`)).join('\n')}`
        : `${commandsOf(verification)} ${redGreen}`,
      ...toExamine(verification?.concerns ?? [], acceptedBefore),
      ...(failing.length === 0 ? [] : [describeFailing(failing)]),
    ]),
    section('## What its coder says', [...(hand_in === null ? [] : coder(hand_in)), ...resolved(record)]),
    section('## What its coder does not know', unseen.length === 0 ? [] : [describeUnseen(unseen)]),
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

function toExamine(concerns: readonly string[], acceptedBefore: readonly AcceptedLine[]): string[] {
  const open = numbered(concerns).filter(({ id }) => !acceptedBefore.some((one) => one.id === id));
  return [
    ...(open.length === 0
      ? []
      : [
          `Examine, and give each line by its id a verdict in \`examined\`:\n\n${open.map(({ id, text }) => listed(`${id}: ${text}`)).join('\n')}`,
        ]),
    ...(acceptedBefore.length === 0
      ? []
      : [
          `Needs no verdict: an earlier reviewer accepted it, and the line is unchanged.\n\n${acceptedBefore.map(({ id, text, why }) => listed(`${id}: ${text}\nAccepted: ${why}`)).join('\n')}`,
        ]),
  ];
}

function describeUnseen(unseen: readonly { text: string }[]): string {
  return `The user said this after its coder had its task. Where it asks for something of this feature that the change lacks, that is a blocker all the same: give it \`"unseen": true\`. Where all blockers are such, no attempt is counted.\n\n${unseen.map(({ text }) => quoted(text)).join('\n\n')}`;
}

function resolved({ conflicted }: AttemptRecord): string[] {
  const { resolution = null, files = [] } = conflicted ?? {};
  return resolution === null ? [] : [`Of the conflicts in ${files.join(', ')}:\n\n${quoted(resolution)}`];
}

function sinceReview({ conflicted }: AttemptRecord, before: ReviewTaskInput['passedBefore']): string[] {
  const reviewed = conflicted?.reviewed ?? null;
  if (conflicted === undefined || reviewed === null || before === undefined) return [];
  const { patch, differs } = before;
  return [
    `A reviewer passed it. Then it conflicted with work of others that was integrated meanwhile, in ${conflicted.files.join(', ')}, and a coder resolved that. The words of that reviewer:\n\n${quoted(reviewed.summary)}`,
    differs.length === 0
      ? `The patch takes away and adds the same lines as then (${patch}): judge whether they are right with what is there now.`
      : `The patch differs from what was reviewed (${patch}) in ${differs.join(', ')}: judge that first, and whether it is right with what is there now. All its other lines are the same.`,
  ];
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
