import { type AttemptRecord, numbered } from '../../coding/rules/attempt.ts';
import { clockTime, describeMilliseconds } from '../../base/figures.ts';
import { excerpt, printable, shortened } from '../../base/errors.ts';
import { featureTrailer } from '../../base/names.ts';
import { quotedWords, shortCommit } from '../../base/text.ts';
import { modeOf } from '../../base/vocabulary.ts';
import { describeEvent } from '../../journal/rules/events.ts';
import type { JournalLine } from '../../journal/rules/fold.ts';
import { isOfEscalation } from '../../loop/rules/brief.ts';
import type { Overview, Row } from './overview.ts';

/** The parts of the digest that the overview does not have. */
export interface Results {
  /** The answer that the report gives: the paragraphs of its summary in Markdown; none before it was written. */
  answer: readonly string[];
  /** By the id of a feature: how it was proven, what was decided and doubted, each with its kind. */
  remarks: Readonly<Record<string, readonly Row[]>>;
  /** The branch that the commits of features are on; null without commits, or without a checked-out branch. */
  branch: string | null;
  /** The commands that prove features, with source and confirmation, a line each. */
  proof: readonly string[];
  journal: readonly JournalLine[];
  /** When a person saw the digest last; null before. */
  since: string | null;
  /** The CLI, as an absolute path: it may not be on a terminal's PATH. */
  cli: string;
  folder: string;
}

/** The digest as a page in Markdown: the present phase or the end, what happened since it was read last, and what is to be known of it. */
export function digestPage(overview: Overview, results: Results, now: Date): string {
  const { name, prompt, summary, details, files, questions, features, workflow_type, status } = overview;
  const [head = '', ...why] = headOf(overview);
  const found = shownAnswer(results.answer);
  // Once there are features, they are the result, and what research found comes after them.
  const isPast = overview.features_total > 0;
  const took = describeMilliseconds(Date.parse(overview.updated_at) - Date.parse(overview.started_at));
  const done = [
    ...details.filter(([label]) => label !== 'driver'),
    ['cost', summary.cost],
    ['time', `${took}, pauses included`],
  ] as const;
  const answered = questions.flatMap(({ id, text, answer: words }) =>
    words === null ? [] : [`${id}: ${excerpt(text)} → ${quotedWords(words)}`],
  );
  const named = summary.needs.some((line) => /(?<!\/)\bautonomous-workflow (?!:)/.test(line));
  const canBuild = status === 'complete' && modeOf(workflow_type) === 'research-and-plan';
  const needs = [
    ...summary.needs,
    ...(named ? [`→ Where a terminal does not find autonomous-workflow, it is: "${results.cli}"`] : []),
    ...(canBuild ? [`→ To build the plan: /autonomous-workflow:implement '${name}'`] : []),
  ];
  const sections: [string, readonly string[]][] = [
    ['What was done', listed(done.map((row) => row.join(': ')))],
    ['What research found', isPast && found.length > 0 ? [found.join('\n\n')] : []],
    [sinceWhen(results, now), listed(eventsSince(results, now))],
    ['What needs you', (needs.length === 0 ? ['nothing'] : needs).map(inFull)],
    ['Features', features.flatMap((feature) => featureLines(feature, results.remarks[feature.id] ?? []))],
    ['What you were asked, with the answer', listed(answered)],
    ['How to try it', listed(howToTry(overview, results))],
    ['Files', [...files, `${results.folder}/log.jsonl (every event)`].map(inFull)],
  ];
  const parts = [
    `# ${name}: ${escapeMarkdown(head)}`,
    ...why.map((one) => escapeMarkdown(one)),
    `> ${escapeMarkdown(excerpt(prompt))}`,
    ...(isPast ? [] : found),
    ...sections.filter(([, lines]) => lines.length > 0).map(([title, lines]) => `## ${title}\n\n${lines.join('\n')}`),
  ];
  return `${parts.join('\n\n')}\n`;
}

const longestItem = 400;
/** Names of tests and why they failed are what a proof rests on; `feature` has all of it. */
const longestRemark = 800;
const longestAnswer = 2_000;

/** A list in Markdown; texts of agents and pages mark nothing up in it. */
const listed = (lines: readonly string[]) => lines.map((line) => `- ${escapeMarkdown(asWritten(line, longestItem))}`);

/** One line with spaces unchanged, because an output may be about them. */
function asWritten(text: string, longest: number): string {
  const line = printable(text)
    .replace(/\s*\n\s*|\t/g, ' ')
    .trim();
  return shortened(line, longest);
}

