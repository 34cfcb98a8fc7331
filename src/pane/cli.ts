import type { EngineInterface } from 'claude-code';
import { parseJson, hasShapeOf } from '../base/json.ts';
import { plainText } from '../board/rules/plain.ts';
import type { BrokenCard, InFull } from '../board/rules/view.ts';

/** A workflow as the CLI knows it, or why there is none to show. */
export type Reading = InFull | BrokenCard | { error: string };

const sampleOfFull = { card: {}, root: '', sources: [''], recent: [''], agents: [], iterations: [], questions: [] };

/**
 * A workflow as the CLI describes it.
 * @param name of the workflow; without it the CLI chooses, as `status` does.
 */
export async function readWorkflow($: EngineInterface, folder: string, name: string | undefined): Promise<Reading> {
  const { stdout, stderr } = await run($, folder, [
    'status',
    ...(name === undefined ? [] : [name]),
    '--details',
    '--json',
  ]);
  const answer = parsed(stdout);
  if (hasShapeOf(answer, sampleOfFull)) return answer as unknown as InFull;
  if (hasShapeOf(answer, { name: '', problem: '' })) return answer;
  if (hasShapeOf(answer, { error: '' })) return { error: plainText(answer.error) };
  return { error: plainText(`status answered with what is no workflow: ${stderr || stdout}`, 400) };
}

/** Undefined for a text that is no JSON, as that of a program which died. */
function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** Has the CLI do what a person ordered; what it says of it, as it would in a terminal. */
export async function runCli($: EngineInterface, folder: string, words: readonly string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await run($, folder, words);
  return plainText((exitCode === 0 ? stdout : stderr || stdout).trim());
}

/** The words are arguments as they are; no shell reads them. */
async function run($: EngineInterface, folder: string, words: readonly string[]) {
  return $.process.run(['node', `${$.plugin.root}/bin/autonomous-workflow`, ...words], {
    cwd: folder,
    timeoutMs: 60_000,
  });
}
