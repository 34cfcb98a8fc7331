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

/** The needed rules that the given ones do not cover, judged by their text. */
export function missingPermissions(needed: readonly string[], allowed: readonly string[]): string[] {
  return needed.filter((rule) => !allowed.some((given) => includes(given, rule)));
}

/** Whether one rule allows everything that another does: every use of its tool, or every use with the same beginning. */
function includes(given: string, wanted: string): boolean {
  const [one, other] = [split(given), split(wanted)];
  if (one.tool !== other.tool) return false;
  if (/^(?:\*{1,2}|:\*|domain:\*|)$/.test(one.what)) return true;
  const [, start = one.what, any] = /^(.*?)(:\*| \*|\*{1,2})?$/s.exec(one.what) ?? [];
  const subject = other.what.replace(/(?::\*|\*\*)$/, '');
  if (any === undefined || !subject.startsWith(start)) return false;
  // A single star does not match across folders, and in Bash rules only follows a whole command.
  if (one.tool !== 'Bash') return any === '**';
  return any === '*' || /^(?: |$)/.test(subject.slice(start.length));
}

function split(rule: string): { tool: string; what: string } {
  const [, tool = rule.trim(), written = ''] = /^\s*(\w+)\s*\(([\s\S]*)\)\s*$/.exec(rule) ?? [];
  const what = written.trim();
  return { tool, what: tool === 'Bash' ? what : what.replace(/^\.?\//, '') };
}
