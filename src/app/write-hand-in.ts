import { dirname, join, resolve, sep } from 'node:path';
import { realPlace, type WorkflowPaths } from '../files/paths.ts';
import { agentRows, claimHandIn, handInAt, handInFile, ownHandIn, type HandingIn } from '../loop/agents.ts';
import { asked, handInName, isOver, type AgentRow } from '../loop/rules/agents.ts';
import { asWriter } from '../loop/workflow.ts';
import { handsIn, isReportingAgent } from '../loop/rules/assignment.ts';
import { isWorkflowError } from '../base/errors.ts';

/**
 * The answer to an agent that writes a file: its hand-in is allowed, in every permission mode, and it is the only agent that may write it
 * from then on. All else is refused to agents that have nothing else to write; undefined where other rules decide.
 */
export async function answerWriter(
  paths: WorkflowPaths,
  writer: HandingIn,
  file: string,
): Promise<{ allow: string } | { deny: string } | undefined> {
  const place = realPlace(resolve(paths.root, file));
  const isHandIn = dirname(place) === join(realPlace(paths.base), 'wave');
  const writesMore = writer.agent === 'autonomous-coder';
  if (!handsIn(writer.agent) || (writesMore && !isHandIn)) return undefined;
  if (writer.agent === 'experimenter' && isOfTrial(paths, place)) return { allow: 'a file of its trial' };
  try {
    const refusal = await asWriter(paths, () => {
      const named = handInAt(paths, place);
      const reason = refusalOf(paths, writer, named);
      if (reason === undefined && named !== undefined) claimHandIn(paths, writer, named);
      return reason;
    });
    return refusal === undefined ? { allow: 'the hand-in of this agent' } : { deny: refusal };
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return { deny: `Nothing was written: ${error.message}. Write the same again.` };
  }
}

/** Whether a file is in the scratch folder of a trial. */
const isOfTrial = ({ base }: WorkflowPaths, place: string) =>
  dirname(place).startsWith(join(realPlace(base), 'trials') + sep);

/** Why an agent may not write a file, with the one that it may write. */
function refusalOf(paths: WorkflowPaths, writer: HandingIn, named: AgentRow | undefined): string | undefined {
  const { agent, agentId } = writer;
  const own = ownHandIn(paths, writer);
  const isTaken = own !== undefined && isOver(own) && isReportingAgent(agent);
  if (isTaken)
    return 'Your hand-in is taken, and nothing is left to be written: end with one sentence, through the hand-back tool if you have one.';
  if (own !== undefined) {
    if (named?.id === own.id) return undefined;
    return asked(agentRows(paths), handInName(own))?.id === own.id
      ? only(handInFile(paths, own))
      : 'Another agent has your task now: end with one sentence, through the hand-back tool if you have one.';
  }
  if (named?.agent === agent && !isOver(named) && (named.starting === true || named.id === agentId)) return undefined;
  const open = agentRows(paths).filter((one) => one.agent === agent && one.starting === true && !isOver(one));
  if (open.length === 0)
    return 'No hand-in is expected of you, and you write no other file: end with one sentence, through the hand-back tool if you have one.';
  const files = open.map((one) => handInFile(paths, one));
  return only(files.length === 1 ? files.join() : `the one that your task names of ${files.join(', ')}`);
}

const only = (file: string) => `You write your hand-in and no other file here → write ${file}`;
