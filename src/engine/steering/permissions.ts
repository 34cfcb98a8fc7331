/** What a run that nobody watches must be allowed beforehand, as rules of Claude Code. Agents and our own calls need none. */
export const permissionsNeeded = {
  research: ['Bash(autonomous-workflow:*)', 'Edit(docs/**)', 'WebFetch', 'WebSearch'],
  implementation: ['Edit', 'Bash(git add:*)', 'Bash(git commit:*)'],
} as const;

/** The rules that no given rule covers. */
export function missingPermissions(needed: readonly string[], allowed: readonly string[]): string[] {
  return needed.filter((rule) => !allowed.some((given) => includes(given, rule)));
}

/** Whether one rule allows all that another does, as far as their texts show it. */
function includes(given: string, wanted: string): boolean {
  const [one, other] = [split(given), split(wanted)];
  return one.tool === other.tool && (/^(?:\*{1,2}|)$/.test(one.what) || one.what === other.what);
}

function split(rule: string): { tool: string; what: string } {
  const [, tool = rule.trim(), what = ''] = /^\s*(\w+)\(([\s\S]*)\)\s*$/.exec(rule) ?? [];
  // The two ways to write "with any arguments".
  return { tool, what: what.replace(/:\*$/, ' *') };
}
