import { permissionsNeeded } from '../../session/rules/permissions.ts';
import { phaseTraits, type PhaseName } from '../../base/vocabulary.ts';

/** The model and the effort of a phase; null leaves the choice to Claude Code. */
export interface ModelChoice {
  model: string | null;
  effort: string | null;
}

/** A session of one iteration. */
export interface SessionRequest extends ModelChoice {
  session: string;
  phase: PhaseName;
  /** The folder of this plugin. */
  plugin: string;
  /** Commands that test and build the project, which coders run. */
  commands: readonly string[];
}

/**
 * The words behind `claude` for one iteration. Nothing is asked for and nothing is bypassed: a tool that no rule allows, here or in
 * the user's settings, is denied.
 */
export function claudeWords({ session, phase, plugin, commands, model, effort }: SessionRequest): string[] {
  return [
    ...['-p', '--output-format', 'stream-json', '--verbose'],
    ...['--session-id', session, '--plugin-dir', plugin, '--permission-prompts', 'none'],
    ...(model === null ? [] : ['--model', model]),
    ...(effort === null ? [] : ['--effort', effort]),
    ...['--allowedTools', ...allowedTools(phase, commands)],
  ];
}

/** Rules for what Claude Code would ask a person otherwise. */
function allowedTools(phase: PhaseName, commands: readonly string[]): string[] {
  const rules: string[] = [...permissionsNeeded.research];
  if (!phaseTraits[phase].changesCode) return rules;
  return [...rules, ...permissionsNeeded.implementation, ...commands.map((line) => `Bash(${line}:*)`)];
}

/** The prompt of a session: its brief, for a model that has seen nothing else. */
export function promptOf(brief: string): string {
  return `You drive one iteration of an autonomous workflow, in a session of its own that nobody watches. This is its brief; follow it to the end of your turn.\n\n${brief}`;
}
