import { concludeCoding, type ImplementationStatus } from './rules/coding-conclusion.ts';
import {
  judgeScrutiny,
  openBlockers,
  recordScrutiny,
  scrutinyEscalations,
  stepOf,
  type ScrutinyStep,
} from './rules/scrutiny.ts';
import { describeCounts } from './rules/describe.ts';
import { deriveStatuses } from './rules/feature-status.ts';
import { itemsOf, unanswered } from '../loop/rules/escalation.ts';
import { appendEvent } from '../journal/journal.ts';
import { readEscalations } from '../loop/escalations.ts';
import type { PhaseRecord, Recording } from '../research/phase.ts';
import { wasImportedDuring } from './feature-file.ts';
import { webFindings } from '../research/hand-in-kinds.ts';
import { featureCritique } from './hand-in-kinds.ts';
import { readScrutiny, writeScrutiny } from './scrutiny-file.ts';
import { stallQuestion } from '../loop/rules/stall.ts';
import { implementationStatus } from './implementation-status.ts';

/** Records an iteration of implementation: of coding, or of critics who judge the features, or researchers who settle what they object to. */
export function recordCoding(recording: Recording): PhaseRecord {
  const { paths, runtime } = recording;
  const { iteration } = recording.state;
  const standing = implementationStatus(paths);
  const step = stepOf(runtime.assignments);
  if (step !== undefined) return recordFeaturesScrutiny(recording, step, standing);
  const { list } = standing;
  return {
    kind: 'coding',
    conclude: concludeCoding(standing),
    asks: ({ stall, state }) => stallQuestion(state, stall, state.iteration),
    summary: () =>
      `Iteration ${iteration} is recorded. ${list === undefined ? 'There is no feature list yet.' : `${describeCounts(list)}.`}`,
  };
}

/** Records an iteration of scrutiny: the critics' objections to the features, or what researchers found about them. */
function recordFeaturesScrutiny(
  { paths, state: { iteration, max_iterations }, inbox, runtime }: Recording,
  step: ScrutinyStep,
  standing: ImplementationStatus,
): PhaseRecord {
  const agent = step === 'look' ? 'plan-critic' : 'researcher';
  const subjects = new Map(runtime.assignments.flatMap(({ id, part }) => (part === undefined ? [] : [[id, part]])));
  const found = inbox.of(webFindings).flatMap(({ id, iteration: at, handIn }) => {
    const defect = subjects.get(handIn.assignment);
    const facts = handIn.claims.map(({ text, source }) => `${text} (${source.url})`);
    return defect === undefined || facts.length === 0 ? [] : [{ id, iteration: at, defect, text: facts.join(' ') }];
  });
  const before = readScrutiny(paths);
  // Hand-ins about a plan that was replaced during the iteration do not count.
  const isReplaced = wasImportedDuring(paths, iteration);
  const asked = runtime.assignments.filter((one) => one.agent === agent).length;
  const critics = inbox.of(featureCritique);
  const scrutiny = isReplaced ? before : recordScrutiny(before, iteration, { step, asked, critics, found });
  // The last iteration is always used for coding.
  const isLast = iteration + 1 >= max_iterations;
  const escalations = readEscalations(paths);
  const earlier = escalations.filter((one) => one.iteration !== iteration);
  const asks = isReplaced ? [] : unanswered(escalations, scrutinyEscalations(scrutiny, iteration, isLast, earlier));
  // The subjects of new questions wait from now on; the text only has to be non-empty.
  const waiting = new Map([
    ...asks.flatMap((one) => itemsOf(one).map((item) => [item, 'what is asked now'] as const)),
    ...standing.waiting,
  ]);
  const list = standing.list && deriveStatuses(standing.list, waiting);
  const isBegun = list?.features.some(({ attempts }) => attempts.length > 0) === true;
  const rounds = scrutiny.rounds.map((round) => round.iteration);
  const verdict = isReplaced
    ? 'The plan was imported anew, so nothing that was handed in about the one before counts.'
    : judgeScrutiny(scrutiny, isLast);
  return {
    kind: 'coding',
    conclude: (...given) => {
      const concluded = concludeCoding({ ...standing, list, waiting, rounds })(...given);
      return { ...concluded, verdict: concluded.over === null ? verdict : `${verdict} ${concluded.verdict}` };
    },
    write: () => {
      if (scrutiny === before) return;
      const open = openBlockers(scrutiny).map(({ id }) => id);
      appendEvent(paths, new Date(), { event: 'features-scrutinized', iteration, open, verdict });
      writeScrutiny(paths, scrutiny);
    },
    asks: () => asks,
    summary: () => `Iteration ${iteration} is recorded. ${isBegun ? `${describeCounts(list)}. ` : ''}${verdict}`,
  };
}
