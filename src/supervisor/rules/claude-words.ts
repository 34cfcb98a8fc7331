import { permissionsNeeded } from '../../session/rules/permissions.ts';
import { phaseTraits, type PhaseName } from '../../base/vocabulary.ts';

/** The parameters of a session for one iteration. */
export interface SessionRequest {
  /** The model for the phase; null leaves the choice to Claude Code. */
  model: string | null;
  session: string;
  phase: PhaseName;
  /** The folder of this plugin. */
  plugin: string;
  /** The money after which claude ends by itself. */
  limitUsd: number;
  /** Commands that test and build the project, for coders. */
  commands: readonly string[];
}

/** Claude Code takes no budget of 0. */
const leastUsd = 0.01;

/**
 * The arguments of `claude` for one iteration. It asks no permission and bypasses none: a tool that no rule allows, here or in
 * the user's settings, is denied.
 */
export function claudeWords({ session, phase, plugin, limitUsd, commands, model }: SessionRequest): string[] {
  return [
    ...['-p', '--output-format', 'stream-json', '--verbose'],
    ...['--session-id', session, '--plugin-dir', plugin, '--permission-prompts', 'none'],
    ...['--max-budget-usd', Math.max(limitUsd, leastUsd).toFixed(4)],
    ...(model === null ? [] : ['--model', model]),
    ...['--allowedTools', ...allowedTools(phase, commands)],
  ];
}

/** Rules for tools for which Claude Code would otherwise ask a person. */
function allowedTools(phase: PhaseName, commands: readonly string[]): string[] {
  const rules: string[] = [...permissionsNeeded.research];
  if (!phaseTraits[phase].worksOnFeatures) return rules;
  return [...rules, ...permissionsNeeded.implementation, ...commands.map((line) => `Bash(${line}:*)`)];
}

/** The prompt of a session: its brief, with the context that a new session lacks. */
export function promptOf(brief: string): string {
  return `You drive one iteration of an autonomous workflow, in an unattended session of its own. This is its brief; follow it to the end of your turn.\n\n${brief}`;
}
