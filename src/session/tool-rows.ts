import { readOrNothing } from '../files/regular.ts';
import { eachLineWith } from './transcript-tail.ts';

const words = ['"tool_use"', '"tool_result"'].map((word) => Buffer.from(word));

/** The lines of a transcript that may have tool calls and results; undefined when it cannot be read. */
export function toolRows(transcript: string): string[] | undefined {
  const conversation = readOrNothing(transcript);
  if (conversation === undefined) return undefined;
  const lines: string[] = [];
  eachLineWith(conversation, words, (line) => lines.push(line));
  return lines;
}

/** The first line of a transcript, which has the task of an agent. */
export const firstRow = (transcript: string): string =>
  readOrNothing(transcript)?.toString('utf8').split('\n', 1)[0] ?? '';
