import { describeMilliseconds, clockTime } from '../../base/clock.ts';
import { excerpt, shortened } from '../../base/errors.ts';
import { featureTrailer } from '../../base/names.ts';
import { capitalized, counted, quotedWords, shortCommit } from '../../base/text.ts';
import { verdictBeyondCounts } from '../../coding/rules/describe.ts';
import { modeOf, phases } from '../../base/vocabulary.ts';
import { describeEvent } from '../../journal/rules/events.ts';
import type { JournalLine } from '../../journal/rules/fold.ts';
import { hasPhase } from '../../loop/rules/modes.ts';
import { shownVerdict } from '../../loop/rules/iteration.ts';
import { isOfEscalation } from '../../loop/rules/redirect.ts';
import { continueCommand, moreOptions } from '../../loop/rules/reopen.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';
import { describeFailing, describeUntested } from '../../loop/rules/decide.ts';
import { countDefects } from './answers.ts';
import { asWritten, escapeMarkdown, inFull, listed } from './markdown-lines.ts';
import type { Overview, Row } from './overview.ts';

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
  /** How it was proven, what was decided and doubted, each with its kind. */
  remarks: readonly Row[];
}

/** The parts of the digest that the overview does not have. */
export interface Results {
  /** The answer that the report gives: the paragraphs of its summary as plain text; none before it was written. */
  answer: readonly string[];
  features: readonly DigestFeature[];
  /** The branch that the commits of features are on; null without commits, or without a checked-out branch. */
  branch: string | null;
  /** The commands that prove features, with source and confirmation, a line each. */
  proof: readonly string[];
  /** Tests of the project that failed before any feature and still do. */
  failing: readonly string[];
  journal: readonly JournalLine[];
  /** When a person saw the digest last; null before. */
  since: string | null;
  /** The objections of critics to features that agents resolved, each with the answer. */
  objections: readonly string[];
  /** Where untracked files are that were in the way of features, and what git keeps of the workflow. */
  leftovers: readonly string[];
  /** The CLI, as an absolute path: it may not be on a terminal's PATH. */
  cli: string;
  folder: string;
}

const longestLine = 160;
const mostLines = 10;

/** The result of a workflow for a phone: at most ten lines. */
export function digestLines(overview: Overview, results: Results): string[] {
  const { name, workflow_type, summary, files } = overview;
  const failures = failuresOf(results);
  const [need = 'nothing'] = summary.needs;
  const lines = [
    `${name} (${modeOf(workflow_type)}): ${headOf(overview).map(excerpt).join('. ')}`,
    `Asked: ${excerpt(overview.prompt)}`,
    `Done: ${doneOf(overview)}`,
    `Cost: ${summary.cost}, ${timeOf(overview)}`,
    ...evidenceOf(overview, results).map((one) => `Evidence: ${one}`),
    ...(failures.length === 0 ? [] : [`Failed: ${failures.join('; ')}`]),
    `Needs you: ${need}${summary.needs.length > 1 ? ` (and ${summary.needs.length - 1} more)` : ''}`,
    `Go on: ${goOn(overview)}`,
    ...files.slice(0, 1).map((file) => `Read: ${file}`),
  ];
  return lines.slice(0, mostLines).map((line) => shortened(line, longestLine));
}

/** The digest as a page in Markdown: the present phase or the end, what happened since it was read last, and what is to be known of it. */
export function digestPage(overview: Overview, results: Results, now: Date): string {
  const { name, prompt, summary, files, questions } = overview;
  const { features, answer, leftovers, objections, cli, folder } = results;
  const [head = '', ...why] = headOf(overview);
  const failures = failuresOf(results);
  // Once there are features, they are the result, and what research found comes after them.
  const found = shownAnswer(answer).map(escapeMarkdown);
  const isPast = overview.features_total > 0;
  // Other lines say how many features pass, and how to go on.
  const verdict = verdictBeyondCounts(shownVerdict(overview) ?? '');
  const answered = questions.flatMap(({ id, text, answer: words }) =>
    words === null ? [] : [`${id}: ${excerpt(text)} → ${quotedWords(words)}`],
  );
  const named = summary.needs.some((line) => /(?<!\/)\bautonomous-workflow (?!:)/.test(line));
  const where = named ? [`→ Where a terminal does not find autonomous-workflow, it is: "${cli}"`] : [];
  const sections: [string, readonly string[]][] = [
    [
      'What was done',
      listed([
        doneOf(overview),
        ...(verdict === '' ? [] : [capitalized(verdict)]),
        `${summary.cost}, ${timeOf(overview)}`,
        ...evidenceOf(overview, results),
      ]),
    ],
    ['What research found', isPast && found.length > 0 ? [found.join('\n\n')] : []],
    [sinceWhen(results, now), listed(eventsSince(results, now))],
    ['What needs you', summary.needs.length === 0 ? listed(['nothing']) : [...summary.needs, ...where].map(inFull)],
    ['Features', features.flatMap(featureLines)],
    ['Failures', listed(failures)],
    ['What you were asked, with the answer', listed(answered)],
    ['What was decided for you', listed(objections)],
    ['How to try it', listed(howToTry(overview, results))],
    ['How to go on', listed([goOn(overview)])],
    ['Files', [...files, ...leftovers, `${folder}/log.jsonl (every event)`].map(inFull)],
  ];
  const parts = [
    `# ${name}: ${escapeMarkdown(head)}`,
    ...why.map(escapeMarkdown),
    `> ${escapeMarkdown(excerpt(prompt))}`,
    ...(isPast ? [] : found),
    ...sections.filter(([, lines]) => lines.length > 0).map(([title, lines]) => `## ${title}\n\n${lines.join('\n')}`),
  ];
  return `${parts.join('\n\n')}\n`;
}

