import {
  configurationKeys,
  type Configuration,
  type ConfigurationKey,
  type ConfigurationRules,
} from './configuration.ts';
import { numberRule, type ValueRule } from './rules.ts';
import { nearestWord } from '../../base/text.ts';
import { excerpt } from '../../base/errors.ts';

/** The source of a setting. */
export type Origin =
  { source: 'project file' | 'user file'; file: string; line: number } | { source: 'environment'; variable: string };

/** One key with its value, as a file or the environment gives it. */
export interface GivenSetting {
  key: string;
  /** Interpretations of the value, of which the first allowed one counts: a variable's text as a number, say, or as text. */
  values: readonly unknown[];
  /** The value as the source has it. */
  written: string;
  origin: Origin;
}

export interface Setting {
  key: ConfigurationKey;
  value: Configuration[ConfigurationKey];
  origin: Origin;
}

/** A key without a target has no effect, since something else always holds; without a rule, its target's rule applies. */
type SeedKey =
  { target: ConfigurationKey; rule?: ValueRule<unknown> } | { target: null; holds: string; value?: unknown };

const minutes = numberRule({ least: 6, most: 60_000 });

/** Keys of the first specification that have another name now, or have no effect. */
const seedKeys = new Map<string, SeedKey>([
  [
    'timeout_minutes',
    {
      target: 'max_duration_hours',
      rule: {
        expects: minutes.expects,
        read: (value) => (minutes.read(value) === undefined ? undefined : Number(value) / 60),
      },
    },
  ],
  ['stop_hook_file', { target: 'stop_file' }],
  ['save_state_every_n_iterations', { target: null, holds: 'the state is saved at every change', value: 1 }],
  [
    'check_stop_hook_every_iteration',
    { target: null, holds: 'the stop file is looked for at the end of every turn', value: true },
  ],
  ['state_file', { target: null, holds: 'the state is docs/research-{name}/{name}-state.md' }],
  ['log_file', { target: null, holds: 'progress.txt has every event' }],
  ['log_level', { target: null, holds: 'progress.txt has every event' }],
  ['log_every_iteration', { target: null, holds: 'progress.txt has every event', value: true }],
]);

/** Keys of 0.2 by what took their place; empty where they steer nothing any more. */
const formerKeys: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['metadata_crossref', 'metadata_openalex', 'metadata_arxiv'].map((key) => [key, 'fetch_sources']),
  ),
  ...Object.fromEntries(
    ['research', 'planning', 'implementation'].flatMap((phase) => [
      [`model_${phase}`, `models, such as models: ${phase}=opus`],
      [`effort_${phase}`, ''],
    ]),
  ),
  ...Object.fromEntries(
    ['notify_desktop', 'notify_terminal', 'webhook_url'].map((key) => [
      key,
      'notify, such as notify: desktop, https://…',
    ]),
  ),
  ...Object.fromEntries(
    ['phase_change', 'feature', 'escalation', 'wait'].map((what) => [`notify_on_${what}`, 'notify']),
  ),
  hang_timeout_minutes: 'agent_timeout_minutes',
  ...Object.fromEntries(
    [
      ...[
        'saturation_rule',
        'plan_stable_share',
        'plan_stable_iterations',
        'plan_max_iterations',
        'plan_reserve',
        'budget_reserve',
      ],
      ...['stall_window', 'fetch_budget_seconds', 'stop_at_week_share', 'webhook_secret', 'snapshots_kept'],
    ].map((key) => [key, '']),
  ),
};

const knownKeys = [...configurationKeys, ...seedKeys.keys()];
const longestTypo = 64;

/** What the settings of a source come to. */
export interface JudgedSettings {
  settings: Setting[];
  /** Why the source is refused, a sentence each. */
  problems: string[];
  /** What is taken otherwise than it is written, a phrase each. */
  notes: string[];
}

/** Validates the settings of one source. */
export function judgeSettings(given: readonly GivenSetting[], rules: ConfigurationRules): JudgedSettings {
  const settings: Setting[] = [];
  const problems: string[] = [];
  const notes: string[] = [];
  const taken = new Map<string, GivenSetting>();
  for (const setting of given) {
    const known = findKey(setting.key, rules);
    const place = known?.target ?? setting.key;
    const earlier = taken.get(place);
    taken.set(place, earlier ?? setting);
    const value = known && setting.values.map(known.rule.read).find((read) => read !== undefined);
    const problem =
      known === undefined
        ? unknownKey(setting.key)
        : value === undefined
          ? `${setting.key}: expected ${known.rule.expects}; received ${writtenSafely(setting)}${reasonOf(known.rule, setting)}`
          : earlier &&
            `${setting.key}: set already, as ${earlier.key} (${placeOf(earlier.origin)}); keep one of the two`;
    if (problem !== undefined) problems.push(`${placeOf(setting.origin)}: ${problem}`);
    else if (known?.target)
      settings.push({ key: known.target, value: value as Setting['value'], origin: setting.origin });
    const note = known && problem === undefined ? noteOn(setting, known, value) : undefined;
    if (note !== undefined) notes.push(note);
  }
  return { settings, problems, notes };
}

interface Known {
  target: ConfigurationKey | null;
  rule: ValueRule<unknown>;
  holds?: string;
  value?: unknown;
}

function noteOn({ key, values, written }: GivenSetting, { target, holds, value: always }: Known, value: unknown) {
  if (target === null) return values.includes(always) ? undefined : `${key} has no effect: ${holds ?? ''}`;
  return typeof value === 'string' && values.every((one) => typeof one === 'string' && one !== value)
    ? `${key}: ${excerpt(written)} is taken as ${value}`
    : undefined;
}

const anything: ValueRule<unknown> = { expects: 'anything', read: (value) => value };

function findKey(key: string, rules: ConfigurationRules): Known | undefined {
  if (isConfigurationKey(key)) return { target: key, rule: rules[key] };
  const seedKey = seedKeys.get(key);
  if (seedKey === undefined) return undefined;
  return seedKey.target === null ? { ...seedKey, rule: anything } : { rule: rules[seedKey.target], ...seedKey };
}

/** The source of a setting, for messages. */
export function placeOf(origin: Origin): string {
  return origin.source === 'environment'
    ? `the environment variable ${origin.variable}`
    : `${origin.file}, line ${origin.line}`;
}

/** Whether a text is a key of the configuration. */
export function isConfigurationKey(key: string): key is ConfigurationKey {
  return (configurationKeys as readonly string[]).includes(key);
}

/** The reason why a value of the right type is not allowed; empty when there is none. */
function reasonOf({ whyNot }: ValueRule<unknown>, { values }: GivenSetting): string {
  const why = values.map((value) => whyNot?.(value)).find((reason) => reason !== undefined);
  return why === undefined ? '' : ` (${why})`;
}

/** The value for messages, which are stored; the address of a webhook is a secret. */
function writtenSafely({ key, written }: GivenSetting): string {
  return key === 'notify' ? 'something else (not shown: it may be secret)' : excerpt(written);
}

function unknownKey(key: string): string {
  const now = Object.hasOwn(formerKeys, key) ? formerKeys[key] : undefined;
  if (now !== undefined) return now === '' ? `${key} is no key any more: remove it` : `${key} is now ${now}`;
  const nearest = key.length > longestTypo ? undefined : nearestWord(key, knownKeys);
  return `${excerpt(key)} is not a known key${nearest === undefined ? '' : `; did you mean ${nearest}?`}`;
}
