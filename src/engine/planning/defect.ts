import * as z from 'zod/mini';
import { severities } from './defect-hand-in.ts';

export const defectEvents = ['raised', 'answered', 'accepted', 'upheld', 'reopened'] as const;

const defectEvent = z.object({
  event: z.enum(defectEvents),
  iteration: z.int(),
  /** The hand-in that it comes from. */
  by: z.string(),
  /** What was said. */
  text: z.string(),
});

/** Something that a critic holds against the plan. */
export const defectSchema = z.object({
  /** `D001`; never reused. */
  id: z.string(),
  /** The most severe that it was raised with. */
  severity: z.enum(severities),
  about: z.string(),
  aspect: z.string(),
  statement: z.string(),
  evidence: z.string(),
  resolution: z.string(),
  status: z.enum(['open', 'answered', 'accepted', 'upheld']),
  /** Everything that happened to it, oldest first; raising it again while it is open counts as `raised`. */
  history: z.array(defectEvent),
});

export type Defect = z.infer<typeof defectSchema>;
export type DefectEvent = z.infer<typeof defectEvent>;

const reopeningsThatOscillate = 2;

/** Whether a defect was accepted and raised again at least twice: critics and architects go round in a circle. */
export function isOscillating({ history }: Pick<Defect, 'history'>): boolean {
  return history.filter(({ event }) => event === 'reopened').length >= reopeningsThatOscillate;
}

/**
 * Whether a defect keeps the plan from being finished: a blocker that is not answered, whose answer was rejected, or whose answer
 * no critic can have seen yet, because it came in this very iteration.
 */
export function isHolding({ severity, status, history }: Defect, iteration: number): boolean {
  if (severity !== 'blocker' || status === 'accepted') return false;
  return status !== 'answered' || (history.at(-1)?.iteration ?? iteration) >= iteration;
}

/** Whether somebody still has to do something about a defect. */
export function isUnresolved({ status }: Pick<Defect, 'status'>): boolean {
  return status !== 'accepted';
}
