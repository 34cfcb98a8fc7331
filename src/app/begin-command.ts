import { parseConfiguration } from '../configuration/parse.ts';
import { existsSync } from 'node:fs';
import { someBudgets, type BudgetLimits } from '../base/budgets.ts';
import { type Configuration, depths, saturationRules } from '../configuration/rules/configuration.ts';
import { readCommandArguments, type CommandArguments } from '../base/command-arguments.ts';
import { readDomains } from '../loop/rules/domains.ts';
import { readBeginArguments } from '../loop/rules/begin-arguments.ts';
import { commandRules } from '../loop/rules/command-rules.ts';
import type { Driver, Mode } from '../base/vocabulary.ts';
import { excerpt, WorkflowError, exitCodes } from '../base/errors.ts';
import { refuseUnusableProject } from './begin-refusals.ts';
import { beginWorkflow, resumeWorkflow, type NewRequest } from './begin.ts';
import { configuredPath, findSources, readConfiguration } from '../configuration/configuration.ts';
import { chooseWorkflow } from '../loop/list.ts';
import type { Session } from '../loop/ownership.ts';
import { workflowPaths, type WorkflowPaths } from '../files/paths.ts';
import { findRalphLoop } from '../session/ralph-loop.ts';
import { sweepRetired } from './retention.ts';

/** A command that a user typed to begin or resume a workflow, with its circumstances. */
export interface BeginRequest {
  command: Mode | 'continue-auto';
  /** As typed: no shell has seen them. */
  rawArguments: string;
  session: Session;
  /** Whether the command is inside a ralph-loop that is about to start. */
  insideRalphLoop: boolean;
  /** The budget of that loop. */
  maxIterations: number | undefined;
}

/** The outcome of a request, for the user. */
export interface CarriedOut {
  notice: string | undefined;
}

/**
 * Begins or resumes the workflow of a request in its session.
 * @throws WorkflowError when it is refused; nothing is changed then.
 */
export async function carryOutRequest(root: string, request: BeginRequest, now: Date): Promise<CarriedOut> {
  const { command, session } = request;
  const { options, example } = commandRules[command];
  const read =
    command === 'continue-auto'
      ? readCommandArguments(request.rawArguments, options, example)
      : readBeginArguments(command, request.rawArguments);
  refuseUnusableProject(root);
  const driver = request.insideRalphLoop ? 'ralph-loop' : driverOf(session);
  // continue-auto changes no budget that its own words do not name: the loop around it only gives turns.
  const ofLoop =
    command === 'continue-auto' || request.maxIterations === undefined ? {} : { max_iterations: request.maxIterations };
  const limits = { ...ofLoop, ...someBudgets((_, { option }) => numberOption(read, option)) };
  // The configuration is read for existing workflows too, so that its faults are reported at the command and not at a later turn.
  const asked: Asked = { read, driver, limits, configuration: await readConfiguration(root) };
  return command === 'continue-auto'
    ? resume(root, request, asked, now)
    : begin(root, { ...request, command }, asked, now);
}

/** The arguments of a request, and what they and the configuration decide. */
interface Asked {
  read: CommandArguments;
  driver: Driver;
  limits: Partial<BudgetLimits>;
  configuration: Configuration;
}

async function resume(
  root: string,
  request: BeginRequest,
  { read, driver, limits, configuration }: Asked,
  now: Date,
): Promise<CarriedOut> {
  const { session } = request;
  const paths = await chooseWorkflow(root, read.name, session.id);
  const owner = { session, takeOver: read.options['take-over'] !== undefined };
  const parallel = numberOption(read, 'parallel');
  const repaired = await resumeWorkflow(paths, { driver, limits, parallel }, owner, now);
  const said = [loopNotice(request), taskNotice(paths, configuration), settingsNotice(root)];
  return { notice: notices(...repaired, ...said) };
}

async function begin(
  root: string,
  request: BeginRequest & { command: Mode },
  { read, driver, limits, configuration }: Asked,
  now: Date,
): Promise<CarriedOut> {
  const { command, session } = request;
  const { example } = commandRules[command];
  if (read.name === undefined) {
    throw new WorkflowError('The topic and the prompt are missing', {
      fix: `Example: ${example}`,
      exitCode: exitCodes.usage,
    });
  }
  const paths = workflowPaths(root, read.name);
  const wanted: NewRequest = {
    driver,
    limits,
    ...searchOptions(read),
    parallel: numberOption(read, 'parallel'),
    sources: read.options.sources,
    plan: read.options.plan,
    branch: read.options.branch,
    mode: command,
    prompt: read.prompt,
    configuration,
  };
  const begun = await beginWorkflow(paths, wanted, session, now, example);
  // The workflow runs already, so a failure to clean up old ones must not appear as a refusal.
  if (begun.is === 'created') await sweepRetired(root, configuration.state_retention_days, now).catch(() => []);
  const news = notices(
    begun.notice,
    begun.proofs,
    loopNotice(request),
    taskNotice(paths, configuration),
    settingsNotice(root),
  );
  if (begun.is === 'created' || Object.keys(read.options).length === 0) return { notice: news };
  const notice = `The workflow '${read.name}' goes on with the budgets it has; change them with /autonomous-workflow:continue-auto.`;
  return { notice };
}

/** The driver that starts the iterations of a session now. */
export function driverOf(session: Session): Driver {
  if (session.driver !== undefined) return session.driver;
  return findRalphLoop(session.folder, session.id) === undefined ? 'in-session' : 'ralph-loop';
}

/** The notice on a loop around a command that was typed outside of it. */
function loopNotice({ session, insideRalphLoop }: BeginRequest): string | undefined {
  const ralph = insideRalphLoop ? undefined : findRalphLoop(session.folder, session.id);
  return ralph && `The ralph-loop of this session starts the iterations. To go on without it, delete ${ralph.file}.`;
}

function searchOptions({ options }: CommandArguments): Pick<NewRequest, 'depth' | 'saturationRule' | 'domains'> {
  return {
    depth: depths.find((depth) => depth === options.depth),
    saturationRule: saturationRules.find((rule) => rule === options.saturation),
    domains: { only_domains: readDomains(options['only-domains']), not_domains: readDomains(options['not-domains']) },
  };
}

/** The notice on a missing task file, which cannot be moved to end the workflow; its name may have a typo. */
function taskNotice(paths: WorkflowPaths, { task_file, done_dir }: Configuration): string | undefined {
  if (task_file === null || existsSync(configuredPath(paths.root, task_file, paths.name))) return undefined;
  return `The task_file of the configuration is not there: ${excerpt(task_file)}. Until it is, moving it to ${excerpt(done_dir)}/ cannot end the workflow; mind a typo.`;
}

/** What is taken otherwise than it is written. The files are read again, because the cache lacks that. */
function settingsNotice(root: string): string | undefined {
  const { notes } = parseConfiguration(findSources(root));
  return notes.length === 0 ? undefined : `Of the configuration: ${notes.join('; ')}.`;
}

function notices(...said: (string | undefined)[]): string | undefined {
  const lines = said.filter((line) => line !== undefined);
  return lines.length === 0 ? undefined : lines.join('\n');
}

function numberOption(read: CommandArguments, name: string): number | undefined {
  const value = read.options[name];
  return value === undefined ? undefined : Number(value);
}
