import { isAbsolute } from 'node:path';
import { isAlias, isMap, isScalar, isSeq, type Pair } from 'yaml';
import { userRules, type ConfigurationKey } from './rules/configuration.ts';
import { environmentRules, projectRules } from './rules/source-rules.ts';
import { judgeSettings, type GivenSetting, type Origin, type Setting } from './rules/settings.ts';
import { staysInProject } from '../base/names.ts';
import { firstOf } from '../base/text.ts';
import { WorkflowError, excerpt, exitCodes } from '../base/errors.ts';
import { fileVariable, stampOf, variablePrefix, type ConfigurationSources } from './cache.ts';
import { readConfigurationText } from './configuration.ts';
import { realPathInside } from '../files/paths.ts';
import { composeShallowYaml, type LineProblem, type ShallowYaml } from '../files/front-matter.ts';

/** The first specification nested all keys under this one. */
const wrapper = 'autonomous_loop';

type YamlSettings = { given: GivenSetting[] } | { problems: LineProblem[] };

/**
 * The settings in a configuration file's text, or the reason why it cannot be read as keys with values. Variables and other
 * references are not expanded.
 */
export function readYamlSettings(text: string, originAt: (line: number) => Origin): YamlSettings {
  const yaml = composeShallowYaml(text);
  if ('problems' in yaml) return yaml;
  const top = mapOf(yaml.document.contents, yaml, 1);
  if ('problems' in top) return top;
  const wrapped = top.items.find((pair) => keyOf(pair) === wrapper);
  if (wrapped === undefined) return { given: settingsOf(top, yaml, text, originAt) };
  const line = lineOf(wrapped, yaml);
  if (top.items.length > 1) {
    return { problems: [{ line, message: `expected every key below ${wrapper}, or ${wrapper} not at all` }] };
  }
  const inner = mapOf(wrapped.value, yaml, line);
  return 'problems' in inner ? inner : { given: settingsOf(inner, yaml, text, originAt) };
}

/** A mapping without anchor and tag; an empty one for an empty node. */
function mapOf(node: unknown, yaml: ShallowYaml, line: number): { items: Pair[] } | { problems: LineProblem[] } {
  const isEmpty = node === null || (isScalar(node) && node.value === null);
  if (isEmpty && oddity(node) === undefined) return { items: [] };
  if (isMap(node) && oddity(node) === undefined) return node;
  const at = isScalar(node) || isSeq(node) || isMap(node) || isAlias(node) ? node.range?.[0] : undefined;
  const message = `expected keys with values, such as max_iterations: 30; received ${oddity(node) ?? 'a single value'}`;
  return { problems: [{ line: at === undefined ? line : yaml.lineAt(at), message }] };
}

function settingsOf(
  map: { items: Pair[] },
  yaml: ShallowYaml,
  text: string,
  originAt: (line: number) => Origin,
): GivenSetting[] {
  return map.items.map((pair) => {
    const { value } = pair;
    const strange = isScalar(value) ? oddity(value) : value === null ? undefined : (oddity(value) ?? 'several keys');
    const [from, to] = isScalar(value) ? (value.range ?? [0, 0]) : [0, 0];
    return {
      key: keyOf(pair),
      values: strange === undefined ? [isScalar(value) ? value.value : null] : [],
      written: strange ?? (text.slice(from, to) || 'nothing'),
      origin: originAt(lineOf(pair, yaml)),
    };
  });
}

/** The key as text; for any other kind of key a description, which equals no setting. */
function keyOf({ key }: Pair): string {
  return isScalar(key) && oddity(key) === undefined ? String(key.value) : (oddity(key) ?? 'several keys as a key');
}

function lineOf({ key }: Pair, yaml: ShallowYaml): number {
  const at = isScalar(key) || isMap(key) || isSeq(key) || isAlias(key) ? key.range?.[0] : undefined;
  return yaml.lineAt(at ?? 0);
}

