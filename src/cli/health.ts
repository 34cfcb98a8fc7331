import { checkHealth, repairWorkflow } from '../app/repair.ts';
import { sendNotification, sendTest } from '../app/notify.ts';
import { exitCodes } from '../base/errors.ts';
import { realPlace, type WorkflowPaths, workflowPaths } from '../files/paths.ts';
import { describeOutcome } from '../journal/rules/events.ts';
import { chooseWorkflow, listWorkflows } from '../loop/list.ts';
import { docsFrom, permissionsFor } from '../session/rules/permissions.ts';
import type { Call, Answer, Context } from './command-table.ts';

/** Checks the requirements of workflows, with instructions for missing ones, and prints the permissions to paste. */
export async function doctor({ root, inClaudeCode }: Context): Promise<Answer> {
  const checks = await checkHealth(root, inClaudeCode);
  const width = Math.max(...checks.map(({ name }) => name.length));
  const lines = checks.map(
    ({ name, result, detail }) => `${result.padEnd(7)}  ${name.padEnd(width)}  ${detail.replaceAll('\n', ' ')}`,
  );
  const failed = checks.some(({ result, required }) => required && result !== 'ok');
  return { text: [...lines, '', toPaste(root)].join('\n'), data: checks, exitCode: failed ? exitCodes.refused : 0 };
}

function toPaste(root: string): string {
  const allow = permissionsFor({ docs: docsFrom(realPlace(process.cwd()), realPlace(root)) });
  return [
    'For sessions that nobody watches (`run` brings its own), in ~/.claude/settings.json (Edit and Write only for implementation, which also needs the commands that test and build the project):',
    JSON.stringify({ permissions: { allow } }, null, 2),
  ].join('\n');
}

/** Makes the files of one workflow or, without a name, of all again from their logs; replaced files are kept. */
export async function repair(call: Call): Promise<Answer> {
  const all = await meant(call);
  const said: string[] = [];
  for (const paths of all) said.push(...(await repairWorkflow(paths, call.now)));
  const names = all.map(({ name }) => name).join(', ');
  return {
    text: said.length === 0 ? `Nothing is broken in ${names}; nothing to repair.` : said.join('\n'),
    data: { repaired: said },
  };
}

async function meant({ root, sessionId, words: [name] }: Call): Promise<WorkflowPaths[]> {
  const all = name === undefined ? listWorkflows(root) : [];
  return all.length > 0 ? all : [await chooseWorkflow(root, name, sessionId)];
}

/** Tries the ways in which a person is notified, and fails when none works; or sends what a hook has made. */
export async function notify({ root, words: [name, given] }: Call): Promise<Answer> {
  if (name !== undefined && given !== undefined) {
    const data = await sendNotification(workflowPaths(root, name), given);
    return { text: data.map(describeOutcome).join('\n'), data };
  }
  const about = name === undefined ? 'autonomous-workflow' : (await chooseWorkflow(root, name)).name;
  const data = await sendTest(root, about);
  const works = data.some(({ outcome }) => outcome === 'sent');
  const text = data.length === 0 ? 'No way is set: notify is none.' : data.map(describeOutcome).join('\n');
  return { text, data, exitCode: works ? 0 : exitCodes.refused };
}
