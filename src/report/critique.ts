import { assignmentId, isOfIteration } from '../session/rules/assignment-id.ts';
import { join } from 'node:path';
import { cut, printable } from '../base/errors.ts';
import { counted } from '../base/text.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readJsonLike } from '../files/json-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import { failedAgents, finishedAssignments } from '../loop/agents.ts';
import { readEntries } from '../loop/inbox.ts';
import { storedIterationRuntime } from '../loop/iteration-runtime.ts';
import type { Assignment } from '../loop/rules/assignment.ts';
import { isWriting } from '../loop/rules/iteration.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { asWriter } from '../loop/workflow.ts';
import { readLedger } from '../research/ledger-file.ts';
import type { DocumentTask } from '../research/phase.ts';
import { isReportVerifier, reportBatches, reserveReportVerifiers } from '../research/verification-batches.ts';
import { forgetCompilation } from './compilation.ts';
import { readDraft, sentencesOfDraft } from './draft-file.ts';
import { storedCritique, type ReportCritique } from './rules/critique-hand-in.ts';
import { carriedCount, critiqueProblems, uncarried, withKnownKind } from './rules/critique-problems.ts';
import { critiqueTask, returnedObjections } from './rules/critique-task.ts';
import {
  mostAsked,
  nextStep,
  objectionsAfter,
  outcomeOf,
  type CritiqueCounts,
  type CritiqueOutcome,
  type CritiqueRound,
  type ReportNow,
} from './rules/objections.ts';
import type { Sentence } from './rules/source.ts';
import { correctTask, startTask } from './rules/writing-tasks.ts';
import { changedByVerifiers, writersFor, writerTask } from './writing.ts';

const agent = 'report-critic';
const longestReason = 200;

/** The sentences of the report that the last critic judged. */
const judgedFile = (paths: WorkflowPaths) => join(paths.runtime, 'judged-report.json');
/** Those that a critic was given, which its task numbers; a late one may answer after the next was asked. */
const askedFile = (paths: WorkflowPaths, id: string) => join(paths.runtime, `asked-report-${id}.json`);
/** The report as a critic reads it. */
const readable = (paths: WorkflowPaths, id: string) => `${paths.folder}/tasks/${id}-report.md`;

type StoredCounts = CritiqueCounts & { iteration: number };
const countsFile = runtimeFile<StoredCounts>('critique-rounds.json', { iteration: 0, asked: {}, returned: {} });

/**
 * The agents that judge the report in the iteration that writes it: verifiers of the findings that it states, and a critic for
 * each round. Not all of them may be needed.
 */
export async function assignCritics(paths: WorkflowPaths, state: WorkflowState): Promise<Assignment[]> {
  if (!isWriting(state)) return [];
  const { configuration } = await currentConfiguration(paths.root);
  if (configuration.report_critic_rounds === 0) return [];
  const critics = Array.from({ length: configuration.report_critic_rounds }, (_, index): Assignment => {
    const id = assignmentId(state.iteration, 'reportCritique', index);
    const task = `Judge the report of ${paths.name}; your task in full: ${paths.folder}/tasks/${id}.md`;
    return { id, agent, task };
  });
  return [...reserveReportVerifiers(paths, state), ...critics];
}

/** The next step of the critique as a task for the session; undefined when nothing is left to do, or no critic was assigned. */
export async function nextCritiqueTask(paths: WorkflowPaths, state: WorkflowState): Promise<DocumentTask | undefined> {
  const { iteration } = state;
  const critics = assignedCritics(paths, iteration);
  if (critics.length === 0) return undefined;
  const verification = await nextVerification(paths, iteration);
  const { step, counts, report, rounds } = stepNow(paths, iteration, critics.length);
  const count =
    (key: 'asked' | 'returned', ...of: number[]) =>
    () => {
      const more = Object.fromEntries(of.map((round) => [round, (counts[key][round] ?? 0) + 1]));
      countsFile.write(paths, { iteration, ...counts, [key]: { ...counts[key], ...more } });
    };
  const critic = step.kind === 'ask' ? critics[step.round - 1] : undefined;
  if (verification !== undefined || critic !== undefined) {
    const { verifiers = [], findings = [] } = verification ?? {};
    // New verdicts are recorded before the critic starts, because they may change the report.
    const isAsked = critic !== undefined && (verification === undefined || verifiers.length > 0);
    // The session may start the critic as soon as it has read of it.
    if (isAsked) await asWriter(paths, () => writeTask(paths, state, critic.id, { rounds, report, findings }));
    const rounded = [
      ...(verification === undefined ? [] : [0]),
      ...(isAsked && step.kind === 'ask' ? [step.round] : []),
    ];
    return { text: judgeTask(verifiers, isAsked ? critic : undefined), note: count('asked', ...rounded) };
  }
  if (step.kind !== 'return') return undefined;
  const { round } = step;
  const objections = returnedObjections(step.objections, round, critics.length);
  const text = correctTask(objections, await changedByVerifiers(paths, iteration));
  const why = `The report-critic holds ${counted(step.objections.length, 'objection')} against the report.`;
  const given = await writerTask(paths, state, { why, purpose: objectionsOf(round), text });
  return given === undefined ? undefined : { text: given, note: count('returned', round) };
}

