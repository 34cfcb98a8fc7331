import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { words } from '../../loop/rules/hand-in-fields.ts';

z.config(english());

const mostChecks = 100;

const id = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'expected an id of small letters, digits and hyphens such as "tests-pass"'));
const statement = words(8, 1_000);

/** One line without invisible characters or direction marks, so that a person sees the same command as the shell. */
const command = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(2_000),
    z.regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+$/u, 'expected one line without invisible characters'),
  );

const path = z
  .string()
  .check(
    z.trim(),
    z.regex(
      /^(?!\/|[A-Za-z]:|.*(?:^|\/)\.\.(?:\/|$))[^\p{Cc}\p{Cf}\\]{1,400}$/u,
      'expected a path inside the project, with forward slashes',
    ),
  );

/** The time limit, in seconds, of a command of the checklist that sets none. */
const defaultSeconds = 600;

const commandFields = {
  id,
  command,
  /** A command that runs longer is stopped and counts as "could not run"; `secondsOf` has the default. */
  time_limit_seconds: z.optional(z.int().check(z.minimum(1), z.maximum(7_200))),
};

const commandCheck = z.object({ type: z.enum(['command', 'not_command']), ...commandFields });
const fileCheck = z.object({ type: z.enum(['file', 'not_file']), id, path });
const assertionCheck = z.object({ type: z.literal('assertion'), id, statement });
const qualityCheck = z
  .object({
    type: z.literal('quality'),
    id,
    statement,
    /** A description of each level, the worst first. */
    levels: z.array(words(1, 500)).check(z.minLength(2), z.maxLength(7)),
    /** The lowest level that is enough, counted from 0. */
    least: z.int().check(z.minimum(1)),
  })
  .check(
    z.refine(({ levels, least }) => least < levels.length, { path: ['least'], error: 'expected one of the levels' }),
  );
export type CommandCheck = z.infer<typeof commandCheck>;
type FileCheck = z.infer<typeof fileCheck>;
type AssertionCheck = z.infer<typeof assertionCheck>;
export type QualityCheck = z.infer<typeof qualityCheck>;
export type Check = CommandCheck | FileCheck | AssertionCheck | QualityCheck;

const check: z.ZodMiniType<Check, Check> = z.discriminatedUnion('type', [
  commandCheck,
  fileCheck,
  assertionCheck,
  qualityCheck,
]);

/** The goal of a person: the objective, its constraints, and the checks, all of which must pass. */
export const goalSchema = z.object({
  objective: statement,
  constraints: z.array(statement).check(z.maxLength(50)),
  checks: z.array(check).check(
    z.minLength(1),
    z.maxLength(mostChecks),
    z.refine((checks) => new Set(checks.map(({ id }) => id)).size === checks.length, 'expected ids that are distinct'),
  ),
});

export type Goal = z.infer<typeof goalSchema>;

/** The time limit of a command of the checklist. */
export function secondsOf({ time_limit_seconds }: Pick<CommandCheck, 'time_limit_seconds'>): number {
  return time_limit_seconds ?? defaultSeconds;
}

/** What a judge can say of a check, the worst first. */
export function levelsOf(check: Pick<QualityCheck, 'type' | 'levels'> | { type: 'assertion' }): readonly string[] {
  return check.type === 'quality' ? check.levels : ['it does not hold', 'it holds'];
}

/** The lowest level that is enough. */
export function leastOf(check: Pick<QualityCheck, 'type' | 'least'> | { type: 'assertion' }): number {
  return check.type === 'quality' ? check.least : 1;
}
