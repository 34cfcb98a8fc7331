import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { exitCodes, WorkflowError } from '../base/errors.ts';
import { counted } from '../base/text.ts';
import { exportBoard, serveBoard } from '../board/serve.ts';
import type { Call } from './command-row.ts';
import type { Answer } from './context.ts';

/** Serves all workflows of the project as a page until it is interrupted, or writes the page to a file. */
export async function board({ root, now, options: { export: file } }: Call): Promise<Answer> {
  if (file === undefined) {
    const served = await serveBoard(root);
    return { text: `${served.address}\nCtrl+C ends it.`, data: served };
  }
  const place = resolve(file);
  if (statSync(place, { throwIfNoEntry: false })?.isDirectory() === true)
    throw new WorkflowError('The board is exported to a file, and this is a folder', {
      where: place,
      fix: `Name a file in it: autonomous-workflow board --export ${join(file, 'board.html')}`,
      exitCode: exitCodes.usage,
    });
  const workflows = await exportBoard(root, place, now);
  return { text: `Wrote ${counted(workflows, 'workflow')} to ${place}`, data: { file: place, workflows } };
}
