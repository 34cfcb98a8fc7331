import type { EngineInterface } from 'claude-code';
import { parseJson, hasShapeOf } from '../base/json.ts';
import { plainText } from '../board/rules/plain.ts';
import type { BrokenCard, InFull } from '../board/rules/view.ts';

/** A workflow with the CLI's data, or the reason why there is none to show. */
export type Reading = InFull | BrokenCard | { error: string };

const sampleOfFull = { card: {}, root: '', sources: [''], recent: [''], agents: [], iterations: [], questions: [] };

/**
 * Reads a workflow through the CLI.
 * @param name of the workflow; without it the CLI chooses, as in `status`.
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
  return { error: plainText(`the answer of status is not a workflow: ${stderr || stdout}`, 400) };
}

/** Undefined for output that is not JSON, such as that of a crashed program. */
export function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** Runs a command of the CLI for a person; returns its output. */
export async function runCli($: EngineInterface, folder: string, words: readonly string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await run($, folder, words);
  return plainText((exitCode === 0 ? stdout : stderr || stdout).trim());
}

/** Passes the words as separate arguments, without a shell. */
async function run($: EngineInterface, folder: string, words: readonly string[]) {
  return $.process.run(['node', `${$.plugin.root}/bin/autonomous-workflow`, ...words], {
    cwd: folder,
    timeoutMs: 60_000,
  });
}
