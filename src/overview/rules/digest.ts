import { asWritten, escapeMarkdown, inFull, listed } from './markdown-lines.ts';
import { verdictBeyondCounts } from '../../coding/rules/describe.ts';
import { capitalized, counted, shortCommit } from '../../base/text.ts';
import { cut, excerpt } from '../../base/errors.ts';
import { untested } from '../../coding/rules/untested.ts';
import { describeMilliseconds } from '../../base/clock.ts';
import { modeOf, phases } from '../../base/vocabulary.ts';
import { hasPhase } from '../../loop/rules/modes.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';
import { shownVerdict } from '../../loop/rules/iteration.ts';
import { featureTrailer } from '../../base/names.ts';
import { continueCommand, moreOptions } from '../../loop/rules/reopen.ts';
import { countDefects } from './answers.ts';
import { describeFailing, describeUntested } from '../../loop/rules/untested.ts';

/** A feature as the digest shows it. */
export interface DigestFeature {
  id: string;
  name: string;
  status: string;
  /** The commit that it passed with; null before that. */
  commit: string | null;
  why: string;
  /** The reasons of its attempts that failed, the oldest first. */
  failed: readonly string[];
  /** The things that the coder of its last attempt was not sure of. */
  unsure: readonly string[];
  /** Notes of other features' coders on this one after it passed, each with its author. */
  notes: readonly string[];
  /** The doubts that code had about the work that passed. */
  doubts: readonly string[];
  /** The decisions that its coder handed in. */
  choices: readonly string[];
  /** How it was proven, in one line; empty before it passed. */
  proven: string;
  /** Questions of its coders that an agent answered from documents, each with answer and source. */
  decided: readonly string[];
}

export interface DigestInput {
  state: WorkflowState;
  /** Cost and tokens: a phrase. */
  cost: string;
  /** How far findings are checked, and the checks of the report: phrases, empty before there were any. */
  checks: string;
  report: string;
  /** The answer that the report gives: the paragraphs of its summary as plain text; none before it was written. */
  answer: readonly string[];
  features: readonly DigestFeature[];
  /** The branch that the commits of features are on; null without commits, or without a checked-out branch. */
  branch: string | null;
  /** The commands of the tests. */
  tests: readonly string[];
  /** The commands that prove features, with source and confirmation, a line each. */
  proof: readonly string[];
  /** Tests of the project that failed before any feature and still do. */
  failing: readonly string[];
  /** Where untracked files are that were in the way of features, and what git keeps of the workflow. */
  leftovers: readonly string[];
  /** The words of the user since the beginning. */
  said: readonly string[];
  /** Iterations that were given up, and why. */
  givenUp: readonly string[];
  /** The findings of first judgements of features. */
  firstJudged: readonly string[];
  /** The known defects of features that passed, and as the last line how to take them up. */
  defects: readonly string[];
  /** Tasks that only the user can do, a line each. */
  needs: readonly string[];
  /** The objections of critics to features that agents resolved, each with the answer. */
  objections: readonly string[];
  /** The questions that were asked of the user, each with its answer. */
  answered: readonly string[];
  /** The number of untracked files in the workflow's folder. */
  untracked: number;
  /** The CLI, as an absolute path: it may not be on a terminal's PATH. */
  cli: string;
  /** Entries of git's stash that were made since the workflow began. */
  stashes: readonly string[];
  /** The files that a person would open first, from the project's root. */
  files: readonly string[];
  folder: string;
}

const longestLine = 160;
const mostLines = 10;

/** The result of a workflow for a phone: at most ten lines. */
export function digestLines(input: DigestInput): string[] {
  const { state, cost, files } = input;
  const needs = needsOf(input);
  const failures = failuresOf(input);
  const [need = 'nothing'] = needs;
  const lines = [
    `${state.name} (${modeOf(state.workflow_type)}): ${endOf(input)
      .map((text) => excerpt(text))
      .join(state.status === 'complete' ? ': ' : '. ')}`,
    `Asked: ${excerpt(state.prompt)}`,
    `Done: ${doneOf(input)}`,
    `Cost: ${cost}, ${timeOf(state)}`,
    ...evidenceOf(input).map((one) => `Evidence: ${one}`),
    ...(failures.length === 0 ? [] : [`Failed: ${failures.join('; ')}`]),
    `Needs you: ${need}${needs.length > 1 ? ` (and ${needs.length - 1} more)` : ''}`,
    `Go on: ${goOn(state)}`,
    ...files.slice(0, 1).map((file) => `Read: ${file}`),
  ];
  return lines
    .slice(0, mostLines)
    .map((line) => (line.length <= longestLine ? line : `${cut(line, longestLine - 1)}…`));
}

