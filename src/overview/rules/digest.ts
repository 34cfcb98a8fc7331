import { clockTime, describeMilliseconds } from '../../base/clock.ts';
import { cut, excerpt, printable } from '../../base/errors.ts';
import { featureTrailer } from '../../base/names.ts';
import { capitalized, counted, quotedWords, shortCommit } from '../../base/text.ts';
import { modeOf, phases } from '../../base/vocabulary.ts';
import { verdictBeyondCounts } from '../../coding/rules/describe.ts';
import { describeEvent } from '../../journal/rules/events.ts';
import type { JournalLine } from '../../journal/rules/fold.ts';
import { shownVerdict } from '../../loop/rules/iteration.ts';
import { hasPhase } from '../../loop/rules/modes.ts';
import { isOfEscalation } from '../../loop/rules/redirect.ts';
import { continueCommand, moreOptions } from '../../loop/rules/reopen.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';
import { describeFailing, describeUntested } from '../../loop/rules/decide.ts';
import type { Overview, Row } from './overview.ts';

/** The parts of the digest that the overview does not have. */
export interface Results {
  /** The answer that the report gives: the paragraphs of its summary as plain text; none before it was written. */
  answer: readonly string[];
  /** By the id of a feature: how it was proven, what was decided and doubted, each with its kind. */
  remarks: Readonly<Record<string, readonly Row[]>>;
  /** The branch that the commits of features are on; null without commits, or without a checked-out branch. */
  branch: string | null;
  /** The commands that prove features, with source and confirmation, a line each. */
  proof: readonly string[];
  /** Tests of the project that failed before any feature and still do. */
  failing: readonly string[];
  journal: readonly JournalLine[];
  /** When a person saw the digest last; null before. */
  since: string | null;
  /** The CLI, as an absolute path: it may not be on a terminal's PATH. */
  cli: string;
  folder: string;
}

