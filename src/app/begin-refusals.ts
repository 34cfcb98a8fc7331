import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isOverForGood, type WorkflowState } from '../loop/rules/state.ts';
import { isWorkflowName, nameFrom } from '../base/names.ts';
import { modeOf, type Mode } from '../base/vocabulary.ts';
import { readBeginArguments } from '../loop/rules/begin-arguments.ts';
import { WorkflowError, exitCodes, excerpt } from '../base/errors.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { otherWorktrees } from '../files/project.ts';
import { docsFolder, putAway, workflowPaths, type WorkflowPaths } from '../files/paths.ts';
import { isWriteRefused } from '../files/regular.ts';
import { ownedWorkflow } from '../session/pointer.ts';
import type { Session } from '../loop/ownership.ts';
import { readState, stateExists } from '../loop/state-file.ts';
import { planFile, planSourceOf } from '../coding/plan-source.ts';
import { findEnding } from '../loop/steering-files.ts';

/**
 * Refuses a folder in which a workflow could begin but not be recorded, before it costs anything.
 * @throws WorkflowError with the way out.
 */
export function refuseUnusableProject(root: string): void {
  const refuse = (why: string, fix: string, received?: string) => {
    throw new WorkflowError(`No workflow can work in this folder: ${why}`, {
      where: excerpt(root),
      ...(received !== undefined && { received }),
      fix: `Nothing was begun. ${fix}`,
    });
  };
  // Output of git, TeX and transcripts is read line by line.
  if (/[\p{Cc}\u2028\u2029]/u.test(root))
    refuse('its path has a line break or a control character', 'Rename the folder.');
  if (root.includes('\uFFFD')) refuse('its path is not valid UTF-8', 'Rename the folder.');
  if (/[\\/]\.claude[\\/]plugins[\\/]/.test(`${root}${sep}`))
    refuse('Claude Code keeps plugins there and replaces them', 'Start Claude Code in a project.');
  const docs = join(root, docsFolder);
  const found = statSync(docs, { throwIfNoEntry: false });
  if (found?.isDirectory() === false) refuse(`\`${docsFolder}\` is no folder there`, 'Move that file away.', docs);
  try {
    accessSync(found === undefined ? root : docs, constants.W_OK);
  } catch (error) {
    if (!isWriteRefused(error)) throw error;
    refuse('it cannot be written', 'Give yourself the right to write there.', (error as Error).message);
  }
}

/** One session drives one workflow at a time. */
export async function refuseSecondWorkflow(paths: WorkflowPaths, session: Session): Promise<void> {
  const own = ownedWorkflow(paths.root, session.id);
  if (own === undefined || own.name === paths.name || !stateExists(own)) return;
  const state = await readState(own);
  if (state.status !== 'in_progress') return;
  throw new WorkflowError(`This session is driving the workflow '${own.name}' already`, {
    fix: `Stop it first with /autonomous-workflow:stop ${own.name}, or start the other one in a second session.`,
  });
}

/** Conditions that would end the workflow at its first turn are reported before it begins. */
export async function refuseEnding(paths: WorkflowPaths): Promise<void> {
  const { configuration } = await currentConfiguration(paths.root);
  const ending = await findEnding(paths, configuration);
  if (ending === null) return;
  throw new WorkflowError(`The workflow '${paths.name}' would end at once (${ending.reason}). ${ending.message}`, {
    fix: 'Remove what ends it, then type the command again.',
  });
}

/** A folder without state and log is never reused for a new workflow: its old findings would count for the new question. */
export function usedFolder(paths: WorkflowPaths): WorkflowError {
  return new WorkflowError(`The folder of '${paths.name}' holds findings, but neither a state file nor a log`, {
    where: paths.base,
    fix: 'Put log.jsonl back from version control or a backup. To begin anew, choose another topic name or move the folder away.',
    exitCode: exitCodes.invalidState,
  });
}

/** A report without `.runtime` belongs to the user and would be overwritten; an interrupted start of ours leaves `.runtime`. */
export function foreignFolder(paths: WorkflowPaths): WorkflowError {
  return new WorkflowError('There is a report already, and it is of no workflow', {
    where: paths.report,
    fix: 'Choose another topic name, or move that file away.',
  });
}

