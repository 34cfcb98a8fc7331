/**
 * Whether a path from the project's root names something in the project, by its text alone, on any system. Git's own folder is
 * not part of the project: what is moved or written there may be run.
 */
export function staysInProject(path: string): boolean {
  // A colon makes it another drive or a hidden stream of a file on Windows.
  if (/^[\\/]|:/.test(path)) return false;
  let depth = 0;
  for (const part of path.split(/[\\/]+/)) {
    if (part === '..') depth -= 1;
    else if (part !== '.' && part !== '') depth += 1;
    if (depth < 0 || isGitFolder(part)) return false;
  }
  return depth > 0;
}

/** Also as Windows and macOS spell it: in any case, with dots and blanks behind it, as a short name. */
function isGitFolder(part: string): boolean {
  return /^(?:\.git[. ]*|git~\d+)$/i.test(part);
}
