import * as z from 'zod/mini';
import { bareWords } from '../../base/text.ts';
import { severities } from './defect-hand-in.ts';

export const defectEvents = ['raised', 'answered', 'accepted', 'upheld', 'reopened'] as const;

const defectEvent = z.object({
  event: z.enum(defectEvents),
  iteration: z.int(),
  /** The id of the hand-in. */
  by: z.string(),
  /** The words of the critic or architect. */
  text: z.string(),
});

/** An objection of a critic to the plan. */
export const defectSchema = z.object({
  /** `D001`; never reused. */
  id: z.string(),
  /** The highest severity with which it was raised. */
  severity: z.enum(severities),
  about: z.string(),
  aspect: z.string(),
  statement: z.string(),
  evidence: z.string(),
  resolution: z.string(),
  settled_by: z.optional(z.enum(['sources', 'plan', 'user'])),
  status: z.enum(['open', 'answered', 'accepted', 'upheld']),
  /** Its events, oldest first; raising it again while it is open counts as `raised`. */
  history: z.array(defectEvent),
});

export type Defect = z.infer<typeof defectSchema>;
export type DefectEvent = z.infer<typeof defectEvent>;

/**
 * Whether a defect keeps planning from ending: a blocker without an answer, with a rejected one, or with one that critics have
 * not seen, because it came in this iteration.
 */
export function isHolding({ severity, status, history }: Defect, iteration: number): boolean {
  if (severity !== 'blocker' || status === 'accepted') return false;
  return status !== 'answered' || (history.at(-1)?.iteration ?? iteration) >= iteration;
}

/** Whether a defect still needs an answer or a ruling. */
export function isUnresolved({ status }: Pick<Defect, 'status'>): boolean {
  return status !== 'accepted';
}

/**
 * Whether a critic raises a known objection again: in the same words, or about what an architect answered in an earlier iteration for the
 * same aspect, which the critic judges anew.
 */
export function isSameDefect(
  known: Pick<Defect, 'about' | 'aspect' | 'statement' | 'status' | 'history'>,
  raised: { about: string; aspect: string; statement: string },
  iteration: number,
): boolean {
  if (known.about !== raised.about) return false;
  const isSeen = known.status === 'answered' && (known.history.at(-1)?.iteration ?? iteration) < iteration;
  return (
    (isSeen && known.aspect === raised.aspect) ||
    bareWords(known.statement).join(' ') === bareWords(raised.statement).join(' ')
  );
}
