import { excerpt, cut } from '../../base/errors.ts';
import { counted } from '../../base/text.ts';

/** A dialog in which Claude Code waits for its user: for a permission, or for the answer to a question of the model. */
export interface Dialog {
  /** The kind of agent that waits, such as `researcher`; empty for the session itself. */
  agent: string;
  tool: string;
  /** The line about what the tool would do, or the question. */
  about: string;
  /** The rule of the settings that allows it; empty where there is none. */
  rule: string;
  asked_at: string;
  /** The transcript of the agent or session that waits. */
  transcript: string;
  /** Whether a person was notified of it. */
  notified: boolean;
}

/** The tool with which a model asks the user. */
const questionTool = 'AskUserQuestion';
const longestAbout = 100;

/** The line about what a tool would do, from its input. */
export function aboutOf(tool: string, input: Readonly<Record<string, unknown>>): string {
  const { command, url, file_path, notebook_path, query, questions } = input;
  const question = Array.isArray(questions)
    ? (questions[0] as { question?: unknown } | undefined)?.question
    : undefined;
  const about = tool === questionTool ? question : [command, url, file_path, notebook_path, query].find(isText);
  return isText(about) ? cut(excerpt(about), longestAbout) : '';
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The rule that the dialog offers to add to `permissions.allow`. */
export function ruleOf(suggestions: unknown): string {
  const rules = Array.isArray(suggestions)
    ? suggestions.flatMap((one: { rules?: unknown }) => (Array.isArray(one.rules) ? (one.rules as unknown[]) : []))
    : [];
  const { toolName, ruleContent } = (rules[0] ?? {}) as { toolName?: unknown; ruleContent?: unknown };
  if (!isText(toolName)) return '';
  return excerpt(isText(ruleContent) ? `${toolName}(${ruleContent})` : toolName);
}

/** Dialogs for people: who asks what, where to answer, and the setting that prevents the question; without duplicates. */
export function describeDialogs(dialogs: readonly Dialog[]): string[] {
  const texts = dialogs.map(describeDialog);
  return [...new Set(texts)].map((text) => {
    const times = texts.filter((one) => one === text).length;
    return times === 1 ? text : `${text} (${counted(times, 'such dialog')})`;
  });
}

function describeDialog({ agent, tool, about, rule }: Dialog): string {
  const who = agent === '' ? 'Its session' : `Its agent ${agent}`;
  if (tool === questionTool) return `${who} asks you: ${about} → answer in the window of the session`;
  const what = about === '' ? tool : `${tool} (${about})`;
  const forGood =
    rule === '' ? '' : `; to allow it for good, add "${rule}" to permissions.allow in .claude/settings.json`;
  return `${who} asks whether it may use ${what} → answer in the window of the session${forGood}`;
}