/** The whole digest as a page in Markdown. */
export function digestPage(input: DigestInput): string {
  const { state, cost, features, files, folder, answer, leftovers } = input;
  const needs = [...needsOf(input), ...whereCli(input)];
  const failures = failuresOf(input);
  // Once there are features, they are the result, and what research found comes after them.
  const isPast = state.features_total > 0;
  const found = shownAnswer(answer).map((text) => escapeMarkdown(text));
  // Other lines say how many features pass, and how to go on.
  const verdict = verdictBeyondCounts(shownVerdict(state) ?? '');
  const sections: [string, readonly string[]][] = [
    ['What was asked', [`> ${excerpt(state.prompt)}`, ...input.said.flatMap((text) => ['', `Then: ${excerpt(text)}`])]],
    [
      'What was done',
      listed([
        doneOf(input),
        ...(verdict === '' ? [] : [capitalized(verdict)]),
        ...features.map(
          ({ id, name, status, commit }) =>
            `${id} ${status}: ${name}${commit === null ? '' : ` (commit ${shortCommit(commit)})`}`,
        ),
      ]),
    ],
    ['What research found', isPast ? [found.join('\n\n')].filter((text) => text !== '') : []],
    ['How to try it', listed(howToTry(input))],
    [
      'What it cost',
      listed([cost, `${counted(state.iteration, 'iteration')} of at most ${state.max_iterations}, ${timeOf(state)}`]),
    ],
    ['Evidence', listed(evidenceOf(input))],
    ['What is run as proof', listed(input.proof)],
    [
      'How each feature was proven',
      listed(features.flatMap(({ id, proven }) => (proven === '' ? [] : [`${id}: ${proven}`]))),
    ],
    ['Failures', listed(failures.length === 0 ? ['none'] : failures)],
    ['What the coders decided', listed(features.flatMap(({ id, choices }) => choices.map((one) => `${id}: ${one}`)))],
    [
      'What the coders were not sure of',
      listed(features.flatMap(({ id, unsure }) => unsure.map((one) => `${id}: ${one}`))),
    ],
    [
      'What later coders noticed about features that had passed',
      listed(features.flatMap(({ id, notes }) => notes.map((one) => `${id}: ${one}`))),
    ],
    [
      'What code doubted in what passed',
      listed(features.flatMap(({ id, doubts }) => doubts.map((one) => `${id}: ${one}`))),
    ],
    ['What you were asked, with the answer', listed(input.answered)],
    ['What was decided for you', listed(decisionsOf(input))],
    ['What needs you', needs.length === 0 ? listed(['nothing']) : needs.map(inFull)],
    ['How to go on', listed([goOn(state)])],
    ['Files', [...files, ...leftovers, `${folder}/journal.jsonl (every event)`, ...untrackedIn(input)].map(inFull)],
  ];
  const body = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `## ${title}\n\n${lines.join('\n')}`);
  const [end, ...why] = endOf(input).map((text) => escapeMarkdown(text));
  return `${[`# ${state.name}: ${end ?? ''}`, ...why, ...(isPast ? [] : found), ...body].join('\n\n')}\n`;
}

/** The branch of the commits, and the commands that test them. */
function howToTry({ state, features, branch, tests }: DigestInput): string[] {
  if (features.every(({ commit }) => commit === null)) return [];
  return [
    `The work is committed${branch === null ? '' : ` on the branch ${branch}`}; nothing was pushed.`,
    `See its commits with: git log --stat --grep="${featureTrailer}: ${state.name}/"`,
    ...(tests.length === 0 ? [] : [`Run its tests with: ${tests.join('; ')}`]),
  ];
}

const longestAnswer = 2_000;

/** The first paragraphs of the answer, uncut, and a remark if there are more. */
function shownAnswer(paragraphs: readonly string[]): string[] {
  let room = longestAnswer;
  const shown = paragraphs.filter((text, at) => (room -= text.length) >= 0 || at === 0);
  const isWhole = shown.length === paragraphs.length && (shown[0]?.length ?? 0) <= longestAnswer;
  return [
    ...shown.map((text) => asWritten(text, longestAnswer)),
    ...(isWhole ? [] : ['The summary in the report goes on.']),
  ];
}

