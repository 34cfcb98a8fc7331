import { readCommandArguments, type CommandArguments } from '../../base/command-arguments.ts';
import { nameFrom } from '../../base/names.ts';
import type { Mode } from '../../base/vocabulary.ts';
import { commandRules } from './command-rules.ts';

/** A shorter text is taken for a mistyped name of a workflow, not for a prompt. */
const fewestWords = 4;

/**
 * The arguments behind a command that begins a workflow. A single sentence is the prompt, and the name is derived from it: so a loop that
 * repeats the same sentence continues the same workflow.
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
