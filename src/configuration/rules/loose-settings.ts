import { excerpt } from '../../base/errors.ts';
import { settings as known, type Configuration, type ConfigurationKey } from './configuration.ts';
import type { Setting } from './settings.ts';

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
    .map(({ key, value }) => `${key}: ${shown(value)} (default ${shown(known[key].usual)})`);
  if (loose.length === 0) return undefined;
  return `This repository sets: ${loose.join(', ')}. Your user file takes precedence over its .autonomous-workflow.yaml.`;
}

function isLoose(key: ConfigurationKey, value: Configuration[ConfigurationKey]): boolean {
  const { usual, loose } = known[key];
  if (loose === 'other') return value !== usual;
  if (typeof value !== 'number' || typeof usual !== 'number') return false;
  return (loose === 'above' && value > usual) || (loose === 'below' && value < usual);
}

const shown = (value: Configuration[ConfigurationKey]) =>
  typeof value === 'string' && /[^\w-]/.test(value) ? JSON.stringify(excerpt(value)) : String(value);
