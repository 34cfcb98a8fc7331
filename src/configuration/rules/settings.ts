import { configurationKeys, type Configuration, type ConfigurationKey, type ValueRule } from './configuration.ts';
import { numberRule, type ConfigurationRules } from './rules.ts';
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

/** A key without a target has no effect; without a rule, its target's rule applies. */
type SeedKey = { target: ConfigurationKey; rule?: ValueRule<unknown> } | { target: null; rule: ValueRule<unknown> };

const always = (value: unknown, how: string): SeedKey => ({
  target: null,
  rule: { expects: `${String(value)}: ${how}`, read: (given) => (given === value ? given : undefined) },
});

/** Keys of the first specification that steer nothing: all of that is always kept. */
const withoutEffect: SeedKey = { target: null, rule: { expects: 'anything', read: (value) => value } };

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
  ['save_state_every_n_iterations', always(1, 'the state is saved at every change')],
  ['check_stop_hook_every_iteration', always(true, 'the stop file is checked at the end of every turn')],
  ['state_file', always('docs/research-{name}/{name}-state.md', 'the state is always there')],
  ['log_file', withoutEffect],
  ['log_level', withoutEffect],
  ['log_every_iteration', withoutEffect],
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

/** Validates the settings of one source; returns the values and all problems, a sentence each. */
export function judgeSettings(
  given: readonly GivenSetting[],
  rules: ConfigurationRules,
): { settings: Setting[]; problems: string[] } {
  const settings: Setting[] = [];
  const problems: string[] = [];
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
  }
  return { settings, problems };
}

function findKey(key: string, rules: ConfigurationRules) {
  if (isConfigurationKey(key)) return { target: key, rule: rules[key] as ValueRule<unknown> };
  const seedKey = seedKeys.get(key);
  if (seedKey === undefined) return undefined;
  return seedKey.target === null ? seedKey : { rule: rules[seedKey.target] as ValueRule<unknown>, ...seedKey };
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
