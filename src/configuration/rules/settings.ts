import { excerpt } from '../../base/errors.ts';
import {
  configurationKeys,
  settings as table,
  type Configuration,
  type ConfigurationKey,
  numberRule,
  type ValueRule,
} from './configuration.ts';

/** A source of settings. */
export type Source = { source: 'project file' | 'user file'; file: string } | { source: 'environment' };

/** The names of variables are this and the key, in capitals. */
export const variablePrefix = 'AUTONOMOUS_WORKFLOW_';

/** The values of keys as a file has them, or the texts of variables. */
export type Given = readonly (readonly [key: string, value: unknown])[];

export interface Setting {
  key: ConfigurationKey;
  value: Configuration[ConfigurationKey];
  source: Source['source'];
}

const minutes = numberRule({ least: 6, most: 60_000 });

/** Keys of the first specification that have another name now: without a rule, that of the new one applies. */
const renamed: Readonly<Record<string, { target: ConfigurationKey; rule?: ValueRule<unknown> }>> = {
  timeout_minutes: {
    target: 'max_duration_hours',
    rule: { ...minutes, read: (value) => (minutes.read(value) === undefined ? undefined : Number(value) / 60) },
  },
  stop_hook_file: { target: 'stop_file' },
};

const everyEvent = 'progress.txt has every event';

/** Keys of the first specification without effect: what holds, and the value that says just that. */
const withoutEffect: Readonly<Record<string, { holds: string; value?: unknown }>> = {
  save_state_every_n_iterations: { holds: 'the state is saved at every change', value: 1 },
  check_stop_hook_every_iteration: { holds: 'the stop file is looked for at the end of every turn', value: true },
  state_file: { holds: 'the state is docs/research-{name}/{name}-state.md' },
  log_file: { holds: everyEvent },
  log_level: { holds: everyEvent },
  log_every_iteration: { holds: everyEvent, value: true },
};

/** What the settings of a source come to. */
export interface JudgedSettings {
  settings: Setting[];
  /** Why the source is refused, a sentence each. */
  problems: string[];
  /** What is taken otherwise than it is written, a phrase each. */
  notes: string[];
}

/** Validates the settings of one source. */
export function judgeSettings(given: Given, source: Source): JudgedSettings {
  const judged: JudgedSettings = { settings: [], problems: [], notes: [] };
  for (const [key, found] of given) {
    const isText = source.source === 'environment' && typeof found === 'string';
    // The text of a variable may stand for a number, say, or for itself.
    const values = isText ? [typedValue(found.trim()), found] : [found];
    const written = isText ? found : JSON.stringify(found);
    const place =
      source.source === 'environment' ? `the environment variable ${variablePrefix}${key.toUpperCase()}` : source.file;
    const { holds, value: always } = own(withoutEffect, key) ?? {};
    const { target, rule: other } = own(renamed, key) ?? { target: key };
    const rule = other ?? (isConfigurationKey(target) ? ruleFor(target, source) : undefined);
    const value = rule && values.map(rule.read).find((read) => read !== undefined);
    if (holds !== undefined) {
      if (!values.includes(always)) judged.notes.push(`${key} has no effect: ${holds}`);
    } else if (rule === undefined)
      judged.problems.push(
        `${place}: ${excerpt(key)} is not a known key; docs/configuration.md of the plugin lists all, also for one of 0.2`,
      );
    else if (value === undefined) {
      // Messages are stored, and the address of a webhook is a secret.
      const received = key === 'notify' ? 'something else (not shown: it may be secret)' : excerpt(written);
      judged.problems.push(`${place}: ${key}: expected ${rule.expects}; received ${received}`);
    } else {
      judged.settings.push({
        key: target as ConfigurationKey,
        value: value as Setting['value'],
        source: source.source,
      });
      if (typeof value === 'string' && values.every((one) => typeof one === 'string' && one !== value))
        judged.notes.push(`${key}: ${excerpt(String(found))} is taken as ${value}`);
    }
  }
  return judged;
}

/** The value of a variable's text, typed as in a YAML file. */
function typedValue(text: string): unknown {
  if (/^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  if (/^null$/i.test(text)) return null;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : text;
}

const own = <Value>(of: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(of, key) ? of[key] : undefined;

/** The values that a key may have in a source. */
function ruleFor(key: ConfigurationKey, { source }: Source): ValueRule<unknown> {
  const row: Pick<(typeof table)[ConfigurationKey], 'usual' | 'isYours'> &
    Record<'rule', ValueRule<unknown>> & { inProject?: ValueRule<unknown> } = table[key];
  const { rule, usual, isYours, inProject = rule } = row;
  if (source === 'user file') return rule;
  if (isYours === true || (isYours !== undefined && source === 'project file'))
    return {
      expects: `${usual}, because only your user file sets it otherwise`,
      read: (value) => (rule.read(value) === usual ? usual : undefined),
    };
  return source === 'environment' ? rule : inProject;
}

/** Whether a text is a key of the configuration. */
export function isConfigurationKey(key: string): key is ConfigurationKey {
  return (configurationKeys as readonly string[]).includes(key);
}
