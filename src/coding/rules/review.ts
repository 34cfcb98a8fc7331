import * as z from 'zod/mini';
import { excerpt } from '../../base/errors.ts';
import { featureId } from './feature.ts';
import { words } from '../../loop/rules/hand-in-fields.ts';

/** A reviewer's verdict on concerns listed in the task; `why` may be omitted if a blocker explains it. */
export const examinedLines = z.object({
  lines: z
    .array(z.string().check(z.regex(/^X\d+$/, 'expected X and a number, as the task numbers its lines')))
    .check(z.minLength(1)),
  verdict: z.enum(['accepted', 'objected']),
  why: z._default(words(0, 1_000), ''),
});

/** The hand-in of a code-reviewer: blockers of the commit, or none. */
export const reviewHandIn = z.object({
  feature: featureId,
  attempt: z.int().check(z.minimum(0)),
  /** Copied from the task: the tree that was verified when it was written. */
  tree: z
    .string()
    .check(z.regex(/^[0-9a-f]{7,64}$/, 'expected the letters and digits that the task gives as its tree')),
  summary: words(20, 4_000),
  /** A line of the patch, verbatim; empty where nothing was changed. */
  seen: z._default(words(0, 2_000), ''),
  blockers: z
    .array(
      z.object({
        file: words(1, 1_000),
        line: z.optional(z.int().check(z.minimum(1))),
        problem: words(8, 2_000),
        /** The input or the state that causes the fault, or the unmet sentence of the feature. */
        evidence: words(8, 2_000),
      }),
    )
    .check(z.maxLength(20)),
  /** A verdict on each line under “Examine” of its task. */
  examined: z._default(z.array(examinedLines).check(z.maxLength(500)), []),
});

export type ReviewHandIn = z.infer<typeof reviewHandIn>;

/** The concerns that a reviewer has to examine, with ids for the verdicts. */
export function numbered(concerns: readonly string[]): { id: string; text: string }[] {
  return concerns.map((text, index) => ({ id: `X${index + 1}`, text }));
}

const leastWhy = 8;

/** A sentence for each missing or incomplete verdict of a review. */
export function examinedProblems(
  { examined, blockers }: Pick<ReviewHandIn, 'examined' | 'blockers'>,
  concerns: readonly string[],
): string[] {
  const given = new Map(examined.flatMap((one) => one.lines.map((id) => [id, one] as const)));
  const missing = numbered(concerns).filter(({ id }) => !given.has(id));
  const bare = [...given].filter(([, { verdict, why }]) => verdict === 'accepted' && why.length < leastWhy);
  const isObjected = examined.some(({ verdict }) => verdict === 'objected');
  return [
    ...missing.map(
      ({ id, text }) =>
        `examined has no verdict on ${id} (${excerpt(text)}): examine it, then say \`accepted\` with why it is no reason to object, or \`objected\``,
    ),
    ...bare.map(([id]) => `examined accepts ${id} and does not say why`),
    ...(isObjected && blockers.length === 0 ? ['examined objects to a line, and no blocker says what is wrong'] : []),
  ];
}