/**
 * Escapes texts of agents and pages, so that they yield no link, picture, heading, quote or HTML; within a word, `_` marks nothing up. Code
 * between two backticks, which marks nothing up either, stays as it is.
 * @param more changes the text outside of code further.
 */
export function escapeMarkdown(text: string, more = (part: string) => part): string {
  const marks = /[\\`*[\]<|]|(?<=^\s*)[>#]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gmu;
  const parts = text.split(/(`[^`\n]+`)/);
  return parts.map((part, at) => (at % 2 === 1 ? part : more(part.replace(marks, '\\$&')))).join('');
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

/** The answer, and what the report has beside it. */
const shownAnswer = (paragraphs: readonly string[]): string[] =>
  paragraphs.length === 0
    ? []
    : [...paragraphs.map((text) => text.trim()), 'The numbers, and raised letters, are explained in the report.'];

/** The events that a person wants to know of; the others are in progress.txt. */
export const notable: ReadonlySet<string> = new Set<JournalLine['event']>([
  'phase-begun',
  'recorded',
  'iteration-failed',
  'feature-passed',
  'attempt-failed',
  'feature-failed',
  'feature-sent-back',
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

/** A feature with why it has not passed, or what did not pass before it, and what is to be known of it. */
function featureLines(
  { id, name, status, why, attempts, commit }: Overview['features'][number],
  remarks: readonly Row[],
): string[] {
  const failed = attempts.filter(({ outcome }) => outcome === 'failed');
  const [head = ''] = listed([`${id} ${status}: ${name}${commit === null ? '' : ` (commit ${shortCommit(commit)})`}`]);
  const about: Row[] = [
    ...(why === '' ? [] : [['why', why] as const]),
    ...failed.map((one): Row => [`attempt ${one.number} failed`, asWritten(one.why, longestItem)]),
    ...remarks,
  ];
  const lines = about.map((row) => escapeMarkdown(asWritten(row.join(': '), longestRemark)));
  return [head, ...lines.map((line) => `  - ${line}`)];
}

/** The branch of the commits, and the commands that test them. */
function howToTry({ name, features }: Overview, { branch, proof }: Results): string[] {
  const commits = [
    `The work is committed${branch === null ? '' : ` on the branch ${branch}`}; nothing was pushed.`,
    `See its commits with: git log --stat --grep="${featureTrailer}: ${name}/"`,
  ];
  return [
    ...(features.some(({ commit }) => commit !== null) ? commits : []),
    ...proof.map((line) => `Proven by: ${line}`),
  ];
}

/**
 * The remarks on a feature from its last attempt: how it was proven, what its coder decided and was not sure of, and the doubts of code,
 * each with the words of the reviewer who accepted it.
 */
export function attemptRemarks(attempt: AttemptRecord, hasPassed: boolean): Row[] {
  const { verification, review, hand_in } = attempt;
  const { unsure = [], decisions = [] } = hand_in ?? {};
  const doubts = hasPassed ? numbered(verification?.concerns ?? []) : [];
  const accepted = (id: string) => review?.examined.find(({ lines }) => lines.includes(id))?.why ?? '';
  return [
    ...(hasPassed ? provenHow(attempt) : []),
    ...decisions.map((text): Row => ['decided by its coder', text]),
    ...unsure.map((text): Row => ['its coder was not sure', text]),
    ...doubts.map(({ id, text }): Row => {
      const why = accepted(id);
      return ['doubted by code', why === '' ? text : `${text} (accepted by its reviewer: ${why})`];
    }),
  ];
}

/** How an attempt was proven: its proofs with its review, and its tests on the code before. */
export function provenHow({ verification, review }: Pick<AttemptRecord, 'verification' | 'review'>): Row[] {
  if (verification === null) return [];
  const proofs = verification.proofs.map(({ id }) => id).join(', ');
  const tests = verification.red_green
    .replace(/^red_green: /, '')
    // unittest prints a test as `test_one (tests.test_x.Case.test_one)`.
    .replace(/(\w+) \([\w.]+\.\1\)/g, '$1');
  return [
    ['proven', `proof ${proofs}${review === null ? '; no review' : ''}`],
    ...(tests === '' ? [] : [['tests', tests] as const]),
    ...(review === null ? [] : [['its reviewer, who found nothing that blocks it', review.summary] as const]),
  ];
}
