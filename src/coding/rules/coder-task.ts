import { printable } from '../../base/errors.ts';
import { defectsKey, type AttemptRecord } from './attempt-record.ts';
import type { Feature } from './feature.ts';
import { describeMissingInit } from './services.ts';
import {
  describeBackground,
  describeFailing,
  itemized,
  joined,
  quoted,
  section,
  type Background,
} from './task-text.ts';

/** A passed dependency. */
export interface BuiltOn {
  id: string;
  name: string;
  commit: string | null;
  files: readonly string[];
  /** The decisions of its coder. */
  notes: string;
}

export interface CoderTaskInput {
  feature: Feature;
  record: AttemptRecord;
  background: Background;
  buildsOn: readonly BuiltOn[];
  /** Other features that passed before it, with their source files. */
  alsoThere: readonly { id: string; name: string; files: readonly string[] }[];
  /** The absolute folder in which it is worked on. */
  folder: string;
  /** Whether that is a separate work tree. */
  isBeside: boolean;
  /** The commands that prove it, each with its absolute folder. */
  commands: readonly { folder: string; line: string }[];
  /** Commands that its plan names and no person confirmed. */
  unconfirmed: readonly string[];
  /** Tests that failed before any feature. */
  failing: readonly string[];
  /** Commands that failed before it was begun. */
  failedBefore: readonly { line: string; end: string; log: string }[];
  /** The file that lists services although the project has no `init.sh`. */
  service: string | undefined;
  /** The absolute folder of the workflow. */
  workflow: string;
}

/** The task file of a coder: all information for it, uncut, and nothing for other readers. */
export function composeCoderTask(input: CoderTaskInput): string {
  const { feature, record, service } = input;
  return joined([
    `# Feature ${feature.id}: ${printable(feature.name)}`,
    `Implement it: attempt ${record.attempt}. This file is your whole task.`,
    description(feature),
    toFix(record),
    ...describeBackground(input.background),
    section('## What it builds on', [
      ...input.buildsOn.map(builtOn),
      ...itemized(
        'Also there:',
        input.alsoThere.map(({ id, name, files }) => `${id}, ${name}: ${files.join(', ')}`),
      ),
    ]),
    section('## Tried before', tried(input)),
    place(input),
    section('## Services', service === undefined ? [] : [describeMissingInit(service)]),
    proof(input),
  ]);
}

const ofKind: Record<Feature['kind'], string[]> = {
  feature: [],
  verification: ['It only verifies what was built: fix what was found of it, with a test where one can show it.'],
  test: ['Write the tests: they pass, since what they test is there. Fix what they find.'],
  fix: ['Fix what fails at its cause, in the work and never in what checks it.'],
};

function description({
  description: text,
  name,
  component,
  origin,
  manual_verification,
  kind,
  claimed,
  ways,
  trail,
}: Feature): string {
  const way = ways[trail.length];
  return section('## The feature', [
    quoted(text === '' ? name : text),
    ...(way === undefined ? [] : [`The way to take:\n${quoted(way)}`]),
    ...(component === '' ? [] : [`Component: ${printable(component)}.`]),
    ...(origin === null ? [] : [`It comes from ${printable(origin)}, which also says what holds for all features.`]),
    ...(claimed ? ['The plan says that it is done; the verification says otherwise.'] : []),
    ...ofKind[kind],
    ...itemized('A person checks at the end:', manual_verification),
  ]);
}

function toFix({ [defectsKey]: defects, hand_in }: AttemptRecord): string {
  const before =
    hand_in === null
      ? []
      : [
          `Its coder said of it:\n${quoted(`${hand_in.what}\n${hand_in.why}`)}`,
          ...itemized('It decided:', hand_in.decisions),
          ...itemized('It was not sure of:', hand_in.unsure),
          ...(hand_in.why_no_test === null ? [] : [`Its \`why_no_test\`:\n${quoted(hand_in.why_no_test)}`]),
          'Your hand-in replaces this one: it is about the whole feature. Repeat of it what holds.',
        ];
  return section(
    '## To fix first',
    defects.length === 0
      ? []
      : [
          ...itemized(
            'Earlier work is in the files. Wrong with it, the newest first; what was fixed has to stay so:',
            defects,
          ),
          ...before,
        ],
  );
}

function builtOn({ id, name, commit, files, notes }: BuiltOn): string {
  return [
    `### ${id}: ${printable(name)}${commit === null ? '' : ` (commit ${commit.slice(0, 10)})`}`,
    ...(files.length === 0 ? [] : [`Its files: ${files.join(', ')}`]),
    ...(notes === '' ? [] : [quoted(notes)]),
  ].join('\n');
}

/** Reasons of earlier failed attempts that are not yet listed as defects, and the ways that were given up. */
function tried({ feature, record, workflow }: CoderTaskInput): string[] {
  const kept = (patch: string | null) => (patch === null ? '' : `\nIts work: ${workflow}/${patch}`);
  const toFix = new Set(record[defectsKey].flatMap((reason) => reason.split('\n')));
  const isKnown = (why: string) => why.split('\n').every((line) => toFix.has(line));
  const failed = feature.attempts.slice(feature.forgiven).filter(
    // The last one is what is to be fixed.
    ({ outcome, why, number }) =>
      outcome === 'failed' && !(toFix.size > 0 && number === record.attempt - 1) && !isKnown(why ?? ''),
  );
  return [
    ...feature.trail.map(({ why, patch }, at) => `Given up: ${feature.ways[at] ?? ''}\n${quoted(why)}${kept(patch)}`),
    ...failed.map(({ number, why, patch }) => `Attempt ${number} failed:\n${quoted(why ?? '')}${kept(patch)}`),
  ];
}

function place({ folder, isBeside }: CoderTaskInput): string {
  return section('## Where', [
    isBeside
      ? `Only below \`${folder}\`, a work tree of its own. Give every path absolute, and begin every shell command with \`cd ${folder} &&\`: your shell starts elsewhere. Change files with Edit and Write, not in a shell, and run no git. Code commits your changes; what is written elsewhere is lost.`
      : `In \`${folder}\`.`,
  ]);
}

function proof({ folder, isBeside, commands, unconfirmed, failing, failedBefore }: CoderTaskInput): string {
  const line = (one: { folder: string; line: string }) =>
    !isBeside && one.folder === folder ? one.line : `cd ${one.folder} && ${one.line}`;
  return section('## What proves it', [
    commands.length === 0
      ? 'The project has no commands that could prove it: say so in your hand-in.'
      : `All of these pass, for earlier code too:\n\n~~~~sh\n${[...new Set(commands.map(line))].join('\n')}\n~~~~`,
    ...describeFailing(failing),
    ...failedBefore.map(({ line: command, end, log }) => `\`${command}\` failed before this feature (${end}; ${log}).`),
    ...unconfirmed.map((command) => `\`${command}\`, of the plan, is confirmed by nobody and not run: see yourself.`),
  ]);
}
