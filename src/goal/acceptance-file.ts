import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WorkflowError, exitCodes, isWorkflowError, orElse } from '../base/errors.ts';
import { parseJson } from '../base/json.ts';
import { formatIssues, hasExcerpt } from '../base/text.ts';
import { schemaForm } from '../files/json-form.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readText, removeFile } from '../files/store.ts';
import { asOneChange, readDocument, wasWrittenHere, writeDocument, type Document } from '../journal/document.ts';
import type { AgreedGoal } from '../loop/rules/brief.ts';
import { asWriter } from '../loop/workflow.ts';
import {
  type Acceptance,
  acceptanceSchema,
  describeAcceptance,
  type Goal,
  goalSchema,
  secondsOf,
  type Standing,
  standingOf,
} from './rules/acceptance.ts';

/** The goal of the workflow with the results. */
export function acceptanceDocument(paths: WorkflowPaths): Document<Acceptance> {
  return {
    paths,
    name: 'records/acceptance.json',
    title: 'the acceptance checklist',
    form: schemaForm(acceptanceSchema),
  };
}

/**
 * The goal of the workflow with the results; undefined when no goal was set. Its commands are run unchanged, so one that was not frozen
 * on this machine is refused.
 * @throws WorkflowError when it was not frozen here, or no log explains the file and it is not valid; nothing is changed then.
 */
export function readAcceptance(paths: WorkflowPaths): Acceptance | undefined {
  const acceptance = readDocument(acceptanceDocument(paths));
  if (acceptance === undefined || wasWrittenHere(paths, 'records/acceptance.json')) return acceptance;
  throw new WorkflowError('The acceptance checklist was not confirmed on this machine, and its commands would be run', {
    where: paths.acceptance,
    received: 'no trace of it in .runtime, which git ignores: it came with the repository, or that folder was removed',
    fix: `Read it, and confirm it with: autonomous-workflow align ${paths.name} ${paths.folder}/records/acceptance.json`,
    exitCode: exitCodes.invalidState,
  });
}

/** The caller holds the workflow's lock. */
export function writeAcceptance(paths: WorkflowPaths, acceptance: Acceptance): void {
  writeDocument(acceptanceDocument(paths), acceptance);
}

/**
 * Freezes the goal in a file, by default `goal.json` of the workflow's folder, in place of an earlier one, whose runs and judgements no
 * longer count. It may be set before the workflow begins. Returns the frozen goal, for the person who accepted it.
 * @throws WorkflowError when the file is missing or invalid; nothing is changed then.
 */
export async function acceptGoal(paths: WorkflowPaths, now: Date, file = paths.goal): Promise<string> {
  const goal = readGoal(file);
  await asWriter(paths, () => {
    const event = { event: 'aligned', checks: goal.checks.length, objective: goal.objective } as const;
    asOneChange(paths, now, event, () => {
      writeAcceptance(paths, { schema: 1, frozen_at: now.toISOString(), goal, runs: [], judgements: [] });
    });
    // The proposal is frozen now.
    if (file === paths.goal) removeFile(file);
  });
  return [
    `Frozen for the workflow '${paths.name}', in ${paths.folder}/records/acceptance.json.`,
    'Its commands will be run in a shell, exactly as they stand here:',
    '',
    describeAcceptance(goal, readStanding(paths)),
  ].join('\n');
}

function readGoal(where: string): Goal {
  const refuse = (what: string, received: string) =>
    new WorkflowError(`The acceptance checklist ${what}`, {
      ...{ where, received, expected: 'objective, constraints and checks', exitCode: exitCodes.usage },
      fix: 'commands/align.md of the plugin has the form.',
    });
  let value: unknown;
  try {
    value = parseJson(readText(where));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw refuse('cannot be read', code === 'ENOENT' ? 'no such file' : message);
  }
  // An `acceptance.json` that came with a repository has the goal under a key.
  if (typeof value === 'object' && value !== null && 'frozen_at' in value && 'goal' in value) value = value.goal;
  const result = goalSchema.safeParse(value);
  if (result.success) return result.data;
  throw refuse('is not valid', formatIssues(result.error.issues, value).join('; '));
}

/** The goal as a person agreed to it, with the commands of its checklist that have to succeed; empty when it cannot be read. */
export function agreedGoal(paths: WorkflowPaths): AgreedGoal {
  const goal = orElse(() => readAcceptance(paths)?.goal, undefined, isWorkflowError);
  if (goal === undefined) return { objective: null, constraints: [], commands: [] };
  const { objective, constraints, checks } = goal;
  const commands = checks.flatMap((check) =>
    check.type === 'command' ? [{ command: check.command, seconds: secondsOf(check) }] : [],
  );
  return { objective, constraints, commands };
}

/** The text of a file of the project; undefined when it is gone or cannot be read. */
export const readProjectFile = (root: string, file: string): string | undefined =>
  orElse(() => readFileSync(join(root, file), 'utf8'), undefined);

/**
 * The state of the acceptance checklist, by its runs and judgements and by the project's files now.
 * @param notBefore runs and judgements from before do not count; null when all do.
 * @throws WorkflowError when the checklist cannot be read.
 */
export function readStanding(
  paths: WorkflowPaths,
  notBefore: Date | null = null,
): Standing & { acceptance: Acceptance | undefined } {
  const acceptance = readAcceptance(paths);
  const standing = standingOf(acceptance?.goal, {
    ...{ runs: acceptance?.runs ?? [], judgements: acceptance?.judgements ?? [], notBefore },
    isThere: (path) => existsSync(join(paths.root, path)),
    stands: ({ file, excerpt }) => hasExcerpt(readProjectFile(paths.root, file) ?? '', excerpt),
  });
  return { ...standing, acceptance };
}
