import { excerpt, cut } from '../../base/errors.ts';

const longestAbout = 100;

const isText = (value: unknown): value is string => typeof value === 'string';
const shown = (value: unknown): string => (isText(value) ? cut(excerpt(value), longestAbout) : '');

/**
 * A dialog in which Claude Code waits for its user, for people: who asks what, where to answer, and the setting that prevents the question.
 * @param agent the kind of agent that waits, such as `researcher`; empty for the session itself.
 * @param suggestions the rules that the dialog offers to add to `permissions.allow`.
 */
export function describeDialog(
  agent: string,
  tool: string,
  input: Readonly<Record<string, unknown>>,
  suggestions: unknown,
): string {
  const who = agent === '' ? 'Its session' : `Its agent ${agent}`;
  const { command, url, file_path, notebook_path, query, questions } = input;
  if (tool === 'AskUserQuestion') {
    const [asked] = Array.isArray(questions) ? (questions as ({ question?: unknown } | undefined)[]) : [];
    return `${who} asks you: ${shown(asked?.question)} → answer in the window of the session`;
  }
  const about = shown([command, url, file_path, notebook_path, query].find(isText));
  const rule = ruleIn(suggestions);
  const forGood =
    rule === '' ? '' : `; to allow it for good, add "${rule}" to permissions.allow in .claude/settings.json`;
  return `${who} asks whether it may use ${tool}${about === '' ? '' : ` (${about})`} → answer in the window of the session${forGood}`;
}

function ruleIn(suggestions: unknown): string {
  const offered = Array.isArray(suggestions) ? (suggestions as { rules?: unknown }[]) : [];
  const [rule] = offered.flatMap(({ rules }) => (Array.isArray(rules) ? (rules as Record<string, unknown>[]) : []));
  if (!isText(rule?.toolName)) return '';
  return excerpt(isText(rule.ruleContent) ? `${rule.toolName}(${rule.ruleContent})` : rule.toolName);
}