/**
 * The task to have the report judged and its findings verified at the same time; without agents to start it only asks for
 * recording the verdicts.
 */
function judgeTask(verifiers: readonly Assignment[], critic: Assignment | undefined): string {
  const reasons = [
    ...(verifiers.length === 0 ? [] : ['The summary or a table states findings that no verifier has judged.']),
    ...(critic === undefined ? [] : ['The report has not been judged as it stands.']),
  ];
  if (reasons.length === 0)
    return 'The findings of the report have been verified: run `autonomous-workflow record` and do what it leaves to you.';
  return startTask(reasons.join(' '), critic === undefined ? verifiers : [...verifiers, critic]);
}

function stepNow(paths: WorkflowPaths, iteration: number, most: number) {
  const rounds = critiqueRounds(paths, iteration);
  const counts = readCounts(paths, iteration);
  const report = reportNow(paths);
  const answered = Array.from({ length: most }, (_, at) => at + 1).filter(
    (round) => writersFor(paths, iteration, objectionsOf(round)) > 0,
  );
  const returned = { ...counts.returned, ...Object.fromEntries(answered.map((round) => [round, 1])) };
  return { step: nextStep(rounds, most, report, { ...counts, returned }), counts, report, rounds };
}

/**
 * Whether a critic's objections wait for a writer. They are sent before the faults that code finds, which the same writer fixes.
 */
export function hasObjections(paths: WorkflowPaths, { iteration }: Pick<WorkflowState, 'iteration'>): boolean {
  const critics = assignedCritics(paths, iteration).length;
  return critics > 0 && stepNow(paths, iteration, critics).step.kind === 'return';
}

const objectionsOf = (round: number) => `objections ${round}`;

/**
 * A task to verify the findings that the finished report states, where no verifier has judged them. Verifiers that did not hand
 * in after two requests are skipped. Undefined when nothing is left to verify or record.
 */
async function nextVerification(
  paths: WorkflowPaths,
  iteration: number,
): Promise<{ verifiers: Assignment[]; findings: string[] } | undefined> {
  const assigned = storedIterationRuntime(paths)?.assignments ?? [];
  const reserved = assigned.filter(isReportVerifier).length;
  const batches = await asWriter(paths, () => reportBatches(paths, iteration, reserved));
  const known = new Set(readLedger(paths).looks?.map(({ assignment }) => assignment));
  const open = batches.filter(({ assignment }) => !known.has(assignment));
  if (open.length === 0 || (readCounts(paths, iteration).asked[0] ?? 0) >= mostAsked) return undefined;
  const finished = finishedAssignments(paths, iteration);
  const verifiers = assigned.filter(({ id }) => open.some(({ assignment }) => assignment === id) && !finished.has(id));
  return { verifiers, findings: open.flatMap(({ claims }) => claims.map(({ claim }) => claim)) };
}

async function writeTask(
  paths: WorkflowPaths,
  state: WorkflowState,
  id: string,
  {
    rounds,
    report: { sentences },
    findings,
  }: { rounds: readonly CritiqueRound[]; report: ReportNow; findings: readonly string[] },
): Promise<void> {
  const [earlier, ledger, report] = [objectionsAfter(rounds), readLedger(paths), readable(paths, id)];
  const { markedReport } = await import('./report.ts');
  const { prompt: question } = state;
  const text = critiqueTask({ question, folder: paths.folder, report, sentences, ledger, earlier, verified: findings });
  writeAtomic(join(paths.root, report), markedReport(paths, state, ledger, new Date()));
  writeAtomic(askedFile(paths, id), JSON.stringify(sentences));
  writeAtomic(join(paths.tasks, `${id}.md`), `[${id}] ${text}\n`);
}

function assignedCritics(paths: WorkflowPaths, iteration: number): Assignment[] {
  const runtime = storedIterationRuntime(paths);
  return runtime?.iteration === iteration ? runtime.assignments.filter((one) => one.agent === agent) : [];
}