/** The name of a YAML feature that a configuration may not use; undefined for a plain node. */
function oddity(node: unknown): string | undefined {
  if (isAlias(node)) return 'an alias (*)';
  if (isSeq(node)) return 'a list';
  if (!isScalar(node) && !isMap(node)) return undefined;
  if (node.anchor !== undefined) return 'an anchor (&)';
  return node.tag === undefined ? undefined : 'a tag (!)';
}

interface Read {
  given: GivenSetting[];
  problems: string[];
}

/**
 * The value of every key that is set, from the last source that sets it, and what is taken otherwise than it is written.
 * @throws WorkflowError with all problems of all sources.
 */
export function parseConfiguration(
  root: string,
  sources: ConfigurationSources,
): { settings: Map<ConfigurationKey, Setting>; notes: string[] } {
  const all = [
    { ...readProjectFile(root, sources.projectFile), rules: projectRules },
    { ...readUserFile(sources), rules: isOfProject(root, sources.userFile) ? environmentRules : userRules },
    { given: readVariables(sources.variables), problems: [], rules: environmentRules },
  ].map(({ given, problems, rules }) => {
    const judged = judgeSettings(given, rules);
    return { ...judged, problems: [...problems, ...judged.problems] };
  });
  const problems = all.flatMap((source) => source.problems);
  if (problems.length > 0) throw refusal(problems);
  const settings = all.flatMap((source) => source.settings);
  return {
    settings: new Map(settings.map((setting) => [setting.key, setting])),
    notes: all.flatMap((source) => source.notes),
  };
}

/** Whether a file belongs to the repository; the environment may name such a file. */
function isOfProject(root: string, file: string | null): boolean {
  return file !== null && realPathInside(root, file) !== undefined;
}

function readProjectFile(root: string, file: string): Read {
  if (stampOf(file) === null) return { given: [], problems: [] };
  // Messages quote the file, so a link in a repository could otherwise reveal another file of the user.
  const real = realPathInside(root, file);
  if (real === undefined || !staysInProject(real)) {
    return { given: [], problems: [`${file}: expected a file of the project; received a link that leads out of it`] };
  }
  return readFile(file, 'project file');
}

function readUserFile({ userFile, variables }: ConfigurationSources): Read {
  const isNamed = variables.some(([name]) => name === fileVariable);
  if (userFile === null || (!isNamed && stampOf(userFile) === null)) return { given: [], problems: [] };
  if (isAbsolute(userFile)) return readFile(userFile, 'user file');
  const problem = `the environment variable ${fileVariable}: expected an absolute path; received ${excerpt(userFile)}`;
  return { given: [], problems: [problem] };
}

function readFile(file: string, source: 'project file' | 'user file'): Read {
  const read = readConfigurationText(file);
  if ('problem' in read) return { given: [], problems: [`${file}: ${read.problem}`] };
  const yaml = readYamlSettings(read.text, (line): Origin => ({ source, file, line }));
  if ('given' in yaml) return { given: yaml.given, problems: [] };
  return { given: [], problems: yaml.problems.map(({ line, message }) => `${file}, line ${line}: ${message}`) };
}

function readVariables(variables: ConfigurationSources['variables']): GivenSetting[] {
  return variables
    .filter(([name]) => name !== fileVariable)
    .map(([variable, text]) => ({
      key: variable.slice(variablePrefix.length).toLowerCase(),
      values: [typedValue(text.trim()), text],
      written: text,
      origin: { source: 'environment', variable },
    }));
}

/** The value of a variable's text, typed as in a YAML file. */
function typedValue(text: string): unknown {
  if (/^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  if (/^null$/i.test(text)) return null;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : text;
}

function refusal(problems: string[]): WorkflowError {
  return new WorkflowError(
    `The configuration is not valid\n${firstOf(problems)
      .map((line) => `  ${line}`)
      .join('\n')}`,
    {
      fix: 'Fix or remove what is named here; templates/configuration.yaml of the plugin explains every key.',
      exitCode: exitCodes.invalidState,
    },
  );
}
