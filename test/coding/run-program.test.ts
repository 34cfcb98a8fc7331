import { expect, it } from 'vitest';
import { runProgram } from '../../src/coding/run-program.ts';

it('lets Python write no compiled files: one of the same second would hide a fault of the same length', async () => {
  const chunks: Buffer[] = [];
  const command = {
    program: 'python3',
    arguments: ['-c', 'import sys; print(sys.dont_write_bytecode)'],
    environment: {},
  };
  const limits = {
    folder: '.',
    deadline: performance.now() + 60_000,
    graceMilliseconds: 1_000,
    onOutput: (chunk: Buffer) => void chunks.push(chunk),
    environment: { PATH: process.env.PATH },
  };
  await runProgram(command, limits);
  expect(Buffer.concat(chunks).toString()).toBe('True\n');
});