/** The end in a few words, and a paragraph that says more where there is more to say. */
function endOf({ state: { status, end_reason, end_message }, defects }: DigestInput): string[] {
  if (status === 'in_progress') return ['in progress'];
  if (status === 'complete') return [`complete${countDefects(defects)}`, ...defects.slice(0, 1)];
  const message = end_message === null ? [] : [asWritten(end_message, longestAnswer)];
  return [`${status} (${end_reason ?? 'no reason known'})`, ...message];
}

function doneOf({ state }: DigestInput): string {
  const parts: string[] = [];
  if (hasPhase(modeOf(state.workflow_type), phases.A) || state.findings_count > 0)
    parts.push(`${counted(state.findings_count, 'finding')} from ${counted(state.sources_cited, 'source')}`);
  if (state.features_total > 0)
    parts.push(
      `${state.features_complete} of ${counted(state.features_total, 'feature')} pass${describeUntested(state)}`,
    );
  return `${parts.join('; ')}${parts.length === 0 ? 'nothing yet' : ''} in ${counted(state.iteration, 'iteration')}`;
}

function evidenceOf({ state, checks, report, features, failing }: DigestInput): string[] {
  const passed = features.filter(({ status }) => status === 'passed');
  const bare = passed.filter(({ doubts }) => doubts.some((one) => one.startsWith(untested))).map(({ id }) => id);
  return [
    checks,
    report,
    ...(state.features_total === 0
      ? []
      : [
          `${counted(passed.length, 'feature')} proven by commands that the CLI ran itself${bare.length === 0 ? '' : ` (${bare.join(', ')} without a test that failed before)`}${failing.length === 0 ? '' : `, but for ${counted(failing.length, 'test')} that failed before`}`,
        ]),
  ].filter((one) => one !== '');
}

function failuresOf({ features, failing, givenUp, firstJudged }: DigestInput): string[] {
  const failed = features
    .filter(({ status }) => status === 'failed' || status === 'blocked')
    .map(({ id, status, why }) => `${id} ${status}${why === '' ? '' : `: ${why}`}`);
  const repaired = features
    .filter(({ status }) => status === 'passed')
    .flatMap(({ id, failed: reasons }) => reasons.map((why) => `${id} passed after an attempt that failed: ${why}`));
  return [
    ...failed,
    ...(failing.length === 0 ? [] : [describeFailing(failing)]),
    ...repaired,
    ...givenUp,
    ...firstJudged,
  ];
}

function needsOf({ needs, stashes }: DigestInput): string[] {
  const kept = stashes.map((entry) => `Work is left in git's stash, ${entry}`);
  return [...needs, ...kept, ...(kept.length === 0 ? [] : ['→ See it with: git stash list'])];
}

const mostDecisions = 15;

function decisionsOf({ features, objections }: DigestInput): string[] {
  const all = [...objections, ...features.flatMap(({ id, decided }) => decided.map((one) => `${id}: ${one}`))];
  const left = all.length - mostDecisions;
  return [
    ...all.slice(0, mostDecisions),
    ...(left > 0 ? [`and ${left} more: scrutiny.json and proofs/ have them`] : []),
  ];
}

function whereCli({ needs, cli }: DigestInput): string[] {
  const isNamed = needs.some((line) => /(?<!\/)\bautonomous-workflow (?!:)/.test(line));
  return isNamed ? [`→ Where a terminal does not find autonomous-workflow, it is: "${cli}"`] : [];
}

function untrackedIn({ untracked, folder }: DigestInput): string[] {
  return untracked === 0
    ? []
    : [
        `git does not track ${counted(untracked, 'file')} in ${folder}: commit what you want to keep (git add ${folder}), or name the folder in .gitignore`,
      ];
}

/** The time from the beginning to the end, pauses included. */
function timeOf({ started_at, updated_at }: WorkflowState): string {
  return `${describeMilliseconds(Date.parse(updated_at) - Date.parse(started_at))} from beginning to end`;
}

function goOn(state: WorkflowState): string {
  const { name, status, end_reason, workflow_type } = state;
  if (status === 'complete' && modeOf(workflow_type) === 'research-and-plan')
    return `/autonomous-workflow:implement '${name}' builds the plan`;
  if (status === 'complete' || end_reason === 'cancelled') return 'it is over; a new question begins a new workflow';
  const ways = `${continueCommand(state)}, or autonomous-workflow run ${name}${moreOptions(state)}`;
  return status === 'in_progress' ? `by itself; where nothing drives it any more: ${ways}` : ways;
}