/**
 * Refs in git (work that was undone) lie under the name of the workflow, for all work trees of the repository.
 * @throws WorkflowError when another work tree has a workflow of that name.
 */
export function refuseNameOfOtherWorktree({ root, name }: WorkflowPaths): void {
  const other = otherWorktrees(root).find((one) => stateExists(workflowPaths(one, name)));
  if (other === undefined) return;
  throw new WorkflowError(`Another work tree of this repository has a workflow '${name}'`, {
    where: other,
    fix: 'Choose another topic name: what is kept in git lies under it.',
  });
}

/**
 * Words without quotes may be a topic and a prompt, or one question: nothing begins until the user says which.
 * @throws WorkflowError with the line to type.
 */
export function refuseUnquoted(root: string, command: Mode, rawArguments: string): void {
  const { name, prompt, quoted, options } = readBeginArguments(command, rawArguments);
  if (name === undefined || prompt === undefined || quoted.prompt) return;
  if (isWorkflowName(name) && stateExists(workflowPaths(root, name))) return;
  // One that was opened and not closed would break the quotes of the line to type.
  const text = (quoted.name ? prompt : `${name} ${prompt}`).replace(/^['"]+|['"]+$/g, '');
  const topic = quoted.name ? name : nameFrom(text);
  const isPlan = command === 'implement' && !/\s/.test(prompt) && existsSync(join(root, prompt));
  const words = isPlan ? `'${name}' --plan '${prompt}'` : `'${topic}' '${text}'`;
  const given = Object.entries(options).map(([option, value]) => ` --${option}${value === 'yes' ? '' : ` '${value}'`}`);
  throw new WorkflowError('The prompt has no quotes, so it is not clear where it begins', {
    received: rawArguments.trim(),
    fix: `Nothing was begun. Type: /autonomous-workflow:${command} ${words}${given.join('')}`,
    exitCode: exitCodes.usage,
  });
}

/** There is no workflow of that name, and the command has no prompt for a new one. */
export function missingPrompt(paths: WorkflowPaths, example: string): WorkflowError {
  return new WorkflowError(`There is no workflow '${paths.name}' yet, and no prompt to start it with`, {
    expected: 'a topic and a prompt',
    fix: `Example: ${example}`,
    exitCode: exitCodes.usage,
  });
}

/** A workflow with that name has another prompt. */
export function otherPrompt(paths: WorkflowPaths): WorkflowError {
  return new WorkflowError(`A workflow '${paths.name}' exists with another prompt`, {
    where: paths.state,
    fix: `Choose another topic name, or go on with the existing one: /autonomous-workflow:continue-auto ${paths.name}`,
  });
}

/**
 * A workflow that has features keeps the plan that they come from.
 * @throws WorkflowError when another one is named.
 */
export function refuseOtherPlan(paths: WorkflowPaths, state: WorkflowState, wanted: string | undefined): void {
  const source = planSourceOf(state);
  if (wanted === undefined || source === undefined || planFile(paths, wanted) === source) return;
  throw new WorkflowError(`The workflow '${paths.name}' implements another plan`, {
    expected: `${source}, or no --plan`,
    received: wanted,
    fix: `Go on without --plan, choose another topic name, or put this one away first: ${putAway(paths)}`,
  });
}

/** A workflow keeps the mode in which it was begun. */
export function otherMode(state: WorkflowState): WorkflowError {
  const { name, workflow_type, status } = state;
  const mode = modeOf(workflow_type);
  const goOn = status === 'in_progress' ? `${mode} '${name}'` : `continue-auto ${name}`;
  return new WorkflowError(`The workflow '${name}' is one of ${mode}`, {
    fix: isOverForGood(state)
      ? 'Choose another topic name.'
      : `Choose another topic name, or go on with it: /autonomous-workflow:${goOn}`,
  });
}

/** An ended workflow is resumed only by a person. */
export function ended(state: WorkflowState): WorkflowError {
  const { name, status, end_reason } = state;
  return new WorkflowError(`The workflow '${name}' has ended (${end_reason ?? status})`, {
    fix: isOverForGood(state) ? 'Choose another topic name.' : `Go on with: /autonomous-workflow:continue-auto ${name}`,
  });
}
