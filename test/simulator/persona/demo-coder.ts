import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ModelReply, ModelRequest, ReplyBlock } from '../model-types.ts';
import { stepsOf } from './conversation.ts';
import { handsIn, read } from './reading.ts';

/** The folder with the plan of the demo and everything that its coder writes. */
export const gcraFolder = fileURLToPath(new URL('../../fixtures/gcra/', import.meta.url));

interface Work {
  readonly files: readonly string[];
  /** A mistake of the first attempt: what is written otherwise. */
  readonly mistake?: readonly [file: string, right: string, wrong: string];
  readonly what: string;
  readonly why: string;
  readonly decision: string;
}

const works: Readonly<Record<string, Work>> = {
  P1: {
    files: ['test/gcra.test.js', 'src/gcra.js', 'src/index.js'],
    mistake: ['src/gcra.js', "('burst', burst) - 1)", "('burst', burst))"],
    what: 'Gcra limits by the generic cell rate algorithm, with one number for each key.',
    why: 'It decides as a token bucket of the same size does, and remembers less.',
    decision: 'times are counted in limit-ths of a millisecond, so that they stay whole numbers',
  },
  P2: {
    files: ['test/replay-gcra.test.js', 'bin/steady-pace.js'],
    what: 'steady-pace replays requests through GCRA, too.',
    why: 'The limiter can be tried without writing a program.',
    decision: 'its name on the command line is gcra',
  },
};

/**
 * The coder of the demo: writes the tests of a phase of its plan, then the code. At the first phase its first attempt lets one
 * request too many pass, and it says that all is well.
 */
export function demoCoder(request: ModelRequest): ModelReply {
  const steps = stepsOf(request);
  const prompt = steps.flatMap((step) => (step.kind === 'told' ? [step.text] : [])).join('\n');
  const [, taskFile] = /your task is (\/\S+)/.exec(prompt) ?? [];
  const task = steps.find(({ kind }) => kind === 'answered');
  if (taskFile !== undefined && task?.kind !== 'answered') return read(taskFile);
  const text = task?.kind === 'answered' ? task.text.replace(/^ *\d+[→\t]/gm, '') : '';
  const [, id = ''] = /# Feature (\S+):/.exec(text) ?? [];
  const work = works[id];
  if (work === undefined) return { content: [{ type: 'text', text: 'There is no phase of my plan in my task.' }] };
  const attempt = Number(/attempt (\d+)\. This file is your whole task/.exec(text)?.[1]);
  const called = steps.flatMap((step) => (step.kind === 'called' ? [step.name] : [])).slice(1);
  if (called.includes('Write')) {
    const { what, why, decision } = work;
    return handsIn({ feature: id, attempt, outcome: 'done', what, why, decisions: [decision] });
  }
  // Claude Code refuses to overwrite a file that was not read.
  if (called.length === 0) return { content: work.files.flatMap((file) => read(file).content) };
  return { content: work.files.map((file) => write(file, contentOf(file, attempt === 1 ? work.mistake : undefined))) };
}

function contentOf(file: string, mistake: Work['mistake']): string {
  const text = readFileSync(join(gcraFolder, file), 'utf8');
  return mistake?.[0] === file ? text.replace(mistake[1], mistake[2]) : text;
}

function write(file_path: string, content: string): ReplyBlock {
  return { type: 'tool_use', name: 'Write', input: { file_path, content } };
}
