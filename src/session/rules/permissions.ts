/**
 * The permissions that an unattended run needs in advance, as rules of Claude Code. Agents need none. The hooks allow plain calls
 * of our CLI; the first rule is for calls with more shell syntax, such as a pipe.
 */
export const permissionsNeeded = {
  research: ['Bash(autonomous-workflow:*)', 'Edit(docs/**)', 'WebFetch', 'WebSearch'],
  implementation: ['Edit', 'Write'],
} as const;

/** The rules that only modes with a search of the web need. */
const ofWeb: readonly string[] = ['WebFetch', 'WebSearch'];

/** The same for one mode. */
export function permissionsOfMode(
  { research, implementation }: { research: readonly string[]; implementation: readonly string[] },
  { searches, codes }: { searches: boolean; codes: boolean },
): string[] {
  return [...research.filter((rule) => searches || !ofWeb.includes(rule)), ...(codes ? implementation : [])];
}

/**
 * The same for a session that is started in this folder: a rule with a relative path counts from there, so that one for a project
 * above it has to be absolute.
 */
export function permissionsFrom(
  folder: string,
  root: string,
): { research: string[]; implementation: readonly string[] } {
  const { research, implementation } = permissionsNeeded;
  if (folder === root) return { research: [...research], implementation };
  return {
    research: research.map((rule) => rule.replace('Edit(docs', `Edit(/${root.replaceAll('\\', '/')}/docs`)),
    implementation,
  };
}

/** The rules for the commands that prove features, which coders run themselves; lines with more shell syntax have no such rule. */
export function commandPermissions(commands: readonly { line: string; folder: string }[]): string[] {
  const plain = commands.filter(({ line, folder }) => folder === '.' && /^\w[\w@./:= -]*$/.test(line));
  return [...new Set(plain.map(({ line }) => `Bash(${line}:*)`))];
}

/** The needed rules that are not among the given ones; one for every use of a tool covers all of its rules. */
export function missingPermissions(needed: readonly string[], allowed: readonly string[]): string[] {
  const given = new Set(allowed.map((rule) => rule.replace(/\((?:\*{1,2}|:\*)\)$/, '')));
  return needed.filter((rule) => !given.has(rule) && !given.has(rule.replace(/\(.*$/, '')));
}