/** The readings of an iteration, in the order of their assignments. */
function critiqueRounds(paths: WorkflowPaths, iteration: number): CritiqueRound[] {
  const rounds = new Map<string, CritiqueRound>();
  for (const { agent: by, about, problems = [] } of failedAgents(paths)) {
    if (by !== agent || !isOfIteration(about, iteration)) continue;
    rounds.set(about, { assignment: about, handIn: null, problems: [...problems] });
  }
  for (const { agent: by, assignment, hand_in, problems } of readEntries(paths, iteration)) {
    if (by !== agent) continue;
    const read = storedCritique.safeParse(hand_in);
    const reasons = read.success ? problems : ['it cannot be read'];
    const round = { assignment, handIn: read.success ? read.data : null, problems: reasons };
    // A critic that counted as failed may still hand in later.
    if ((rounds.get(assignment)?.handIn ?? null) === null) rounds.set(assignment, round);
  }
  return [...rounds.values()].sort((a, b) => a.assignment.localeCompare(b.assignment, 'en', { numeric: true }));
}

function reportNow(paths: WorkflowPaths): ReportNow {
  return {
    sentences: sentencesOfDraft(readDraft(paths), readLedger(paths)),
    judged: storedSentences(judgedFile(paths)),
  };
}

/** Sentences of an earlier report; undefined where there is no file, or it is damaged. */
function storedSentences(file: string): Sentence[] | undefined {
  const sample: Sentence[] = [
    {
      section: 'Key Findings',
      isSummary: false,
      isCell: false,
      text: '',
      borrowed: '',
      claims: [''],
      matters: [''],
      isInference: false,
      formulas: [],
      paragraph: 0,
    },
  ];
  return readJsonLike(file, sample);
}

function readCounts(paths: WorkflowPaths, iteration: number): CritiqueCounts {
  const stored = countsFile.read(paths);
  return stored?.iteration === iteration ? stored : { asked: {}, returned: {} };
}

/**
 * The faults of a critique, as sentences, checked against report, question and ledger. One without any gets the kinds that code can
 * determine, an objection for each sentence that it finds not carried, and their count.
 */
export function problemsOfCritique(paths: WorkflowPaths, question: string, handIn: ReportCritique): string[] {
  const iteration = Number.parseInt(handIn.assignment.slice(1), 10);
  const before = critiqueRounds(paths, iteration).filter(({ assignment }) => assignment !== handIn.assignment);
  const asked = storedSentences(askedFile(paths, handIn.assignment));
  const context = {
    file: 'the report',
    question,
    sentences: reportNow(paths).sentences,
    asked,
    claims: new Map(readLedger(paths).claims.map((claim) => [claim.id, claim])),
    earlier: objectionsAfter(before),
  };
  const problems = critiqueProblems(handIn, context);
  if (problems.length > 0) return problems;
  const added = uncarried(handIn, { asked: asked ?? [], earlier: context.earlier, known: context.claims });
  const carried = carriedCount(asked ?? [], handIn.sentences);
  handIn.defects = [...handIn.defects, ...added].map((defect) => withKnownKind(defect, context));
  if (carried !== undefined) handIn.carried = carried;
  return [];
}

/** Keeps the report that a critic has just judged. The caller holds the lock. */
export function noteJudged(paths: WorkflowPaths): void {
  writeAtomic(judgedFile(paths), JSON.stringify(reportNow(paths).sentences));
  forgetCompilation(paths);
}

/**
 * The result of the critique of the last write-up; undefined before there was one, or when no critic was assigned.
 * @param isOver whether no further critic will judge the report in the current iteration.
 */
export function readCritique(
  paths: WorkflowPaths,
  { iteration }: Pick<WorkflowState, 'iteration'>,
  isOver = false,
): CritiqueOutcome | undefined {
  const all = Array.from({ length: iteration }, (_, index) => index + 1);
  const last = Math.max(0, ...all.filter((one) => critiqueRounds(paths, one).length > 0));
  const rounds = critiqueRounds(paths, iteration);
  const isAwaited = assignedCritics(paths, iteration).length > rounds.length;
  const isGivenUp = (readCounts(paths, iteration).asked[rounds.length + 1] ?? 0) >= mostAsked;
  const missing = isGivenUp ? 'the critic that was asked for did not hand in' : 'the workflow ended before';
  if (last < iteration && isAwaited) return isGivenUp || isOver ? outcomeOf([], reportNow(paths), missing) : undefined;
  if (last === 0) return undefined;
  const isMissing = last === iteration && isAwaited && (isGivenUp || isOver);
  const outcome = outcomeOf(critiqueRounds(paths, last), reportNow(paths), isMissing ? missing : '');
  return outcome.unjudged === undefined
    ? outcome
    : { ...outcome, unjudged: cut(printable(outcome.unjudged).replace(/\s+/g, ' '), longestReason) };
}
