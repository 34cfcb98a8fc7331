import { printable } from '../../base/errors.ts';
import { describeBlocker, type AttemptRecord, type Blocker } from './attempt-record.ts';
import type { Feature, FeatureList } from './feature.ts';
import { numbered } from './review.ts';
import { initToExamine } from './services.ts';
import {
  describeBackground,
  describeFailing,
  itemized,
  joined,
  quoted,
  section,
  type Background,
} from './task-text.ts';

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
  `${isUnchanged ? 'Nothing is changed for it: it is said to hold already.' : 'It only verifies what was built.'} Judge all that its text asks for against the files as they are now; that its commands pass is a part of it. What does not hold is a blocker.`;

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
export function composeReviewTask(input: ReviewTaskInput): string {
  const { feature, record, foundFirst = [], outputs } = input;
  const { verification, hand_in } = record;
  const { id, name, description, manual_verification } = feature;
  const isUnchanged = verification?.changed === false;
  const isJudged = isUnchanged || (feature.kind === 'verification' && !feature.claimed);
  const isWhole = verification?.proofs.every(({ known_failures = [] }) => known_failures.length === 0) !== false;
  const open = numbered(verification?.concerns ?? []);
  return joined([
    `# Review of feature ${id}: ${printable(name)}`,
    `For your hand-in: feature ${id}, attempt ${record.attempt}, tree ${verification?.tree.slice(0, shownOfTree) ?? ''}.`,
    section('## The feature', [
      quoted(description === '' ? name : description),
      ...itemized('Left to a person, at the end:', manual_verification),
    ]),
    section(isUnchanged ? '## What was built before it' : '## Its change', [
      ...(isJudged ? [onlyVerifies(isUnchanged)] : []),
      `The patch${isUnchanged ? ' of the work that it is about' : ''}: ${input.patch}, on commit ${input.from.slice(0, 10)}. The files now: ${input.folder}`,
      ...(input.leftOut.length === 0 ? [] : [`Changed too, and not in the patch: ${input.leftOut.join(', ')}`]),
      ...(input.changesInit ? [initToExamine] : []),
    ]),
    section('## Its verification', [
      [
        `Every command passed${isWhole ? '' : ', but for tests that failed before any feature'}.`,
        ...(isUnchanged ? [] : [`New tests on the code before: ${verification?.red_green ?? 'not run'}.`]),
      ].join(' '),
      ...itemized(
        'Their output:',
        isJudged ? outputs.map((output, at) => `\`${verification?.proofs[at]?.command ?? ''}\`: ${output}`) : [],
      ),
      ...itemized(
        'Examine: each line needs a verdict in `examined`:',
        open.map((one) => `${one.id}: ${one.text}`),
      ),
      ...describeFailing(input.failing),
    ]),
    section('## What its coder says', hand_in === null ? [] : coder(hand_in)),
    section('## Earlier attempts', [
      ...itemized(
        feature.kind === 'verification' ? 'Found by its first judgement:' : 'It went back to a coder for this:',
        foundFirst,
      ),
      ...input.earlier.flatMap(({ number, why, blockers }) =>
        blockers.length === 0
          ? [`Attempt ${number} failed its verification:\n${quoted(why)}`]
          : itemized(`A reviewer of attempt ${number} found:`, blockers.map(describeBlocker)),
      ),
    ]),
    ...describeBackground(input.background),
  ]);
}

function coder({ what, why, decisions, unsure, why_no_test }: NonNullable<AttemptRecord['hand_in']>): string[] {
  return [
    quoted(`${what}\n${why}`),
    ...itemized('It decided:', decisions),
    ...itemized('It is not sure of:', unsure),
    ...(why_no_test === null
      ? []
      : [`Why no test can show it (where one could, its absence is a blocker):\n${quoted(why_no_test)}`]),
  ];
}
