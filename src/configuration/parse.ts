import { parseDocument } from 'yaml';
import { WorkflowError, excerpt, exitCodes } from '../base/errors.ts';
import { isRecord } from '../base/json.ts';
import { firstOf } from '../base/text.ts';
import { readRegular } from '../files/store.ts';
import type { ConfigurationSources } from './configuration.ts';
import type { ConfigurationKey } from './rules/configuration.ts';
import { judgeSettings, variablePrefix, type JudgedSettings, type Setting, type Source } from './rules/settings.ts';

interface Parsed {
  /** The value of every key that is validly set, from the last source that sets it. */
  settings: Map<ConfigurationKey, Setting>;
  /** What is taken otherwise than it is written. */
  notes: string[];
  /** All that is wrong in all sources. */
  problem: WorkflowError | undefined;
}

/** Reads and judges all sources. */
export function parseConfiguration({ projectFile, userFile, variables }: ConfigurationSources): Parsed {
  const all = [
    ofFile({ source: 'project file', file: projectFile }),
    ...(userFile === null ? [] : [ofFile({ source: 'user file', file: userFile })]),
    judgeSettings(
      variables.map(([name, text]) => [name.slice(variablePrefix.length).toLowerCase(), text]),
      { source: 'environment' },
    ),
  ];
  const problems = firstOf(all.flatMap((source) => source.problems)).map((line) => `  ${line}`);
  return {
    settings: new Map(all.flatMap((source) => source.settings.map((setting) => [setting.key, setting]))),
    notes: all.flatMap((source) => source.notes),
    problem:
      problems.length === 0
        ? undefined
        : new WorkflowError(['The configuration is not valid', ...problems].join('\n'), {
            fix: 'Fix or remove what is named here; templates/configuration.yaml of the plugin explains every key.',
            exitCode: exitCodes.invalidState,
          }),
  };
}

const largestFile = 64 * 1024;

function ofFile(source: Extract<Source, { file: string }>): JudgedSettings {
  try {
    const content = readRegular(source.file);
    if (content.length > largestFile) throw new Error(`expected at most ${largestFile} bytes`);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content).replace(/\r\n?/g, '\n');
    return judgeSettings(Object.entries(readYaml(text)), source);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const problems = code === 'ENOENT' ? [] : [`${source.file}: cannot be read: ${excerpt(message)}`];
    return { settings: [], notes: [], problems };
  }
}

/** The first specification nested all keys under this one. */
const wrapper = 'autonomous_loop';

/** @throws Error with the line for what is no YAML, or no keys with values. */
function readYaml(text: string): Record<string, unknown> {
  const document = parseDocument(text, { schema: 'core' });
  const [error] = document.errors;
  if (error !== undefined) throw new Error(error.message.split('\n')[0]);
  const top: unknown = document.toJS() ?? {};
  const wrapped = isRecord(top) && Object.hasOwn(top, wrapper) ? (top[wrapper] ?? {}) : top;
  if (!isRecord(top) || !isRecord(wrapped)) throw new Error('expected keys with values, such as max_iterations: 30');
  if (wrapped !== top && Object.keys(top).length > 1)
    throw new Error(`expected every key below ${wrapper}, or ${wrapper} not at all`);
  return wrapped;
}
