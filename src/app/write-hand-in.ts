import { basename, dirname, join, resolve } from 'node:path';
import { realPlace, type WorkflowPaths } from '../files/paths.ts';
import { noteAgentKnown } from '../loop/agents-at-work.ts';
import { askedHandIns, handInFile, noteHandIn, ownHandIn, type AskedHandIn } from '../loop/wave.ts';
import { asWriter } from '../loop/workflow.ts';
import { handsIn, isReportingAgent } from '../session/rules/agents.ts';
import { isWorkflowError } from '../base/errors.ts';

/** An agent of the plugin that is about to write a file. */
export interface Writer {
  /** Its kind, without the name of the plugin. */
  agent: string;
  agentId: string;
  transcript: string;
}

/**
 * The answer to an agent that writes a file: its hand-in is allowed, in every permission mode, and it is the only agent that may write it
 * from then on. All else is refused to agents that have nothing else to write; undefined where other rules decide.
 */
export async function answerWriter(
  paths: WorkflowPaths,
  writer: Writer,
  file: string,
): Promise<{ allow: string } | { deny: string } | undefined> {
  const { agent } = writer;
  const place = realPlace(resolve(paths.root, file));
  const folder = join(realPlace(paths.base), 'wave');
  const isHandIn = dirname(place) === folder;
  const writesMore = agent === 'autonomous-coder';
  if (!handsIn(agent) || (writesMore && !isHandIn)) return undefined;
  try {
    const refusal = await asWriter(paths, () => {
      const named = askedHandIns(paths).find(
        (one) => isHandIn && place === join(folder, basename(handInFile(paths, one))),
      );
      const own = ownHandIn(paths, writer);
      const reason = refusalOf(paths, writer, named, own);
      if (reason === undefined && named !== undefined) {
        noteHandIn(paths, named, { by: writer.agentId, over: false });
        noteAgentKnown(paths, named, writer.agentId);
      }
      return reason;
    });
    return refusal === undefined ? { allow: 'the hand-in of this agent' } : { deny: refusal };
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return { deny: `Nothing was written: ${error.message}. Write the same again.` };
  }
}

/** Why an agent may not write a file, with the one that it may write. */
function refusalOf(
  paths: WorkflowPaths,
  { agent, agentId }: Writer,
  named: AskedHandIn | undefined,
  own: AskedHandIn | undefined,
): string | undefined {
  const isTaken = own?.over === true && isReportingAgent(agent);
  if (isTaken) return 'Your hand-in is taken, and nothing is left to be written: end with one sentence.';
  if (own !== undefined) {
    if (named?.name === own.name) return undefined;
    // An agent that was called again may have been given another assignment.
    if (!own.over || named === undefined) return only(handInFile(paths, own));
  }
  if (named?.agent === agent && !named.over && (named.by === '' || named.by === agentId)) return undefined;
  const open = askedHandIns(paths).filter((one) => one.agent === agent && one.by === '' && !one.over);
  if (open.length === 0) return 'No hand-in is expected of you, and you write no other file: end with one sentence.';
  const files = open.map((one) => handInFile(paths, one));
  return only(files.length === 1 ? files.join() : `the one that your task names of ${files.join(', ')}`);
}

const only = (file: string) => `You write your hand-in and no other file here → write ${file}`;
