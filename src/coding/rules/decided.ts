import type { Defect } from '../../planning/rules/defect.ts';
import type { AttemptRecord } from './attempt-record.ts';
import { namesId } from './concerned.ts';
import { numbered } from './review.ts';
import { editedAnswer, type Decision } from './scrutiny.ts';

/** The beginnings of the lines on which a reviewer rules, by whether the coder's decisions name the objection. */
const lineStart = { decided: 'was left to its coder, who decided:', unnamed: 'is named in no decision of its coder:' };

/** The line for the reviewer about an objection that a coder's task left to it; the ruling on it decides the objection. */
export function describeLeft({ id, statement, resolution }: Defect, decisions: readonly string[]): string {
  const own = decisions.find((one) => namesId(one, [id]));
  return own === undefined
    ? `${id} ${lineStart.unnamed} “${statement}”; wanted: “${resolution}”; see whether the work decides it`
    : `${id} ${lineStart.decided} “${own}”; it was: “${statement}”; wanted: “${resolution}”; rule whether that decides it, and the work does so`;
}

/** Whether a line for the reviewer is about a decision of a coder, no doubt of code. */
export const isDecision = (line: string): boolean => line.includes(` ${lineStart.decided} “`);

/**
 * The decision on an objection by work that passed: its coder's with the reviewer's ruling, its reviewer's where the coder named none, or
 * that of an edit.
 */
export function decisionOnPassed(
  defect: Defect,
  { feature, hand_in, verification, review }: AttemptRecord,
): Decision | undefined {
  const { id } = defect;
  const starts = Object.values(lineStart).map((words) => `${id} ${words}`);
  const line = numbered(verification?.concerns ?? []).find(({ text }) => starts.some((one) => text.startsWith(one)));
  const accepted = review?.examined?.find(
    ({ lines, verdict }) => verdict === 'accepted' && lines.includes(line?.id ?? ''),
  );
  const ruling = accepted && { by: `the reviewer of ${feature}`, text: accepted.why };
  const own = hand_in?.decisions.find((one) => namesId(one, [id]));
  if (own !== undefined) return { by: `the coder of ${feature}`, text: own, ...(ruling && { ruling }) };
  return ruling ?? editedAnswer(defect);
}
