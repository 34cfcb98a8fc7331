import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { exitCodes, shortened, WorkflowError } from '../../base/errors.ts';
import { commitPattern, featureIdPattern } from '../../base/names.ts';
import { text } from '../../loop/rules/hand-in-fields.ts';
import type { CommandRun } from './results/runs.ts';
import { findCycle } from '../../base/algorithms.ts';

z.config(english());

export const featureId = z
  .string()
  .check(z.regex(featureIdPattern, 'expected letters, digits, ".", "_" and "-", at most 63, such as "F001"'));

const featureStatuses = ['pending', 'in_progress', 'passed', 'failed', 'blocked', 'skipped'] as const;

/** The subject of an objection or a note that concerns no feature in particular. */
export const wholePlan = 'PLAN';

/** `verification`: only runs checks; `test`: adds tests for existing code, which pass from the start. */
export const plannedKinds = ['feature', 'verification', 'test'] as const;
/** `fix`: created by code when the acceptance checklist fails. */
const featureKinds = [...plannedKinds, 'fix'] as const;

export const commitHash = z.string().check(z.regex(commitPattern, 'expected the hash of a commit'));

/** A sentence made from names and lines of a project: cut where these are longer than anyone reads, so that a record is never refused. */
export const sentence = (most: number) => z.string().check(z.overwrite((one) => shortened(one, most)));
const line = text(300);
const commands = z.array(z.string().check(z.minLength(1), z.maxLength(1_000))).check(z.maxLength(20));
const instant = z.string().check(z.maxLength(40));

export const attemptSchema = z.looseObject({
  number: z.int().check(z.minimum(1)),
  /** `divided`: its coder split the feature; it does not count as failed. */
  outcome: z.nullable(z.enum(['passed', 'failed', 'divided'])),
  why: z.nullable(text(4_000)),
  start_commit: z.nullable(commitHash),
  /** The path of its work, from the workflow's folder, when the work tree was reset. */
  patch: z.nullable(line),
  started_at: instant,
  ended_at: z.nullable(instant),
});

export const proofSchema = z.looseObject({
  /** `F001-2`, or `F001-2-lint` where an attempt has several. */
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  feature: featureId,
  /** 0 for a run outside of any attempt, as earlier versions had them. */
  attempt: z.int().check(z.minimum(0)),
  command: text(3_100),
  exit_code: z.nullable(z.int()),
  duration_ms: z.number().check(z.minimum(0)),
  output_hash: text(200),
  head: z.nullable(line),
  tree_hash: z.nullable(line),
  started_at: instant,
  void_reason: z.optional(sentence(4_000)),
  /** Tests that failed before any feature, if they are the only cause of a bad exit code. */
  known_failures: z.optional(z.array(sentence(2_000))),
  untested: z.optional(sentence(1_100)),
});

const cause = z.looseObject({
  kind: z.enum(['feature', 'escalation', 'user']),
  id: z.nullable(line),
  why: z.optional(text(4_000)),
});

/** The interface of a passed feature for its dependants. */
const bindings = z.looseObject({
  commit: z.optional(commitHash),
  files: z.array(line).check(z.maxLength(200)),
  notes: text(4_000),
});

/** A requirement of the plan, by the id that the plan gives it, with its words and the files that it says have to exist. */
const requirement = z.looseObject({
  id: line,
  words: z.optional(sentence(1_000)),
  files: z._default(z.array(line).check(z.maxLength(20)), []),
});

const givenUp = z.looseObject({ attempts: z.int(), why: text(4_000), patch: z.nullable(line) });

export const featureSchema = z.looseObject({
  id: featureId,
  name: z.string().check(z.minLength(1), z.maxLength(300)),
  description: z._default(text(12_000), ''),
  component: z._default(line, ''),
  kind: z._default(z.enum(featureKinds), 'feature'),
  dependencies: z._default(z.array(z.string()).check(z.maxLength(300)), []),
  /** Ids of features that come before it in the order of work: it waits until they are settled, even without success. */
  after: z.optional(z.array(z.string()).check(z.maxLength(300))),
  /** Several ways to reach it, in the order in which they are tried: a way is given up after its attempts. */
  ways: z._default(z.array(text(6_000)).check(z.maxLength(8)), []),
  trail: z._default(z.array(givenUp), []),
  /** Whether the program ran its verification successfully; never set without a proof. */
  passes: z._default(z.boolean(), false),
  status: z._default(z.enum(featureStatuses), 'pending'),
  cause: z._default(z.nullable(cause), null),
  /** In addition to the commands that are run for every feature. */
  verification_commands: z._default(commands, []),
  manual_verification: z._default(z.array(text(1_000)).check(z.maxLength(50)), []),
  attempts: z._default(z.array(attemptSchema), []),
  /** How many attempts no longer count because a person answered, or their way was given up. */
  forgiven: z._default(z.int().check(z.minimum(0)), 0),
  bindings: z._default(z.nullable(bindings), null),
  /** true: marked to run beside others; false: runs alone; null: depends on the dependencies. */
  parallel: z._default(z.nullable(z.boolean()), null),
  parent: z._default(z.nullable(z.string()), null),
  /** The source marks it as done: it is verified before anything is written for it. */
  claimed: z._default(z.boolean(), false),
  requirements: z.optional(z.array(requirement).check(z.maxLength(50))),
  /** `file:line` of the plan. */
  origin: z._default(z.nullable(text(1_000)), null),
});

