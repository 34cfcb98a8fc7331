import { readCommandArguments, type CommandArguments } from '../../base/command-arguments.ts';
import { nameFrom } from '../../base/names.ts';
import type { Mode } from '../../base/vocabulary.ts';
import { commandRules } from './command-rules.ts';

/** A shorter text is the name of a workflow with a slip in it, not something to find out. */
const fewestWords = 4;

/**
 * The arguments behind a command that begins a workflow. A sentence that stands alone is the prompt, and the workflow is named after
 * it: the same sentence has the same name each time, so that a loop that types it again goes on with the same workflow.
 * @throws WorkflowError for an unknown option, a bad value, or an unclosed quote.
 */
export function readBeginArguments(command: Mode, rawArguments: string): CommandArguments {
  const { options, example } = commandRules[command];
  const read = readCommandArguments(rawArguments, options, example);
  const { name: sentence = '', prompt } = read;
  if (prompt !== undefined || sentence.trim().split(/\s+/).length < fewestWords) return read;
  const name = nameFrom(sentence);
  return name === '' ? read : { ...read, name, prompt: sentence, quoted: { name: true, prompt: true } };
}