/** The digest as a page in Markdown: the present phase or the end, what happened since it was read last, and what is to be known of it. */
export function digestPage(overview: Overview, results: Results, now: Date): string {
  const { name, prompt, summary, files, questions, features, features_total } = overview;
  const [head = '', ...why] = headOf(overview);
  const found = shownAnswer(results.answer).map(escapeMarkdown);
  // Once there are features, they are the result, and what research found comes after them.
  const isPast = features_total > 0;
  // Other lines say how many features pass, and how to go on.
  const verdict = capitalized(verdictBeyondCounts(shownVerdict(overview) ?? ''));
  const answered = questions.flatMap(({ id, text, answer: words }) =>
    words === null ? [] : [`${id}: ${excerpt(text)} → ${quotedWords(words)}`],
  );
  const named = summary.needs.some((line) => /(?<!\/)\bautonomous-workflow (?!:)/.test(line));
  const where = named ? [`→ Where a terminal does not find autonomous-workflow, it is: "${results.cli}"`] : [];
  const needs = summary.needs.length === 0 ? ['nothing'] : [...summary.needs, ...where];
  const done = [doneOf(overview), verdict, `${summary.cost}, ${timeOf(overview)}`, ...evidenceOf(overview, results)];
  const sections: [string, readonly string[]][] = [
    ['What was done', listed(done.filter((line) => line !== ''))],
    ['What research found', isPast && found.length > 0 ? [found.join('\n\n')] : []],
    [sinceWhen(results, now), listed(eventsSince(results, now))],
    ['What needs you', needs.map(inFull)],
    ['Features', features.flatMap((feature) => featureLines(feature, results.remarks[feature.id] ?? []))],
    ['Failures', listed(failuresOf(overview, results))],
    ['What you were asked, with the answer', listed(answered)],
    ['How to try it', listed(howToTry(overview, results))],
    ['How to go on', listed([goOn(overview)])],
    ['Files', [...files, `${results.folder}/log.jsonl (every event)`].map(inFull)],
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

const longestItem = 400;
const longestAnswer = 2_000;

/** A list in Markdown; texts of agents and pages mark nothing up in it. */
const listed = (lines: readonly string[]) => lines.map((line) => `- ${escapeMarkdown(asWritten(line, longestItem))}`);

/** One line with spaces unchanged, because an output may be about them. */
function asWritten(text: string, longest: number): string {
  const line = printable(text)
    .replace(/\s*\n\s*|\t/g, ' ')
    .trim();
  return line.length <= longest ? line : `${cut(line, longest - 1)}…`;
}

/** Escapes texts of agents and pages, so that they yield no link, picture or HTML; within a word, `_` marks nothing up. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*[\]<>#|!]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&');
}

/** A line in full, since the choices of a need may be at its end; commands are unchanged for copying. */
function inFull(line: string): string {
  const [, words = '', command] = /^(→ [^:`]+: )([^`\n]+)$/.exec(line) ?? [];
  return command === undefined
    ? `- ${escapeMarkdown(asWritten(line, line.length))}`
    : `- ${words}\`${printable(command)}\``;
}

/** The present phase, or the end; and a paragraph that says more where there is more to say. */
function headOf({ status, end_reason, end_message, summary }: Overview): string[] {
  if (status === 'in_progress') return [summary.doing.replace(/\.$/, ''), summary.is_well];
  if (status === 'complete') return ['complete'];
  const message = end_message === null ? [] : [asWritten(end_message, longestAnswer)];
  return [`${status} (${end_reason ?? 'no reason known'})`, ...message];
}

/** The first paragraphs of the answer, uncut, and a remark if there are more. */
function shownAnswer(paragraphs: readonly string[]): string[] {
  let room = longestAnswer;
  const shown = paragraphs.filter((text, at) => (room -= text.length) >= 0 || at === 0);
  const isWhole = shown.length === paragraphs.length && (shown[0]?.length ?? 0) <= longestAnswer;
  const more = isWhole ? [] : ['The summary in the report goes on.'];
  return [...shown.map((text) => asWritten(text, longestAnswer)), ...more];
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

function featureLines({ id, name, status, commit }: Overview['features'][number], remarks: readonly Row[]): string[] {
  const [head = ''] = listed([`${id} ${status}: ${name}${commit === null ? '' : ` (commit ${shortCommit(commit)})`}`]);
  return [head, ...listed(remarks.map((row) => row.join(': '))).map((line) => `  ${line}`)];
}

/** The branch of the commits, and the commands that test them. */
function howToTry({ name, features }: Overview, { branch, proof }: Results): string[] {
  const commits = [
    `The work is committed${branch === null ? '' : ` on the branch ${branch}`}; nothing was pushed.`,
    `See its commits with: git log --stat --grep="${featureTrailer}: ${name}/"`,
  ];
  return [
    ...(features.some(({ commit }) => commit !== null) ? commits : []),
    ...proof.map((line) => `Run as proof: ${line}`),
  ];
}

function doneOf(state: WorkflowState): string {
  const { workflow_type, findings_count, sources_cited, features_total, features_complete, iteration } = state;
  const hasFindings = hasPhase(modeOf(workflow_type), phases.A) || findings_count > 0;
  const parts = [
    ...(hasFindings ? [`${counted(findings_count, 'finding')} from ${counted(sources_cited, 'source')}`] : []),
    ...(features_total === 0
      ? []
      : [`${features_complete} of ${counted(features_total, 'feature')} pass${describeUntested(state)}`]),
  ];
  return `${parts.length === 0 ? 'nothing yet' : parts.join('; ')} in ${counted(iteration, 'iteration')}`;
}

function evidenceOf({ details, features_complete, features_total }: Overview, { failing }: Results): string[] {
  const but = failing.length === 0 ? '' : `, but for ${counted(failing.length, 'test')} that failed before`;
  const proven = `${counted(features_complete, 'feature')} proven by commands that the CLI ran itself${but}`;
  return [
    ...details.filter(([label]) => label === 'checked' || label === 'report').map(([, text]) => text),
    ...(features_total === 0 ? [] : [proven]),
  ];
}

function failuresOf({ features }: Overview, { failing, journal }: Results): string[] {
  const failed = features
    .filter(({ status }) => status === 'failed' || status === 'blocked')
    .map(({ id, status, why, attempts }) => [`${id} ${status}`, why || (attempts.at(-1)?.why ?? '')].filter(Boolean));
  const retried = features
    .filter(({ status }) => status === 'passed')
    .flatMap(({ id, attempts }) => attempts.filter(({ outcome }) => outcome === 'failed').map(({ why }) => [id, why]));
  return [
    ...failed.map((parts) => parts.join(': ')),
    ...(failing.length === 0 ? [] : [describeFailing(failing)]),
    ...retried.map(([id, why]) => `${id} passed after an attempt that failed: ${why}`),
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
