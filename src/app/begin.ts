import type { Domains } from '../loop/rules/domains.ts';
import type { IterationLimits } from '../loop/rules/iteration.ts';
import { WorkflowError, exitCodes, excerpt } from '../base/errors.ts';
import { otherWorktrees } from '../files/project.ts';
import { addPause } from '../loop/rules/waiting.ts';
import { docsFolder, putAway, workflowPaths, type WorkflowPaths, archiveFolder, folderPrefix } from '../files/paths.ts';
import { beginOnBranch } from '../coding/own-branch.ts';
import { beginSpend, markIteration } from '../spend/spend.ts';
import { bringDocuments, findDocuments } from '../research/brought-documents.ts';
import { budgetsOf, type BudgetLimits } from '../base/budgets.ts';
import { buildOnPlan, leadsToImplementation, reopen, type Resumption } from '../loop/rules/reopen.ts';
import { clearWait } from '../loop/waiting.ts';
import { comesLast } from '../loop/rules/assignment.ts';
import { commitState, asWriter, changeState, requireOwnFiles } from '../loop/workflow.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { findEnding } from '../loop/steering-files.ts';
import { freezeKnownCommands } from '../coding/commands.ts';
import { hasFeatures } from '../coding/feature-file.ts';
import { hasPhase } from '../loop/rules/modes.ts';
import { importFeatures, planFile, planSourceOf, findPlan, promptOfPlan } from '../coding/plan.ts';
import { isHeld, readLease } from '../session/lease.ts';
import { isOverForGood, type WorkflowState, newState, type NewWorkflow, type Limits } from '../loop/rules/state.ts';
import { isWorkflowName, nameFrom } from '../base/names.ts';
import { isWriteRefused } from '../files/regular.ts';
import { join, sep, relative } from 'node:path';
import { lastSignOfLife, noteActivity } from '../session/activity.ts';
import { lowRows, type Configuration, type Depth } from '../configuration/rules/configuration.ts';
import { makeReport } from '../report/report.ts';
import { modeOf, type Mode, phases, type Driver } from '../base/vocabulary.ts';
import {
  newIterationRuntime,
  readIterationRuntime,
  openSearch,
  takeLeft,
  startIteration,
  verifyIteration,
} from './turn.ts';
import { ownedWorkflow } from '../session/pointer.ts';
import { readBeginArguments } from '../loop/rules/command-rules.ts';
import { readOrRestoreState, remakeDocuments } from './restore.ts';
import { readState, stateExists } from '../loop/state-file.ts';
import { accessSync, constants, existsSync, statSync, readdirSync } from 'node:fs';
import { type Session, acquireLease, acquireWorkflow } from '../loop/ownership.ts';
import { writeAtomic } from '../files/atomic.ts';
import { writeIterationRuntime } from '../loop/iteration-runtime.ts';
import { orElse } from '../base/or-else.ts';

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
async function refuseSecondWorkflow(paths: WorkflowPaths, session: Session): Promise<void> {
  const own = ownedWorkflow(paths.root, session.id);
  if (own === undefined || own.name === paths.name || !stateExists(own)) return;
  const state = await readState(own);
  if (state.status !== 'in_progress') return;
  throw new WorkflowError(`This session is driving the workflow '${own.name}' already`, {
    fix: `Stop it first with /autonomous-workflow:stop ${own.name}, or start the other one in a second session.`,
  });
}

/** Conditions that would end the workflow at its first turn are reported before it begins. */
async function refuseEnding(paths: WorkflowPaths): Promise<void> {
  const { configuration } = await currentConfiguration(paths.root);
  const ending = await findEnding(paths, configuration);
  if (ending === null) return;
  throw new WorkflowError(`The workflow '${paths.name}' would end at once (${ending.reason}). ${ending.message}`, {
    fix: 'Remove what ends it, then type the command again.',
  });
}

/**
 * Refuses to create a workflow in a folder whose files it would overwrite, or take for its own.
 * @throws WorkflowError when there is a report of the user's, or findings without a log, which would count for the new question; or when
 * another work tree has a workflow of that name, because hand-ins are commits under references that have it, which all work trees share.
 */
function refuseUsedPlace(paths: WorkflowPaths): void {
  const refuse = (what: string, where: string, fix: string, exitCode?: 4) => {
    throw new WorkflowError(what, { where, fix: `Choose another topic name${fix}`, ...(exitCode && { exitCode }) });
  };
  if (existsSync(paths.ledger))
    refuse(
      `The folder of '${paths.name}' holds findings, but neither a state file nor a log`,
      paths.base,
      ', or put log.jsonl back from version control or a backup.',
      exitCodes.invalidState,
    );
  // An interrupted start of ours leaves `.runtime`.
  if (existsSync(paths.report) && !existsSync(paths.runtime))
    refuse('There is a report already, and it is of no workflow', paths.report, ', or move that file away.');
  const other = otherWorktrees(paths.root).find((one) => stateExists(workflowPaths(one, paths.name)));
  if (other !== undefined)
    refuse(
      `Another work tree of this repository has a workflow '${paths.name}'`,
      other,
      ': what is kept in git lies under it.',
    );
}

