import { readCommandArguments, type CommandArguments } from '../engine/command-arguments.ts';
import { commandRules } from '../engine/command-rules.ts';
import { depths, saturationRules } from '../engine/research/depth.ts';
import type { Driver } from '../engine/vocabulary.ts';
import { WorkflowError, exitCodes } from '../engine/workflow-error.ts';
import { beginResearch, resumeWorkflow, type ResearchRequest } from './begin.ts';
import { readConfiguration } from './configuration.ts';
import { chooseWorkflow } from './list.ts';
import type { Session } from './ownership.ts';
import { workflowPaths } from './paths.ts';
import { findRalphLoop } from './ralph-loop.ts';
import { sweepRetired } from './sweep.ts';

/** A command that a user typed to begin or resume a workflow, with everything that it needs to know. */
export interface BeginRequest {
  command: 'research' | 'continue-auto';
  /** As typed: no shell has seen them. */
  rawArguments: string;
  session: Session;
  /** The command stands inside a ralph-loop that is about to start. */
  insideRalphLoop: boolean;
  /** The budget of that loop. */
  maxIterations: number | undefined;
}

/**
 * Begins or resumes the workflow of a request in its session.
 * @returns what the user should know besides, if anything.
 * @throws WorkflowError when it is refused; nothing is changed then.
 */
export async function carryOutRequest(root: string, request: BeginRequest, now: Date): Promise<string | undefined> {
  const { command, session } = request;
  const { options, example } = commandRules[command];
  const read = readCommandArguments(request.rawArguments, options, example);
  const driver = request.insideRalphLoop ? 'ralph-loop' : driverOf(session);
  const maxIterations = numberOption(read, 'max-iterations') ?? request.maxIterations;
  const maxDurationHours = numberOption(read, 'max-hours');
  const maxCostUsd = numberOption(read, 'max-cost');
  // Also before an existing workflow goes on: whoever typed the command learns now what its turns would come upon later.
  const configuration = await readConfiguration(root);
  const budgets = { driver, maxIterations, maxDurationHours, maxCostUsd };
  if (command === 'continue-auto') {
    const paths = await chooseWorkflow(root, read.name, session.id);
    await resumeWorkflow(paths, budgets, { session, takeOver: read.options['take-over'] !== undefined }, now);
    return loopNotice(request);
  }
  if (read.name === undefined) {
    throw new WorkflowError('The topic and the prompt are missing', {
      fix: `Example: ${example}`,
      exitCode: exitCodes.usage,
    });
  }
  const begun = await beginResearch(
    workflowPaths(root, read.name),
    { ...budgets, ...searchOptions(read), prompt: read.prompt, configuration },
    session,
    now,
    example,
  );
  if (begun === 'created') await sweepRetired(root, configuration.state_retention_days, now);
  if (begun === 'created' || Object.keys(read.options).length === 0) return loopNotice(request);
  return `The workflow '${read.name}' goes on with the budgets it has; change them with /autonomous-workflow:continue-auto.`;
}

/** Which driver starts the iterations of a session now. */
export function driverOf(session: Session): Driver {
  return findRalphLoop(session.folder, session.id) === undefined ? 'in-session' : 'ralph-loop';
}

/** A loop that nobody typed just now may be a dead one's file: then nothing would start the next iteration. */
function loopNotice({ session, insideRalphLoop }: BeginRequest): string | undefined {
  const ralph = insideRalphLoop ? undefined : findRalphLoop(session.folder, session.id);
  if (ralph === undefined) return undefined;
  return `A ralph-loop is active here and starts the iterations. If it is left over from another session, delete ${ralph.file} and use /autonomous-workflow:continue-auto.`;
}

function searchOptions({ options }: CommandArguments): Pick<ResearchRequest, 'depth' | 'saturationRule'> {
  return {
    depth: depths.find((depth) => depth === options.depth),
    saturationRule: saturationRules.find((rule) => rule === options.saturation),
  };
}

function numberOption(read: CommandArguments, name: string): number | undefined {
  const value = read.options[name];
  return value === undefined ? undefined : Number(value);
}
