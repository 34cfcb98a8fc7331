import { parseDocument } from 'yaml';
import { WorkflowError, excerpt, exitCodes } from '../base/errors.ts';
import { isRecord } from '../base/json.ts';
import { firstOf } from '../base/text.ts';
import { readRegular } from '../files/store.ts';
import { variablePrefix, type ConfigurationSources } from './configuration.ts';
import type { ConfigurationKey } from './rules/configuration.ts';
import { judgeSettings, type GivenSetting, type Setting } from './rules/settings.ts';

/** What a source says, and why parts of it cannot be read, a sentence each. */
interface Read {
  given: GivenSetting[];
  problems: string[];
}

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
  const read = [
    ['project file', readFile(projectFile, 'project file')],
    ['user file', readFile(userFile, 'user file')],
    ['environment', { given: variables.map(readVariable), problems: [] }],
  ] as const;
  const all = read.map(([source, { given, problems }]) => {
    const judged = judgeSettings(given, source);
    return { ...judged, problems: [...problems, ...judged.problems] };
  });
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

function readFile(file: string | null, source: 'project file' | 'user file'): Read {
  if (file === null) return { given: [], problems: [] };
  try {
    const content = readRegular(file);
    if (content.length > largestFile) throw new Error(`expected at most ${largestFile} bytes`);
    const values = Object.entries(
      readYaml(new TextDecoder('utf-8', { fatal: true }).decode(content).replace(/\r\n?/g, '\n')),
    );
    const given = values.map(([key, value]): GivenSetting => {
      return { key, values: [value], written: JSON.stringify(value), origin: { source, file } };
    });
    return { given, problems: [] };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { given: [], problems: code === 'ENOENT' ? [] : [`${file}: cannot be read: ${excerpt(message)}`] };
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

function readVariable([variable, text]: readonly [string, string]): GivenSetting {
  return {
    key: variable.slice(variablePrefix.length).toLowerCase(),
    values: [typedValue(text.trim()), text],
    written: text,
    origin: { source: 'environment', variable },
  };
}

/** The value of a variable's text, typed as in a YAML file. */
function typedValue(text: string): unknown {
  if (/^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  if (/^null$/i.test(text)) return null;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : text;
}
