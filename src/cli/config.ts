import { existsSync } from 'node:fs';
import { configurationKeys, defaultConfiguration } from '../configuration/rules/configuration.ts';
import type { Origin } from '../configuration/rules/settings.ts';
import { findSources, variablePrefix } from '../configuration/configuration.ts';
import { parseConfiguration } from '../configuration/parse.ts';
import type { Answer, Context } from './context.ts';

/** Every setting with its value and its source, and the paths of all sources. */
export function config({ root }: Context): Promise<Answer> {
  const sources = findSources(root);
  const { settings: effective, notes } = parseConfiguration(sources);
  const rows = configurationKeys.map((key) => {
    const setting = effective.get(key);
    const value = setting === undefined ? defaultConfiguration[key] : setting.value;
    // The path of a webhook's address is a secret.
    const shown = key === 'notify' ? String(value).replace(/(:\/\/[^/,]*)\/[^,]*/g, '$1/…') : value;
    return { key, value: shown, origin: setting?.origin ?? { source: 'default' as const } };
  });
  const files = [
    { source: 'project file', file: sources.projectFile },
    { source: 'user file', file: sources.userFile },
  ].map(({ source, file }) => ({ source, file, exists: file !== null && existsSync(file) }));
  const [keyWidth, valueWidth] = [widest(rows.map(({ key }) => key)), widest(rows.map(({ value }) => String(value)))];
  const text = [
    ...rows.map(
      ({ key, value, origin }) => `${key.padEnd(keyWidth)}  ${String(value).padEnd(valueWidth)}  ${describe(origin)}`,
    ),
    ...notes.map((note) => `! ${note}`),
    '',
    'Searched in this order; later ones take precedence:',
    ...files.map(
      ({ source, file, exists }) => `  ${source.padEnd(12)}  ${file ?? 'none'}${exists ? '' : ' (not there)'}`,
    ),
    `  environment   ${variablePrefix}<KEY>, such as ${variablePrefix}MAX_ITERATIONS=10`,
  ].join('\n');
  return Promise.resolve({
    text,
    data: { settings: Object.fromEntries(rows.map(({ key, ...setting }) => [key, setting])), notes, files },
  });
}

function describe(origin: Origin | { source: 'default' }): string {
  if (origin.source === 'default') return origin.source;
  return `${origin.source}${origin.source === 'environment' ? ` ${origin.variable}` : `:${origin.line}`}`;
}

const widest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));
