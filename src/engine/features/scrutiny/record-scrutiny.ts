import type { AnswerHandIn } from '../../planning/plan-hand-in.ts';
import { advanceDefects } from '../../planning/defect-life.ts';
import { compareHandIns } from '../../planning/merge-plan.ts';
import type { StoredCritique } from '../../planning/record-plan.ts';
import type { Scrutiny, ScrutinyStep } from './scrutiny.ts';

/** One stored hand-in of an architect who answers objections: `id` is `<iteration>/plan-architect-<n>`. */
export interface StoredAnswers {
  id: string;
  iteration: number;
  handIn: AnswerHandIn;
}

export interface ScrutinyReports {
  step: ScrutinyStep;
  /** Critics or architects that were asked. */
  asked: number;
  critics: readonly StoredCritique[];
  answers: readonly StoredAnswers[];
}

/**
 * The scrutiny after an iteration: objections answered, ruled on and raised. Recording again what was recorded adds nothing, and
 * hand-ins that came late are added. Those of iterations that were no round of it are none of its own.
 */
export function recordScrutiny(scrutiny: Scrutiny, iteration: number, reports: ScrutinyReports): Scrutiny {
  const known = new Set(scrutiny.merged);
  const rounds = new Set([...scrutiny.rounds.map((one) => one.iteration), iteration]);
  const fresh = <Stored extends { id: string; iteration: number }>(stored: readonly Stored[]) =>
    stored.filter((one) => rounds.has(one.iteration) && !known.has(one.id)).sort((a, b) => compareHandIns(a.id, b.id));
  const [critics, answers] = [fresh(reports.critics), fresh(reports.answers)];
  const already = scrutiny.rounds.some((one) => one.iteration === iteration);
  if (already && critics.length + answers.length === 0) return scrutiny;
  const own = reports.step === 'look' ? reports.critics : reports.answers;
  const handed_in = own.filter((one) => one.iteration === iteration).length;
  const round = { iteration, step: reports.step, asked: reports.asked, handed_in };
  return {
    ...scrutiny,
    defects: advanceDefects(
      scrutiny.defects,
      iteration,
      answers.flatMap(({ id, handIn }) => handIn.answers.map((answer) => ({ ...answer, by: id }))),
      critics.map(({ id, handIn }) => ({ by: id, handIn })),
    ),
    rounds: [...scrutiny.rounds.filter((one) => one.iteration !== iteration), round],
    merged: [...scrutiny.merged, ...critics.map(({ id }) => id), ...answers.map(({ id }) => id)].sort(compareHandIns),
  };
}