const longestAnswer = 2_000;

/** The present phase, or the end; and a paragraph that says more where there is more to say. */
function headOf({ status, end_reason, end_message, known_defects, summary }: Overview): string[] {
  if (status === 'in_progress') return [summary.doing.replace(/\.$/, ''), summary.is_well];
  if (status === 'complete') return [`complete${countDefects(known_defects)}`, ...known_defects.slice(0, 1)];
  const message = end_message === null ? [] : [asWritten(end_message, longestAnswer)];
  return [`${status} (${end_reason ?? 'no reason known'})`, ...message];
}

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

/** The events that a person wants to know of; the others are in progress.txt. */
const notable: ReadonlySet<string> = new Set<JournalLine['event']>([
  'phase-begun',
  'recorded',
  'iteration-failed',
  'feature-passed',
  'attempt-failed',
  'feature-failed',
  'first-judged',
  'escalated',
  'escalation-answered',
  'redirected',
  'stall-step',
  'session-lost',
  'features-skipped',
]);
const mostEvents = 40;

const sinceWhen = ({ since }: Results, now: Date) =>
  since === null ? 'Since the beginning' : `Since you read it last (${clockTime(new Date(since), now)})`;

/** The latest notable events since it was read last, the oldest first. */
function eventsSince({ journal, since }: Results, now: Date): string[] {
  const lines = journal.filter(
    (line) =>
      notable.has(line.event) &&
      !(line.event === 'recorded' && line.again === true) &&
      (since === null || line.time > since) &&
      !(line.event === 'redirected' && isOfEscalation(line.from)),
  );
  const left = lines.length - mostEvents;
  return [
    ...(left > 0 ? [`${left} more before these: progress.txt has them`] : []),
    ...lines.slice(-mostEvents).map((line) => `${clockTime(new Date(line.time), now)} ${describeEvent(line)}`),
  ];
}

function featureLines({ id, name, status, commit, remarks }: DigestFeature): string[] {
  const [head = ''] = listed([`${id} ${status}: ${name}${commit === null ? '' : ` (commit ${shortCommit(commit)})`}`]);
  return [head, ...listed(remarks.map((row) => row.join(': '))).map((line) => `  ${line}`)];
}

/** The branch of the commits, and the commands that test them. */
function howToTry({ name }: WorkflowState, { features, branch, proof }: Results): string[] {
  if (features.every(({ commit }) => commit === null)) return proof.map((line) => `Run as proof: ${line}`);
  return [
    `The work is committed${branch === null ? '' : ` on the branch ${branch}`}; nothing was pushed.`,
    `See its commits with: git log --stat --grep="${featureTrailer}: ${name}/"`,
    ...proof.map((line) => `Run as proof: ${line}`),
  ];
}

function doneOf(state: WorkflowState): string {
  const parts: string[] = [];
  if (hasPhase(modeOf(state.workflow_type), phases.A) || state.findings_count > 0)
    parts.push(`${counted(state.findings_count, 'finding')} from ${counted(state.sources_cited, 'source')}`);
  if (state.features_total > 0)
    parts.push(
      `${state.features_complete} of ${counted(state.features_total, 'feature')} pass${describeUntested(state)}`,
    );
  return `${parts.join('; ')}${parts.length === 0 ? 'nothing yet' : ''} in ${counted(state.iteration, 'iteration')}`;
}

function evidenceOf({ details, features_complete, features_total }: Overview, { failing }: Results): string[] {
  const proven =
    features_total === 0
      ? []
      : [
          `${counted(features_complete, 'feature')} proven by commands that the CLI ran itself${failing.length === 0 ? '' : `, but for ${counted(failing.length, 'test')} that failed before`}`,
        ];
  return [...details.filter(([label]) => label === 'checked' || label === 'report').map(([, text]) => text), ...proven];
}

function failuresOf({ features, failing, journal }: Results): string[] {
  const failed = features
    .filter(({ status }) => status === 'failed' || status === 'blocked')
    .map(({ id, status, why }) => `${id} ${status}${why === '' ? '' : `: ${why}`}`);
  const retried = features
    .filter(({ status }) => status === 'passed')
    .flatMap(({ id, failed: reasons }) => reasons.map((why) => `${id} passed after an attempt that failed: ${why}`));
  return [
    ...failed,
    ...(failing.length === 0 ? [] : [describeFailing(failing)]),
    ...retried,
    ...journal.flatMap((line) => (line.event === 'iteration-failed' ? [describeEvent(line)] : [])),
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