/**
 * Words without quotes may be a topic and a prompt, or one question: nothing begins until the user says which.
 * @throws WorkflowError with the line to type.
 */
export function refuseUnquoted(root: string, command: Mode, rawArguments: string): void {
  const { name, prompt, quoted, options } = readBeginArguments(command, rawArguments);
  if (name === undefined || prompt === undefined || quoted.prompt) return;
  if (isWorkflowName(name) && stateExists(workflowPaths(root, name))) return;
  // The suggested line has quotes of its own: a stray one at either end would unbalance them.
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

/**
 * Refuses to go on with a workflow that has another mode, prompt or plan than the command, or that has ended.
 * @throws WorkflowError with the way to go on with it, or to begin another one.
 */
function refuseOther(paths: WorkflowPaths, state: WorkflowState, { mode, prompt, plan }: NewRequest): void {
  const { name, status, end_reason } = state;
  const own = modeOf(state.workflow_type);
  const source = planSourceOf(state);
  const command = `/autonomous-workflow:${status === 'in_progress' ? `${own} '${name}'` : `continue-auto ${name}`}`;
  const refuse = (what: string, fix = `Choose another topic name, or go on with it: ${command}`, where?: string) => {
    const way = isOverForGood(state) ? 'Choose another topic name.' : fix;
    throw new WorkflowError(what, { ...(where !== undefined && { where }), fix: way });
  };
  if (own !== mode) refuse(`The workflow '${name}' is one of ${own}`);
  if (prompt !== undefined && prompt !== state.prompt)
    refuse(`A workflow '${name}' exists with another prompt`, undefined, paths.state);
  if (plan !== undefined && source !== undefined && planFile(paths, plan) !== source)
    refuse(
      `The workflow '${name}' implements another plan, ${source}`,
      `Go on without --plan, choose another topic name, or put this one away first: ${putAway(paths)}`,
    );
  if (status !== 'in_progress')
    refuse(`The workflow '${name}' has ended (${end_reason ?? status})`, `Go on with: ${command}`);
}

/**
 * Creates a workflow; the caller holds its lock. The state file comes last, so that a crash leaves no workflow, only files that the next
 * attempt uses; existing files are kept.
 */
export function createWorkflow(paths: WorkflowPaths, workflow: Omit<NewWorkflow, 'name'>): void {
  writeAtomic(join(paths.runtime, '.gitignore'), '*\n');
  const { mode } = workflow;
  const state = newState({ ...workflow, name: paths.name });
  if (hasPhase(mode, phases.A)) makeReport(paths, state, workflow.now);
  if (!existsSync(paths.bibliography)) writeAtomic(paths.bibliography, '');
  const { driver, max_iterations } = state;
  commitState(paths, workflow.now, state, { event: 'created', mode, driver, max_iterations });
}

export interface NewRequest {
  mode: Mode;
  prompt: string | undefined;
  driver: Driver;
  /** The budgets of the command; missing ones are taken from the configuration. */
  limits: Partial<BudgetLimits>;
  depth?: Depth | undefined;
  domains?: Domains | undefined;
  /** Files and folders of the project that the user brings as sources, as typed. */
  sources?: string | undefined;
  parallel?: number | undefined;
  /** The plan to implement, as the user named it. */
  plan?: string | undefined;
  /** The branch of its own, as the user named it; empty for the usual name. */
  branch?: string | undefined;
  configuration: Configuration;
}

/**
 * Creates the workflow, or continues the one of that name, in this session.
 * @throws WorkflowError when it is refused; nothing is changed then.
 */
export async function beginWorkflow(
  paths: WorkflowPaths,
  request: NewRequest,
  session: Session,
  now: Date,
  example: string,
): Promise<Begun> {
  requireOwnFiles(paths);
  await refuseSecondWorkflow(paths, session);
  await refuseEnding(paths);
  if (request.mode === 'implement' && !stateExists(paths)) requirePlan(paths, request.plan);
  const documents = request.sources === undefined ? [] : findDocuments(paths.root, request.sources);
  if (!stateExists(paths) && (await createFor(paths, request, session, now, example))) {
    if (request.mode === 'implement') await importFeatures(paths, now, request.plan);
    const proofs = hasPhase(request.mode, phases.C) ? await freezeKnownCommands(paths, now) : undefined;
    const notice = documents.length === 0 ? undefined : await bringDocuments(paths, documents);
    await beginSpend(paths, await readState(paths), session.id, session.transcript, now);
    await startIteration(paths, now);
    return { is: 'created', notice, proofs };
  }
  const { state, notice } = await readOrRestoreState(paths, now);
  if (request.mode === 'implement' && leadsToImplementation(state))
    return { is: 'created', proofs: await implementPlan(paths, request, session, now) };
  refuseOther(paths, state, request);
  await acquireWorkflow(paths, now, session, 'called again');
  await forgiveTurns(paths);
  await reenterWorkflow(paths, request.driver, now, {});
  return { is: 'resumed', notice };
}

/** How a workflow was begun. */
interface Begun {
  is: 'created' | 'resumed';
  /** The documents of the user, and whether they could be read. */
  notice?: string | undefined;
  /** The commands that prove features from now on. */
  proofs?: string | undefined;
}

/** The prompt of a workflow that implements a plan, where the user gave none. */
function planToImplement(paths: WorkflowPaths, plan: string | undefined): string {
  if (plan === undefined && hasFeatures(paths)) return `Implement the features of '${paths.name}'.`;
  return promptOfPlan(findPlan(paths, plan).file);
}

/** Refuses when there is no plan: the error lists the places searched, and what to write. */
function requirePlan(paths: WorkflowPaths, plan: string | undefined): void {
  if (plan !== undefined || !hasFeatures(paths)) findPlan(paths, plan);
}

/** Begins to implement the plan of an ended workflow. The caller has checked that it has ended. */
async function implementPlan(
  paths: WorkflowPaths,
  request: NewRequest,
  session: Session,
  now: Date,
): Promise<string | undefined> {
  const { prompt, driver, plan } = request;
  requirePlan(paths, plan);
  const limits = limitsOf(request);
  await beginOnBranch(paths, request.branch, now, () =>
    asWriter(paths, async () => {
      // A plan that cannot be worked on is refused before anything else changes.
      await importFeatures(paths, now, plan);
      await acquireWorkflow(paths, now, session, 'implement');
      await changeState(paths, now, (before) => ({
        state: buildOnPlan(before, { prompt, driver, limits }, now),
        event: { event: 'resumed', by: 'implement', iteration: before.iteration, away_since: before.updated_at },
      }));
      return true;
    }),
  );
  return asWriter(paths, async () => {
    clearWait(paths);
    const proofs = await freezeKnownCommands(paths, now);
    await startIteration(paths, now);
    return proofs;
  });
}

/** Options of the command, and of the configuration where the command has none. */
function limitsOf({ configuration, ...request }: NewRequest): Limits {
  return {
    ...budgetsOf(configuration),
    ...request.limits,
    failure_threshold: configuration.failure_threshold,
    phase_transition_threshold: lowRows(request.depth ?? configuration.depth, configuration),
    depth: request.depth ?? configuration.depth,
    parallel: request.parallel ?? 1,
  };
}

/** Creates the workflow for the session, under the lock; false for the second of two sessions that do so at once. */
async function createFor(
  paths: WorkflowPaths,
  request: NewRequest,
  session: Session,
  now: Date,
  example: string,
): Promise<boolean> {
  const { mode, driver, domains, plan } = request;
  refuseUsedPlace(paths);
  const prompt = request.prompt ?? (mode === 'implement' ? planToImplement(paths, plan) : undefined);
  if (prompt === undefined)
    throw new WorkflowError(`There is no workflow '${paths.name}' yet, and no prompt to start it with`, {
      expected: 'a topic and a prompt',
      fix: `Example: ${example}`,
      exitCode: exitCodes.usage,
    });
  const limits = limitsOf(request);
  const repositoryAnalysis = hasSourceFiles(paths.root);
  return beginOnBranch(paths, request.branch, now, () =>
    asWriter(paths, () => {
      if (stateExists(paths)) return false;
      acquireLease(paths, now, session, 'started');
      createWorkflow(paths, { mode, prompt, driver, limits, repositoryAnalysis, domains, now });
      return true;
    }),
  );
}

/**
 * Continues a workflow in this session: one that a person resumes, idle or ended, or one in progress in a session of `autonomous-workflow
 * run`, which resets no counter or budget. The time without an owner does not count.
 * @param takeOver also from a live session.
 * @returns the repairs on the way, for the user.
 * @throws WorkflowError when it is refused; nothing is changed then.
 */
export async function resumeWorkflow(
  paths: WorkflowPaths,
  by: Resumption | 'run',
  { session, takeOver }: { session: Session; takeOver: boolean },
  now: Date,
): Promise<string[]> {
  const isRun = by === 'run';
  if (!isRun) await refuseSecondWorkflow(paths, session);
  await refuseEnding(paths);
  return asWriter(paths, async () => {
    const { state, notice } = await readOrRestoreState(paths, now);
    const isIdle = state.status === 'in_progress' && !isHeld(paths, readLease(paths));
    const left = state.status === 'in_progress' ? now.getTime() : Date.parse(state.updated_at);
    const away = isIdle ? lastSignOfLife(paths) : left;
    const reopened = (before: WorkflowState) =>
      isRun ? addPause({ ...before, driver: 'headless' }, away, now.getTime(), now) : reopen(before, by, now);
    // Tried before the lease changes, so that a refusal changes nothing.
    reopened(state);
    const why = isRun ? 'run' : 'continue-auto';
    await acquireWorkflow(paths, now, session, why, takeOver);
    // An ended workflow is restored only when it is resumed.
    const restored = await remakeDocuments(paths, now);
    await changeState(paths, now, (before) => {
      const { iteration } = before;
      const event = { event: 'resumed' as const, by: why, iteration, away_since: new Date(away).toISOString() };
      return { state: reopened(before), event };
    });
    clearWait(paths);
    if (isRun) {
      if (state.iteration > 0) await takeLeft(paths, now);
    } else {
      await forgiveTurns(paths);
      await proceed(paths, now, {});
      // A resumed iteration is not begun again, so its cost from here on is assigned to it here.
      await markIteration(paths, await readState(paths), now);
    }
    return [...(notice === undefined ? [] : [notice]), ...restored];
  });
}

/** A command of the workflow was called again, by the user or by the model to whom ralph-loop has fed its prompt. */
export async function reenterWorkflow(
  paths: WorkflowPaths,
  driver: Driver,
  now: Date,
  limits: IterationLimits,
): Promise<void> {
  await changeState(paths, now, (before) => ({ state: before.driver === driver ? before : { ...before, driver } }));
  await proceed(paths, now, limits);
}

/** Continues the iteration in progress, first a turn that the Stop hook sent back, or begins the next one if it is complete. */
async function proceed(paths: WorkflowPaths, now: Date, limits: IterationLimits): Promise<void> {
  noteActivity(paths);
  await takeLeft(paths, now);
  await openSearch(paths, now);
  const state = await readState(paths);
  const { problems } = await verifyIteration(paths, state, await readIterationRuntime(paths, state));
  if (state.iteration === 0 || problems.length === 0) await startIteration(paths, now, limits);
}

/** Resets the counters of the iteration's earlier turns, because a person resumed it. */
async function forgiveTurns(paths: WorkflowPaths): Promise<void> {
  await asWriter(paths, async () => {
    const state = await readState(paths);
    if (state.iteration === 0) return;
    const mark = await readIterationRuntime(paths, state);
    // A write-up that became a search iteration, by a larger budget, has no assignments yet.
    const { assignments } = mark.assignments.some((one) => !comesLast(one))
      ? mark
      : await newIterationRuntime(paths, state, undefined);
    writeIterationRuntime(paths, { ...mark, assignments, repairs: 0, idleTurns: 0, problems: [] });
  });
}

/** Endings of prose, data and configuration. */
const notSource = new Set(
  'md markdown mdx txt rst adoc tex bib pdf json jsonc json5 yaml yml toml ini cfg conf env lock csv tsv xml svg png jpg jpeg gif ico webp log license gitignore gitattributes editorconfig'.split(
    ' ',
  ),
);
const sourceWithoutExtension = new Set(['makefile', 'dockerfile', 'rakefile', 'gemfile', 'justfile']);
/** Folders that hold no source of the project's own. */
const skippedFolders = /^(?:\.|(?:node_modules|vendor|dist|build|target|coverage|__pycache__|venv)$)/;
/** The limit keeps a large tree of data from delaying the start. */
const mostEntries = 20_000;

function isSourceFile(fileName: string): boolean {
  const name = fileName.toLowerCase();
  const dot = name.lastIndexOf('.');
  if (dot <= 0) return sourceWithoutExtension.has(name);
  return !notSource.has(name.slice(dot + 1)) && !/\.config\.[cm]?[jt]s$/.test(name);
}

/** Whether the project holds source files beyond documentation, configuration, data, pictures and our own artifacts. */
export function hasSourceFiles(root: string): boolean {
  const folders = [root];
  let seen = 0;
  for (let folder = folders.shift(); folder !== undefined; folder = folders.shift()) {
    const own = relative(root, folder);
    if (own.startsWith(join(docsFolder, folderPrefix)) || own === join(docsFolder, archiveFolder)) continue;
    // An unreadable folder counts as empty.
    for (const entry of orElse(() => readdirSync(folder, { withFileTypes: true }), [])) {
      if (++seen > mostEntries) return false;
      if (entry.isFile() && isSourceFile(entry.name)) return true;
      if (entry.isDirectory() && !skippedFolders.test(entry.name)) folders.push(join(folder, entry.name));
    }
  }
  return false;
}
