import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Pair } from 'yaml';
import { WorkflowError, excerpt, exitCodes } from '../base/errors.ts';
import { firstOf } from '../base/text.ts';
import { readRegular } from '../files/regular.ts';
import { variablePrefix, type ConfigurationSources } from './configuration.ts';
import type { ConfigurationKey } from './rules/configuration.ts';
import { judgeSettings, type GivenSetting, type Origin, type Setting } from './rules/settings.ts';

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
  let text: string;
  try {
    const content = readRegular(file);
    if (content.length > largestFile) throw new Error(`expected at most ${largestFile} bytes`);
    text = new TextDecoder('utf-8', { fatal: true }).decode(content).replace(/\r\n?/g, '\n');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { given: [], problems: code === 'ENOENT' ? [] : [`${file}: cannot be read: ${message}`] };
  }
  const yaml = readYamlSettings(text, (line): Origin => ({ source, file, line }));
  if ('given' in yaml) return { given: yaml.given, problems: [] };
  return { given: [], problems: [`${file}, line ${yaml.line}: ${yaml.message}`] };
}

/** The first specification nested all keys under this one. */
const wrapper = 'autonomous_loop';

/** The settings in a configuration file's text, or why it cannot be read as keys with values. */
function readYamlSettings(
  text: string,
  originAt: (line: number) => Origin,
): { given: GivenSetting[] } | { line: number; message: string } {
  const lines = new LineCounter();
  // Keys that occur twice are reported with their lines by the rules.
  const document = parseDocument(text, { schema: 'core', uniqueKeys: false, prettyErrors: false, lineCounter: lines });
  const lineAt = (offset: number) => Math.max(1, lines.linePos(offset).line);
  const [error] = document.errors;
  if (error !== undefined) {
    const message = error.code === 'MULTIPLE_DOCS' ? 'expected one document, not two' : excerpt(error.message);
    return { line: lineAt(error.pos[0]), message };
  }
  const lineOf = (node: unknown) => lineAt((isScalar(node) || isMap(node) || isSeq(node) ? node.range?.[0] : 0) ?? 0);
  const pairsOf = (node: unknown): Pair[] | undefined =>
    isMap(node) ? node.items : node === null || (isScalar(node) && node.value === null) ? [] : undefined;
  const top = pairsOf(document.contents);
  const wrapped = top?.find(({ key }) => isScalar(key) && key.value === wrapper);
  const pairs = wrapped === undefined ? top : pairsOf(wrapped.value);
  if (pairs === undefined) {
    const message = 'expected keys with values, such as max_iterations: 30';
    return { line: lineOf(wrapped?.value ?? document.contents), message };
  }
  if (wrapped !== undefined && (top?.length ?? 0) > 1)
    return { line: lineOf(wrapped.key), message: `expected every key below ${wrapper}, or ${wrapper} not at all` };
  return {
    given: pairs.map(({ key, value }) => {
      const isOne = isScalar(value) || value === null;
      const [from, to] = isScalar(value) ? (value.range ?? [0, 0]) : [0, 0];
      return {
        key: isScalar(key) ? String(key.value) : 'a list or several keys',
        values: isOne ? [isScalar(value) ? value.value : null] : [],
        written: isOne ? text.slice(from, to) || 'nothing' : 'more than one value',
        origin: originAt(lineOf(key)),
      };
    }),
  };
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