export const featureListSchema = z.looseObject({
  schema: z._default(z.literal(1), 1),
  /** The file it was read from, relative to the project. */
  source: z._default(z.nullable(text(1_000)), null),
  features: z.array(featureSchema),
  proofs: z._default(z.array(proofSchema), []),
});

export type AttemptRow = z.infer<typeof attemptSchema>;
export type Proof = z.infer<typeof proofSchema>;
export type Cause = z.infer<typeof cause>;
export type Bindings = z.infer<typeof bindings>;
export type Feature = z.infer<typeof featureSchema>;
export type FeatureList = z.infer<typeof featureListSchema>;

export type NewFeature = Pick<Feature, 'id' | 'name'> & Partial<Feature>;

/** A feature that nobody has begun: what its plan does not say has its initial value. Not checked; see `findProblems`. */
export const newFeature = (given: NewFeature): Feature => ({ ...initial, ...given });
const initial = featureSchema.parse({ id: 'F', name: 'F' });

/** @throws WorkflowError when there is no feature with that id, in upper or lower case. */
export function requireFeature({ features }: Pick<FeatureList, 'features'>, id: string): Feature {
  const found = features.find((feature) => feature.id.toLowerCase() === id.toLowerCase());
  if (found !== undefined) return found;
  throw new WorkflowError('There is no such feature', {
    received: id,
    fix: 'List them with: autonomous-workflow feature',
    exitCode: exitCodes.usage,
  });
}

/** An error about an action that a feature's status forbids. */
export function refuse(what: string, { id, status }: Pick<Feature, 'id' | 'status'>, fix: string): WorkflowError {
  return new WorkflowError(what, { received: `${id}, ${status.replaceAll('_', ' ')}`, fix });
}

/** A proof for each command of a verification of this tree; `untested` says why no test is known that failed before. */
export function makeProofs(
  runs: readonly CommandRun[],
  given: Pick<Proof, 'feature' | 'attempt' | 'head' | 'tree_hash'>,
  untested: string | null = null,
): Proof[] {
  const { feature, attempt } = given;
  return runs.map((run, at) => {
    const number = runs.slice(0, at + 1).filter(({ kind }) => kind === run.kind).length;
    return {
      ...{ ...given, id: `${feature}-${attempt}-${run.kind}${number === 1 ? '' : `-${number}`}` },
      command: run.folder === '.' ? run.line : `${run.folder}: ${run.line}`,
      exit_code: run.exitCode,
      duration_ms: run.durationMilliseconds,
      output_hash: run.outputHash,
      started_at: run.startedAt,
      verdict: run.verdict,
      // A run without any test may have the exit code 0.
      ...(run.verdict !== 'passed' && run.exitCode === 0 ? { void_reason: run.end } : {}),
      ...(run.knownFailures === undefined ? {} : { known_failures: [...run.knownFailures] }),
      ...(untested === null ? {} : { untested }),
    };
  });
}

/** Whether the run of a proof ended well, and no later finding invalidates it. */
export const isGoodProof = ({
  exit_code,
  void_reason,
  known_failures = [],
}: Pick<Proof, 'exit_code' | 'void_reason' | 'known_failures'>): boolean =>
  (exit_code === 0 || (exit_code !== null && known_failures.length > 0)) && void_reason === undefined;

/** The last verification of all passed features together. */
export interface LastSweep {
  verdict: 'passed' | 'failed' | 'could_not_run';
  passed: string[];
  at: string;
  /** The commit checked out then; sweeps before 0.3 have none. */
  head?: string | undefined;
  /** How everything ended in a fresh clone; missing where nothing else passed, and in earlier versions. */
  clone?: { is: 'passed' | 'failed' | 'not-run'; why: string } | undefined;
}

/** More than any plan of people has, and as many as a night can do. */
export const mostFeatures = 300;

/** The errors in a feature list whose shape is valid, a sentence each; empty if the list can be used. */
export function findProblems({ features }: Pick<FeatureList, 'features'>): string[] {
  if (features.length === 0) return ['there is no feature in it'];
  if (features.length > mostFeatures)
    return [`there are ${features.length} features; at most ${mostFeatures} can be worked on in one workflow`];
  const known = new Set(features.map(({ id }) => id));
  // Without case, since many file systems compare so.
  const folded = features.map(({ id }) => id.toLowerCase());
  const doubled = features.filter(({ id }, at) => folded.indexOf(id.toLowerCase()) !== at);
  const edges = features.map(({ id, dependencies, after = [] }) => [id, [...dependencies, ...after]] as const);
  // With an id twice, nobody can say what a circle goes through.
  const cycle = doubled.length > 0 ? undefined : findCycle(new Map(edges));
  return [
    ...doubled.map(({ id }) => `${id} is the id of two features; ids must differ in more than case`),
    ...edges.flatMap(([id, needs]) =>
      needs.filter((need) => !known.has(need)).map((need) => `${id} names ${need}, which does not exist`),
    ),
    ...(cycle === undefined ? [] : [`the dependencies go round: ${[...cycle, ...cycle.slice(0, 1)].join(' → ')}`]),
  ];
}
