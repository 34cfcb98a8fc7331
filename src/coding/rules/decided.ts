import type { Defect } from '../../planning/rules/defect.ts';
import type { AttemptRecord } from './attempt-record.ts';
import { namesId } from './concerned.ts';
import { numbered } from './review.ts';
import { editedAnswer, type Decision } from './scrutiny.ts';

/** The concern about an objection that the decisions of a coder do not name, although its task leaves it to the coder. */
export function describeUnnamed({ id, statement, resolution }: Defect): string {
  return `${id} is named in no decision of its coder: “${statement}” Wanted: “${resolution}” See whether the work decides it`;
}

/** The decision on an objection by work that passed: its coder's, its reviewer's where the coder named none, or that of an edit. */
export function decisionOnPassed(
  defect: Defect,
  { feature, hand_in, verification, review }: AttemptRecord,
): Decision | undefined {
  const { id } = defect;
  const own = hand_in?.decisions.find((one) => namesId(one, [id]));
  if (own !== undefined) return { by: `the coder of ${feature}`, text: own };
  const line = numbered(verification?.concerns ?? []).find(({ text }) => text === describeUnnamed(defect));
  const ruling = review?.examined?.find(
    ({ lines, verdict }) => verdict === 'accepted' && lines.includes(line?.id ?? ''),
  );
  return ruling === undefined ? editedAnswer(defect) : { by: `the reviewer of ${feature}`, text: ruling.why };
}
