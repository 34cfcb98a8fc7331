import { statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { exitCodes, WorkflowError } from '../base/errors.ts';
import { counted } from '../base/text.ts';
import { exportBoard } from '../board/export.ts';
import { serveBoard } from '../board/serve.ts';
import type { Options, Print } from './command-row.ts';
import type { Answer, Context } from './context.ts';

/** Serves all workflows of the project as a page until it is interrupted, or writes the page to a file. */
export async function board(
  { root, now }: Context,
  _words: readonly (string | undefined)[],
  options: Options & { control?: true | string },
  print: Print,
): Promise<Answer> {
  const { control, export: file } = options;
  if (file !== undefined) {
    if (statSync(resolve(file), { throwIfNoEntry: false })?.isDirectory() === true)
      throw new WorkflowError('The board is exported to a file, and this is a folder', {
        where: resolve(file),
        fix: `Name a file in it: autonomous-workflow board --export ${join(file, 'board.html')}`,
        exitCode: exitCodes.usage,
      });
    const workflows = await exportBoard(root, resolve(file), now);
    return {
      text: `Wrote ${counted(workflows, 'workflow')} to ${resolve(file)}`,
      data: { file: resolve(file), workflows },
    };
  }
  const served = await serveBoard(root, control !== undefined);
  if (!served.wasServed) print.title(`board of ${basename(root)}`);
  const text = served.wasServed
    ? `The board of this project is already running: ${served.address}`
    : `${served.address}\n${control === undefined ? 'It is read-only; with --control it can answer, redirect, stop and cancel.' : 'Whoever has this address can steer the workflows.'} Ctrl+C ends it.`;
  return { text, data: { ...served, control: control !== undefined } };
}
