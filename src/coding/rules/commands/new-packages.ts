import { folderOf, worthReading } from './project-files.ts';

/** Whether a file lies in a folder that was not there, as that of a new package: it says nothing about how others are checked. */
export function isInNewFolder(file: string, atStart: Iterable<string>): boolean {
  const folder = folderOf(file);
  if (folder === '.') return false;
  for (const path of atStart) if (path.startsWith(`${folder}/`)) return false;
  return true;
}

/** Whether a file says how a new package is checked. */
export function isOfNewPackage(file: string, atStart: Iterable<string>): boolean {
  return worthReading(file) && isInNewFolder(file, atStart);
}
