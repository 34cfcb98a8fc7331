import { folderOf, worthReading } from './project-files.ts';

/** Whether a file is in a new folder, such as that of a new package: it does not affect the checks of other packages. */
export function isInNewFolder(file: string, atStart: Iterable<string>): boolean {
  const folder = folderOf(file);
  if (folder === '.') return false;
  for (const path of atStart) if (path.startsWith(`${folder}/`)) return false;
  return true;
}

/** Whether a file defines the checks of a new package. */
export function isOfNewPackage(file: string, atStart: Iterable<string>): boolean {
  return worthReading(file) && isInNewFolder(file, atStart);
}
