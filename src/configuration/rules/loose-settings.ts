import { forEachBudget } from '../../base/budgets.ts';
import { excerpt } from '../../base/errors.ts';
import { defaultConfiguration, type Configuration, type ConfigurationKey } from './configuration.ts';
import type { Setting } from './settings.ts';

/** The direction from the default in which a workflow spends more or proves less. */
type Direction = 'above' | 'below' | 'other';

const loose: Partial<Record<ConfigurationKey, Direction>> = {
  ...forEachBudget(() => 'above' as const),
  failure_threshold: 'above',
  phase_transition_threshold: 'other',
  depth: 'other',
  fetch_sources: 'other',
  report_check_rounds: 'below',
  report_critic_rounds: 'below',
  agent_timeout_minutes: 'above',
  verification_timeout_minutes: 'above',
  sweep_every_features: 'other',
  test_command: 'other',
  lint_command: 'other',
  types_command: 'other',
  build_command: 'other',
};

/**
 * One line for the user about settings in the project's file, which others wrote, with which a workflow spends more or proves
 * less; undefined when there are none.
 * @param settings the effective ones.
 * @param overruled keys that the command itself sets.
 */
export function warnAboutLooseSettings(
  settings: Iterable<Setting>,
  overruled: readonly string[] = [],
): string | undefined {
  const loose = [...settings]
    .filter(({ key, origin }) => origin.source === 'project file' && !overruled.includes(key))
    .filter(({ key, value }) => isLoose(key, value))
    .map(({ key, value }) => `${key}: ${shown(value)} (default ${shown(defaultConfiguration[key])})`);
  if (loose.length === 0) return undefined;
  return `This repository sets: ${loose.join(', ')}. Your user file takes precedence over its .autonomous-workflow.yaml.`;
}

function isLoose(key: ConfigurationKey, value: Configuration[ConfigurationKey]): boolean {
  const usual = defaultConfiguration[key];
  if (loose[key] === 'other') return value !== usual;
  if (typeof value !== 'number' || typeof usual !== 'number') return false;
  return (loose[key] === 'above' && value > usual) || (loose[key] === 'below' && value < usual);
}

const shown = (value: Configuration[ConfigurationKey]) =>
  typeof value === 'string' && /[^\w-]/.test(value) ? JSON.stringify(excerpt(value)) : String(value);
