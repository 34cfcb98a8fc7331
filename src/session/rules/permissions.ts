/**
 * The permissions that an unattended run needs beforehand, as rules of Claude Code. Agents need none. The hooks allow plain calls
 * of our CLI; the first rule is for calls that a model writes in another way, such as with a pipe.
 */
export const permissionsNeeded = {
  research: ['Bash(autonomous-workflow:*)', 'Edit(docs/**)', 'WebFetch', 'WebSearch'],
  implementation: ['Edit', 'Bash(git add:*)', 'Bash(git commit:*)'],
} as const;

/** The rules that no given rule covers. */
export function missingPermissions(needed: readonly string[], allowed: readonly string[]): string[] {
  return needed.filter((rule) => !allowed.some((given) => includes(given, rule)));
}

/** Whether one rule allows everything that another does, as far as their texts show it. */
function includes(given: string, wanted: string): boolean {
  const [one, other] = [split(given), split(wanted)];
  if (one.tool !== other.tool) return false;
  if (/^(?:\*{1,2}|:\*|domain:\*|)$/.test(one.what)) return true;
  if (other.what === '') return false;
  return examples(other).every((example) => one.pattern.test(example));
}

interface Rule {
  tool: string;
  what: string;
  /** A pattern of the rule's subject: a whole command, or a path from the project's root. */
  pattern: RegExp;
}

function split(rule: string): Rule {
  const [, tool = rule.trim(), written = ''] = /^\s*(\w+)\s*\(([\s\S]*)\)\s*$/.exec(rule) ?? [];
  const what = written.trim();
  const parts = (text: string, any: string) => text.split(/\*+/).map(escaped).join(any);
  if (tool !== 'Bash') return { tool, what, pattern: pathPattern(what) };
  // The two forms of "with any arguments", which include none.
  const [, program = what, ends] = /^(.*?)(?:(:\*| \*))?$/s.exec(what) ?? [];
  return { tool, what, pattern: new RegExp(`^${parts(program, '.*')}${ends === undefined ? '' : '(?: .*)?'}$`, 's') };
}

/** A pattern of a path from the project's root in any spelling; `**` stands for any folders. */
function pathPattern(what: string): RegExp {
  const path = what.replace(/^(?:\.?\/)/, '');
  const parts = path
    .split(/(\*\*\/?|\*)/)
    .map((part) => (part === '*' ? '[^/]*' : part.startsWith('**') ? '.*' : escaped(part)));
  return new RegExp(`^${parts.join('')}$`, 's');
}

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Examples of a rule's subject, one for each way in which another rule could allow less. */
function examples({ what }: Rule): string[] {
  return ['a', 'a-b/c d.e'].flatMap((some) => {
    const whole = what.replace(/:\*$/, ' *').replace(/\*+/g, some);
    return whole.endsWith(` ${some}`) ? [whole, whole.slice(0, -some.length - 1)] : [whole];
  });
}
