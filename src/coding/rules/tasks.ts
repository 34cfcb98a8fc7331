import { printable } from '../../base/errors.ts';
import { type AttemptRecord, numbered } from './attempt.ts';
import type { Feature, FeatureList } from './feature.ts';
import { firstOf, paragraphs, shortCommit } from '../../base/text.ts';
import { steering, type AgreedGoal, type StoredRedirect } from '../../loop/rules/brief.ts';
import { answerTo, standOf, type Defect } from '../../planning/rules/defects.ts';
import type { PlanItem } from '../../planning/rules/plan.ts';

/** What the tasks of a coder and of a reviewer are made from. */
interface TaskInput {
  feature: Feature;
  record: AttemptRecord;
  background: Background;
  failing: readonly string[];
  folder: string;
  /** The absolute path of the workflow's folder. */
  workflow: string;
}

export interface CoderTaskInput extends TaskInput {
  list: FeatureList;
  isBeside: boolean;
  commands: readonly { folder: string; line: string }[];
  unconfirmed: readonly string[];
  /** The file that lists services although the project has no `init.sh`. */
  service: string | undefined;
}

/** The task file of a coder: all information for it, uncut, and nothing for other readers. */
export function composeCoderTask(input: CoderTaskInput): string {
  const { feature, record, service } = input;
  return joined([
    `# Feature ${feature.id}: ${printable(feature.name)}`,
    `Implement it: attempt ${record.attempt}. This file is your whole task.`,
    section('## The feature', toBuild(feature)),
    section('## To fix first', toFix(record)),
    ...describeBackground(input.background),
    section('## What it builds on', buildsOn(input).map(describeBuilt)),
    section('## Tried before', givenUp(input)),
    section('## Where', [place(input)]),
    section('## Services', service === undefined ? [] : [describeMissingInit(service)]),
    section('## What proves it', proof(input)),
  ]);
}

const ofKind: Record<Feature['kind'], string[]> = {
  feature: [],
  verification: ['It only verifies what was built: fix what was found, with a test if one can show it.'],
  test: ['Write the tests. They should pass, since what they test exists. Fix what they find.'],
  fix: ['Fix what fails at its cause, in the code, never in what checks it.'],
};

/** A feature in the words of its plan. */
const describe = ({ name, description, requirements = [] }: Feature): string[] => [
  quoted(description === '' ? name : description),
  ...itemized(
    'Requirements of the plan that it meets, with the files that the commit must have:',
    requirements.map(
      ({ id, words = '', files }) =>
        `${id}${words === '' ? '' : `: ${words}`}${files.length === 0 ? '' : ` (${files.join(', ')})`}`,
    ),
  ),
];

function toBuild(feature: Feature): string[] {
  const { origin, kind, claimed, ways, trail } = feature;
  const way = ways[trail.length];
  return [
    ...describe(feature),
    ...(way === undefined ? [] : [`The way to take:\n${quoted(way)}`]),
    ...(origin === null
      ? []
      : [`It comes from ${printable(origin)}; what holds for all features stands elsewhere in that file.`]),
    ...(claimed ? ['The plan says that it is done; the verification says otherwise.'] : []),
    ...ofKind[kind],
    ...leftToPerson(feature),
  ];
}

const leftToPerson = ({ manual_verification }: Feature) => itemized('A person checks at the end:', manual_verification);

function toFix({ to_fix: defects, hand_in }: AttemptRecord): string[] {
  const lead = 'The files have the earlier work. What is wrong with it, newest first (what was fixed must stay fixed):';
  if (defects.length === 0 || hand_in === null) return itemized(lead, defects);
  const repeat = 'Your hand-in replaces this one, and is about the whole feature: repeat what still holds.';
  return [...itemized(lead, defects), 'Its coder said:', ...said(hand_in), repeat];
}

function said({ what, why, decisions, unsure, why_no_test }: NonNullable<AttemptRecord['hand_in']>): string[] {
  return [
    quoted(`${what}\n${why}`),
    ...itemized('It decided:', decisions),
    ...itemized('It is not sure of:', unsure),
    ...(why_no_test === null
      ? []
      : [`Why no test can show it (where one could, its absence is a blocker):\n${quoted(why_no_test)}`]),
  ];
}

/** The features that passed before this one and that it builds on; a task that only verifies stands for those that it verified. */
function buildsOn({ list: { features }, feature }: CoderTaskInput): Feature[] {
  const direct = [...feature.dependencies, ...(feature.after ?? [])];
  const checked = features.filter(({ id, kind }) => kind === 'verification' && direct.includes(id));
  const needed = new Set([...direct, ...checked.flatMap(({ dependencies }) => dependencies)]);
  return features.filter(({ id, passes }) => passes && needed.has(id));
}

