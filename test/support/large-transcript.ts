import { closeSync, openSync, writeSync } from 'node:fs';

/** Writes a transcript of at least so many bytes: answers that tell what they cost, and results of tools. */
export function writeTranscript(path: string, bytes: number): void {
  const file = openSync(path, 'w');
  for (let [number, written] = [0, 0]; written < bytes; number += 1) written += writeSync(file, exchange(number));
  closeSync(file);
}

function exchange(number: number): string {
  const timestamp = '2026-03-01T10:00:00.000Z';
  const usage = { input_tokens: 10, cache_read_input_tokens: 90_000, output_tokens: 300 };
  const answer = { id: `m${number}`, model: 'claude-opus-5-5', usage, content: 'It goes on. '.repeat(60) };
  const result = [{ type: 'tool_result', content: 'a line of "what" a tool said\n'.repeat(150) }];
  const rows = [
    { type: 'assistant', timestamp, message: answer },
    { type: 'user', timestamp, message: { role: 'user', content: result } },
  ];
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
