import type * as z from 'zod/mini';
import type { ReportingAgent } from './rules/agents.ts';
import type { WorkflowState } from './rules/state.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { formatIssues } from '../base/text.ts';
import { isRecord } from '../base/json.ts';
import { cut, excerpt } from '../base/errors.ts';

export interface AnyHandIn {
  assignment: string;
}

/**
 * One kind of hand-in: its agent, form, checks and effect. Each room declares its own kinds and reads them from the inbox when an iteration
 * is recorded; `app/hand-in.ts` lists all.
 */
export interface HandInKind<T extends AnyHandIn = AnyHandIn> {
  /** Unique among the kinds; with its article, as messages name it: `a section of the plan`. */
  name: string;
  agent: ReportingAgent;
  schema: z.ZodMiniType<T>;
  /** Distinguishes the kinds of one agent before the form is checked; exactly one of them accepts a value. */
  isMeant?(value: unknown): boolean;
  /** One of valid form is stored with its faults once its agent has been sent back as often as allowed. */
  keepsFaults?: true;
  /**
   * Sentences for a hand-in of valid form that contradicts the files of the workflow.
   * @param workflow the goal, as the user wrote it.
   * @throws WorkflowError when one of those files is broken.
   */
  problems?(
    paths: WorkflowPaths,
    handIn: T,
    workflow: Pick<WorkflowState, 'prompt'>,
    transcript: string,
  ): string[] | Promise<string[]>;
  /** Applies a hand-in at once. `id` is `<iteration>/<agent>-<n>`. The caller holds the workflow's lock. */
  take?(paths: WorkflowPaths, now: Date, id: string, handIn: T): Promise<unknown>;
}

/** One kind of hand-in that goes into the feature list or the record of an attempt at once, and never into the inbox. */
export interface ImmediateKind {
  agent: string;
  /**
   * Checks a hand-in and puts it into effect, unless it is only a trial.
   * @returns the problems that keep it from taking effect, a sentence each; nothing is changed then.
   * @throws WorkflowError when it contradicts the files of the workflow.
   */
  put(paths: WorkflowPaths, now: Date, value: unknown, by: PutBy): Promise<string[]>;
}

/** The problems of a hand-in, or the step that puts it into effect. */
export type Stored = string[] | (() => void);

interface PutBy {
  agentId: string;
  /** The hand-in is only checked, while its agent still works on it. */
  isTrial?: boolean;
}

export type TaggedHandIn = { ok: true; kind: HandInKind; handIn: AnyHandIn } | { ok: false; problems: string[] };

/** A hand-in of the inbox: `id` is `<iteration>/<agent>-<n>`. */
export interface FiledHandIn<T extends AnyHandIn = AnyHandIn> {
  id: string;
  iteration: number;
  handIn: T;
}

export interface Inbox {
  /** The hand-ins of some kinds, in the order of iterations and file names. */
  of<T extends AnyHandIn>(...kinds: readonly HandInKind<T>[]): FiledHandIn<T>[];
}

/** The most faults that are named at once: a hook may answer 10,000 characters. */
const mostFaults = 60;

/** Finds the kind of a value that an agent handed in, and checks its form. */
export function tagHandIn(kinds: readonly HandInKind[], agent: string, value: unknown): TaggedHandIn {
  const kind = kinds.find((one) => one.agent === agent && (one.isMeant?.(value) ?? true));
  if (kind === undefined) return { ok: false, problems: [`no hand-in of an agent "${agent}" is known`] };
  const result = kind.schema.safeParse(value);
  if (result.success) return { ok: true, kind, handIn: result.data };
  return { ok: false, problems: formatIssues(result.error.issues, undefined, mostFaults) };
}

/** The lists of a hand-in with independent items: a faulty one can be left out. */
const lists = [
  ...['claims', 'verdicts', 'defects', 'contradictions', 'questions', 'answers'],
  ...['rulings', 'blockers', 'examined', 'decisions', 'unsure'],
];
/** A hand-in needs at least one valid item of these lists. */
const carrying = ['claims', 'verdicts', 'defects', 'blockers'];

/** The only problem of a hand-in that nobody has written. */
export const missing = 'the file is missing';

/** The last line of a truncated list of faults. */
const remainder = /^and \d+ more$/;

/**
 * A hand-in without the items that these problems are about, such as "claims #5 quote: …", each of which is named; undefined if there are
 * other problems, or nothing that counts is left.
 */
export function withoutFaulty(
  value: unknown,
  problems: readonly string[],
): { rest: Readonly<Record<string, unknown>>; leftOut: string[] } | undefined {
  const named = problems.filter((problem) => !remainder.test(problem));
  if (!isRecord(value) || named.length === 0) return undefined;
  const items = (list: string): readonly unknown[] => (Array.isArray(value[list]) ? value[list] : []);
  const faulty = named.map((problem) => {
    const [, list = '', place] = /^(\w+) #(\d+)(?!\d)/.exec(problem) ?? [];
    return { list, at: Number(place) - 1 };
  });
  if (faulty.some(({ list, at }) => !lists.includes(list) || !(at < items(list).length))) return undefined;
  const kept = [...new Set(faulty.map(({ list }) => list))].map((list) => {
    const places = new Set(faulty.filter((one) => one.list === list).map(({ at }) => at));
    return [list, items(list).filter((_, at) => !places.has(at))] as const;
  });
  if (kept.some(([list, left]) => left.length === 0 && carrying.includes(list))) return undefined;
  return { rest: { ...value, ...Object.fromEntries(kept) }, leftOut: named.map(faultIn) };
}

/** A problem without the advice behind it. */
const faultIn = (problem: string): string => cut(excerpt(problem.split(/\. (?=\p{Lu})/u)[0] ?? ''), 300);

/** The answer to an agent on a faulty hand-in, all faults at once, or on a missing one. */
export const describeFaults = (file: string, problems: readonly string[]): string =>
  problems.includes(missing)
    ? `Your hand-in is not there → write ${file}`
    : [
        `Your hand-in cannot be taken yet (${file}; of several Edits in one message, the answer to the last counts):`,
        ...problems.map((problem) => `- ${problem}`),
        'Correct that in the file; all else stays as it is.',
      ].join('\n');