function describeBuilt({ id, name, bindings }: Feature): string {
  const { commit, files = [], notes = '' } = bindings ?? {};
  return [
    `### ${id}: ${printable(name)}${commit === undefined ? '' : ` (commit ${shortCommit(commit)})`}`,
    ...(files.length === 0 ? [] : [`Its files: ${files.join(', ')}`]),
    ...(notes === '' ? [] : [quoted(notes)]),
  ].join('\n');
}

/** The ways that were given up; what failed on the present one is to be fixed. */
function givenUp({ feature, workflow }: CoderTaskInput): string[] {
  const kept = (patch: string | null) => (patch === null ? '' : `\nIts work: ${workflow}/${patch}`);
  return feature.trail.map(({ why, patch }, at) => `Given up: ${feature.ways[at] ?? ''}\n${quoted(why)}${kept(patch)}`);
}

const place = ({ folder, isBeside }: CoderTaskInput): string =>
  isBeside
    ? `Only below \`${folder}\`, a work tree of its own. Use absolute paths, and begin every shell command with \`cd ${folder} &&\`: your shell starts elsewhere. Change files with Edit and Write, not in a shell, and run no git. Code commits your changes; anything written elsewhere is lost.`
    : `In \`${folder}\`.`;

function proof({ folder, isBeside, commands, unconfirmed, failing }: CoderTaskInput): string[] {
  const line = (one: { folder: string; line: string }) =>
    !isBeside && one.folder === folder ? one.line : `cd ${one.folder} && ${one.line}`;
  return [
    commands.length === 0
      ? 'The project has no commands that could prove it: say so in your hand-in.'
      : `All of these must pass, for earlier code too:\n\n~~~~sh\n${[...new Set(commands.map(line))].join('\n')}\n~~~~`,
    ...describeFailing(failing),
    ...unconfirmed.map(
      (command) => `The plan names \`${command}\`, which nobody confirmed, so it is not run: check it yourself.`,
    ),
  ];
}

export interface ReviewTaskInput extends TaskInput {
  /** The absolute path of the patch; undefined where nothing was changed. */
  patch: string | undefined;
  /** Changed files that are not in it. */
  leftOut: readonly string[];
}

const shownOfTree = 12;

/** Only the reviewer can judge what its commands do not check. */
const onlyVerifies = (isUnchanged: boolean) =>
  `${isUnchanged ? 'Nothing was changed for it: it is said to be there already.' : 'It only verifies what was built.'} Judge everything that its description asks for by the files as they are now; that its commands pass is only a part of it. What is not met is a blocker.`;

/** The task of a reviewer, who has no other information: the feature, its change, and earlier findings. */
export function composeReviewTask(input: ReviewTaskInput): string {
  const { feature, record, patch, leftOut, workflow } = input;
  const { verification, hand_in } = record;
  const proofs = verification?.proofs ?? [];
  const isJudged = patch === undefined || (feature.kind === 'verification' && !feature.claimed);
  return joined([
    `# Review of feature ${feature.id}: ${printable(feature.name)}`,
    `For your hand-in: feature ${feature.id}, attempt ${record.attempt}, tree ${verification?.tree.slice(0, shownOfTree) ?? ''}.`,
    section('## The feature', [...describe(feature), ...leftToPerson(feature)]),
    section('## Its change', [
      ...(isJudged ? [onlyVerifies(patch === undefined)] : []),
      ...(patch === undefined ? [] : [`The patch: ${patch}, on commit ${shortCommit(record.start.commit)}.`]),
      `The files now: ${input.folder}`,
      ...(leftOut.length === 0 ? [] : [`Changed too, and not in the patch: ${leftOut.join(', ')}`]),
    ]),
    section('## Its verification', [
      'Every command passed.',
      ...(patch === undefined
        ? []
        : [`Its tests: ${verification?.red_green.replace(/^red_green: /, '') ?? 'not run'}.`]),
      ...itemized(
        'Their output:',
        isJudged ? proofs.map(({ id, command }) => `\`${command}\`: ${workflow}/proofs/${id}.log`) : [],
      ),
      ...itemized(
        'Examine: each line needs an answer in `examined`, or a blocker:',
        numbered(verification?.concerns ?? []).map((one) => `${one.id}: ${one.text}`),
      ),
      ...describeFailing(input.failing),
    ]),
    section('## What its coder says', hand_in === null ? [] : said(hand_in)),
    section(
      '## Earlier attempts',
      itemized('Verifications and reviewers found this, newest first, and it went back to a coder:', record.to_fix),
    ),
    ...describeBackground(input.background),
  ]);
}

/** Claude's tools that read files cut longer lines. */
const longestLine = 1_500;
/** A piece of a longer line, which ends with a sentence or a word where it can. */
const piece = new RegExp(`.{1,${longestLine - 1}}[.!?:;](?= |$) ?|.{1,${longestLine}}(?: |$)|.{${longestLine}}`, 'gu');

