import * as z from 'zod/mini';
import { localTime } from '../../base/figures.ts';
import { excerpt, exitCodes, oneLine, printable, WorkflowError } from '../../base/errors.ts';

const kinds = [
  'missing_credential',
  'ambiguous_requirement',
  'broken_baseline',
  'environment',
  'contradiction',
  'needs_human_action',
  'budget',
  'missing_source',
  'premise',
] as const;

const escalation = z.object({
  /** `E001`; never reused. */
  id: z.string(),
  kind: z.enum(kinds),
  /** The question or feature that it is about, or null. */
  item: z.nullable(z.string()),
  /** Other items that wait for the same answer. */
  others: z.optional(z.array(z.string())),
  /** Objections of critics that the answer decides. */
  defects: z.optional(z.array(z.string())),
  text: z.string(),
  tried: z.array(z.string()),
  opened_at: z.string(),
  iteration: z.int(),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
});

/** A question or problem that needs a person: a row of `escalations.json`. */
export const escalationsSchema = z.object({ schema: z.literal(1), escalations: z.array(escalation) });

export type Escalations = z.infer<typeof escalationsSchema>;
export type Escalation = z.infer<typeof escalation>;
export type NewEscalation = Pick<Escalation, 'kind' | 'item' | 'others' | 'defects' | 'text' | 'tried' | 'iteration'>;

export const isOpen = ({ answered_at }: Escalation): boolean => answered_at === null;

export const itemsOf = ({ item, others = [] }: Pick<Escalation, 'item' | 'others'>): string[] =>
  item === null ? others : [item, ...others];

/** The items that a person was asked about, whether or not there is an answer. */
export const escalatedItems = (escalations: readonly Escalation[]): ReadonlySet<string> =>
  new Set(escalations.flatMap(itemsOf));

/** The items that a person is being asked about now. */
export const openItems = (escalations: readonly Escalation[]): ReadonlySet<string> =>
  escalatedItems(escalations.filter(isOpen));

/**
 * The escalations with one more; unchanged when that item or that text has an open one. Something that the environment lacks is one
 * question: all items that wait for it are added to it.
 */
export function openEscalation(
  escalations: readonly Escalation[],
  wanted: NewEscalation,
  now: Date,
): readonly Escalation[] {
  const { kind, item, defects, text } = wanted;
  const open = escalations.filter(isOpen);
  const isSame = (other: Escalation) =>
    other.text === text &&
    (item === null ? other.item === null : kind === 'environment' && other.kind === kind && other.item !== null);
  const same = open.find(isSame);
  if (same !== undefined) {
    const [first = null, ...others] = new Set([...itemsOf(same), ...itemsOf(wanted)]);
    if (others.length === (same.others ?? []).length) return escalations;
    return escalations.map((one) => (one === same ? { ...one, item: first, others } : one));
  }
  if (item !== null && isAsked(open, item, defects)) return escalations;
  const id = `E${String(escalations.length + 1).padStart(3, '0')}`;
  return [...escalations, { id, ...wanted, opened_at: now.toISOString(), answer: null, answered_at: null }];
}

/** Whether a person is being asked about an item already; about objections of critics, whether about each of these. */
function isAsked(open: readonly Escalation[], item: string, defects: readonly string[] | undefined): boolean {
  const about = open.filter((one) => itemsOf(one).includes(item));
  if (defects === undefined || about.some((one) => one.defects === undefined)) return about.length > 0;
  const known = about.flatMap((one) => one.defects ?? []);
  return defects.every((defect) => known.includes(defect));
}

const seeThem = 'Show them with: autonomous-workflow resolve';

function openOnes(escalations: readonly Escalation[]): string {
  const open = escalations.filter(isOpen).map((one) => one.id);
  return open.length === 0 ? 'an open escalation; there is none' : `one of ${open.join(', ')}`;
}

/** @throws WorkflowError when there is none of that id. */
export function withId(escalations: readonly Escalation[], id: string): Escalation {
  const found = escalations.find((one) => one.id === id.toUpperCase());
  if (found !== undefined) return found;
  throw new WorkflowError('There is no such question', {
    expected: openOnes(escalations),
    received: id,
    fix: seeThem,
  });
}

/** The escalation with its answer. @throws WorkflowError when there is none of that id, it is answered, or the answer is empty. */
export function withAnswer(escalations: readonly Escalation[], id: string, answer: string, now: Date): Escalation {
  const found = withId(escalations, id);
  if (!isOpen(found))
    throw new WorkflowError(`${found.id} has been answered already`, { expected: openOnes(escalations), fix: seeThem });
  if (answer.trim() === '') {
    throw new WorkflowError('The answer is empty', {
      fix: `Example: autonomous-workflow resolve ${id} "your answer"`,
      exitCode: exitCodes.usage,
    });
  }
  return { ...found, answer, answered_at: now.toISOString() };
}

/** One line: the whole question, since its choices may be at the end. */
export function summarizeEscalation({ id, kind, item, others = [], text }: Escalation): string {
  const about = item === null ? '' : `, ${item}${others.length === 0 ? '' : ` and ${others.length} more`}`;
  return oneLine(`${id} (${kind.replaceAll('_', ' ')}${about}): ${text}`);
}

/** An escalation in full, with how to answer it or the answer. */
export function describeEscalation(escalation: Escalation, workflow: string): string {
  const { id, others = [], tried, iteration, opened_at, answer, answered_at } = escalation;
  return [
    summarizeEscalation(escalation),
    `  asked in iteration ${iteration}, ${localTime(new Date(opened_at))}`,
    ...(others.length === 0 ? [] : [`  about ${excerpt(itemsOf(escalation).join(', '))}`]),
    ...tried.map((attempt) => `  tried: ${oneLine(attempt)}`),
    answered_at === null
      ? `  → autonomous-workflow resolve ${id} "your answer" ${workflow}`
      : `  answered ${localTime(new Date(answered_at))}: ${printable(answer ?? '')}`,
  ].join('\n');
}
