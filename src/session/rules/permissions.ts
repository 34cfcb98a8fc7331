/**
 * The permissions that an unattended run needs in advance, as rules of Claude Code, in the order in which they are shown. Agents need none. The
 * hooks allow plain calls of our CLI; the first rule is for calls with more shell syntax, such as a pipe.
 * @param docs the folder that workflows write to, where it does not lie in the one that the session is started in.
 */
export function permissionsFor({ searches = true, codes = true, docs = 'docs' } = {}): string[] {
  return [
    ...['Bash(autonomous-workflow:*)', `Edit(${docs}/**)`],
    ...(searches ? ['WebFetch', 'WebSearch'] : []),
    ...(codes ? ['Edit', 'Write'] : []),
  ];
}

/** `docs` of a project for a session that is started in a folder: a relative rule counts from there, so that one for a project above it is absolute. */
export const docsFrom = (folder: string, root: string): string =>
  folder === root ? 'docs' : `/${root.replaceAll('\\', '/')}/docs`;

/** The rules for the commands that prove features, which coders run themselves; lines with more shell syntax have no such rule. */
export function commandPermissions(commands: readonly { line: string; folder: string }[]): string[] {
  const plain = commands.filter(({ line, folder }) => folder === '.' && /^\w[\w@./:= -]*$/.test(line));
  return [...new Set(plain.map(({ line }) => `Bash(${line}:*)`))];
}

/** The needed rules that are not among the given ones; one for every use of a tool covers all of its rules. */
export function missingPermissions(needed: readonly string[], allowed: readonly string[]): string[] {
  // Claude Code's own dialog writes `Bash(npm test *)`, which means the same.
  const given = new Set(allowed.map((rule) => rule.replace(/\((?:\*{1,2}|:\*)\)$/, '').replace(/ \*\)$/, ':*)')));
  return needed.filter((rule) => !given.has(rule) && !given.has(rule.replace(/\(.*$/, '')));
}