/** A text as a quote, in which no line can end the quote. */
export function quoted(text: string): string {
  const lines = printable(text).split(/[\n\u2028\u2029]/);
  const short = lines.flatMap((line) => (line.length <= longestLine ? [line] : (line.match(piece) ?? [])));
  return short.map((line) => `> ${line}`.trimEnd()).join('\n');
}

/** List items, perhaps with several lines, under a few words; none without items. */
export const itemized = (lead: string, items: readonly string[]): string[] =>
  items.length === 0
    ? []
    : [[lead, ...items.map((item) => `- ${printable(item).replaceAll('\n', '\n  ')}`)].join('\n')];

/** A titled part of a task; empty without content. */
const section = (title: string, parts: readonly string[]): string =>
  parts.length === 0 ? '' : [title, ...parts].join('\n\n');

const joined = (parts: readonly string[]): string => `${paragraphs(parts)}\n`;

const mostFailing = 50;

/** Names the tests that failed before any feature, which need no repair. */
const describeFailing = (failing: readonly string[]): string[] =>
  itemized(
    'Failing before any feature; they may stay so unless the feature is about them:',
    firstOf(failing, mostFailing),
  );

export interface Background {
  prompt: string;
  goal: Pick<AgreedGoal, 'objective' | 'constraints'>;
  steering?: readonly StoredRedirect[];
  /** The folder with the documents that a list of tasks was made from, from the project's root. */
  beside?: string | undefined;
  decisions: readonly string[];
  scrutinized: readonly Defect[];
  answers: readonly { id: string; question: string; answer: string }[];
  open?: readonly { id: string; text: string }[];
}

const howToAnswer =
  'Do not look for answers. If your work shows one, hand it in with a line that shows it: `"found": [{ "question": "Q003", "answer": "…", "file": "test/a.test.ts", "line": 12, "excerpt": "words of that line" }]`.';

/** The goal, the decisions of plan, user and critics, and open questions, each in full. */
export function describeBackground(background: Background): string[] {
  const { prompt, goal, decisions, scrutinized, answers, beside, open = [] } = background;
  const { objective, constraints } = goal;
  const isSame = objective === null || objective.trim() === prompt.trim();
  return [
    section('## The whole work', [
      quoted(prompt),
      ...(isSame ? [] : [`Agreed with the user:\n${quoted(objective)}`]),
      ...itemized('Constraints:', constraints),
      ...(beside === undefined ? [] : [`Documents beside the plan, where you need them: ${beside}`]),
    ]),
    steering(background.steering ?? []),
    section('## Decisions of the plan', decisions.map(quoted)),
    section('## Answers', [
      ...answers.map(
        ({ id, question, answer }) => `${id}, asked of the user\n${quoted(question)}\n\nAnswer:\n\n${quoted(answer)}`,
      ),
    ]),
    section('## Open questions of the report', [
      ...open.map(({ id, text }) => `${id}\n${quoted(text)}`),
      ...(open.length === 0 ? [] : [howToAnswer]),
    ]),
    section(
      '## Earlier objections of critics: what is open, the coder decides and the reviewer checks',
      scrutinized.map(describeDefect),
    ),
  ];
}

function describeDefect({ id, about, statement, resolution, status, history }: Defect): string {
  // An answer begins with the verb of its hand-in for the reaction to the objection.
  const answer = answerTo({ history }).replace(/^(?:changed|disputed): /, '');
  const said = answer === '' ? '' : `\nAnswer:\n${quoted(answer)}`;
  return `${id} about ${about} (${standOf({ status })}):\n${quoted(`${statement}\nWanted: ${resolution}`)}${said}`;
}

/** Of the others, steps and components are in the descriptions of features, and arguments are for readers of the plan. */
const ofCoding: ReadonlySet<string> = new Set(['objective', 'decision', 'technology', 'risk', 'open_decision']);

/** The items of a plan that hold for whatever is built, in full. */
export const decisionsOf = (items: readonly PlanItem[]): string[] =>
  items
    .filter(({ kind }) => ofCoding.has(kind))
    .map(({ id, kind, title, text, mitigation, options }) =>
      [
        `${id} (${kind.replaceAll('_', ' ')}): ${title}`,
        text,
        ...(mitigation === undefined ? [] : [`Against it: ${mitigation}`]),
        ...(options === undefined ? [] : [`Options: ${options.join(' | ')}`]),
      ].join('\n'),
    );

export const composeFiles = ['compose.yaml', 'compose.yml', 'docker-compose.yaml', 'docker-compose.yml'];

const describeMissingInit = (file: string) =>
  `The project lists services in ${file}, and has no \`init.sh\`, the script that makes it ready and that is run before each feature. If your feature or its tests need a service to run, write \`init.sh\` in the root of the project, with a first line such as \`#!/bin/sh\`. It starts services as daemons (\`docker compose up -d\`), waits until they answer, ends by itself, does no harm when it is run again, and changes no file that git does not ignore. Run it before the tests. If nothing that you need is missing, write none.`;

export const initScript = 'init.sh';
