import { closeSync, fstatSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { largestPlan } from '../../engine/features/plans/read-plan.ts';
import { WorkflowError, exitCodes } from '../../engine/workflow-error.ts';
import { openRegular } from '../files/open-regular.ts';
import { realPathInside } from '../paths.ts';

/**
 * The text of a file of the project.
 * @param file from the project's root, or absolute.
 * @throws WorkflowError when it lies outside, is not there, is no plain file, or is larger than any plan.
 */
export function readProjectText(root: string, file: string): string {
  const path = isAbsolute(file) ? file : join(root, file);
  const refused = (what: string) =>
    new WorkflowError(what, { where: file, fix: 'Name a text file inside the project.', exitCode: exitCodes.usage });
  if (realPathInside(root, path) === undefined) throw refused('The file lies outside the project');
  const opened = openRegular(path);
  if (typeof opened !== 'number') throw refused(opened ?? 'There is no such file');
  try {
    if (fstatSync(opened).size > largestPlan) throw refused('The file is too large');
    return decode(readFileSync(opened));
  } finally {
    closeSync(opened);
  }
}

/** Editors on Windows write UTF-16, too, and say so in the first two bytes. */
function decode(bytes: Buffer): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes);
}
