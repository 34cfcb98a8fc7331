import { printable } from '../../base/errors.ts';
import type { AttemptRecord } from './attempt-record.ts';
import { defectsKey } from './attempt-record.ts';
import type { Feature } from './feature.ts';
import { describeMissingInit } from './services.ts';
import { describeBackground, describeFailing, joined, listed, quoted, section, type Background } from './task-text.ts';

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
  const { feature, record } = input;
  return joined([
    `# Feature ${feature.id}: ${printable(feature.name)}`,
    `You implement this feature, attempt ${record.attempt}. This file is your whole task.`,
    description(input),
    toFix(input),
    ...describeBackground(input.background),
    section('## What it builds on', [...input.buildsOn.map(builtOn), ...alsoThere(input)]),
    section('## What was tried before', tried(input)),
    place(input),
    section('## Services', input.service === undefined ? [] : [describeMissingInit(input.service)]),
    proof(input),
  ]);
}

function description({ feature }: CoderTaskInput): string {
  const { description: text, name, component, origin, manual_verification, kind, claimed } = feature;
  const about = [
    ...(component === '' ? [] : [`Component: ${printable(component)}.`]),
    ...(origin === null
      ? []
      : [
          `It comes from ${printable(origin)}: read there what is said of all features, and what you do not find here.`,
        ]),
    ...(claimed ? ['The plan says that it is done; the verification says otherwise.'] : []),
    ...(kind === 'verification'
      ? [
          'It only verifies what was built: fix what its verification and its reviewer found, with a test where one can show it.',
        ]
      : []),
    ...(kind === 'test' ? ['Write the tests: they pass, since what they test is there. Fix what they find.'] : []),
    ...(kind === 'fix' ? ['Fix what fails at its cause, in the work and never in what checks it.'] : []),
    ...(manual_verification.length === 0
      ? []
      : [`A person checks at the end:\n${manual_verification.map(listed).join('\n')}`]),
  ];
  const way = feature.ways[feature.trail.length];
  const how = way === undefined ? [] : [`The way to take:\n\n${quoted(way)}`];
  return section('## The feature', [quoted(text === '' ? name : text), ...how, ...about]);
}

function toFix({ record }: CoderTaskInput): string {
  return section(
    '## To fix first',
    record[defectsKey].length === 0
      ? []
      : [
          'Earlier work on it is in the files, unless this says otherwise. This was wrong with it, the newest first; what was fixed since has to stay so:',
          record[defectsKey].map(listed).join('\n'),
          ...saidBefore(record),
        ],
  );
}

/** The hand-in of the previous coder, whose work continues. */
function saidBefore({ hand_in }: AttemptRecord): string[] {
  if (hand_in === null) return [];
  const { what, why, decisions, unsure, why_no_test } = hand_in;
  return [
    `Its coder said of it:\n\n${quoted(`${what}\n${why}`)}`,
    ...(decisions.length === 0 ? [] : [`It decided:\n\n${decisions.map(listed).join('\n')}`]),
    ...(unsure.length === 0 ? [] : [`It was not sure of:\n\n${unsure.map(listed).join('\n')}`]),
    ...(why_no_test === null ? [] : [`It handed in, as \`why_no_test\`:\n\n${quoted(why_no_test)}`]),
    'Your hand-in replaces this one: it is about the whole feature, not only about what you fix, and becomes the text of the one commit. Repeat in its lists what you have seen to hold, and leave out what does not.',
  ];
}

function builtOn({ id, name, commit, files, notes }: BuiltOn): string {
  return [
    `### ${id}: ${printable(name)}${commit === null ? '' : ` (commit ${commit.slice(0, 10)})`}`,
    ...(files.length === 0 ? [] : [`Its files: ${files.join(', ')}`]),
    ...(notes === '' ? [] : [`What its coder says of it:\n${quoted(notes)}`]),
  ].join('\n');
}

function alsoThere({ alsoThere: others }: CoderTaskInput): string[] {
  const lines = others.map(({ id, name, files }) => `- ${id}, ${printable(name)}: ${files.join(', ')}`);
  return lines.length === 0 ? [] : [`Also there:\n\n${lines.join('\n')}`];
}

/** Reasons of earlier failed attempts that are not yet listed as defects, and the ways that were given up. */
function tried({ feature, record, workflow }: CoderTaskInput): string[] {
  const kept = (patch: string | null) => (patch === null ? '' : `\nIts work: ${workflow}/${patch}`);
  const toFix = new Set(record[defectsKey].flatMap((reason) => reason.split('\n')));
  const failed = feature.attempts
    .slice(feature.forgiven)
    .filter(
      ({ outcome, why, number }) =>
        outcome === 'failed' &&
        !(toFix.size > 0 && number === record.attempt - 1) &&
        !(why ?? '').split('\n').every((line) => toFix.has(line)),
    );
  return [
    ...feature.trail.map(
      ({ why, patch }, index) => `Another way was given up: ${feature.ways[index] ?? ''}\n${quoted(why)}${kept(patch)}`,
    ),
    ...failed.map(({ number, why, patch }) => `Attempt ${number} failed:\n${quoted(why ?? '')}${kept(patch)}`),
  ];
}

function place({ folder, isBeside }: CoderTaskInput): string {
  return section('## Where', [
    isBeside
      ? `Only below \`${folder}\`, a work tree of its own: others work on other features elsewhere. Give every path absolute, and begin every shell command with \`cd ${folder} &&\`: your shell starts in another tree. Change files with Edit and Write, not in a shell, and run no git: both would wait for a permission here. Code takes your changes and commits them. What is written elsewhere does not become part of the feature; this file may be read.`
      : `In \`${folder}\`.`,
  ]);
}

function proof({ folder, isBeside, commands, unconfirmed, failing, failedBefore }: CoderTaskInput): string {
  const line = (one: { folder: string; line: string }) =>
    !isBeside && one.folder === folder ? one.line : `cd ${one.folder} && ${one.line}`;
  return section('## What proves it', [
    commands.length === 0
      ? 'The project has no commands that could prove it: say so in your hand-in.'
      : `All of these have to pass, for earlier code too:\n\n~~~~sh\n${[...new Set(commands.map(line))].join('\n')}\n~~~~`,
    ...(failing.length === 0 ? [] : [describeFailing(failing)]),
    ...failedBefore.map(
      ({ line: command, end, log }) => `\`${command}\` failed before this feature already (${end}; ${log}).`,
    ),
    ...unconfirmed.map(
      (command) =>
        `The plan names \`${command}\`, which nobody confirmed and nothing runs: see yourself whether it holds.`,
    ),
  ]);
}
